"""What may be typed in a language: the texts ``key-…`` list a shown key and its other spellings."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from maumau.text import DEFAULT, Translator

ACTIONS: Final = (
    "draw",
    "pass",
    "challenge",
    "jump-in",
    "announce",
    "all",
    "take",
    "leave",
    "help",
    "quit",
    "score",
    "rules",
    "hint",
)
"""What a key may stand for; moves have the name of their kind."""
JOINTS: Final = ("name", "as")
"""Words between cards."""
ANSWERS: Final = ("yes", "no")


def simple(text: str) -> str:
    """A text without case, accents, spaces and punctuation, for comparing what people type."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in spread if letter.isalnum())


@dataclass(frozen=True, slots=True)
class Keys:
    """The keys of a language; English ones are understood where they mean nothing else there."""

    first: Mapping[str, str]
    """Action → the key that is shown."""
    actions: Mapping[str, str]
    """Spelling → action."""
    joints: Mapping[str, str]
    """Spelling → word between cards."""
    answers: Mapping[str, str]
    """Spelling → yes or no."""
    suits: Mapping[str, str]
    """Letter or sign → C D H S."""
    ranks: Mapping[str, str]
    """Letter → J Q K A."""

    @staticmethod
    def of(words: Translator) -> Keys:
        """The keys of a translator's language."""
        return _keys(words.language)

    def shown(self, action: str) -> str:
        """The key to show for an action."""
        return self.first[action]

    def action(self, word: str) -> str | None:
        """What a word stands for where a move is expected."""
        return self.actions.get(word.casefold())

    def answer(self, word: str) -> str | None:
        """What a word stands for where yes or no is expected."""
        return self.answers.get(word.casefold())

    def joint(self, word: str) -> str | None:
        """What a word stands for between cards."""
        return self.joints.get(word.casefold())

    def goes_back(self, word: str) -> bool:
        """Whether a word ends a question without an answer."""
        return self.answer(word) == "no" or self.action(word) == "quit"


@cache
def _keys(language: str) -> Keys:
    own = Translator(language)
    first = {action: own.text(f"key-{action}").split()[0] for action in (*ACTIONS, *JOINTS, *ANSWERS)}
    signs = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
    suits = signs | {letter: letter for letter in "CDHS"} | pairs(own.text("key-suits"))
    ranks = {letter: letter for letter in "JQKA"} | pairs(own.text("key-ranks"))
    actions, joints, answers = (spellings(own, group) for group in (ACTIONS, JOINTS, ANSWERS))
    return Keys(first, actions, joints, answers, suits, ranks)


def spellings(own: Translator, group: tuple[str, ...]) -> dict[str, str]:
    """Spelling → member of a group: those of the language, and the English ones that it leaves free."""
    out: dict[str, str] = {}
    for words in (Translator(DEFAULT), own):
        for name in group:
            known = words.text(f"key-{name}").casefold().split()
            out |= dict.fromkeys(known, name)
    return out


def pairs(text: str) -> dict[str, str]:
    """``T=C K=D`` as a mapping."""
    return dict(pair.split("=") for pair in text.split())
