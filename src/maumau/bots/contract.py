"""What a player is: a value with a name that answers questions about an observation.

A player gets what its seat knows, never a deal; chance comes in as an argument, so equal questions with equal
generators get equal answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from maumau.engine.events import Event
from maumau.engine.kernel.rng import Rng
from maumau.engine.moves import Move
from maumau.engine.observation import Observation


class UnknownPlayer(ValueError):
    """A name that no player has; the message lists those that exist."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a player may think about one question.  No playouts: its own measure, cut off by the time."""

    playouts: int = 0
    """Deals played out in thought; the same number gives the same move everywhere.  0: the player's own number."""
    milliseconds: int = 0
    """Time that may pass at the most; where it cuts thought off, moves depend on the machine.  0: not limited so."""

    def __post_init__(self) -> None:
        if self.playouts < 0 or self.milliseconds < 0:
            raise ValueError(f"a budget is not negative: {self}")


class Player(Protocol):
    """Somebody to play with, made for one rule set by `maumau.bots.player`.  Stateless: may sit at many tables."""

    @property
    def name(self) -> str:
        """The name in the registry, such as ``greedy-1``."""

    @property
    def version(self) -> str:
        """Changes whenever the same question may get another answer."""

    def choose(
        self,
        observation: Observation,
        history: Sequence[Event],
        budget: Budget,
        rng: Rng,
        totals: Sequence[int] = (),
    ) -> Move | None:
        """The move that this seat makes now, or `None` for none.

        Ask the seat to move, and after every move each other seat that has legal moves (announce, point out a
        missing announcement, jump in): those may answer `None`, the seat to move never does.  In the contexts ``cut``
        and ``take`` the answer cuts, takes or leaves.

        Args:
            observation: what the seat knows; never that of a spectator.
            history: the events of the deal as `redact` gives them to this seat, from the first one on.  May be
                empty, where nobody kept them; play is then weaker.
            budget: how much thought is allowed.
            rng: the player's own generator; it moves on.
            totals: points of the match before this deal, by seat; empty for a single deal.
        """
