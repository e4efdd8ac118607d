"""The record of a finished deal: made without names, which stand beside it, so that one name can be taken away."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final

from maumau.engine.moves import Move
from maumau.records import Made, Record, read, record_of, to_text
from maumau.rulesets import shipped
from maumau.store import KeptDeal, KeptSeat
from maumau.table import Table, events as ev
from maumau.table.chance import chance_from

ID_BYTES: Final = 12
BY: Final = {"person": "", "computer": "computer", "timeout": "timeout", "autopilot": "autopilot"}
SPOKEN: Final = re.compile("[0-9a-f]{16}")
"""What tables are called in shuffles and records: see `table.dealing.spoken_of`."""
UNKNOWN: Final = "?"
"""Stands for a name that was taken away."""


def public_id(table: str, what: str) -> str:
    """An id that nobody guesses who does not know the table's own, and that does not betray it."""
    return hashlib.sha256(f"{table}/{what}".encode()).hexdigest()[: 2 * ID_BYTES]


def record_text(table: Table, began: int, moves: Iterable[ev.Moved], number: int, match: str) -> str:
    """The record of a deal that has just been scored.

    ``table`` is the table after it, ``began`` the moment of its first card, ``moves`` all of its moves.
    """
    assert table.match is not None
    last = table.match.log[-1]
    record = record_of(
        table.rules,
        [str(seat) for seat in range(len(table.order))],
        moves=[made_of(move, table, began) for move in moves],
        dealer=last.players.index(last.dealer),
        base=table.rules.id if table.rules.id in shipped() else "",
        computers={i: table.seats[seat].level for i, seat in enumerate(table.order) if table.seats[seat].level},
        number=number,
        match=match,
        deal=table.deal_number,
        played=datetime.fromtimestamp(began / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        **source(table),
    )
    return to_text(record)


def source(table: Table) -> dict[str, Any]:
    """Where the cards came from: a verified shuffle, which is bound to the table's code, or a key."""
    gathering = table.gathering
    if gathering is None:
        return {"chance": chance_from(table.chance), "ceremony": table.rules.cut == "specials"}
    fair = gathering.deal()
    watchers = {number: str(number) for number, _ in enumerate(table.watchers)}
    return {"chance": fair, "ceremony": fair.binding.ceremony, "table": fair.binding.table, "watchers": watchers}


def made_of(event: ev.Moved, table: Table, began: int) -> Made:
    """A move of the log as records have it."""
    return Made(table.order.index(event.seat), Move.parse(event.move), max(0, event.at - began), BY[event.by])


def named(deal: KeptDeal) -> Record:
    """The record of a kept deal with the names that are known (still)."""
    record = next(iter(read(deal.record, check=False)))
    if deal.owner:
        return record
    return replace(without_link(record), players=tuple(names(deal.seats)))


def without_link(record: Record) -> Record:
    """A record that does not say how to come to the table.

    Shuffles of long ago were bound to the table's short code, which is its link; seal and promise stand on it, so it is
    not changed where it is kept.  Such a deal is shown without the proof of its shuffle, from which the code could be
    found by trying; the cards as they lay are written beside it.
    """
    if record.fair is None or SPOKEN.fullmatch(record.table):
        return record
    return replace(record, table="", fair=None, watchers={})


def names(seats: Iterable[KeptSeat]) -> list[str]:
    """Names by seat, each once."""
    found: list[str] = []
    for seat in seats:
        name = seat.name or seat.level or UNKNOWN
        same = sum(other == name or other.startswith(f"{name} (") for other in found)
        found.append(f"{name} ({same + 1})" if same else name)
    return found
