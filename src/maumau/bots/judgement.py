"""The learned weights: what cards are worth (tuned), and how strong a position is (`bots/data/value-1.json`)."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Final

from maumau.bots.policy.value import Value
from maumau.engine.kernel.tables import Tables

TUNED_1: Final = (9, 4, -44, -90, 3, 4, 7, 27, -10, -45, 0, -58, -30, -54, 27, 19, 16, -11, -225, -326, 49, 42, 33, 16)
"""Weights for `Mind`, tuned by self-play for wins on the shipped rule sets (see docs/design/bots.md)."""

SMALL, MIDDLE = 40, 60
"""Cards of the pack up to which it counts as small, or as one of middle size."""


def bank(players: int, cards: int) -> str:
    """Which weights are for so many players and cards."""
    size = "small" if cards <= SMALL else "middle" if cards <= MIDDLE else "large"
    return f"{'two' if players == 2 else 'many'}-{size}"


@cache
def weights(name: str) -> tuple[int, ...]:
    """The weights of a bank."""
    text = resources.files("maumau.bots").joinpath("data/value-1.json").read_text(encoding="utf-8")
    return tuple(json.loads(text)[name])


def value_for(t: Tables) -> Value:
    """How positions of a rule set and number of players are judged."""
    return Value(list(weights(bank(int(t.players), int(t.n_cards)))))
