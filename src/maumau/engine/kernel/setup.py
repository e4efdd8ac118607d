"""Before the first turn: the cut that may win strong cards, the deal, the start card (S0-14 … S0-28, A-010 … A-022).

With a ceremony the cut and each choice of the cutter are moves; without one chance cuts and the cutter takes (S0-23).
"""

from __future__ import annotations

from maumau.engine.cards import JOKER
from maumau.engine.kernel._vec import i64
from maumau.engine.kernel.codes import (
    AGAIN,
    ANY,
    ANY_BUT_WILD,
    COVERED,
    CUT,
    EV_CUT,
    EV_DEALT,
    EV_LEFT,
    EV_REDEALT,
    EV_START,
    EV_TOOK,
    NOMINATE,
    PLAIN,
    TAKE,
    TURN,
    WHY_DEALT,
    WILD_NEVER,
)
from maumau.engine.kernel.effects import act
from maumau.engine.kernel.state import Kernel

MOST_KEPT = 3
"""Strong cards that the cutter, or the dealer after him, may keep (S0-20, A-013)."""


def begin(k: Kernel, ceremony: bool) -> None:
    """Shuffle; then wait for the cut, or do all at once."""
    k.ready = not ceremony
    k.order_stock()
    if not (k.t.cut_plain or k.t.cut_specials):
        deal_hands(k)
    elif ceremony:
        k.turn = k.t.cutter
        k.phase = CUT
    else:
        quick_cut(k)


def quick_cut(k: Kernel) -> None:
    """Let chance cut the pack."""
    low = k.t.min_cut
    high = k.t.n_cards - 1
    position: i64 = low
    if k.lazy:
        position = low + k.below(high - low + 1)
    else:
        position = k.oracle.cut(int(k.shuffles - 1), int(low), int(high))
    cut(k, position)


def cut(k: Kernel, position: i64) -> None:
    """Lift so many cards off the pack; where the rule set says so, pull strong cards from their bottom."""
    if k.logging:
        k.log.extend((EV_CUT, int(k.t.cutter), int(position), 0))
    k.packet = position
    k.took = 0
    k.dealer_took = 0
    if k.t.cut_specials:
        pull(k)
    else:
        put_together(k)
        deal_hands(k)


def pull_one(k: Kernel) -> i64:
    """The bottom card of the lifted packet."""
    if k.lazy:
        return k.next_card()
    cards = k.cards
    i = k.stock_n - k.packet
    kind = cards[i]
    n = k.stock_n - 1
    while i < n:
        cards[i] = cards[i + 1]
        i += 1
    k.stock_n = n
    k.packet -= 1
    return kind


def pull(k: Kernel) -> None:
    """Pull cards until one is not strong; the cutter takes up to three (S0-18 … S0-21, S1-04 … S1-06, S2-11 …
    S2-13)."""
    t = k.t
    while True:
        kind = pull_one(k)
        k.pulled = kind
        if t.strong[kind] == 0:
            settle(k)
            return
        if k.took < MOST_KEPT:
            if t.choice and not k.ready:
                k.turn = t.cutter
                k.phase = TAKE
                return
            take_one(k, t.cutter)
        elif t.dealer_specials and k.dealer_took < MOST_KEPT:
            take_one(k, t.dealer)
        else:
            redeal(k)
            return


def take_one(k: Kernel, p: i64) -> None:
    """A strong card goes to the cutter or the dealer."""
    k.give(p, k.pulled)
    if k.took < MOST_KEPT:
        k.took += 1
    else:
        k.dealer_took += 1
    if k.logging:
        k.log.extend((EV_TOOK, int(p), int(k.pulled), 0))
    k.pulled = -1


def take(k: Kernel) -> None:
    """The cutter takes the strong card and pulls the next."""
    take_one(k, k.t.cutter)
    pull(k)


def leave(k: Kernel) -> None:
    """The cutter leaves the strong card where the cut ended (A-010, A-018)."""
    if k.logging:
        k.log.extend((EV_LEFT, int(k.t.cutter), int(k.pulled), 0))
    settle(k)


def redeal(k: Kernel) -> None:
    """All cards go back, are shuffled and cut again by the same seats (S0-21, A-012)."""
    if k.logging:
        k.log.extend((EV_REDEALT, -1, int(k.pulled), 0))
    k.clear()
    begin(k, not k.ready)


def settle(k: Kernel) -> None:
    """The cut has ended with the pulled card: the start card of the pile, or back to its place (A-011, A-017)."""
    kind = k.pulled
    k.pulled = -1
    if k.t.start_from_cut:
        put_together(k)
        k.drawn = kind
        deal_hands(k)
        return
    n = k.stock_n
    if not k.lazy:
        cards = k.cards
        place = n - k.packet
        i = n
        while i > place:
            cards[i] = cards[i - 1]
            i -= 1
        cards[place] = kind
        k.packet += 1
    else:
        k.cards[n] = kind
    k.stock_n = n + 1
    put_together(k)
    deal_hands(k)


def put_together(k: Kernel) -> None:
    """The lifted packet goes under the rest (A-011)."""
    if k.lazy:
        return
    n = k.stock_n
    lifted = k.packet
    old = k.cards[:]
    i: i64 = 0
    while i < n:
        j = n - lifted + i if i < lifted else i - lifted
        k.cards[i] = old[j]
        i += 1
    k.packet = 0


def deal_hands(k: Kernel) -> None:
    """Deal to every seat, in packets; who won cards at the cut gets fewer in the first (S0-25 … S0-28, A-015,
    A-016)."""
    t = k.t
    n = t.players
    start = k.drawn
    p: i64 = 0
    if k.lazy:
        while p < n:
            k.draw(p, t.hand_size - k.size[p], WHY_DEALT)
            p += 1
    else:
        deal_packets(k)
    k.dir = 1
    if t.start_from_cut:
        open_pile(k, start)
    else:
        turn_up(k)


def deal_one(k: Kernel, p: i64) -> None:
    """Deal a card to a seat."""
    kind = k.next_card()
    k.give(p, kind)
    if k.logging:
        k.log.extend((EV_DEALT, int(p), int(kind), 0))


def deal_packets(k: Kernel) -> None:
    """The packets of an ordered pack."""
    t = k.t
    first: i64 = 0
    while first < t.hand_size:
        last = first + t.packet
        if last > t.hand_size:
            last = t.hand_size
        p: i64 = 0
        while p < t.players:
            while k.size[p] < last:
                deal_one(k, p)
            p += 1
        first = last


def turn_up(k: Kernel) -> None:
    """The top card of the stock is the start card; one that must be plain goes under the stock until it is (A-018
    c)."""
    t = k.t
    kind = k.next_card()
    tries: i64 = 0
    while t.plain_start and (kind >= JOKER or t.eff[kind] != PLAIN) and tries < 2 * t.n_cards:
        i = k.stock_n
        if not k.lazy:
            while i > 0:
                k.cards[i] = k.cards[i - 1]
                i -= 1
        k.cards[i] = kind
        k.stock_n += 1
        kind = k.next_card()
        tries += 1
    open_pile(k, kind)


def open_pile(k: Kernel, kind: i64) -> None:
    """Lay the start card and let the first seat begin."""
    k.put(kind)
    if k.logging:
        k.log.extend((EV_START, -1, int(kind), 0))
    k.turn = 0
    k.draws = 0
    k.refills = 0
    start_with(k, kind)


def start_with(k: Kernel, kind: i64) -> None:
    """What the start card does to the first seat, which is the seat to move (S3-23 … S3-25, A-018 … A-022, A-152)."""
    t = k.t
    k.phase = TURN
    k.drawn_n = 0
    k.jump = -1
    k.pending = 0
    k.chain = -1
    k.state = ANY if kind >= JOKER else kind
    if not t.start_acts or kind >= JOKER:
        return
    effect = t.eff[kind]
    if effect == NOMINATE:
        k.state = ANY_BUT_WILD if t.wild_on_wild == WILD_NEVER else ANY
    elif effect != PLAIN and effect != AGAIN and effect != COVERED:
        k.turn = k.neighbour(k.turn, -1)
        act(k, kind, effect)
