"""Passwords: argon2id hashes, and what is too easy to guess."""

from __future__ import annotations

from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST: Final = 10
LONGEST: Final = 200
MEMORY: Final = 19_456
"""KiB; with two passes the least that is recommended, about 50 ms."""
PASSES: Final = 2
FEWEST_LETTERS: Final = 4
"""Different characters."""


class Passwords:
    """Hashes passwords; each call takes tens of milliseconds: not on an event loop."""

    def __init__(self, memory: int = MEMORY) -> None:
        self._hasher = PasswordHasher(time_cost=PASSES, memory_cost=memory, parallelism=1)
        self._nobody = self._hasher.hash("nobody's password")

    def hash(self, password: str) -> str:
        """What is kept of a password."""
        return self._hasher.hash(password)

    def holds(self, kept: str, password: str) -> bool:
        """Whether it is the password of a hash; an empty hash takes as long and is nobody's."""
        try:
            self._hasher.verify(kept or self._nobody, password)
        except (VerificationError, InvalidHashError):
            return False
        return bool(kept)

    def outdated(self, kept: str) -> bool:
        """Whether the hash was made with other settings."""
        return self._hasher.check_needs_rehash(kept)


def weak(password: str, name: str) -> str:
    """Why a password is no good: ``short``, ``long``, ``name``, ``same``; empty: it is good."""
    folded = password.casefold()
    if len(password) < SHORTEST:
        return "short"
    if len(password) > LONGEST:
        return "long"
    if len(set(folded)) < FEWEST_LETTERS:
        return "same"
    rest = folded.replace(name.casefold(), "") if name else folded
    return "name" if len(rest) < SHORTEST // 2 else ""
