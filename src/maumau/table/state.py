"""The state of one table, as an immutable value.  Only `evolve` makes new ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, get_args

from maumau.engine.deal import Deal
from maumau.engine.match import Match
from maumau.engine.rules.ruleset import RuleSet
from maumau.fair import WATCHER, Gathering
from maumau.table.settings import Settings

Phase = Literal["waiting", "shuffling", "playing", "between", "adjourned", "over", "closed"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
"""``waiting`` for players, ``shuffling`` (contributions to the next deal are gathered), ``playing`` a deal, ``between``
two deals, ``adjourned`` by agreement, match ``over`` (a rematch may follow), ``closed``."""
RUNNING: Final[tuple[Phase, ...]] = ("shuffling", "playing", "between", "adjourned")
"""The phases of a match that is not decided."""


Aim = Literal["end", "adjourn"]
"""What may be proposed: to ``end`` the match early, or to ``adjourn`` it."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a seat; free without a user and without a level."""

    user: str = ""
    """Id of the person."""
    name: str = ""
    level: str = ""
    """Of the computer player."""
    ready: bool = False
    away: bool = False
    """A person without a connection."""
    away_since: int = 0
    autopilot: bool = False
    """A computer player moves for the person."""
    left: bool = False
    """The person has stood up in mid-match; a computer player goes on, the seat stays his."""
    timeouts: int = 0
    """Turns in a row whose time ran out."""

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return bool(self.user or self.level)

    @property
    def computer_moves(self) -> bool:
        """Whether a computer player chooses the moves."""
        return bool(self.level) or self.autopilot or self.left

    @property
    def present(self) -> bool:
        """Whether a person sits here who is connected."""
        return bool(self.user) and not self.away and not self.left


FREE: Final = Seat()


@dataclass(frozen=True, slots=True)
class Proposal:
    """What somebody has proposed to all who sit here."""

    what: Aim
    seat: int
    """Of who proposed it."""
    until: int
    """When it lapses."""
    agreed: tuple[int, ...]
    """The seats that have agreed, the proposer's first."""


class Table(NamedTuple):
    """Everything about a table at one version.  Times are milliseconds since 1970."""

    id: str
    code: str
    created: int
    settings: Settings
    seats: tuple[Seat, ...]
    """Clockwise round the table."""
    host: str
    """User id of the host; empty when no person is left."""
    phase: Phase = "waiting"
    version: int = 0
    """Number of events so far."""
    at: int = 0
    """When the last one happened."""
    match: Match | None = None
    """Players are seat numbers as texts, clockwise."""
    deal: Deal | None = None
    """The deal, also while its score is shown; `None` while the next one is shuffled."""
    deal_number: int = 0
    """1, 2, … in the match."""
    deals: int = 0
    """1, 2, … at this table: how many were begun, those included that were broken off."""
    gathering: Gathering | None = None
    """Contributions to the deal, from the promise on; kept until the next one.  Its secret is the table's secret."""
    watchers: tuple[tuple[str, str], ...] = ()
    """User and name of the spectators who contribute to it, by number."""
    promised_at: int = 0
    """When it was promised: whoever was away before is not waited for."""
    quiet: tuple[int, ...] = ()
    """Seats whose devices were silent in the deal before."""
    gather_began: int = 0
    """When its present stage began."""
    chance: Mapping[str, Any] = MappingProxyType({})
    """The chance of the deal, from which all its cards follow: the table's secret too."""
    order: tuple[int, ...] = ()
    """Seats of the table by seat of the deal."""
    deal_version: int = 0
    """Version of the last event that changed the deal: a move chosen before it is stale."""
    asked_at: int = 0
    """When the seat to move was asked."""
    changed_at: int = 0
    """When the deal last changed."""
    turn_ends: int = 0
    """When the time of the seat to move runs out; 0: never."""
    next_deal_at: int = 0
    """When the next deal begins by itself, between deals."""
    proposal: Proposal | None = None
    """What is proposed and not yet decided."""
    next_proposal_at: int = 0
    """When something may be proposed again."""
    adjourned_from: Phase | Literal[""] = ""
    """The phase in which an adjourned match goes on."""
    paused_at: int | None = None
    """Since when no person is here, so that the clocks stand still; `None`: somebody is."""

    @property
    def rules(self) -> RuleSet:
        """What is played."""
        return self.settings.rules

    @property
    def turn(self) -> int | None:
        """The seat to move; `None` when no deal runs."""
        if self.phase != "playing" or self.deal is None or self.deal.over:
            return None
        return self.order[self.deal.turn]

    def seat_of(self, user: str) -> int | None:
        """The seat of a person, also one that he has left in mid-match."""
        if user:
            for number, seat in enumerate(self.seats):
                if seat.user == user:
                    return number
        return None

    def deal_seat(self, seat: int | None) -> int | None:
        """The seat of the deal at a seat of the table; `None` for spectators and seats not in the deal."""
        return self.order.index(seat) if seat in self.order else None

    def contributor(self, user: str) -> int | None:
        """The number with which a person contributes to the deal; `None`: a spectator who has not yet."""
        seat = self.seat_of(user)
        if seat in self.order:
            return self.order.index(seat)
        return next((WATCHER + i for i, (other, _) in enumerate(self.watchers) if other == user), None)

    def persons(self) -> Iterator[tuple[int, Seat]]:
        """Seats of persons who have not left."""
        return ((i, seat) for i, seat in enumerate(self.seats) if seat.user and not seat.left)

    def anybody_here(self) -> bool:
        """Whether a person is connected."""
        return any(seat.present for seat in self.seats)
