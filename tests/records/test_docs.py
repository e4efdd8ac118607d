"""docs/notation.md says what is so: its example holds, and no line is left out."""

from __future__ import annotations

import re
from pathlib import Path

import maumau.records
from maumau.records import read, to_text, verify
from maumau.records.values import FIELDS

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def examples() -> list[str]:
    return re.findall(r"^```text\n(maumau record 1\n.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def test_the_example_is_a_record_and_proven() -> None:
    [example] = examples()
    [record] = read(example)
    assert to_text(record) == example
    assert verify(record).proven
    assert verify(record).substituted == ("seat 1",)


def test_every_line_is_documented() -> None:
    named = set(re.findall(r"`([a-z-]+(?: seat| watcher)?)(?: N)?`", TEXT))
    assert set(FIELDS) - {"contribution watcher", "silent watcher"} <= named
    assert "(or `watcher N`)" in TEXT


def test_every_name_in_the_table_exists() -> None:
    for name in re.findall(r"^\| `(\w+)\(|, `(\w+)\(", TEXT, re.MULTILINE):
        assert hasattr(maumau.records, name[0] or name[1])
