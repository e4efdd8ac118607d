"""Learning to judge positions: greedy deals against oneself, and the weights that foretell their winners best.

Logistic regression by gradient descent: the chance of a seat is its strength's share (`value`).
"""

from __future__ import annotations

import math
from typing import Final

from maumau.bots.policy.greedy import between, move
from maumau.bots.policy.mind import Mind
from maumau.bots.policy.value import ACTIVE, FEATURES, read_seat
from maumau.engine.kernel._vec import i64, vec
from maumau.engine.kernel.codes import OVER
from maumau.engine.kernel.random_play import new_deal, random_move
from maumau.engine.kernel.tables import Tables

EVERY: Final = 6
"""One position in so many is looked at, about."""
STRAY: Final = 20
"""One move in so many is random, so that unlikely positions are met."""
LONGEST: Final = 2000


def sample(t: Tables, mind: Mind, seed: int, deals: int) -> list[int]:
    """Positions of greedy deals, flat: the winner, then the features of every seat."""
    out: list[int] = []
    zeros = [0] * ACTIVE
    features: vec[i64] = vec[i64](zeros)
    i: i64 = 0
    n: i64 = deals
    while i < n:
        k = new_deal(t, seed + i)
        mind.begin(k)
        rows: list[int] = []
        while k.phase != OVER and k.moves < LONGEST:
            if k.below(EVERY) == 0:
                p: i64 = 0
                while p < t.players:
                    read_seat(k, mind, p, features)
                    rows.extend([int(x) for x in features])
                    p += 1
            if k.below(STRAY) == 0:
                random_move(k)
            else:
                move(k, mind)
            if k.phase != OVER:
                between(k)
        if k.winner >= 0:
            add_rows(out, rows, int(k.winner), int(t.players) * ACTIVE)
        i += 1
    return out


def add_rows(out: list[int], rows: list[int], winner: int, width: int) -> None:
    """Add the positions of a deal, each after its winner."""
    at = 0
    while at < len(rows):
        out.append(winner)
        out.extend(rows[at : at + width])
        at += width


def learn(w: list[float], slope: list[float], rows: list[int], players: int, rate: float) -> float:
    """Go through positions once, improving weights in place; return the mean loss, in nats.

    Args:
        w: `FEATURES` weights, in log-odds.
        slope: `FEATURES` sums of squared gradients so far; they make the steps shorter (AdaGrad).
        rows: what `sample` gave.
        players: number of seats.
        rate: length of the steps.
    """
    width = 1 + players * ACTIVE
    loss = 0.0
    at = 0
    while at < len(rows):
        power: list[float] = []
        whole = 0.0
        for p in range(players):
            x = 0.0
            for j in range(at + 1 + p * ACTIVE, at + 1 + (p + 1) * ACTIVE):
                x += w[rows[j]]
            e = math.exp(min(max(x, -30.0), 30.0))
            power.append(e)
            whole += e
        winner = rows[at]
        loss -= math.log(power[winner] / whole)
        for p in range(players):
            g = power[p] / whole - (1.0 if p == winner else 0.0)
            for j in range(at + 1 + p * ACTIVE, at + 1 + (p + 1) * ACTIVE):
                f = rows[j]
                slope[f] += g * g
                w[f] -= rate * g / math.sqrt(slope[f])
        at += width
    return loss * width / max(len(rows), 1)


def fresh() -> tuple[list[float], list[float]]:
    """Weights and slopes to begin with."""
    return [0.0] * FEATURES, [1.0] * FEATURES
