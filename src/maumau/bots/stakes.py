"""What a deal is worth in its match: the chance to win the match after each seat's win, and what card points change.

An estimate, not the rule: who is at the limit, and what then happens, the engine says (`match.passes`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, prod, sqrt
from typing import Final

from maumau.engine.match import passes
from maumau.engine.rules.ruleset import RuleSet

SWING: Final = 40.0
"""Points by which a deal spreads the totals, about."""
PACE: Final = 20.0
"""Points that a loser writes for a deal, about."""
STEP: Final = 10
"""Points between the two estimates of which the slope is taken."""
MOST_RACES: Final = 20_000
"""Standings of a race that are worth counting through."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """The worth of a deal for one seat."""

    wins: tuple[float, ...]
    """By seat: the chance to win the match if that seat wins the deal."""
    points: tuple[float, ...]
    """By seat: what each point that it writes adds to that chance; 0 where points do not matter."""


def stakes_of(rules: RuleSet, totals: Sequence[int], me: int) -> Stakes | None:
    """What the deal is worth for a seat, or `None` where only winning it counts.

    Args:
        rules: the rule set, which says how the match ends.
        totals: points before the deal, by seat; empty for a single deal.
        me: the seat.
    """
    if not totals or rules.match_end == "deal":
        return None
    seats = range(len(totals))
    wins = tuple(chance(rules, after(rules, totals, winner, {}), me) for winner in seats)
    if rules.scoring != "points":
        return Stakes(wins, (0.0,) * len(totals))
    return Stakes(wins, tuple(slope(rules, totals, me, seat) for seat in seats))


def after(rules: RuleSet, totals: Sequence[int], winner: int, extra: dict[int, int]) -> list[float]:
    """The totals after a deal like any other, with some points more for some seats."""
    if rules.scoring != "points":
        return [total + (seat == winner) for seat, total in enumerate(totals)]
    return [
        total + (-rules.win_bonus if seat == winner else PACE) + extra.get(seat, 0) for seat, total in enumerate(totals)
    ]


def slope(rules: RuleSet, totals: Sequence[int], me: int, seat: int) -> float:
    """What a point of one loser is worth, over all who may win."""
    others = [winner for winner in range(len(totals)) if winner != seat]
    changes = [
        chance(rules, after(rules, totals, winner, {seat: STEP}), me)
        - chance(rules, after(rules, totals, winner, {seat: -STEP}), me)
        for winner in others
    ]
    return sum(changes) / len(changes) / (2 * STEP)


def chance(rules: RuleSet, totals: Sequence[float], me: int) -> float:
    """The chance of a seat to win the match with these totals after a deal."""
    if rules.match_end == "victories":
        needs = tuple(max(0, round(rules.match_limit - total)) for total in totals)
        return (
            race(needs, me)
            if prod(need + 1 for need in needs) <= MOST_RACES
            else ahead(rules, totals, totals[me], -1.0)
        )
    at_limit = [passes(rules, round(total)) for total in totals]
    if rules.match_end == "elimination":
        left = [total for total, out in zip(totals, at_limit, strict=True) if not out]
        return 0.0 if at_limit[me] else ahead(rules, left, totals[me], 1.0)
    if any(at_limit):
        lowest = min(totals)
        return 1 / list(totals).count(lowest) if totals[me] == lowest else 0.0
    return ahead(rules, totals, totals[me], 1.0)


@lru_cache(maxsize=100_000)
def race(needs: tuple[int, ...], me: int) -> float:
    """The chance to be the first who needs nothing more, all deals being even."""
    if 0 in needs:
        return float(needs[me] == 0)
    return sum(
        race(tuple(need - (seat == winner) for seat, need in enumerate(needs)), me) for winner in range(len(needs))
    ) / len(needs)


def ahead(rules: RuleSet, totals: Sequence[float], mine: float, sign: float) -> float:
    """The chance of a seat from how far it is ahead, less sure the longer the match may last.

    Args:
        rules: for the limit.
        totals: of all who are left, the seat itself included.
        mine: the total of the seat.
        sign: 1 where few points are good, -1 where many are.
    """
    deals = max(1.0, (rules.match_limit - max(totals)) / PACE)
    width = SWING * sqrt(deals) if sign > 0 else sqrt(deals)
    return 1 / sum(exp(max(-30.0, min(30.0, sign * (mine - total) / width))) for total in totals)
