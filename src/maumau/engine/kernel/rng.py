"""The pinned generator: multiply-with-carry in two 32-bit halves (period about 2**62), seeded from (seed, stream).

Every intermediate stays below 2**63, so compiled and plain Python agree bit for bit.
"""

from __future__ import annotations

from typing import Final

from maumau.engine.kernel._vec import i64, mypyc_attr

M32: Final = 0xFFFFFFFF
MWC_A: Final = 2147483085
"""``A * 2**32 - 1`` and ``A * 2**31 - 1`` are prime."""


def mix32(h: i64) -> i64:
    """A bijective scrambling of 32 bits."""
    h ^= h >> 16
    h = (h * 0x45D9F3B) & M32
    h ^= h >> 16
    h = (h * 0x45D9F3B) & M32
    return h ^ (h >> 16)


def seeded(seed: i64, stream: i64) -> i64:
    """The generator's first state for a seed 0‥2**62-1 and a stream 0‥2**31-1."""
    a = mix32((seed & M32) ^ ((stream * 0x9E3779B9) & M32))
    b = mix32((a ^ (seed >> 32)) & M32)
    c = mix32((b ^ stream) & M32)
    x: i64 = ((b >> 2) * 4294967296) | (a ^ c)
    return x if x != 0 else 1


@mypyc_attr(acyclic=True)
class Rng:
    """A stream of chance.  Equal seeds and streams give equal numbers, everywhere and for ever."""

    __slots__ = ("x",)

    def __init__(self, seed: i64, stream: i64) -> None:
        self.x: i64 = seeded(seed, stream)

    def below(self, n: i64) -> i64:
        """A number 0‥n-1, for n up to 2**20 (bias below n / 2**32)."""
        x = self.x
        x = MWC_A * (x & M32) + (x >> 32)
        self.x = x
        return (((x & M32) ^ (x >> 32)) * n) >> 32
