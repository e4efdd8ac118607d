"""What a seat believes of hidden cards: every card that another seat holds is a slot with the kinds it cannot be.

Slots come with drawn cards and go with laid ones; `bots.memory` fills them from events.  `deal_worlds` makes a deal
that fits them, with a little doubt: people do not always lay what they could.
"""

from __future__ import annotations

from typing import Final

from maumau.engine.kernel._vec import i64, mypyc_attr, vec
from maumau.engine.kernel.state import Kernel
from maumau.engine.kernel.worlds import gather_unseen

SLOTS: Final = 64
"""Cards of a hand that are told apart; further ones may be anything."""
TRIES: Final = 12
"""Random cards that are tried for a slot before the stock is gone through in order."""
DOUBT: Final = 24
"""One slot in so many is filled without looking at what it cannot be, where a player does not forget more."""
EVERYTHING: Final = 0x3FFFFFFFFFFFFFF


@mypyc_attr(acyclic=True)
class Belief:
    """The slots of all seats."""

    __slots__ = ("cannot", "doubt", "n")

    def __init__(self) -> None:
        nothing = [0] * 8
        self.n: vec[i64] = vec[i64](nothing)
        """Slots of each seat."""
        zeros = [0] * (8 * SLOTS)
        self.cannot: vec[i64] = vec[i64](zeros)
        """For each slot the kinds that it is not."""
        self.doubt: i64 = DOUBT
        """One slot in so many is filled, in a world, as if nothing were known of it: people do not always lay what
        they could, and players may forget."""

    def add(self, p: i64, cannot: i64, count: i64) -> None:
        """So many new cards for a seat."""
        while count > 0 and self.n[p] < SLOTS:
            self.cannot[p * SLOTS + self.n[p]] = cannot
            self.n[p] += 1
            count -= 1

    def exclude(self, p: i64, kinds: i64, newest: i64) -> None:
        """The seat's newest so many cards are none of these kinds."""
        i = self.n[p] - newest
        if i < 0:
            i = 0
        while i < self.n[p]:
            self.cannot[p * SLOTS + i] |= kinds
            i += 1

    def drop(self, p: i64) -> None:
        """Forget all cards of a seat."""
        self.n[p] = 0

    def lay(self, p: i64, bit: i64, newest: bool) -> None:
        """The seat laid this card: the newest one, or the first that could be it, the least known last."""
        n = self.n[p]
        if n == 0:
            return
        base = p * SLOTS
        found = n - 1
        if not newest:
            best: i64 = -1
            i: i64 = 0
            while i < n:
                cannot = self.cannot[base + i]
                if cannot & bit == 0 and cannot >= best:
                    best = cannot
                    found = i
                i += 1
        self.n[p] = n - 1
        while found < n - 1:
            self.cannot[base + found] = self.cannot[base + found + 1]
            found += 1

    def fit(self, p: i64, size: i64) -> None:
        """Make the slots of a seat as many as its cards."""
        if self.n[p] > size:
            self.n[p] = size
        if self.n[p] < size:
            self.add(p, 0, size - self.n[p])


def deal_world(k: Kernel, b: Belief, me: i64) -> None:
    """Deal all cards that a seat cannot see again, as it believes them to lie."""
    gather_unseen(k, me)
    p: i64 = 0
    while p < k.t.players:
        if p != me:
            k.lo[p] = 0
            k.hi[p] = 0
            fill(k, b, p, True)
        p += 1
    p = 0
    while p < k.t.players:
        if p != me:
            fill(k, b, p, False)
        p += 1


def fill(k: Kernel, b: Belief, p: i64, known: bool) -> None:
    """Take the cards of a seat out of the stock: those of which something is known, or the others."""
    t = k.t
    lo = k.lo[p]
    hi = k.hi[p]
    i: i64 = 0
    while i < k.size[p]:
        cannot = b.cannot[p * SLOTS + i] if i < b.n[p] else 0
        if known == (cannot != 0):
            bit = t.bit[take(k, cannot, b.doubt)]
            hi |= lo & bit
            lo |= bit
        i += 1
    k.lo[p] = lo
    k.hi[p] = hi


def take(k: Kernel, cannot: i64, doubt: i64) -> i64:
    """Take a random card out of the stock that is none of these kinds, if there is one."""
    cards = k.cards
    bits = k.t.bit
    n = k.stock_n
    at = k.below(n)
    if cannot != 0 and k.below(doubt) > 0:
        tries: i64 = TRIES
        while tries > 0 and bits[cards[at]] & cannot != 0:
            at = k.below(n)
            tries -= 1
        steps: i64 = 0
        while steps < n and bits[cards[at]] & cannot != 0:
            at += 1
            if at >= n:
                at = 0
            steps += 1
    kind = cards[at]
    n -= 1
    cards[at] = cards[n]
    k.stock_n = n
    return kind
