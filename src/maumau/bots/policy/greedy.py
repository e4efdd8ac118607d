"""The greedy policy: lay the card that weighs most, announce always, point out silence, jump in.

One function for a seat at a table, for playouts and for whole simulated deals.
"""

from __future__ import annotations

from typing import Final

from maumau.bots.policy.choice import (
    ANNOUNCE,
    CHALLENGE,
    DRAW,
    JUMP_IN,
    LAY_ALL,
    NOTHING,
    PASS,
    SAID,
    WHAT,
    carry_out,
    laying,
)
from maumau.bots.policy.mind import DRAW_BELOW, PASS_BELOW, Mind, watch
from maumau.bots.policy.weigh import weigh
from maumau.engine.kernel._vec import i64
from maumau.engine.kernel.announce import may_announce_late, may_challenge
from maumau.engine.kernel.codes import CLAIM, DRAWN, NAMES_MAY, NAMES_NONE, NOMINATE, OVER, SEARCH, TURN
from maumau.engine.kernel.finish import wins_with
from maumau.engine.kernel.matching import joker_stands_for, legal_mask, may_draw, may_pass, names_suit
from maumau.engine.kernel.state import Kernel
from maumau.engine.kernel.turn import may_lay_all

LEAST: Final = -1000000000


def decide(k: Kernel, m: Mind) -> i64:
    """The choice of the seat to move."""
    if k.phase == CLAIM:
        return CHALLENGE * WHAT + k.claimant
    mask = legal_mask(k)
    if mask == 0:
        return DRAW * WHAT if may_draw(k, 0) else PASS * WHAT
    if k.t.several and k.calls != 0 and may_lay_all(k):
        return LAY_ALL * WHAT
    if m.eager and mask & (mask - 1) == 0 and mask & k.t.jokers == 0:
        only = k.t.bit_of[mask % 67]
        return naming(k, m, only, only)
    best: i64 = -1
    most: i64 = LEAST
    rest = mask & ~k.t.jokers
    while rest != 0:
        kind = k.t.bit_of[(rest & -rest) % 67]
        choice = naming(k, m, kind, kind)
        worth = weigh(k, m, kind, kind, (choice >> 12 & 7) - 1)
        if worth > most:
            most = worth
            best = choice
        rest &= rest - 1
    jokers = mask & k.t.jokers
    if jokers != 0:
        kind = k.t.bit_of[(jokers & -jokers) % 67]
        choice = joker(k, m, kind)
        worth = weigh(k, m, kind, choice >> 6 & 63, (choice >> 12 & 7) - 1)
        if worth > most:
            most = worth
            best = choice
    return rather(k, m, mask, best, most)


def rather(k: Kernel, m: Mind, mask: i64, best: i64, worth: i64) -> i64:
    """The best card, or drawing or passing instead where it is worth too little."""
    phase = k.phase
    if phase == TURN and worth < m.w[DRAW_BELOW] and may_draw(k, mask):
        return DRAW * WHAT
    if phase == DRAWN and worth < m.w[PASS_BELOW] and may_pass(k, mask):
        return PASS * WHAT
    return best


def naming(k: Kernel, m: Mind, kind: i64, as_kind: i64) -> i64:
    """The best way to lay this card: as what it stands for, with the best suit named."""
    say = announces(k, kind)
    if k.t.eff[as_kind] != NOMINATE or k.phase == SEARCH:
        return laying(kind, as_kind, -1, say)
    names = names_suit(k, k.state, as_kind)
    if names == NAMES_NONE or (k.size[k.turn] == 1 and wins_with(k, k.turn, as_kind)):
        return laying(kind, as_kind, -1, say)
    best: i64 = -1
    most: i64 = LEAST
    suit: i64 = -1 if names == NAMES_MAY else 0
    while suit < 4:
        worth = weigh(k, m, kind, as_kind, suit)
        if worth > most:
            most = worth
            best = suit
        suit += 1
    return laying(kind, as_kind, best, say)


def joker(k: Kernel, m: Mind, kind: i64) -> i64:
    """The best way to lay a joker."""
    stands = joker_stands_for(k)
    best: i64 = -1
    most: i64 = LEAST
    while stands != 0:
        as_kind = k.t.bit_of[(stands & -stands) % 67]
        choice = naming(k, m, kind, as_kind)
        worth = weigh(k, m, kind, as_kind, (choice >> 12 & 7) - 1)
        if worth > most:
            most = worth
            best = choice
        if k.phase == SEARCH:
            return best
        stands &= stands - 1
    return best


def announces(k: Kernel, kind: i64) -> bool:
    """Whether laying this card calls for an announcement."""
    t = k.t
    if not t.announce_on:
        return False
    p = k.turn
    if k.size[p] == 2:
        return True
    if not t.several or k.size[p] < 2:
        return False
    bit = t.bit[kind]
    return (k.lo[p] ^ bit ^ (k.hi[p] & bit)) & ~t.wild == 0


def out_of_turn(k: Kernel, seat: i64) -> i64:
    """What a seat does between moves: announce late, point out silence, jump in; `NOTHING` otherwise."""
    t = k.t
    if may_announce_late(k, seat):
        return ANNOUNCE * WHAT
    p: i64 = 0
    while p < t.players:
        if may_challenge(k, seat, p):
            return CHALLENGE * WHAT + p
        p += 1
    if k.jump >= 0 and seat != k.turn and (k.phase == TURN or k.phase == DRAWN) and k.lo[seat] & t.bit[k.jump] != 0:
        return JUMP_IN * WHAT + k.jump + (SAID if t.announce_on and k.size[seat] == 2 else 0)
    return NOTHING * WHAT


def between(k: Kernel) -> None:
    """After a move: every seat does what it does out of turn."""
    t = k.t
    p: i64 = 0
    if k.calls >= 256:
        while p < t.players:
            if may_announce_late(k, p):
                carry_out(k, p, ANNOUNCE * WHAT)
            elif k.calls & t.bit[p + 16] != 0:
                carry_out(k, k.neighbour(p, 1), CHALLENGE * WHAT + p)
            p += 1
    if k.jump < 0 or k.phase != TURN:
        return
    p = 0
    while p < t.players:
        if k.lo[p] & t.bit[k.jump] != 0 and p != k.turn:
            carry_out(k, p, out_of_turn(k, p))
            return
        p += 1


def move(k: Kernel, m: Mind) -> None:
    """One move of the seat to move, remembered."""
    p = k.turn
    phase = k.phase
    state = k.state
    choice = decide(k, m)
    carry_out(k, p, choice)
    watch(m, k, p, choice, phase, state)


def play_on(k: Kernel, m: Mind, most: i64) -> i64:
    """Play on greedily until the deal is over or `most` moves are made; return the winner, -1 for none."""
    busy = k.t.announce_on or k.t.jump_on
    while k.phase != OVER and k.moves < most:
        move(k, m)
        if busy and k.phase != OVER:
            between(k)
    return k.winner
