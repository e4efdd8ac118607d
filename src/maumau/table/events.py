"""What happened at a table: frozen facts, and their JSON form, which is kept for ever.

A table is the fold of its events (`evolve`).  The form has a version (`FORMAT`); older forms are read by `upgrade`,
samples of each stand in tests/data/events.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, Literal

from maumau.table.commands import MovedBy
from maumau.table.state import Aim

FORMAT: Final = 1
"""Version of the JSON form that is written."""


class EventError(ValueError):
    """Data that is no event of a table; the message says why."""


@dataclass(frozen=True, slots=True)
class TableEvent:
    """Base of the facts."""

    kind: ClassVar[str]
    at: int
    """When, milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class Created(TableEvent):
    """The table exists; its creator is the host, at seat 0."""

    kind: ClassVar[str] = "created"
    id: str
    code: str
    """Short code that people type."""
    settings: Mapping[str, Any]
    """As `Settings.to_json` wrote them."""
    user: str
    name: str


@dataclass(frozen=True, slots=True)
class Configured(TableEvent):
    """Other settings; nobody is ready any more."""

    kind: ClassVar[str] = "configured"
    settings: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Seated(TableEvent):
    """A person (`user`) or a computer player (`level`) has taken a seat."""

    kind: ClassVar[str] = "seated"
    seat: int
    user: str = ""
    name: str = ""
    level: str = ""


@dataclass(frozen=True, slots=True)
class Stood(TableEvent):
    """A seat is free; in mid-match its person has left and a computer player goes on."""

    kind: ClassVar[str] = "stood"
    seat: int
    name: str
    """Who sat there: a person's name or a computer player's level."""
    by_host: bool = False


@dataclass(frozen=True, slots=True)
class ReadySet(TableEvent):
    """Somebody is ready, or not any more."""

    kind: ClassVar[str] = "ready"
    seat: int
    ready: bool


@dataclass(frozen=True, slots=True)
class HostChanged(TableEvent):
    """Another person is the host; an empty user: nobody."""

    kind: ClassVar[str] = "host"
    user: str


@dataclass(frozen=True, slots=True)
class MatchStarted(TableEvent):
    """A match begins."""

    kind: ClassVar[str] = "match_started"
    players: tuple[int, ...]
    """The seats that take part, clockwise."""
    chance: Mapping[str, Any]
    """For finding the first dealer; see `chance.chance_from`."""


@dataclass(frozen=True, slots=True)
class DealPromised(TableEvent):
    """The server has bound itself to a secret for the next deal; contributions may be promised now."""

    kind: ClassVar[str] = "deal_promised"
    number: int
    """Of the deal at the table."""
    secret: str
    """32 bytes, hexadecimal, as all bytes here."""
    rules: str
    """Fingerprint of the rule set."""
    ceremony: bool
    """Whether the cut is a move."""
    computers: Mapping[str, str]
    """What computer players contribute, by seat of the deal; promised and revealed at once."""
    table: str = ""
    """What the table is called in all hashes and records; empty, as long ago: its short code."""


@dataclass(frozen=True, slots=True)
class Promised(TableEvent):
    """Somebody has promised a contribution."""

    kind: ClassVar[str] = "promised"
    contributor: int
    """Seat of the deal, or 8 and more for spectators."""
    promise: str
    user: str = ""
    """Of a spectator, with his first promise for this deal."""
    name: str = ""


@dataclass(frozen=True, slots=True)
class PromisesClosed(TableEvent):
    """No more promises: now they are kept."""

    kind: ClassVar[str] = "promises_closed"


@dataclass(frozen=True, slots=True)
class Revealed(TableEvent):
    """Somebody has kept his promise."""

    kind: ClassVar[str] = "revealed"
    contributor: int
    value: str


@dataclass(frozen=True, slots=True)
class DealStarted(TableEvent):
    """A deal begins: whoever has not contributed by now is substituted.  From its chance all cards follow."""

    kind: ClassVar[str] = "deal_started"
    chance: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Moved(TableEvent):
    """A move; what it led to follows from the rules."""

    kind: ClassVar[str] = "moved"
    seat: int
    """Of the table."""
    move: str
    """A move text in the deal's own seats."""
    by: MovedBy = "person"


@dataclass(frozen=True, slots=True)
class TimedOut(TableEvent):
    """The time of a seat ran out."""

    kind: ClassVar[str] = "timed_out"
    seat: int
    times: int
    """In a row."""


@dataclass(frozen=True, slots=True)
class AutopilotOn(TableEvent):
    """A computer player moves for the seat."""

    kind: ClassVar[str] = "autopilot_on"
    seat: int
    why: str
    """``asked``, ``timeout``, ``away`` or ``left``."""


@dataclass(frozen=True, slots=True)
class AutopilotOff(TableEvent):
    """The person plays again, also after having left."""

    kind: ClassVar[str] = "autopilot_off"
    seat: int


@dataclass(frozen=True, slots=True)
class PresenceChanged(TableEvent):
    """The last connection of a seat's person has gone, or the first one is there."""

    kind: ClassVar[str] = "presence"
    seat: int
    away: bool


@dataclass(frozen=True, slots=True)
class DealScored(TableEvent):
    """A deal is over and written down."""

    kind: ClassVar[str] = "deal_scored"
    winner: int | None
    """Seat of the table; `None`: void."""
    left: tuple[tuple[str, ...], ...]
    """What each seat of the deal, in its order of play, still held."""
    finish: tuple[str, ...] = ()
    """The cards of the winning move."""
    wild: int = 0
    """Suit-setting wild cards among them."""


@dataclass(frozen=True, slots=True)
class Proposed(TableEvent):
    """Somebody proposes to end the match early, or to adjourn it."""

    kind: ClassVar[str] = "proposed"
    seat: int
    what: Aim


@dataclass(frozen=True, slots=True)
class Agreed(TableEvent):
    """Somebody agrees to what is proposed."""

    kind: ClassVar[str] = "agreed"
    seat: int


@dataclass(frozen=True, slots=True)
class ProposalLapsed(TableEvent):
    """Nothing comes of a proposal."""

    kind: ClassVar[str] = "proposal_lapsed"
    why: Literal["declined", "time"]
    seat: int | None = None
    """Who declined."""


@dataclass(frozen=True, slots=True)
class EndedEarly(TableEvent):
    """All who were asked have agreed to end the match: the totals decide, a deal that runs counts for nothing."""

    kind: ClassVar[str] = "ended_early"


@dataclass(frozen=True, slots=True)
class Adjourned(TableEvent):
    """All who were asked have agreed to go on another time: clocks stand still until all are ready."""

    kind: ClassVar[str] = "adjourned"


@dataclass(frozen=True, slots=True)
class WentOn(TableEvent):
    """An adjourned match goes on where it stood."""

    kind: ClassVar[str] = "went_on"


@dataclass(frozen=True, slots=True)
class MatchOver(TableEvent):
    """The match is decided; whoever had left has no seat any more."""

    kind: ClassVar[str] = "match_over"


@dataclass(frozen=True, slots=True)
class Resumed(TableEvent):
    """The server was away; clocks stood still."""

    kind: ClassVar[str] = "resumed"
    since: int
    """When it was last alive."""


@dataclass(frozen=True, slots=True)
class Closed(TableEvent):
    """The end of the table."""

    kind: ClassVar[str] = "closed"


KINDS: Final[dict[str, type[TableEvent]]] = {
    event.kind: event
    for event in (
        Created, Configured, Seated, Stood, ReadySet, HostChanged, MatchStarted, DealPromised, Promised,
        PromisesClosed, Revealed, DealStarted, Moved, TimedOut,
        AutopilotOn, AutopilotOff, PresenceChanged, DealScored, Proposed, Agreed, ProposalLapsed, EndedEarly, Adjourned,
        WentOn, MatchOver, Resumed, Closed,
    )
}  # fmt: skip
"""The events by kind."""

NAMES: Final = {kind: tuple(item.name for item in fields(event)) for kind, event in KINDS.items()}


LATER: Final = {DealPromised.kind: ("table",)}
"""Fields that came later: they are left out where they say nothing, so that events of the past stay as they were."""


def to_json(event: TableEvent) -> dict[str, Any]:
    """The event, JSON-ready."""
    data = {"v": FORMAT, "kind": event.kind, **{name: getattr(event, name) for name in NAMES[event.kind]}}
    for name in LATER.get(event.kind, ()):
        if not data[name]:
            del data[name]
    return data


def from_json(data: Mapping[str, Any]) -> TableEvent:
    """Read an event of this or an older form.

    Raises:
        EventError: it is none.
    """
    data = upgrade(data)
    kind = data.get("kind")
    if kind not in KINDS:
        raise EventError(f"a table has no event {kind!r}")
    rest = {name: frozen(value) for name, value in data.items() if name not in ("v", "kind")}
    try:
        return KINDS[kind](**rest)
    except TypeError as error:
        raise EventError(f"no {kind} event: {error}") from None


def upgrade(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same fact in the form of `FORMAT`.

    Raises:
        EventError: the form is newer than this program.
    """
    if data.get("v") != FORMAT:
        raise EventError(f"an event of the form {data.get('v')!r} was met; this program knows forms up to {FORMAT}")
    return data


def frozen(value: Any) -> Any:
    """Lists, as JSON has them, as tuples."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value
