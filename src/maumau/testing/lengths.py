"""How long deals last: by the random-card player, and under uniform choice over all legal moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maumau.engine.deal import tables_for
from maumau.engine.kernel.coded import legal_codes, step
from maumau.engine.kernel.codes import OVER
from maumau.engine.kernel.random_play import new_deal, others, play_out
from maumau.engine.kernel.rng import Rng
from maumau.engine.kernel.state import Kernel
from maumau.rulesets import load_rules

RANDOM_CARD_LIMIT: Final = 5_000
UNIFORM_LIMIT: Final = 1_000_000


def lengths(name: str, deals: int, seed: int, policy: str) -> Iterator[int]:
    """Moves of seeded deals, all player counts in turn; `policy` is ``random-card`` or ``uniform``."""
    rules = load_rules(name)
    seats = range(rules.min_players, rules.max_players + 1)
    for i in range(deals):
        n = seats[i % len(seats)]
        kernel = new_deal(tables_for(rules, n, n - 1), seed + i)
        if policy == "random-card":
            play_out(kernel, RANDOM_CARD_LIMIT + 1)
        else:
            play_uniformly(kernel, Rng(seed + i, 3))
        yield int(kernel.moves)


def play_uniformly(kernel: Kernel, rng: Rng) -> None:
    """Any legal move of the seat to move, each as likely, announced or not; others act as in random-card."""
    while kernel.phase != OVER and kernel.moves < UNIFORM_LIMIT:
        codes = legal_codes(kernel)
        step(kernel, codes[rng.below(len(codes))], rng.below(2) == 1)
        if kernel.phase != OVER:
            others(kernel)


def summary(moves: list[int]) -> dict[str, float]:
    """Mean, median, 99 % point and longest."""
    ordered = sorted(moves)
    return {
        "mean": sum(ordered) / len(ordered),
        "median": ordered[len(ordered) // 2],
        "p99": ordered[len(ordered) * 99 // 100],
        "longest": ordered[-1],
    }
