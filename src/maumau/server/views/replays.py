"""Finished deals move by move, as a seat saw them or with all hands open: worked out by the engine from the record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from maumau.engine.deal import Deal
from maumau.engine.record import Step
from maumau.engine.seating import step_of
from maumau.records import Made, Record, steps
from maumau.server import protocol as p
from maumau.server.views.events import deal_event
from maumau.server.views.state import hand_view, public_view
from maumau.table import Settings, Table
from maumau.table.parts import at_table
from maumau.table.state import FREE
from maumau.table.view import own, visible


def places(record: Record) -> tuple[int, ...]:
    """The place round the table of each seat of the deal, clockwise; seat 0 stays where it is."""
    step = step_of(record.rules.direction)
    return tuple(step * seat % record.seats for seat in range(record.seats))


def frames(record: Record, viewer: int | None) -> list[p.Frame]:
    """All frames; ``viewer`` is a place round the table, `None` sees everything.

    Raises:
        IllegalMove, MissingChance: the record does not hold.
    """
    table = table_of(record)
    return list(_frames(record, table, viewer))


def _frames(record: Record, table: Table, viewer: int | None) -> Iterator[p.Frame]:
    made: list[Made | None] = [None, *record.moves]
    for step, move in zip(steps(record), made, strict=False):
        yield frame(table._replace(deal=step.deal), step, move, viewer)


def frame(table: Table, step: Step, made: Made | None, viewer: int | None) -> p.Frame:
    """The deal after a step."""
    public, mine = public_view(table), own(table, viewer)
    assert public is not None
    facts = at_table(table, step.events)
    shown = facts if viewer is None else visible(facts, viewer)
    view = public if mine is None else hand_view(public, mine)
    out = p.Frame(deal=view, events=[deal_event(fact) for fact in shown])
    if viewer is None:
        out.hands = by_place(table, step.deal)
    if made is not None:
        out.seat = table.order[made.seat]
        out.by = cast(Any, made.by or ("computer" if table.seats[out.seat].level else "person"))
    return out


def by_place(table: Table, deal: Deal) -> list[list[str]]:
    """All hands by place round the table."""
    hands: list[list[str]] = [[] for _ in table.order]
    for seat, hand in enumerate(deal.hands()):
        hands[table.order[seat]] = list(hand)
    return hands


def table_of(record: Record) -> Table:
    """A table at which only this deal is played."""
    settings = Settings(rules=record.rules, base=record.base or record.rules.id, seats=record.seats)
    return Table(
        id="",
        code="",
        created=0,
        settings=settings,
        seats=(FREE,) * record.seats,
        host="",
        phase="playing",
        order=places(record),
        deal_number=record.deal or 1,
    )
