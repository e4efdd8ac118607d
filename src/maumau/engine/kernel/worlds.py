"""Other worlds that look the same to a seat: for search, and for tests that nobody peeks."""

from __future__ import annotations

from maumau.engine.kernel._vec import i64
from maumau.engine.kernel.random_play import play_out
from maumau.engine.kernel.rng import Rng
from maumau.engine.kernel.state import Kernel


def gather_unseen(k: Kernel, me: i64) -> None:
    """Put the cards of all other hands into the stock, from where they are drawn at random."""
    t = k.t
    n = k.stock_n
    p: i64 = 0
    while p < t.players:
        lo = k.lo[p] if p != me else 0
        hi = k.hi[p]
        while lo != 0:
            bit = lo & -lo
            kind = t.bit_of[bit % 67]
            k.cards[n] = kind
            n += 1
            if hi & bit != 0:
                k.cards[n] = kind
                n += 1
            lo ^= bit
        p += 1
    k.stock_n = n
    k.lazy = True
    k.oracle = None


def redeal_unseen(k: Kernel, me: i64) -> None:
    """Shuffle all cards that a seat cannot see, stock and other hands, and deal them again in the same numbers."""
    gather_unseen(k, me)
    p: i64 = 0
    while p < k.t.players:
        if p != me:
            deal_back(k, p)
        p += 1


def deal_back(k: Kernel, p: i64) -> None:
    """Give a seat as many unseen cards as it holds."""
    bits = k.t.bit
    lo: i64 = 0
    hi: i64 = 0
    left = k.size[p]
    while left > 0:
        bit = bits[k.next_card()]
        hi |= lo & bit
        lo |= bit
        left -= 1
    k.lo[p] = lo
    k.hi[p] = hi


def playouts(k: Kernel, me: i64, seed: i64, n: i64, most: i64) -> int:
    """Play `n` worlds of a seat to the end by random-card; return how many it wins."""
    rng = Rng(seed, 2)
    wins: i64 = 0
    i: i64 = 0
    while i < n:
        w = k.clone()
        w.x = rng.x
        redeal_unseen(w, me)
        if play_out(w, most) == me:
            wins += 1
        rng.x = w.x
        i += 1
    return wins
