"""A deal as it is kept: who played what by which rules, where the cards came from, every move, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from maumau.engine.cards import NAMES
from maumau.engine.chance import Chance, MissingChance, Seeded
from maumau.engine.moves import Move
from maumau.engine.rules.ruleset import RuleSet
from maumau.fair import FairDeal, Fault

FORMAT: Final = 1
"""Version of the text format that is written."""
BY: Final = ("", "computer", "timeout", "autopilot")
"""Who moved for a seat: its own player, or who did it for him."""

Cards = tuple[str, ...]


def nothing() -> Mapping[int, str]:
    """An empty mapping."""
    return MappingProxyType({})


class RecordError(ValueError):
    """A text that is no record, or one that does not hold; the message says where and why."""

    def __init__(self, text: str, line: int | None = None, source: str = "") -> None:
        self.text, self.line, self.source = text, line, source
        place = (
            f"{source}:{line}: " if source and line else f"{source}: " if source else f"line {line}: " if line else ""
        )
        super().__init__(f"{place}{text}")


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made."""

    seat: int
    move: Move
    at: int | None = None
    """Milliseconds since the deal began."""
    by: str = ""
    """One of `BY`."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a deal ended."""

    winner: int | None
    """`None`: the deal was void."""
    finish: Cards
    """The cards of the winning move."""
    left: tuple[Cards, ...]
    """What each seat held at the count."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a record was read, for messages."""

    name: str = ""
    """The file."""
    lines: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    """Part of the record (``player 0``, ``move 17``) → line, from 1 on."""
    sealed: bool = False
    """Whether the text bears a seal."""
    faults: tuple[Fault, ...] = ()
    """What was changed since it was sealed; a rule set that is not the one that was played."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """One deal.  Seats are 0‥n-1 in the order of play at its start."""

    rules: RuleSet
    players: Cards
    """Names by seat."""
    dealer: int
    moves: tuple[Made, ...] = ()
    ceremony: bool = False
    """Whether the cut and the cutter's choices are moves."""
    base: str = ""
    """Id of the shipped rule set that the rules are written as changes of; empty: they are written in full."""
    computers: Mapping[int, str] = field(default_factory=nothing)
    """Seat → name of the computer player."""
    watchers: Mapping[int, str] = field(default_factory=nothing)
    """Number of a spectator who contributed to the shuffle → name."""
    table: str = ""
    """Id of the table; empty: not said."""
    number: int | None = None
    """The deal's number at its table."""
    match: str = ""
    """Id of the match; empty: the deal stands for itself."""
    deal: int | None = None
    """The deal's number in the match, from 1 on."""
    played: str = ""
    """When it began: ``2026-01-31T18:20:05Z``; empty: not said."""
    seed: int | None = None
    """What all chance came from (`Seeded`)."""
    orders: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """Shuffle → order, as `Chance.order` gives it; equal cards in rising order."""
    cuts: Mapping[int, int] = field(default_factory=dict)
    """Shuffle → cards lifted by a cut that was no move."""
    fair: FairDeal | None = None
    """What the orders followed from, open to all."""
    hands: tuple[Cards, ...] = ()
    """The cards of each seat before its first turn, in the order in which it got them; empty: not said."""
    start: str = ""
    """The start card; empty: not said."""
    ending: Ending | None = None
    """`None`: the deal was broken off."""
    points: tuple[int, ...] | None = None
    """Written for each seat; `None`: not said."""
    totals: tuple[int, ...] | None = None
    """The match so far, by seat, this deal included."""
    ratings: tuple[tuple[float, float], ...] | None = None
    """By seat: before and after."""
    source: Source | None = field(default=None, compare=False)
    """Where it was read."""

    def __post_init__(self) -> None:
        pack = self.rules.full_pack(max(len(self.players), 2))
        orders = {number: plain_twins(order, pack) for number, order in sorted(self.orders.items())}
        object.__setattr__(self, "orders", orders)

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.players)

    def chance(self) -> Chance:
        """Where the cards come from: what was written down, else the fair key or the seed."""
        source = self.fair.chance() if self.fair else None if self.seed is None else Seeded(self.seed)
        return Written(self.orders, self.cuts, source, len(self.rules.full_pack(self.seats)))

    def line(self, part: str) -> int | None:
        """The line of a part, where the record was read from a text."""
        return self.source.lines.get(part) if self.source else None

    def seat_name(self, seat: int) -> str:
        """``seat 1 (Mika)``."""
        return f"seat {seat} ({self.players[seat]})" if 0 <= seat < len(self.players) else f"seat {seat}"


class Lacking(MissingChance):
    """An outcome that the record lacks."""

    def __init__(self, part: str, text: str) -> None:
        super().__init__(text)
        self.part = part


@dataclass(frozen=True, slots=True)
class Written:
    """Outcomes that were written down, the others from their source."""

    orders: Mapping[int, Sequence[int]]
    cuts: Mapping[int, int]
    source: Chance | None = None
    pack: int = 0
    """Cards of the pack."""

    def order(self, number: int, count: int) -> Sequence[int]:
        """See `Chance.order`.

        Raises:
            MissingChance: it was not written down, or for other cards, and there is no source.
        """
        order = self.orders.get(number)
        if order is None and self.source is not None:
            return self.source.order(number, count)
        part = f"{'pack' if count == self.pack else 'pile'} {number}"
        if order is None:
            raise Lacking(part, f"the order of {count} cards after this shuffle is not in the record")
        if sorted(order) != list(range(count)):
            raise Lacking(part, f"this shuffle has {count} cards, each once")
        return order

    def cut(self, number: int, low: int, high: int) -> int:
        """See `Chance.cut`.

        Raises:
            MissingChance: it was not written down, and there is no source.
        """
        position = self.cuts.get(number)
        if position is None and self.source is not None:
            return self.source.cut(number, low, high)
        if position is None or not low <= position <= high:
            raise Lacking(
                f"cut {number}", f"a cut of {low} to {high} cards after shuffle {number} is not in the record"
            )
        return position


def plain_twins(order: Sequence[int], pack: Sequence[int]) -> tuple[int, ...]:
    """The same cards in the same order, equal ones in rising order; orders of other numbers of cards stay."""
    if sorted(order) != list(range(len(pack))):
        return tuple(order)
    names = [NAMES[kind] for kind in pack]
    return order_of([names[at] for at in order], names) or tuple(order)


def order_of(cards: Sequence[str], pack: Sequence[str]) -> tuple[int, ...] | None:
    """The order that puts the names of a pack into this one; `None` if these are not its cards."""
    places: dict[str, list[int]] = {}
    for at in range(len(pack) - 1, -1, -1):
        places.setdefault(pack[at], []).append(at)
    try:
        order = tuple(places[card].pop() for card in cards)
    except (KeyError, IndexError):
        return None
    return order if len(order) == len(pack) else None
