"""What happened at a table as messages, as one viewer may be told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast, get_type_hints

import msgspec

from maumau.engine.events import HIDDEN, Event
from maumau.engine.match import Match
from maumau.server import protocol as p
from maumau.server.views.fair import silent_seats
from maumau.server.views.state import by_seat, score_view
from maumau.table import Step, events as ev
from maumau.table.view import visible

ENCODER: Final = msgspec.json.Encoder()


def event_view(step: Step, seat: int | None) -> p.EventView:
    """What happened, as a viewer may be told."""
    return VIEWS[step.event.kind](step, seat)


def deal_events(step: Step, seat: int | None) -> list[p.DealEvent]:
    """What happened in the deal."""
    return [deal_event(fact) for fact in visible(step.facts, seat)]


def deal_event(fact: Event) -> p.DealEvent:
    """One fact of a deal."""
    data = fact.data
    return p.DealEvent(
        kind=cast(Any, fact.kind),
        seat=fact.seat,
        **{RENAMED.get(name, name): value for name, value in data.items() if name in TELLING},
    )


RENAMED: Final = {"as": "as_"}
TELLING: Final = frozenset(get_type_hints(p.DealEvent)) - {"kind", "seat", "as_"} | {"as"}
"""The details of facts that messages have a field for, as the engine names them."""


def deal_started(step: Step, seat: int | None) -> p.DealStarted:
    """A deal began; with the first one come the cards drawn for it."""
    table, match = step.table, step.table.match
    drawings = match.drawings if match is not None and table.deal_number == 1 else ()
    return p.DealStarted(
        version=step.version,
        at=step.event.at,
        number=table.deal_number,
        dealer=table.order[table.deal.dealer] if table.deal is not None else 0,
        silent=silent_seats(table),
        drawings=[[(int(name), card) for name, card in drawing] for drawing in drawings],
        deal=deal_events(step, seat),
    )


def moved(step: Step, seat: int | None) -> p.Moved:
    """A move was made."""
    event = cast(ev.Moved, step.event)
    return p.Moved(step.version, event.at, event.seat, event.by, deal_events(step, seat))


def deal_scored(step: Step, _seat: int | None) -> p.DealScored:
    """A deal was written down; the hands lie open."""
    event, table = cast(ev.DealScored, step.event), step.table
    match = cast(Match, table.match)
    left: list[list[str] | None] = [None] * len(table.seats)
    for number, cards in zip(table.order, event.left, strict=True):
        left[number] = list(cards)
    return p.DealScored(
        version=step.version,
        at=event.at,
        number=table.deal_number,
        winner=event.winner,
        points=by_seat(table, match.log[-1].by_player()),
        left=left,
        finish=list(event.finish),
        eliminated=eliminated(match),
    )


def eliminated(match: Match) -> list[int]:
    """The seats that fell in the last deal."""
    fell = match.dropped[-1] if match.dropped else ()
    last = match.log[-1].by_player()
    return [int(name) for name in fell if last.get(name)]


def match_over(step: Step, _seat: int | None) -> p.MatchOver:
    """The match was decided."""
    score = score_view(step.table)
    return p.MatchOver(step.version, step.event.at, score.winner, score.places)


def host_changed(step: Step, _seat: int | None) -> p.HostChanged:
    """Somebody else is the host."""
    return p.HostChanged(step.version, step.event.at, step.table.seat_of(cast(ev.HostChanged, step.event).user))


def copied(view: type[Any], *names: str) -> Callable[[Step, int | None], Any]:
    """A view that has the same fields as the event."""

    def make(step: Step, _seat: int | None) -> Any:
        return view(step.version, step.event.at, *(getattr(step.event, name) for name in names))

    return make


VIEWS: Final[dict[str, Callable[[Step, int | None], p.EventView]]] = {
    "deal_started": deal_started,
    "deal_promised": copied(p.DealPromised, "number"),
    "promised": copied(p.Promised, "contributor"),
    "promises_closed": copied(p.PromisesClosed),
    "revealed": copied(p.Revealed, "contributor"),
    "moved": moved,
    "deal_scored": deal_scored,
    "match_over": match_over,
    "proposed": copied(p.Proposed, "seat", "what"),
    "agreed": copied(p.Agreed, "seat"),
    "proposal_lapsed": copied(p.ProposalLapsed, "why", "seat"),
    "ended_early": copied(p.EndedEarly),
    "adjourned": copied(p.Adjourned),
    "went_on": copied(p.WentOn),
    "host": host_changed,
    "seated": copied(p.Seated, "seat", "name", "level"),
    "stood": copied(p.Stood, "seat", "name", "by_host"),
    "ready": copied(p.ReadyChanged, "seat", "ready"),
    "timed_out": copied(p.TimedOut, "seat", "times"),
    "autopilot_on": copied(p.AutopilotOn, "seat", "why"),
    "autopilot_off": copied(p.AutopilotOff, "seat"),
    "presence": copied(p.Presence, "seat", "away"),
    "created": copied(p.Created),
    "configured": copied(p.Configured),
    "match_started": copied(p.MatchStarted),
    "resumed": copied(p.Resumed),
    "closed": copied(p.Closed),
}


class Told:
    """One event as everybody may be told, written once: what all see, and what single seats see instead."""

    __slots__ = ("private", "public", "version")

    def __init__(self, step: Step) -> None:
        self.version = step.version
        self.public = msgspec.Raw(ENCODER.encode(event_view(step, None)))
        concerned = {fact.seat for fact in step.facts if fact.kind in HIDDEN and fact.seat is not None}
        self.private = {seat: msgspec.Raw(ENCODER.encode(event_view(step, seat))) for seat in concerned}

    def to(self, seat: int | None) -> p.EventView:
        """The event for a viewer; already encoded, whatever its type says."""
        told = self.public if seat is None else self.private.get(seat, self.public)
        return cast(p.EventView, told)
