"""Exact replay: rule set, recorded chance and moves give the same deals and events again, byte for byte."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from maumau.engine.chance import Chance
from maumau.engine.deal import Deal
from maumau.engine.events import Event
from maumau.engine.moves import Move
from maumau.engine.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Step:
    """One state of a replay."""

    deal: Deal
    events: tuple[Event, ...]
    """What led to it: the set-up for the first step, else the move's events."""


def replay(
    rules: RuleSet,
    seats: int,
    chance: Chance,
    moves: Iterable[tuple[int, Move | str]],
    *,
    dealer: int | None = None,
    ceremony: bool = False,
) -> Iterator[Step]:
    """Play a recorded deal again, step by step.

    Raises:
        IllegalMove: a recorded move is refused: the record is not of this rule set or chance.
        MissingChance: the record lacks an outcome.
    """
    deal = Deal.new(rules, seats, chance, dealer=dealer, ceremony=ceremony)
    yield Step(deal, deal.opening)
    for seat, move in moves:
        deal, events = deal.apply(seat, Move.parse(move) if isinstance(move, str) else move)
        yield Step(deal, events)
