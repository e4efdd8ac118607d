"""The parts of which changes of a table are made: seats, the clock of the seat to move, standing still, and places."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from maumau.engine.events import Event
from maumau.engine.seating import step_of
from maumau.table.state import Seat, Table

Facts = tuple[Event, ...]

PATIENCE: Final = 20_000
"""Milliseconds after which the table moves for a computer player that gives no answer."""
DEALING: Final = 2_500
"""Milliseconds in which people watch the cards being dealt, before the first turn begins."""
RETURN_GRACE: Final = 10_000
"""Milliseconds that the seat to move has at least when the clocks go on."""


def with_seat(table: Table, number: int, seat: Seat) -> Table:
    """The table with another seat."""
    return table._replace(seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def changed_seat(table: Table, number: int, **changes: Any) -> Table:
    """The table with changes at a seat."""
    return with_seat(table, number, replace(table.seats[number], **changes))


def asked(table: Table, at: int) -> Table:
    """The seat to move is asked: its time begins."""
    return table._replace(asked_at=at, turn_ends=turn_ends(table, at))


def after_motion(facts: Iterable[Event], at: int) -> int:
    """When the next turn begins: at once, or when people have seen the cards being dealt."""
    return at + DEALING if any(fact.kind == "dealt" for fact in facts) else at


def turn_ends(table: Table, at: int) -> int:
    """When the time of the seat to move runs out if it begins now; 0: never."""
    turn = table.turn
    if turn is None:
        return 0
    if table.seats[turn].computer_moves:
        return at + table.settings.pace + PATIENCE
    return at + table.settings.turn_time * 1000 if table.settings.turn_time else 0


def retimed(table: Table, seat: int, at: int) -> Table:
    """The table after another hand took over a seat: if it is to move, its time begins again."""
    return asked(table, at) if table.turn == seat else table


def paused_or_not(table: Table, at: int) -> Table:
    """The table with its clocks standing still if nobody is here, and going on if somebody is."""
    if table.phase == "adjourned":
        return table
    if not table.anybody_here():
        return table if table.paused_at is not None else table._replace(paused_at=at)
    if table.paused_at is None:
        return table
    slept = max(0, at - table.paused_at)
    return table._replace(
        paused_at=None,
        asked_at=table.asked_at + slept,
        changed_at=table.changed_at + slept,
        turn_ends=later(table.turn_ends, slept, at),
        next_deal_at=later(table.next_deal_at, slept, at),
        gather_began=at,
    )


def later(moment: int, slept: int, now: int) -> int:
    """A moment, 0 for none, after the clocks stood still."""
    return max(moment + slept, now + RETURN_GRACE) if moment else 0


def at_table(table: Table, facts: Facts) -> Facts:
    """Events of the deal in the seats of the table, and directions as seen from above."""
    if not facts:
        return ()
    order, clockwise = table.order, step_of(table.rules.direction) == 1
    return tuple(placed(fact, order, clockwise) for fact in facts)


def placed(fact: Event, order: tuple[int, ...], clockwise: bool) -> Event:
    """One event in the seats of the table."""
    seat = None if fact.seat is None else order[fact.seat]
    if fact.kind == "challenged":
        return Event(fact.kind, seat, {"target": order[fact.data["target"]]})
    if fact.kind == "turned":
        return Event(fact.kind, seat, {"clockwise": (fact.data["direction"] == 1) == clockwise})
    return Event(fact.kind, seat, fact.data)
