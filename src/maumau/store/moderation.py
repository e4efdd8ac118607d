"""What is kept for who looks after a server: reports, bans, and a look at everybody.

`testing.stores` holds each adapter to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from maumau.store.port import User


@dataclass(frozen=True, slots=True)
class Report:
    """Somebody has complained about somebody."""

    id: int
    at: int
    by: str
    about: str
    why: str
    note: str


@dataclass(frozen=True, slots=True)
class Ban:
    """Somebody may not come in."""

    user: str
    until: int
    """0: for good."""
    why: str


class Moderation(Protocol):
    """Everything for who looks after a server."""

    def report(self, at: int, by: str, about: str, why: str, note: str) -> None:
        """Keep a report; the newest of the same two persons takes the place of an older one."""

    def reports(self, limit: int) -> list[Report]:
        """Reports that are open, the oldest first."""

    def close_report(self, id_: int) -> bool:
        """A report has been dealt with; whether it was open."""

    def ban(self, ban: Ban) -> None:
        """Keep a ban in place of an older one."""

    def lift(self, user: str) -> bool:
        """Lift a ban; whether there was one."""

    def banned(self, user: str, now: int) -> Ban | None:
        """The ban under which a person is."""

    def bans(self, now: int) -> list[Ban]:
        """All bans in force."""

    def block(self, user: str, other: str) -> None:
        """Somebody wants to have nothing to do with another person."""

    def unblock(self, user: str, other: str) -> bool:
        """He has changed his mind; whether there was a block."""

    def blocks(self, user: str, other: str) -> bool:
        """Whether somebody blocks another person."""

    def blocked_by(self, user: str) -> list[str]:
        """Whom somebody blocks, in the order of their ids."""

    def reports_by(self, user: str) -> list[Report]:
        """The open reports that somebody has made, the oldest first."""

    def find(self, text: str, limit: int) -> list[User]:
        """Persons with an id, or whose name holds a text, the newest first."""

    def counts(self) -> dict[str, int]:
        """How many there are of what: ``people``, ``accounts``, ``tables``, ``deals``, ``rated``, ``reports``."""
