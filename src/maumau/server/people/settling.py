"""Finished deals are settled: read from the log, kept, rated.  Outside the tables' way, and sure to be done.

The append that ends a deal marks its table as due in the same transaction; the mark goes away in the transaction that
keeps the result.  So a server that dies in between finds the mark when it starts again, and nothing counts twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from typing import Final

from maumau.results import Reading, rated
from maumau.server.services import Services
from maumau.server.watch.logs import log_error
from maumau.server.watch.traces import span
from maumau.store import StoreError
from maumau.table import Step

ENDINGS: Final = frozenset({"deal_scored", "match_over", "closed"})
"""Events after which there is something to settle."""
REMEMBERED: Final = 500
"""Tables whose logs are read on, not anew."""
LOOK_EVERY: Final = 1.0
"""Seconds after which who waits looks for himself: another node may have settled it."""
MOST_FAILURES: Final = 60
"""Times that the store may fail at one table before it is left alone."""
AT_ONCE: Final = 50
"""Tables in one round."""


def ends(steps: tuple[Step, ...]) -> bool:
    """Whether a table is due after these steps."""
    return any(step.event.kind in ENDINGS for step in steps)


class Settler:
    """Settles one table after the other."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.broken: set[str] = set()
        """Tables whose logs this program cannot follow: they stay due, for a program that can."""
        self._failed: Counter[str] = Counter()
        self._readings: dict[str, Reading] = {}
        """By table, the one settled last at the end; one that fails is read anew."""
        self._changed = asyncio.Condition()

    async def look_after(self) -> None:
        """Settle what is due, whenever something has ended; until cancelled."""
        while True:
            self.services.ended.clear()
            while await asyncio.to_thread(self.settle_due):
                await self._tell()
            await self._tell()  # another node may have been quicker
            await self.services.ended.wait()

    async def _tell(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    def settle_due(self) -> int:
        """Settle tables that are due; how many."""
        before = time.perf_counter()
        results = self.services.store.results
        due = [stream for stream, _ in results.due(AT_ONCE + len(self.broken)) if stream not in self.broken]
        for stream in due:
            try:
                with span(self.services.traces, "settle"):
                    self.settle(stream)
                self.services.metrics.settled(stream)
            except StoreError as error:
                self._failed[stream] += 1
                if self._failed[stream] < MOST_FAILURES:
                    raise  # a database that is away will be back
                self.broken.add(stream)
                log_error("cannot be settled", table=stream, error=str(error))
            except (ValueError, AssertionError) as error:
                self.broken.add(stream)
                log_error("cannot be settled", table=stream, error=str(error))
        if not due:
            self.services.metrics.none_due(before)
        return len(due)

    def settle(self, stream: str) -> None:
        """Settle one table; its log is read on from where it was read to."""
        store = self.services.store
        reading = self._readings.pop(stream, None) or Reading(*store.results.known(stream))
        store.results.settle(reading.on(stream, store.read(stream, reading.version)), rated)
        self._readings[stream] = reading
        if len(self._readings) > REMEMBERED:
            del self._readings[next(iter(self._readings))]

    async def settled(self, stream: str, patience: float) -> bool:
        """Wait until a table is not due; whether that came about within so many seconds."""
        try:
            async with asyncio.timeout(patience):
                async with self._changed:
                    while await asyncio.to_thread(self._is_due, stream):
                        with contextlib.suppress(TimeoutError):
                            await asyncio.wait_for(self._changed.wait(), LOOK_EVERY)
        except TimeoutError:
            return False
        return True

    def _is_due(self, stream: str) -> bool:
        return any(due == stream for due, _ in self.services.store.results.due(AT_ONCE))
