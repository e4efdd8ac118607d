"""Scores, matches and ratings, clause by clause: one test per clause of the rule book, named by it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from maumau.engine.elo import EloRules, rate
from maumau.engine.match import Match
from maumau.engine.rules.ruleset import RuleSet
from maumau.engine.scoring import deal_points
from maumau.rulesets import load_rules

APP = load_rules("mau-king")
TABLE = load_rules("mau-king-table")
JOKERS = load_rules("jokers-505")
SERBIAN = load_rules("serbian-501")
SKAT = load_rules("skat-32")
SKAT_POINTS = load_rules("skat-32-points")


@dataclass(frozen=True)
class Result:
    winner: int | None
    left: Sequence[Sequence[str]]
    wild_count: int = 0


def loser(rules: RuleSet, cards: str, wilds: int = 0) -> int:
    """What a loser writes with these cards left."""
    return deal_points(rules, 0, [[], cards.split()], wilds)[1]


def winner(rules: RuleSet, wilds: int = 0) -> int:
    """What the winner writes."""
    return deal_points(rules, 0, [[], ["KS"]], wilds)[0]


def begin(rules: RuleSet, dealer: str = "", **totals: int) -> Match:
    return Match.new(rules, list(totals), dealer=dealer or next(iter(totals)), totals=totals)


def write(match: Match, winner: str, **points: int) -> Match:
    return match.record_points({name: points.get(name, 0) for name in match.seating()}, winner=winner)


# ------------------------------------------------------------------ S0: Mau King


def test_s0_110_301_or_501_may_be_agreed() -> None:
    assert TABLE.match_limit == 301
    longer = TABLE.changed(match_limit=501)
    assert write(begin(longer, A=0, B=480, C=0), "A", A=-10, B=20).out == ()
    assert write(begin(longer, A=0, B=480, C=0), "A", A=-10, B=21).out == ("B",)


def test_s0_111_the_winner_gets_minus_the_losers_plus() -> None:
    assert deal_points(TABLE, 1, [["3C"], [], ["KH"]]) == [3, -10, 10]


def test_s0_112_who_reaches_the_number_drops_out() -> None:
    assert write(begin(TABLE, A=0, B=299, C=0), "A", A=-10, B=2).out == ("B",)
    assert write(begin(TABLE, A=0, B=299, C=0), "A", A=-10, B=1).out == ()


def test_s0_113_the_last_one_left_is_the_final_winner() -> None:
    match = write(begin(TABLE, A=0, B=290, C=0), "A", A=-10, B=20)
    assert (match.over, match.active) == (False, ("A", "C"))
    match = write(match, "C", A=400, C=-10)
    assert (match.over, match.winner) == (True, "C")


@pytest.mark.parametrize(("wilds", "points"), [(0, -10), (1, -20), (2, -40), (3, -60)])
def test_s0_115_to_118_the_winners_list(wilds: int, points: int) -> None:
    assert winner(TABLE, wilds) == points


@pytest.mark.parametrize(("wilds", "points"), [(4, -80), (5, -100), (8, -160)])
def test_a_052_twenty_for_every_jack_up_to_eight(wilds: int, points: int) -> None:
    assert winner(TABLE, wilds) == points


def test_s0_119_the_cards_left_are_summed() -> None:
    assert loser(TABLE, "AH 2C 3D JS KC") == 10 + 2 + 3 + 20 + 10


def test_s0_120_to_123_and_a_169_card_values() -> None:
    assert [loser(TABLE, f"{rank}C") for rank in "A23456789TJQK"] == [10, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 10, 10]


def test_s0_127_the_app_counts_no_cards() -> None:
    assert deal_points(APP, 0, [[], ["JS", "AS"], ["3C"]], 1) == [0, 0, 0]


def test_a_170_to_be_over_the_limit_is_an_option() -> None:
    over = TABLE.changed(limit_reached=False)
    assert write(begin(over, A=0, B=299, C=0), "A", A=-10, B=2).out == ()
    assert write(begin(over, A=0, B=299, C=0), "A", A=-10, B=3).out == ("B",)


def test_a_171_all_who_crossed_fall_together_and_the_winner_stays() -> None:
    match = write(begin(TABLE, A=300, B=290, C=280, D=300), "A", A=-10, B=11, C=40, D=1)
    assert match.out == ("B", "C", "D")
    assert (match.over, match.winner) == (True, "A")
    assert match.places() == {"A": 1, "B": 2, "D": 2, "C": 4}


def test_a_172_eliminated_players_neither_deal_nor_count_as_neighbours() -> None:
    match = write(begin(TABLE, "C", A=0, B=300, C=0), "A", A=-10, B=5, C=8)
    assert match.dealer == "A"  # counter-clockwise from C sits B, who is out
    assert match.seating() == ("C", "A")


@pytest.mark.parametrize("rules", [TABLE, JOKERS, SERBIAN], ids=lambda rules: rules.id)
def test_a_173_totals_have_no_floor(rules: RuleSet) -> None:
    match = begin(rules, A=-490, B=0, C=0)
    for _ in range(4):
        match = write(match, "A", A=-160)
    assert match.totals["A"] == -1130
    assert not match.over


# ------------------------------------------------------------------ S1: jokers


def test_s1_44_and_56_a_win_with_a_jack_is_written_80() -> None:
    assert (winner(JOKERS), winner(JOKERS, 1)) == (-40, -80)


def test_s1_48_the_lowest_total_wins_when_somebody_has_505() -> None:
    match = write(begin(JOKERS, A=0, B=100, C=470), "B", A=30, B=-40, C=30)
    assert not match.over
    match = write(match, "B", A=10, B=-40, C=5)
    assert match.totals["C"] == 505
    assert (match.over, match.winner) == (True, "B")


def test_s1_49_to_52_card_values() -> None:
    values = {"AC": 10, "2C": 10, "7D": 10, "8H": 10, "9S": 10, "QC": 10, "JC": 20, "JOKER": 20, "KD": 10, "TD": 10}
    plain = {"2D": 0, "2H": 0, "3C": 5, "4C": 5, "5S": 5, "6C": 5}  # a single card, rounded
    for card, points in (values | plain).items():
        assert loser(JOKERS, card) == points
    assert loser(JOKERS, "2D 2H 2S 4C") == 10
    assert loser(JOKERS, "6C 6D 3H") == 15


@pytest.mark.parametrize(("cards", "written"), [("JS JD KC TC 5C 2H", 65), ("JS JD KC TC 5C 3H", 70)])
def test_s1_53_67_is_written_65_and_68_is_written_70(cards: str, written: int) -> None:
    assert loser(JOKERS, cards) == written


def test_s1_57_from_495_a_jack_leads_to_415() -> None:
    assert write(begin(JOKERS, A=495, B=0), "A", A=winner(JOKERS, 1)).totals["A"] == 415
    assert write(begin(JOKERS, A=495, B=0), "A", A=winner(JOKERS)).totals["A"] == 455


def test_s1_58_the_rejected_scale_is_a_change_of_two_options() -> None:
    small = JOKERS.changed(win_bonus=10, wild_win_bonus=20)
    assert (winner(small), winner(small, 1)) == (-10, -20)


def test_a_136_without_reversing_nines_a_nine_counts_nine() -> None:
    effects = {pattern: effect for pattern, effect in JOKERS.effects.items() if pattern != "9"}
    assert loser(JOKERS.changed(effects=effects), "9C 6D") == 15
    assert loser(JOKERS, "9C 6D") == 15  # 16, rounded
    assert loser(JOKERS.changed(effects=effects), "9C 9D") == 20  # 18, rounded
    assert loser(JOKERS.changed(effects=effects, rounding=1), "9C 9D") == 18


def test_a_174_every_deal_is_rounded_before_adding() -> None:
    match = begin(JOKERS, "B", A=0, B=0)
    for _ in range(2):
        seats = match.seating()
        left = [["3C", "4C"] if name == "B" else [] for name in seats]
        match = match.record(Result(seats.index("A"), left))
    assert match.totals["B"] == 10  # 7 is written 5, twice; 14 would be 15


def test_a_175_losers_do_not_double() -> None:
    assert loser(JOKERS, "KC JS", wilds=1) == loser(JOKERS, "KC JS") == 30


# ------------------------------------------------------------------ S2: to 501


def test_s2_26_and_a_055_after_a_jack_everything_is_doubled() -> None:
    assert deal_points(SERBIAN, 0, [[], ["8S", "2D"], ["9C", "2S"]], 1) == [-80, 36, 22]


def test_s2_49_501_is_not_yet_over_501() -> None:
    assert not write(begin(SERBIAN, A=0, B=490, C=3), "A", A=-40, B=11).over
    match = write(begin(SERBIAN, A=0, B=490, C=3), "A", A=-40, B=12)
    assert (match.over, match.winner) == (True, "A")


def test_s2_50_to_53_and_a_178_card_values() -> None:
    assert [loser(SERBIAN, f"{rank}H") for rank in "A23456789TJQK"] == [10, 2, 3, 4, 5, 6, 10, 8, 9, 10, 20, 10, 10]
    assert [loser(SERBIAN, card) for card in ("2C", "2D", "2H", "2S")] == [10, 10, 2, 2]


def test_a_178_the_eight_as_a_strong_card_is_an_option() -> None:
    assert loser(SERBIAN.changed(strong="A 2C 2D 7 8 J Q"), "8H") == 10


def test_s2_54_the_winner_writes_minus_40() -> None:
    assert winner(SERBIAN) == -40


def test_a_176_a_tie_for_the_lowest_is_played_off_among_all() -> None:
    match = write(begin(SERBIAN, A=10, B=50, C=500), "B", A=20, B=-20, C=10)
    assert (match.over, match.tied) == (False, True)
    assert set(match.seating()) == {"A", "B", "C"}
    assert write(match, "C", A=4, B=3, C=-40).winner == "B"


def test_a_177_beyond_the_limit_the_lowest_total_still_wins() -> None:
    match = write(begin(SERBIAN, A=490, B=500, C=495), "A", A=20, B=40, C=30)
    assert (match.over, match.winner) == (True, "A")
    assert min(match.totals.values()) > 501


# ------------------------------------------------------------------ S3: the skat pack


def test_s3_31_one_victory_point_for_the_winner() -> None:
    assert deal_points(SKAT, 2, [["JC"], ["AS"], []]) == [0, 0, 1]


def test_s3_32_five_victory_points_win_and_a_181_nobody_ties() -> None:
    match = write(begin(SKAT, A=4, B=4, C=4), "C", C=1)
    assert (match.over, match.winner) == (True, "C")


def test_s3_33_the_winner_writes_nothing_in_the_points_variant() -> None:
    assert deal_points(SKAT_POINTS, 0, [[], ["7C", "KS"]]) == [0, 17]


def test_s3_34_100_is_not_beyond_100() -> None:
    assert not write(begin(SKAT_POINTS, A=0, B=90, C=5), "A", B=10).over
    assert write(begin(SKAT_POINTS, A=0, B=90, C=5), "A", B=11).winner == "A"


def test_s3_65_the_limit_is_agreed() -> None:
    assert write(begin(SKAT_POINTS.changed(match_limit=50), A=0, B=45), "A", B=6).over


def test_a_164_the_points_variant_can_tie() -> None:
    match = write(begin(SKAT_POINTS, A=20, B=95, C=0), "C", A=0, B=20, C=20)
    assert (match.over, match.tied) == (False, True)


def test_a_179_card_values_of_the_points_variant() -> None:
    assert [loser(SKAT_POINTS, f"{rank}D") for rank in "789TJQKA"] == [7, 8, 9, 10, 20, 10, 10, 11]


def test_a_180_of_two_beyond_the_limit_both_have_lost() -> None:
    match = write(begin(SKAT_POINTS, A=95, B=88, C=70), "C", A=7, B=18)
    assert match.winner == "C"
    assert match.places() == {"C": 1, "A": 2, "B": 3}


# ------------------------------------------------------------------ who deals


@pytest.mark.parametrize(("rules", "starter"), [(TABLE, "C"), (JOKERS, "C"), (SERBIAN, "B"), (SKAT, "B")])
def test_s0_29_s3_26_a_009_who_starts_when_a_deals(rules: RuleSet, starter: str) -> None:
    match = begin(rules, "A", A=0, B=0, C=0)  # clockwise: B sits on A's left, C on his right
    assert match.seating()[0] == starter


@pytest.mark.parametrize("rules", [TABLE, JOKERS, SERBIAN, SKAT], ids=lambda rules: rules.id)
def test_a_002_s3_15_the_starter_of_this_deal_deals_next(rules: RuleSet) -> None:
    match = begin(rules, "A", A=0, B=0, C=0)
    starter = match.seating()[0]
    assert write(match, "B").dealer == starter


def test_a_034_after_a_void_deal_the_same_dealer_deals() -> None:
    match = begin(TABLE, "B", A=12, B=0, C=0)
    again = match.record(Result(None, [["3C"], [], []]))
    assert (again.dealer, again.seating(), again.totals) == ("B", match.seating(), match.totals)


def test_a_135_every_deal_begins_in_the_starting_direction() -> None:
    match = begin(TABLE, "A", A=0, B=0, C=0, D=0)
    for _ in range(4):
        dealer, seating = match.dealer, match.seating()
        assert "".join(seating) in "DCBADCBA"  # counter-clockwise
        assert seating[-1] == dealer
        match = write(match, "C")


def test_a_001_s3_16_the_highest_card_deals_first_and_equal_ones_draw_again() -> None:
    class Orders:
        def order(self, number: int, count: int) -> list[int]:
            first = [[0, 15, 7], [14, 4]][number]  # 7C AD AC, then for B and C KD JC
            return first + [card for card in range(count) if card not in first]

    match = Match.new(SKAT, ["A", "B", "C"], chance=Orders())
    assert match.dealer == "B"
    assert match.drawings == ((("A", "7C"), ("B", "AD"), ("C", "AC")), (("B", "KD"), ("C", "JC")))


# ------------------------------------------------------------------ ratings


def test_a_182_every_deal_of_the_app_is_a_match() -> None:
    match = Match.new(APP, ["A", "B", "C"], dealer="A").record(Result(1, [["KS"], [], ["3C"]]))
    assert (match.over, match.winner, set(match.totals.values())) == (True, "B", {0})


def test_s0_129_and_130_strong_opponents_cost_less_and_bring_more() -> None:
    strong = rate({"A": (1500, 30), "B": (1900, 30)}, "B")
    weak = rate({"A": (1500, 30), "B": (1200, 30)}, "B")
    assert 1500 - strong["A"] < 1500 - weak["A"]
    strong = rate({"A": (1500, 30), "B": (1900, 30)}, "A")
    weak = rate({"A": (1500, 30), "B": (1200, 30)}, "A")
    assert strong["A"] > weak["A"]


def test_s0_131_132_and_a_185_the_jump_factor_holds_for_20_deals() -> None:
    gains = [rate({"A": (1500, games), "B": (1500, 50)}, "A")["A"] - 1500 for games in (0, 19, 20, 21)]
    assert gains == [20, 20, 10, 10]


def test_s0_133_and_134_from_2000_and_2400_ratings_move_less() -> None:
    gains = [rate({"A": (rating, 50), "B": (rating, 50)}, "A")["A"] - rating for rating in (1999, 2000, 2399, 2400)]
    assert gains == [10, 7.5, 7.5, 5]


def test_s0_139_and_a_186_twice_for_the_winner_once_for_each_loser() -> None:
    assert rate(dict.fromkeys("ABC", (1500, 50)), "A") == {"A": 1520, "B": 1490, "C": 1490}
    assert rate(dict.fromkeys("ABCD", (1500, 50)), "D") == {"A": 1490, "B": 1490, "C": 1490, "D": 1530}


def test_a_183_the_constants_can_be_changed() -> None:
    slow = EloRules(k=8, label="a club of ours")
    assert rate({"A": (1500, 50), "B": (1500, 50)}, "A", slow) == {"A": 1504, "B": 1496}


def test_a_184_the_jump_factor_goes_before_the_tiers() -> None:
    assert rate({"A": (2500, 19), "B": (2500, 50)}, "A") == {"A": 2520, "B": 2495}


def test_a_184_tiers_do_not_stick() -> None:
    assert EloRules().k_factor(2399.5, 1000) == 15


def test_a_187_the_sum_may_change() -> None:
    assert sum(rate({"A": (1500, 5), "B": (1500, 50)}, "A").values()) == 3010


def test_a_188_losing_is_slowed_too() -> None:
    assert rate({"A": (2450, 50), "B": (2450, 50)}, "B")["A"] == 2445


def test_a_189_ratings_start_at_1500_and_keep_their_fractions() -> None:
    assert EloRules().start == 1500
    assert rate({"A": (1500, 50), "B": (1510, 50)}, "A")["A"] % 1 != 0
