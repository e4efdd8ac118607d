"""The processes in which computer players think."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from maumau import Deal, Seeded, load_rules
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
    until = time.monotonic() + 30
    while alive(int(worker)):
        assert time.monotonic() < until, "the process goes on without its server"
        time.sleep(0.05)


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


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and waits to be noticed does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
