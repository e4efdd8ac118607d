"""A table as one viewer sees it."""

# ruff: noqa: RUF012 (each message gets its own copy of an empty list or dict)

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType, field

from maumau.server.protocol.base import Card, Contributor, Hash, MoveText, Piece, SeatNumber, Suit, Time, Values


class Seat(Piece):
    """Who sits at a seat."""

    kind: Literal["free", "person", "computer"]
    user: str = ""
    """Public id of a person: for muting, stable from table to table."""
    name: str = ""
    """Empty for computer players: the client names them by level and seat."""
    level: str = ""
    """Of a computer player."""
    host: bool = False
    ready: bool = False
    away: bool = False
    """No connection."""
    away_since: Time | None = None
    autopilot: bool = False
    """A computer player moves for the person; `Back` ends it."""
    left: bool = False
    """The person has stood up in mid-match; a computer player goes on."""
    out: bool = False
    """Eliminated from the match."""


class Play(Piece):
    """One card that may be laid (or, in `stands`, one card a joker may stand for) and how."""

    card: Card
    move: MoveText | UnsetType = UNSET
    """Send this; absent: first ask for the suit or the card."""
    suits: dict[Suit, MoveText] = {}
    """Ask which suit, then send its text.  With `move` too: naming one is optional."""
    stands: list[Play] = []
    """For a joker: ask which card it stands for."""
    announce: bool = False
    """The announcement matters for this card now."""


class Challenge(Piece):
    """A seat whose missing announcement may be pointed out."""

    seat: SeatNumber
    move: MoveText


class Legal(Piece):
    """All that this seat may do in the deal now; empty: nothing.  Absent texts: not now."""

    plays: list[Play] = []
    """In the order of the hand; a card that is here twice in the hand is listed once."""
    several: MoveText | UnsetType = UNSET
    """Lay the whole hand at once."""
    several_cards: list[Card] = []
    draw: MoveText | UnsetType = UNSET
    """Draw; with cards pending: take them."""
    pass_: MoveText | UnsetType = field(default=UNSET, name="pass")
    jump_in: MoveText | UnsetType = UNSET
    """Out of turn; `jump_card` is the card to tap."""
    jump_card: Card = ""
    announce_late: MoveText | UnsetType = UNSET
    """Announce now, without laying a card."""
    challenges: list[Challenge] = []
    cut: list[int] = []
    """[lowest, highest] number of cards to lift: send ``"cut N"``."""
    take: MoveText | UnsetType = UNSET
    leave: MoveText | UnsetType = UNSET
    announce: bool = False
    """The announcement matters for some play, the jump-in or the draw: light the button."""
    draw_announce: bool = False
    """``announce`` may go with the draw (the card that is found is laid at once)."""
    wrong_card_costs: int = 0
    """A card that is not listed may be tried all the same (``"play 7H"``) and costs so many cards; ask first."""


class DealView(Piece):
    """The deal on the table.  Lists with an entry for each seat hold null where a seat is not in the deal."""

    number: int
    """1, 2, … in the match."""
    dealer: SeatNumber
    order: list[SeatNumber]
    """The seats in the order of play at the start."""
    context: Literal["turn", "drawn", "chain", "cover", "search", "claim", "cut", "take", "over"]
    """What the seat to move is asked for."""
    turn: SeatNumber
    clockwise: bool
    """The direction of play now; always present."""
    counts: list[int | None]
    """Cards in each hand."""
    stock_count: int
    top: Card = ""
    """Empty before there is one."""
    top_as: Card = ""
    """What a joker on top stands for."""
    suit: Suit | Literal[""] = ""
    """The suit in force; empty where any card fits."""
    nominated: bool = False
    """The suit was named by a wild card."""
    pending: int = 0
    """Cards the seat to move owes."""
    answers: list[str] = []
    """Ranks, cards or ``JOKER`` that may be laid instead of taking them."""
    discard_count: int = 0
    """Cards of the pile, the top card included."""
    beneath: list[Card] = []
    """Up to 6 cards under the top card, the lowest first."""
    announced: list[SeatNumber] = []
    announced_wild: list[SeatNumber] = []
    """Those of them who said that only wild cards are left."""
    challengeable: list[SeatNumber] = []
    """Seats with a missing announcement."""
    hand: list[Card] = []
    """One's own cards, by suit and rank; empty for spectators."""
    drawn: Card = ""
    """The card just drawn, while it may be laid."""
    pulled: Card = ""
    """The strong card that lies before the cutter."""
    hints: bool = False
    """Whoever plays here may ask for hints (`AskHint`): nobody's rating can move."""
    legal: Legal | UnsetType = UNSET
    """Absent for spectators."""


class OwnPart(Piece):
    """The fields of `DealView` that are written for one viewer alone; never a message by itself."""

    legal: Legal
    hand: list[Card] = []
    drawn: Card = ""


class HintMove(Piece):
    """A move in its parts, for showing where it is made and saying it in words."""

    kind: Literal["play", "jump-in", "draw", "pass", "challenge", "announce"]
    cards: list[Card] = []
    as_: Card = field(default="", name="as")
    """What a joker stands for."""
    suit: Suit | Literal[""] = ""
    """The suit that is named."""
    announce: bool = False
    """The announcement is said with it."""
    target: SeatNumber | None = None
    """Whose silence is pointed out."""
    chance: float | None = None
    """To win the deal, 0 to 1; null where there was nothing to weigh."""


class HintReason(Piece):
    """Why a move is good."""

    code: str
    """Of `maumau.bots.hints.CODES`."""
    values: Values = {}


class ScoreRow(Piece):
    """One finished deal."""

    number: int
    dealer: SeatNumber
    winner: SeatNumber | None
    """None: void, nobody wrote anything."""
    points: list[int | None]
    """By seat."""


class Score(Piece):
    """The score sheet."""

    scoring: Literal["none", "points", "victories"]
    match_end: Literal["deal", "elimination", "lowest_total", "victories"]
    limit: int = 0
    """0: none."""
    single_deal: bool = False
    rows: list[ScoreRow] = []
    totals: list[int | None] = []
    """By seat."""
    places: list[int | None] = []
    """By seat, 1 the best; filled when the match is over."""
    out: list[SeatNumber] = []
    over: bool = False
    early: bool = False
    """Over by agreement, before it was decided: nothing is rated."""
    winner: SeatNumber | None = None


class Promise(Piece):
    """What somebody has promised to contribute to the shuffle."""

    id: Contributor
    promise: Hash
    value: Hash | Literal[""] = ""
    """What was promised, once it is revealed."""


class Fair(Piece):
    """The shuffle of the deal, as everybody may see it (docs/fairness-spec.md)."""

    table: str
    """The table's id in all hashes."""
    number: int
    """Of the deal at the table, from 1 on without a gap."""
    order: list[SeatNumber]
    """Seats of the table by contributor."""
    dealer: int
    """The contributor who deals."""
    ceremony: bool
    """Whether the cut is a move."""
    rules_digest: Hash
    previous: Hash
    """The commitment of the deal before."""
    commitment: Hash
    stage: Literal["promising", "revealing", "sealed", "open"]
    """``promising``, ``revealing``: contributions are gathered; ``sealed``: the deal runs; ``open``: it is over, and
    ``/api/tables/{id}/deals/{number}`` gives everything there is to check."""
    promised: list[Promise] = []
    """By contributor."""
    closing: Hash | Literal[""] = ""
    """The end of the promises."""
    watchers: list[str] = []
    """Names of the spectators who contribute, the first one is contributor 8."""
    you: Contributor | None = None
    """One's own number, or the one a spectator would have; None: no more spectators may contribute."""


class Clock(Piece):
    """Something happens by itself at a time."""

    kind: Literal["turn", "next_deal"]
    deadline: Time
    """``turn``: the seat draws or takes, else passes; ``next_deal``: the next deal begins."""
    total: int
    """Milliseconds it had from the start."""
    seat: SeatNumber | None = None
    paused: bool = False
    """Stands still while nobody is here."""


class Proposal(Piece):
    """What somebody proposes to all who sit here.  It lapses at `until`, and with the next deal."""

    what: Literal["end", "adjourn"]
    """To ``end`` the match as it stands, unrated; or to ``adjourn`` it."""
    seat: SeatNumber
    """Who proposes it."""
    until: Time
    waiting: list[SeatNumber] = []
    """Who has not answered yet.  Seats for which a computer player moves agree always."""
