"""Recovery codes: the way back for who has lost a password or a device, without any mail."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

CODES: Final = 8
"""So many at a time."""
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without those that are easily mistaken."""
GROUP: Final = 5
LENGTH: Final = 15
"""74 bits: nobody tries them all, so a plain hash is enough."""


def new_codes() -> list[str]:
    """New codes, in groups of five for writing down."""
    return ["-".join(group() for _ in range(LENGTH // GROUP)) for _ in range(CODES)]


def group() -> str:
    """One group of a code."""
    return "".join(secrets.choice(LETTERS) for _ in range(GROUP))


def code_hash(user: str, code: str) -> bytes:
    """What is kept of a person's code; hyphens, spaces and capital letters make no difference."""
    plain = "".join(letter for letter in code.lower() if letter.isalnum())
    return hashlib.sha256(f"recovery/{user}/{plain}".encode()).digest()
