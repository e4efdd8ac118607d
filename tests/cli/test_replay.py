"""``maumau replay``: recorded deals in the terminal, in every language, from every seat's eyes."""

from __future__ import annotations

import argparse
import io
import re
from dataclasses import replace
from pathlib import Path

import pytest

from maumau.cli import Problem, replay
from maumau.engine.events import redact
from maumau.records import Record, steps, to_text, write
from maumau.text import LANGUAGES
from tests.records.support import fixed, seeded_record
from tests.records.test_matches import whole


def run(*words: object) -> int:
    parser = argparse.ArgumentParser(prog="maumau")
    replay.add_parser(parser.add_subparsers())
    args = parser.parse_args(["replay", *map(str, words)])
    return int(args.run(args))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deals.mau"


def finished() -> Record:
    return whole("mau-king-table")[0][0]


def signs(text: str) -> list[str]:
    return re.findall(r"(?:10|[2-9JQKA])[♣♦♥♠]", text)


def test_a_deal_is_told_from_the_first_card_to_the_points(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = finished()
    write([record], path)
    assert run(path, "--lang", "en") == 0
    out = capsys.readouterr().out
    lines = out.splitlines()
    assert lines[0] == "deal 1  Mau King at the table"
    assert lines[1] == f"Order of play: {', '.join(record.players)}"
    assert lines[2] == f"{record.players[record.dealer]} deals."
    moves = [line for line in lines if re.match(r" *\d+  \S", line)]
    assert len(moves) == len(record.moves)
    assert moves[-1].endswith("wins the deal.")
    assert record.points is not None
    for name, points in zip(record.players, record.points, strict=True):
        assert re.search(rf"{name} .*{points} +{points}", out)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(6))
def test_every_rule_set_in_every_language(
    language: str, number: int, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write([fixed(number)], path)
    assert run(path, "--lang", language) == 0
    assert capsys.readouterr().out.count("\n") > len(fixed(number).moves)


def test_a_seat_sees_its_own_cards_only(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = fixed(1)
    write([record], path)
    for seat in range(3):
        assert run(path, "--from-seat", seat, "--lang", "en") == 0
        out = capsys.readouterr().out
        drawn = [
            card
            for step in steps(record)
            for event in step.events
            if event.kind == "drew" and "cards" in redact(event, seat).data
            for card in event.data["cards"]
        ]
        shown = [line for line in out.splitlines() if "draws" in line and signs(line)]
        assert sum(len(signs(line)) for line in shown) == len(drawn)
        hands = [line for line in out.splitlines() if line.startswith("     ")]
        assert [line.split(":")[0].strip() for line in hands] == [record.players[seat]]
    assert run(path, "--lang", "en") == 0
    out = capsys.readouterr().out
    assert all(f"     {name}: " in out for name in record.players)


def test_a_seat_may_be_called_by_its_name(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write([fixed(1)], path)
    run(path, "--from-seat", "mika", "--lang", "en")
    by_name = capsys.readouterr().out
    run(path, "--from-seat", "1", "--lang", "en")
    assert capsys.readouterr().out == by_name


@pytest.mark.parametrize("seat", ["3", "Zoran", "-1", "²"])
def test_seats_that_there_are_not(seat: str, path: Path) -> None:
    write([fixed(1)], path)
    with pytest.raises(Problem, match="is no seat of this deal: there are 0 or Pera, 1 or Mika, 2 or Laza"):
        run(path, f"--from-seat={seat}")


def test_one_deal_of_a_match(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(whole("skat-32")[0], path)
    assert run(path, "--deal", 2, "--lang", "en") == 0
    out = capsys.readouterr().out
    assert out.startswith("deal 2  Skat pack, five victories\n")
    assert "deal 3" not in out
    with pytest.raises(Problem, match=r"holds the deals 1 to \d+, not 99"):
        run(path, "--deal", 99)


def test_step_by_step(path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    write([finished(), finished()], path)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\n\nq\n"))
    assert run(path, "--step", "--lang", "en") == 0
    out, err = capsys.readouterr()
    assert re.findall(r"^ *(\d+)  ", out, re.MULTILINE) == ["1", "2", "3"]
    assert out.count("· stock ") == 3
    assert err.count("Enter: go on") == 4


def test_the_end_of_the_input_stops_too(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write([finished()], path)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert run(path, "--step", "--lang", "en") == 0


def test_times_dates_and_deals_that_were_broken_off(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = fixed(4)
    moves = tuple(replace(made, at=1500 * number) for number, made in enumerate(record.moves))
    write([replace(record, moves=moves, played="2026-01-31T18:20:05Z")], path)
    run(path, "--lang", "en")
    out = capsys.readouterr().out
    assert "2026-01-31T18:20:05Z" in out
    assert "  2 [1.5 s]  " in out
    assert out.splitlines()[-1] == "The match stops here."


@pytest.mark.parametrize("text", ["", "nonsense\n"])
def test_files_without_a_deal(text: str, path: Path) -> None:
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Problem, match=r"holds no deal|:1: a record begins"):
        run(path)


def test_a_record_that_does_not_hold_is_a_problem(path: Path) -> None:
    path.write_text(to_text(seeded_record(3)).replace("\n0 ", "\n1 ", 1), encoding="utf-8")
    with pytest.raises(Problem, match=f"{re.escape(str(path))}:"):
        run(path)
