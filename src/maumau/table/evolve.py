"""One event makes the next state: the only place where the state of a table changes.

A table is the fold of its events, so whatever stands here holds for ever for the events that were written.  Facts of
the deal (`Step.facts`) are the engine's events in the seats of the table, hidden cards included: `view.visible` says
who may see what.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final, NamedTuple

from maumau.engine.deal import Deal
from maumau.engine.match import Match
from maumau.engine.moves import Move
from maumau.table import events as ev, proposals
from maumau.table.chance import chance_from
from maumau.table.parts import (
    Facts,
    after_motion,
    asked,
    at_table,
    changed_seat,
    paused_or_not,
    retimed,
    with_seat,
)
from maumau.table.settings import Settings
from maumau.table.shuffling import deal_promised, nobody_ready, promised, promises_closed, revealed
from maumau.table.state import FREE, RUNNING, Seat, Table

SCORE_PAUSE: Final = 30_000
"""Milliseconds for the score sheet, unless all are ready earlier."""
SCORE_PAUSE_ALONE: Final = 6_000
"""The same when only computer players go on."""

Change = tuple[Table, Facts]
"""The next table, and what happened in the deal, in the deal's own seats."""


class Step(NamedTuple):
    """An event and what it led to."""

    event: ev.TableEvent
    table: Table
    """The table after it."""
    deal_facts: Facts
    """What happened in the deal, as the engine says it, in the deal's own seats."""
    facts: Facts
    """The same in seats of the table, and directions as seen from above."""

    @property
    def version(self) -> int:
        """The number of the event."""
        return self.table.version


class Scored(NamedTuple):
    """A finished deal as a match wants it."""

    winner: int | None
    left: tuple[tuple[str, ...], ...]
    wild_count: int


def evolve(table: Table | None, event: ev.TableEvent) -> Step:
    """The table after an event.

    Raises:
        IllegalMove: the event is a move that the rules refuse.
        ValueError: the event cannot follow.
    """
    if isinstance(event, ev.Created):
        return Step(event, created(event), (), ())
    if table is None:
        raise ValueError(f"a table begins with its creation, not with {event.kind}")
    changed, deal_facts = CHANGES[event.kind](table, event)
    after = changed._replace(version=table.version + 1, at=event.at)
    return Step(event, after, deal_facts, at_table(after, deal_facts))


def fold(events: Iterable[ev.TableEvent], table: Table | None = None) -> Table:
    """The table after all events, from its creation or from a known state on.

    Raises:
        ValueError: there are no events, or one cannot follow.
    """
    for event in events:
        table = evolve(table, event).table
    if table is None:
        raise ValueError("no events: there is no table")
    return table


# ---------------------------------------------------------------- people


def created(event: ev.Created) -> Table:
    """A new table; its creator is expected to connect."""
    settings = Settings.from_json(event.settings)
    creator = Seat(user=event.user, name=event.name, away=True, away_since=event.at)
    return Table(
        id=event.id,
        code=event.code,
        created=event.at,
        settings=settings,
        seats=(creator, *[FREE] * (settings.seats - 1)),
        host=event.user,
        version=1,
        at=event.at,
        paused_at=event.at,
    )


def configured(table: Table, event: ev.Configured) -> Change:
    """Other settings: free seats come or go at the end, and what was played before is cleared away."""
    settings = Settings.from_json(event.settings)
    seats = [replace(seat, ready=False) for seat in table.seats[: settings.seats]]
    seats += [FREE] * (settings.seats - len(seats))
    cleared = table._replace(phase="waiting", match=None, deal=None, deal_number=0, order=())
    return cleared._replace(settings=settings, seats=tuple(seats)), ()


def seated(table: Table, event: ev.Seated) -> Change:
    """Somebody has a seat; a person who sits down is here."""
    seat = Seat(user=event.user, name=event.name, level=event.level)
    return paused_or_not(with_seat(table, event.seat, seat), event.at), ()


def stood(table: Table, event: ev.Stood) -> Change:
    """The seat is free, or in mid-match a computer player goes on in it."""
    seat = table.seats[event.seat]
    seat = replace(seat, left=True) if table.phase in RUNNING else FREE
    return retimed(paused_or_not(with_seat(table, event.seat, seat), event.at), event.seat, event.at), ()


def ready_set(table: Table, event: ev.ReadySet) -> Change:
    """Somebody is ready, or not."""
    return changed_seat(table, event.seat, ready=event.ready), ()


def host_changed(table: Table, event: ev.HostChanged) -> Change:
    """Another host."""
    return table._replace(host=event.user), ()


def presence_changed(table: Table, event: ev.PresenceChanged) -> Change:
    """A connection came or went; with the last one the clocks stop, with the first one they go on."""
    since = event.at if event.away else 0
    return paused_or_not(changed_seat(table, event.seat, away=event.away, away_since=since), event.at), ()


def autopilot_on(table: Table, event: ev.AutopilotOn) -> Change:
    """A computer player moves for the seat."""
    return retimed(changed_seat(table, event.seat, autopilot=True), event.seat, event.at), ()


def autopilot_off(table: Table, event: ev.AutopilotOff) -> Change:
    """The person plays again."""
    table = changed_seat(table, event.seat, autopilot=False, left=False, timeouts=0)
    return retimed(paused_or_not(table, event.at), event.seat, event.at), ()


def resumed(table: Table, event: ev.Resumed) -> Change:
    """The server was away since a moment: nobody is connected, clocks have stood still from then on."""
    since = max(event.since, table.at)
    gone = [replace(seat, away=True, away_since=since) if seat.present else seat for seat in table.seats]
    return paused_or_not(table._replace(seats=tuple(gone)), since), ()


def closed(table: Table, _event: ev.Closed) -> Change:
    """The end."""
    return table._replace(phase="closed", turn_ends=0, next_deal_at=0), ()


# ---------------------------------------------------------------- match and deal


def match_started(table: Table, event: ev.MatchStarted) -> Change:
    """A match of the seats that are taken; who deals first may be drawn for."""
    players = [str(seat) for seat in event.players]
    match = Match.new(table.rules, players, chance=chance_from(event.chance))
    seats = tuple(replace(seat, ready=False, timeouts=0) for seat in table.seats)
    return table._replace(match=match, seats=seats, deal=None, deal_number=0, order=()), ()


def deal_started(table: Table, event: ev.DealStarted) -> Change:
    """Shuffled, perhaps cut, and dealt.  Before shuffles could be verified, nothing was gathered for a deal."""
    match = table.match
    if match is None:
        raise ValueError("a deal belongs to a match")
    order = tuple(int(name) for name in match.seating())
    gathered = table.gathering if table.phase == "shuffling" else None
    deal = Deal.new(
        table.rules,
        len(order),
        chance_from(event.chance),
        dealer=match.dealer_seat,
        ceremony=gathered.binding.ceremony if gathered else table.rules.cut == "specials",
    )
    after = table._replace(
        phase="playing",
        seats=nobody_ready(table),
        deal=deal,
        deal_number=table.deal_number + 1,
        deals=table.deals if gathered else table.deals + 1,
        gathering=gathered,
        chance=event.chance,
        order=order,
        deal_version=table.version + 1,
        next_deal_at=0,
    )
    begins = after_motion(deal.opening, event.at)
    return asked(after._replace(changed_at=begins), begins), deal.opening


def moved(table: Table, event: ev.Moved) -> Change:
    """A move, judged and carried out by the engine."""
    deal_seat = table.deal_seat(event.seat)
    if table.deal is None or deal_seat is None:
        raise ValueError(f"seat {event.seat} takes no part in a deal")
    deal, facts = table.deal.apply(deal_seat, Move.parse(event.move))
    begins = after_motion(facts, event.at)
    after = table._replace(deal=deal, deal_version=table.version + 1, changed_at=begins)
    if event.by == "person" and table.seats[event.seat].timeouts:
        after = changed_seat(after, event.seat, timeouts=0)
    if deal.over:
        after = after._replace(turn_ends=0)
    elif any(fact.kind == "turn" for fact in facts):
        after = asked(after, begins)
    return after, facts


def timed_out(table: Table, event: ev.TimedOut) -> Change:
    """The time of a seat ran out; its clock starts again, for what is done about it."""
    return asked(changed_seat(table, event.seat, timeouts=event.times), event.at), ()


def deal_scored(table: Table, event: ev.DealScored) -> Change:
    """The deal is written down."""
    if table.match is None:
        raise ValueError("a deal belongs to a match")
    match = table.match.record(Scored(table.deal_seat(event.winner), event.left, event.wild))
    if table.settings.single_deal and event.winner is not None and not match.over:
        match = match.ended_early()
    pause = SCORE_PAUSE if any(not seat.computer_moves for _, seat in table.persons()) else SCORE_PAUSE_ALONE
    after = table._replace(
        phase="between", match=match, seats=nobody_ready(table), turn_ends=0, next_deal_at=event.at + pause
    )
    return after, ()


def match_over(table: Table, _event: ev.MatchOver) -> Change:
    """The match is decided; seats of people who left are free, the others play themselves again."""
    seats = tuple(
        FREE if seat.left else replace(seat, ready=False, autopilot=False, timeouts=0) for seat in table.seats
    )
    return table._replace(phase="over", seats=seats, next_deal_at=0, proposal=None), ()


CHANGES: Final[dict[str, Callable[[Table, Any], Change]]] = {
    ev.Configured.kind: configured,
    ev.Seated.kind: seated,
    ev.Stood.kind: stood,
    ev.ReadySet.kind: ready_set,
    ev.HostChanged.kind: host_changed,
    ev.MatchStarted.kind: match_started,
    ev.DealPromised.kind: deal_promised,
    ev.Promised.kind: promised,
    ev.PromisesClosed.kind: promises_closed,
    ev.Revealed.kind: revealed,
    ev.DealStarted.kind: deal_started,
    ev.Moved.kind: moved,
    ev.TimedOut.kind: timed_out,
    ev.AutopilotOn.kind: autopilot_on,
    ev.AutopilotOff.kind: autopilot_off,
    ev.PresenceChanged.kind: presence_changed,
    ev.DealScored.kind: deal_scored,
    ev.Proposed.kind: proposals.proposed,
    ev.Agreed.kind: proposals.agreed,
    ev.ProposalLapsed.kind: proposals.lapsed,
    ev.EndedEarly.kind: proposals.ended_early,
    ev.Adjourned.kind: proposals.adjourned,
    ev.WentOn.kind: proposals.went_on,
    ev.MatchOver.kind: match_over,
    ev.Resumed.kind: resumed,
    ev.Closed.kind: closed,
}
