"""Scenarios as values: what a file says, checked and ready to run."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from maumau.engine.deal import Deal
from maumau.engine.match import Match
from maumau.engine.moves import Move
from maumau.scenarios.errors import Place

Expected = int | bool | str | tuple[str, ...] | Mapping[str, object] | None


@dataclass(frozen=True, slots=True)
class SeatMove:
    """A move text of a file, and whose move it is."""

    seat: int | None
    """None: of the seat to move."""
    move: Move
    """A challenge names a seat number."""
    text: str
    """As it is written."""


@dataclass(frozen=True, slots=True)
class Look:
    """What must hold of the position: the keys of a ``then``."""

    place: Place
    values: Mapping[str, Expected] = field(default_factory=dict)
    """``turn``, ``pending`` and the other keys that compare a value."""
    can: tuple[SeatMove, ...] = ()
    cannot: tuple[SeatMove, ...] = ()
    legal: tuple[SeatMove, ...] | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """A move, a look at the position, or both."""

    place: Place
    move: SeatMove | None = None
    look: Look | None = None
    refused: bool = False
    reason: str = ""
    """Reason id that a refusal must have; empty: any."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the deal must end."""

    place: Place
    winner: str | None = None
    points: Mapping[str, int] = field(default_factory=dict)
    void: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DealScenario:
    """A position, moves and what must be true after them."""

    id: str
    why: str
    place: Place
    seats: tuple[str, ...]
    start: Deal
    steps: tuple[Step, ...]
    result: Outcome | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchScenario:
    """Deals added up, and what must be true after the last."""

    id: str
    why: str
    place: Place
    end: Match
    """The match after the deals of the file."""
    then: Look


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingScenario:
    """Ratings before a deal, and whole points after it."""

    id: str
    why: str
    place: Place
    ratings: Mapping[str, tuple[float, int]]
    winner: str
    then: Mapping[str, int]
    then_place: Place


Scenario = DealScenario | MatchScenario | RatingScenario


@dataclass(frozen=True, slots=True)
class Failure:
    """A scenario that does not hold."""

    place: Place
    """Of the step, or of the part that was compared."""
    id: str
    step: int | None
    """Counted from 1; None outside the steps."""
    expected: str
    got: str

    def __str__(self) -> str:
        where = f"{self.id}, step {self.step}" if self.step else self.id
        return f"{self.place}: {where}: expected {self.expected}; got {self.got}"
