"""How likely chance alone leads to a difference at least as large as the one that was counted: p-values."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

FEWEST: Final = 5.0
"""Cases that a row has to lead one to expect; smaller rows are put together, or the approximation would not hold."""
CLOSE: Final = 1e-12
"""Relative error at which a series is long enough."""


def two_sided(difference: float, variance: float) -> float | None:
    """The p-value of a difference from what was expected, whichever way, by the normal distribution.

    `None` where the variance is too small for it: fewer than about ten independent cases.
    """
    if variance < FEWEST / 2:
        return None
    return math.erfc(abs(difference) / math.sqrt(2 * variance))


def chi_square(rows: Iterable[tuple[float, float]]) -> float | None:
    """The p-value of rows of (counted, expected) by Pearson's test; `None`: there are too few cases."""
    pooled = pool(rows)
    if len(pooled) < 2:
        return None
    statistic = sum((counted - expected) ** 2 / expected for counted, expected in pooled)
    return upper_gamma((len(pooled) - 1) / 2, statistic / 2)


def pool(rows: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """The rows with the small ones put together, the smallest first."""
    out: list[tuple[float, float]] = []
    counted = expected = 0.0
    for row in sorted((row for row in rows if row[1] > 0), key=lambda row: row[1]):
        counted, expected = counted + row[0], expected + row[1]
        if expected >= FEWEST:
            out.append((counted, expected))
            counted = expected = 0.0
    if expected and out:
        out[-1] = (out[-1][0] + counted, out[-1][1] + expected)
    return out


def upper_gamma(a: float, x: float) -> float:
    """The regularized upper incomplete gamma function, for a > 0 and x >= 0."""
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        return 1.0 - scale * lower_series(a, x)
    return scale * upper_fraction(a, x)


def lower_series(a: float, x: float) -> float:
    """The power series of the lower function, without its scale."""
    term = total = 1.0 / a
    n = a
    while abs(term) > abs(total) * CLOSE:
        n += 1
        term *= x / n
        total += term
    return total


def upper_fraction(a: float, x: float) -> float:
    """The continued fraction of the upper function, without its scale, from its convergents (A, B)."""
    before, now = (0.0, 1.0), (1.0, x + 1.0 - a)
    value, i = now[0] / now[1], 1
    while True:
        b, c = x + 2.0 * i + 1.0 - a, i * (a - i)
        before, now = now, (b * now[0] + c * before[0], b * now[1] + c * before[1])
        size = abs(now[1])
        before, now = (before[0] / size, before[1] / size), (now[0] / size, now[1] / size)
        after = now[0] / now[1]
        if abs(after - value) <= CLOSE * abs(after):
            return after
        value, i = after, i + 1
