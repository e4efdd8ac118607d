"""Players that decide by a policy alone: random-card, the beginner, and the greedy one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from maumau.bots.contract import Budget
from maumau.bots.memory import Memory
from maumau.bots.policy.choice import AS, DRAW, LAY_ALL, PASS, SUIT, WHAT
from maumau.bots.policy.greedy import decide, out_of_turn
from maumau.bots.policy.mind import GREEDY_1, Mind
from maumau.bots.setting_up import set_up_move
from maumau.bots.translate import to_move
from maumau.bots.world import world_of
from maumau.engine.deal import tables_for
from maumau.engine.events import Event
from maumau.engine.kernel import codes
from maumau.engine.kernel.random_play import random_move
from maumau.engine.kernel.rng import Rng
from maumau.engine.kernel.state import Kernel
from maumau.engine.moves import Move
from maumau.engine.observation import Observation
from maumau.engine.rules.ruleset import RuleSet

EVENT: Final = 4
"""Numbers of an entry in the kernel's log."""


@dataclass(frozen=True)
class RandomCard:
    """Lays any card that fits; see `maumau.engine.kernel.random_play`, which decides."""

    rules: RuleSet
    name: str = "random-card"
    version: str = "1"
    forgets: tuple[int, int] = (1, 8)
    """How often the announcement is forgotten: so many times out of so many."""
    notices: tuple[int, int] = (1, 2)
    """How often it jumps in, or points out a missing announcement, each time that it could."""

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
        noticed = rng.below(self.notices[1]) < self.notices[0]
        aside = [move for move in observation.legal if move.kind in ("jump-in", "challenge")]
        if aside and noticed:
            return aside[0]
        if observation.turn != observation.seat:
            return None
        if observation.context_name == "claim":
            return Move("pass")
        k = world_of(observation, self.rules, rng, memory_of(observation, self.rules, history))
        move = to_move(k, random_choice(k), observation)
        remembered = rng.below(self.forgets[1]) >= self.forgets[0]
        assert move is not None
        return move.announcing(remembered and k.t.announce_on and calls_for_announcement(k, move))


def random_choice(k: Kernel) -> int:
    """What `random_move` does with this world, which it changes."""
    copy = k.clone()
    copy.logging = True
    random_move(copy)
    code, _, kind, extra = copy.log[:EVENT]
    if code == codes.EV_PASSED:
        return PASS * WHAT
    if code != codes.EV_PLAYED:
        return DRAW * WHAT
    if len(copy.log) > EVENT and copy.log[EVENT] == codes.EV_PLAYED:
        return LAY_ALL * WHAT
    suit = 0 if k.phase == codes.SEARCH else extra >> 6 & 7
    return kind + AS * (extra & 63) + SUIT * suit


def calls_for_announcement(k: Kernel, move: Move) -> bool:
    """Whether a move of the seat to move may leave it with its last card."""
    if move.kind == "play":
        return bool(k.size[k.turn] == 2)
    return bool(move.kind == "draw" and k.phase == codes.SEARCH and k.size[k.turn] == 1)


@dataclass(frozen=True)
class Greedy:
    """Lays the card that weighs most; see `maumau.bots.policy.weigh`."""

    rules: RuleSet
    name: str = "greedy-1"
    version: str = "1"
    weights: tuple[int, ...] = GREEDY_1

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
        if not observation.legal:
            return None
        memory = memory_of(observation, self.rules, history)
        k = world_of(observation, self.rules, rng, memory)
        assert observation.seat is not None
        choice = out_of_turn(k, observation.seat)
        if to_move(k, choice, observation) is None and observation.turn == observation.seat:
            choice = decide(k, mind_of(k, self.weights, memory, self.rules.scoring == "points"))
        return to_move(k, choice, observation)


def memory_of(observation: Observation, rules: RuleSet, history: Sequence[Event]) -> Memory:
    """What the seat remembers."""
    return Memory(tables_for(rules, observation.seats, observation.dealer)).read(history)


def mind_of(k: Kernel, weights: Sequence[int], memory: Memory, points: bool) -> Mind:
    """A policy's mind that remembers what the events told."""
    mind = Mind(k.t, list(weights), points)
    mind.begin(k)
    for seat, lacks in enumerate(memory.lacks):
        mind.void[seat] = lacks
    return mind
