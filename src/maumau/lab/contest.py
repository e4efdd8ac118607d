"""Two sides on duplicate deals: the same pack orders, every distribution of the sides over the seats.

A *block* is one deal in all its seatings; it is the unit of all statistics, for its deals are not independent.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from math import exp, log
from typing import Any, Final

from maumau.bots import Budget, Player, Rng
from maumau.bots.outside import Outside
from maumau.engine.chance import Seeded
from maumau.engine.deal import Deal
from maumau.engine.moves import Move
from maumau.engine.rules.check import ruleset_from
from maumau.engine.rules.ruleset import RuleSet
from maumau.engine.rules.text import to_mapping
from maumau.engine.scoring import deal_points
from maumau.lab.oracle import Oracle
from maumau.lab.seats import Sitting
from maumau.lab.who import seat_by_name

DEALS, THINKING = 64, 1 << 29
"""Streams of the seed: the chance of each block from here on, and that of the players."""
STEP: Final = log(1.1)
"""Times are counted in classes that are this much apart, as logarithms."""
SIDES: Final = (0, 1)


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played: side 0 against side 1."""

    rules: RuleSet
    sides: tuple[str, str]
    """Players, as `maumau.lab.who.seat_by_name` knows them."""
    seats: int = 2
    own: int = 1
    """Seats of side 0; all others are side 1's."""
    seed: int = 1
    budget: Budget = field(default_factory=Budget)

    def __post_init__(self) -> None:
        if not 0 < self.own < self.seats:
            raise ValueError(f"side 0 has 1 to {self.seats - 1} of {self.seats} seats, not {self.own}")

    def __reduce__(self) -> tuple[Any, ...]:
        """Plain data for other processes."""
        return unpacked, (to_mapping(self.rules, full=True), self.sides, self.seats, self.own, self.seed, self.budget)

    @property
    def even(self) -> float:
        """The share of side 0 if both play alike."""
        return self.own / self.seats

    def seatings(self) -> list[tuple[int, ...]]:
        """All distributions of the sides over the seats, by seat."""
        mine = combinations(range(self.seats), self.own)
        return [tuple(int(seat not in seats) for seat in range(self.seats)) for seats in mine]


def unpacked(rules: dict[str, Any], *rest: Any) -> Contest:
    """The contest that another process sent."""
    return Contest(ruleset_from(rules), *rest)


@dataclass(slots=True)
class Block:
    """What came out of one or more blocks; blocks may be added."""

    deals: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0])
    """By side."""
    void: int = 0
    points: list[int] = field(default_factory=lambda: [0, 0])
    """Sums over the seats of each side."""
    questions: list[int] = field(default_factory=lambda: [0, 0])
    """Own turns with more than one move to choose from, by side."""
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    """Time taken for them."""
    times: list[Counter[int]] = field(default_factory=lambda: [Counter(), Counter()])
    """Time class → questions; see `time_class`."""
    faults: list[Counter[str]] = field(default_factory=lambda: [Counter(), Counter()])
    """What players of other authors did wrong → how often."""

    def add(self, other: Block) -> None:
        """Add what came out of other blocks."""
        self.deals += other.deals
        self.void += other.void
        for side in SIDES:
            self.wins[side] += other.wins[side]
            self.points[side] += other.points[side]
            self.questions[side] += other.questions[side]
            self.seconds[side] += other.seconds[side]
            self.times[side] += other.times[side]
            self.faults[side] += other.faults[side]

    def share(self, even: float) -> float:
        """The share of deals that side 0 won; a void deal counts as won by all seats in part."""
        return (self.wins[0] + even * self.void) / self.deals

    def median_ms(self, side: int) -> float:
        """The median time of a question, within a twentieth."""
        half = self.questions[side] / 2
        for number in sorted(self.times[side]):
            half -= self.times[side][number]
            if half <= 0:
                return exp(number * STEP)
        return 0.0

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "deals": self.deals,
            "wins": self.wins,
            "void": self.void,
            "points": self.points,
            "questions": self.questions,
            "seconds": [round(one, 6) for one in self.seconds],
            "times": [{str(number): count for number, count in sorted(one.items())} for one in self.times],
            "faults": [dict(one) for one in self.faults],
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Block:
        """Read what `to_json` wrote."""
        times = [Counter({int(number): count for number, count in one.items()}) for one in data["times"]]
        return Block(**{**data, "times": times, "faults": [Counter(one) for one in data["faults"]]})


def time_class(seconds: float) -> int:
    """The class of a time; `exp(class * STEP)` is about its milliseconds."""
    return round(log(max(seconds * 1000, 1e-3)) / STEP)


class Timed:
    """A player whose time and faults are written down."""

    def __init__(self, inner: Player, block: Block, side: int) -> None:
        self.inner, self.block, self.side = inner, block, side
        self.name, self.version = inner.name, inner.version

    def choose(self, observation: Any, *rest: Any) -> Move | None:
        """See `Player.choose`."""
        began = time.perf_counter()
        move = self.inner.choose(observation, *rest)
        seconds = time.perf_counter() - began
        if isinstance(self.inner, Outside):
            self.block.faults[self.side] += self.inner.take_faults()
        if observation.turn == observation.seat and len(observation.legal) > 1:
            self.block.questions[self.side] += 1
            self.block.seconds[self.side] += seconds
            self.block.times[self.side][time_class(seconds)] += 1
        return move


def timed(one: Player, block: Block, side: int) -> Player:
    """The player, timed; the yardstick that is shown the deal is not."""
    return one if isinstance(one, Oracle) else Timed(one, block, side)


def play_block(contest: Contest, number: int, players: Sequence[Player]) -> Block:
    """Play one deal in all seatings.

    Args:
        contest: what is played.
        number: of the block; its chance comes from it and the contest's seed.
        players: of both sides.
    """
    block = Block()
    seed = Rng(contest.seed, DEALS + number).x
    for seating in contest.seatings():
        deal = Deal.new(contest.rules, contest.seats, Seeded(seed))
        seated = [timed(players[side], block, side) for side in seating]
        rngs = [Rng(seed, THINKING + seat) for seat in range(contest.seats)]
        count(block, Sitting(deal, seated, rngs, contest.budget).play(), seating, contest.rules)
    return block


def count(block: Block, deal: Deal, seating: Sequence[int], rules: RuleSet) -> None:
    """Write down how a deal ended; one that is not over is void."""
    block.deals += 1
    result = deal.result()
    if result is None or result.winner < 0:
        block.void += 1
        return
    block.wins[seating[result.winner]] += 1
    points = deal_points(rules, result.winner, result.left, result.wild_count)
    for seat, side in enumerate(seating):
        block.points[side] += points[seat]


def seat_players(contest: Contest) -> list[Player]:
    """The players of both sides."""
    return [seat_by_name(name, contest.rules) for name in contest.sides]


@contextmanager
def seated(contest: Contest) -> Iterator[list[Player]]:
    """The players of a contest; those that are processes of their own end with it."""
    players = seat_players(contest)
    try:
        yield players
    finally:
        for one in players:
            close = getattr(one, "close", None)
            if close is not None:
                close()
