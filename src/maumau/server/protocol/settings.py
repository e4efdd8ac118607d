"""What a table is played by."""

# ruff: noqa: RUF012 (each message gets its own copy of an empty list or dict)

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from maumau.server.protocol.base import Piece


class HouseRules(Piece, forbid_unknown_fields=True):
    """A rule set with changes: how settings, forms and links name what is played."""

    base: Annotated[str, Meta(max_length=60)]
    """A shipped id, or the code of kept house rules."""
    changes: dict[str, Any] = {}
    """Options and switches by name, as in a rule-set file (see /api/options)."""
    name: Annotated[str, Meta(max_length=60)] = ""
    """What people call it; empty: the base's name."""


class Settings(Piece, forbid_unknown_fields=True):
    """What the host chooses."""

    rules: HouseRules
    seats: Annotated[int, Meta(ge=2, le=8)]
    """Seats at the table; within the players of the rule set."""
    turn_time: Annotated[int, Meta(ge=0, le=600)]
    """Seconds for a turn (10, 30, 90 are offered); 0: no clock."""
    single_deal: bool = False
    """One deal instead of a match."""
    open: bool = False
    """Listed in the lobby; otherwise by link and code only."""
    fill: Annotated[str, Meta(max_length=30)] = ""
    """Level of the computer players who get free seats at the start; empty: none."""
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 1200
    """Milliseconds a computer player takes for a move, whatever it is."""
    ceremony: Literal["played", "silent"] = "played"
    """Whether somebody really cuts, where the rules have a cut, or chance does without a word."""


class NewTable(Piece, forbid_unknown_fields=True):
    """Create a table; its creator is the host and sits at seat 0."""

    settings: Settings
    computers: list[Annotated[str, Meta(max_length=30)]] = []
    """Levels of computer players for seats 1, 2, …"""
    start: bool = False
    """Begin at once ("Play now")."""
