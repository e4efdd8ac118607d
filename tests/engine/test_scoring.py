from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from maumau.engine.cards import NAMES, CardError
from maumau.engine.rules.ruleset import RuleSet
from maumau.engine.scoring import card_points, deal_points, rounded
from maumau.rulesets import load_rules, shipped
from tests.engine import scoring_oracle as oracle

RULES = {name: load_rules(name) for name in shipped()}

# The sum of all cards of a deal with so many players, added up by hand from the value tables:
# a suit 2…A is 44+10+20+10+10+10 in S0; S1 has 7 8 9 at 10, S2 the 7, both the small two; S3 85.
ALL_CARDS = [
    ("mau-king-table", 2, 2 * 4 * 104),
    ("jokers-505", 2, 2 * (4 * 108 + 2 + 2 + 2 + 10) + 4 * 20),
    ("serbian-501", 4, 4 * 105 + 10 + 10 + 2 + 2),
    ("serbian-501", 5, 2 * (4 * 105 + 10 + 10 + 2 + 2)),
    ("skat-32-points", 3, 4 * 85),
]


@st.composite
def finished_deals(draw: st.DrawFn) -> tuple[str, int, list[list[str]], int]:
    """A rule set, the winner's seat, what the seats hold, and the jacks of the winning move."""
    name = draw(st.sampled_from(shipped()))
    rules = RULES[name]
    seats = draw(st.integers(rules.min_players, rules.max_players))
    pack = draw(st.permutations([NAMES[kind] for kind in rules.full_pack(seats)]))
    winner = draw(st.integers(0, seats - 1))
    most = 8 if rules.several_wilds else 0 if name.startswith("skat") else 1
    wilds = draw(st.integers(0, most))
    left: list[list[str]] = [[] for _ in range(seats)]
    for card in pack[: draw(st.integers(0, len(pack)))]:
        seat = draw(st.integers(0, seats - 1))
        if seat != winner:
            left[seat].append(card)
    return name, winner, left, wilds


@given(finished_deals())
def test_points_are_those_of_the_rule_book(deal: tuple[str, int, list[list[str]], int]) -> None:
    name, winner, left, wilds = deal
    assert deal_points(RULES[name], winner, left, wilds) == oracle.points(name, winner, left, wilds)


@given(finished_deals())
def test_winner_never_writes_more_than_a_loser(deal: tuple[str, int, list[list[str]], int]) -> None:
    name, winner, left, wilds = deal
    points = deal_points(RULES[name], winner, left, wilds)
    if RULES[name].scoring == "victories":
        assert max(points) == points[winner]
    else:
        assert min(points) == points[winner]


@pytest.mark.parametrize(("name", "players", "total"), ALL_CARDS)
def test_a_hand_of_all_cards_is_the_worst(name: str, players: int, total: int) -> None:
    rules = RULES[name]
    pack = rules.full_pack(players)
    assert card_points(rules, pack) == total
    left: list[list[int]] = [[], pack] + [[] for _ in range(players - 2)]
    most = 2 * total if rules.wild_win_doubles else total
    assert deal_points(rules, 0, left, 1)[1] == most // 5 * 5 if rules.rounding == 5 else most


def test_the_largest_bonus_is_eight_jacks_at_once() -> None:
    assert deal_points(RULES["mau-king-table"], 0, [[], ["3C"]], 8) == [-160, 3]


@pytest.mark.parametrize("name", shipped())
def test_a_void_deal_writes_nothing(name: str) -> None:
    for nobody in (None, -1):
        assert deal_points(RULES[name], nobody, [["AS"], ["JH"], []]) == [0, 0, 0]


@pytest.mark.parametrize("name", shipped())
def test_names_and_kinds_count_the_same(name: str) -> None:
    rules = RULES[name]
    for kind in rules.full_pack(rules.max_players):
        assert card_points(rules, [kind]) == card_points(rules, [NAMES[kind]])


def test_a_player_without_cards_writes_nothing() -> None:
    assert deal_points(RULES["mau-king-table"], 0, [[], [], ["KS"]]) == [-10, 0, 10]


def test_cards_in_the_winners_hand_are_not_counted() -> None:
    assert deal_points(RULES["jokers-505"], 1, [["3C"], ["KS"]]) == [5, -40]


ROUNDED = {
    5: {0: 0, 2: 0, 3: 5, 62: 60, 63: 65, -3: -5},
    10: {4: 0, 5: 10, 14: 10, 15: 20, -15: -20, -14: -10},
    1: {17: 17},
}


@pytest.mark.parametrize("step", ROUNDED)
def test_rounding_goes_to_the_nearest_and_ties_away_from_zero(step: int) -> None:
    assert {points: rounded(points, step) for points in ROUNDED[step]} == ROUNDED[step]


@given(st.integers(-2000, 2000), st.sampled_from([1, 5, 10]))
def test_rounding_moves_by_half_a_step_at_most(points: int, step: int) -> None:
    assert rounded(points, step) % step == 0
    assert 2 * abs(rounded(points, step) - points) <= step
    assert rounded(-points, step) == -rounded(points, step)


def test_doubled_points_are_rounded_once() -> None:
    rules = RuleSet(wild_win_doubles=True, rounding=10)
    assert deal_points(rules, 0, [[], ["6C", "KH"]], 1)[1] == 30  # 32, not 2 * 20


def test_a_rule_set_without_a_bonus_for_wild_wins_gives_the_ordinary_one() -> None:
    assert deal_points(RuleSet(win_bonus=15), 0, [[], ["3C"]], 1) == [-15, 3]


@pytest.mark.parametrize("winner", [-2, 2])
def test_refuses_a_seat_that_does_not_exist(winner: int) -> None:
    with pytest.raises(ValueError, match=rf"seat {winner} .* 0‥1"):
        deal_points(RULES["skat-32"], winner, [[], ["AS"]])


def test_refuses_cards_that_are_none() -> None:
    with pytest.raises(CardError, match="1H"):
        deal_points(RULES["mau-king-table"], 0, [[], ["1H"]])
    with pytest.raises(ValueError, match="58 is no kind"):
        deal_points(RULES["mau-king-table"], 0, [[], [58]])


def test_refuses_a_negative_number_of_wild_cards() -> None:
    with pytest.raises(ValueError, match="give 0 or more"):
        deal_points(RULES["mau-king-table"], 0, [[], []], -1)
