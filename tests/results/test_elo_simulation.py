"""The ratings find out who is stronger, and points come and go by the tiers alone."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from maumau.results import rated
from maumau.store import Book, Contest, Rated
from tools import elo_simulation as tool

DEALS, LAST = 3_000, 1_000


@pytest.mark.parametrize("name", ["club", "ladder"])
@pytest.mark.parametrize("seed", [1, 2])
def test_who_is_two_hundred_points_stronger_is_rated_higher(name: str, seed: int) -> None:
    out = tool.simulate(tool.POOLS[name], DEALS, LAST, seed)
    assert len(list(out.pairs())) == {"club": 48, "ladder": 135}[name]
    assert out.wrong() == []


@pytest.mark.parametrize("name", tool.POOLS)
def test_points_come_and_go_by_the_tiers_alone(name: str) -> None:
    out = tool.simulate(tool.POOLS[name], DEALS, LAST)
    assert abs(out.points) > 1
    assert out.points == pytest.approx(out.tiers, abs=1e-6)


def test_where_all_have_the_same_factor_the_sum_stands_still() -> None:
    early, late = (tool.simulate(tool.POOLS["club"], deals, 100) for deals in (600, 2_000))
    assert max(rating for curve in late.curves.values() for _, rating in curve) < 2_000
    assert early.points == pytest.approx(late.points, abs=1e-6)


def wrong_winner(contest: Contest, book: Book) -> Rated:
    """Pays the losers."""
    return rated(replace(contest, pairs=tuple((loser, winner) for winner, loser in contest.pairs)), book)


def generous(contest: Contest, book: Book) -> Rated:
    """Gives the winner a point more."""
    out = rated(contest, book)
    return replace(out, changes=tuple(replace(one, after=one.after + one.won) for one in out.changes))


@pytest.mark.parametrize("rate", [wrong_winner, generous])
def test_a_wrong_formula_would_be_seen(rate: Callable[[Contest, Book], Rated], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "rated", rate)
    out = tool.simulate(tool.POOLS["club"], 1_000, 500)
    assert abs(out.points - out.tiers) > 10
    assert bool(out.wrong()) == (rate is wrong_winner)


@pytest.mark.slow
def test_the_figures_of_the_page_are_current() -> None:
    for path, text in tool.made().items():
        assert path.read_text(encoding="utf-8") == text, "run python tools/elo_simulation.py"
