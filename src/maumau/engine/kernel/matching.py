"""What the seat to move may do: the one place that decides it, for people, players and playouts alike."""

from __future__ import annotations

from maumau.engine.cards import JOKER
from maumau.engine.kernel._vec import i64
from maumau.engine.kernel.codes import (
    AFTER_ANY,
    AFTER_DRAWN,
    CHAIN,
    CLAIM,
    COVER,
    DRAWN,
    NAMED,
    NAMES_MAY,
    NAMES_MUST,
    NAMES_NONE,
    NOMINATE,
    SEARCH,
    TURN,
    WILD_NAMED_SUIT,
)
from maumau.engine.kernel.state import Kernel


def follows(k: Kernel) -> i64:
    """The kinds that may be laid in this context, whatever is in the hand; jokers count as their own bits."""
    phase = k.phase
    if phase == TURN or phase == COVER or phase == DRAWN:
        return k.t.legal[k.state]
    if phase == CHAIN:
        return k.t.answers[k.chain]
    if phase == SEARCH and k.t.from_hand[k.chain] != 0:
        return k.t.search_mask[k.chain // 13]
    return 0


def legal_mask(k: Kernel) -> i64:
    """The kinds of the hand that the seat to move may lay now."""
    t = k.t
    p = k.turn
    phase = k.phase
    if phase == TURN or phase == COVER:
        mask = k.lo[p] & t.legal[k.state]
    elif phase == DRAWN:
        mask = k.lo[p] & t.legal[k.state]
        if t.after_draw != AFTER_ANY:
            mask &= drawn_bits(k) if t.after_draw == AFTER_DRAWN else 0
    else:
        mask = k.lo[p] & follows(k)
    if mask & t.forbidden != 0 and k.size[p] == 1:
        mask &= ~t.forbidden  # S3-50, A-163
    return mask


def drawn_bits(k: Kernel) -> i64:
    """The card just drawn; jokers are alike."""
    return k.t.jokers if k.drawn >= JOKER else k.t.bit[k.drawn]


def joker_stands_for(k: Kernel) -> i64:
    """The kinds 0‥51 that a joker may be declared as now (A-138, A-139)."""
    t = k.t
    kinds = follows(k) & t.pack_mask
    if t.forbidden != 0 and k.size[k.turn] == 1:
        kinds &= ~t.forbidden
    return kinds


def names_suit(k: Kernel, state: i64, as_kind: i64) -> i64:
    """Whether laying a card on a match state names a suit: `NAMES_NONE`, `NAMES_MUST` or `NAMES_MAY` (S1-42, A-042,
    A-043)."""
    t = k.t
    if t.eff[as_kind] != NOMINATE:
        return NAMES_NONE
    wild = t.wild & t.bit[as_kind]
    if wild != 0 and t.wild_on_wild == WILD_NAMED_SUIT and state == NAMED + as_kind // 13:
        return NAMES_NONE
    if wild != 0 and t.wild_may_be_plain and state < NAMED and state // 13 == as_kind // 13:
        return NAMES_MAY
    return NAMES_MUST


def may_draw(k: Kernel, mask: i64) -> bool:
    """Whether the seat to move, who could lay `mask`, may draw (S0-34, S0-37, A-027, A-028, A-119, A-121)."""
    phase = k.phase
    t = k.t
    if phase == CHAIN:
        return True
    if phase == SEARCH:
        return mask == 0
    if phase > SEARCH or not k.can_draw():
        return False
    if phase == TURN:
        return t.draw_when_able or mask == 0
    if phase == COVER:
        if k.drawn_n == 0:
            return t.draw_when_able or mask == 0
        return mask == 0 and t.cover_once[k.state] == 0
    return k.drawn_n < t.draw_limit or (t.draw_limit == 0 and mask == 0)


def may_pass(k: Kernel, mask: i64) -> bool:
    """Whether the seat to move may pass (S0-36, S0-38, A-025, A-033, A-119)."""
    phase = k.phase
    t = k.t
    if phase == CLAIM:
        return True
    if phase == DRAWN and t.draw_limit > 0 and k.drawn_n >= t.draw_limit:
        return True
    if phase == COVER:
        if mask != 0:
            return False
        return not k.can_draw() or (k.drawn_n > 0 and t.cover_once[k.state] != 0)
    if phase == TURN or phase == DRAWN:
        return not k.can_draw() and (t.pass_free or mask == 0)
    return False
