"""A sitting at the table as a value: the plan, the match so far, the deal in progress and everything that was moved.

Nothing here draws, asks or chooses.  All chance comes from the plan's seed, so the plan and the moves give the same
session again (`saving` writes just these).  Players are ids, clockwise: ``you`` and the computer players ``1``, ``2`` …
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from maumau.engine.chance import Seeded
from maumau.engine.deal import Deal, DealResult
from maumau.engine.elo import MAU_KING, rate
from maumau.engine.events import Event
from maumau.engine.kernel.rng import Rng
from maumau.engine.match import DealRecord, Match
from maumau.engine.moves import Move
from maumau.engine.rules.ruleset import RuleSet

YOU: Final = "you"
"""The person."""
HIGHEST_SEED: Final = (1 << 62) - 1
FIRST_DEALER, DEALS = 1, 16
"""Streams of the seed: the first dealer, and each deal from here on."""

Made = tuple[int, Move]
"""A move that was made: the seat and the move."""
Ratings = Mapping[str, tuple[float, int]]
"""Player → rating and deals rated."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What is settled before the first card."""

    rules: RuleSet
    computers: tuple[str, ...]
    """The kinds of computer players, clockwise after the person."""
    seed: int
    """0‥2**62-1."""
    person: bool = True
    ceremony: bool = False
    """Whether the cut and its choices are moves."""
    deals: int = 0
    """Stop after so many deals; 0: when the match is over."""
    ratings: Ratings = field(default_factory=lambda: MappingProxyType({}))
    """What the players bring along; who brings nothing starts as a new player."""

    @property
    def players(self) -> tuple[str, ...]:
        """All ids, clockwise."""
        return ((YOU,) if self.person else ()) + tuple(str(n + 1) for n in range(len(self.computers)))

    def kind(self, player: str) -> str:
        """The kind of a computer player; empty for the person."""
        return "" if player == YOU else self.computers[int(player) - 1]

    def chance(self, stream: int) -> Seeded:
        """Chance for one purpose, of its own stream of the seed."""
        return Seeded(Rng(self.seed, stream).x & HIGHEST_SEED)


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """Where a sitting stands; every move gives a new one."""

    plan: Plan
    match: Match
    deal: Deal | None = None
    """The deal in progress, or the one just finished."""
    seating: tuple[str, ...] = ()
    """Who sits at seats 0, 1, … of it."""
    events: tuple[Event, ...] = ()
    """All of it, hidden cards included."""
    made: tuple[Made, ...] = ()
    """The moves of the deal."""
    past: tuple[tuple[Made, ...], ...] = ()
    """The moves of the deals before."""
    records: tuple[DealRecord, ...] = ()
    """What was written for all finished deals of the sitting."""
    ratings: Ratings
    ratings_before: Ratings
    """The ratings before the last finished deal."""

    @property
    def running(self) -> bool:
        """Whether a deal is in progress."""
        return self.deal is not None and not self.deal.over

    @property
    def me(self) -> int | None:
        """The person's seat in the deal."""
        return self.seating.index(YOU) if YOU in self.seating else None

    @property
    def current(self) -> Deal:
        """The deal in progress, or the one just finished.

        Raises:
            LookupError: none has begun.
        """
        if self.deal is None:
            raise LookupError("no deal has begun")
        return self.deal

    @property
    def rated(self) -> bool:
        """Whether deals are rated: where no points are written (S0-127)."""
        return self.plan.rules.scoring == "none"

    @property
    def endless(self) -> bool:
        """Whether every deal stands for itself, so that only the players end the sitting."""
        return self.plan.rules.match_end == "deal"

    @property
    def finished(self) -> bool:
        """Whether no further deal follows."""
        if self.running:
            return False
        enough = 0 < self.plan.deals <= len(self.records)
        return enough or (self.match.over and not self.endless)

    @property
    def next_dealer(self) -> str:
        """Who deals next."""
        return self.match.dealer

    def victories(self) -> dict[str, int]:
        """Player → deals won in this sitting."""
        return {player: sum(record.winner == player for record in self.records) for player in self.plan.players}


def begin(plan: Plan) -> Session:
    """Sit down.

    Raises:
        MatchError: not so many may play.
    """
    match = Match.new(plan.rules, plan.players, chance=plan.chance(FIRST_DEALER))
    known = {player: plan.ratings.get(player, (MAU_KING.start, 0)) for player in plan.players}
    ratings = MappingProxyType(known)
    return Session(plan=plan, match=match, ratings=ratings, ratings_before=ratings)


def deal_next(session: Session) -> Session:
    """Deal the next deal."""
    plan, match = session.plan, session.match
    if session.endless and match.over:
        match = Match.new(plan.rules, plan.players, dealer=match.dealer)
    seating = match.seating()
    chance = plan.chance(DEALS + len(session.records))
    deal = Deal.new(plan.rules, len(seating), chance, dealer=match.dealer_seat, ceremony=plan.ceremony)
    past = session.past if session.deal is None else (*session.past, session.made)
    return replace(session, match=match, deal=deal, seating=seating, events=deal.opening, made=(), past=past)


def play(session: Session, seat: int, move: Move) -> Session:
    """Make a move; a deal that ends is written down.

    Raises:
        IllegalMove: the rules refuse it.
    """
    deal, events = session.current.apply(seat, move)
    after = replace(session, deal=deal, events=session.events + events, made=(*session.made, (seat, move)))
    result = deal.result()
    return after if result is None else written(after, result)


def written(session: Session, result: DealResult) -> Session:
    """The session after its deal is over: points, places and ratings."""
    match = session.match.record(result)
    record = match.log[-1]
    ratings = session.ratings
    if session.rated and record.winner is not None:
        before = {player: ratings[player] for player in session.seating}
        new = rate(before, record.winner)
        ratings = MappingProxyType({**ratings, **{player: (new[player], before[player][1] + 1) for player in before}})
    return replace(
        session, match=match, records=(*session.records, record), ratings=ratings, ratings_before=session.ratings
    )


def again(plan: Plan, deals: Iterable[Iterable[Made]]) -> Session:
    """The session that a plan and the moves of its deals give.

    Raises:
        IllegalMove: a move does not belong to this plan.
    """
    session = begin(plan)
    for moves in deals:
        session = deal_next(session)
        for seat, move in moves:
            session = play(session, seat, move)
    return session
