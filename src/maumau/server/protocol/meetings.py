"""Bodies of requests and answers about looking for opponents and inviting people."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from maumau.server.protocol.base import Piece, TableId, Time
from maumau.server.protocol.http import TableInfo


class Seek(Piece, forbid_unknown_fields=True):
    """Look for opponents."""

    rules: Annotated[str, Meta(max_length=60)]
    """A shipped id: what is found is rated."""
    seats: Annotated[int, Meta(ge=2, le=4)]
    """How many are to play."""
    meanwhile: Annotated[str, Meta(max_length=30)] = ""
    """Level of the computer players against whom one plays until somebody is found; empty: one waits."""


class Seeking(Piece):
    """How the search goes.  Ask every two seconds: who does not ask for ten is not found any more."""

    seeking: bool = False
    rules: str = ""
    seats: int = 0
    since: Time = 0
    now: Time = 0
    window: int | None = None
    """How far the ratings of others may be from one's own now; None: anybody will do."""
    others: int = 0
    """How many others look for the same."""
    table: str = ""
    """Code of the table that was found; end the search when you are there."""
    meanwhile: str = ""
    """Code of the table with computer players, which is left when somebody is found."""


class Invite(Piece, forbid_unknown_fields=True):
    """Invite somebody to the table at which one sits."""

    table: TableId


class Invitation(Piece):
    """Somebody invites me."""

    by: str
    name: str
    table: TableInfo
    at: Time
