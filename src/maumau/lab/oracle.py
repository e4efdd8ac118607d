"""A yardstick that no table offers: the search player that sees all hands (not the stock).

What it wins above the player that does not see them is the worth of knowing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from maumau.bots.contract import Budget
from maumau.bots.search_player import Searcher, answer, weighs
from maumau.bots.setting_up import set_up_move
from maumau.engine.cards import NAMES
from maumau.engine.deal import Deal
from maumau.engine.events import Event
from maumau.engine.kernel.rng import Rng
from maumau.engine.kernel.state import Kernel
from maumau.engine.kernel.worlds import gather_unseen
from maumau.engine.moves import Move
from maumau.engine.rules.ruleset import RuleSet


@dataclass(frozen=True)
class Oracle:
    """Sees all hands; only `choose_seeing` can be asked."""

    rules: RuleSet
    name: str = "oracle-hands"
    version: str = "1"
    playouts: int = 800

    def choose(self, *_question: object) -> Move | None:
        """See `Player.choose`; not possible here."""
        raise TypeError("the oracle has to be shown the deal: ask choose_seeing")

    def choose_seeing(self, deal: Deal, seat: int, history: Sequence[Event], budget: Budget, rng: Rng) -> Move | None:
        """The move of a seat that sees all hands."""
        observation = deal.observation(seat)
        if observation.context_name in ("cut", "take"):
            return set_up_move(observation, rng)
        if not observation.legal:
            return None
        inner = Searcher(self.rules, self.name, self.playouts)
        search = inner.search(observation, history, rng)
        search.sees = True
        show(search.k, seat, deal.hands())
        if weighs(search.k, seat):
            search.open()
        return answer(search, observation, Budget(budget.playouts or self.playouts, budget.milliseconds))


def show(k: Kernel, me: int, hands: Sequence[Sequence[str]]) -> None:
    """Give every other seat of a world the cards that it holds."""
    gather_unseen(k, me)
    for seat, hand in enumerate(hands):
        if seat == me:
            continue
        k.lo[seat] = k.hi[seat] = k.size[seat] = 0
        for name in hand:
            at = next(i for i in range(k.stock_n) if NAMES[k.cards[i]] == name)
            kind = k.cards[at]
            k.stock_n -= 1
            k.cards[at] = k.cards[k.stock_n]
            k.give(seat, kind)
