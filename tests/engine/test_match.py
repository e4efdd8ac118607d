from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import pytest
from hypothesis import given, strategies as st

from maumau.engine.chance import Seeded
from maumau.engine.deal import Deal, DealResult
from maumau.engine.match import DealRecord, Match, MatchError
from maumau.engine.rules.ruleset import RuleSet
from maumau.engine.seating import first_dealer, next_dealer, order_of_play
from maumau.rulesets import load_rules, shipped

TABLE = load_rules("mau-king-table")
JOKERS = load_rules("jokers-505")
SERBIAN = load_rules("serbian-501")
SKAT = load_rules("skat-32")
POINTS = load_rules("skat-32-points")
APP = load_rules("mau-king")


@dataclass(frozen=True)
class Result:
    """What a match needs of a deal."""

    winner: int | None
    left: Sequence[Sequence[str]]
    wild_count: int = 0


@dataclass
class Orders:
    """Chance that answers with prepared orders, first the cards that matter, and notes what was asked."""

    firsts: list[list[int]]
    asked: list[tuple[int, int]] = field(default_factory=list)

    def order(self, number: int, count: int) -> list[int]:
        self.asked.append((number, count))
        first = self.firsts[number]
        return first + [thing for thing in range(count) if thing not in first]


def begin(rules: RuleSet, players: str, dealer: str = "", **totals: int) -> Match:
    return Match.new(rules, list(players), dealer=dealer or players[0], totals=totals)


def write(match: Match, winner: str, **points: int) -> Match:
    """The match after a deal with these points; who is not named wrote 0."""
    return match.record_points({name: points.get(name, 0) for name in match.seating()}, winner=winner)


# ------------------------------------------------------------------ seats and dealer


@pytest.mark.parametrize(
    ("starter", "direction", "order"),
    [
        ("left", "clockwise", "CDAB"),
        ("right", "counterclockwise", "ADCB"),
        ("left", "counterclockwise", "CBAD"),
        ("right", "clockwise", "ABCD"),
    ],
)
def test_seats_follow_the_starting_direction_from_the_dealers_neighbour(
    starter: str, direction: str, order: str
) -> None:
    rules = RuleSet().changed(starter=starter, direction=direction)
    assert "".join(order_of_play(rules, "ABCD", "B")) == order


@pytest.mark.parametrize("name", shipped())
def test_in_shipped_rule_sets_the_dealer_has_the_last_seat(name: str) -> None:
    match = Match.new(load_rules(name), ["N", "E", "S", "W"], dealer="E")
    assert match.seating()[-1] == "E"
    assert match.dealer_seat == 3


def test_with_two_players_the_other_one_starts() -> None:
    assert begin(TABLE, "AB", "A").seating() == ("B", "A")
    assert begin(POINTS, "AB", "A").seating() == ("B", "A")


def test_next_dealer_passes_over_those_who_are_out() -> None:
    assert next_dealer(SKAT, "ABCDE", "A", "BC") == "D"
    assert next_dealer(TABLE, "ABCDE", "A", "ED") == "C"


def test_the_dealer_deals_again_when_nobody_else_is_left() -> None:
    assert next_dealer(SKAT, "ABC", "B", "AC") == "B"
    with pytest.raises(ValueError, match="nobody is left"):
        next_dealer(SKAT, "AB", "A", "AB")


def test_every_player_deals_in_turn() -> None:
    match = begin(SERBIAN, "ABC", "B")
    dealers = []
    for _ in range(4):
        dealers.append(match.dealer)
        match = write(match, match.seating()[0])
    assert "".join(dealers) == "BCAB"


# ------------------------------------------------------------------ the first dealer


def test_a_random_first_dealer_takes_one_order_of_the_players() -> None:
    chance = Orders([[2]])
    match = Match.new(TABLE, ["A", "B", "C"], chance=chance)
    assert (match.dealer, match.drawings, chance.asked) == ("C", (), [(0, 3)])


def test_the_highest_card_deals_and_the_cards_are_kept() -> None:
    # The skat pack in order: clubs 7 … A are 0 … 7, so 6 is the king and 7 the ace of clubs.
    chance = Orders([[6, 0, 7]])
    match = Match.new(SKAT, ["A", "B", "C"], chance=chance)
    assert match.dealer == "C"
    assert match.drawings == ((("A", "KC"), ("B", "7C"), ("C", "AC")),)
    assert chance.asked == [(0, 32)]


def test_equal_highest_cards_are_drawn_again_among_themselves() -> None:
    chance = Orders([[7, 0, 15], [1, 9], [6, 7]])
    dealer, drawings = first_dealer(SKAT, "ABC", chance)
    assert dealer == "C"
    assert drawings == (
        (("A", "AC"), ("B", "7C"), ("C", "AD")),
        (("A", "8C"), ("C", "8D")),
        (("A", "KC"), ("C", "AC")),
    )


def test_a_match_begins_with_a_dealer_or_with_chance() -> None:
    with pytest.raises(MatchError, match="who deals first"):
        Match.new(TABLE, ["A", "B"])


@given(st.data())
def test_the_highest_card_is_unique_in_the_last_drawing(data: st.DataObject) -> None:
    players = "ABCDE"[: data.draw(st.integers(2, 5))]

    class Drawn:
        def order(self, number: int, count: int) -> list[int]:
            if number > 3:  # a generator of ties only would never end
                return list(range(count))
            return data.draw(st.permutations(range(count)))

    dealer, drawings = first_dealer(SKAT, players, Drawn())
    ranks = {player: "789TJQKA".index(card[0]) for player, card in drawings[-1]}
    assert [player for player, rank in ranks.items() if rank == max(ranks.values())] == [dealer]
    assert [player for player, _ in drawings[0]] == list(players)


# ------------------------------------------------------------------ recording


def test_a_result_is_scored_by_the_rule_set_and_written_by_seat() -> None:
    match = begin(TABLE, "ABC", "A").record(Result(0, [[], ["KD", "2C"], ["JS"]], 1))
    assert match.log == (DealRecord("A", ("C", "B", "A"), "C", (-20, 12, 20)),)
    assert dict(match.totals) == {"A": 20, "B": 12, "C": -20}
    assert (match.deals_played, match.over, match.winner) == (1, False, None)


def test_a_void_deal_is_dealt_again_by_the_same_dealer() -> None:
    match = begin(JOKERS, "ABC", "B").record(Result(None, [["3C"], ["4C"], []]))
    assert match == begin(JOKERS, "ABC", "B").record(Result(-1, [["3C"], ["4C"], []]))
    assert (match.dealer, match.deals_played, len(match.log)) == ("B", 0, 1)
    assert set(match.totals.values()) == {0}
    assert match.log[0].by_player() == {"A": 0, "B": 0, "C": 0}


def test_recording_leaves_the_match_before_as_it_was() -> None:
    before = begin(JOKERS, "AB")
    after = write(before, "A", A=-40, B=10)
    assert before == begin(JOKERS, "AB")
    assert after != before


def test_totals_cannot_be_changed_from_outside() -> None:
    with pytest.raises(TypeError):
        begin(JOKERS, "AB").totals["A"] = 5  # type: ignore[index]


# ------------------------------------------------------------------ elimination


def test_two_fall_in_one_deal_and_the_lower_total_is_placed_before() -> None:
    match = write(begin(TABLE, "ABCD", "A", A=290, B=295), "C", A=30, B=11, C=-10, D=5)
    assert match.out == ("A", "B")
    assert match.active == ("C", "D")
    assert match.places() == {"C": 1, "D": 2, "B": 3, "A": 4}


def test_equal_totals_of_one_deal_share_the_place() -> None:
    match = write(begin(TABLE, "ABCD", "A", A=290, B=291), "C", A=21, B=20, C=-10, D=5)
    assert match.places() == {"C": 1, "D": 2, "A": 3, "B": 3}


def test_who_falls_later_is_placed_before_whatever_the_totals() -> None:
    match = write(begin(TABLE, "ABC", "A", A=300, B=10), "C", A=1, C=-10)
    match = write(match, "C", B=500, C=-10)
    assert dict(match.totals) == {"A": 301, "B": 510, "C": -20}
    assert match.places() == {"C": 1, "B": 2, "A": 3}
    assert (match.over, match.winner) == (True, "C")


def test_all_but_the_winner_of_the_deal_can_fall_together() -> None:
    match = write(begin(TABLE, "ABC", "A", A=300, B=300, C=300), "B", A=5, B=-10, C=4)
    assert (match.over, match.winner) == (True, "B")
    assert match.places() == {"B": 1, "C": 2, "A": 3}


def test_the_dealer_who_falls_is_followed_by_the_next_who_stays() -> None:
    match = write(begin(TABLE, "ABCD", "A", A=300, D=300), "B", A=5, B=-10, C=1, D=5)
    assert match.dealer == "C"
    assert match.seating() == ("B", "C")


def test_a_limit_to_be_passed_spares_those_who_reach_it() -> None:
    rules = TABLE.changed(limit_reached=False)
    match = write(begin(rules, "ABC", "A", A=300, B=300), "C", A=1, B=2, C=-10)
    assert match.out == ("B",)


def test_totals_at_the_limit_are_out_from_the_start() -> None:
    match = begin(TABLE, "ABC", "B", A=301)
    assert match.out == ("A",)
    assert match.seating() == ("C", "B")
    with pytest.raises(MatchError, match="A cannot deal: a total of 301 is out"):
        begin(TABLE, "ABC", "A", A=301)


# ------------------------------------------------------------------ lowest total


def test_a_tie_for_the_lowest_total_is_played_off_by_all() -> None:
    match = write(begin(SERBIAN, "ABC", "A", A=500, B=50, C=80), "C", A=5, B=0, C=-30)
    assert (match.tied, match.over, match.winner) == (True, False, None)
    assert match.seating() == ("C", "A", "B")
    match = write(match, "A", A=-40, B=3, C=3)
    assert (match.tied, match.over) == (True, False)
    match = write(match, "A", A=-40, B=3, C=4)
    assert (match.tied, match.over, match.winner) == (False, True, "B")


def test_the_play_off_decides_even_when_nobody_is_beyond_the_limit_any_more() -> None:
    match = write(begin(SERBIAN, "AB", "A", A=502, B=502), "A", A=0, B=0)
    match = write(match, "A", A=-40, B=-20)
    assert dict(match.totals) == {"A": 462, "B": 482}
    assert (match.over, match.winner) == (True, "A")


def test_a_tie_for_the_lowest_total_without_the_limit_is_no_end() -> None:
    assert not write(begin(JOKERS, "AB"), "A", A=0, B=0).over


def test_places_after_points_share_equal_totals() -> None:
    match = write(begin(JOKERS, "ABCD", "A", A=500), "B", A=10, B=-40, C=20, D=20)
    assert match.places() == {"B": 1, "C": 2, "D": 2, "A": 4}


# ------------------------------------------------------------------ victories and single deals


def test_the_first_with_five_victory_points_wins() -> None:
    match = begin(SKAT, "ABC")
    for winner in "ABABABA":
        match = match.record(Result(match.seating().index(winner), [["7C"], ["8C"], ["9C"]]))
    assert (match.over, dict(match.totals)) == (False, {"A": 4, "B": 3, "C": 0})
    match = match.record(Result(match.seating().index("A"), [[], ["8C"], ["9C"]]))
    assert (match.over, match.winner) == (True, "A")
    assert match.places() == {"A": 1, "B": 2, "C": 3}


def test_a_rule_set_of_single_deals_ends_with_the_first_that_counts() -> None:
    match = begin(APP, "ABC", "A").record(Result(None, [[], [], []]))
    assert not match.over
    match = match.record(Result(1, [["KS"], [], ["3C"]]))
    assert (match.over, match.winner) == (True, "B")
    assert match.places() == {"B": 1, "A": 2, "C": 2}


# ------------------------------------------------------------------ stopping, and what is refused


def test_an_agreed_end_places_by_the_totals() -> None:
    match = write(begin(JOKERS, "ABC"), "A", A=-40, B=20, C=10).ended_early()
    assert (match.over, match.winner, match.places()) == (True, "A", {"A": 1, "C": 2, "B": 3})


def test_an_agreed_end_with_a_tie_has_no_winner() -> None:
    match = begin(JOKERS, "ABC").ended_early()
    assert (match.over, match.winner, match.places()) == (True, None, {"A": 1, "B": 1, "C": 1})


def test_an_agreed_end_counts_those_who_fell_last() -> None:
    match = write(begin(TABLE, "ABC", "A", A=300), "B", A=1, B=-10, C=30).ended_early()
    assert match.places() == {"B": 1, "C": 2, "A": 3}


def test_nothing_can_be_played_after_the_end() -> None:
    over = begin(JOKERS, "AB").ended_early()
    with pytest.raises(MatchError, match="the match is over"):
        over.record(Result(0, [[], []]))
    with pytest.raises(MatchError, match="the match is over"):
        over.record_points({"A": 0, "B": 0}, winner="A")
    with pytest.raises(MatchError, match="over already"):
        over.ended_early()
    with pytest.raises(MatchError, match="the match is over"):
        over.seating()


@pytest.mark.parametrize(
    ("players", "message"),
    [
        (["A"], "1 players: Serbian, to 501 is for 2 to 8"),
        (list("ABCDEFGHI"), "9 players"),
        (["A", "B", "A"], "A sits at the table twice"),
    ],
)
def test_players_must_be_different_and_as_many_as_may_play(players: list[str], message: str) -> None:
    with pytest.raises(MatchError, match=message):
        Match.new(SERBIAN, players, dealer="A")


def test_unknown_names_are_refused() -> None:
    match = begin(JOKERS, "ABC")
    with pytest.raises(MatchError, match="'X' does not play: the players are A, B, C"):
        begin(JOKERS, "ABC", "X")
    with pytest.raises(MatchError, match="'X' does not play"):
        begin(JOKERS, "ABC", "A", X=4)
    with pytest.raises(MatchError, match="points for A, B, but"):
        match.record_points({"A": 1, "B": 2}, winner="A")
    with pytest.raises(MatchError, match="'X' does not play"):
        match.record_points({"A": 1, "B": 2, "C": 3}, winner="X")
    with pytest.raises(MatchError, match="a result for 2 seats, but 3 play"):
        match.record(Result(0, [[], []]))


# ------------------------------------------------------------------ with real deals


def greedy(deal: Deal) -> DealResult:
    """Play a deal to its end: lay the first card that fits, else draw, else pass; always announce."""
    for _ in range(3000):
        moves = [move for move in deal.legal_moves(deal.turn) if move.kind in {"play", "draw", "pass"}]
        move = min(moves, key=lambda each: ("play", "draw", "pass").index(each.kind))
        deal, _ = deal.apply(deal.turn, move.announcing() if move.kind == "play" else move)
        result = deal.result()
        if result is not None:
            return result
    raise AssertionError("this deal does not end")


@pytest.mark.parametrize("name", shipped())
def test_a_whole_match_of_real_deals_comes_to_an_end(name: str) -> None:
    rules = load_rules(name)
    match = Match.new(rules, ["A", "B", "C"], chance=Seeded(7))
    for seed in range(300):
        if match.over:
            break
        deal = Deal.new(rules, len(match.seating()), Seeded(seed), dealer=match.dealer_seat)
        match = match.record(greedy(deal))
    assert match.over
    assert match.winner is not None
    assert match.places()[match.winner] == 1


# ------------------------------------------------------------------ properties


@st.composite
def played_matches(draw: st.DrawFn) -> list[Match]:
    """A match of a shipped rule set (short limit), deal by deal, with hands at random."""
    rules = load_rules(draw(st.sampled_from(shipped())))
    if rules.match_end != "deal":
        rules = rules.changed(match_limit=draw(st.integers(1, 90)))
    count = draw(st.integers(rules.min_players, rules.max_players))
    match = Match.new(rules, list("ABCDEFGH"[:count]), dealer="A")
    steps = [match]
    cards = st.lists(st.sampled_from(["7C", "9D", "JH", "KS", "AS", "TC"]), max_size=4)
    for _ in range(draw(st.integers(1, 25))):
        if match.over:
            break
        seats = len(match.seating())
        winner = draw(st.one_of(st.none(), st.integers(0, seats - 1)))
        left = [[] if seat == winner else draw(cards) for seat in range(seats)]
        match = match.record(Result(winner, left, draw(st.integers(0, 1))))
        steps.append(match)
    return steps


@given(played_matches())
def test_totals_are_the_sums_of_the_points(steps: list[Match]) -> None:
    match = steps[-1]
    sums = dict.fromkeys(match.players, 0)
    for record in match.log:
        for player, points in record.by_player().items():
            sums[player] += points
    assert dict(match.totals) == sums


@given(played_matches())
def test_places_are_consistent(steps: list[Match]) -> None:
    for match in steps:
        places = match.places()
        assert min(places.values()) == 1
        for place in places.values():  # before a place k stand exactly k - 1 players
            assert sum(other < place for other in places.values()) == place - 1
        if match.over:
            assert match.winner is not None
            assert [name for name, place in places.items() if place == 1] == [match.winner]
        else:
            assert match.winner is None


@given(played_matches())
def test_who_is_out_stays_out_and_does_not_write(steps: list[Match]) -> None:
    for before, after in pairwise(steps):
        assert set(before.out) <= set(after.out)
        assert not set(before.out) & set(after.log[-1].players)
        assert set(after.out) | set(after.active) == set(after.players)
        assert after.log[-1].winner not in after.out
        if not after.over:
            assert after.dealer in after.active


@given(played_matches(), st.data())
def test_names_do_not_matter(steps: list[Match], data: st.DataObject) -> None:
    match = steps[-1]
    names = data.draw(st.permutations(["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"]))
    other = dict(zip(match.players, names, strict=False))
    renamed = Match.new(match.rules, [other[name] for name in match.players], dealer=other["A"])
    for record in match.log:
        if record.winner is None:
            renamed = renamed.record(Result(None, [[] for _ in record.players]))
        else:
            points = {other[name]: value for name, value in record.by_player().items()}
            renamed = renamed.record_points(points, winner=other[record.winner])
    assert renamed.places() == {other[name]: place for name, place in match.places().items()}
    assert renamed.dealer == other[match.dealer]
