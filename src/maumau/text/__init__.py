"""Words for people: Fluent texts in five languages, loaded from ``locales/<language>/*.ftl``.

`Translator` is all that other parts need.  A text that a language lacks is taken from English; an id that no
language has is an error.  Serbian in Latin letters is generated from the Cyrillic files (see ``latin``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from itertools import groupby
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from maumau.engine.cards import JOKER, NAMES, RANKS, parse_pattern
from maumau.engine.rules.explain import Cards, Sentence
from maumau.engine.rules.faults import Fault
from maumau.engine.rules.ruleset import RuleSet

LANGUAGES: Final = ("sr-Latn", "sr-Cyrl", "ru", "de", "en")
"""The languages, the one of most documents first."""
DEFAULT: Final = "en"
CASES: Final = ("gen", "dat", "acc", "ins", "plural")
"""Grammatical forms a card name may have beside its plain form."""

_NEAREST: Final = {"hr": "sr-Latn", "bs": "sr-Latn", "cnr": "sr-Latn", "sh": "sr-Latn", "sr": "sr-Cyrl"}


class TextError(LookupError):
    """There is no such text, or a value it needs was not given."""


def language_for(*wishes: str) -> str:
    """The language of ours that serves the first wish it can, such as ``sr_RS@latin``, ``de-AT`` or ``hr``.

    >>> language_for("fr", "de-AT"), language_for("sr_RS.UTF-8@latin"), language_for("C")
    ('de', 'sr-Latn', 'en')
    """
    for wish in wishes:
        found = _language(wish)
        if found:
            return found
    return DEFAULT


def _language(wish: str) -> str | None:
    name, _, variant = wish.partition("@")
    parts = name.partition(".")[0].replace("_", "-").lower().split("-")
    if parts[0] == "sr" and ("latn" in parts or variant == "latin"):
        return "sr-Latn"
    found = _NEAREST.get(parts[0], parts[0])
    return found if found in LANGUAGES else None


def language_from(environment: Mapping[str, str]) -> str:
    """The language that LC_ALL, LC_MESSAGES or LANG asks for, in this order."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return language_for(*(environment[name] for name in names if environment.get(name)))


@cache
def _bundle(language: str) -> FluentBundle:
    """All texts of a language, parsed."""
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("maumau").joinpath("locales", language)
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Translator:
    """The texts of one language.

    >>> Translator("en").text("card", rank="two", suit="clubs")
    'two of clubs'
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise TextError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language

    def has(self, id_: str) -> bool:
        """Whether there is such a text, in this language or in English."""
        return self._found(id_) is not None

    def text(self, id_: str, **args: Any) -> str:
        """A text; ``id_`` is a message or ``message.attribute``, cards among the values become their names.

        Raises:
            TextError: there is no such text, or a value it needs is missing.
        """
        found = self._found(id_)
        if found is None:
            raise TextError(f"there is no text {id_!r}")
        bundle, pattern = found
        words = {name: self.cards(value) if isinstance(value, Cards) else value for name, value in args.items()}
        text, errors = bundle.format_pattern(pattern, words)
        if errors:
            raise TextError(f"text {id_!r} in {self.language}: {errors[0]}")
        return str(text)

    def _found(self, id_: str) -> tuple[FluentBundle, Any] | None:
        message, _, attribute = id_.partition(".")
        for language in (self.language, DEFAULT):
            bundle = _bundle(language)
            if not bundle.has_message(message):
                continue
            entry = bundle.get_message(message)
            pattern = entry.attributes.get(attribute) if attribute else entry.value
            if pattern is not None:
                return bundle, pattern
        return None

    # ------------------------------------------------------------ cards

    def suit(self, letter: str, case: str = "") -> str:
        """The name of a suit C D H S."""
        return self._form(f"suit-{letter}", case)

    def rank(self, letter: str, case: str = "") -> str:
        """The name of a rank 2 … A."""
        return self._form(f"rank-{letter}", case)

    def card(self, name: str, case: str = "") -> str:
        """The name of a card ``7H``, a rank ``7``, a suit ``H`` or ``JOKER`` in one of `CASES`."""
        kinds = parse_pattern(name)
        first = NAMES[min(kinds)]
        if min(kinds) >= JOKER:
            return self._form("joker", case)
        if len(kinds) == 1:
            return self.text("card", rank=self.rank(first[0], case), suit=self.suit(first[1], "of"))
        return self.rank(first[0], case) if name.upper().replace("10", "T") in RANKS else self.suit(first[1], case)

    def cards(self, cards: Cards, case: str = "") -> str:
        """The names of a pattern, the last two joined by its word."""
        return self.join([self.card(name, case) for name in cards.pattern.split()], cards.word)

    def join(self, words: list[str], word: str = "or") -> str:
        """``a, b or c``."""
        if len(words) < 2:
            return "".join(words)
        return self.text(f"list-{word}", items=", ".join(words[:-1]), last=words[-1])

    def _form(self, id_: str, case: str) -> str:
        """A word in a form; languages that do not inflect it have only the plain one."""
        entry = _bundle(self.language).get_message(id_)
        return self.text(f"{id_}.{case}" if case in entry.attributes else id_)

    # ------------------------------------------------------------ rule sets

    def set_name(self, rules: RuleSet) -> str:
        """The name of a rule set: ours in this language, others as they say, or the id."""
        id_ = f"set-{rules.id}"
        return self.text(id_) if self.has(id_) else rules.name or rules.id

    def fault(self, fault: Fault) -> str:
        """What is wrong with a rule set, after the path of the option."""
        text = self.text(f"fault-{fault.code}", **fault.values)
        return f"{fault.path}: {text}" if fault.path else text

    def sentence(self, sentence: Sentence) -> str:
        """A sentence of an explanation, without the card it speaks of."""
        return capital(self.text(sentence.id, **dict(sentence.args)))

    def explanation(self, sentences: Iterable[Sentence]) -> list[tuple[str, list[str]]]:
        """Headings and paragraphs; what is said of one card stands in one paragraph that begins with its name."""
        return [
            (self.text(f"group-{group.replace('_', '-')}"), self._paragraphs(members))
            for group, members in groupby(sentences, key=lambda sentence: sentence.group)
        ]

    def _paragraphs(self, sentences: Iterable[Sentence]) -> list[str]:
        paragraphs: list[str] = []
        for card, members in groupby(sentences, key=lambda sentence: sentence.card):
            texts = [self.sentence(sentence) for sentence in members]
            paragraphs += [f"{capital(self.card(card))}: {' '.join(texts)}"] if card else texts
        return paragraphs


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]
