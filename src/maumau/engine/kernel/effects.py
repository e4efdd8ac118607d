"""What a laid card does to others and to the turn; one small function for each effect (table A-168)."""

from __future__ import annotations

from maumau.engine.kernel._vec import i64
from maumau.engine.kernel.codes import (
    AGAIN,
    CHAIN,
    COVER,
    COVERED,
    EV_OWES,
    EV_SKIPPED,
    EV_TURNED,
    HIT_NEXT,
    HIT_PREVIOUS,
    OWE_NEXT,
    OWE_PREVIOUS,
    REVERSE,
    SEARCH,
    SEARCHED,
    SKIP,
    TURN,
    WHY_FINAL,
    WHY_HIT,
)
from maumau.engine.kernel.state import Kernel


def act(k: Kernel, as_kind: i64, effect: i64) -> None:
    """Apply the effect of a card that the seat to move has laid, and pass the turn on."""
    if effect == SKIP:
        skip(k)
    elif effect == AGAIN:
        again(k)
    elif effect == COVERED:
        must_cover(k)
    elif effect == REVERSE:
        reverse(k)
    elif effect == OWE_NEXT:
        owe(k, as_kind)
    elif effect == OWE_PREVIOUS:
        turn_round(k)
        owe(k, as_kind)
    elif effect == HIT_NEXT or effect == HIT_PREVIOUS:
        k.draw(victim_of(k, effect), k.t.amount[as_kind], WHY_HIT)
        k.advance(1)
    elif effect == SEARCHED:
        k.advance(1)
        k.phase = SEARCH
        k.chain = as_kind
    else:
        k.advance(1)


def skip(k: Kernel) -> None:
    """The next seat loses its turn; with two players the same seat plays on (S0-90, S0-91, S3-74)."""
    if k.logging:
        k.log.extend((EV_SKIPPED, int(k.neighbour(k.turn, 1)), 0, 0))
    k.advance(2)


def again(k: Kernel) -> None:
    """A complete new turn with a draw of its own (S0-85, S2-27, A-116, A-117)."""
    k.phase = TURN
    k.drawn_n = 0


def must_cover(k: Kernel) -> None:
    """The card must not remain uncovered (S1-22, A-119)."""
    k.phase = COVER
    k.drawn_n = 0


def turn_round(k: Kernel) -> None:
    """Change the direction of play (S0-106, S1-34, S2-45)."""
    k.dir = -k.dir
    if k.logging:
        k.log.extend((EV_TURNED, -1, int(k.dir), 0))


def reverse(k: Kernel) -> None:
    """The direction turns and the neighbour on that side plays; two players may play it as a skip (A-130, A-131)."""
    turn_round(k)
    if k.t.reverse_skips:
        skip(k)
    else:
        k.advance(1)


def owe(k: Kernel, as_kind: i64) -> None:
    """The next seat owes cards: it may answer or take them all (S0-81 … S0-83, S1-26 … S1-31, S1-46)."""
    k.pending += k.t.amount[as_kind]
    k.advance(1)
    k.phase = CHAIN
    k.chain = as_kind
    if k.logging:
        k.log.extend((EV_OWES, int(k.turn), int(k.pending), 0))


def victim_of(k: Kernel, effect: i64) -> i64:
    """The seat that a card hits at once: the next one, or the seat before the thrower (A-090 … A-094)."""
    return k.neighbour(k.turn, 1 if effect == HIT_NEXT else -1)


def final_act(k: Kernel, as_kind: i64, effect: i64) -> None:
    """Cards owed through the last card are drawn before counting, without an answer (S0-67, S0-74, A-085, A-086,
    A-158)."""
    if effect == OWE_PREVIOUS:
        turn_round(k)
    if effect == OWE_NEXT or effect == OWE_PREVIOUS:
        k.pending += k.t.amount[as_kind]
        k.draw(k.neighbour(k.turn, 1), k.pending, WHY_FINAL)
    elif effect == HIT_NEXT or effect == HIT_PREVIOUS:
        k.draw(victim_of(k, effect), k.t.amount[as_kind], WHY_FINAL)
    k.pending = 0
