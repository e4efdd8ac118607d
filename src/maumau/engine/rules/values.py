"""Single values of a rule-set file: checked against the description of their option, and brought to one spelling.

Each reader returns the value, or `BAD` after noting what is wrong in a `Findings`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from types import MappingProxyType
from typing import Any, Final

from maumau.engine.cards import JOKER, NAMES, CardError, parse_pattern
from maumau.engine.rules.faults import Fault
from maumau.engine.rules.options import EFFECT_OPTIONS, WORDS, Option
from maumau.engine.rules.ruleset import Effect

BAD: Final = object()
"""Stands for a value that was refused."""

_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(slots=True)
class Findings:
    """The faults found so far, and how the file spells the options it names."""

    faults: list[Fault] = field(default_factory=list)
    spelling: dict[str, str] = field(default_factory=dict)
    """Canonical path → path as written."""

    def add(self, code: str, path: str, **values: Any) -> Any:
        """Note a fault; returns `BAD`, so that readers can end with it."""
        self.faults.append(Fault(code=code, path=path, values=values))
        return BAD

    def add_near(self, code: str, path: str, word: str, known: Iterable[str], **values: Any) -> Any:
        """Note a fault about a word, with the known word that is nearest to it."""
        near = nearest(word, known)
        if near:
            return self.add(f"{code}-near", path, nearest=near, **values)
        return self.add(code, path, **values)


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that is most like this one, ignoring case; empty when none is."""
    by_lower = {name.lower(): name for name in known}
    found = get_close_matches(word.lower(), by_lower, n=1, cutoff=0.6)
    return by_lower[found[0]] if found else ""


def snake(name: str) -> str:
    """``nineReverses`` → ``nine_reverses``; other names stay as they are."""
    return re.sub(r"(?<=[a-z0-9])[A-Z]", lambda found: "_" + found.group().lower(), name)


def shown(value: Any) -> str:
    """A value as people read it in a sentence; what cannot be printed is written as an escape."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{…}"
    if isinstance(value, (list, tuple, set)):
        return "[…]"
    text = "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in str(value)) or '""'
    return text if len(text) <= 60 else text[:57] + "…"


def choices_text(choices: Iterable[Any]) -> str:
    """``a, b, c``."""
    return ", ".join(shown(value) for value in choices if value is not None)


def canonical_pattern(text: str) -> str:
    """A pattern with every word once, in the engine's spelling.

    Raises:
        CardError: a word names no rank, card or suit.
    """
    words = {_canonical_word(word): None for word in text.replace(",", " ").split()}
    return " ".join(words)


def _canonical_word(word: str) -> str:
    kinds = parse_pattern(word)
    if min(kinds) >= JOKER:
        return "JOKER"
    return NAMES[min(kinds)] if len(kinds) == 1 else word.upper().replace("10", "T")


def pattern_order(pattern: str) -> tuple[int, ...]:
    """A key that sorts cards before ranks, twos first, jokers last."""
    kinds = parse_pattern(pattern)
    return (min(kinds) >= JOKER, min(kind % 13 for kind in kinds), len(kinds), min(kinds))


def read_value(option: Option, value: Any, path: str, found: Findings) -> Any:
    """The value of an option that is no mapping, or `BAD`."""
    readers = {"int": _read_int, "choice": _read_choice, "pattern": _read_pattern}
    if option.type in readers:
        return readers[option.type](option, value, path, found)
    wanted = bool if option.type == "bool" else str
    if not isinstance(value, wanted):
        return wrong_type(option, value, path, found)
    if option.type == "slug" and not (_SLUG.fullmatch(str(value)) and len(str(value)) <= 40):
        return found.add("not-a-slug", path, value=shown(value))
    return read_text(value, 60, path, found) if option.type == "text" else value


def wrong_type(option: Option, value: Any, path: str, found: Findings) -> Any:
    """Note that a value is of another type than the option."""
    return found.add(f"wants-{option.type}", path, value=shown(value))


def read_text(value: Any, high: int, path: str, found: Findings) -> Any:
    """A text that can be shown to people, or `BAD`."""
    if not isinstance(value, str):
        return found.add("wants-text", path, value=shown(value))
    if len(value) > high or not value.isprintable():
        return found.add("bad-text", path, value=shown(value), high=high)
    return value


def _read_int(option: Option, value: Any, path: str, found: Findings) -> Any:
    if type(value) is not int:
        return found.add("wants-int", path, value=shown(value))
    if option.low <= value <= option.high or value == option.off:
        return value
    code = "out-of-range" if option.off is None else "out-of-range-or-off"
    return found.add(code, path, value=shown(value), low=option.low, high=option.high, off=option.off)


def _read_choice(option: Option, value: Any, path: str, found: Findings) -> Any:
    if any(value == choice and type(value) is type(choice) for choice in option.choices):
        return value
    if value is False and "off" in option.choices:
        return "off"  # YAML reads a bare off as false
    words = [choice for choice in option.choices if isinstance(choice, str)]
    return found.add_near(
        "not-a-choice",
        path,
        str(value) if words else "",
        words,
        value=shown(value),
        choices=choices_text(option.choices),
    )


def _read_pattern(option: Option, value: Any, path: str, found: Findings) -> Any:
    if isinstance(value, bool) or not isinstance(value, (str, int)):
        return wrong_type(option, value, path, found)
    try:
        return canonical_pattern(str(value))
    except CardError:
        return found.add("not-a-card", path, value=shown(value))


def _read_key(key: Any, path: str, found: Findings, jokers: bool) -> Any:
    """The canonical name of one rank or one card (or of the jokers), or `BAD`."""
    try:
        name = canonical_pattern(str(key))
    except CardError:
        name = ""
    kinds = parse_pattern(name)
    good = len(kinds) == 1 or name in "23456789TJQKA" or (jokers and name == "JOKER")
    return name if name and good else found.add("not-one-card", path, value=shown(key))


def read_words(option: Option, value: Any, old: Mapping[str, str], found: Findings) -> Any:
    """The words said at the table, merged into the old ones."""
    if not isinstance(value, Mapping):
        return wrong_type(option, value, found.spelling["words"], found)
    words = dict(old)
    for key, word in value.items():
        path = f"{found.spelling['words']}.{key}"
        name = snake(str(key))
        if name not in WORDS:
            found.add_near("unknown-option", path, name, WORDS, name=shown(key))
        elif read_text(word, 40, path, found) is not BAD:
            words[name] = word
    return MappingProxyType({name: words[name] for name in WORDS if words.get(name)})


def read_values(option: Option, value: Any, old: Mapping[str, int], found: Findings) -> Any:
    """The points of cards, merged into the old ones."""
    if not isinstance(value, Mapping):
        return wrong_type(option, value, found.spelling["values"], found)
    values = dict(old)
    for key, points in value.items():
        path = f"{found.spelling['values']}.{key}"
        name = _read_key(key, path, found, jokers=True)
        points = _read_int(option, points, path, found)
        if name is not BAD and points is not BAD:
            found.spelling[f"values.{name}"] = path
            values[name] = points
    return MappingProxyType({name: values[name] for name in sorted(values, key=pattern_order)})


def read_effects(option: Option, value: Any, old: Mapping[str, Effect], found: Findings) -> Any:
    """The effects of cards, merged into the old ones."""
    if not isinstance(value, Mapping):
        return wrong_type(option, value, found.spelling["effects"], found)
    effects = dict(old)
    for key, entry in value.items():
        path = f"{found.spelling['effects']}.{key}"
        card = _read_key(key, path, found, jokers=False)
        if card is not BAD:
            found.spelling[f"effects.{card}"] = path
            effect = _read_effect(card, entry, old.get(card), found)
            effects |= {card: effect} if effect is not BAD else {}
    return MappingProxyType(effects)


def _read_effect(card: str, entry: Any, old: Effect | None, found: Findings) -> Any:
    """One effect: a word starts afresh, a table of the old kind changes the old effect."""
    path = found.spelling[f"effects.{card}"]
    if isinstance(entry, str):
        kind = read_value(EFFECT_OPTIONS["kind"], entry, path, found)
        return kind if kind is BAD else Effect(kind=kind)
    if not isinstance(entry, Mapping):
        return found.add("wants-effect", path, value=shown(entry))
    given = names(entry, EFFECT_OPTIONS, path + ".", f"effects.{card}.", found)
    start = _start(card, given, old, found)
    effect = _with_fields(card, start, given, found)
    return effect if start else BAD


def _start(card: str, given: dict[str, Any], old: Effect | None, found: Findings) -> Effect | None:
    """The effect that the other fields change: the old one, or a fresh one of another kind."""
    path = found.spelling[f"effects.{card}"]
    if "kind" not in given:
        if old is None:
            kinds = choices_text(EFFECT_OPTIONS["kind"].choices)
            found.add("no-kind", path, card=card, choices=kinds)
        return old
    path = found.spelling[f"effects.{card}.kind"]
    kind = read_value(EFFECT_OPTIONS["kind"], given.pop("kind"), path, found)
    if kind is BAD:
        return None
    return old if old and old.kind == kind else Effect(kind=kind)


def _with_fields(card: str, start: Effect | None, given: Mapping[str, Any], found: Findings) -> Any:
    """The effect with the fields that are given and good; without a start the values are only checked."""
    effect = start or Effect()
    for name, value in given.items():
        path, option = found.spelling[f"effects.{card}.{name}"], EFFECT_OPTIONS[name]
        if start and option.kinds and start.kind not in option.kinds:
            kinds = choices_text(option.kinds)
            found.add("field-of-other-kind", path, field=name, kind=start.kind, kinds=kinds)
            continue
        good = read_value(option, value, path, found)
        if good is not BAD:
            effect = replace(effect, **{name: good})
    return effect


def names(
    given: Mapping[Any, Any],
    known: Iterable[str],
    written: str,
    canonical: str,
    found: Findings,
    aliases: Mapping[str, str] = MappingProxyType({}),
) -> dict[str, Any]:
    """The given values by canonical name, unknown names and second spellings noted.

    ``written`` and ``canonical`` are the beginnings of the paths, with their dot.
    """
    known = list(known)
    out: dict[str, Any] = {}
    for key, value in given.items():
        name = snake(str(key))
        name = aliases.get(name, name)
        path = f"{written}{shown(key)}"
        if name not in known:
            found.add_near("unknown-option", path, name, known, name=shown(key))
        elif name in out:
            found.add("twice", path, name=name)
        else:
            out[name] = value
            found.spelling[canonical + name] = path
    return out
