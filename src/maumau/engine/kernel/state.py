"""The deal as packed integers, and the primitive changes that every rule is made of.

Law of this file: cards are neither made nor lost (each change moves one), and no rule is decided here.

A hand is two bit planes: bit k of `lo` says that kind k is held, the same bit of `hi` that it is held twice.  `cards`
holds the stock from the left (the next card to draw last) and the pile from the right (the top card leftmost).
`calls` holds three marks of each seat: announced, may still announce, may be challenged (see `announce`).
"""

from __future__ import annotations

from typing import Any

from maumau.engine.kernel._vec import i64, mypyc_attr, vec
from maumau.engine.kernel.codes import (
    ANY,
    DRAWN_AFTER_TURN,
    DRAWN_AT_ONCE,
    DREW_ONE,
    EV_DREW,
    EV_RESHUFFLED,
    OVER,
    OWED,
    SILENT,
    TURN,
    WHY_SEARCH,
    WHY_TURN,
)
from maumau.engine.kernel.rng import M32, MWC_A
from maumau.engine.kernel.tables import Tables


@mypyc_attr(acyclic=True, free_list_len=1)
class Kernel:
    """A deal in progress.  Mutable; `clone` is cheap.  Change it through `turn` and `setup` only."""

    __slots__ = (
        "calls", "cards", "chain", "claim", "claimant", "dealer_took", "dir", "draws", "drawn", "drawn_n", "hi",
        "jump", "lazy", "lo", "log", "logging", "moves", "oracle", "packet", "passes", "pending", "phase",
        "pile_n", "pulled", "ready", "refills", "shuffles", "size", "state", "stock_n", "t", "took", "turn",
        "wilds", "winner", "x",
    )  # fmt: skip

    def __init__(self, t: Tables, x: i64, oracle: Any, src: Kernel | None = None) -> None:
        self.t = t
        self.x: i64 = x
        self.oracle: Any = oracle
        self.logging: bool = False
        self.log: list[int] = []
        if src is None:
            zeros = [0] * int(t.players)
            self.lo: vec[i64] = vec[i64](zeros)
            self.hi: vec[i64] = vec[i64](zeros)
            self.size: vec[i64] = vec[i64](zeros)
            self.cards: vec[i64] = t.pack[:]
        else:
            self.lo = src.lo[:]
            self.hi = src.hi[:]
            self.size = src.size[:]
            self.cards = src.cards[:]
        self.lazy: bool = oracle is None
        self.ready: bool = False
        self.stock_n: i64 = t.n_cards
        self.pile_n: i64 = 0
        self.state: i64 = ANY
        self.turn: i64 = 0
        self.dir: i64 = 1
        self.phase: i64 = TURN
        self.pending: i64 = 0
        self.chain: i64 = -1
        self.drawn: i64 = -1
        self.drawn_n: i64 = 0
        self.calls: i64 = 0
        self.jump: i64 = -1
        self.passes: i64 = 0
        self.winner: i64 = -1
        self.wilds: i64 = 0
        self.claim: i64 = -1
        self.claimant: i64 = -1
        self.moves: i64 = 0
        self.shuffles: i64 = 0
        self.packet: i64 = 0
        self.pulled: i64 = -1
        self.took: i64 = 0
        self.dealer_took: i64 = 0
        self.draws: i64 = 0
        self.refills: i64 = 0

    def copy_numbers(self, src: Kernel) -> None:
        """Take over all but the cards."""
        self.lazy = src.lazy
        self.ready = src.ready
        self.stock_n = src.stock_n
        self.pile_n = src.pile_n
        self.state = src.state
        self.turn = src.turn
        self.dir = src.dir
        self.phase = src.phase
        self.pending = src.pending
        self.chain = src.chain
        self.drawn = src.drawn
        self.drawn_n = src.drawn_n
        self.calls = src.calls
        self.jump = src.jump
        self.passes = src.passes
        self.winner = src.winner
        self.wilds = src.wilds
        self.claim = src.claim
        self.claimant = src.claimant
        self.moves = src.moves
        self.shuffles = src.shuffles
        self.packet = src.packet
        self.pulled = src.pulled
        self.took = src.took
        self.dealer_took = src.dealer_took
        self.draws = src.draws
        self.refills = src.refills

    def clone(self) -> Kernel:
        """An independent copy with an empty log."""
        k = Kernel(self.t, self.x, self.oracle, self)
        k.copy_numbers(self)
        return k

    def clear(self) -> None:
        """Make it an undealt pack again; the generator goes on."""
        t = self.t
        p: i64 = 0
        while p < t.players:
            self.lo[p] = 0
            self.hi[p] = 0
            self.size[p] = 0
            p += 1
        self.cards = t.pack[:]
        self.stock_n = t.n_cards
        self.pile_n = 0
        self.pulled = -1
        self.took = 0
        self.dealer_took = 0
        self.calls = 0
        self.passes = 0
        self.winner = -1
        self.wilds = 0
        self.claim = -1
        self.moves = 0

    # -- chance ----------------------------------------------------------------------------------------------
    def below(self, n: i64) -> i64:
        """A number 0‥n-1 from the deal's own generator."""
        x = self.x
        x = MWC_A * (x & M32) + (x >> 32)
        self.x = x
        return (((x & M32) ^ (x >> 32)) * n) >> 32

    def order_stock(self) -> None:
        """Put the stock in the order that chance gives; in lazy deals each draw picks at random instead."""
        n = self.stock_n
        if not self.lazy:
            order: list[int] = list(self.oracle.order(int(self.shuffles), int(n)))
            old = self.cards[:]
            i: i64 = 0
            while i < n:
                j: i64 = order[i]
                self.cards[n - 1 - i] = old[j]
                i += 1
        self.shuffles += 1

    # -- moving cards ----------------------------------------------------------------------------------------
    def next_card(self) -> i64:
        """Take one card off the stock, which must hold one."""
        n = self.stock_n - 1
        self.stock_n = n
        cards = self.cards
        if not self.lazy:
            return cards[n]
        j = self.below(n + 1)
        kind = cards[j]
        cards[j] = cards[n]
        return kind

    def give(self, p: i64, kind: i64) -> None:
        """Put a card into a hand."""
        bit = self.t.bit[kind]
        lo = self.lo[p]
        self.hi[p] |= lo & bit
        self.lo[p] = lo | bit
        self.size[p] += 1

    def draw(self, p: i64, n: i64, why: i64) -> None:
        """A seat draws `n` cards, or what there is (A-032); the pile is reshuffled on demand (A-030)."""
        cards = self.cards
        bits = self.t.bit
        lo = self.lo[p]
        hi = self.hi[p]
        got: i64 = 0
        kind: i64 = -1
        while got < n:
            left = self.stock_n
            if left == 0:
                self.refill()
                left = self.stock_n
                if left == 0:
                    break
            left -= 1
            self.stock_n = left
            if self.lazy:
                j = self.below(left + 1)
                kind = cards[j]
                cards[j] = cards[left]
            else:
                kind = cards[left]
            bit = bits[kind]
            hi |= lo & bit
            lo |= bit
            got += 1
            if self.logging:
                self.log.extend((EV_DREW, int(p), int(kind), int(why)))
        self.lo[p] = lo
        self.hi[p] = hi
        if got > 0:
            if why == WHY_TURN or why == WHY_SEARCH:
                self.drawn = kind  # a penalty between drawing and laying leaves the drawn card what it is
            self.passes = 0
            self.draws += got
            size = self.size[p] + got
            self.size[p] = size
            if self.calls != 0:
                self.calls &= self.t.clear[p]  # S0-57, A-068: a growing hand ends every announcement
            if size == 1:
                self.drew_its_only_card(p)

    def drew_its_only_card(self, p: i64) -> None:
        """A last card that was drawn: to be announced at once, after the turn, or never (A-072, A-073, A-124)."""
        if self.t.drawn_call == DRAWN_AT_ONCE:
            self.mark_silent(p)
        elif self.t.drawn_call == DRAWN_AFTER_TURN:
            self.calls |= self.t.bit[p + DREW_ONE]

    def refill(self) -> None:
        """Shuffle the pile except its top card into the stock (S2-23, S3-67, A-029, A-031)."""
        t = self.t
        n = self.pile_n - 1
        if n <= 0:
            return
        cards = self.cards
        last = t.n_cards - 1
        top = cards[last - n]
        i: i64 = 0
        if self.lazy:
            under_top = last - n + 1
            while i < n:
                cards[i] = cards[under_top + i]
                i += 1
        else:
            old = cards[:]
            while i < n:
                cards[i] = old[last - i]
                i += 1
        cards[last] = top
        self.stock_n = n
        self.pile_n = 1
        self.refills += 1
        if self.logging:
            self.log.extend((EV_RESHUFFLED, -1, int(n), int(self.shuffles)))
        self.order_stock()

    def put(self, kind: i64) -> None:
        """Lay a card on the pile."""
        n = self.pile_n + 1
        self.pile_n = n
        self.cards[self.t.n_cards - n] = kind

    def lay(self, p: i64, kind: i64) -> i64:
        """Lay a card of a hand on the pile; return the cards left.  Its twin may jump in, and nobody is stuck."""
        bit = self.t.bit[kind]
        hi = self.hi[p]
        twin = hi & bit
        self.hi[p] = hi ^ twin
        self.lo[p] ^= bit ^ twin
        n = self.pile_n + 1
        self.pile_n = n
        t = self.t
        self.cards[t.n_cards - n] = kind
        self.jump = t.jump[kind]
        self.passes = 0
        size = self.size[p] - 1
        self.size[p] = size
        return size

    # -- reading ---------------------------------------------------------------------------------------------
    def neighbour(self, p: i64, steps: i64) -> i64:
        """The seat so many steps (-2 … 2) from another in the current direction."""
        n = self.t.players
        p += self.dir * steps
        while p < 0:
            p += n
        while p >= n:
            p -= n
        return p

    def can_draw(self) -> bool:
        """Whether any card is left to draw."""
        return self.stock_n > 0 or self.pile_n > 1

    def top(self) -> i64:
        """The kind on top of the pile."""
        return self.cards[self.t.n_cards - self.pile_n]

    def advance(self, steps: i64) -> None:
        """Give the turn to the seat so many steps (1 or 2) on."""
        n = self.t.players
        p = self.turn + self.dir * steps
        if p < 0:
            p += n
        elif p >= n:
            p -= n
            if p >= n:
                p -= n
        self.turn = p
        self.phase = TURN
        self.drawn_n = 0

    def mark_silent(self, p: i64) -> None:
        """A seat holds one card and has not announced it: it may still say so, others may point it out (A-058,
        A-061)."""
        t = self.t
        if t.announce_late:
            self.calls |= t.bit[p + SILENT]
        if t.challenge_on:
            self.calls |= t.bit[p + OWED]


def asks_anew(before: Kernel, k: Kernel) -> bool:
    """Whether the seat to move is asked something else than before."""
    if k.phase == OVER:
        return False
    return (
        k.turn != before.turn
        or k.phase != before.phase
        or k.drawn_n != before.drawn_n
        or k.pile_n != before.pile_n
        or k.pulled != before.pulled
    )
