"""Moves: lay a card, draw, pass, jump in, point out, announce.  The caller has checked that they are allowed."""

from __future__ import annotations

from maumau.engine.cards import JOKER
from maumau.engine.kernel._vec import i64
from maumau.engine.kernel.announce import (
    announce_late,
    left_one,
    left_wilds,
    log_challenge,
    pay_for_silence,
    said_what,
    turn_has_passed,
)
from maumau.engine.kernel.codes import (
    AGAIN,
    CHAIN,
    CLAIM,
    COVER,
    COVERED,
    DRAWN,
    EV_PASSED,
    EV_PLAYED,
    EV_WRONG_CARD,
    NAMED,
    NAMES_NONE,
    NOMINATE,
    NOT_OWED,
    PLAIN,
    SEARCH,
    TURN,
    WHY_OWED,
    WHY_SEARCH,
    WHY_TURN,
    WHY_WRONG_CARD,
)
from maumau.engine.kernel.effects import act
from maumau.engine.kernel.finish import hand_is_empty, let_stand, refute, void, win
from maumau.engine.kernel.matching import names_suit
from maumau.engine.kernel.state import Kernel


def play(k: Kernel, kind: i64, as_kind: i64, suit: i64, announce: bool) -> None:
    """The seat to move lays a card; a joker as `as_kind`, a wild card naming `suit` (-1: none)."""
    t = k.t
    p = k.turn
    k.moves += 1
    if t.window_moves:
        k.calls &= NOT_OWED  # the next move closes the window
    if k.phase == SEARCH:
        lay_cover(k, kind, announce)
        return
    effect = t.eff[as_kind]
    before = k.state
    size = k.lay(p, kind)
    k.state = as_kind if suit < 0 else NAMED + suit
    if effect == PLAIN and size > 1 and not announce and not k.logging:
        if k.calls != 0:
            k.calls &= t.clear[p]
        k.advance(1)
        return
    wild = (
        effect == NOMINATE
        and kind < JOKER
        and (suit >= 0 or (size == 0 and names_suit(k, before, as_kind) != NAMES_NONE))
    )
    laid(k, kind, as_kind, suit, effect, announce, wild)


def laid(k: Kernel, kind: i64, as_kind: i64, suit: i64, effect: i64, announce: bool, wild: bool) -> None:
    """All that follows a laid card: announcement, end of the deal, effect."""
    t = k.t
    p = k.turn
    size = k.size[p]
    had = k.calls & t.bit[p] != 0
    k.calls &= t.clear[p]
    if size == 1:
        left_one(k, p, announce)
    elif announce and size > 1:
        left_wilds(k, p)
    if k.logging:
        extra: i64 = as_kind + 64 * (suit + 1) + said_what(k, p)
        k.log.extend((EV_PLAYED, int(p), int(kind), int(extra)))
    if size == 0:
        hand_is_empty(k, p, as_kind, effect, had, 1 if wild else 0)
    else:
        act(k, as_kind, effect)


def draw(k: Kernel, announce: bool) -> None:
    """The seat to move draws: one card, all it owes, or the whole search."""
    p = k.turn
    phase = k.phase
    k.moves += 1
    if k.t.window_moves:
        k.calls &= NOT_OWED
    if phase == CHAIN:
        take_owed(k)
    elif phase == SEARCH:
        search(k, announce)
    else:
        k.draw(p, 1, WHY_TURN)
        k.drawn_n += 1
        if phase == TURN:
            k.phase = DRAWN


def take_owed(k: Kernel) -> None:
    """Take all cards owed; the turn is lost or goes on as an ordinary one (A-077, A-097, A-132)."""
    k.draw(k.turn, k.pending, WHY_OWED)
    k.pending = 0
    if k.t.ends_turn[k.chain] != 0:
        k.advance(1)
    else:
        k.phase = TURN
        k.drawn_n = 0


def search(k: Kernel, announce: bool) -> None:
    """Draw until a cover comes, and lay it (S2-32 … S2-34, A-108 … A-114)."""
    p = k.turn
    cover = k.t.search_mask[k.chain // 13]
    while k.can_draw():
        k.draw(p, 1, WHY_SEARCH)
        if k.t.bit[k.drawn] & cover != 0:
            if k.size[p] > 1 or k.t.forbidden & k.t.bit[k.drawn] == 0:
                lay_cover(k, k.drawn, announce)
                return
    k.advance(1)


def lay_cover(k: Kernel, kind: i64, announce: bool) -> None:
    """Cover a searching card: a wild card sets no suit, and only the own replay is suppressed (A-109, A-110)."""
    suit = k.chain // 13
    effect = k.t.eff[kind]
    name: i64 = -1
    if kind >= JOKER or k.t.wild & k.t.bit[kind] != 0:
        effect = PLAIN
        name = suit
    elif effect == AGAIN or effect == COVERED or effect == NOMINATE:
        effect = PLAIN
    k.lay(k.turn, kind)
    k.state = kind if name < 0 else NAMED + name
    laid(k, kind, kind, -1, effect, announce, False)


def pass_turn(k: Kernel) -> None:
    """The seat to move passes; when all have, with nothing to draw, the deal is void (A-033, A-034)."""
    p = k.turn
    k.moves += 1
    if k.logging:
        k.log.extend((EV_PASSED, int(p), 0, 0))
    if k.phase == CLAIM:
        let_stand(k)
        return
    if k.t.window_moves:
        k.calls &= NOT_OWED
    if not k.can_draw():
        k.passes += 1
        if k.passes >= k.t.players:
            void(k)
            return
    k.advance(1)
    turn_has_passed(k, p)


def jump_in(k: Kernel, p: i64, announce: bool) -> None:
    """Lay the twin of the top card out of turn; play goes on behind the jumper (S1-16 … S1-18, A-150)."""
    kind = k.jump
    k.turn = p
    k.phase = TURN
    play(k, kind, kind, -1, announce)


def challenge(k: Kernel, by: i64, p: i64) -> None:
    """Point out that a seat has not announced (S0-51, S1-11, S3-69); the turn does not change (A-076)."""
    log_challenge(k, by, p)
    if k.phase == CLAIM:
        refute(k)
    else:
        pay_for_silence(k, p)


def announce(k: Kernel, p: i64) -> None:
    """Announce late."""
    announce_late(k, p)


def play_all(k: Kernel, kinds: list[int]) -> None:
    """Lay a hand of announced wild cards at once, in this order, and win (S0-64, S0-97, A-049)."""
    p = k.turn
    k.moves += 1
    if k.t.window_moves:
        k.calls &= NOT_OWED
    last: i64 = -1
    for each in kinds:
        last = each
        k.lay(p, last)
        if k.logging:
            k.log.extend((EV_PLAYED, int(p), int(last), int(last)))
    k.state = last
    k.calls &= k.t.clear[p]
    win(k, p, last, len(kinds))


def wrong_card(k: Kernel, kind: i64) -> None:
    """A card that does not fit goes back; penalty, also what is owed, and the turn is over (S3-70, A-165)."""
    p = k.turn
    k.moves += 1
    if k.t.window_moves:
        k.calls &= NOT_OWED
    if k.logging:
        k.log.extend((EV_WRONG_CARD, int(p), int(kind), 0))
    k.draw(p, k.t.wrong_penalty, WHY_WRONG_CARD)
    if k.phase == CHAIN:
        k.draw(p, k.pending, WHY_OWED)
        k.pending = 0
    k.advance(1)


def may_lay_all(k: Kernel) -> bool:
    """Whether the seat to move may lay its whole hand of wild cards at once (S0-62 … S0-64, A-048 … A-051)."""
    t = k.t
    p = k.turn
    if not t.several or k.calls & t.bit[p] == 0 or k.size[p] < 2 or (k.phase > DRAWN and k.phase != COVER):
        return False
    hand = k.lo[p]
    return hand & ~t.wild == 0 and hand & t.legal[k.state] != 0 and hand & t.forbidden == 0
