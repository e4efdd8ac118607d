"""Players that search: worlds that fit what the seat knows, every choice played on in each of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final

from maumau.bots.circles import unworn
from maumau.bots.contract import Budget
from maumau.bots.judgement import TUNED_1, value_for
from maumau.bots.policy.belief import DOUBT
from maumau.bots.policy.choice import JUMP_IN, NOTHING, what_of
from maumau.bots.policy.greedy import out_of_turn
from maumau.bots.policy.search import BINS, Search
from maumau.bots.policy.value import FULL
from maumau.bots.policy_player import memory_of, mind_of
from maumau.bots.setting_up import set_up_move
from maumau.bots.stakes import Stakes, stakes_of
from maumau.bots.translate import to_move
from maumau.bots.world import world_of
from maumau.engine.events import Event
from maumau.engine.kernel.rng import Rng
from maumau.engine.kernel.state import Kernel
from maumau.engine.moves import Move
from maumau.engine.observation import Observation
from maumau.engine.rules.ruleset import RuleSet

SAME: Final = 1e-9
"""Chances that are no further apart count as equal: the match is decided, and only the deal is left to play for."""
SLICE: Final = 64
"""Playouts between two looks at the clock."""


@dataclass(frozen=True)
class Searcher:
    """A player that searches."""

    rules: RuleSet
    name: str
    playouts: int
    """Playouts for one question, where the budget does not say."""
    version: str = "1"
    depth: int = 8
    """Moves of a playout before it is judged."""
    forgets: int = DOUBT
    """In every world one card in so many is dealt as if nothing were known of it; 2 or more."""
    weights: tuple[int, ...] = TUNED_1

    def choose(
        self,
        observation: Observation,
        history: Sequence[Event],
        budget: Budget,
        rng: Rng,
        totals: Sequence[int] = (),
    ) -> Move | None:
        """See `Player.choose`."""
        if observation.context_name in ("cut", "take"):
            return set_up_move(observation, rng)
        if not observation.legal:
            return None
        search = self.search(observation, history, rng)
        stake(search, stakes_of(self.rules, tuple(totals), search.me))
        if weighs(search.k, search.me):
            search.open()
        move = answer(search, observation, Budget(budget.playouts or self.playouts, budget.milliseconds))
        return unworn(move, observation, self.rules, history, rng)

    def search(self, observation: Observation, history: Sequence[Event], rng: Rng) -> Search:
        """A search for the seat's best choice, not opened yet."""
        assert observation.seat is not None
        memory = memory_of(observation, self.rules, history)
        memory.belief.doubt = self.forgets
        k = world_of(observation, self.rules, rng, memory)
        mind = mind_of(k, self.weights, memory, False)
        for seat, count in enumerate(observation.counts):
            memory.belief.fit(seat, count)
        return Search(k, observation.seat, mind, memory.belief, value_for(k.t), self.depth)


def stake(search: Search, stakes: Stakes | None) -> None:
    """Let a search weigh outcomes by what they are worth in the match, stretched so that the best win counts full."""
    if stakes is None or max(stakes.wins) - min(stakes.wins) < SAME:
        return
    low, width = min(stakes.wins), max(stakes.wins) - min(stakes.wins)
    search.staked = True
    for seat, win in enumerate(stakes.wins):
        search.win_worth[seat] = round(FULL * (win - low) / width)
    for seat, (loses, holds) in enumerate(zip(stakes.loses, stakes.holds, strict=True)):
        for number in range(BINS):
            search.lose_worth[seat * BINS + number] = round(FULL * loses[number] / width)
            search.hold_worth[seat * BINS + number] = round(FULL * holds[number] / width)


def weighs(k: Kernel, seat: int) -> bool:
    """Whether there is something to think about: the own turn without anything to say first, or a jump-in."""
    what = what_of(out_of_turn(k, seat))
    return what == JUMP_IN or (what == NOTHING and k.turn == seat)


def answer(search: Search, observation: Observation, budget: Budget) -> Move | None:
    """The move that a search finds; one that was not opened says what goes without saying."""
    if search.n == 0:
        return to_move(search.k, out_of_turn(search.k, search.me), observation)
    think(search, budget)
    return to_move(search.k, search.options.choice[0], observation)


def think(search: Search, budget: Budget) -> int:
    """Search by halving: in every round the worse half of the choices is given up; return the playouts made."""
    rounds = int(max(search.n - 1, 0)).bit_length()
    start, used = monotonic(), 0
    for number in range(1, rounds + 1):
        until = start + budget.milliseconds / 1000 * number / rounds
        quota = budget.playouts * number // rounds
        while (not budget.playouts or used < quota) and (not budget.milliseconds or monotonic() < until):
            worlds = max(1, min(SLICE, (quota - used) if budget.playouts else SLICE) // int(search.n))
            search.look(worlds)
            used += worlds * search.n
        search.keep(search.n)
        if search.is_clear():
            break
        search.keep((search.n + 1) // 2)
    return used
