"""What is kept of people who look for each other: who seeks opponents, and who is invited where.

Short-lived: it is kept in the store so that several nodes know of it, and nothing is lost if a node goes away.
`testing.stores` holds each adapter to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody looks for opponents."""

    user: str
    rules: str
    seats: int
    """How many are to play."""
    rating: float
    provisional: bool
    since: int
    """Since when, milliseconds."""
    seen: int
    """When the browser last asked; who does not ask any more is gone."""
    found: str = ""
    """Code of the table that was found; a mark while one is being made."""
    meanwhile: str = ""
    """Id of the table at which computer players pass the time."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """Somebody is invited to a table."""

    user: str
    by: str
    table: str
    """Its id."""
    at: int


class Meetings(Protocol):
    """Everything about people who look for each other."""

    def seek(self, seeker: Seeker) -> None:
        """Somebody looks for opponents, in place of what he looked for before."""

    def seeker(self, user: str) -> Seeker | None:
        """What somebody looks for."""

    def seekers(self, rules: str, seats: int, seen: int) -> list[Seeker]:
        """Who looks for the same and has found nothing, seen at a moment or later; who began first stands first."""

    def saw(self, user: str, now: int) -> None:
        """The browser has asked again."""

    def claim(self, user: str, mark: str) -> bool:
        """Set a mark on who has found nothing; whether that was so.  Of two who try at once one succeeds."""

    def found(self, mark: str, table: str) -> None:
        """All with a mark have found a table; an empty one takes the mark away."""

    def stop_seeking(self, user: str) -> bool:
        """Somebody looks no more; whether he did."""

    def invite(self, invitation: Invitation) -> None:
        """Keep an invitation in place of an older one of the same two persons."""

    def invitations(self, user: str, since: int) -> list[Invitation]:
        """Somebody's invitations from a moment on, the newest first."""

    def decline(self, user: str, by: str) -> bool:
        """Forget an invitation; whether there was one."""

    def mute(self, user: str, other: str) -> None:
        """Somebody wants no invitations of another person."""

    def unmute(self, user: str, other: str) -> bool:
        """He has changed his mind; whether there was something to change."""

    def mutes(self, user: str, other: str) -> bool:
        """Whether somebody wants no invitations of another person."""

    def muted_by(self, user: str) -> list[str]:
        """Of whom somebody wants no invitations, in the order of their ids."""
