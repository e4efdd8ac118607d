"""Playing for the match, not only for the deal."""

import random
from itertools import pairwise

import pytest

from maumau import RuleSet, load_rules
from maumau.bots import Budget, Rng, player
from maumau.bots.policy.search import BIN, BINS
from maumau.bots.stakes import POINTS as POINTS_WRITTEN, chance, race, scale, stakes_of
from maumau.engine.match import passes
from maumau.engine.rules.check import change
from tests.bots.support import at_table, known_rules, positions, seats_of

pytestmark = pytest.mark.uncounted

POINTS = load_rules("skat-32-points")
LAST_OUT = load_rules("mau-king-table")
VICTORIES = load_rules("skat-32")


def test_a_single_deal_is_for_winning() -> None:
    assert stakes_of(POINTS, (), 0) is None
    assert stakes_of(load_rules("mau-king"), (0, 0), 0) is None


@pytest.mark.parametrize("name", ["serbian-501", "skat-32-points", "mau-king-table"])
def test_where_no_card_is_worth_a_point_a_deal_is_for_winning(name: str) -> None:
    rules = load_rules(name)
    ranks = [*map(str, range(2 if rules.pack == 52 else 7, 11)), *"JQKA"]
    worthless = change(rules, {"values": dict.fromkeys([*rules.values, *ranks], 0)})
    assert stakes_of(worthless, (40, 0), 0) is None
    for deal, histories in positions(worthless, 2, 1, most=4):
        move = player("master", worthless).choose(
            deal.observation(deal.turn), histories[deal.turn], Budget(playouts=16), Rng(1, 0), (40, 0)
        )
        assert move is not None
        assert deal.why_illegal(deal.turn, move) is None


def test_jokers_alone_may_be_worth_points() -> None:
    rules = load_rules("jokers-505")
    ranks = [*map(str, range(2, 11)), *"JQKA"]
    jokers = change(rules, {"values": {**dict.fromkeys([*rules.values, *ranks], 0), "JOKER": 50}})
    assert scale(jokers) == 0
    assert stakes_of(jokers, (40, 0), 0) is None


@pytest.mark.parametrize("totals", [(0, 240), (0, 0), (299, 299), (10, 250, 3)])
def test_a_match_may_go_to_hundreds_of_victories(totals: tuple[int, ...]) -> None:
    long = change(VICTORIES, {"match_limit": 300})
    for seat, total in enumerate(totals):
        found = stakes_of(long, totals, seat)
        assert found is not None
        assert all(0 <= win <= 1 for win in found.wins)
        assert found.wins[seat] == max(found.wins)
        assert (found.wins[seat] > 0.5) == (total == max(totals))


def test_a_race_between_two_is_counted_exactly() -> None:
    assert race((1, 1), 0) == 0.5
    assert race((1, 2), 0) == 0.75
    assert race((2, 1), 0) == 0.25
    assert sum(race((3, 1, 2), seat) for seat in range(3)) == pytest.approx(1)


def test_the_last_victory_decides_the_match() -> None:
    found = stakes_of(VICTORIES, (4, 4, 0), 0)
    assert found is not None
    assert found.wins[:2] == (1.0, 0.0)
    assert 0 < found.wins[2] < 1
    assert found.loses == found.holds == ()


def test_own_points_cost_and_those_of_others_help() -> None:
    found = stakes_of(POINTS, (70, 60), 0)
    assert found is not None
    assert found.wins[0] > found.wins[1]
    for tables, at_least in ((found.loses, 0.3), (found.holds, 0.05)):
        mine, his = tables
        assert list(mine) == sorted(mine, reverse=True)
        assert list(his) == sorted(his)
        assert mine[0] - mine[-1] > at_least < his[-1] - his[0]


def test_points_beside_the_usual_ones_add_nothing_in_the_mean() -> None:
    """Who wins is worth what `wins` says, whatever losers usually write."""
    for rules, totals in ((POINTS, (40, 90)), (load_rules("serbian-501"), (490, 300)), (LAST_OUT, (280, 100, 50))):
        found = stakes_of(rules, totals, 0)
        assert found is not None
        for table in found.loses:
            usual = [table[min(BINS - 1, int(points * scale(rules) / BIN))] for points in POINTS_WRITTEN]
            assert sum(usual) / len(usual) == pytest.approx(0, abs=0.03)


def test_the_limit_is_where_points_begin_to_count() -> None:
    """With 85 of 100 points, to the limit and not past it, a loss with 14 is survived and one with 16 is not."""
    found = stakes_of(POINTS, (85, 40), 0)
    assert found is not None
    mine = found.loses[0]
    steps = [before - after for before, after in pairwise(mine)]
    assert steps.index(max(steps)) == 15 // BIN
    assert mine[-1] == mine[16 // BIN]


def test_a_match_between_equals_is_estimated_as_it_goes() -> None:
    """Against 2,000 walks to the limit with the deals of `POINTS`."""
    rng = random.Random(1)
    for rules, totals in ((POINTS, (80, 60)), (POINTS, (20, 0)), (load_rules("serbian-501"), (480, 430))):
        won = sum(walked(rules, totals, rng) for _ in range(2000)) / 2000
        assert chance(rules, totals, 0) == pytest.approx(won, abs=0.08)


def walked(rules: RuleSet, totals: tuple[int, ...], rng: random.Random) -> bool:
    """Whether the first of two equal players wins a match; after 200 deals whoever is ahead."""
    now = [float(total) for total in totals]
    for _ in range(200):
        if any(passes(rules, round(total)) for total in now):
            break
        winner = rng.randrange(2)
        now[winner] -= rules.win_bonus
        now[1 - winner] += rng.choice(POINTS_WRITTEN) * scale(rules)
    return now[0] < now[1]


def test_who_is_over_the_limit_has_lost_or_is_out() -> None:
    assert chance(POINTS, (101, 50), 0) == 0
    assert chance(POINTS, (101, 50), 1) == 1
    assert chance(POINTS, (101, 50, 50), 1) == 0.5
    assert chance(LAST_OUT, (301, 100, 100), 0) == 0
    assert chance(LAST_OUT, (301, 301, 100), 2) == 1


def test_chances_of_all_make_one() -> None:
    for rules, totals in ((POINTS, (20, 40, 60)), (LAST_OUT, (0, 100, 250)), (VICTORIES, (1, 3, 2))):
        assert sum(chance(rules, totals, seat) for seat in range(3)) == pytest.approx(1)


def test_a_limit_far_away_is_no_race() -> None:
    far = VICTORIES.changed(match_limit=5000)
    assert 0.5 < chance(far, (40, 0), 0) < 1


def test_high_cards_go_first_where_they_would_end_the_match() -> None:
    """One card from the end of the others' patience: with 95 of 100 points, twenty in the hand lose the match."""
    deal = at_table(POINTS, [["9H", "AH", "TD"], ["8C", "KS"], ["7C", "QS"]], top="KH")
    master = player("master", POINTS)
    chosen = master.choose(deal.observation(0), (), Budget(playouts=3000), Rng(1, 0), (88, 60, 60))
    assert chosen is not None
    assert chosen.cards == ("AH",)


def test_totals_never_make_a_move_illegal() -> None:
    for rules in known_rules():
        seats = seats_of(rules, 3)
        for deal, histories in positions(rules, seats, 2, most=15):
            move = player("hard", rules).choose(
                deal.observation(deal.turn), histories[deal.turn], Budget(playouts=24), Rng(1, 1), (90, 3, 40)[:seats]
            )
            assert move is not None
            assert deal.why_illegal(deal.turn, move) is None
