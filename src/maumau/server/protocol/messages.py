"""The frames of the WebSocket, both ways."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from maumau.server.protocol.base import (
    ActionId,
    Contributor,
    Hash,
    MoveText,
    Phase,
    SeatNumber,
    TableId,
    Time,
    Values,
)
from maumau.server.protocol.events import EventView
from maumau.server.protocol.settings import Settings
from maumau.server.protocol.view import Clock, DealView, Fair, HintMove, HintReason, Proposal, Score, Seat


class FromClient(Struct, rename="camel", omit_defaults=True, forbid_unknown_fields=True, tag_field="t", tag=True):
    """A message of the client."""


class Command(FromClient, tag="command"):
    """Base of the commands to the table that is followed."""

    id: ActionId
    """Of this click; the same again when the same click is sent again."""
    version: int
    """The table's version the person saw.  A move in turn that was chosen before the last move is refused (``stale``);
    jump-in, challenge and announce are judged by what lies there when they arrive."""


class FromServer(Struct, rename="camel", omit_defaults=True, tag_field="t", tag=True):
    """A message of the server."""


class Close:
    """Codes with which the server closes a connection, beside 1000 and 1001."""

    BAD_MESSAGE = 4000
    """Not a message of this protocol: a fault of the client; reload."""
    REPLACED = 4001
    """The same person has opened the table elsewhere; do not reconnect by yourself."""
    NO_SESSION = 4003
    """No session, or it has ended: ask ``/api/session``, then connect again."""
    SILENT = 4008
    """Nothing heard for 30 s; reconnect."""
    RELOAD = 4010
    """The client is too old for this server: load the page again."""
    TOO_MANY = 1008
    """Too many messages or connections; reconnect after a pause."""
    TOO_BIG = 1009
    FAULT = 1011
    """A fault of the server; reconnect after a pause."""
    RESTART = 1012
    """The server restarts; reconnect with jitter."""
    TOO_SLOW = 1013
    """The client does not read fast enough; reconnect and follow with the version you have."""


# ---------------------------------------------------------------- from the client


class Hello(FromClient, tag="hello"):
    """The first message."""

    protocol: int
    client: Annotated[str, Meta(max_length=40)] = ""
    """Name and version of the client, for the log."""


class Follow(FromClient, tag="follow"):
    """Follow a table, as one of its players if one sits there, else as a spectator; leaves the table followed before.

    Answered by `Snapshot`, by `Update` with the missed events, or by `Gone`.
    """

    table: TableId
    """Its id or short code."""
    version: int = 0
    """The version one has; 0: nothing."""


class Unfollow(FromClient, tag="unfollow"):
    """Follow no table any more; a seat is kept."""


class Ping(FromClient, tag="ping"):
    """Every 10 s; answered by `Pong`.  No answer for 25 s: connect again."""

    n: int = 0


class Why(FromClient, tag="why"):
    """Why may this not be played?  Answered by `Because`; changes nothing, costs nothing."""

    id: ActionId
    move: MoveText


class AskHint(FromClient, tag="hint"):
    """What would the master do in my place?  Answered by `Hint` or `Refused`; where hints are given, who else is here
    is told that somebody asked (`Said`, ``hint``), on turn or not and whatever the answer will be."""

    id: ActionId


class Say(FromClient, tag="say"):
    """Show an emote or a quick phrase, one of `About.emotes` or `About.phrases`; others see it as `Said`."""

    what: Annotated[str, Meta(max_length=30)]


class MakeMove(Command, tag="move"):
    """A move: a text of `Legal`, perhaps with ``announce`` behind it."""

    move: MoveText


class Sit(Command, tag="sit"):
    """Take a free seat, or one's own again; while a match runs only the latter."""

    seat: SeatNumber | None = None
    """Left out: any."""


class Leave(Command, tag="leave"):
    """Stand up.  During a match a computer player goes on in the seat; `Sit` takes it back."""


class Ready(Command, tag="ready"):
    """Ready to begin, for the next deal, for a rematch, or to go on; begins when all who sit here are."""

    ready: bool = True


class Start(Command, tag="start"):
    """The host begins: free seats get computer players if the settings say so, else they stay empty."""


class SeatComputer(Command, tag="computer"):
    """The host puts a computer player into a free seat, or changes its level."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=30)]


class Remove(Command, tag="remove"):
    """The host frees a seat (before a match)."""

    seat: SeatNumber


class Configure(Command, tag="configure"):
    """The host changes the settings (before a match); nobody is ready any more."""

    settings: Settings


class Autopilot(Command, tag="autopilot"):
    """Put a seat on autopilot: the own one, or without a clock one whose player has been away for two minutes."""

    seat: SeatNumber


class Back(Command, tag="back"):
    """Play oneself again."""


class Propose(Command, tag="propose"):
    """Propose to end the match early, or to adjourn it; it happens when all who are asked agree (`Proposal`)."""

    what: Literal["end", "adjourn"]


class Answer(Command, tag="answer"):
    """Agree to what is proposed, or decline; the proposer takes it back so."""

    agree: bool = True


class MakePromise(Command, tag="promise"):
    """Promise a contribution to the shuffle (`Fair.stage` ``promising``), from a seat of the deal or as a spectator."""

    commitment: Hash
    """`Fair.commitment`: the deal that is meant."""
    contributor: Contributor
    """One's own number: `Fair.you`."""
    promise: Hash


class Reveal(Command, tag="reveal"):
    """Reveal what was promised (`Fair.stage` ``revealing``), if the own promise is among those that are shown."""

    commitment: Hash
    value: Hash


ClientMessage = (
    Hello | Follow | Unfollow | Ping | Why | AskHint | Say | MakeMove | Sit | Leave | Ready | Start | SeatComputer
    | Remove | Configure | Autopilot | Back | Propose | Answer | MakePromise | Reveal
)  # fmt: skip


# ---------------------------------------------------------------- from the server


class Welcome(FromServer, tag="welcome"):
    """Answer to `Hello`."""

    user: str
    name: str
    time: Time
    server: str
    """Version of the server; when it changes after a reconnect, a new client may be there."""
    ping_every: int = 10_000
    """Milliseconds."""


class Snapshot(FromServer, tag="table"):
    """The whole table as this viewer sees it; forget everything before."""

    id: str
    code: str
    version: int
    at: Time
    phase: Phase
    settings: Settings
    rules_name: str
    seats: list[Seat]
    score: Score
    deal: DealView | None = None
    clock: Clock | None = None
    proposal: Proposal | None = None
    """What is proposed and not yet decided."""
    fair: Fair | None = None
    """The shuffle of the deal; None before the first one, and for deals whose shuffle is not verified."""
    you: SeatNumber | None = None
    """One's own seat; None: spectator."""
    watchers: int = 0
    recent: list[EventView] = []
    """The last events before this one, for the log."""


class Update(FromServer, tag="update"):
    """What happened, and the parts of the table that are not as they were.

    The versions of `events` end with `version` and have no gap.  If the first one is not the version one has plus 1,
    something was missed: follow again with the version one has.
    """

    table: str
    version: int
    events: list[EventView]
    ack: ActionId | UnsetType = UNSET
    """The command of this viewer that did it."""
    phase: Phase | UnsetType = UNSET
    settings: Settings | UnsetType = UNSET
    rules_name: str | UnsetType = UNSET
    seats: list[Seat] | UnsetType = UNSET
    score: Score | UnsetType = UNSET
    deal: DealView | UnsetType | None = UNSET
    clock: Clock | UnsetType | None = UNSET
    proposal: Proposal | UnsetType | None = UNSET
    fair: Fair | UnsetType | None = UNSET
    you: SeatNumber | UnsetType | None = UNSET


class Ack(FromServer, tag="ack"):
    """The command has been carried out already, at this version."""

    id: ActionId
    version: int


class Refused(FromServer, tag="refused"):
    """The command changed nothing."""

    id: ActionId
    reason: str
    """An id of `maumau rules reasons`, or of `maumau.table.refusals`."""
    values: Values = {}
    version: int = 0
    """The table's version now."""


class Because(FromServer, tag="because"):
    """Answer to `Why`."""

    id: ActionId
    move: MoveText
    reason: str = ""
    """Empty: the move is legal."""
    values: Values = {}


class Hint(FromServer, tag="hint"):
    """Answer to `AskHint`: what the master would do, what else it looked at, and why."""

    id: ActionId
    move: HintMove
    others: list[HintMove] = []
    """The best one first."""
    reasons: list[HintReason] = []
    """The weightiest first."""


class Pong(FromServer, tag="pong"):
    """Answer to `Ping`."""

    n: int
    time: Time


class Said(FromServer, tag="said"):
    """Somebody shows an emote or a phrase, or (``hint``) has asked for a hint; gone after a moment, in no log."""

    seat: SeatNumber
    user: str
    what: str


class Watchers(FromServer, tag="watchers"):
    """How many spectators there are."""

    count: int


class Gone(FromServer, tag="gone"):
    """There is no such table (any more)."""

    table: str
    reason: Literal["unknown", "closed"]


class TryAgain(FromServer, tag="try_again"):
    """The table's last change could not be stored and did not happen; a snapshot follows."""


ServerMessage = (
    Welcome | Snapshot | Update | Ack | Refused | Because | Hint | Pong | Said | Watchers | Gone | TryAgain
)  # fmt: skip
