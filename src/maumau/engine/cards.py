"""Cards as small integers, and their two-letter names.

A *kind* is ``suit * 13 + rank`` (suits C D H S, ranks 2 … A), 0‥51; the jokers are 52‥57, one kind each, all called
``JOKER``.  Nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

SUITS: Final = "CDHS"
RANKS: Final = "23456789TJQKA"
JOKER: Final = 52
"""The first joker; kinds from here on are jokers."""
KINDS: Final = 58
NAMES: Final = tuple(rank + suit for suit in SUITS for rank in RANKS) + ("JOKER",) * (KINDS - JOKER)

_KIND: Final = {name: kind for kind, name in reversed(list(enumerate(NAMES)))}
_ALIASES: Final = {"*": "JOKER", "JK": "JOKER"}


class CardError(ValueError):
    """A text that names no card; the message says what would be one."""


def suit_of(kind: int) -> int:
    """The suit 0‥3 of a kind below 52."""
    return kind // 13


def rank_of(kind: int) -> int:
    """The rank 0‥12 (2 … A) of a kind below 52."""
    return kind % 13


def parse_card(text: str) -> int:
    """The kind of a card name such as ``7H``, ``10S``, ``th`` or ``JOKER`` (the first joker).

    Raises:
        CardError: the text names no card.
    """
    exact = _KIND.get(text)
    if exact is not None:
        return exact
    name = text.strip().upper().replace("10", "T")
    kind = _KIND.get(_ALIASES.get(name, name))
    if kind is None:
        raise CardError(
            f"no card is called {text!r}: write a rank 2 3 4 5 6 7 8 9 T J Q K A and a suit C D H S, as in 7H, or JOKER"
        )
    return kind


def parse_cards(text: str | Iterable[str]) -> list[int]:
    """The kinds of a list of card names, separated by spaces; jokers get different kinds.

    Raises:
        CardError: a name is no card, or there are more than six jokers.
    """
    words = text.replace(",", " ").split() if isinstance(text, str) else [str(word) for word in text]
    return number_jokers(parse_card(word) for word in words)


def number_jokers(kinds: Iterable[int], used: int = 0) -> list[int]:
    """The same cards, with the jokers numbered in order from ``used`` on.

    Raises:
        CardError: there are more than six jokers.
    """
    out: list[int] = []
    for kind in kinds:
        if kind >= JOKER:
            kind, used = JOKER + used, used + 1
            if kind >= KINDS:
                raise CardError(f"a pack holds at most {KINDS - JOKER} jokers")
        out.append(kind)
    return out


def card_text(kinds: Iterable[int]) -> str:
    """Names separated by spaces."""
    return " ".join(NAMES[kind] for kind in kinds)


@lru_cache(maxsize=1024)
def parse_pattern(text: str) -> frozenset[int]:
    """The kinds that a pattern names: a rank (``7``, ``10``), a card (``2C``), a suit (``H``), or ``JOKER``; several
    with spaces.

    Raises:
        CardError: a word of the pattern is none of these.
    """
    out: set[int] = set()
    for word in text.replace(",", " ").split():
        name = word.upper().replace("10", "T")
        if name in _ALIASES or name == "JOKER":
            out.update(range(JOKER, KINDS))
        elif len(name) == 1 and name in RANKS:
            out.update(13 * suit + RANKS.index(name) for suit in range(4))
        elif len(name) == 1 and name in SUITS:
            out.update(range(13 * SUITS.index(name), 13 * SUITS.index(name) + 13))
        else:
            out.add(parse_card(word))
    return frozenset(out)
