"""Files that keep the blocks of a contest, so that it can be taken up again: a heading, then one line for each block.

Who plays into a file holds it until the end: two at once would count the same deals twice.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, TypeVar

from maumau.engine.rules.text import to_mapping
from maumau.lab.contest import Block, Contest, seated

if sys.platform != "win32":
    import fcntl

T = TypeVar("T")


class ArenaError(ValueError):
    """A file of results that a contest cannot use; the message says why, and what to do."""


class Kept:
    """An open file of a contest; without a file, a contest that nothing is kept of."""

    def __init__(self, file: IO[bytes] | None = None, blocks: list[Block] | None = None) -> None:
        self.file = file
        self.blocks = blocks or []
        """What had been played when it was opened."""

    def write(self, block: Block) -> None:
        """Keep one more block."""
        if self.file is not None:
            self.file.write(json.dumps(block.to_json(), separators=(",", ":")).encode() + b"\n")
            self.file.flush()


@contextmanager
def keeping(path: Path | None, contest: Contest) -> Iterator[Kept]:
    """Hold a file while a contest is played; it is made if it is not there, and a last line that was cut off goes.

    Raises:
        ArenaError: the file belongs to another contest, is no such file, or another arena plays into it.
    """
    if path is None:
        yield Kept()
        return
    with path.open("a+b") as file:
        hold(file, path)
        file.seek(0)
        lines = whole_lines(file.read())
        blocks = blocks_of(lines, path, contest)
        file.truncate(sum(map(len, lines)))
        if not lines:
            file.write(json.dumps(heading(contest)).encode() + b"\n")
        yield Kept(file, blocks)


def hold(file: IO[bytes], path: Path) -> None:
    """Keep all other processes from playing into a file until it is closed; on Windows nobody is kept from it.

    Raises:
        ArenaError: another process holds it.
    """
    if sys.platform == "win32":
        return
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        raise ArenaError(f"another arena is playing into {path}; wait for it, or name another file") from None


def read_kept(path: Path, contest: Contest) -> list[Block]:
    """The blocks of a file, none if it is not there; a last line that was cut off does not count.

    Raises:
        ArenaError: the file belongs to another contest, or is no such file.
    """
    return blocks_of(whole_lines(path.read_bytes()), path, contest) if path.exists() else []


def whole_lines(data: bytes) -> list[bytes]:
    """The lines that are there to their end."""
    return data[: data.rfind(b"\n") + 1].splitlines(keepends=True)


def blocks_of(lines: list[bytes], path: Path, contest: Contest) -> list[Block]:
    """The blocks in the lines of a file; see `read_kept`."""
    if not lines:
        return []
    found = understood(json.loads, lines[0], 1, path)
    blocks = [understood(block_from, line, number, path) for number, line in enumerate(lines[1:], 2)]
    wanted = heading(contest)
    differs = [key for key in wanted if not isinstance(found, dict) or found.get(key) != wanted[key]]
    if differs:
        raise ArenaError(f"{path} belongs to another contest: {', '.join(differs)} differ; name another file")
    return blocks


def block_from(line: bytes) -> Block:
    """The block that a line holds."""
    return Block.from_json(json.loads(line))


def understood(read: Callable[[bytes], T], line: bytes, number: int, path: Path) -> T:
    """What a line holds.

    Raises:
        ArenaError: it cannot be read.
    """
    try:
        return read(line)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise ArenaError(f"{path} is no file of an arena: line {number} cannot be read; name another file") from None


def heading(contest: Contest) -> dict[str, Any]:
    """What says which contest a file belongs to."""
    rules = json.dumps(to_mapping(contest.rules, full=True), sort_keys=True)
    with seated(contest) as players:
        versions = [f"{one.name} {one.version}" for one in players]
    return {
        "arena": 1,
        "rules": contest.rules.id,
        "rules_digest": hashlib.sha256(rules.encode()).hexdigest()[:16],
        "sides": list(contest.sides),
        "versions": versions,
        "seats": contest.seats,
        "own": contest.own,
        "seed": contest.seed,
        "playouts": contest.budget.playouts,
        "milliseconds": contest.budget.milliseconds,
    }
