"""The processes in which computer players think: questions go out, moves come back, and the event loop does not wait.

A deep search takes nothing from the people at other tables; programs of other authors have a process each, so that a
slow one holds up nobody but itself.  Questions wait here, not at the processes, until one is free: an answer that
nobody wants any more takes nobody's time, and a process that dies or hangs takes one question along, which is asked
once more.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import AsyncExitStack
from multiprocessing.process import BaseProcess
from types import MappingProxyType
from typing import Final, TypeVar

from maumau.bots.hints import Hint
from maumau.server.play.thinking import Question, advice, answer, begin

T = TypeVar("T")

NONE: Final[Mapping[str, str]] = MappingProxyType({})
LONGEST: Final = 20.0
"""Seconds after which a process that has not answered is killed: players have their own measure, far below; a program
that starts has 10 s (`maumau.bots.outside.Limits`)."""
LAST: Final = 6.0
"""Seconds that processes have to end by themselves, with all the programs that they ask."""


class Worker:
    """A process that does one thing at a time, started when there is something to do, and again after its death."""

    def __init__(self, programs: Mapping[str, str], longest: float) -> None:
        self.programs = programs
        self.longest = longest
        self._executor: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[[Question], T], question: Question) -> T:
        """Have it done.

        Raises:
            BrokenExecutor: the process died, or was killed because it did not answer.
        """
        if self._executor is None:
            self._executor = self._start()
        try:
            future = asyncio.get_running_loop().run_in_executor(self._executor, work, question)
            done, _ = await asyncio.wait({future}, timeout=self.longest)
            if not done:
                kill(processes_of(self._executor))
            return await future
        except BrokenExecutor:
            self._executor = None
            raise

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            1, mp_context=multiprocessing.get_context("spawn"), initializer=begin, initargs=(self.programs,)
        )

    def close(self) -> None:
        """End the process soon: by itself, so that it ends the programs it asks, or else by force."""
        if self._executor is not None:
            last = threading.Timer(LAST, kill, (processes_of(self._executor),))
            last.daemon = True
            last.start()
            self._executor.shutdown(wait=False, cancel_futures=True)


def processes_of(executor: ProcessPoolExecutor) -> list[BaseProcess]:
    """The processes of an executor, which has a public way to kill them from Python 3.14 on only."""
    return list((executor._processes or {}).values())  # noqa: SLF001


def kill(processes: list[BaseProcess]) -> None:
    """End processes that may be stopped or hang."""
    for process in processes:
        process.kill()


class Pool:
    """Thinks in so many processes for our players, and one for each program of another author."""

    def __init__(self, processes: int = 1, programs: Mapping[str, str] = NONE, longest: float = LONGEST) -> None:
        self._workers = {"": [Worker({}, longest) for _ in range(processes)]}
        """Under a program's name the one that asks it, under an empty one all others."""
        self._workers |= {name: [Worker({name: command}, longest)] for name, command in programs.items()}
        self._free = {name: free_of(workers) for name, workers in self._workers.items()}
        self._hints = asyncio.Semaphore(1)
        """Hints wait for each other before they wait for a process, so that of many one at most is before a move."""
        self._closed = False

    async def choose(self, question: Question) -> str | None:
        """See `Thinker.choose`."""
        return await self._ask(answer, question)

    async def advise(self, question: Question) -> Hint | None:
        """See `Thinker.advise`."""
        return await self._ask(advice, question, self._hints)

    async def _ask(self, work: Callable[[Question], T], question: Question, *lines: asyncio.Semaphore) -> T:
        """Have it done; a process that has begun goes on, whether the answer is still wanted or not."""
        wanted = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(self._in_turn(work, question, lines, wanted))
        try:
            return await asyncio.shield(task)
        finally:
            wanted.cancel()

    async def _in_turn(
        self,
        work: Callable[[Question], T],
        question: Question,
        lines: tuple[asyncio.Semaphore, ...],
        wanted: asyncio.Future[None],
    ) -> T:
        """Wait in these lines and for a process, then have it done; if it died over it, by a new one, once."""
        free = self._free.get(question.level) or self._free[""]
        async with AsyncExitStack() as waited:
            for line in lines:
                await waited.enter_async_context(line)
            worker = await free.get()
            waited.callback(free.put_nowait, worker)
            if wanted.cancelled() or self._closed:
                raise asyncio.CancelledError
            try:
                return await worker.do(work, question)
            except BrokenExecutor:
                if self._closed:
                    raise
                return await worker.do(work, question)

    def close(self) -> None:
        """Stop; what is being thought about is forgotten."""
        self._closed = True
        for workers in self._workers.values():
            for worker in workers:
                worker.close()


def free_of(workers: list[Worker]) -> asyncio.Queue[Worker]:
    """The processes that are free, the last used one first: no more are started than are needed at once."""
    free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
    for worker in workers:
        free.put_nowait(worker)
    return free
