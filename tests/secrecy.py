"""What a seat may be told: said here once more, beside the engine, so that tests need not believe it."""

from collections.abc import Iterable, Iterator
from typing import Any

from maumau.engine.cards import NAMES
from maumau.engine.events import Event

LIE_OPEN = {"took", "left", "redealt", "start", "played", "wrong_card", "won"}
"""Events whose cards everybody at the table sees."""
OWN = {"dealt", "drew"}
"""Events whose cards only the seat sees that gets them."""


def named(value: Any) -> Iterator[str]:
    """The cards that are named anywhere in the data of an event."""
    if isinstance(value, str):
        yield from [value] if value in NAMES else []
    elif isinstance(value, dict):
        yield from named(list(value.values()))
    elif isinstance(value, list | tuple):
        for one in value:
            yield from named(one)


def told_too_much(history: Iterable[Event], seat: int | None) -> list[Event]:
    """The events that name cards which a seat (`None`: a spectator) has not seen."""
    return [
        event
        for event in history
        if event.kind not in LIE_OPEN
        and not (event.kind in OWN and event.seat == seat)
        and any(named(dict(event.data)))
    ]
