"""Many deals with the same players in the same seats, counted.

Every deal's chance comes from the seed and the number of the deal, and all that is added up are whole numbers: the
counts do not depend on how many processes share the work.  Where all players are random-card, deals are played inside
the kernel.
"""

from __future__ import annotations

import signal
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from math import sqrt
from typing import Any, Final

from maumau.bots import Rng, player
from maumau.bots.random_card import RandomCard
from maumau.engine import looks
from maumau.engine.chance import Seeded
from maumau.engine.deal import Deal, tables_for
from maumau.engine.kernel import codes
from maumau.engine.kernel.random_play import new_deal, play_out
from maumau.engine.kernel.tables import Tables
from maumau.engine.rules.check import ruleset_from
from maumau.engine.rules.ruleset import RuleSet
from maumau.engine.rules.text import to_mapping
from maumau.engine.scoring import deal_points
from maumau.lab.seats import MOST_MOVES, Sitting

PIECE: Final = {True: 500, False: 20}
"""Deals of one piece of work: in the kernel, and among players."""
AHEAD: Final = 3
"""Pieces of work that each process may have waiting."""
DEALS, THINKING = 16, 1 << 30
"""Streams of the seed: each deal's chance from here on, and what the players' own chance comes from."""
HIGHEST_SEED: Final = (1 << 62) - 1
Z: Final = 1.959964
"""Of the 95 % interval."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What is played."""

    rules: RuleSet
    players: tuple[str, ...]
    """Names of players, by seat."""
    seed: int
    most: int = MOST_MOVES
    """A deal that is not over after so many moves counts as void."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Plain data for other processes."""
        return unpacked, (to_mapping(self.rules, full=True), self.players, self.seed, self.most)

    @property
    def inside(self) -> bool:
        """Whether the kernel can play by itself."""
        made = {name: player(name, self.rules) for name in set(self.players)}
        return all(one == RandomCard(self.rules, name=one.name) for one in made.values())


def unpacked(rules: dict[str, Any], players: tuple[str, ...], seed: int, most: int) -> Setup:
    """The setup that another process sent."""
    return Setup(ruleset_from(rules), players, seed, most)


@dataclass(slots=True)
class Tally:
    """Counts over deals; tallies of different deals may be added."""

    seats: int
    deals: int = 0
    void: int = 0
    drawn: int = 0
    """Cards drawn, penalties included, the dealing not."""
    reshuffles: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    """Moves of a deal → deals."""
    wins: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    """Sums by seat."""

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * self.seats
        self.points = self.points or [0] * self.seats

    def count(self, winner: int, moves: int, points: Sequence[int], drawn: int, reshuffles: int) -> None:
        """Count one deal; a negative winner means that it was void."""
        self.deals += 1
        self.lengths[moves] += 1
        self.drawn += drawn
        self.reshuffles += reshuffles
        if winner < 0:
            self.void += 1
        else:
            self.wins[winner] += 1
        self.points = [old + new for old, new in zip(self.points, points, strict=True)]

    def add(self, other: Tally) -> None:
        """Add the counts of other deals."""
        self.deals += other.deals
        self.void += other.void
        self.drawn += other.drawn
        self.reshuffles += other.reshuffles
        self.lengths += other.lengths
        self.wins = [old + new for old, new in zip(self.wins, other.wins, strict=True)]
        self.points = [old + new for old, new in zip(self.points, other.points, strict=True)]

    @property
    def moves(self) -> int:
        """Moves of all deals."""
        return sum(length * deals for length, deals in self.lengths.items())

    def within(self, share: float) -> int:
        """The shortest length that at least this share of the deals does not exceed; 0 without deals."""
        rest = share * self.deals
        for length in sorted(self.lengths):
            rest -= self.lengths[length]
            if rest <= 1e-9:
                return length
        return 0


def interval(wins: int, deals: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson; 0‥1 without deals.

    >>> [round(end, 3) for end in interval(50, 100)]
    [0.404, 0.596]
    """
    if deals == 0:
        return 0.0, 1.0
    share, square = wins / deals, Z * Z / deals
    middle = (share + square / 2) / (1 + square)
    half = Z / (1 + square) * sqrt(share * (1 - share) / deals + square / (4 * deals))
    return (middle - half if wins else 0.0), (middle + half if wins < deals else 1.0)


# -- one piece of work ---------------------------------------------------------------------------------------
def piece(setup: Setup, first: int, deals: int) -> Tally:
    """Play the deals with the numbers ``first`` ‥ ``first + deals - 1``."""
    tally = Tally(len(setup.players))
    inside = setup.inside
    tables = tables_for(setup.rules, len(setup.players), len(setup.players) - 1)
    for number in range(first, first + deals):
        seed = Rng(setup.seed, DEALS + number).x & HIGHEST_SEED
        if inside:
            play_inside(setup, tables, seed, tally)
        else:
            play_among(setup, seed, tally)
    return tally


def play_inside(setup: Setup, tables: Tables, seed: int, tally: Tally) -> None:
    """Play one deal of random-card inside the kernel."""
    k = new_deal(tables, seed)
    winner = int(play_out(k, setup.most)) if k.phase != codes.OVER else int(k.winner)
    hands = [looks.bits(k.lo[seat]) + looks.bits(k.hi[seat]) for seat in range(len(setup.players))]
    points = deal_points(setup.rules, winner, hands, int(k.wilds) if winner >= 0 else 0)
    tally.count(winner, int(k.moves), points, int(k.draws), int(k.refills))


def play_among(setup: Setup, seed: int, tally: Tally) -> None:
    """Play one deal among players; each has its own chance."""
    seats = len(setup.players)
    deal = Deal.new(setup.rules, seats, Seeded(seed))
    rngs = [Rng(seed, THINKING + seat) for seat in range(seats)]
    sitting = Sitting(deal, [player(name, setup.rules) for name in setup.players], rngs)
    deal = sitting.play(setup.most)
    result = deal.result()
    winner = -1 if result is None else result.winner
    points = [0] * seats if result is None else deal_points(setup.rules, winner, result.left, result.wild_count)
    events = sitting.histories[0]
    drawn = sum(event.data["count"] for event in events if event.kind == "drew")
    tally.count(winner, deal.moves_made, points, drawn, sum(event.kind == "reshuffled" for event in events))


# -- all of it -----------------------------------------------------------------------------------------------
def pieces(setup: Setup, deals: int) -> Iterator[tuple[int, int]]:
    """The first number and the count of every piece of work."""
    size = PIECE[setup.inside]
    return ((first, min(size, deals - first)) for first in range(0, deals, size))


def simulate(setup: Setup, deals: int, jobs: int = 1) -> Iterator[Tally]:
    """Play deals; give the tally so far after every piece, the last one is the result.

    Args:
        setup: what is played.
        deals: how many deals, 1 or more.
        jobs: processes that share the work, 1 or more.
    """
    total = Tally(len(setup.players))
    for tally in map(partial(whole_piece, setup), pieces(setup, deals)) if jobs == 1 else shared(setup, deals, jobs):
        total.add(tally)
        yield total


def whole_piece(setup: Setup, work: tuple[int, int]) -> Tally:
    """The tally of one piece of work."""
    return piece(setup, *work)


def shared(setup: Setup, deals: int, jobs: int) -> Iterator[Tally]:
    """The tallies of all pieces, in their order, worked out by several processes; few are handed out ahead."""
    work = pieces(setup, deals)
    with ProcessPoolExecutor(jobs, initializer=ignore_interrupts) as pool:
        waiting = deque(pool.submit(piece, setup, *one) for one in islice(work, AHEAD * jobs))
        try:
            while waiting:
                yield waiting.popleft().result()
                waiting.extend(pool.submit(piece, setup, *one) for one in islice(work, 1))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that hands out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
