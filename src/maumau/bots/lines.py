"""A program that reads and writes lines of JSON, kept at arm's length.

Law of this file: nothing here waits longer than it is told to, or keeps more than `MOST_UNREAD` bytes.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

LONGEST_LINE: Final = 64 * 1024
"""Bytes of a line that a program may write."""
MOST_UNREAD: Final = 256 * 1024
"""Bytes that a program may write without being asked."""
PATIENCE: Final = 0.5
"""Seconds for a program to end by itself."""
FATAL: Final = ("gone", "flood", "deaf")


class ProgramFault(Exception):
    """What a program did wrong: ``slow``, ``garbage``, ``illegal``, ``gone``, ``flood`` or ``deaf``."""

    def __init__(self, what: str, why: str) -> None:
        super().__init__(f"{what}: {why}")
        self.what = what

    @property
    def fatal(self) -> bool:
        """Whether the program cannot go on."""
        return self.what in FATAL


class Lines:
    """A running program."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start the program.

        Raises:
            ProgramFault: ``gone``, it cannot be started.
        """
        try:
            self.process = subprocess.Popen(  # noqa: S603 (the user named the program)
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise ProgramFault("gone", f"{command[0]} cannot be started: {error.strerror}") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.into, self.out = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self.into, False)
        os.set_blocking(self.out, False)
        self.buffer = bytearray()

    def send(self, message: Mapping[str, Any], until: float) -> None:
        """Write a line.

        Raises:
            ProgramFault: ``gone``; or ``deaf``, the program does not read.
        """
        data = memoryview(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        while data:
            try:
                data = data[os.write(self.into, data) :]
            except BlockingIOError:
                left = until - time.monotonic()
                if left <= 0 or not select.select([], [self.into], [], left)[1]:
                    raise ProgramFault("deaf", "the program does not read its input") from None
            except OSError:
                raise ProgramFault("gone", "the program has ended") from None

    def read(self, until: float) -> dict[str, Any]:
        """The next line.

        Raises:
            ProgramFault: ``slow``, ``gone``, ``flood`` or ``garbage``.
        """
        while True:
            end = self.buffer.find(b"\n")
            if end > LONGEST_LINE or (end < 0 and len(self.buffer) > LONGEST_LINE):
                raise ProgramFault("flood", f"a line is longer than {LONGEST_LINE} bytes")
            if end >= 0:
                line = bytes(self.buffer[:end])
                del self.buffer[: end + 1]
                return decoded(line)
            self.fill(until)

    def fill(self, until: float) -> None:
        """Wait for more bytes."""
        left = until - time.monotonic()
        if left <= 0 or not select.select([self.out], [], [], left)[0]:
            raise ProgramFault("slow", "no answer in time")
        data = os.read(self.out, MOST_UNREAD)
        if not data:
            raise ProgramFault("gone", "the program has ended")
        self.buffer += data

    def close(self, farewell: Mapping[str, Any]) -> None:
        """Say goodbye, wait a moment, and end the program with all that it started."""
        with contextlib.suppress(ProgramFault):
            self.send(farewell, time.monotonic())
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with contextlib.suppress(OSError):
            self.process.stdin.close()
        self.process.stdout.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)
        with contextlib.suppress(OSError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def decoded(line: bytes) -> dict[str, Any]:
    """A line as a mapping."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise ProgramFault("garbage", "a line is no JSON") from None
    if not isinstance(message, dict):
        raise ProgramFault("garbage", "a line is no JSON object")
    return message
