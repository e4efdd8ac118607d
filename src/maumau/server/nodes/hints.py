"""Hints between nodes: that a table has changed, and what somebody said there.  They may be lost, late, or come twice.

What a hint says is never believed: it makes a node read the log.  So a driver has an easy life: it publishes in the
background what it can, and forgets the rest.
"""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from maumau.server.watch.logs import log

WAITING: Final = 10_000
"""Hints that wait to be sent; older ones are dropped."""
LARGEST_BATCH: Final = 500
AGAIN_AFTER: Final = 0.5
"""Seconds between attempts to reach the broker."""

Hint = tuple[str, bytes]
"""A table and a message in JSON."""
Hear = Callable[[bytes], None]


class Driver(ABC):
    """Sends and receives; `hear` is called on the loop."""

    def __init__(self) -> None:
        self.hear: Hear = lambda _: None
        self._waiting: deque[Hint] = deque(maxlen=WAITING)
        self._wake = asyncio.Event()
        self.lost = 0
        """Hints that could not be sent."""

    def publish(self, table: str, message: bytes) -> None:
        """Send soon, perhaps; never waits."""
        self._waiting.append((table, message))
        self._wake.set()

    async def run(self) -> None:
        """Send and receive until cancelled, through failures of the broker."""
        try:
            while True:
                try:
                    await self.connect()
                    await self._send_all()
                except Exception as error:  # noqa: BLE001 (whatever the broker's library says: hints may be lost)
                    self.lost += len(self._waiting)
                    self._waiting.clear()
                    log("hints are not sent", error=f"{type(error).__name__}: {error}"[:200])
                    await asyncio.sleep(AGAIN_AFTER)
        finally:
            with contextlib.suppress(Exception):
                await self.disconnect()

    async def _send_all(self) -> None:
        while True:
            if not self._waiting:
                self._wake.clear()
                try:
                    await asyncio.wait_for(self._wake.wait(), self.idle)
                except TimeoutError:
                    await self.ping()
                continue
            count = min(len(self._waiting), LARGEST_BATCH)
            await self.send([self._waiting.popleft() for _ in range(count)])

    idle: float = 3.0
    """Seconds without anything to send after which the connection is looked at."""

    @abstractmethod
    async def connect(self) -> None:
        """Connect and listen; anew after a failure."""

    @abstractmethod
    async def send(self, hints: Sequence[Hint]) -> None:
        """Send a batch."""

    @abstractmethod
    async def ping(self) -> None:
        """Notice a dead connection."""

    @abstractmethod
    async def disconnect(self) -> None:
        """Hang up."""
