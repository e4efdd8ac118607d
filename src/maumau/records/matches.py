"""The deals of a match put together: the engine counts again who deals, who sits where, and what everybody has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from maumau.engine.match import Match, MatchError
from maumau.engine.seating import step_of
from maumau.records.model import Record, RecordError


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match and its deals."""

    id: str
    match: Match
    """As it stands after the last deal."""
    records: tuple[Record, ...]


def matches(records: Iterable[Record]) -> Iterator[PlayedMatch]:
    """Neighbouring deals of the same match, put together; deals that stand for themselves are passed over.

    Raises:
        RecordError: a deal does not follow from those before it.
    """
    group: list[Record] = []
    for record in records:
        if group and record.match != group[0].match:
            yield put_together(group)
            group = []
        if record.match:
            group.append(record)
    if group:
        yield put_together(group)


def put_together(records: list[Record]) -> PlayedMatch:
    """The match of its deals, from the first on.

    Raises:
        RecordError: a deal does not follow from those before it.
    """
    match = begun(records[0])
    for number, record in enumerate(records, 1):
        match = after(match, record, number)
    return PlayedMatch(records[0].match, match, tuple(records))


def begun(first: Record) -> Match:
    """The match before its first deal."""
    around = first.players if step_of(first.rules.direction) == 1 else tuple(reversed(first.players))
    try:
        return Match.new(first.rules, around, dealer=first.players[first.dealer])
    except MatchError as error:
        raise fault(first, "player 0", str(error)) from error


def after(match: Match, record: Record, number: int) -> Match:
    """The match after one more deal."""
    if record.deal not in (None, number):
        raise fault(record, "deal", f"deal {number} of match {record.match} is wanted here, not deal {record.deal}")
    if record.rules != match.rules:
        raise fault(record, "rules", "a match is played by one rule set")
    try:
        seating = match.seating()
    except MatchError as error:
        raise fault(record, "match", str(error)) from error
    if (seating, match.dealer_seat) != (record.players, record.dealer):
        text = f"at this deal sit, in order of play, {', '.join(seating)}, and {match.dealer} deals"
        raise fault(record, "player 0", text)
    return counted(match, record)


def counted(match: Match, record: Record) -> Match:
    """The match with the result of a deal; one that was broken off ends it, a void one changes nothing."""
    ending = record.ending
    if ending is None:
        return replace(match, ended=True)
    if ending.winner is None:
        return match
    if record.points is None:
        raise fault(record, "result", "a deal of a match says its points")
    points = dict(zip(record.players, record.points, strict=True))
    new = match.record_points(points, winner=record.players[ending.winner])
    totals = tuple(new.totals[name] for name in record.players)
    if record.totals not in (None, totals):
        raise fault(record, "totals", f"they are {' '.join(map(str, totals))}")
    return new


def fault(record: Record, part: str, text: str) -> RecordError:
    """An error about a part of a record."""
    return RecordError(f"{part}: {text}", record.line(part), record.source.name if record.source else "")
