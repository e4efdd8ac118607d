"""Every example in the guide is a scenario that holds, and every key and move it explains exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from maumau.scenarios import read_text, run
from maumau.scenarios.read_deal import KEYS, MOVES, VALUES
from maumau.scenarios.read_match import THEN

GUIDE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```yaml\n(.*?)```", GUIDE, re.DOTALL)


def section(title: str) -> str:
    """The text of a section, up to the next heading."""
    return re.split(r"\n#+ ", GUIDE.split(f"# {title}\n", 1)[1])[0]


def explained(text: str) -> set[str]:
    """What stands in code type in the first column of the tables of a text."""
    cells = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    return {word for cell in cells for word in re.findall(r"`([^`]+)`", cell)}


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == GUIDE.count("```yaml") >= 4


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: text.split("\n")[0])
def test_examples_hold(text: str) -> None:
    reading = read_text(text, "guide.yaml")
    assert not reading.errors
    assert [run(scenario) for scenario in reading.scenarios] == [None] * len(reading.scenarios)


def test_every_key_of_a_deal_is_explained() -> None:
    assert explained(section("A deal")) == set(KEYS)


def test_every_key_of_then_is_explained() -> None:
    assert explained(section("Then")) == {*VALUES, *MOVES}


def test_every_key_of_a_match_is_explained() -> None:
    text = section("A match")
    assert explained(text) == {"match", "totals", "deals", "then"}
    then = text[text.index("| `then`") :]
    assert all(f"`{key}`" in then for key in THEN)


def test_exit_codes_are_explained() -> None:
    assert "`0` all hold; `1` one fails; `2`" in GUIDE
