"""Moves of the seat to move as single integers, for programs that drive the kernel themselves.

A code is ``kind + 64 * as_kind + 4096 * (suit + 1)`` for a card (``suit`` -1: none named), `DRAW` or `PASS`.  Several
wild cards at once, announcements and moves out of turn have functions of their own in `turn`.
"""

from __future__ import annotations

from typing import Final

from maumau.engine.cards import JOKER
from maumau.engine.kernel._vec import i64
from maumau.engine.kernel.codes import NAMES_MAY, NAMES_NONE, NOMINATE, OVER, SEARCH
from maumau.engine.kernel.matching import joker_stands_for, legal_mask, may_draw, may_pass, names_suit
from maumau.engine.kernel.state import Kernel
from maumau.engine.kernel.turn import draw, pass_turn, play

DRAW: Final = -1
PASS: Final = -2


def legal_codes(k: Kernel) -> list[int]:
    """All moves of the seat to move, cards in kind order; empty when the deal is over."""
    out: list[int] = []
    if k.phase == OVER:
        return out
    t = k.t
    mask = legal_mask(k)
    jokers = mask & t.jokers
    left = mask ^ (jokers & (jokers - 1))
    while left != 0:
        kind = t.bit_of[(left & -left) % 67]
        left &= left - 1
        if kind >= JOKER:
            stands = joker_stands_for(k)
            while stands != 0:
                add_codes(k, out, kind, t.bit_of[(stands & -stands) % 67])
                stands &= stands - 1
        else:
            add_codes(k, out, kind, kind)
    if may_draw(k, mask):
        out.append(DRAW)
    if may_pass(k, mask):
        out.append(PASS)
    return out


def add_codes(k: Kernel, out: list[int], kind: i64, as_kind: i64) -> None:
    """Append the ways to lay one card."""
    code = kind + 64 * as_kind
    names: i64 = NAMES_NONE
    if k.t.eff[as_kind] == NOMINATE and k.phase != SEARCH:
        names = names_suit(k, k.state, as_kind)
    if names == NAMES_NONE or names == NAMES_MAY:
        out.append(int(code))
    if names != NAMES_NONE:
        suit: i64 = 1
        while suit <= 4:
            out.append(int(code + 4096 * suit))
            suit += 1


def step(k: Kernel, code: i64, announce: bool) -> None:
    """Make a legal move; `announce` with it, where it leaves one card."""
    if code >= 0:
        play(k, code & 63, (code >> 6) & 63, (code >> 12) - 1, announce)
    elif code == DRAW:
        draw(k, announce)
    else:
        pass_turn(k)
