"""Readings of a kernel that several modules of the engine share: names, suits, marks."""

from __future__ import annotations

from maumau.engine.cards import JOKER, NAMES, SUITS, parse_card, suit_of
from maumau.engine.kernel.codes import (
    ANNOUNCED,
    ANY_BUT_WILD,
    CLAIM,
    NAMED,
    OWED,
    SAID_WILD,
)
from maumau.engine.kernel.finish import wins_with
from maumau.engine.kernel.matching import legal_mask
from maumau.engine.kernel.state import Kernel


def bits(mask: int) -> list[int]:
    """The kinds of a mask, lowest first."""
    out = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out


def suit_in_force(k: Kernel) -> str:
    """The suit to be matched, one letter; empty where any card fits."""
    state = k.state
    if state >= ANY_BUT_WILD - 1:
        return ""
    return SUITS[state - NAMED] if state >= NAMED else SUITS[suit_of(state)]


def top_name(k: Kernel) -> str:
    """The name of the card on top."""
    return NAMES[k.top()] if k.pile_n else ""


def find_in_hand(k: Kernel, seat: int, name: str) -> int | None:
    """The kind of a named card in a hand; for a joker one that may be laid, if any."""
    kind = parse_card(name)
    if kind < JOKER:
        return kind if k.lo[seat] >> kind & 1 else None
    held = bits(k.lo[seat] & k.t.jokers)
    legal = legal_mask(k)
    return next((joker for joker in held if legal >> joker & 1), held[0] if held else None)


def marked(k: Kernel, mark: int) -> tuple[int, ...]:
    """The seats that carry a mark of `Kernel.calls`."""
    marks = k.calls >> mark & 0xFF
    return tuple(bits(marks)) if marks else ()


def announced_seats(k: Kernel) -> tuple[int, ...]:
    """The seats whose announcement is in force."""
    return marked(k, ANNOUNCED)


def announced_wild_seats(k: Kernel) -> tuple[int, ...]:
    """The seats whose announcement said that only wild cards are left (S0-59)."""
    return marked(k, SAID_WILD)


def challengeable_seats(k: Kernel) -> tuple[int, ...]:
    """The seats that another one may challenge now."""
    return (int(k.claimant),) if k.phase == CLAIM else marked(k, OWED)


def ends_deal(k: Kernel, as_kind: int) -> bool:
    """Whether this card, laid by the seat to move, wins at once: then no suit need be named."""
    return bool(k.size[k.turn] == 1 and wins_with(k, k.turn, as_kind))
