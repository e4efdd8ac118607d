"""Making a record of a deal that was played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from maumau.engine.chance import Chance, Recorder, Seeded
from maumau.engine.moves import Move
from maumau.engine.record import Step, replay
from maumau.engine.rules.ruleset import RuleSet
from maumau.engine.scoring import deal_points
from maumau.fair import FairDeal
from maumau.records.model import Ending, Made, Record
from maumau.records.replaying import dealt

Moves = Iterable[Made | tuple[int, Move | str]]


def record_of(
    rules: RuleSet,
    players: Sequence[str],
    chance: Chance | FairDeal,
    moves: Moves = (),
    *,
    dealer: int | None = None,
    ceremony: bool = False,
    **more: Any,
) -> Record:
    """The record of a deal, which is played again for it: orders, cuts, hands and the result are filled in.

    Args:
        rules: the rule set.
        players: names by seat.
        chance: what the deal was played with; a seed or a verified shuffle is written down too.
        moves: all moves, as `Made` or as (seat, move).
        dealer: who dealt; the last seat if not said.
        ceremony: whether the cut was a move.
        more: other fields of `Record`.

    Raises:
        IllegalMove: the rules refuse a move.
        MissingChance: the chance does not say enough.
        ValueError: not so many may play.
    """
    dealer = len(players) - 1 if dealer is None else dealer
    record = Record(rules=rules, players=tuple(players), dealer=dealer, moves=made_of(moves), ceremony=ceremony, **more)
    source = chance.chance() if isinstance(chance, FairDeal) else chance
    recorder = Recorder(source)
    pairs = [(made.seat, made.move) for made in record.moves]
    steps = list(replay(rules, record.seats, recorder, pairs, dealer=dealer, ceremony=ceremony))
    return replace(
        record,
        seed=chance.seed if isinstance(chance, Seeded) else None,
        fair=chance if isinstance(chance, FairDeal) else None,
        orders={number: tuple(order) for number, order in recorder.orders.items()},
        cuts=dict(recorder.cuts),
        **outcome(rules, steps, record.seats),
    )


def made_of(moves: Moves) -> tuple[Made, ...]:
    """All moves as `Made`."""
    return tuple(
        move if isinstance(move, Made) else Made(move[0], Move.parse(move[1]) if isinstance(move[1], str) else move[1])
        for move in moves
    )


def outcome(rules: RuleSet, steps: Sequence[Step], seats: int) -> dict[str, Any]:
    """The fields of a record that follow from its replay."""
    hands, start = dealt(list(steps), seats)
    result = steps[-1].deal.result()
    out: dict[str, Any] = {"hands": hands if start else (), "start": start}
    if result is not None:
        winner = None if result.winner < 0 else result.winner
        out["ending"] = Ending(winner, result.finish, result.left)
        out["points"] = tuple(deal_points(rules, winner, result.left, result.wild_count))
    return out
