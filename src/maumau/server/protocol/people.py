"""Bodies of requests and answers about results, ratings and records."""

# ruff: noqa: RUF012 (each message gets its own copy of an empty list or dict)

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from maumau.server.protocol.base import Card, Piece, SeatNumber, Time
from maumau.server.protocol.events import DealEvent
from maumau.server.protocol.view import DealView

Unrated = Literal[
    "", "house_rules", "single_deal", "server_fault", "nobody", "computers", "too_often", "agreed", "pending"
]
"""Why nobody's rating moved; ``pending``: the match goes on."""


class Standing(Piece):
    """A player on a board, or a rating on a profile."""

    rules: str
    rating: int
    games: int
    wins: int
    user: str = ""
    name: str = ""
    level: str = ""
    """Of a computer player."""
    gain: int = 0
    """In the period."""
    provisional: bool = False


class Board(Piece):
    """A leaderboard; computer players have their own list."""

    rules: str
    period: Literal["day", "month", "all"]
    people: list[Standing] = []
    computers: list[Standing] = []


class RatingRules(Piece):
    """The constants of the ratings."""

    start: int
    new_games: int
    """Below so many rated games a rating is provisional."""
    k_new: int
    k: int
    senior: int
    k_senior: int
    master: int
    k_master: int
    scale: int
    most_meetings: int
    """Rated games of the same two persons within a day."""
    fewest_opponents: int
    """On the board of all time."""


class Tally(Piece):
    """Deals counted."""

    deals: int
    wins: int
    losses: int = 0
    """Against a person: deals he won."""
    rules: str = ""
    user: str = ""
    name: str = ""


class Profile(Piece):
    """A person as everybody may see him."""

    user: str
    name: str
    since: Time
    deals: int
    wins: int
    mine: bool = False
    former: list[str] = []
    """Earlier names."""
    ratings: list[Standing] = []
    favourites: list[Tally] = []
    """By rule set, the most played first."""
    rivals: list[Tally] = []
    """Persons met most often."""
    between: Tally | None = None
    """Deals of this person and me: `wins` are his."""
    blocked: bool = False
    """I want to have nothing to do with him."""
    muted: bool = False
    """I want no invitations of his."""


class CurvePoint(Piece):
    """A rating after a rated game."""

    at: Time
    rating: int
    change: int
    won: bool = False


class ResultSeat(Piece):
    """Who played in a deal."""

    name: str = ""
    """Empty: a computer player, or somebody who is not known any more."""
    user: str = ""
    level: str = ""
    points: int | None = None
    fate: Literal["", "left", "absent"] = ""
    before: int | None = None
    """Rating before the match this deal ended, if that was rated."""
    after: int | None = None
    provisional: bool = False


class Result(Piece):
    """A finished deal."""

    rules: str
    rules_name: str
    house_rules: bool
    ended: Time
    number: int
    """In its match."""
    winner: int | None
    """Place in `seats`; None: void."""
    seats: list[ResultSeat]
    """In the order of play."""
    id: str = ""
    """For its replay; empty where that is not for everybody."""
    unrated: Unrated = ""
    imported: bool = False


class Frame(Piece):
    """A deal after one move, as one viewer saw it."""

    deal: DealView
    events: list[DealEvent] = []
    """What the move led to."""
    seat: SeatNumber | None = None
    """Who moved; None for the first frame."""
    by: Literal["person", "computer", "autopilot", "timeout"] = "person"
    hands: list[list[Card]] = []
    """Every seat's cards, where all is shown open."""


class Replay(Piece):
    """A finished deal, move by move.  Seats are numbered clockwise; seat 0 began."""

    id: str
    result: Result
    viewer: SeatNumber | None
    """None: all hands lie open."""
    frames: list[Frame]
    fair: bool = False
    """Whether the shuffle can be verified."""


class Complaint(Piece, forbid_unknown_fields=True):
    """What somebody is reported for."""

    why: Literal["name", "behaviour", "cheating"]
    note: Annotated[str, Meta(max_length=300)] = ""


class Import(Piece, forbid_unknown_fields=True):
    """Records as text."""

    text: Annotated[str, Meta(min_length=1, max_length=1_000_000)]


class Imported(Piece):
    """The replays of imported records."""

    ids: list[str]
