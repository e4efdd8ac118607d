"""Statistics of contests: intervals over blocks, the sequential test, ratings from many contests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf, log, sqrt
from typing import Final

Z: Final = 1.959964
"""Of the 95 % interval."""
ELO: Final = 400 / log(10)
"""Elo points of one unit of log-odds."""


@dataclass(slots=True)
class Spread:
    """Mean and variance of numbers that come one by one (Welford)."""

    n: int = 0
    mean: float = 0.0
    squares: float = 0.0

    def add(self, x: float) -> None:
        """One more number."""
        self.n += 1
        step = x - self.mean
        self.mean += step / self.n
        self.squares += step * (x - self.mean)

    @property
    def variance(self) -> float:
        """The variance of one number; infinite before there are two."""
        return self.squares / (self.n - 1) if self.n > 1 else inf

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the mean, within 0‥1."""
        half = Z * sqrt(self.variance / self.n) if self.n > 1 else inf
        return max(0.0, self.mean - half), min(1.0, self.mean + half)


@dataclass(frozen=True, slots=True)
class Sprt:
    """The sequential test of "the share is `low`" against "it is `high`", both error rates `error`."""

    low: float
    high: float
    error: float = 0.05

    def __post_init__(self) -> None:
        if not 0 <= self.low < self.high <= 1:
            raise ValueError(f"the test needs 0 <= low < high <= 1, not {self.low} and {self.high}")

    @property
    def bound(self) -> float:
        """The log-likelihood ratio at which the test ends, either way."""
        return log((1 - self.error) / self.error)

    def ratio(self, seen: Spread) -> float:
        """The log-likelihood ratio of what was seen, as if block shares were normal with their own variance.

        0 while nothing can be said: before ten blocks, or while all are alike.
        """
        if seen.n < LEAST_BLOCKS or seen.variance <= 0:
            return 0.0
        return (self.high - self.low) / seen.variance * seen.n * (seen.mean - (self.low + self.high) / 2)

    def verdict(self, seen: Spread) -> str:
        """``higher``, ``lower``, or ``open`` while more deals are needed."""
        ratio = self.ratio(seen)
        return "higher" if ratio >= self.bound else "lower" if ratio <= -self.bound else "open"


LEAST_BLOCKS: Final = 10
"""Blocks before the test says anything."""

Scores = Mapping[tuple[str, str], tuple[float, int]]
"""(first, second) → the first one's share of their deals, 0‥1, and their number."""


def ratings(names: Sequence[str], scores: Scores) -> dict[str, float]:
    """Elo ratings that explain the shares best (Bradley-Terry), with mean 0.

    A deal drawn is added to every pair, so that a player who won or lost everything gets a finite rating.
    """
    won = dict.fromkeys(names, 0.0)
    met: dict[tuple[str, str], float] = {}
    for (first, second), (share, deals) in scores.items():
        won[first] += share * deals + 0.5
        won[second] += (1 - share) * deals + 0.5
        for pair in ((first, second), (second, first)):
            met[pair] = met.get(pair, 0.0) + deals + 1
    strength = dict.fromkeys(names, 1.0)
    for _ in range(2000):
        strength = {
            name: won[name] / sum(met[name, b] / (strength[name] + strength[b]) for b in names if (name, b) in met)
            for name in names
        }
        whole = sum(strength.values())
        strength = {name: x * len(names) / whole for name, x in strength.items()}
    mean = sum(map(log, strength.values())) / len(names)
    return {name: ELO * (log(strength[name]) - mean) for name in names}
