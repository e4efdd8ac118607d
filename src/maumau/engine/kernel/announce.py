"""The last-card announcement: saying it with the card, late, pointing out that it was not said (S0-48 … S0-64, S1-09
… S1-11)."""

from __future__ import annotations

from maumau.engine.kernel._vec import i64
from maumau.engine.kernel.codes import (
    CLAIM,
    DREW_ONE,
    EV_ANNOUNCED,
    EV_CHALLENGED,
    OWED,
    SAID,
    SAID_WILD,
    SAID_WILD_TOO,
    SILENT,
    WHY_NOT_ANNOUNCED,
)
from maumau.engine.kernel.state import Kernel


def say(k: Kernel, p: i64) -> None:
    """An announcement is in force; its word tells whether only wild cards are left (S0-59, S2-25, A-054)."""
    t = k.t
    k.calls |= t.bit[p]
    if t.wild_word and k.lo[p] & ~t.wild == 0:
        k.calls |= t.bit[p + SAID_WILD]


def left_one(k: Kernel, p: i64, announce: bool) -> None:
    """After a play that left one card: it is announced, or may be pointed out."""
    if announce and k.t.announce_on:
        say(k, p)
    else:
        k.mark_silent(p)


def left_wilds(k: Kernel, p: i64) -> None:
    """After an announced play that left several cards: it holds if all of them are wild (S0-63, A-050)."""
    t = k.t
    if t.several and t.announce_on and k.lo[p] & ~t.wild == 0:
        say(k, p)


def said_what(k: Kernel, p: i64) -> i64:
    """How the log tells the seat's announcement: 0, `SAID`, or `SAID` and `SAID_WILD_TOO`."""
    if k.calls & k.t.bit[p] == 0:
        return 0
    return SAID + SAID_WILD_TOO if said_wild(k, p) else SAID


def said_wild(k: Kernel, p: i64) -> bool:
    """Whether the seat's announcement in force was that of wild cards."""
    return k.calls & k.t.bit[p + SAID_WILD] != 0


def is_announced(k: Kernel, p: i64) -> bool:
    """Whether the seat's announcement is in force."""
    return k.calls & k.t.bit[p] != 0


def may_announce_late(k: Kernel, p: i64) -> bool:
    """Whether the seat holds one card it may still announce (A-058, A-073)."""
    return k.calls & k.t.bit[p + SILENT] != 0


def may_challenge(k: Kernel, by: i64, p: i64) -> bool:
    """Whether a seat may point out that another one has not announced (A-061, A-062, A-063, A-075)."""
    if by == p:
        return False
    if k.phase == CLAIM:
        return p == k.claimant
    return k.calls & k.t.bit[p + OWED] != 0


def announce_late(k: Kernel, p: i64) -> None:
    """Announce out of turn."""
    k.moves += 1
    k.calls &= k.t.clear[p]
    say(k, p)
    if k.logging:
        k.log.extend((EV_ANNOUNCED, int(p), 0, int(said_what(k, p))))


def pay_for_silence(k: Kernel, p: i64) -> None:
    """The penalty for a missing announcement; settled with it, whatever could be drawn (A-061, A-076)."""
    k.calls &= k.t.clear[p]
    k.draw(p, k.t.announce_penalty, WHY_NOT_ANNOUNCED)


def log_challenge(k: Kernel, by: i64, p: i64) -> None:
    """Count and note a challenge."""
    k.moves += 1
    if k.logging:
        k.log.extend((EV_CHALLENGED, int(by), int(p), 0))


def turn_has_passed(k: Kernel, p: i64) -> None:
    """A last card that was drawn has to be announced from now on, where the rule set says so (A-073)."""
    mark = k.t.bit[p + DREW_ONE]
    if k.calls & mark != 0:
        k.calls ^= mark
        k.mark_silent(p)
