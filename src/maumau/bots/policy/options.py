"""What the seat to move may choose from, in search: every sensible way to lay each card, drawing, passing."""

from __future__ import annotations

from typing import Final

from maumau.bots.policy.choice import CHALLENGE, DRAW, LAY_ALL, PASS, WHAT, laying
from maumau.bots.policy.greedy import announces
from maumau.bots.policy.mind import Mind
from maumau.bots.policy.weigh import weigh
from maumau.engine.kernel._vec import i64, mypyc_attr, vec
from maumau.engine.kernel.codes import CHAIN, CLAIM, DRAWN, NAMES_MAY, NAMES_NONE, NOMINATE, SEARCH
from maumau.engine.kernel.finish import wins_with
from maumau.engine.kernel.matching import joker_stands_for, legal_mask, may_draw, may_pass, names_suit
from maumau.engine.kernel.state import Kernel
from maumau.engine.kernel.turn import may_lay_all

MOST_OPTIONS: Final = 128
JOKERS_CONSIDERED: Final = 8
"""Ways to lay a joker that are looked at: those that weigh most."""


@mypyc_attr(acyclic=True)
class Options:
    """A list of choices, each with what the policy thinks of it."""

    __slots__ = ("choice", "n", "worth")

    def __init__(self) -> None:
        zeros = [0] * MOST_OPTIONS
        self.choice: vec[i64] = vec[i64](zeros)
        self.worth: vec[i64] = vec[i64](zeros)
        self.n: i64 = 0

    def add(self, choice: i64, worth: i64) -> None:
        """One more, if there is room."""
        if self.n < MOST_OPTIONS:
            self.choice[self.n] = choice
            self.worth[self.n] = worth
            self.n += 1

    def best_first(self, start: i64) -> None:
        """Order the choices from `start` on by their worth."""
        i = start + 1
        while i < self.n:
            choice = self.choice[i]
            worth = self.worth[i]
            j = i
            while j > start and self.worth[j - 1] < worth:
                self.choice[j] = self.choice[j - 1]
                self.worth[j] = self.worth[j - 1]
                j -= 1
            self.choice[j] = choice
            self.worth[j] = worth
            i += 1


def list_options(k: Kernel, m: Mind, out: Options) -> None:
    """All choices of the seat to move, the best-looking first."""
    out.n = 0
    if k.phase == CLAIM:
        out.add(CHALLENGE * WHAT + k.claimant, 0)
        return
    mask = legal_mask(k)
    if mask != 0 and k.t.several and k.calls != 0 and may_lay_all(k):
        out.add(LAY_ALL * WHAT, 0)
        return
    jokers = mask & k.t.jokers
    if jokers != 0:
        add_joker(k, m, k.t.bit_of[(jokers & -jokers) % 67], out)
    mask ^= jokers
    while mask != 0:
        kind = k.t.bit_of[(mask & -mask) % 67]
        add_lays(k, m, kind, kind, out)
        mask &= mask - 1
    mask = legal_mask(k)
    if (mask == 0 or k.phase == CHAIN) and may_draw(k, mask):
        out.add(DRAW * WHAT, -50)
    if (mask == 0 or k.phase == DRAWN) and may_pass(k, mask):
        out.add(PASS * WHAT, -50)
    out.best_first(0)


def add_joker(k: Kernel, m: Mind, kind: i64, out: Options) -> None:
    """The best ways to lay a joker."""
    start = out.n
    stands = joker_stands_for(k)
    while stands != 0:
        add_lays(k, m, kind, k.t.bit_of[(stands & -stands) % 67], out)
        if k.phase == SEARCH:
            return
        stands &= stands - 1
    out.best_first(start)
    if out.n > start + JOKERS_CONSIDERED:
        out.n = start + JOKERS_CONSIDERED


def add_lays(k: Kernel, m: Mind, kind: i64, as_kind: i64, out: Options) -> None:
    """The ways to lay one card."""
    say = announces(k, kind)
    names: i64 = NAMES_NONE
    if k.t.eff[as_kind] == NOMINATE and k.phase != SEARCH:
        names = names_suit(k, k.state, as_kind)
    if names == NAMES_NONE or (k.size[k.turn] == 1 and wins_with(k, k.turn, as_kind)):
        out.add(laying(kind, as_kind, -1, say), weigh(k, m, kind, as_kind, -1))
        return
    suit: i64 = -1 if names == NAMES_MAY else 0
    while suit < 4:
        out.add(laying(kind, as_kind, suit, say), weigh(k, m, kind, as_kind, suit))
        suit += 1
