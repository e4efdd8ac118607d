"""What laying a card is worth: the judgement of a sensible player, read from tables, never from a rule set's id.

Reads the hand of the seat to move and what lies open; nothing else.
"""

from __future__ import annotations

from typing import Final

from maumau.bots.policy.mind import (
    ALL_DEAD,
    ANSWER,
    BARE,
    DEAD_END,
    FOLLOW,
    HIGH,
    HURT,
    LAST_FITS,
    LAST_WILD,
    NO_WIN,
    ONWARD,
    SPARE_JOKER,
    SPARE_WILD,
    SUITS,
    TAKE_TURN,
    TURN_AWAY,
    UNCOVERED,
    VOID,
    Mind,
    suit_bit,
)
from maumau.engine.cards import JOKER
from maumau.engine.kernel._vec import i64
from maumau.engine.kernel.codes import (
    COVERED,
    FORBIDDEN,
    HIT_NEXT,
    HIT_PREVIOUS,
    NAMED,
    OWE_NEXT,
    OWE_PREVIOUS,
    REVERSE,
    SEARCH,
    SEARCHED,
    SKIP,
)
from maumau.engine.kernel.finish import wins_with
from maumau.engine.kernel.state import Kernel

WINS: Final = 1000000
RUNS_OUT: Final = 100000


def weigh(k: Kernel, m: Mind, kind: i64, as_kind: i64, suit: i64) -> i64:
    """The worth of laying a card of the seat to move, in hundredths of a card; more is better."""
    t = k.t
    p = k.turn
    w = m.w
    size = k.size[p] - 1
    if size == 0 and wins_with(k, p, as_kind):
        return WINS
    bit = t.bit[kind]
    twin = k.hi[p] & bit
    lo = k.lo[p] ^ bit ^ twin
    hi = k.hi[p] ^ twin
    state = state_after(k, kind, as_kind, suit)
    worth = spared(k, m, kind)
    follow = lo & t.legal[state]
    plain = lo & ~(t.wild | t.jokers)
    worth += w[FOLLOW] * few(follow & plain) + w[SUITS] * suits_in(m, plain)
    if k.phase != SEARCH:
        worth += acting(k, m, as_kind, follow, lo, hi, size, state)
    if size <= 1:
        worth += last_one(k, m, lo, follow)
    elif lo & ~m.dead == 0:
        worth += w[ALL_DEAD]
    if m.void[k.neighbour(p, 1)] & suit_bit(state) != 0:
        worth += w[VOID]
    return worth


def state_after(k: Kernel, kind: i64, as_kind: i64, suit: i64) -> i64:
    """What the next card will be matched with."""
    if suit >= 0:
        return NAMED + suit
    if k.phase == SEARCH and (kind >= JOKER or k.t.wild & k.t.bit[kind] != 0):
        return NAMED + k.chain // 13
    return as_kind


def spared(k: Kernel, m: Mind, kind: i64) -> i64:
    """What it costs not to keep the card, less the points it would have cost at the end."""
    t = k.t
    worth: i64 = 0
    if kind >= JOKER:
        worth = m.w[SPARE_JOKER]
    elif t.wild & t.bit[kind] != 0:
        worth = m.w[SPARE_WILD]
    elif m.answers & t.bit[kind] != 0:
        worth = m.w[ANSWER]
    if m.points:
        worth += m.w[HIGH] * t.values[kind] * m.urgent[fewest(k)] // 16
    return worth


def acting(k: Kernel, m: Mind, as_kind: i64, follow: i64, lo: i64, hi: i64, size: i64, state: i64) -> i64:
    """What the card's effect is worth."""
    t = k.t
    w = m.w
    if m.onward & t.bit[as_kind] != 0:
        if runs_out(k, m, lo, hi, size, state):
            return RUNS_OUT
        if follow != 0:
            return w[ONWARD]
        return w[UNCOVERED] if t.eff[as_kind] == COVERED else w[BARE]
    effect = t.eff[as_kind]
    if effect == OWE_NEXT or effect == HIT_NEXT:
        return struck(k, m, k.neighbour(k.turn, 1), as_kind)
    if effect == OWE_PREVIOUS or effect == HIT_PREVIOUS:
        return struck(k, m, k.neighbour(k.turn, -1), as_kind)
    next_urgency = m.urgent[k.size[k.neighbour(k.turn, 1)]]
    if effect == SEARCHED:
        return w[HURT] * 3 * next_urgency // 16
    if effect == SKIP:
        return w[TAKE_TURN] * next_urgency // 16
    if effect == REVERSE:
        return w[TURN_AWAY] * (next_urgency - m.urgent[k.size[k.neighbour(k.turn, -1)]]) // 16
    return 0


def struck(k: Kernel, m: Mind, victim: i64, as_kind: i64) -> i64:
    """The worth of cards for a seat, and of its turn if that is lost with them."""
    worth = m.w[HURT] * k.t.amount[as_kind]
    if k.t.ends_turn[as_kind] != 0:
        worth += m.w[TAKE_TURN]
    return worth * m.urgent[k.size[victim]] // 16


def last_one(k: Kernel, m: Mind, lo: i64, follow: i64) -> i64:
    """The worth of holding this one card, or none that won."""
    t = k.t
    if lo & m.dead != 0:
        kind = t.bit_of[(lo & -lo) % 67]
        return m.w[DEAD_END] if t.finish[kind] == FORBIDDEN else m.w[NO_WIN]
    if lo & (t.wild | t.jokers) != 0:
        return m.w[LAST_WILD]
    return m.w[LAST_FITS] if follow != 0 else 0


def runs_out(k: Kernel, m: Mind, lo: i64, hi: i64, size: i64, state: i64) -> bool:
    """Whether the seat can lay all these cards in one go, each giving it the turn again, the last one winning."""
    t = k.t
    if few(lo & ~m.onward) + few(hi & ~m.onward) > 1 or lo & t.jokers != 0:
        return False
    fits = lo & t.legal[state]
    if size == 1:
        return fits & ~m.dead != 0
    if size > 6:
        return False
    fits &= m.onward
    while fits != 0:
        bit = fits & -fits
        twin = hi & bit
        if runs_out(k, m, lo ^ bit ^ twin, hi ^ twin, size - 1, t.bit_of[bit % 67]):
            return True
        fits ^= bit
    return False


def few(mask: i64) -> i64:
    """The number of kinds in a mask, 3 at most."""
    n: i64 = 0
    while mask != 0 and n < 3:
        mask &= mask - 1
        n += 1
    return n


def suits_in(m: Mind, mask: i64) -> i64:
    """The number of suits in a mask."""
    n: i64 = 0
    s: i64 = 0
    while s < 4:
        if mask & m.suit[s] != 0:
            n += 1
        s += 1
    return n


def fewest(k: Kernel) -> i64:
    """The fewest cards that another seat than the one to move holds."""
    best: i64 = 99
    p: i64 = 0
    while p < k.t.players:
        if p != k.turn and k.size[p] < best:
            best = k.size[p]
        p += 1
    return best
