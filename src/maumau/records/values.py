"""The values behind the keys of a record, each read from its text; and which key has which."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable
from datetime import datetime
from typing import Any, Final

from maumau.engine.cards import NAMES, CardError, parse_card
from maumau.fair import VERSION
from maumau.records.model import RecordError

PROMISED: Final = re.compile(r"([0-9a-f]{64}) promised (nothing|[0-9a-f]{64})")
RESULT: Final = re.compile(r"seat (\d) wins(?: with (.+))?", re.ASCII)
STAMP: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", re.ASCII)


def as_text(value: str) -> str:
    """A text, perhaps as a JSON string."""
    if not value.startswith('"'):
        return value
    try:
        return str(json.loads(value))
    except (ValueError, RecursionError):
        raise RecordError(f"{value[:60]} is no text in quotes") from None


def as_number(value: str) -> int:
    """A whole number."""
    if not re.fullmatch(r"-?\d{1,19}", value, re.ASCII):
        raise RecordError(f"a whole number is wanted, not {value[:60]!r}")
    return int(value)


def as_numbers(value: str) -> tuple[int, ...]:
    """Whole numbers."""
    return tuple(map(as_number, value.split()))


def as_cards(value: str) -> tuple[str, ...]:
    """Cards by name."""
    try:
        return tuple(NAMES[parse_card(word)] for word in value.split())
    except CardError as error:
        raise RecordError(str(error)) from error


def as_card(value: str) -> str:
    """One card."""
    cards = as_cards(value)
    if len(cards) != 1:
        raise RecordError(f"one card is wanted, not {value[:60]!r}")
    return cards[0]


def as_bytes(value: str) -> bytes:
    """32 bytes."""
    if not re.fullmatch(r"[0-9a-f]{64}", value):
        raise RecordError(f"64 hexadecimal digits in small letters are wanted, not {value[:70]!r}")
    return bytes.fromhex(value)


def as_promised(value: str) -> tuple[bytes, bytes | None]:
    """A contribution and what was promised."""
    found = PROMISED.fullmatch(value)
    if found is None:
        raise RecordError("64 hexadecimal digits, the word promised and 64 more, or the word nothing, are wanted")
    return bytes.fromhex(found[1]), None if found[2] == "nothing" else bytes.fromhex(found[2])


def as_yes(value: str) -> bool:
    """Yes or no."""
    if value not in ("yes", "no"):
        raise RecordError(f"yes or no is wanted, not {value[:60]!r}")
    return value == "yes"


def as_version(value: str) -> str:
    """The version of the protocol of verified shuffles."""
    if value != VERSION:
        raise RecordError(f"this maumau verifies shuffles of {VERSION}, not of {value[:60]!r}")
    return value


def as_stamp(value: str) -> str:
    """A moment in UTC."""
    try:
        datetime.fromisoformat(value if STAMP.fullmatch(value) else "")
    except ValueError:
        raise RecordError(f"a moment is written as 2026-01-31T18:20:05Z, not {value[:60]!r}") from None
    return value


def as_ratings(value: str) -> tuple[tuple[float, float], ...]:
    """Ratings before and after."""
    try:
        pairs = [tuple(map(float, word.split(">"))) for word in value.split()]
    except ValueError:
        pairs = [()]
    if any(len(pair) != 2 or not all(map(math.isfinite, pair)) for pair in pairs):
        raise RecordError(f"ratings are written as 1500.0>1520.0 for each seat, not {value[:60]!r}")
    return tuple((pair[0], pair[1]) for pair in pairs)


def as_result(value: str) -> tuple[int | None, tuple[str, ...]] | None:
    """Winner and winning cards; `None` for a deal that was broken off."""
    if value == "broken off":
        return None
    if value == "void":
        return None, ()
    found = RESULT.fullmatch(value)
    if found is None:
        raise RecordError(f"a result is: seat 1 wins with 7H, or void, or broken off, not {value[:60]!r}")
    return int(found[1]), as_cards(found[2] or "")


Reader = Callable[[str], Any]

FIELDS: Final[dict[str, tuple[bool, Reader]]] = {
    "table": (False, as_text),
    "number": (False, as_number),
    "match": (False, as_text),
    "deal": (False, as_number),
    "played": (False, as_stamp),
    "rules": (False, as_text),
    "base": (False, as_text),
    "option": (False, as_text),
    "rules-digest": (False, as_bytes),
    "player": (True, as_text),
    "computer": (True, as_text),
    "watcher": (True, as_text),
    "dealer": (False, as_number),
    "ceremony": (False, as_yes),
    "fair": (False, as_version),
    "previous": (False, as_bytes),
    "commitment": (False, as_bytes),
    "secret": (False, as_bytes),
    "contribution seat": (True, as_promised),
    "contribution watcher": (True, as_promised),
    "silent seat": (True, as_promised),
    "silent watcher": (True, as_promised),
    "seed": (False, as_number),
    "pack": (True, as_cards),
    "pile": (True, as_numbers),
    "cut": (True, as_number),
    "hand": (True, as_cards),
    "start": (False, as_card),
    "moves": (False, as_number),
    "result": (False, as_result),
    "left": (True, as_cards),
    "points": (False, as_numbers),
    "totals": (False, as_numbers),
    "ratings": (False, as_ratings),
    "marks": (False, as_text),
    "seal": (False, as_bytes),
}
"""Key → whether a number follows it, and how its value is read."""
