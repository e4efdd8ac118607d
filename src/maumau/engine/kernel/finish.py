"""The last card: whether it wins, goes on, costs a penalty, or stands until somebody points out the silence (A-059,
A-060)."""

from __future__ import annotations

from maumau.engine.kernel._vec import i64
from maumau.engine.kernel.announce import is_announced, pay_for_silence
from maumau.engine.kernel.codes import (
    CLAIM,
    EV_VOID,
    EV_WON,
    LAST_CLAIM,
    LAST_PENALTY,
    LAST_WINS,
    OVER,
    WIN,
)
from maumau.engine.kernel.effects import act, final_act
from maumau.engine.kernel.state import Kernel


def wins_with(k: Kernel, p: i64, as_kind: i64) -> bool:
    """Whether laying this card as the last one ends the deal at once."""
    if k.t.finish[as_kind] != WIN:
        return False
    return k.t.last_rule == LAST_WINS or is_announced(k, p)


def hand_is_empty(k: Kernel, p: i64, as_kind: i64, effect: i64, announced: bool, wilds: i64) -> None:
    """The seat to move has laid its last card; `effect` is what it does if play goes on."""
    t = k.t
    silent = t.last_rule != LAST_WINS and not announced
    if silent and t.last_rule == LAST_PENALTY:
        pay_for_silence(k, p)
        act(k, as_kind, effect)
    elif t.finish[as_kind] != WIN:
        act(k, as_kind, effect)
    elif silent and t.last_rule == LAST_CLAIM:
        claim(k, p, as_kind, wilds)
    else:
        win(k, p, as_kind, wilds)


def win(k: Kernel, p: i64, as_kind: i64, wilds: i64) -> None:
    """The deal is over; the cards that the last one assigns are drawn first."""
    k.turn = p
    k.winner = p
    k.wilds = wilds
    if k.t.final_effects:
        final_act(k, as_kind, k.t.eff[as_kind])
    k.pending = 0
    k.phase = OVER
    if k.logging:
        k.log.extend((EV_WON, int(p), int(wilds), 0))


def claim(k: Kernel, p: i64, as_kind: i64, wilds: i64) -> None:
    """The others, one after the other, let the unannounced win stand, or one of them points it out (A-060)."""
    k.advance(1)
    k.phase = CLAIM
    k.claim = as_kind
    k.claimant = p
    k.wilds = wilds
    k.passes = 0


def let_stand(k: Kernel) -> None:
    """One seat says nothing to a claim; when all have, it is a win."""
    k.passes += 1
    p = k.claimant
    if k.passes >= k.t.players - 1:
        win(k, p, k.claim, k.wilds)
        return
    k.advance(1)
    k.phase = CLAIM


def refute(k: Kernel) -> None:
    """Somebody points out a claim: penalty, and the card's effect applies as usual (A-059)."""
    p = k.claimant
    k.turn = p
    k.wilds = 0
    pay_for_silence(k, p)
    act(k, k.claim, k.t.eff[k.claim])
    k.claim = -1


def void(k: Kernel) -> None:
    """Nobody can go on (A-034)."""
    k.phase = OVER
    k.winner = -1
    if k.logging:
        k.log.extend((EV_VOID, -1, 0, 0))
