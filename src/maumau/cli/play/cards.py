"""Cards as pictures of signs: readable without colour (a letter stands beside each sign), coloured where possible.

What may be laid has a heavy frame and its number in brackets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from maumau.cli.play.voice import CARD_TEXT, sign
from maumau.engine.cards import JOKER, NAMES

COLOURS: Final = {"♣": "green", "♦": "bright_blue", "♥": "bright_red", "♠": "bright_magenta"}
"""Four colours, so that no two suits look alike; the signs tell them apart without any."""
WIDTH: Final = 6
"""Columns of a card picture."""
CELL: Final = 10
"""Columns of a card in a long hand."""
LIGHT: Final = "┌─┐│└┘"
HEAVY: Final = "┏━┓┃┗┛"


class Held(NamedTuple):
    """A card of a hand as it is drawn."""

    number: int
    """What is typed for it, from 1 on."""
    card: str
    legal: bool


def coloured(text: str, style: str = "") -> Text:
    """A sentence with its cards and suits in colour."""
    out = Text(text, style=style)
    for match in CARD_TEXT.finditer(text):
        out.stylize(f"bold {COLOURS[match[0][-1]]}", *match.span())
    return out


def colour_of(card: str) -> str:
    """The colour of a card; jokers are yellow."""
    return "bright_yellow" if card == NAMES[JOKER] else COLOURS[sign(card)[-1]]


def faces(card: str) -> tuple[str, str]:
    """The two lines on a card: rank and sign, and the letter of the suit."""
    return ("★", "JKR") if card == NAMES[JOKER] else (sign(card), card[1])


def picture(card: str, heavy: bool = False) -> list[Text]:
    """The four lines of a card."""
    left, line, right, side, low_left, low_right = HEAVY if heavy else LIGHT
    frame = "bold" if heavy else "dim"
    face = f"bold {colour_of(card)}"
    upper, lower = faces(card)
    return [
        Text(f"{left}{line * 4}{right}", frame),
        Text.assemble((side, frame), (f"{upper:<4}", face), (side, frame)),
        Text.assemble((side, frame), (f"{lower:>4}", face), (side, frame)),
        Text(f"{low_left}{line * 4}{low_right}", frame),
    ]


def label(held: Held) -> str:
    """The number of a card, in brackets where it may be laid."""
    return f"[{held.number}]" if held.legal else f" {held.number} "


def joined(columns: Sequence[Text]) -> Text:
    """Pieces of a line side by side."""
    return Text.assemble(*columns)


def pictures(hand: Sequence[Held]) -> list[Text]:
    """A hand that fits into one row: four lines of cards and one of numbers."""
    drawn = [picture(held.card, held.legal) for held in hand]
    rows = [joined([card[line] for card in drawn]) for line in range(4)]
    return [*rows, joined([Text(f"{label(held):^{WIDTH}}", "bold" if held.legal else "dim") for held in hand])]


def cell(held: Held) -> Text:
    """A card of a long hand: number, card, letter."""
    upper, lower = faces(held.card)
    face = f"bold {colour_of(held.card)}" if held.legal else colour_of(held.card)
    text = Text.assemble((f"{label(held):>4}", "bold" if held.legal else "dim"), (f"{upper}{lower}", face))
    text.pad_right(CELL - text.cell_len)
    return text


def hand_lines(hand: Sequence[Held], width: int) -> list[Text]:
    """A hand, as pictures where they fit into one row."""
    if len(hand) * WIDTH <= width:
        return pictures(hand)
    row = max(width // CELL, 1)
    return [joined([cell(held) for held in hand[at : at + row]]) for at in range(0, len(hand), row)]
