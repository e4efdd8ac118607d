"""A quick judgement of an open position: how strong each seat stands, all hands known."""

from __future__ import annotations

import math
from typing import Final

from maumau.bots.policy.mind import Mind
from maumau.bots.policy.weigh import few, suits_in
from maumau.engine.kernel._vec import i64, mypyc_attr, vec
from maumau.engine.kernel.codes import CHAIN
from maumau.engine.kernel.matching import legal_mask
from maumau.engine.kernel.state import Kernel

SIZES: Final = 9
GROUPS: Final = 3
TABLE: Final = 3 * SIZES * 3
EXTRAS: Final = 6
PER_EXTRA: Final = 4 * GROUPS
PHASES: Final = TABLE + EXTRAS * PER_EXTRA
FEATURES: Final = PHASES + 12
ACTIVE: Final = 8


def read_seat(k: Kernel, m: Mind, p: i64, out: vec[i64]) -> None:
    """The features of a seat: `ACTIVE` indices of weights that add up to its strength."""
    t = k.t
    lo = k.lo[p]
    far = steps_to(k, p)
    fits = legal_mask(k) if far == 0 else lo & t.legal[k.state]
    size = k.size[p]
    if far == 0 and k.phase == CHAIN and fits == 0:
        size += k.pending
    wild = t.wild | t.jokers
    fit: i64 = 0
    if fits & ~wild != 0:
        fit = 2
    elif fits != 0:
        fit = 1
    out[0] = (far * SIZES + (size if size < SIZES else SIZES - 1)) * 3 + fit
    base = TABLE
    if size > 1:
        base += 4 if size <= 3 else 8
    suits = suits_in(m, lo & ~wild)
    out[1] = base + few(lo & t.wild)
    out[2] = base + PER_EXTRA + few(lo & t.jokers)
    out[3] = base + 2 * PER_EXTRA + few(lo & m.onward)
    out[4] = base + 3 * PER_EXTRA + few(lo & m.answers & ~t.jokers)
    out[5] = base + 4 * PER_EXTRA + few(lo & m.dead)
    out[6] = base + 5 * PER_EXTRA + (suits if suits < 4 else 3)
    out[7] = PHASES + standing(k, far, fits)


def steps_to(k: Kernel, p: i64) -> i64:
    """How far off the seat's turn is: 0, 1, or 2 for more."""
    far = (p - k.turn) * k.dir
    if far < 0:
        far += k.t.players
    return far if far < 2 else 2


def standing(k: Kernel, far: i64, fits: i64) -> i64:
    """What is asked of the seat."""
    if far == 0:
        if k.phase == CHAIN and fits == 0 and k.t.ends_turn[k.chain] != 0:
            return 10
        return k.phase + 1
    return 11 if far == 1 and k.t.players == 2 else 0


UNIT: Final = 64
"""Weights are log-odds in these parts."""
FULL: Final = 4096
"""The chance of a sure winner."""


@mypyc_attr(acyclic=True)
class Value:
    """Weights of the features, and a table of the exponential function."""

    __slots__ = ("exp", "features", "w")

    def __init__(self, weights: list[int]) -> None:
        self.w: vec[i64] = vec[i64](weights)
        powers = [int(math.exp(-x / UNIT) * 1048576) for x in range(1024)]
        self.exp: vec[i64] = vec[i64](powers)
        zeros = [0] * ACTIVE
        self.features: vec[i64] = vec[i64](zeros)

    def strength(self, k: Kernel, m: Mind, p: i64) -> i64:
        """The log-odds of a seat."""
        out = self.features
        read_seat(k, m, p, out)
        w = self.w
        return w[out[0]] + w[out[1]] + w[out[2]] + w[out[3]] + w[out[4]] + w[out[5]] + w[out[6]] + w[out[7]]

    def chance(self, k: Kernel, m: Mind, me: i64) -> i64:
        """The chance of a seat to win an open position, 0‥FULL."""
        mine = self.strength(k, m, me)
        total: i64 = 1048576
        p: i64 = 0
        while p < k.t.players:
            if p != me:
                total += self.power(self.strength(k, m, p) - mine)
            p += 1
        return FULL * 1048576 // total

    def power(self, x: i64) -> i64:
        """E to so many units, in parts of 2**20; at most e**8."""
        if x > 512:
            x = 512
        if x >= 0:
            return 1099511627776 // self.exp[x]
        return self.exp[-x] if x > -1024 else 0
