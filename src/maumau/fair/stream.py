"""Chance from a key of 32 bytes: HMAC-SHA-256 counter streams, each label its own (docs/fairness-spec.md, part 4)."""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

MOST: Final = 256
"""Things that one byte can choose among."""


@dataclass(frozen=True, slots=True)
class Keyed:
    """The engine's `Chance`, all of it a function of the key; cards that were seen tell nothing about others."""

    key: bytes
    """32 bytes."""

    def order(self, number: int, count: int) -> list[int]:
        """See `Chance.order`: Fisher-Yates from the last place down.

        Raises:
            ValueError: more than 256 cards.
        """
        if count > MOST:
            raise ValueError(f"one byte chooses among {MOST} cards at most, not among {count}")
        draw = self.stream(f"order/{number}")
        out = list(range(count))
        for i in range(count - 1, 0, -1):
            j = below(i + 1, draw)
            out[i], out[j] = out[j], out[i]
        return out

    def cut(self, number: int, low: int, high: int) -> int:
        """See `Chance.cut`.

        Raises:
            ValueError: more than 256 places to cut at, or none.
        """
        if not 0 < high - low + 1 <= MOST:
            raise ValueError(f"one byte cannot choose a cut from {low} to {high}")
        return low + below(high - low + 1, self.stream(f"cut/{number}"))

    def stream(self, label: str) -> Iterator[int]:
        """The bytes 0‥255 of a label, without end."""
        block = 0
        while True:
            yield from hmac.digest(self.key, f"{label}/{block}".encode("ascii"), "sha256")
            block += 1


def below(limit: int, draw: Iterator[int]) -> int:
    """A number 0‥limit-1 (limit 1‥256), each equally likely: bytes that would favour some are passed over."""
    fair = MOST - MOST % limit
    for byte in draw:
        if byte < fair:
            return byte % limit
    raise ValueError("the stream has ended")
