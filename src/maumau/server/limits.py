"""Limits of how much somebody may ask for: token buckets."""

from __future__ import annotations

from typing import Final

MOST_KEYS: Final = 20_000
"""Buckets kept at once; the full ones are forgotten first, which changes nothing."""


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("burst", "filled", "left", "rate")

    def __init__(self, rate: float, burst: float, now: int) -> None:
        self.rate = rate / 1000
        self.burst = self.left = burst
        self.filled = now

    def take(self, now: int) -> bool:
        """Whether one more is allowed."""
        self.left = min(self.burst, self.left + (now - self.filled) * self.rate)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each key."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str, now: int) -> bool:
        """Whether one more is allowed for this key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST_KEYS:
                self._forget(now)
            bucket = self._buckets[key] = Bucket(self.rate, self.burst, now)
        return bucket.take(now)

    def _forget(self, now: int) -> None:
        """Drop the buckets that are full again; if that helps nothing, all of them."""
        self._buckets = {
            key: bucket
            for key, bucket in self._buckets.items()
            if bucket.left + (now - bucket.filled) * bucket.rate < bucket.burst
        }
        if len(self._buckets) >= MOST_KEYS:
            self._buckets.clear()
