"""What every player does before the first turn: cut somewhere, and take what the cut wins."""

from __future__ import annotations

from maumau.engine.kernel.rng import Rng
from maumau.engine.moves import Move
from maumau.engine.observation import Observation


def set_up_move(observation: Observation, rng: Rng) -> Move | None:
    """Cut anywhere; take a strong card; `None` for a seat that is not asked."""
    if observation.turn != observation.seat:
        return None
    if observation.context_name == "take":
        return Move("take")
    cuts = [move for move in observation.legal if move.kind == "cut"]
    return cuts[rng.below(len(cuts))]
