"""Programs of other authors at the tables of a server."""

import asyncio
import multiprocessing
import os
import sys
import time
from pathlib import Path

import pytest

from maumau import Deal, Seeded, load_rules
from maumau.bots.outside import STARTS
from maumau.cli.serve import main
from maumau.server import protocol as p
from maumau.server.play.pool import Pool
from maumau.server.play.programs import AGAIN, MOST, Programs, program_of
from maumau.server.play.thinking import Question, rules_text
from maumau.testing.clients import all_moves
from maumau.testing.servers import QuickClock, Running
from tests.server.test_play import people, with_server

EXAMPLE = f"{sys.executable} {Path(__file__).parents[2] / 'examples' / 'line_bot.py'}"
SKAT = load_rules("skat-32")


def question(level: str) -> Question:
    deal = Deal.new(SKAT, 2, Seeded(1))
    return Question(level, rules_text(SKAT), deal.observation(0), (), (0, 0), 1)


def test_people_choose_a_program_and_play_against_it() -> None:
    pool = Pool(programs={"line-bot": EXAMPLE})

    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        about = (await ana.request("GET", "/about")).json()
        assert [level["id"] for level in about["levels"]][-2:] == ["master", "line-bot"]
        table = await ana.create("skat-32", computers=["line-bot"], singleDeal=True, start=True)
        await ana.follow(table.id)
        while ana.view.state["phase"] == "playing":
            deal = ana.view.deal
            assert deal is not None
            if deal.turn == 0:
                await ana.do(p.MakeMove, move=all_moves(ana.view.legal)[0])
            else:
                await ana.receive()
        moves = [event for event in ana.view.events.values() if isinstance(event, p.Moved) and event.seat == 1]
        assert moves
        assert {event.by for event in moves} == {"computer"}
        await ana.close()

    try:
        with_server(scene, clock=QuickClock(8), thinker=pool, programs=("line-bot",))
    finally:
        pool.close()
        for child in multiprocessing.active_children():
            child.join(20)


def test_a_slow_program_holds_up_nobody_but_itself(tmp_path: Path) -> None:
    mute = tmp_path / "mute.py"
    mute.write_text("import sys\nsys.stdin.read()\n")

    async def scene() -> None:
        pool = Pool(programs={"mute": f"{sys.executable} {mute}"})
        try:
            await pool.choose(question("easy"))
            waiting = asyncio.create_task(pool.choose(question("mute")))
            await asyncio.sleep(0.2)
            assert await asyncio.wait_for(pool.choose(question("easy")), 5)
            assert not waiting.done()
            waiting.cancel()
        finally:
            pool.close()
            for child in multiprocessing.active_children():
                child.terminate()
                child.join()

    asyncio.run(scene())


def test_a_program_is_kept_running_and_ends_with_its_process(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    noisy = tmp_path / "noisy.py"
    noisy.write_text(
        f"import os, runpy, sys\nopen({str(pids)!r}, 'a').write(str(os.getpid()) + ' ')\n"
        f"runpy.run_path({EXAMPLE.split()[1]!r}, run_name='__main__')\n"
    )

    async def scene() -> None:
        pool = Pool(programs={"noisy": f"{sys.executable} {noisy}"})
        for _ in range(3):
            assert await pool.choose(question("noisy"))
        pool.close()

    asyncio.run(scene())
    for child in multiprocessing.active_children():
        child.join(20)
    [pid] = pids.read_text().split()
    until = time.monotonic() + 20
    while Path(f"/proc/{pid}").exists() and time.monotonic() < until:
        time.sleep(0.05)
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid), 0)


def test_a_program_that_used_up_its_starts_is_tried_again_later() -> None:
    now = [0.0]
    known = Programs(lambda: now[0])
    known.commands = {"gone": "true"}
    first = known.player("gone", SKAT)
    assert first is not None
    first.starts = STARTS
    now[0] = AGAIN - 1
    assert known.player("gone", SKAT) is first
    now[0] = AGAIN + 1
    assert known.player("gone", SKAT) is not first


def test_only_so_many_programs_run_at_once() -> None:
    known = Programs()
    known.commands = {"line-bot": EXAMPLE}
    sets = [SKAT.changed(match_limit=limit) for limit in range(2, MOST + 3)]
    players = [known.player("line-bot", rules) for rules in sets]
    for one in players[:2]:
        assert one is not None
    assert known.player("line-bot", sets[-1]) is players[-1]
    assert known.player("line-bot", sets[0]) is not players[0]
    assert known.player("other", SKAT) is None
    known.close()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("python3", "write NAME=COMMAND"),
        ("two words=python3", "write NAME=COMMAND"),
        ("hard=python3", "hard is a level"),
        ("mine=no-such-program --fast", "there is no program 'no-such-program'"),
        ("mine=", "there is no program"),
        ("mine='", "no command line"),
    ],
)
def test_what_is_no_program_is_refused_before_anything_starts(
    text: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(ValueError, match=complaint):
        program_of(text)
    with pytest.raises(SystemExit):
        main(["--bot", text])
    assert complaint in " ".join(capsys.readouterr().err.split())


def test_two_programs_need_two_names(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--bot", f"a={sys.executable}", "--bot", f"a={sys.executable}"])
    assert "two programs are called a" in capsys.readouterr().err
