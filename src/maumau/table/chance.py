"""Where a table's cards come from: a key that nobody can guess, written into the log, and all outcomes derived from it.

A deal then replays exactly from rule set, key and moves.  Keys follow from a secret and everybody's contributions
(`dealing`), secrets are made outside (`Fresh`): nothing here is random.  `Sealed` is the chance of drawings for the
first dealer, and of deals that were begun before shuffles could be verified.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from maumau.engine.chance import Chance, chance_from_json
from maumau.fair import Keyed

KEY_BYTES = 32


class Fresh(Protocol):
    """The source of new chance that `handle` is given."""

    def deal(self) -> Mapping[str, Any]:
        """Chance for one more drawing, as `chance_from` reads it; never the same twice."""

    def secret(self) -> bytes:
        """32 bytes that nobody can guess, for one purpose only; never the same twice."""


@dataclass(frozen=True, slots=True)
class Sealed:
    """Chance from a secret key: HMAC-SHA256 counter streams, Fisher-Yates from the last card down.

    Unlike `Seeded`, cards that were seen tell nothing about cards that were not.
    """

    key: bytes
    """32 bytes."""

    def __post_init__(self) -> None:
        if len(self.key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes, not {len(self.key)}")

    def order(self, number: int, count: int) -> list[int]:
        """See `Chance.order`."""
        draw = self._stream(f"order-{number}-{count}")
        out = list(range(count))
        for i in range(count - 1, 0, -1):
            j = below(i + 1, draw)
            out[i], out[j] = out[j], out[i]
        return out

    def cut(self, number: int, low: int, high: int) -> int:
        """See `Chance.cut`."""
        return low + below(high - low + 1, self._stream(f"cut-{number}"))

    def _stream(self, label: str) -> Iterator[int]:
        """Unsigned 32-bit numbers, each label its own."""
        block = 0
        while True:
            digest = hmac.digest(self.key, f"{label}/{block}".encode(), hashlib.sha256)
            yield from (int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4))
            block += 1


def below(limit: int, draw: Iterator[int]) -> int:
    """A number 0‥limit-1, every one equally likely: numbers that would favour some are drawn again."""
    fair = (1 << 32) - (1 << 32) % limit
    return next(number for number in draw if number < fair) % limit


def chance_from(data: Mapping[str, Any]) -> Chance:
    """The chance written as ``{"fair": hex}`` (a verified shuffle), ``{"key": hex}``, or in one of the engine's forms.

    Raises:
        ValueError: it is none of them.
    """
    if set(data) == {"fair"}:
        return Keyed(bytes.fromhex(data["fair"]))
    if set(data) == {"key"}:
        return Sealed(bytes.fromhex(data["key"]))
    return chance_from_json(data)
