"""The ladder: its rungs, its files, its tables, and its command."""

from __future__ import annotations

import importlib.util
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from maumau.bots import LEVELS
from maumau.lab.arena import Standing
from maumau.lab.contest import Block
from maumau.lab.ladder import DEALS, MARKS, SEATS, LadderError, Rung, put, rungs, shown, tables
from maumau.rulesets import shipped

ROOT = Path(__file__).parent.parent.parent
FEW = dict.fromkeys(DEALS, 3)


@pytest.fixture
def command() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ladder_command", ROOT / "tools" / "ladder.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def standing(rung: Rung, wins: int, blocks: int) -> Standing:
    """As if so many of ten deals were won in every block, give or take one."""
    one = Standing(rung.contest())
    for number in range(blocks):
        won = wins + (1 if number % 2 else -1)
        one.add(Block(deals=10, wins=[won, 10 - won]))
    return one


def test_every_level_meets_the_one_below_on_every_rule_set_with_two_and_four_seats() -> None:
    found = {(rung.rules, rung.seats, rung.lower, rung.upper) for rung in rungs()}
    assert found == {(rules, seats, *pair) for rules in shipped() for seats in SEATS for pair in pairwise(LEVELS)}
    assert all(rung.contest().even == 0.5 for rung in rungs())
    assert [len(rung.contest().seatings()) for rung in rungs(["skat-32"], ["easy"])] == [2, 6]


def test_what_is_stopped_goes_on_with_the_same_deals(tmp_path: Path) -> None:
    rung = rungs(["skat-32"], ["medium"], FEW)[0]
    stopped = rung.climb(tmp_path / "stopped", 1)
    assert next(stopped).blocks == 1
    stopped.close()  # type: ignore[attr-defined]
    assert rung.kept(tmp_path / "stopped").blocks == 1
    *_, later = rung.climb(tmp_path / "stopped", 1)
    *_, at_once = rung.climb(tmp_path / "whole", 1)
    assert later.blocks == at_once.blocks == 3
    assert later.sum.wins == at_once.sum.wins


def test_tables_show_what_is_finished_and_name_what_is_not_and_what_is_lost() -> None:
    won, lost, begun = rungs(["skat-32"], ["medium", "hard"], FEW)[:3]
    text = tables({won: standing(won, 7, 3), lost: standing(lost, 5, 3), begun: standing(begun, 7, 2)})
    lines = text.split("\n")
    assert lines[0] == "| 2 seats | medium over easy (3 deals) | hard over medium (3 deals) |"
    assert lines[2] == "| `skat-32` | 66.7 [53.6, 79.7] | – |"
    assert "| 4 seats | medium over easy (3 deals) |" in lines
    assert "**Not above 50 %** at this number of deals: skat-32 with 4 seats, medium." in text
    assert text.endswith("Begun: skat-32 with 2 seats, hard (2 of 3).")


def test_a_document_keeps_what_stands_around_the_marks() -> None:
    document = f"before\n{MARKS[0]}\nold\n{MARKS[1]}\nafter\n"
    assert put(document, "new") == f"before\n{MARKS[0]}\n\nnew\n\n{MARKS[1]}\nafter\n"
    assert put(put(document, "new"), "new") == put(document, "new")
    for wrong in ("", MARKS[0], f"{MARKS[1]} {MARKS[0]}"):
        with pytest.raises(LadderError, match="wants a line"):
            put(wrong, "new")


def test_the_command_plays_what_is_asked_for_and_writes(
    command: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "rungs", lambda rules=(), uppers=(): rungs(rules or ["mau-king"], uppers, FEW))
    docs = tmp_path / "bots.md"
    docs.write_text(f"{MARKS[0]}\n{MARKS[1]}\n")
    where = ["--keep", str(tmp_path / "kept"), "--docs", str(docs)]
    assert command.main(["--rules", "mau-king", "--upper", "easy", "--jobs", "1", *where]) == 0
    assert "mau-king-2-easy: " in capsys.readouterr().out
    assert "| 2 seats | easy over beginner (3 deals) | medium over easy (3 deals)" in docs.read_text()
    assert "Not begun: 6 of 8." in docs.read_text()
    docs.write_text("nothing")
    assert command.main(["--write", *where]) == 2
    assert "wants a line" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--rules", "whist"], "'whist' is no rule set: there are mau-king"),
        (["--upper", "beginner"], "'beginner' is no level with one below it: there are easy"),
    ],
)
def test_what_there_is_not_is_said(
    words: list[str], complaint: str, command: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main([*words, "--keep", str(tmp_path)]) == 2
    assert complaint in capsys.readouterr().err


def test_a_file_of_another_contest_is_not_mixed_in(
    command: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "skat-32-2-easy.jsonl").write_text('{"arena": 1}\n')
    assert command.main(["--rules", "skat-32", "--upper", "easy", "--keep", str(tmp_path)]) == 2
    assert "belongs to another contest" in capsys.readouterr().err


def test_all_that_the_shipped_document_shows_is_understood() -> None:
    document = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    cells = shown(document, rungs())
    assert len(cells) == document.split(MARKS[0])[1].split(MARKS[1])[0].count("[")
    empty = {rung: Standing(rung.contest()) for rung in rungs()}
    again = put(document, tables(empty, cells))
    assert shown(again, rungs()) == cells


def test_figures_are_not_lost_for_want_of_their_files() -> None:
    first, second = rungs(["skat-32"], ["medium", "hard"], FEW)[::2]
    document = f"{MARKS[0]}\n{tables({first: standing(first, 7, 3), second: standing(second, 5, 2)})}\n{MARKS[1]}\n"
    assert shown(document, [first, second]) == {first: "66.7 [53.6, 79.7]"}
    empty = {rung: Standing(rung.contest()) for rung in (first, second)}
    later = tables(empty, shown(document, empty))
    assert "| `skat-32` | 66.7 [53.6, 79.7] | – |" in later
    assert later.endswith("Not begun: 1 of 2.")
    assert "**Not above 50 %**" in tables(empty, {first: "49.0 [48.0, 50.0]"})


def test_figures_from_another_number_of_deals_do_not_stay() -> None:
    few, more = (rungs(["skat-32"], ["medium"], dict.fromkeys(DEALS, deals))[0] for deals in (3, 4))
    document = f"{MARKS[0]}\n{tables({few: standing(few, 7, 3)})}\n{MARKS[1]}\n"
    assert shown(document, [more]) == {}
