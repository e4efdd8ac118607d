"""What a browser needs to check a deal by itself: the promises and every card, open to all once the deal is over."""

from __future__ import annotations

from typing import Any

from maumau.engine.events import Event
from maumau.engine.rules.text import to_mapping
from maumau.records.model import Made, Record
from maumau.records.replaying import steps


def transcript(record: Record) -> dict[str, Any]:
    """The fair deal of a record with its rule set and its events, JSON-ready (docs/fairness-spec.md, part 7).

    Raises:
        ValueError: the shuffle of the record was not a verified one.
        IllegalMove: the record does not hold.
    """
    if record.fair is None:
        raise ValueError("this record does not say what its shuffle followed from")
    made = list(steps(record))
    events = [event_json(event, None, record) for event in made[0].events]
    for step, move in zip(made[1:], record.moves, strict=True):
        events += [event_json(event, move, record) for event in step.events]
    return {
        **record.fair.to_json(),
        "rules": to_mapping(record.rules),
        "computers": sorted(record.computers),
        "events": events,
    }


def event_json(event: Event, made: Made | None, record: Record) -> dict[str, Any]:
    """An event; a cut says whether somebody chose it."""
    data = event.to_json()
    if event.kind == "cut":
        chosen = made is not None and made.move.kind == "cut" and not made.by and made.seat not in record.computers
        data["drawn"] = not chosen
    return data
