"""The time of the server: one place to ask, and one to set timers, so that tests can turn it themselves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """A timer that has been set."""

    def cancel(self) -> None:
        """Forget it."""


class Clock(Protocol):
    """Time, and timers."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def call_at(self, moment: int, call: Callable[[], None]) -> Timer:
        """Call at a moment, or soon if it has passed."""


class RealClock:
    """The machine's time on the running loop.  It never runs backwards, whatever happens to the machine's."""

    def __init__(self) -> None:
        self._start = time.time_ns() // 1_000_000 - time.monotonic_ns() // 1_000_000

    def now(self) -> int:
        """See `Clock.now`."""
        return self._start + time.monotonic_ns() // 1_000_000

    def call_at(self, moment: int, call: Callable[[], None]) -> Timer:
        """See `Clock.call_at`."""
        return asyncio.get_running_loop().call_later(max(0, moment - self.now()) / 1000, call)
