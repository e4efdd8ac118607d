"""Hints: what the master would do in a person's place, thought about where the computer players think."""

from __future__ import annotations

from typing import Final

from maumau.results import hints_given
from maumau.server import protocol as p
from maumau.server.play.room import Connection, Room
from maumau.server.play.thinking import Question
from maumau.server.services import Services
from maumau.server.views.hint import hint_view
from maumau.server.watch.logs import log_error
from maumau.table import Table

MASTER: Final = "master"
SAID: Final = "hint"
"""What the others at the table are told (`Said`)."""


async def hint_for(services: Services, room: Room, asker: Connection, action: str) -> p.Hint | p.Refused:
    """The answer to a question for a hint; none about a position that is gone when the answer has been found."""
    table = room.table
    question = question_of(room, table, asker.user)
    if isinstance(question, str):
        return p.Refused(action, question, version=table.version)
    room.said(asker, SAID)
    try:
        found = await services.thinker.advise(question)
    except Exception:  # noqa: BLE001 (a hint that fails harms nobody)
        log_error("hint failed", table=table.id, version=table.version)
        found = None
    if room.table.deal_version != table.deal_version:
        return p.Refused(action, "stale", version=room.table.version)
    if found is None:
        return p.Refused(action, "no_hint", version=table.version)
    return hint_view(table, action, found)


def question_of(room: Room, table: Table, user: str) -> Question | str:
    """What the master is asked, or why it is not."""
    seat = table.seat_of(user)
    if seat is None:
        return "not_seated"
    if not hints_given(table):
        return "rated"
    if table.phase != "playing" or table.seats[seat].computer_moves:
        return "no_hint"
    return room.computers.question(table, seat, MASTER) or "no_hint"
