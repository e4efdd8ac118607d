"""A table and its events as messages for one viewer: built up from what the table layer lets that viewer see."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, cast, get_type_hints

import msgspec

from maumau.engine.cards import parse_card
from maumau.engine.events import HIDDEN, Event
from maumau.engine.kernel.codes import ANY, NAMED
from maumau.engine.match import Match
from maumau.engine.observation import Observation
from maumau.engine.seating import step_of
from maumau.server import protocol as p
from maumau.server.legal import legal_view
from maumau.table import Step, Table, events as ev
from maumau.table.view import observation, visible

BENEATH: Final = 6
"""Cards of the pile that are shown under the top card."""


# ---------------------------------------------------------------- state


def seat_views(table: Table) -> list[p.Seat]:
    """Who sits where."""
    return [
        p.Seat(
            kind="person" if seat.user else "computer" if seat.level else "free",
            user=seat.user,
            name=seat.name,
            level=seat.level,
            host=bool(seat.user) and seat.user == table.host,
            ready=seat.ready,
            away=seat.away,
            away_since=seat.away_since if seat.away else None,
            autopilot=seat.autopilot,
            left=seat.left,
            out=is_out(table.match, number),
        )
        for number, seat in enumerate(table.seats)
    ]


def is_out(match: Match | None, seat: int) -> bool:
    """Whether a seat has been eliminated."""
    return match is not None and str(seat) in match.out


def settings_view(table: Table) -> p.Settings:
    """The settings as the host would send them."""
    chosen = table.settings
    return p.Settings(
        rules=p.HouseRules(chosen.base, dict(chosen.changes), chosen.name),
        seats=chosen.seats,
        turn_time=chosen.turn_time,
        single_deal=chosen.single_deal,
        open=chosen.open,
        fill=chosen.fill,
        pace=chosen.pace,
    )


def score_view(table: Table) -> p.Score:
    """The score sheet."""
    match = table.match
    rules = match.rules if match is not None else table.rules
    score = p.Score(rules.scoring, rules.match_end, rules.match_limit, table.settings.single_deal)
    if match is None:
        return score
    score.rows = [
        p.ScoreRow(
            number=number,
            dealer=int(record.dealer),
            winner=None if record.winner is None else int(record.winner),
            points=by_seat(table, record.by_player()),
        )
        for number, record in enumerate(match.log, start=1)
    ]
    score.totals = by_seat(table, match.totals)
    score.out = [int(name) for name in match.out]
    score.over = match.over
    if match.over:
        score.places = by_seat(table, match.places())
        score.winner = None if match.winner is None else int(match.winner)
    return score


def by_seat(table: Table, values: Any) -> list[int | None]:
    """Values by player as a list by seat of the table."""
    return [values.get(str(seat)) for seat in range(len(table.seats))]


def clock_view(table: Table) -> p.Clock | None:
    """The clock that people see: for a person's turn, or for the score sheet."""
    paused = table.paused_at is not None
    if table.phase == "between":
        return p.Clock("next_deal", table.next_deal_at, table.next_deal_at - table.at, paused=paused)
    turn = table.turn
    if turn is None or not table.settings.turn_time or table.seats[turn].computer_moves:
        return None
    return p.Clock("turn", table.turn_ends, table.settings.turn_time * 1000, turn, paused)


def deal_view(table: Table, seat: int | None) -> p.DealView | None:
    """The deal as a viewer knows it."""
    seen = observation(table, seat)
    return None if seen is None else own_view(table, seen, public_view(table, seen))


def own_view(table: Table, seen: Observation, public: p.DealView) -> p.DealView:
    """What everybody knows of the deal, and what the viewer knows of his own hand."""
    view = public.__copy__()
    if seen.seat is not None and table.deal is not None:
        view.hand = list(seen.hand)
        view.drawn = seen.drawn
        view.legal = legal_view(table.deal, seen, table.order)
    return view


def public_view(table: Table, seen: Observation) -> p.DealView:
    """What everybody knows of the deal; equal in all observations of it."""
    order, rules = table.order, table.rules
    chain = seen.context_name == "chain" and seen.top
    return p.DealView(
        number=table.deal_number,
        dealer=order[seen.dealer],
        order=list(order),
        context=cast(Any, seen.context_name),
        turn=order[seen.turn],
        clockwise=(seen.direction == 1) == (step_of(rules.direction) == 1),
        counts=counts(table, seen.counts),
        stock_count=seen.stock_count,
        top=seen.top,
        top_as=seen.top_as,
        suit=cast(Any, seen.suit),
        nominated=NAMED <= seen.match_state < ANY,
        pending=seen.pending,
        answers=rules.effect_of(parse_card(seen.top_as or seen.top)).answers.split() if chain else [],
        discard_count=len(seen.discard) + bool(seen.top),
        beneath=list(seen.discard[-BENEATH:]),
        announced=[order[i] for i in seen.announced],
        announced_wild=[order[i] for i in seen.announced_wild],
        challengeable=[order[i] for i in seen.challengeable],
        pulled=seen.pulled,
    )


def counts(table: Table, of_deal: Sequence[int]) -> list[int | None]:
    """Cards in each hand by seat of the table."""
    out: list[int | None] = [None] * len(table.seats)
    for seat, count in zip(table.order, of_deal, strict=True):
        out[seat] = count
    return out


# ---------------------------------------------------------------- events


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
    "moved": moved,
    "deal_scored": deal_scored,
    "match_over": match_over,
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


# ---------------------------------------------------------------- messages

ENCODER: Final = msgspec.json.Encoder()


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


def snapshot(table: Table, seat: int | None, recent: Iterable[Told], watchers: int) -> p.Snapshot:
    """The whole table for a viewer."""
    return p.Snapshot(
        id=table.id,
        code=table.code,
        version=table.version,
        at=table.at,
        phase=table.phase,
        settings=settings_view(table),
        rules_name=table.settings.rules_name,
        seats=seat_views(table),
        score=score_view(table),
        deal=deal_view(table, seat),
        clock=clock_view(table),
        you=seat,
        watchers=watchers,
        recent=[told.to(seat) for told in recent],
    )


class Change:
    """What differs between two states of a table: common parts are made once and sent to many."""

    def __init__(self, before: Table | None, after: Table) -> None:
        self.table = after
        self.deal_changed = before is None or before.deal is not after.deal or before.order != after.order
        self._public: p.DealView | None = None
        self.common: dict[str, Any] = {}
        settings = before is None or before.settings is not after.settings
        match = settings or before is None or before.match is not after.match
        if before is None or before.phase != after.phase:
            self.common["phase"] = after.phase
        if settings:
            self.common |= {"settings": settings_view(after), "rules_name": after.settings.rules_name}
        if match:
            self.common["score"] = score_view(after)
        if match or before is None or before.seats != after.seats or before.host != after.host:
            self.common["seats"] = seat_views(after)
        self.listed = not self.common.keys().isdisjoint(("phase", "settings", "seats"))
        """Whether lists of tables show something else now."""
        clock = clock_view(after)
        if before is None or clock_view(before) != clock:
            self.common["clock"] = clock

    def update(self, told: Iterable[Told], seat: int | None, *, new_viewer: bool = False) -> p.Update:
        """The message for a viewer; `new_viewer`: somebody who has just taken or left that seat."""
        message = p.Update(self.table.id, self.table.version, [event.to(seat) for event in told], **self.common)
        if self.deal_changed or new_viewer:
            message.deal = self._deal(seat)
        if new_viewer:
            message.you = seat
        return message

    def _deal(self, seat: int | None) -> p.DealView | None:
        """The deal for a viewer; what all know of it is written down once, whoever asks first."""
        seen = observation(self.table, seat)
        if seen is None:
            return None
        if self._public is None:
            self._public = public_view(self.table, seen)
        return own_view(self.table, seen, self._public)
