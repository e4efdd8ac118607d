"""``maumau stats``: from files, from a data folder, and where there is nothing."""

import argparse
import json
from pathlib import Path

import pytest

from maumau.cli import stats
from maumau.records import to_text
from maumau.results import rated
from maumau.store import Settlement, SqliteStore
from maumau.testing.results import kept
from tests.records.test_statistics import honest


def run(*words: str) -> int:
    parser = argparse.ArgumentParser(prog="maumau")
    stats.add_parser(parser.add_subparsers())
    args = parser.parse_args(["stats", *words])
    return int(args.run(args))


def test_records_of_a_file_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deals.mau"
    file.write_text("\n".join(to_text(honest(number)) for number in range(12)), encoding="utf-8")
    assert run(str(file)) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("12 deals, 12 with a verified shuffle\n")
    assert "special cards dealt to people: " in shown
    assert "contributions of people that were substituted: " in shown


def test_the_deals_of_a_data_folder_are_counted_for_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = SqliteStore(tmp_path / "maumau.db")
    texts = [to_text(honest(number)) for number in range(3)]
    deals = [kept(number, record=text) for number, text in enumerate([*texts, "nonsense\n"], 1)]
    store.results.settle(Settlement("t1", 9, deals), rated)
    store.close()
    assert run("--data", str(tmp_path), "--json") == 0
    out, err = capsys.readouterr()
    report = json.loads(out)
    assert (report["deals"], report["verified"], report["refused"]) == (3, 3, 1)
    assert {test["id"] for test in report["tests"]} == {"first-card", "hand", "cuts"}
    assert "nonsense" in err


def test_where_there_is_nothing_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--data", str(tmp_path)) == 2
    assert "where is the data folder?" in capsys.readouterr().err
    bad = tmp_path / "bad.mau"
    bad.write_text("nonsense\n", encoding="utf-8")
    assert run(str(bad)) == 2
    assert "1 record does not hold and is not counted\n" in capsys.readouterr().out
    assert run(str(bad), str(bad)) == 2
    assert "2 records do not hold and are not counted\n" in capsys.readouterr().out
