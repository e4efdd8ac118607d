"""Every legal deal comes back from its text as it was; no text breaks the reader."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings, strategies as st

from maumau.records import Record, RecordError, read, steps, to_text, verify, write
from tests.records.support import fixed, records, seeded_record

pytestmark = pytest.mark.uncounted

EACH = settings(deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))


def unsealed(text: str) -> str:
    """The text without its seal."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(("marks:", "seal:")))


@settings(EACH, max_examples=80)
@given(records())
def test_every_legal_deal_round_trips(record: Record) -> None:
    text = to_text(record)
    assert list(read(text)) == [record]
    assert [to_text(again) for again in read(text)] == [text]


@settings(EACH, max_examples=25)
@given(records())
def test_the_replay_tells_the_same_story(record: Record) -> None:
    [again] = read(to_text(record))
    story = [event for step in steps(record) for event in step.events]
    assert [event for step in steps(again) for event in step.events] == story
    assert verify(again).faults == ()


@settings(EACH, max_examples=400)
@given(st.text(max_size=300) | st.text(alphabet="maumau record1:\n playe0 7H,", max_size=200))
@example("maumau record 1\n")
@example("maumau record 1\nend\n")
@example("end\n")
@example("\ufeffmaumau record 1\n")
@example("maumau record 1\nmoves: 1\n0 cut " + "9" * 5000 + "\nend\n")
@example("maumau record 1\noption: x = " + "[" * 5000 + "\nend\n")
@example("maumau record 1\nplayer 0: " + '"' + "[" * 5000 + "\nend\n")
@example("maumau record 1\nnumber: " + "9" * 5000 + "\n")
@example("maumau record 1\nplayer ٣: x\n")
def test_no_text_breaks_the_reader(text: str) -> None:
    told: list[RecordError] = []
    list(read("\n" + text, on_error=told.append))
    for error in told:
        assert error.line is not None
        assert str(error).startswith(f"line {error.line}: ")


@settings(EACH, max_examples=300)
@given(st.integers(0, 5), st.data())
def test_no_change_breaks_the_reader(number: int, data: st.DataObject) -> None:
    """Bytes of a good record changed, cut out, or doubled: an error with its line, or a record."""
    text = (to_text(fixed(number)) if data.draw(st.booleans()) else unsealed(to_text(fixed(number)))).encode()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        size = data.draw(st.integers(0, 40))
        new = data.draw(st.binary(max_size=3) | st.just(text[at : at + size]) | st.sampled_from([b"\n", b"9", b" "]))
        text = text[:at] + new + text[at + size :]
    broken = text.decode("utf-8", "replace") + "\n"
    told: list[RecordError] = []
    for check in (True, False):
        for record in read(broken, check=check, on_error=told.append):
            verify(record)
            assert list(read(to_text(record), check=False)) == [record]
    assert all(error.line for error in told)


def test_a_match_is_its_deals_one_after_the_other(tmp_path: Path) -> None:
    path = tmp_path / "two.mau"
    deals = [fixed(0), seeded_record(4), fixed(1)]
    write(deals, path)
    assert list(read(path)) == deals
    assert list(read(str(path))) == deals
    assert list(read(path.read_text(encoding="utf-8"))) == deals


def test_comments_empty_lines_and_windows_line_ends_do_not_count(tmp_path: Path) -> None:
    text = to_text(fixed(2))
    lines = text.splitlines()
    lines.insert(3, "# found in grandmother's drawer")
    lines.insert(9, "")
    path = tmp_path / "windows.mau"
    path.write_bytes(("\ufeff" + "\r\n".join(lines)).encode())
    [again] = read(path)
    assert again == fixed(2)
    assert verify(again).proven
    assert to_text(again) == text


def test_any_order_of_the_lines_above_the_moves_is_read() -> None:
    record = seeded_record(11)
    lines = unsealed(to_text(record)).splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("moves:"))
    upper = lines[1:at]
    random.Random(1).shuffle(upper)
    assert list(read("\n".join([lines[0], *upper, *lines[at:]]))) == [record]


@pytest.mark.parametrize("number", range(6))
def test_a_record_says_all_that_its_deal_needs(number: int) -> None:
    """Orders alone, the key alone: the same deal."""
    record = fixed(number)
    story = [event for step in steps(record) for event in step.events]
    for other in (replace(record, fair=None), replace(record, orders={}, cuts={})):
        assert [event for step in steps(other) for event in step.events] == story
        assert list(read(to_text(other))) == [other]
