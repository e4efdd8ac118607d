"""A move: what a seat chooses, as a frozen value and as text (the text of scenario files and records)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, get_args

from maumau.engine.cards import JOKER, NAMES, SUITS, CardError, parse_card

MoveKind = Literal["play", "draw", "pass", "jump-in", "challenge", "announce", "cut", "take", "leave"]
KINDS_OF_MOVE: tuple[str, ...] = get_args(MoveKind)
PARTS: dict[str, tuple[str, ...]] = {
    "play": ("cards", "as_card", "suit", "announce"),
    "draw": ("announce",),
    "pass": (),
    "jump-in": ("cards", "announce"),
    "challenge": ("target",),
    "announce": (),
    "cut": ("position",),
    "take": (),
    "leave": (),
}
"""What belongs to a move of each kind."""
LONGEST_KEPT = 40
"""Characters of the texts whose moves are remembered."""


class MoveError(ValueError):
    """A text that is no move; the message says what would be one."""


@dataclass(frozen=True, slots=True)
class Move:
    """One choice of a seat."""

    kind: MoveKind
    cards: tuple[str, ...] = ()
    """``play``: the cards in the order they are laid, usually one; ``jump-in``: the card."""
    as_card: str = ""
    """What a joker stands for."""
    suit: str = ""
    """The suit that is named: one of C D H S."""
    announce: bool = False
    """Whether the last card is announced with it."""
    target: int | str = -1
    """``challenge``: the seat (0‥n-1), or a name that the caller has to translate."""
    position: int = 0
    """``cut``: cards lifted."""

    def __str__(self) -> str:
        words = [self.kind, *self.cards]
        if self.as_card:
            words += ["as", self.as_card]
        if self.suit:
            words += ["name", self.suit]
        if self.kind == "challenge":
            words.append(str(self.target))
        if self.kind == "cut":
            words.append(str(self.position))
        if self.announce:
            words.append("announce")
        return " ".join(words)

    def announcing(self, announce: bool = True) -> Move:
        """The same move with, or without, the announcement."""
        return replace(self, announce=announce)

    @staticmethod
    def parse(text: str) -> Move:
        """Read a move text.

        Raises:
            MoveError: the text is no move.
        """
        return parsed(text) if len(text) <= LONGEST_KEPT else parsed.__wrapped__(text)


@lru_cache(maxsize=4096)
def parsed(text: str) -> Move:
    """See `Move.parse`; the same texts come again and again."""
    words = text.split()
    if not words or words[0] not in KINDS_OF_MOVE:
        raise MoveError(f"{text!r} is no move: it begins with {', '.join(KINDS_OF_MOVE)}")
    kind, rest = words[0], words[1:]
    try:
        if kind == "play":
            return parse_play(rest)
        return parse_other(kind, rest)
    except (MoveError, CardError) as error:
        raise MoveError(f"{text!r} is no move: {error}") from None


def parse_play(words: list[str]) -> Move:
    """The rest of a ``play`` text."""
    announce = bool(words) and words[-1] == "announce"
    words = words[: len(words) - announce]
    words, suit = split_off(words, "name")
    if suit and (len(suit) != 1 or suit not in SUITS):
        raise MoveError(f"a suit is one of C D H S, not {suit!r}")
    words, as_text = split_off(words, "as")
    as_card = NAMES[parse_card(as_text)] if as_text else ""
    if as_card == NAMES[JOKER]:
        raise MoveError("a joker stands for another card, as in: play JOKER as 2C")
    cards = tuple(NAMES[parse_card(word)] for word in words)
    if not cards:
        raise MoveError("say which card, as in: play 7H")
    return Move("play", cards, as_card, suit, announce)


def split_off(words: list[str], mark: str) -> tuple[list[str], str]:
    """Split the word behind a mark off the end."""
    if mark not in words:
        return words, ""
    at = words.index(mark)
    if len(words) != at + 2:
        raise MoveError(f"one word belongs behind {mark!r}")
    return words[:at], words[at + 1].upper()


def parse_other(kind: str, words: list[str]) -> Move:
    """The rest of all other texts."""
    if kind == "challenge":
        target = " ".join(words)
        if not target:
            raise MoveError("say whom, as in: challenge Pera")
        return Move("challenge", target=int(target) if target.isascii() and target.isdigit() else target)
    if kind == "cut":
        if len(words) != 1 or not (words[0].isascii() and words[0].isdigit()):
            raise MoveError("say how many cards are lifted, as in: cut 20")
        return Move("cut", position=int(words[0]))
    announce = "announce" in PARTS[kind] and bool(words) and words[-1] == "announce"
    words = words[: len(words) - announce]
    if kind == "jump-in":
        if len(words) != 1:
            raise MoveError("say which card, as in: jump-in 5H")
        return Move("jump-in", (NAMES[parse_card(words[0])],), announce=announce)
    if words:
        raise MoveError(f"nothing belongs behind {kind!r} but, for a draw, announce")
    return Move(kind, announce=announce)  # type: ignore[arg-type]
