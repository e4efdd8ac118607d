"""Choices of the policies as moves, and legal moves with what is said along with them."""

from __future__ import annotations

from maumau.bots.policy.choice import (
    ANNOUNCE,
    CHALLENGE,
    DRAW,
    JUMP_IN,
    LAY,
    LAY_ALL,
    PASS,
    as_kind_of,
    kind_of,
    says,
    suit_of,
    what_of,
)
from maumau.engine.cards import JOKER, NAMES, SUITS
from maumau.engine.kernel.codes import SEARCH
from maumau.engine.kernel.state import Kernel
from maumau.engine.moves import Move
from maumau.engine.observation import Observation
from maumau.engine.rules.ruleset import RuleSet


def to_move(k: Kernel, choice: int, observation: Observation) -> Move | None:
    """The move for a choice in the world of an observation; `None` for none."""
    what = what_of(choice)
    if what == LAY:
        return lay(choice)
    if what == DRAW:
        return Move("draw", announce=k.phase == SEARCH and k.t.announce_on)
    if what == PASS:
        return Move("pass")
    if what == LAY_ALL:
        return next(move for move in observation.legal if len(move.cards) > 1)
    if what == CHALLENGE:
        return Move("challenge", target=kind_of(choice))
    if what == JUMP_IN:
        return Move("jump-in", (NAMES[kind_of(choice)],), announce=says(choice))
    return Move("announce") if what == ANNOUNCE else None


def lay(choice: int) -> Move:
    """A card that is laid."""
    kind, suit = kind_of(choice), suit_of(choice)
    as_card = NAMES[as_kind_of(choice)] if kind >= JOKER else ""
    return Move("play", (NAMES[kind],), as_card, SUITS[suit] if suit >= 0 else "", says(choice))


def with_announcement(move: Move, observation: Observation, rules: RuleSet) -> Move:
    """A legal move with the announcement that is due if it leaves the last card, or may do so after a search."""
    lays = move.kind in ("play", "jump-in")
    searches = move.kind == "draw" and observation.context_name == "search"
    last = len(observation.hand) - len(move.cards) == 1
    return move.announcing(rules.announce != "off" and last and (lays or searches))
