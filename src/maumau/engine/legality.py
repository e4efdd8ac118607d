"""The legal moves of a seat, listed.

`refusing.why_illegal` says the same for one move, with the reason; tests hold the two together.  Both ask
`kernel.matching` what may be laid, drawn and passed: the rules stand there.
"""

from __future__ import annotations

from functools import cache

from maumau.engine.cards import JOKER, NAMES, SUITS
from maumau.engine.kernel.announce import may_announce_late, may_challenge
from maumau.engine.kernel.codes import (
    CUT,
    DRAWN,
    NAMES_MAY,
    NAMES_NONE,
    OVER,
    SEARCH,
    TAKE,
    TURN,
)
from maumau.engine.kernel.matching import joker_stands_for, legal_mask, may_draw, may_pass, names_suit
from maumau.engine.kernel.state import Kernel
from maumau.engine.kernel.turn import may_lay_all
from maumau.engine.looks import bits, ends_deal
from maumau.engine.moves import Move, MoveKind


@cache
def move_of(kind: MoveKind, card: str = "", as_card: str = "", suit: str = "", target: int = -1) -> Move:
    """A move that seats have again and again: the same value each time, for there are few and making one takes long."""
    return Move(kind, (card,) if card else (), as_card, suit, target=target)


DRAW, PASS, LATE = move_of("draw"), move_of("pass"), move_of("announce")


def legal_moves(k: Kernel, seat: int) -> list[Move]:
    """All moves a seat has now, without announcements on plays, in a fixed order."""
    if k.phase == OVER:
        return []
    moves = turn_moves(k) if seat == k.turn else jump_moves(k, seat)
    if k.phase not in (CUT, TAKE):
        moves += [move_of("challenge", target=p) for p in range(k.t.players) if may_challenge(k, seat, p)]
        if may_announce_late(k, seat):
            moves.append(LATE)
    return moves


def turn_moves(k: Kernel) -> list[Move]:
    """The moves of the seat to move."""
    if k.phase == CUT:
        return [Move("cut", position=n) for n in range(k.t.min_cut, k.t.n_cards)]
    if k.phase == TAKE:
        return [move_of("take"), move_of("leave")]
    mask = legal_mask(k)
    moves = []
    for kind in bits(one_joker(k, mask)):
        moves += plays_of(k, kind)
    if may_lay_all(k):
        moves.append(Move("play", tuple(NAMES[kind] for kind in all_wilds(k))))
    if may_draw(k, mask):
        moves.append(DRAW)
    if may_pass(k, mask):
        moves.append(PASS)
    return moves


def one_joker(k: Kernel, mask: int) -> int:
    """The mask with its lowest joker only: jokers are alike."""
    jokers = mask & k.t.jokers
    return mask ^ (jokers & (jokers - 1))


def plays_of(k: Kernel, kind: int) -> list[Move]:
    """The ways to lay one card."""
    name = NAMES[kind]
    if kind < JOKER:
        return [move_of("play", name, "", suit) for suit in suits_of(k, kind)]
    stands = bits(joker_stands_for(k))
    if k.phase == SEARCH:
        return [move_of("play", name, NAMES[stands[0]])] if stands else []
    return [move_of("play", name, NAMES[card], suit) for card in stands for suit in suits_of(k, card)]


def suits_of(k: Kernel, as_kind: int) -> list[str]:
    """The suits that laying a card may name; an empty text where it names none."""
    names = NAMES_NONE if k.phase == SEARCH else names_suit(k, k.state, as_kind)
    if names == NAMES_NONE or ends_deal(k, as_kind):
        return [""]
    return ([""] if names == NAMES_MAY else []) + list(SUITS)


def all_wilds(k: Kernel) -> list[int]:
    """A hand of wild cards in kind order, the first one legal."""
    p = k.turn
    kinds = sorted(bits(k.lo[p]) + bits(k.hi[p]))
    legal = legal_mask(k)
    first = next(kind for kind in kinds if legal >> kind & 1)
    kinds.remove(first)
    return [first, *kinds]


def jump_moves(k: Kernel, seat: int) -> list[Move]:
    """The jump-in of a seat that is not to move."""
    if k.jump < 0 or k.phase not in (TURN, DRAWN) or not k.lo[seat] >> k.jump & 1:
        return []
    return [move_of("jump-in", NAMES[k.jump])]
