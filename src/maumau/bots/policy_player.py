"""Players that decide by the greedy policy alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from maumau.bots.circles import unworn
from maumau.bots.contract import Budget
from maumau.bots.memory import Memory
from maumau.bots.policy.greedy import decide, out_of_turn
from maumau.bots.policy.mind import GREEDY_1, Mind
from maumau.bots.setting_up import set_up_move
from maumau.bots.translate import to_move
from maumau.bots.world import world_of
from maumau.engine.deal import tables_for
from maumau.engine.events import Event
from maumau.engine.kernel.rng import Rng
from maumau.engine.kernel.state import Kernel
from maumau.engine.moves import Move
from maumau.engine.observation import Observation
from maumau.engine.rules.ruleset import RuleSet


@dataclass(frozen=True)
class Greedy:
    """Lays the card that weighs most; see `maumau.bots.policy.weigh`."""

    rules: RuleSet
    name: str = "greedy-1"
    version: str = "1"
    weights: tuple[int, ...] = GREEDY_1
    restless: bool = False
    """Whether it leaves circles; greedy-1, which is frozen, does not."""

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
        move = to_move(k, choice, observation)
        return unworn(move, observation, self.rules, history, rng) if self.restless else move


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
