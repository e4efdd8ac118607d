"""Running contests: on several processes, in order, with a test that may end them, to be taken up again from a file.

Blocks are counted in the order of their numbers, so the figures do not depend on how many processes played them.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import chain, islice
from pathlib import Path
from typing import Final

from maumau.bots import Player
from maumau.lab.contest import Block, Contest, play_block, seat_players, seated
from maumau.lab.figures import Spread, Sprt
from maumau.lab.kept import Kept, keeping

AHEAD: Final = 4
"""Blocks that each process may have waiting."""


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
        ArenaError: the file belongs to another contest, is no such file, or another arena plays into it.
    """
    standing = Standing(contest)
    with keeping(keep, contest) as kept:
        for block in chain(kept.blocks[:blocks], written(kept, contest, blocks, jobs)):
            standing.add(block)
            yield standing
            if sprt is not None and sprt.verdict(standing.shares) != "open":
                return


# -- playing -------------------------------------------------------------------------------------------------
def written(kept: Kept, contest: Contest, blocks: int, jobs: int) -> Iterator[Block]:
    """The blocks that are missing, each kept as soon as it has been played."""
    for block in played(contest, range(len(kept.blocks), blocks), jobs):
        kept.write(block)
        yield block


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


WORKER: list[tuple[Contest, list[Player]]] = []
"""In a worker process: its contest and players."""


def sit_down(contest: Contest) -> None:
    """Make a worker process ready; only the first process answers Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    WORKER.append((contest, seat_players(contest)))


def play_seated(number: int) -> Block:
    """One block, in a worker process."""
    return play_block(WORKER[0][0], number, WORKER[0][1])
