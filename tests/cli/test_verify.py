"""``maumau verify``: one line for each deal, more for what does not hold, and an exit code to go by."""

from __future__ import annotations

import argparse
import random
from dataclasses import replace
from pathlib import Path

import pytest

from maumau.cli import verify
from maumau.fair import SIZE
from maumau.records import Record, to_text, write
from maumau.rulesets import load_rules
from tests.fair.support import binding, gathered
from tests.records.support import fixed, seeded_record
from tests.records.test_verify import row


def run(*words: object) -> int:
    parser = argparse.ArgumentParser(prog="maumau")
    verify.add_parser(parser.add_subparsers())
    args = parser.parse_args(["verify", *map(str, words)])
    return int(args.run(args))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deals.mau"


def test_a_fair_deal(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = fixed(0)
    write([record], path)
    assert run(path) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith(f"{path}:1: table 7QK3, deal {record.number}: fair: ")
    assert f"{len(record.moves)} moves" in out[0]
    assert out[-1] == "1 deal: 1 fair, 0 not"


def test_silent_seats_are_told_by_name(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = load_rules("mau-king")
    fair = gathered(binding(rules, 2), random.Random(1), silent=1.0)
    write([Record(rules=rules, players=("Ana", "Vuk"), dealer=1, table="7QK3", number=1, fair=fair)], path)
    assert run(path) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[1:3] == [
        "  seat 0 (Ana) was silent: a substitute was used",
        "  seat 1 (Vuk) was silent: a substitute was used",
    ]


def test_a_changed_byte_is_told_with_its_line(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = fixed(0)
    assert record.fair is not None
    text = to_text(record).replace(record.fair.secret.hex(), bytes(SIZE).hex())
    path.write_text(text, encoding="utf-8")
    line = next(i for i, each in enumerate(text.splitlines(), 1) if each.startswith("secret"))
    assert run(path) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0].endswith("NOT as promised")
    assert out[1].startswith(f"  {path}:{line}: secret: ")
    assert out[-1] == "1 deal: 0 fair, 1 not"


def test_a_record_that_says_nothing_of_its_shuffle_proves_nothing(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write([seeded_record(1), replace(seeded_record(2), match="m1", deal=3)], path)
    assert run(path) == 1
    out = capsys.readouterr().out
    assert "a deal of Pera" in out
    assert "match m1, deal 3: plays by the rules, but does not say what its shuffle followed from" in out
    assert out.splitlines()[-1] == "2 deals: 0 fair, 0 not, 2 without a verified shuffle"


def test_the_deals_of_a_table_belong_together(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = row([1, 2, 3, 4])
    write(records, path)
    assert run(path) == 0
    write([records[0], *records[2:]], path)
    assert run(path) == 0
    assert run("--complete", path) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[-2:] == ["table 7QK3, deal 3: 1 before it are missing", "3 deals: 3 fair, 0 not, 1 out of order"]
    write([*records, records[1]], path)
    assert run(path) == 1
    assert "this number is there twice" in capsys.readouterr().out


def test_what_cannot_be_read_is_told_and_the_rest_is_still_checked(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_text("maumau record 1\nnonsense\nend\n" + to_text(fixed(1)), encoding="utf-8")
    assert run(path, tmp_path / "none.mau") == 2
    out, err = capsys.readouterr()
    assert out.splitlines()[-1] == "1 deal: 1 fair, 0 not, 2 unreadable"
    assert [line.partition(": ")[0] for line in err.splitlines()] == [f"{path}:2", str(tmp_path / "none.mau")]


def test_a_folder_and_an_empty_one(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write([fixed(2)], path)
    assert run(tmp_path) == 0
    (tmp_path / "empty").mkdir()
    assert run(tmp_path / "empty") == 2
    assert "there are no records" in capsys.readouterr().err
