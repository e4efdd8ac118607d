"""Names of people: what is shown, and what is compared so that nobody looks like somebody else."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
ALIKE: Final = str.maketrans(
    {
        # Cyrillic
        "а": "a", "в": "b", "г": "r", "е": "e", "ё": "e", "з": "3", "и": "u", "й": "u", "і": "i", "ї": "i", "ј": "j",
        "к": "k", "м": "m", "н": "h", "о": "o", "п": "n", "р": "p", "с": "c", "т": "t", "у": "y", "ў": "y", "х": "x",
        "ѕ": "s", "һ": "h", "ԁ": "d", "ԛ": "q", "ԝ": "w", "ь": "b", "ӏ": "i", "є": "e", "љ": "lb", "њ": "hb",
        # Greek
        "α": "a", "β": "b", "γ": "y", "ε": "e", "η": "n", "ι": "i", "κ": "k", "μ": "u", "ν": "v", "ο": "o", "ρ": "p",
        "σ": "o", "τ": "t", "υ": "u", "χ": "x", "ω": "w",
        # Latin and digits
        "ı": "i", "l": "i", "1": "i", "|": "i", "!": "i", "0": "o", "5": "s", "$": "s", "@": "a", "ø": "o", "đ": "d",
        "ł": "i", "æ": "ae", "œ": "oe", "ß": "ss", "ĸ": "k", "ſ": "s",
    }
)  # fmt: skip
"""Letters that look alike, in small letters without marks; what they all become."""
RESERVED: Final = frozenset(
    {
        "admin", "administrator", "moderator", "maumau", "mau", "server", "system", "root", "support", "guest", "gast",
        "gost", "гост", "гость", "computer", "računar", "рачунар", "компьютер", "nobody", "",
    }
)  # fmt: skip
"""Names of no person."""


def clean_name(name: str) -> str:
    """A name as it is shown: composed letters, single spaces, nothing invisible; empty if nothing is left."""
    composed = unicodedata.normalize("NFC", name)
    visible = "".join(" " if letter.isspace() else letter for letter in composed if shown(letter))
    return " ".join(calm(visible).split())[:LONGEST_NAME].strip()


def shown(letter: str) -> bool:
    """Whether a character may stand in a name: no controls, no marks that turn the direction of writing."""
    return letter.isspace() or unicodedata.category(letter)[0] not in "CZ"


def calm(text: str) -> str:
    """The text without marks heaped on marks: two on a letter at most."""
    out: list[str] = []
    heaped = 0
    for letter in text:
        heaped = heaped + 1 if unicodedata.combining(letter) else 0
        if heaped <= 2:
            out.append(letter)
    return "".join(out)


def name_key(name: str) -> str:
    """What is compared of a name: names with the same key look alike.

    >>> name_key("Ana") == name_key("Аnа") == name_key("ANA ")
    True
    """
    plain = unicodedata.normalize("NFKD", clean_name(name).casefold())
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter) and letter.isprintable())
    letters = bare.casefold().translate(ALIKE).replace("rn", "m").replace("vv", "w")
    return "".join(letter for letter in letters if letter.isalnum()) or letters.replace(" ", "")


KEYS_OF_NOBODY: Final = frozenset(map(name_key, RESERVED))


def reserved(name: str) -> bool:
    """Whether an account must not have this name."""
    return name_key(name) in KEYS_OF_NOBODY
