"""Who deals, and who sits where: the table between two deals.

Players are names in clockwise order; the right neighbour is the next one counter-clockwise
(A-007).  Nothing here knows a total: who is eliminated has left the row before it comes here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from maumau.engine.cards import NAMES, rank_of
from maumau.engine.rules.ruleset import RuleSet

Drawing = tuple[tuple[str, str], ...]
"""One drawing for the first deal: (player, card) in clockwise order."""


class Shuffles(Protocol):
    """Where the first deal gets its chance from; use one that no deal uses."""

    def order(self, number: int, count: int) -> Sequence[int]:
        """The order of ``count`` things after shuffle ``number`` (0, 1, …): 0‥count-1 once each."""


def step_of(side: str) -> int:
    """One place round the table: 1 clockwise (``clockwise``, ``left``), -1 the other way."""
    return 1 if side in {"clockwise", "left"} else -1


def order_of_play(rules: RuleSet, players: Sequence[str], dealer: str) -> tuple[str, ...]:
    """The players by seat: first the dealer's neighbour on the starter's side, then in direction.

    >>> order_of_play(RuleSet(starter="right", direction="counterclockwise"), "ABCD", "B")
    ('A', 'D', 'C', 'B')

    Source: A-007, A-009, A-135, S0-29 … S0-31, S3-26.
    """
    starter = players.index(dealer) + step_of(rules.starter)
    step = step_of(rules.direction)
    return tuple(players[(starter + step * seat) % len(players)] for seat in range(len(players)))


def next_dealer(rules: RuleSet, players: Sequence[str], dealer: str, out: Sequence[str] = ()) -> str:
    """The next player in the starting direction who is not out (A-002, A-172, S3-15).

    Raises:
        ValueError: everybody is out.
    """
    step = step_of(rules.direction)
    at = players.index(dealer)
    row = [players[(at + step * places) % len(players)] for places in range(1, len(players) + 1)]
    staying = [player for player in row if player not in out]
    if not staying:
        raise ValueError("nobody is left to deal: all players are out")
    return staying[0]


def first_dealer(rules: RuleSet, players: Sequence[str], chance: Shuffles) -> tuple[str, tuple[Drawing, ...]]:
    """Who deals first, and the cards drawn to find him: none where he is picked at random.

    Where the highest card deals, each draws one card of a shuffled pack, ace high, suits equal;
    those with the highest rank draw again, among themselves, until one is left (A-001, S3-16).
    """
    if rules.first_dealer == "random":
        return players[chance.order(0, len(players))[0]], ()
    pack = rules.card_kinds()
    drawings: list[Drawing] = []
    drawing = list(players)
    while len(drawing) > 1:
        order = chance.order(len(drawings), len(pack))
        drawn = [(player, pack[order[at]]) for at, player in enumerate(drawing)]
        drawings.append(tuple((player, NAMES[kind]) for player, kind in drawn))
        highest = max(rank_of(kind) for _, kind in drawn)
        drawing = [player for player, kind in drawn if rank_of(kind) == highest]
    return drawing[0], tuple(drawings)
