"""The players that lay any card that fits: random-card and the beginner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from maumau.bots.contract import Budget
from maumau.bots.policy.choice import AS, DRAW, LAY_ALL, PASS, SUIT, WHAT
from maumau.bots.policy_player import memory_of
from maumau.bots.setting_up import set_up_move
from maumau.bots.translate import to_move, with_announcement
from maumau.bots.world import world_of
from maumau.engine.cards import JOKER
from maumau.engine.events import Event
from maumau.engine.kernel import codes
from maumau.engine.kernel.matching import joker_stands_for
from maumau.engine.kernel.random_play import random_move
from maumau.engine.kernel.rng import Rng
from maumau.engine.kernel.state import Kernel
from maumau.engine.moves import Move
from maumau.engine.observation import Observation
from maumau.engine.rules.ruleset import RuleSet

EVENT: Final = 4
"""Numbers of an entry in the kernel's log."""
CHOSEN: Final = ("turn", "owed", "search")
"""Why cards are drawn by choice."""


@dataclass(frozen=True)
class RandomCard:
    """Lays any card that fits; see `maumau.engine.kernel.random_play`, which decides."""

    rules: RuleSet
    name: str = "random-card"
    version: str = "2"
    forgets: tuple[int, int] = (1, 8)
    """How often the announcement is forgotten: so many times out of so many."""
    notices: tuple[int, int] = (1, 2)
    """How often it jumps in, or points out a missing announcement, for each one that it could."""

    def choose(
        self,
        observation: Observation,
        history: Sequence[Event],
        budget: Budget,  # noqa: ARG002 (decides at once)
        rng: Rng,
        totals: Sequence[int] = (),  # noqa: ARG002 (plays for the deal)
    ) -> Move | None:
        """See `Player.choose`."""
        if observation.context_name in ("cut", "take"):
            return set_up_move(observation, rng)
        notices = rng.below(self.notices[1]) < self.notices[0]
        forgets = rng.below(self.forgets[1]) < self.forgets[0]
        move = aside(observation, history) if notices else None
        if move is None and observation.turn == observation.seat:
            move = self.in_turn(observation, history, rng)
        if move is None or move.kind == "challenge":
            return move
        return move.announcing(False) if forgets else with_announcement(move, observation, self.rules)

    def in_turn(self, observation: Observation, history: Sequence[Event], rng: Rng) -> Move | None:
        """What it does in its turn."""
        if observation.context_name == "claim":
            return Move("pass")
        k = world_of(observation, self.rules, rng, memory_of(observation, self.rules, history))
        return to_move(k, random_choice(k), observation)


def aside(observation: Observation, history: Sequence[Event]) -> Move | None:
    """A jump-in or a challenge that was not possible before: what was not noticed at once is not noticed later."""
    chosen = next((event for event in reversed(history) if is_choice(event)), None)
    for move in observation.legal:
        if move.kind == "jump-in" and (chosen is None or chosen.kind == "played"):
            return move
        if move.kind == "challenge" and (chosen is None or chosen.seat == move.target):
            return move
    return None


def is_choice(event: Event) -> bool:
    """Whether an event is what a seat has chosen to do, and not what came of it."""
    if event.kind == "drew":
        return event.data["why"] in CHOSEN
    return event.kind in ("played", "passed", "announced", "challenged", "wrong_card")


def random_choice(k: Kernel) -> int:
    """What `random_move` does with this world, which it changes."""
    copy = k.clone()
    copy.logging = True
    random_move(copy)
    if not copy.log:  # a search that finds no cards
        return DRAW * WHAT
    code, _, kind, extra = copy.log[:EVENT]
    if code == codes.EV_PASSED:
        return PASS * WHAT
    if code != codes.EV_PLAYED:
        return DRAW * WHAT
    if len(copy.log) > EVENT and copy.log[EVENT] == codes.EV_PLAYED:
        return LAY_ALL * WHAT
    suit = 0 if k.phase == codes.SEARCH else extra >> 6 & 7
    return kind + AS * stands_for(k, extra & 63) + SUIT * suit


def stands_for(k: Kernel, as_kind: int) -> int:
    """What a card was laid as; a joker of a search stands for anything, which the log leaves out."""
    if as_kind < JOKER:
        return as_kind
    kinds = joker_stands_for(k)
    return int(k.t.bit_of[(kinds & -kinds) % 67])
