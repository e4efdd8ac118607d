"""The steps of one command in the making, and the questions that many commands ask first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from maumau.table import events as ev
from maumau.table.chance import Fresh
from maumau.table.evolve import Step, evolve
from maumau.table.refusals import Refused
from maumau.table.state import Seat, Table


class Run:
    """The steps of one command in the making."""

    def __init__(self, table: Table, now: int, chance: Fresh) -> None:
        self.table = table
        self.now = max(now, table.at)
        self.chance = chance
        self.steps: list[Step] = []

    def emit(self, event: type[ev.TableEvent], *values: Any) -> None:
        """Add a fact."""
        step = evolve(self.table, event(self.now, *values))
        self.table = step.table
        self.steps.append(step)


def seat_at(table: Table, number: int) -> Seat:
    """A seat of the table."""
    if not 0 <= number < len(table.seats):
        raise Refused("no_such_seat_here", last=len(table.seats) - 1)
    return table.seats[number]


def own_seat(table: Table, user: str) -> int:
    """The seat of a person who has not left."""
    seat = table.seat_of(user)
    if seat is None or table.seats[seat].left:
        raise Refused("not_seated")
    return seat


SEAT_VALUES: Final = ("seat", "turn", "target")
"""Values of reasons that are seats."""


def at_table(table: Table, values: Mapping[str, str | int]) -> dict[str, str | int]:
    """The values of an engine's reason with seats of the table."""
    return {
        name: table.order[value] if name in SEAT_VALUES and isinstance(value, int) and 0 <= value < len(table.order)
        else value
        for name, value in values.items()
    }  # fmt: skip
