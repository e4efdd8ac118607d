"""Frames on their way to one connection: a bounded queue, so that a slow reader never holds anybody up."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

MOST_FRAMES: Final = 256
MOST_BYTES: Final = 256 * 1024


class Outbox:
    """Frames in order; `full` for ever once there were too many.

    `answered` is told when a command arrived whose acknowledgement has been sent just now.
    """

    __slots__ = ("_answered", "_bytes", "_frames", "_waiting", "closing", "full")

    def __init__(self, answered: Callable[[float], None] = lambda _: None) -> None:
        self._answered = answered
        self._frames: deque[tuple[bytes, float]] = deque()
        """With each frame the moment when the command came that it acknowledges; 0: none."""
        self._bytes = 0
        self._waiting: asyncio.Future[None] | None = None
        self.full = False
        self.closing: int | None = None
        """The code to close with, once all before it has been sent (or at once if it is full)."""

    @property
    def waiting(self) -> int:
        """How many frames wait to be sent."""
        return len(self._frames)

    def push(self, frame: bytes, since: float = 0) -> None:
        """Add a frame; ignored when the connection is to close.  `since`: when the command that it answers came."""
        if self.closing is not None or self.full:
            return
        self._frames.append((frame, since))
        self._bytes += len(frame)
        if len(self._frames) > MOST_FRAMES or self._bytes > MOST_BYTES:
            self.full = True
        self._wake()

    def close(self, code: int) -> None:
        """Close when all frames have been sent."""
        if self.closing is None:
            self.closing = code
            self._wake()

    def _wake(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    async def run(self, send: Callable[[bytes], Awaitable[None]]) -> int | None:
        """Send until it is to close; the code, `None` for a reader that is too slow."""
        while True:
            while self._frames and not self.full:
                frame, since = self._frames.popleft()
                self._bytes -= len(frame)
                await send(frame)
                if since:
                    self._answered(since)
            if self.full:
                return None
            if self.closing is not None:
                return self.closing
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
