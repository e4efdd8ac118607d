"""Frames on their way to one connection: written at once, or a bounded queue behind a slow reader, who never holds
anybody up."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

MOST_FRAMES: Final = 256
MOST_BYTES: Final = 256 * 1024


class Writer(Protocol):
    """What frames are written to."""

    @property
    def ready(self) -> bool:
        """Whether what is written goes out, as far as anybody knows."""

    def write(self, text: bytes, /) -> None:
        """Send a frame."""


class Outbox:
    """Frames in order; `full` for ever once there were too many.

    `answered` is told when a command arrived whose acknowledgement has been written just now; `ended` once, when
    nothing more will be written: with the code to close with, `None` for a reader that is too slow.
    """

    __slots__ = ("_answered", "_bytes", "_ended", "_frames", "_writer", "closing", "full")

    def __init__(
        self,
        writer: Writer,
        ended: Callable[[int | None], object],
        answered: Callable[[float], object] = lambda _: None,
    ) -> None:
        self._writer, self._ended, self._answered = writer, ended, answered
        self._frames: deque[tuple[bytes, float]] | None = None
        """With each frame the moment when the command came that it acknowledges; 0: none."""
        self._bytes = 0
        self.full = False
        self.closing: int | None = None
        """The code to close with, once all before it has been written (or at once if it is full)."""

    @property
    def waiting(self) -> int:
        """How many frames wait to be written."""
        return len(self._frames or ())

    def push(self, frame: bytes, since: float = 0) -> None:
        """Add a frame; ignored when the connection is to close.  `since`: when the command that it answers came."""
        if self.closing is not None or self.full:
            return
        if not self._frames and self._writer.ready:
            self._write(frame, since)
            return
        if self._frames is None:
            self._frames = deque()
        self._frames.append((frame, since))
        self._bytes += len(frame)
        if len(self._frames) > MOST_FRAMES or self._bytes > MOST_BYTES:
            self.full = True
            self._ended(None)

    def close(self, code: int) -> None:
        """Close when all frames have been written."""
        if self.closing is None and not self.full:
            self.closing = code
            if not self._frames:
                self._ended(code)

    def go_on(self) -> None:
        """The reader has caught up: write what waits."""
        while self._frames and self._writer.ready and not self.full:
            frame, since = self._frames.popleft()
            self._bytes -= len(frame)
            self._write(frame, since)
            if not self._frames and self.closing is not None:
                self._ended(self.closing)

    def _write(self, frame: bytes, since: float) -> None:
        self._writer.write(frame)
        if since:
            self._answered(since)
