"""What is kept of finished deals: records, results, ratings.  `testing.stores` holds each adapter to it.

A deal is known by its table and its number there, a contest (what is rated: a whole match) by its id.  Either is
written once: `settle` passes over what is there already, so settling a table again after a crash changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

COMPUTER: Final = "computer:"
"""Begins the player id of a computer player; the level follows.  A person's player id is the user's."""


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """Who played at a seat of a deal."""

    user: str
    """Empty: a computer player, or a person who is not known here (any more)."""
    name: str
    level: str = ""
    points: int | None = None
    """Written for the deal."""
    fate: str = ""
    """``left``: the person had gone; ``absent``: was never there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptDeal:
    """A finished deal.  Seats are those of the deal, in its order of play."""

    id: str
    """Unguessable: who has it may see the deal."""
    table: str
    number: int
    """At its table, from 1 on; deals that were broken off count."""
    contest: str
    """The match it belonged to."""
    deal: int
    """Its number in the match."""
    rules: str
    """Shipped id on which its rule set is based."""
    rules_name: str
    house: bool = False
    """Whether the rules were changed."""
    open: bool = False
    """Whether its table was listed for everybody."""
    began: int
    ended: int
    winner: int | None
    """Seat; `None`: void."""
    seats: tuple[KeptSeat, ...]
    record: str
    """The text of the record (docs/notation.md); players are numbered in it, names stand in `seats`."""
    owner: str = ""
    """Who imported it; empty: it was played here."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """A match that may be rated: who has beaten whom."""

    id: str
    table: str
    rules: str
    ended: int
    pairs: tuple[tuple[str, str], ...]
    """(winner, loser) as player ids."""
    unrated: str = ""
    """Why it is not rated at all; empty: it may be."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """How a contest changed a player's rating."""

    contest: str
    player: str
    rules: str
    at: int
    before: float
    after: float
    games: int
    """Rated contests of this player by these rules, this one included."""
    won: bool


@dataclass(frozen=True, slots=True)
class Rated:
    """What came of a contest."""

    changes: tuple[Change, ...] = ()
    pairs: tuple[tuple[str, str], ...] = ()
    """The pairs of persons that were counted."""
    unrated: str = ""
    """Why no person's rating moved; empty: some did."""


class Book(Protocol):
    """The ratings as they stand, for who works out a contest."""

    def rating(self, player: str, rules: str) -> tuple[float, int] | None:
        """Rating and rated contests of a player; `None`: none yet."""

    def meetings(self, one: str, other: str, rules: str, since: int) -> int:
        """How often two persons were rated against each other after a moment."""


Rate = Callable[[Contest, Book], Rated]


@dataclass(frozen=True, slots=True)
class Settlement:
    """What a table's log gave up to a version."""

    stream: str
    version: int
    deals: Sequence[KeptDeal] = ()
    contests: Sequence[Contest] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """A player in a list."""

    player: str
    rules: str
    rating: float
    games: int
    wins: int
    gain: float = 0.0
    """In the time asked for."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Deals counted."""

    what: str
    """A rule set or a person."""
    deals: int
    wins: int
    losses: int = 0
    """Against a person: deals that he won."""


class Results(Protocol):
    """Everything about deals that are over."""

    def due(self, limit: int) -> list[tuple[str, int]]:
        """Streams with appended ends that have not been settled (`Append.due`), with their versions."""

    def known(self, table: str) -> tuple[int, frozenset[str]]:
        """The highest number of a kept deal of a table, 0 for none, and its contests that are settled."""

    def settle(self, settlement: Settlement, rate: Rate) -> None:
        """Keep deals and contests that are not kept yet, rate the contests, in one piece; the stream is not due then
        unless something was appended after the settlement's version."""

    def keep(self, deal: KeptDeal) -> None:
        """Keep an imported deal."""

    def deal(self, id_: str) -> KeptDeal | None:
        """A deal by id."""

    def last_deal(self, table: str) -> KeptDeal | None:
        """The newest deal of a table."""

    def records(self, after: int, limit: int) -> list[tuple[int, str]]:
        """The records of deals that were played here, in the order in which they were kept, each with its place; those
        behind a place, the first one behind 0."""

    def deals_of(self, user: str, before: int, limit: int) -> list[KeptDeal]:
        """Deals a person took part in or imported, which ended before a moment, the newest first."""

    def contest(self, id_: str) -> Rated | None:
        """What came of a contest; without its pairs."""

    def board(self, rules: str, since: int, limit: int) -> list[Standing]:
        """Persons by what they gained after a moment; by rating with ``since`` 0."""

    def opponents(self, player: str, rules: str) -> int:
        """How many different persons somebody was rated against."""

    def computers(self, rules: str) -> list[Standing]:
        """Computer players by rating."""

    def standings(self, player: str) -> list[Standing]:
        """A player's ratings, by all rule sets."""

    def curve(self, player: str, rules: str, limit: int) -> list[Change]:
        """The last changes of a rating, the oldest first."""

    def favourites(self, user: str) -> list[Tally]:
        """A person's deals by rule set, the most played first; imported ones count nowhere."""

    def rivals(self, user: str, limit: int) -> list[Tally]:
        """Persons somebody has met, the one met most often first."""

    def against(self, user: str, other: str) -> Tally:
        """Deals that two persons both took part in."""

    def erase(self, user: str) -> None:
        """Take a person's name out of all deals, and his ratings, imports and pairs away."""
