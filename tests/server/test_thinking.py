"""The processes in which computer players think."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from maumau import Deal, Seeded, load_rules
from maumau.server.play import pool as pool_module
from maumau.server.play.pool import Pool
from maumau.server.play.thinking import Question, rules_text

SERVER = """
import asyncio, multiprocessing, time
from maumau import Deal, Seeded, load_rules
from maumau.server.play.pool import Pool
from maumau.server.play.thinking import Question, rules_text

async def main():
    rules = load_rules("skat-32")
    deal = Deal.new(rules, 2, Seeded(1))
    pool = Pool()
    move = await pool.choose(Question("easy", rules_text(rules), deal.observation(0), (), (0, 0), 1))
    print(move, *[child.pid for child in multiprocessing.active_children()], flush=True)
    time.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes in /proc")
def test_thinking_ends_with_a_server_that_was_killed(tmp_path: Path) -> None:
    program = tmp_path / "server.py"
    program.write_text(SERVER)
    with subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        *_, worker = server.stdout.readline().split()
        assert alive(int(worker))
        server.send_signal(signal.SIGKILL)
    ended(int(worker))


def test_who_waits_while_a_process_dies_is_answered_by_the_next_one() -> None:
    async def scene() -> list[str | None]:
        rules = load_rules("skat-32")
        deal = Deal.new(rules, 2, Seeded(1))
        question = Question("master", rules_text(rules), deal.observation(0), (), (0, 0), 1)
        pool = Pool()
        try:
            await pool.choose(question)
            waiting = [asyncio.create_task(pool.choose(question)) for _ in range(3)]
            await asyncio.sleep(0)
            (worker,) = multiprocessing.active_children()
            worker.kill()
            return await asyncio.gather(*waiting)
        finally:
            pool.close()

    answers = asyncio.run(scene())
    assert len(answers) == 3
    assert None not in answers


def ask(level: str = "easy", seed: int = 1) -> Question:
    rules = load_rules("skat-32")
    return Question(level, rules_text(rules), Deal.new(rules, 2, Seeded(1)).observation(0), (), (0, 0), seed)


def test_nobody_is_left_without_an_answer_where_some_want_none_any_more_and_the_process_dies() -> None:
    async def scene() -> list[str | BaseException | None]:
        pool = Pool()
        try:
            await pool.choose(ask())
            waiting = [asyncio.create_task(pool.choose(ask("master", seed))) for seed in range(12)]
            await asyncio.sleep(0)
            for gone in (0, 1, 5, 6):
                waiting[gone].cancel()
            (worker,) = multiprocessing.active_children()
            worker.kill()
            found = await asyncio.gather(*waiting, return_exceptions=True)
            return [*found, await pool.choose(ask())]
        finally:
            pool.close()

    found = asyncio.run(asyncio.wait_for(scene(), 120))
    assert [isinstance(one, asyncio.CancelledError) for one in found] == [i in (0, 1, 5, 6) for i in range(13)]
    assert sum(isinstance(one, str) for one in found) == 9


@pytest.mark.slow
def test_a_process_that_hangs_is_replaced() -> None:
    async def scene() -> str | None:
        pool = Pool(longest=5)
        try:
            await pool.choose(ask())
            (worker,) = multiprocessing.active_children()
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGSTOP)
            return await pool.choose(ask())
        finally:
            pool.close()

    assert asyncio.run(scene()) is not None


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes in /proc")
def test_a_process_that_hangs_does_not_keep_the_server_from_ending(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "LAST", 0.1)

    async def scene() -> int:
        pool = Pool()
        await pool.choose(ask())
        (worker,) = multiprocessing.active_children()
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGSTOP)
        pool.close()
        return worker.pid

    ended(asyncio.run(scene()))


class Noted:
    """A process that notes what it is asked; each answer takes a turn of the event loop."""

    def __init__(self, *_: object) -> None:
        self.done: list[str] = []

    async def do(self, work: Callable[[Question], object], question: Question) -> None:
        self.done.append(f"{work.__name__} {question.seed}")
        await asyncio.sleep(0)

    def close(self) -> None:
        """Nothing to do."""


async def noted(monkeypatch: pytest.MonkeyPatch, scene: Callable[[Pool], Awaitable[None]]) -> list[str]:
    """What the one process of a pool is asked in a scene."""
    worker = Noted()
    monkeypatch.setattr(pool_module, "Worker", lambda *_: worker)
    await scene(Pool())
    return worker.done


def test_of_many_hints_one_at_most_is_before_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(pool: Pool) -> None:
        hints = [asyncio.create_task(pool.advise(ask(seed=seed))) for seed in range(5)]
        await asyncio.sleep(0)
        moves = [asyncio.create_task(pool.choose(ask(seed=seed))) for seed in range(5)]
        await asyncio.gather(*hints, *moves)

    done = asyncio.run(noted(monkeypatch, scene))
    assert sorted(done) == [*(f"advice {i}" for i in range(5)), *(f"answer {i}" for i in range(5))]
    assert done.index("answer 4") <= 6, done


def test_what_nobody_wants_any_more_takes_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(pool: Pool) -> None:
        asked = [asyncio.create_task(pool.choose(ask(seed=seed))) for seed in range(4)]
        await asyncio.sleep(0)
        asked[2].cancel()
        await asyncio.gather(*asked, return_exceptions=True)

    assert asyncio.run(noted(monkeypatch, scene)) == ["answer 0", "answer 1", "answer 3"]


def ended(pid: int) -> None:
    """Wait for the end of a process."""
    until = time.monotonic() + 30
    while alive(pid):
        assert time.monotonic() < until, "the process goes on without its server"
        time.sleep(0.05)


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and waits to be noticed does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
