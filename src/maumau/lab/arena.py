"""Running contests: on several processes, in order, with a test that may end them, to be taken up again from a file.

Blocks are counted in the order of their numbers, so the figures do not depend on how many processes played them.
"""

from __future__ import annotations

import hashlib
import json
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any, Final

from maumau.bots import Player
from maumau.engine.rules.text import to_mapping
from maumau.lab.contest import Block, Contest, play_block, seat_players
from maumau.lab.figures import Spread, Sprt

AHEAD: Final = 4
"""Blocks that each process may have waiting."""


class ArenaError(ValueError):
    """A file of results that does not belong to the contest; the message says what differs."""


@dataclass(slots=True)
class Standing:
    """What came out so far."""

    contest: Contest
    sum: Block = field(default_factory=Block)
    shares: Spread = field(default_factory=Spread)
    """Of the blocks."""

    def add(self, block: Block) -> None:
        """Count one more block."""
        self.sum.add(block)
        self.shares.add(block.share(self.contest.even))

    @property
    def blocks(self) -> int:
        """Blocks so far."""
        return self.shares.n


def compete(
    contest: Contest, blocks: int, *, jobs: int = 1, sprt: Sprt | None = None, keep: Path | None = None
) -> Iterator[Standing]:
    """Play a contest; give the standing after every block, the last one is the result.

    Args:
        contest: what is played.
        blocks: how many at most, 1 or more.
        jobs: processes that share the work.
        sprt: a test that may end the contest before.
        keep: a file that keeps every block; if it is there, the contest is taken up where it ends.

    Raises:
        ArenaError: the file belongs to another contest.
    """
    standing = Standing(contest)
    kept = read_kept(keep, contest) if keep is not None else []
    for block in kept[:blocks]:
        standing.add(block)
        yield standing
        if sprt is not None and sprt.verdict(standing.shares) != "open":
            return
    with keeping(keep, contest, len(kept)) as write:
        for block in played(contest, range(len(kept), blocks), jobs):
            write(block)
            standing.add(block)
            yield standing
            if sprt is not None and sprt.verdict(standing.shares) != "open":
                return


# -- playing -------------------------------------------------------------------------------------------------
def played(contest: Contest, numbers: range, jobs: int) -> Iterator[Block]:
    """The blocks with these numbers, in order."""
    if jobs == 1:
        with seated(contest) as players:
            for number in numbers:
                yield play_block(contest, number, players)
        return
    with ProcessPoolExecutor(jobs, initializer=sit_down, initargs=(contest,)) as pool:
        work = iter(numbers)
        waiting = deque(pool.submit(play_seated, number) for number in islice(work, AHEAD * jobs))
        try:
            while waiting:
                yield waiting.popleft().result()
                waiting.extend(pool.submit(play_seated, number) for number in islice(work, 1))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def seated(contest: Contest) -> Iterator[list[Player]]:
    """The players of a contest; those that are processes of their own end with it."""
    players = seat_players(contest)
    try:
        yield players
    finally:
        for one in players:
            close = getattr(one, "close", None)
            if close is not None:
                close()


WORKER: list[tuple[Contest, list[Player]]] = []
"""In a worker process: its contest and players."""


def sit_down(contest: Contest) -> None:
    """Make a worker process ready; only the first process answers Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    WORKER.append((contest, seat_players(contest)))


def play_seated(number: int) -> Block:
    """One block, in a worker process."""
    return play_block(WORKER[0][0], number, WORKER[0][1])


# -- files ---------------------------------------------------------------------------------------------------
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


def read_kept(path: Path, contest: Contest) -> list[Block]:
    """The blocks of a file, none if it is not there; a last line that was cut off does not count.

    Raises:
        ArenaError: the file belongs to another contest, or is no such file.
    """
    if not path.exists() or path.stat().st_size == 0:
        return []
    lines = path.read_text(encoding="utf-8").split("\n")
    try:
        found = json.loads(lines[0])
        blocks = [Block.from_json(json.loads(line)) for line in lines[1:-1]]
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise ArenaError(f"{path} is no file of an arena ({error}); name another file") from None
    wanted = heading(contest)
    differs = [key for key in wanted if not isinstance(found, dict) or found.get(key) != wanted[key]]
    if differs:
        raise ArenaError(f"{path} belongs to another contest: {', '.join(differs)} differ; name another file")
    return blocks


@contextmanager
def keeping(path: Path | None, contest: Contest, kept: int) -> Iterator[Callable[[Block], None]]:
    """Open a file for further blocks, after those that were read from it; a line that was cut off goes."""
    if path is None:
        yield lambda _block: None
        return
    lines = [json.dumps(heading(contest))]
    if kept:
        lines = path.read_text(encoding="utf-8").split("\n")[: kept + 1]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with path.open("a", encoding="utf-8") as file:

        def write(block: Block) -> None:
            file.write(json.dumps(block.to_json(), separators=(",", ":")) + "\n")
            file.flush()

        yield write
