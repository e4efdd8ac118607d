"""The lines of one record, each read by itself; what they mean together is `assemble`'s business."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, Final

from maumau.engine.moves import Move
from maumau.records.model import BY, FORMAT, Made, RecordError
from maumau.records.rules_lines import read_option
from maumau.records.values import FIELDS

FIRST: Final = "maumau record "
"""What the first line of every record begins with."""
LINE: Final = re.compile(r"([a-z]+(?:-[a-z]+)*(?: (?:seat|watcher))?)(?: (\d{1,4}))?:(?: (.*))?", re.ASCII)
MOVE: Final = re.compile(r"(\d) (.+?)(?: @ (\d{1,9})(?:\.(\d{1,3}))?)?(?: by ([a-z]+))?", re.ASCII)


@dataclass(slots=True)
class Parsed:
    """What the lines of a record say."""

    values: dict[str, Any] = field(default_factory=dict)
    """Key → value, for indexed keys a mapping, for ``option`` a mapping by path."""
    moves: list[Made] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)
    """Part → line."""
    body: list[str] = field(default_factory=list)
    """The lines under the seal, as written."""
    parts: list[str] = field(default_factory=list)
    """The part that each of them is."""

    def get(self, key: str, default: Any = None) -> Any:
        """The value of a key."""
        return self.values.get(key, default)


def parse(lines: list[tuple[int, str]]) -> Parsed:
    """Read the lines of one record; each with its number, without comments and empty lines, the first included.

    Raises:
        RecordError: a line is none of a record's; it names the line.
    """
    out = Parsed()
    for number, line in lines:
        try:
            part = read_line(line, out)
        except RecordError as error:
            raise RecordError(error.text, number) from error
        if part in out.lines:
            raise RecordError(f"{part} stands in line {out.lines[part]} already", number)
        out.lines[part] = number
        if part not in ("marks", "seal", "end"):
            out.body.append(line)
            out.parts.append(part)
    return out


def read_line(line: str, out: Parsed) -> str:
    """Read one line; return the name of its part."""
    if not out.body:
        return read_first(line)
    if "end" in out.lines:
        raise RecordError("the record has ended: another one begins with a line " + repr(f"{FIRST}{FORMAT}"))
    if line == "end":
        return "end"
    if line[0].isdigit():
        return read_move(line, out)
    found = LINE.fullmatch(line)
    if found is None:
        raise RecordError(f"a line is written as a key and a value, as in player 0: Ana, not {line[:60]!r}")
    return read_field(found[1], found[2], found[3] or "", out)


def read_first(line: str) -> str:
    """The line that says that this is a record."""
    if line != f"{FIRST}{FORMAT}":
        raise RecordError(f"a record begins with a line {f'{FIRST}{FORMAT}'!r}, not {line[:60]!r}")
    return "maumau record"


def read_field(key: str, index: str | None, value: str, out: Parsed) -> str:
    """A line with a key."""
    known = FIELDS.get(key)
    if known is None:
        near = get_close_matches(key, FIELDS, n=1)
        raise RecordError(f"a record has no line {key!r}" + (f": did you mean {near[0]!r}?" if near else ""))
    indexed, reader = known
    if indexed != (index is not None):
        raise RecordError(f"{key} has {'a number before' if indexed else 'no number before'} the colon")
    if key == "option":
        path, given = read_option(value)
        options = out.values.setdefault(key, {})
        if path in options:
            raise RecordError(f"the option {path} is given twice")
        options[path] = given
        return f"option {path}"
    read = reader(value)
    if index is None:
        out.values[key] = read
        return key
    out.values.setdefault(key, {})[int(index)] = read
    return f"{key} {int(index)}"


def read_move(line: str, out: Parsed) -> str:
    """A line with a move."""
    found = MOVE.fullmatch(line)
    if found is None or "moves" not in out.values or len(line) > 200:
        raise RecordError(f"a move is written behind the line moves, as in 0 play 7H @ 3.250, not {line[:60]!r}")
    seat, text, seconds, rest, by = found.groups()
    try:
        move = Move.parse(text)
    except ValueError as error:
        raise RecordError(str(error)) from error
    if not isinstance(move.target, int) or not (move.target < 10 and move.position < 1000):
        raise RecordError(f"{text!r} speaks of no seat, or of more cards than there are")
    if by is not None and by not in BY:
        raise RecordError(f"a move is made by computer, timeout or autopilot, not by {by}")
    at = None if seconds is None else int(seconds) * 1000 + int((rest or "0").ljust(3, "0"))
    out.moves.append(Made(int(seat), move, at, by or ""))
    return f"move {len(out.moves)}"
