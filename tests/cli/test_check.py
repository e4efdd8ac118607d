"""``maumau check``: its lines, its numbers and its exit codes."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from maumau.cli import check

GOOD = """\
id: good
ratings: {A: {rating: 1500, games: 50}, B: {rating: 1500, games: 50}}
winner: A
then: {A: 1510, B: 1490}
"""
DEAL = """\
id: seven
rules: mau-king
seats: [A, B]
top: 4H
hands: {A: 7H 3C KC, B: 7S JD}
stock: 4D 5C 6C
steps:
  - A: play 7H
    then: {turn: B, pending: 2}
  - B: play 7S
    then: {turn: B, pending: 5, hands: {A: 2, B: 1}, has: {B: JD}}
"""
FOLDER = Path(__file__).parents[2] / "scenarios"


def check_paths(*paths: Path | str) -> int:
    parser = argparse.ArgumentParser()
    check.add_parser(parser.add_subparsers())
    args = parser.parse_args(["check", *map(str, paths)])
    return int(args.run(args))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "good.yaml").write_text(GOOD)
    return tmp_path


def test_all_hold(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check_paths(folder) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


def test_a_failure_is_one_line_and_exit_code_1(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "seven.yaml").write_text(DEAL)
    assert check_paths(folder / "good.yaml", folder / "seven.yaml") == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{folder}/seven.yaml:10: seven, step 2: expected turn B, pending 5; got turn A, pending 4",
        "1 passed, 1 failed",
    ]


def test_what_cannot_be_read_is_exit_code_2_and_the_rest_runs(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "seven.yaml").write_text(f"{DEAL}---\nid: broken\nrules: mau-kong\nsteps: []\n---\n{GOOD}")
    assert check_paths(folder) == 2
    output = capsys.readouterr()
    assert output.out.splitlines()[-1] == "2 passed, 2 failed"
    assert output.err.startswith(f"{folder}/seven.yaml:14: no rule set is called ")
    assert len(output.err.splitlines()) == 1


def test_missing_files_and_empty_folders_are_exit_code_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check_paths(tmp_path / "none.yaml", tmp_path) == 2
    output = capsys.readouterr()
    assert output.out == "0 passed, 2 failed\n"
    assert "none.yaml: this file cannot be read" in output.err
    assert "no scenario file is in this folder: they end in .yaml or .yml" in output.err


def test_the_project_s_own_scenarios_hold(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_paths(FOLDER) == 0
    assert capsys.readouterr().out.endswith(" passed, 0 failed\n")


# ------------------------------------------------------------------ how failures read


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("pending: 5", "pending: 4", "10: seven, step 2: expected turn B; got turn A"),
        (
            "play 7S\n",
            "play JD name S\n",
            "10: seven, step 2: expected B: play JD name S to be possible; got refused, ",
        ),
        (
            "then: {turn: B, pending: 2}",
            "refused: true",
            "8: seven, step 1: expected A: play 7H to be refused; got it was made",
        ),
        (
            "play 7S\n    then",
            "play JD name S\n    refused: must_take\n    then",
            "10: seven, step 2: expected B: play JD name S to be refused, must_take; got refused, must_answer",
        ),
        ("turn: B, pending: 5", "legal: [pass]", "expected legal pass; got pass not legal and draw legal as well"),
        (
            "turn: B, pending: 2",
            "legal: [play 7S, pass, draw]",
            "expected legal play 7S; pass; draw; got pass not legal",
        ),
        (
            "turn: B, pending: 2",
            "can: [pass]",
            "step 1: expected pass to be possible; got must_answer: 2 cards are owed",
        ),
        ("turn: B, pending: 2", "cannot: [draw]", "step 1: expected draw not to be possible; got it is"),
        ("hands: {A: 2, B: 1}", "hands: {A: 2, B: 3}", "pending 5, hands {B: 3}; got turn A, pending 4, hands {B: 1}"),
        ("has: {B: JD}", "announced: [B]", "pending 5, announced B; got turn A, pending 4, announced nothing"),
        ("steps", "result: {winner: A}\nsteps", "expected turn B"),
    ],
)
def test_failures_name_what_was_expected_and_what_came(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, line: str
) -> None:
    assert DEAL.count(old) == 1
    (tmp_path / "x.yaml").write_text(DEAL.replace(old, new))
    assert check_paths(tmp_path / "x.yaml") == 1
    assert line in capsys.readouterr().out


def test_a_result_needs_the_end_of_the_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = DEAL[: DEAL.index("  - B")] + "result: {winner: A, points: {B: 3}, void: true}\n"
    (tmp_path / "x.yaml").write_text(text)
    assert check_paths(tmp_path) == 1
    expected = "over true, winner A, points {B: 3}, void true"
    got = "over false, winner nothing, points {B: 0}, void false"
    assert f"10: seven: expected {expected}; got {got}" in capsys.readouterr().out


def test_match_and_rating_failures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = "id: m\nmatch: {rules: mau-king-table, seats: [A, B]}\ndeals: [{winner: A, finish: 9H, left: {B: KS}}]\n"
    (tmp_path / "m.yaml").write_text(f"{match}then: {{totals: {{A: -10, B: 11}}, dealer: B, out: [B]}}\n---\n{GOOD}")
    (tmp_path / "r.yaml").write_text(GOOD.replace("B: 1490", "B: 1491"))
    assert check_paths(tmp_path) == 1
    got = "totals {B: 10}, dealer A, out nothing"
    assert capsys.readouterr().out.splitlines() == [
        f"{tmp_path}/m.yaml:4: m: expected totals {{B: 11}}, dealer B, out B; got {got}",
        f"{tmp_path}/r.yaml:4: good: expected ratings {{B: 1491}}; got ratings {{B: 1490}}",
        "1 passed, 2 failed",
    ]
