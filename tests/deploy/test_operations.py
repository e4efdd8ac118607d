"""The page for those who keep a server says what is so: metrics, log, alarms, commands."""

from __future__ import annotations

import ast
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from maumau.server.watch import logs
from maumau.server.watch.metrics import Metrics
from tests.deploy.test_files import DEPLOY, alerts, understood

PAGE = DEPLOY.parent / "docs/operations.md"
TEXT = PAGE.read_text(encoding="utf-8")


def table(title: str) -> list[list[str]]:
    """The rows of the first table below a title."""
    below = TEXT[TEXT.index(f"\n## {title}\n") :]
    lines = re.findall(r"^\|.*\|$", below.split("\n## ")[1], re.MULTILINE)
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def metric_rows() -> list[list[str]]:
    """How the list of metrics must be."""
    return [[f"`{series.name}`", series.kind, ", ".join(f"`{label}`" for label in series.labels), series.text]
            for series in Metrics().series]  # fmt: skip


def test_every_metric_is_listed() -> None:
    wanted = "\n".join(f"| {' | '.join(row)} |".replace("|  |", "| |") for row in metric_rows())
    assert table("Metrics") == metric_rows(), f"the list should be:\n{wanted}"


def logged() -> Iterator[tuple[str, set[str]]]:
    """Events that the program writes, with their fields."""
    for file in Path(logs.__file__).parents[1].rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("log", "log_error"):
                event = ast.literal_eval(node.args[0]) if isinstance(node.args[0], ast.Constant) else None
                if isinstance(event, str):
                    fields = {str(keyword.arg) for keyword in node.keywords}
                    yield event, fields | ({"error"} if node.func.id == "log_error" else set())


def test_every_event_of_the_log_is_explained_with_its_fields() -> None:
    written: dict[str, set[str]] = {}
    for event, fields in logged():
        written.setdefault(event, set()).update(fields)
    explained = {row[0].strip("`"): set(re.findall(r"`(\w+)`", row[1])) for row in table("The log")}
    assert explained == written, f"the table of the log in {PAGE.name} is not what the program writes"


def test_every_alarm_has_its_why() -> None:
    assert [row[0].strip("`") for row in table("Alarms")] == [alert["alert"] for alert in alerts()]
    assert all(all(row) for row in table("Alarms"))


def commands() -> list[str]:
    """The command lines of ours on the page, indented or in the text."""
    indented = re.findall(r"^ {4,}(maumau .*)$", TEXT, re.MULTILINE)
    inline = re.findall(r"`(maumau serve [^`]+)`", TEXT)
    return [line.replace("…", "example") for line in [*indented, *inline]]


@pytest.mark.parametrize("line", commands())
def test_commands_are_understood(line: str) -> None:
    understood(shlex.split(line)[1:])


def test_there_are_commands() -> None:
    assert {line.split()[1] for line in commands()} == {"serve", "backup", "restore", "migrate-store"}


def test_files_that_are_named_are_there() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", TEXT)
    assert [link for link in links if not (PAGE.parent / link).resolve().exists()] == []
    named = re.findall(r"(?<![\w/])deploy/[\w./@*-]*[\w*]", TEXT)
    assert len(named) > 3
    assert [path for path in named if not list(DEPLOY.parent.glob(path))] == []
