"""The seal of a record: a running hash over its lines, with a short mark of each, so that a changed line is found.

It guards against slips, and names the line; whoever forges a whole record can seal it again.  What cannot be forged is
in the part about the shuffle, and in what the players' own devices noted.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Final

START: Final = hashlib.sha256(b"maumau-record-1").digest()
MARK: Final = 4
"""Hexadecimal digits of a mark."""


def chain(lines: Iterable[str]) -> list[bytes]:
    """The running hash after each line: SHA-256 over the hash before, the line in UTF-8 and a line feed."""
    out, last = [], START
    for line in lines:
        last = hashlib.sha256(last + line.encode("utf-8", "surrogatepass") + b"\n").digest()
        out.append(last)
    return out


def seal(lines: Sequence[str]) -> tuple[str, str]:
    """The marks and the seal of the lines of a record."""
    hashes = chain(lines)
    return " ".join(each.hex()[:MARK] for each in hashes), hashes[-1].hex() if hashes else START.hex()


def first_change(lines: Sequence[str], marks: str, sealed: str) -> int | None:
    """The index of the first line that was changed; behind them the marks and the seal themselves count as lines.

    `None`: all is as it was sealed.
    """
    mine, end = seal(lines)
    if (mine, end) == (marks, sealed):
        return None
    if end == sealed:
        return len(lines)
    if mine == marks:
        return len(lines) + 1
    written, made = marks.split(), mine.split()
    at = next((i for i, (a, b) in enumerate(zip(written, made, strict=False)) if a != b), len(written))
    return min(at, len(lines) - 1)
