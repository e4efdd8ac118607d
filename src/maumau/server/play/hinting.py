"""Hints: what the master would do in a person's place, thought about where the computer players think."""

from __future__ import annotations

from typing import Final

from maumau.results import hints_given
from maumau.server import protocol as p
from maumau.server.play.room import Connection, Room
from maumau.server.services import Services
from maumau.server.views.hint import hint_view
from maumau.server.watch.logs import log_error
from maumau.table import Table

MASTER: Final = "master"
SETTING_UP: Final = ("cut", "take")
"""Contexts before anybody plays."""
SAID: Final = "hint"
"""What the others at the table are told (`Said`)."""


async def hint_for(services: Services, room: Room, asker: Connection, action: str) -> p.Hint | p.Refused:
    """The answer to a question for a hint; none about a position that is gone when the answer has been found.

    Who asks is told to the others before anybody looks whether there is a move: out of turn that would tell them that
    the asker can jump in, and so what it holds.
    """
    table = room.table
    refused = why_not(table, asker.user)
    if refused:
        return p.Refused(action, refused, version=table.version)
    room.said(asker, SAID)
    seat = table.seat_of(asker.user)
    question = None if seat is None else room.computers.question(table, seat, MASTER)
    if question is None:
        return p.Refused(action, "no_hint", version=table.version)
    try:
        found = await services.thinker.advise(question)
    except Exception:  # noqa: BLE001 (a hint that fails harms nobody)
        log_error("hint failed", table=table.id, version=table.version)
        return p.Refused(action, "no_hint", version=table.version)
    if room.table.deal_version != table.deal_version:
        return p.Refused(action, "stale", version=room.table.version)
    if found is None:
        return p.Refused(action, "better_wait", version=table.version)
    return hint_view(table, action, found)


def why_not(table: Table, user: str) -> str:
    """Why somebody gets no hint, as far as everybody can see; empty where the cards decide."""
    seat = table.seat_of(user)
    if seat is None:
        return "not_seated"
    if not hints_given(table):
        return "rated"
    if table.deal is None or table.phase != "playing" or table.seats[seat].computer_moves:
        return "no_hint"
    return "no_hint" if table.deal.context in SETTING_UP else ""
