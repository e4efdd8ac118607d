"""docs/bots.md says what is there."""

import re
from pathlib import Path
from typing import Any

import pytest

from maumau.bots import LEVELS
from maumau.bots.lines import FATAL, LONGEST_LINE
from maumau.bots.outside import FAULTS_A_DEAL, STARTS, Limits

TEXT = (Path(__file__).parent.parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")


@pytest.mark.uncounted
def test_its_examples_run() -> None:
    names: dict[str, Any] = {}
    blocks = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    assert len(blocks) >= 2
    for block in blocks:
        exec(block, names)
    assert names["deal"].why_illegal(0, names["move"]) is None
    assert names["found"].reasons


def test_it_lists_the_levels_and_who_plays_them() -> None:
    rows = re.findall(r"^\| `([a-z]+)` \| `([a-z0-9-]+)` \|", TEXT, re.MULTILINE)
    assert dict(rows) == dict(LEVELS)


def test_it_states_the_rules_for_faults_as_they_are() -> None:
    faults = re.findall(r"^\| `([a-z]+)` \| [^|`]+[^|]*\|$", TEXT, re.MULTILINE)
    assert {"slow", "illegal", "garbage", *FATAL} <= set(faults)
    assert (FAULTS_A_DEAL, STARTS, LONGEST_LINE) == (3, 4, 65536)
    assert f'"start_ms":{Limits().start_ms},"move_ms":{Limits().move_ms}' in TEXT
