"""Chance as an argument: who shuffles is asked by number, answers the same each time, and can be written down.

A chance object answers two questions, both pure functions of their arguments, so that copies of a deal never disturb
one another and a deal replays from what was recorded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from maumau.engine.kernel.rng import Rng

CUTS = 1 << 20
"""Streams of a seed from here on belong to cuts, those from `ORDERS` on to shuffles."""
ORDERS = 16


class Chance(Protocol):
    """Where the order of the cards comes from."""

    def order(self, number: int, count: int) -> Sequence[int]:
        """The order after shuffle `number` (0: the pack) of `count` cards: a permutation, the index of the first card
        to be drawn first.

        Index 0 of the pack is its lowest card in kind order (`RuleSet.full_pack`), index 0 of a pile its first laid
        card.
        """

    def cut(self, number: int, low: int, high: int) -> int:
        """How many cards are lifted off the pack after shuffle `number`, low‥high."""


@dataclass(frozen=True, slots=True)
class Seeded:
    """All chance from one seed 0‥2**62-1, by the pinned generator (`kernel.rng`) and Fisher-Yates from the last card
    down."""

    seed: int

    def __post_init__(self) -> None:
        seed: object = self.seed
        if not isinstance(seed, int) or not 0 <= seed < 1 << 62:
            raise ValueError(f"a seed is a whole number from 0 to 2**62-1, not {self.seed!r}")

    def order(self, number: int, count: int) -> list[int]:
        """See `Chance.order`."""
        rng = Rng(self.seed, ORDERS + number)
        out = list(range(count))
        for i in range(count - 1, 0, -1):
            j = rng.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out

    def cut(self, number: int, low: int, high: int) -> int:
        """See `Chance.cut`."""
        return low + Rng(self.seed, CUTS + number).below(high - low + 1)


class MissingChance(LookupError):
    """A record does not hold an outcome that its moves ask for."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """Outcomes as they were written down."""

    orders: Mapping[int, Sequence[int]]
    cuts: Mapping[int, int] = field(default_factory=dict)

    def order(self, number: int, count: int) -> Sequence[int]:
        """See `Chance.order`.

        Raises:
            MissingChance: the shuffle was not recorded, or for another number of cards.
        """
        order = self.orders.get(number)
        if order is None or sorted(order) != list(range(count)):
            raise MissingChance(f"shuffle {number} of {count} cards is not in the record")
        return order

    def cut(self, number: int, low: int, high: int) -> int:
        """See `Chance.cut`.

        Raises:
            MissingChance: no such cut was recorded.
        """
        position = self.cuts.get(number)
        if position is None or not low <= position <= high:
            raise MissingChance(f"the cut after shuffle {number} is not in the record, or not between {low} and {high}")
        return position


@dataclass(frozen=True, slots=True)
class Recorder:
    """Passes questions on to another chance and keeps the answers."""

    source: Chance
    orders: dict[int, list[int]] = field(default_factory=dict)
    cuts: dict[int, int] = field(default_factory=dict)

    def order(self, number: int, count: int) -> list[int]:
        """See `Chance.order`."""
        return self.orders.setdefault(number, list(self.source.order(number, count)))

    def cut(self, number: int, low: int, high: int) -> int:
        """See `Chance.cut`."""
        return self.cuts.setdefault(number, self.source.cut(number, low, high))

    def to_json(self) -> dict[str, Any]:
        """The outcomes so far, JSON-ready."""
        return {
            "orders": {str(n): list(order) for n, order in sorted(self.orders.items())},
            "cuts": {str(n): position for n, position in sorted(self.cuts.items())},
        }


def chance_from_json(data: Mapping[str, Any]) -> Chance:
    """A `Seeded` from ``{"seed": …}``, a `Recorded` from what `Recorder.to_json` gave.

    Raises:
        ValueError: neither.
    """
    if set(data) == {"seed"}:
        return Seeded(data["seed"])
    if "orders" in data:
        orders = {int(n): [int(i) for i in order] for n, order in data["orders"].items()}
        return Recorded(orders, {int(n): int(cut) for n, cut in data.get("cuts", {}).items()})
    raise ValueError('chance is written as {"seed": number} or {"orders": {…}, "cuts": {…}}')
