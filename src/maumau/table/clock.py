"""Time as data: when something will happen at a table by itself, and when computer players move.

The server keeps one timer for each table, set to `next_deadline`; the moments depend on what everybody may see only,
never on whether somebody could jump in, challenge or answer.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from maumau.fair import WATCHER
from maumau.table.state import RUNNING, Table

HOST_AWAY: Final = 30_000
"""Milliseconds that others wait for an absent host before somebody else is the host."""
FORGOTTEN_WAITING: Final = 3_600_000
"""Milliseconds after which a table without a match at which nobody is any more is closed."""
FORGOTTEN_PLAYING: Final = 7 * 24 * 3_600_000
"""The same during a match."""
FORGOTTEN_ADJOURNED: Final = 60 * 24 * 3_600_000
"""The same for a match that was adjourned."""
GATHERING: Final = 3_000
"""Milliseconds in which the seats promise their contributions to a shuffle, and again in which they keep them."""
GATHERING_SHORT: Final = 1_000
"""Milliseconds for spectators to keep theirs, and for seats whose devices were silent in the deal before."""
REACTION: Final = 0.5
"""Share of the pace after which computer players that are not to move may jump in, challenge or announce."""


class Ask(NamedTuple):
    """A computer player is to choose a move."""

    seat: int
    """Of the table."""
    at: int
    """When its move may be made."""
    in_turn: bool


def next_deadline(table: Table) -> int | None:
    """When `on_deadline` has something to do; `None`: never, as things are."""
    deadlines = (
        forgotten_at(table),
        gather_deadline(table),
        turn_deadline(table),
        host_deadline(table),
        proposal_deadline(table),
    )
    return min((moment for moment in deadlines if moment), default=None)


def forgotten_at(table: Table) -> int:
    """When the table is closed because nobody comes any more; 0: somebody is here."""
    if table.phase == "closed" or table.paused_at is None:
        return 0
    if table.phase == "adjourned":
        return table.paused_at + FORGOTTEN_ADJOURNED
    return table.paused_at + (FORGOTTEN_PLAYING if table.phase in RUNNING else FORGOTTEN_WAITING)


def waited_for(table: Table) -> tuple[int, ...]:
    """The contributors to the shuffle who have something to send, without who has left or was away before."""
    if table.phase != "shuffling" or table.gathering is None:
        return ()
    return tuple(id_ for id_ in table.gathering.waiting if id_ >= WATCHER or expected(table, table.order[id_]))


def expected(table: Table, number: int) -> bool:
    """Whether the device of a seat is expected to contribute: its person is here, or was when the deal was promised."""
    seat = table.seats[number]
    return seat.present or (bool(seat.user) and not seat.left and seat.away_since >= table.promised_at)


def gather_deadline(table: Table) -> int:
    """When a stage of the shuffle has had its time; 0: never."""
    if table.phase != "shuffling" or table.paused_at is not None:
        return 0
    shortly = all(id_ >= WATCHER or table.order[id_] in table.quiet for id_ in waited_for(table))
    return table.gather_began + (GATHERING_SHORT if shortly else GATHERING)


def turn_deadline(table: Table) -> int:
    """When the seat to move, or the score sheet, has had its time; 0: never."""
    if table.paused_at is not None or table.phase == "shuffling":
        return 0
    return table.turn_ends if table.phase == "playing" else table.next_deal_at


def host_deadline(table: Table) -> int:
    """When an absent host is replaced, before or after a match; 0: never."""
    seat = table.seat_of(table.host)
    if table.phase not in ("waiting", "over") or table.paused_at is not None or seat is None:
        return 0
    return table.seats[seat].away_since + HOST_AWAY if table.seats[seat].away else 0


def proposal_deadline(table: Table) -> int:
    """When a proposal lapses; 0: none is open."""
    return 0 if table.proposal is None or table.paused_at is not None else table.proposal.until


def asks(table: Table) -> list[Ask]:
    """The computer players who may move now, and when."""
    if table.turn is None or table.deal is None or table.paused_at is not None:
        return []
    pace = table.settings.pace
    return [
        Ask(seat, table.asked_at + pace, in_turn=True)
        if seat == table.turn
        else Ask(seat, table.changed_at + int(pace * REACTION), in_turn=False)
        for seat in table.order
        if table.seats[seat].computer_moves
    ]
