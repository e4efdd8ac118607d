"""Reading records from a file, a folder or a text, one at a time, each checked by replay."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from maumau.records.assemble import assemble
from maumau.records.model import Record, RecordError
from maumau.records.parser import FIRST, parse
from maumau.records.replaying import check_replay

SUFFIX: Final = ".mau"
"""How the files of a corpus end."""
LONGEST: Final = 20_000
"""Bytes of a line."""

Numbered = tuple[int, str]
Told = Callable[[RecordError], None]


def read(source: str | Path, *, check: bool = True, on_error: Told | None = None) -> Iterator[Record]:
    """The records of a file, of all ``.mau`` files in a folder, or of a text (which holds a line feed).

    Args:
        source: where they are.
        check: whether each is played again, and refused where it does not hold; without it only its form counts.
        on_error: is told what is wrong with a bad record, which is then passed over.

    Raises:
        RecordError: a record is bad, or the file cannot be read; without ``on_error``.
    """
    if isinstance(source, str) and "\n" in source:
        yield from records_in(enumerate(source.split("\n"), 1), "", check, on_error)
        return
    path = Path(source)
    for file in sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else [path]:
        try:
            yield from records_in(lines_of(file), str(file), check, on_error)
        except RecordError as error:
            tell(error, on_error)


def lines_of(path: Path) -> Iterator[Numbered]:
    """The lines of a file with their numbers.

    Raises:
        RecordError: it cannot be read, is no UTF-8 text, or a line is too long.
    """
    number = 0
    try:
        with path.open("rb") as file:
            while line := file.readline(LONGEST + 1):
                number += 1
                if len(line) > LONGEST:
                    raise RecordError(f"a line has at most {LONGEST} bytes", number, str(path))
                yield number, line.decode("utf-8-sig" if number == 1 else "utf-8").rstrip("\n")
    except UnicodeDecodeError as error:
        raise RecordError("this is no UTF-8 text", number, str(path)) from error
    except (OSError, ValueError) as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError(f"the file cannot be read: {getattr(error, 'strerror', error)}", None, str(path)) from error


def records_in(lines: Iterable[Numbered], name: str, check: bool, on_error: Told | None) -> Iterator[Record]:
    """The records of numbered lines."""
    for block in blocks(lines):
        try:
            record = assemble(parse(block), name)
            if check:
                refuse_faults(record)
        except RecordError as error:
            tell(RecordError(error.text, error.line or block[0][0], name), on_error)
        else:
            yield record


def tell(error: RecordError, on_error: Told | None) -> None:
    """Pass an error on, or raise it."""
    if on_error is None:
        raise error
    on_error(error)


def blocks(lines: Iterable[Numbered]) -> Iterator[list[Numbered]]:
    """The lines of each record, without empty lines and comments (``#``)."""
    block: list[Numbered] = []
    for number, line in lines:
        line = line.removesuffix("\r")
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith(FIRST) and block:
            yield block
            block = []
        block.append((number, line))
        if line == "end":
            yield block
            block = []
    if block:
        yield block


def refuse_faults(record: Record) -> None:
    """Raise for the first fault of a record."""
    source = record.source
    for fault in (*(source.faults if source else ()), *check_replay(record)):
        raise RecordError(str(fault), record.line(fault.part))
