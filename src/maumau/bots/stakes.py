"""What a deal is worth in its match: the chance to win the match after each seat's win, and what losers' points change.

An estimate, not the rule: who is at the limit, and what then happens, the engine says (`match.passes`).  Between equal
players a deal is won by each as often, and losers write what `POINTS` says, whatever they hold in mid-deal: hands grow
and shrink, so that of what is held now only a `SHARE` is still there at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, prod, sqrt
from typing import Final

from maumau.bots.policy.search import BIN, BINS
from maumau.engine.match import passes
from maumau.engine.rules.ruleset import RuleSet

POINTS: Final = (3.0, 9.0, 14.0, 20.0, 27.0, 36.0, 48.0, 78.0)
"""What losers write, a value for each eighth of the deals, where cards are worth `CARD` points on the average; measured
in the shipped rule sets with points, with two seats and with four."""
MEAN: Final = sum(POINTS) / len(POINTS)
CARD: Final = 8.3
HELD: Final = 38.0
"""What those who lose later hold in mid-deal, on the average."""
SHARE: Final = 0.1
"""How much of a point held in mid-deal is still there at the end."""
LOGISTIC: Final = 0.7
"""The width of a logistic curve over the standard deviation of what it stands for."""
MOST_RACES: Final = 20_000
"""Standings of a race that are worth counting through."""
LONGEST_RACE: Final = 100
"""Deals of a race that are worth counting through, one inside the other."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """The worth of a deal for one seat."""

    wins: tuple[float, ...]
    """By seat: the chance to win the match if that seat wins the deal."""
    loses: tuple[tuple[float, ...], ...] = ()
    """By seat: what is added to that chance if the seat loses with so many `BIN` points; empty where points do not
    matter."""
    holds: tuple[tuple[float, ...], ...] = ()
    """The same where it holds so many now, and will lose."""


@lru_cache(maxsize=256)
def stakes_of(rules: RuleSet, totals: tuple[int, ...], me: int) -> Stakes | None:
    """What the deal is worth for a seat, or `None` where only winning it counts.

    Args:
        rules: the rule set, which says how the match ends.
        totals: points before the deal, by seat; empty for a single deal.
        me: the seat.
    """
    if not totals or rules.match_end == "deal" or (rules.scoring == "points" and is_worthless(rules)):
        return None
    seats = range(len(totals))
    if rules.scoring != "points":
        return Stakes(
            tuple(
                chance(rules, [total + (seat == winner) for seat, total in enumerate(totals)], me) for winner in seats
            )
        )
    wins = tuple(
        mean([chance(rules, after(rules, totals, winner, i), me) for i in range(len(POINTS))]) for winner in seats
    )
    loses = tuple(losses(rules, totals, me, seat) for seat in seats)
    return Stakes(wins, loses, tuple(held(rules, table) for table in loses))


def after(
    rules: RuleSet, totals: Sequence[int], winner: int, i: int | None = None, known: tuple[int, float] | None = None
) -> list[float]:
    """Totals after a deal.

    Args:
        rules: for the bonus, and what cards are worth.
        totals: those before.
        winner: who won it.
        i: losers write the value of an eighth, each of another one; `None`: the mean.
        known: a loser whose points are known, and they.
    """
    size = scale(rules)
    out = []
    for seat, total in enumerate(totals):
        points = MEAN * size if i is None else POINTS[(i * (2 * seat + 1) + seat) % len(POINTS)] * size
        if known is not None and known[0] == seat:
            points = known[1]
        out.append(total - rules.win_bonus if seat == winner else total + points)
    return out


def losses(rules: RuleSet, totals: Sequence[int], me: int, seat: int) -> tuple[float, ...]:
    """What each number of points of a loser adds to the chance of `me`, over all who may win; nothing in the mean."""
    winners = [winner for winner in range(len(totals)) if winner != seat]

    def worth(points: float) -> float:
        return mean([chance(rules, after(rules, totals, winner, None, (seat, points)), me) for winner in winners])

    usual = mean([worth(points * scale(rules)) for points in POINTS])
    return tuple(worth(number * BIN) - usual for number in range(BINS))


def held(rules: RuleSet, table: Sequence[float]) -> tuple[float, ...]:
    """What points held in mid-deal add, from what points at the end do."""
    size = scale(rules)
    out = []
    for number in range(BINS):
        factor = 1 + SHARE * (number * BIN / size - HELD) / MEAN
        out.append(mean([table[min(BINS - 1, int(points * size * factor / BIN))] for points in POINTS]))
    return tuple(out)


@lru_cache(maxsize=64)
def scale(rules: RuleSet) -> float:
    """How much the cards of a rule set are worth, over those for which `POINTS` was measured."""
    return sum(rules.value_of(kind) for kind in range(52)) / 52 / CARD


@lru_cache(maxsize=64)
def is_worthless(rules: RuleSet) -> bool:
    """Whether losers write no points worth speaking of."""
    return scale(rules) <= 0 or not any(rules.value_of(kind) for kind in rules.full_pack(2))


def mean(values: Sequence[float]) -> float:
    """The mean."""
    return sum(values) / len(values)


# -- the match -----------------------------------------------------------------------------------------------
def chance(rules: RuleSet, totals: Sequence[float], me: int) -> float:
    """The chance of a seat to win the match with these totals after a deal."""
    if rules.match_end == "victories":
        needs = tuple(max(0, round(rules.match_limit - total)) for total in totals)
        if sum(needs) <= LONGEST_RACE and prod(need + 1 for need in needs) <= MOST_RACES:
            return race(needs, me)
        return ahead(totals, -totals[me], -1.0, sqrt(max(1.0, min(needs))))
    at_limit = [passes(rules, round(total)) for total in totals]
    if rules.match_end == "elimination":
        if at_limit[me]:
            return 0.0
        left = [total for total, out in zip(totals, at_limit, strict=True) if not out]
        return ahead(left, totals[me], 1.0, width(rules, len(left), left))
    if any(at_limit):
        lowest = min(totals)
        return 1 / list(totals).count(lowest) if totals[me] == lowest else 0.0
    return ahead(totals, totals[me], 1.0, width(rules, len(totals), totals))


@lru_cache(maxsize=100_000)
def race(needs: tuple[int, ...], me: int) -> float:
    """The chance to be the first who needs nothing more, all deals being even."""
    if 0 in needs:
        return float(needs[me] == 0)
    return sum(
        race(tuple(need - (seat == winner) for seat, need in enumerate(needs)), me) for winner in range(len(needs))
    ) / len(needs)


def ahead(totals: Sequence[float], mine: float, sign: float, wide: float) -> float:
    """The chance of a seat from how far it is ahead.

    Args:
        totals: of all who are left, the seat itself included.
        mine: the total of the seat, times `sign`.
        sign: 1 where few points are good, -1 where many are.
        wide: the lead that means three to one, about.
    """
    return 1 / sum(exp(max(-30.0, min(30.0, (mine - sign * total) / wide))) for total in totals)


def width(rules: RuleSet, players: int, totals: Sequence[float]) -> float:
    """The lead that is worth something, less and less of it the longer the match may last."""
    drift, spread, rest = walk(rules.win_bonus, scale(rules), max(2, players))
    left = [max(1.0, rules.match_limit - total) for total in totals]
    if drift <= 0:
        return min(rest, mean(left) / 2 + LOGISTIC * spread)
    return min(LOGISTIC * spread * sqrt(max(1.0, min(left) / drift)), mean(left) / 2 + LOGISTIC * spread)


@lru_cache(maxsize=256)
def walk(bonus: int, size: float, players: int) -> tuple[float, float, float]:
    """How totals go from deal to deal: what one gains, how far two come apart, and the width where none gains.

    Totals that fall on the average come to a limit only by bad luck, which gets rarer exponentially with its distance,
    at the rate at which the mean of the exponential of a step is 1.
    """
    steps = [points * size for points in POINTS]
    drift = (mean(steps) * (players - 1) - bonus) / players
    squares = mean([(bonus + step) ** 2 for step in steps])
    variance = mean([step**2 for step in steps]) - mean(steps) ** 2
    spread = sqrt((2 * squares + (players - 2) * 2 * variance) / players)
    low, high = 1e-6, 0.1
    while high - low > 1e-6:
        rate = (low + high) / 2
        grows = (exp(-bonus * rate) + (players - 1) * mean([exp(step * rate) for step in steps])) / players
        low, high = (low, rate) if grows > 1 else (rate, high)
    return drift, spread, 1 / low
