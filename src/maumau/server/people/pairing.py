"""Who is put together of those who look for opponents: a pure function of who waits, and since when.

Each has a window: how far the rating of another may be from one's own.  It grows while one waits, and after a minute
anybody will do.  Two suit each other if each is in the other's window and neither blocks the other.  The window of who
is still provisional is open from the start, because the rating says nothing yet.  Who has waited longest is served
first, with those whose ratings are nearest; docs/people.md says the same in words.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from maumau.store import Seeker

Blocks = Callable[[str, str], bool]
"""Whether one of two persons blocks the other."""


@dataclass(frozen=True, slots=True)
class Widening:
    """How a window grows."""

    first: float = 100
    """Points of rating at the start."""
    step: float = 50
    """Points more …"""
    every: int = 5_000
    """… each time so many milliseconds have passed."""
    anybody: int = 60_000
    """Milliseconds after which any rating will do."""


WIDENING: Final = Widening()
"""The constants in use."""
MOST_LOOKED_AT: Final = 40
"""Of those who suit somebody, so many are tried, the nearest first; only blocks could make more of them worth a try."""


def window(seeker: Seeker, now: int, widening: Widening = WIDENING) -> float:
    """How far the rating of another may be from this one's now; infinite: anybody will do."""
    waited = max(0, now - seeker.since)
    if seeker.provisional or waited >= widening.anybody:
        return math.inf
    return widening.first + widening.step * (waited // widening.every)


def suits(one: Seeker, other: Seeker, now: int, blocks: Blocks, widening: Widening = WIDENING) -> bool:
    """Whether two may be put together."""
    apart = abs(one.rating - other.rating)
    near = apart <= window(one, now, widening) and apart <= window(other, now, widening)
    return near and not blocks(one.user, other.user)


def groups(
    seekers: Iterable[Seeker], seats: int, now: int, blocks: Blocks, widening: Widening = WIDENING
) -> list[tuple[Seeker, ...]]:
    """Those who are put together, in groups of so many; who is left over waits on.

    The same people give the same groups, in whatever order they come.  Nobody is in two groups.  Of those who are left
    over no group could be made (within `MOST_LOOKED_AT`).
    """
    waiting = sorted(seekers, key=lambda one: (one.since, one.user))
    found: list[tuple[Seeker, ...]] = []
    while waiting:
        first = waiting.pop(0)
        others = [one for one in waiting if suits(first, one, now, blocks, widening)]
        others.sort(key=lambda one, of=first: (abs(one.rating - of.rating), one.since, one.user))  # type: ignore[misc]
        group = completed((first,), others[:MOST_LOOKED_AT], seats, lambda a, b: suits(a, b, now, blocks, widening))
        if group:
            found.append(group)
            waiting = [one for one in waiting if one not in group]
    return found


def completed(
    group: tuple[Seeker, ...], others: Sequence[Seeker], seats: int, fit: Callable[[Seeker, Seeker], bool]
) -> tuple[Seeker, ...]:
    """The group with as many more as are missing, all of whom suit each other; nothing if there are none."""
    if len(group) == seats:
        return group
    for number, one in enumerate(others):
        rest = [other for other in others[number + 1 :] if fit(one, other)]
        whole = completed((*group, one), rest, seats, fit) if len(group) + 1 + len(rest) >= seats else ()
        if whole:
            return whole
    return ()
