"""What happened at a table, as a viewer may be told."""

# ruff: noqa: RUF012 (each message gets its own copy of an empty list or dict)

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from maumau.server.protocol.base import Card, Contributor, Piece, SeatNumber, Suit, Time


class DealEvent(Piece):
    """One fact of a deal, in the order in which it happened; to be shown as motion and in the log."""

    kind: Literal[
        "dealt", "cut", "took", "left", "redealt", "start", "played", "drew", "passed", "reshuffled", "owes", "skipped",
        "turned", "announced", "challenged", "wrong_card", "turn", "won", "void",
    ]  # fmt: skip
    seat: SeatNumber | None = None
    """Whom it concerns."""
    cards: list[Card] = []
    """``dealt``, ``drew``: only for the seat itself; ``played``, ``won``: the cards laid, in order."""
    count: int = 0
    """``dealt``, ``drew``: cards; ``owes``: cards owed now; ``reshuffled``: cards of the new stock."""
    card: Card = ""
    """``start``, ``took``, ``left``, ``redealt``, ``wrong_card``."""
    as_: Card = field(default="", name="as")
    """``played``: what a joker stands for."""
    suit: Suit | Literal[""] = ""
    """``played``: the suit named."""
    announced: bool = False
    """``played``: with the announcement."""
    announced_wild: bool = False
    """``played``, ``announced``: with the word that says that only wild cards are left."""
    jump_in: bool = False
    """``played``: out of turn."""
    why: Literal["", "turn", "owed", "hit", "search", "not_announced", "wrong_card", "final", "dealt"] = ""
    """``drew``: the reason."""
    target: SeatNumber | None = None
    """``challenged``: who had not announced."""
    position: int = 0
    """``cut``: cards lifted."""
    clockwise: bool = False
    """``turned``: the new direction."""
    context: str = ""
    """``turn``: what is asked of the seat."""
    wild: int = 0
    """``won``: suit-setting wild cards in the winning move."""


class TableEvent(Struct, rename="camel", omit_defaults=True, tag_field="kind", tag=True):
    """Base of the facts of a table."""

    version: int
    at: Time


class Created(TableEvent, tag="created"):
    """The table exists; its creator is the host."""


class Configured(TableEvent, tag="configured"):
    """The host changed the settings."""


class Seated(TableEvent, tag="seated"):
    """Somebody sits down, or a computer player is seated."""

    seat: SeatNumber
    name: str = ""
    level: str = ""
    """Of a computer player."""


class Stood(TableEvent, tag="stood"):
    """A seat is free again, or (in mid-match) its person has left and a computer player goes on."""

    seat: SeatNumber
    name: str
    """The person's name, or a computer player's level."""
    by_host: bool = False


class ReadyChanged(TableEvent, tag="ready"):
    """Somebody is ready, or not any more."""

    seat: SeatNumber
    ready: bool = False


class HostChanged(TableEvent, tag="host"):
    """Somebody else is the host now."""

    seat: SeatNumber | None = None


class MatchStarted(TableEvent, tag="match_started"):
    """A match begins, the first or a rematch."""


class DealPromised(TableEvent, tag="deal_promised"):
    """The server has bound itself to a secret for the next deal: `Fair` says what is shown of it."""

    number: int
    """Of the deal at the table."""


class Promised(TableEvent, tag="promised"):
    """Somebody has promised a contribution to the shuffle."""

    contributor: Contributor


class PromisesClosed(TableEvent, tag="promises_closed"):
    """No more promises; they are kept now."""


class Revealed(TableEvent, tag="revealed"):
    """Somebody has kept his promise."""

    contributor: Contributor


class DealStarted(TableEvent, tag="deal_started"):
    """Shuffled and dealt."""

    number: int
    """In the match."""
    dealer: SeatNumber
    silent: list[SeatNumber] = []
    """Seats whose contribution to the shuffle was replaced, because none came in time."""
    drawings: list[list[tuple[SeatNumber, Card]]] = []
    """Cards drawn to find the first dealer, one list for each drawing."""
    deal: list[DealEvent] = []


class Moved(TableEvent, tag="moved"):
    """A move and all that it led to."""

    seat: SeatNumber
    by: Literal["person", "computer", "autopilot", "timeout"]
    """Who chose it."""
    deal: list[DealEvent] = []


class TimedOut(TableEvent, tag="timed_out"):
    """The time of a seat ran out; its moves follow."""

    seat: SeatNumber
    times: int
    """In a row; at the second the seat goes on autopilot."""


class AutopilotOn(TableEvent, tag="autopilot_on"):
    """A computer player moves for the seat from now on."""

    seat: SeatNumber
    why: Literal["asked", "timeout", "away", "left"]


class AutopilotOff(TableEvent, tag="autopilot_off"):
    """The person plays again."""

    seat: SeatNumber


class Presence(TableEvent, tag="presence"):
    """Somebody's connection is lost, or there again."""

    seat: SeatNumber
    away: bool = False


class DealScored(TableEvent, tag="deal_scored"):
    """The deal is over and written down."""

    number: int
    winner: SeatNumber | None
    """None: void."""
    points: list[int | None]
    left: list[list[Card] | None]
    """The cards each seat still held."""
    finish: list[Card] = []
    """The cards of the winning move."""
    eliminated: list[SeatNumber] = []


class Proposed(TableEvent, tag="proposed"):
    """Somebody proposes to end the match early, or to adjourn it."""

    seat: SeatNumber
    what: Literal["end", "adjourn"]


class Agreed(TableEvent, tag="agreed"):
    """Somebody agrees to what is proposed."""

    seat: SeatNumber


class ProposalLapsed(TableEvent, tag="proposal_lapsed"):
    """Nothing comes of a proposal."""

    why: Literal["declined", "time"]
    seat: SeatNumber | None = None
    """Who declined."""


class EndedEarly(TableEvent, tag="ended_early"):
    """The match ends by agreement: the totals decide, nothing is rated, a deal that ran counts for nothing."""


class Adjourned(TableEvent, tag="adjourned"):
    """The match goes on another time; clocks stand still until all are ready."""


class WentOn(TableEvent, tag="went_on"):
    """An adjourned match goes on."""


class MatchOver(TableEvent, tag="match_over"):
    """The match is decided."""

    winner: SeatNumber | None
    places: list[int | None]


class Resumed(TableEvent, tag="resumed"):
    """The server was down; clocks stood still."""


class Closed(TableEvent, tag="closed"):
    """Nobody comes here any more; the table is closed."""


EventView = (
    Created | Configured | Seated | Stood | ReadyChanged | HostChanged | MatchStarted | DealPromised | Promised
    | PromisesClosed | Revealed | DealStarted | Moved | TimedOut
    | AutopilotOn | AutopilotOff | Presence | DealScored | Proposed | Agreed | ProposalLapsed | EndedEarly | Adjourned
    | WentOn | MatchOver | Resumed | Closed
)  # fmt: skip
