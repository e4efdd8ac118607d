"""A choice as one integer, and carrying it out.

``kind | as_kind << 6 | (suit + 1) << 12 | announce << 15 | what << 16``; for a challenge ``kind`` is the seat.
"""

from __future__ import annotations

from typing import Final

from maumau.engine.kernel._vec import i64
from maumau.engine.kernel.codes import SEARCH
from maumau.engine.kernel.random_play import lay_all
from maumau.engine.kernel.state import Kernel
from maumau.engine.kernel.turn import announce, challenge, draw, jump_in, pass_turn, play

LAY: Final = 0
DRAW: Final = 1
PASS: Final = 2
LAY_ALL: Final = 3
CHALLENGE: Final = 4
JUMP_IN: Final = 5
ANNOUNCE: Final = 6
NOTHING: Final = 7

AS: Final = 64
SUIT: Final = 4096
SAID: Final = 32768
WHAT: Final = 65536


def laying(kind: i64, as_kind: i64, suit: i64, say: bool) -> i64:
    """The choice of a card; ``suit`` -1 names none."""
    return kind + AS * as_kind + SUIT * (suit + 1) + (SAID if say else 0)


def what_of(choice: i64) -> i64:
    """The sort of choice: `LAY` … `NOTHING`."""
    return choice >> 16


def kind_of(choice: i64) -> i64:
    """The card that is laid, or the seat that is challenged."""
    return choice & 63


def as_kind_of(choice: i64) -> i64:
    """What the card stands for."""
    return choice >> 6 & 63


def suit_of(choice: i64) -> i64:
    """The suit that is named, -1 for none."""
    return (choice >> 12 & 7) - 1


def says(choice: i64) -> bool:
    """Whether the last card is announced with it."""
    return choice & SAID != 0


def carry_out(k: Kernel, seat: i64, choice: i64) -> None:
    """Make a legal choice of a seat."""
    what = choice >> 16
    if what == LAY:
        play(k, choice & 63, choice >> 6 & 63, (choice >> 12 & 7) - 1, choice & SAID != 0)
    elif what == DRAW:
        draw(k, k.phase == SEARCH)
    elif what == PASS:
        pass_turn(k)
    elif what == LAY_ALL:
        lay_all(k)
    elif what == CHALLENGE:
        challenge(k, seat, choice & 63)
    elif what == JUMP_IN:
        jump_in(k, seat, choice & SAID != 0)
    elif what == ANNOUNCE:
        announce(k, seat)
