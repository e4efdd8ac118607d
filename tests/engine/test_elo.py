from __future__ import annotations

import math

import pytest
from hypothesis import given, strategies as st

from maumau.engine.elo import MAU_KING, EloRules, expected, rate

LEVEL = EloRules(k_new=20, k_senior=20, k_master=20, label="one factor for all")
RATING = st.floats(-500, 4000)
PLAYERS = st.dictionaries(
    st.text("ABCDEFGH", min_size=1, max_size=2), st.tuples(RATING, st.integers(0, 500)), min_size=2
)


def by_hand(own: float, other: float) -> float:
    """The expected score, in the other common form: a share of two strengths."""
    strength, against = math.pow(10, own / 400), math.pow(10, other / 400)
    return strength / (strength + against)


@given(RATING, RATING)
def test_the_expected_score_is_the_share_of_strengths(own: float, other: float) -> None:
    assert expected(own, other) == pytest.approx(by_hand(own, other))
    assert expected(own, other) + expected(other, own) == pytest.approx(1)


@pytest.mark.parametrize(("ahead", "chance"), [(0, 0.5), (400, 10 / 11), (-400, 1 / 11), (800, 100 / 101)])
def test_four_hundred_points_are_ten_to_one(ahead: int, chance: float) -> None:
    assert expected(1500 + ahead, 1500) == pytest.approx(chance)


def test_ratings_worlds_apart_give_a_sure_result() -> None:
    assert expected(1e9, 0) == pytest.approx(1)
    assert expected(0, 1e9) == pytest.approx(0)


@pytest.mark.parametrize(
    ("rating", "games", "factor"),
    [
        (1500, 0, 40),
        (1500, 19, 40),
        (1500, 20, 20),
        (1999.9, 20, 20),
        (2000, 20, 15),
        (2399.9, 99, 15),
        (2400, 99, 10),
        (2900, 20, 10),
        (2500, 19, 40),
    ],
)
def test_factors_step_down_with_deals_and_rating(rating: float, games: int, factor: float) -> None:
    assert MAU_KING.k_factor(rating, games) == factor


def test_the_winner_gains_once_against_each_loser() -> None:
    players = {"A": (1500.0, 50), "B": (1700.0, 50), "C": (1400.0, 50)}
    new = rate(players, "A")
    assert new["A"] == pytest.approx(1500 + 20 * (1 - by_hand(1500, 1700)) + 20 * (1 - by_hand(1500, 1400)))
    assert new["B"] == pytest.approx(1700 - 20 * by_hand(1700, 1500))
    assert new["C"] == pytest.approx(1400 - 20 * by_hand(1400, 1500))


def test_each_player_moves_by_his_own_factor() -> None:
    new = rate({"new": (1500.0, 3), "old": (2100.0, 300)}, "new")
    assert new["new"] - 1500 == pytest.approx(40 * (1 - by_hand(1500, 2100)))
    assert 2100 - new["old"] == pytest.approx(15 * by_hand(2100, 1500))


def test_fractions_are_kept_and_there_is_no_floor() -> None:
    new = rate({"A": (3.0, 30), "B": (2.0, 30)}, "A")
    assert new["B"] < 0
    assert new["A"] != round(new["A"])


@given(PLAYERS, st.data())
def test_only_the_winner_gains(players: dict[str, tuple[float, int]], data: st.DataObject) -> None:
    winner = data.draw(st.sampled_from(sorted(players)))
    new = rate(players, winner)
    assert set(new) == set(players)
    for player, (rating, _) in players.items():
        assert new[player] >= rating if player == winner else new[player] <= rating


@given(PLAYERS, st.data())
def test_the_sum_is_kept_when_all_factors_are_equal(players: dict[str, tuple[float, int]], data: st.DataObject) -> None:
    winner = data.draw(st.sampled_from(sorted(players)))
    before = math.fsum(rating for rating, _ in players.values())
    assert math.fsum(rate(players, winner, LEVEL).values()) == pytest.approx(before, abs=1e-6)


def test_the_sum_is_not_kept_when_factors_differ() -> None:
    assert sum(rate({"new": (1500.0, 0), "old": (1500.0, 90)}, "new").values()) == pytest.approx(3010)


@given(PLAYERS, st.data())
def test_the_order_of_the_players_changes_no_bit(players: dict[str, tuple[float, int]], data: st.DataObject) -> None:
    winner = data.draw(st.sampled_from(sorted(players)))
    shuffled = dict(data.draw(st.permutations(list(players.items()))))
    assert rate(shuffled, winner) == rate(players, winner)


def test_at_true_ratings_nobody_drifts() -> None:
    # Winners drawn in proportion to 10^(R/400): the expected change is 0 for everybody.
    players = {"A": (1400.0, 90), "B": (1500.0, 90), "C": (1650.0, 90)}
    strength = {player: math.pow(10, rating / 400) for player, (rating, _) in players.items()}
    total = sum(strength.values())
    for player, (rating, _) in players.items():
        drift = sum(strength[winner] / total * (rate(players, winner)[player] - rating) for winner in players)
        assert drift == pytest.approx(0, abs=1e-9)


def test_impossible_ratings_are_refused() -> None:
    with pytest.raises(ValueError, match="two players or more, not 1"):
        rate({"A": (1500.0, 0)}, "A")
    with pytest.raises(ValueError, match="'C' did not take part: the players are A, B"):
        rate({"A": (1500.0, 0), "B": (1500.0, 0)}, "C")
    with pytest.raises(ValueError, match="'B' cannot have played -1 deals"):
        rate({"A": (1500.0, 0), "B": (1500.0, -1)}, "A")
    with pytest.raises(ValueError, match="'A' cannot have the rating nan"):
        rate({"A": (math.nan, 0), "B": (1500.0, 1)}, "A")
