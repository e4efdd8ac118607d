"""The random-card player inside the kernel: playouts for search, whole deals for simulation.

*random-card*: uniform over the cards that may be laid (a joker: over what it may stand for; a wild card: over the
suits);
draws only when none fits, then lays a card or passes; announces 7 of 8 times; the others point it out, and jump in,
every
second time they could.
"""

from __future__ import annotations

from maumau.engine.cards import JOKER
from maumau.engine.kernel._vec import i64
from maumau.engine.kernel.codes import ANY_OWED, CLAIM, NAMES_NONE, NOMINATE, OVER, OWED, SEARCH, TURN
from maumau.engine.kernel.matching import (
    joker_stands_for,
    legal_mask,
    may_draw,
    names_suit,
)
from maumau.engine.kernel.rng import seeded
from maumau.engine.kernel.setup import begin
from maumau.engine.kernel.state import Kernel
from maumau.engine.kernel.tables import Tables
from maumau.engine.kernel.turn import (
    challenge,
    draw,
    jump_in,
    may_lay_all,
    pass_turn,
    play,
    play_all,
)


def pick_bit(k: Kernel, mask: i64) -> i64:
    """A random kind of a mask that is not empty."""
    n: i64 = 0
    m = mask
    while m != 0:
        m &= m - 1
        n += 1
    if n > 1:
        c = k.below(n)
        while c > 0:
            mask &= mask - 1
            c -= 1
    return k.t.bit_of[(mask & -mask) % 67]


def random_move(k: Kernel) -> None:
    """One move of the seat to move, by random-card."""
    mask = legal_mask(k)
    if mask == 0:
        no_card(k)
        return
    jokers = mask & k.t.jokers
    if jokers != 0:
        mask ^= jokers & (jokers - 1)
    if k.t.several and k.calls != 0 and may_lay_all(k) and k.below(2) > 0:
        lay_all(k)
        return
    kind = pick_bit(k, mask)
    as_kind = kind
    suit: i64 = -1
    if kind >= JOKER:
        as_kind = pick_bit(k, joker_stands_for(k))
    if k.t.eff[as_kind] == NOMINATE and k.phase != SEARCH and names_suit(k, k.state, as_kind) != NAMES_NONE:
        suit = k.below(4)
    said = k.t.announce_on and k.size[k.turn] <= 3 and k.below(8) > 0
    play(k, kind, as_kind, suit, said)


def no_card(k: Kernel) -> None:
    """Draw, or pass where drawing is not possible."""
    if k.phase == CLAIM:
        if k.below(2) > 0:
            challenge(k, k.turn, k.claimant)
        else:
            pass_turn(k)
    elif may_draw(k, 0):
        draw(k, k.phase == SEARCH and k.below(8) > 0)
    else:
        pass_turn(k)


def lay_all(k: Kernel) -> None:
    """Lay a hand of wild cards at once, the first one that fits below."""
    p = k.turn
    kinds: list[int] = []
    lo = k.lo[p]
    while lo != 0:
        kind = k.t.bit_of[(lo & -lo) % 67]
        kinds.append(int(kind))
        if k.hi[p] & k.t.bit[kind] != 0:
            kinds.append(int(kind))
        lo &= lo - 1
    play_all(k, kinds)


def others(k: Kernel) -> None:
    """After a move: a seat that forgot may be caught, a twin may jump in."""
    t = k.t
    p: i64 = 0
    if k.calls & ANY_OWED != 0:
        while p < t.players:
            if k.calls & t.bit[p + OWED] != 0 and k.below(2) > 0:
                challenge(k, k.turn if k.turn != p else k.neighbour(p, 1), p)
            p += 1
    if k.jump < 0 or k.phase != TURN:
        return
    bit = t.bit[k.jump]
    p = 0
    while p < t.players:
        if k.lo[p] & bit != 0 and p != k.turn and k.below(2) > 0:
            jump_in(k, p, k.below(8) > 0)
            return
        p += 1


def play_out(k: Kernel, most: i64) -> i64:
    """Play on by random-card until the deal is over or `most` moves are made; return the winner, -1 for none."""
    busy = k.t.challenge_on or k.t.jump_on
    while k.phase != OVER and k.moves < most:
        random_move(k)
        if busy and k.phase != OVER and (k.jump >= 0 or k.calls & ANY_OWED != 0):
            others(k)
    return k.winner


def new_deal(t: Tables, seed: i64) -> Kernel:
    """A dealt deal whose whole chance comes from a seed."""
    k = Kernel(t, seeded(seed, 1), None)
    begin(k, False)
    return k


def points_left(k: Kernel, p: i64) -> i64:
    """The sum of the card values in a hand."""
    t = k.t
    total: i64 = 0
    lo = k.lo[p]
    hi = k.hi[p]
    while lo != 0:
        bit = lo & -lo
        kind = t.bit_of[bit % 67]
        total += t.values[kind]
        if hi & bit != 0:
            total += t.values[kind]
        lo ^= bit
    return total


def run(t: Tables, seed: i64, deals: i64, most: i64) -> tuple[int, int]:
    """Play seeded deals; return the moves made and a checksum over moves, winners and hands (equal in every build)."""
    moves: i64 = 0
    check: i64 = 0
    k = Kernel(t, 1, None)
    i: i64 = 0
    while i < deals:
        k.clear()
        k.x = seeded(seed + i, 1)
        begin(k, False)
        winner = play_out(k, most)
        moves += k.moves
        check = (check * 31 + k.moves * 16 + winner + 1) & 0xFFFFFFFF
        p: i64 = 0
        while p < t.players:
            check = (check * 31 + points_left(k, p)) & 0xFFFFFFFF
            p += 1
        i += 1
    return moves, check
