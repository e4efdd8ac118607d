"""From a mapping (a file, a form, house rules) to a rule set, with everything that is wrong with it at once.

`ruleset_from` and `change` give a rule set or raise `RulesError`; `faults` only looks.  A mapping may name
options, switches, in snake_case or camelCase; tables (``effects``, ``values``, ``words``) are merged into those
of the rule set it starts from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from maumau.engine.cards import JOKER, parse_pattern
from maumau.engine.rules.conflicts import contradictions
from maumau.engine.rules.faults import Fault, RulesError
from maumau.engine.rules.options import RULE_OPTIONS, Option
from maumau.engine.rules.ruleset import PLAIN, Effect, RuleSet
from maumau.engine.rules.switches import ALIASES, SWITCHES, apply_switch
from maumau.engine.rules.values import (
    BAD,
    Findings,
    names,
    pattern_order,
    read_effects,
    read_value,
    read_values,
    read_words,
    shown,
)

TableReader = Callable[[Option, Any, Mapping[str, Any], Findings], Any]

__all__ = ["Fault", "RulesError", "change", "contradictions", "faults", "ruleset_from"]


def ruleset_from(
    mapping: Mapping[str, Any], base: RuleSet | None = None, lines: Mapping[str, int] | None = None
) -> RuleSet:
    """The rule set that a mapping describes, starting from ``base`` or from the defaults.

    ``lines`` tells where in a file each path stands.  Without an ``id`` of its own a changed base gets
    ``<id of the base>-custom``.

    Raises:
        RulesError: something is wrong; it carries all faults.
    """
    rules, found = _read(mapping, base, lines or {})
    if found:
        raise RulesError(found)
    return rules


def change(rules: RuleSet, mapping: Mapping[str, Any]) -> RuleSet:
    """The rule set with house rules: options and switches to change.

    Raises:
        RulesError: something is wrong; it carries all faults.
    """
    return ruleset_from(mapping, rules)


def faults(
    mapping: Mapping[str, Any], base: RuleSet | None = None, lines: Mapping[str, int] | None = None
) -> list[Fault]:
    """Everything that is wrong with a mapping, in the order of the file; empty for a good one."""
    return _read(mapping, base, lines or {})[1]


def _read(mapping: Any, base: RuleSet | None, lines: Mapping[str, int]) -> tuple[RuleSet, list[Fault]]:
    found = Findings()
    start = base or RuleSet()
    if not isinstance(mapping, Mapping):
        found.add("not-a-table", "", value=shown(mapping))
        return start, found.faults
    given = names(mapping, [*RULE_OPTIONS, *SWITCHES], "", "", found, ALIASES)
    rules = _with_options(_fitting(start, given), given, found)
    rules = _tidy(_with_switches(rules, given, found))
    if base and rules != base and "id" not in given:
        rules = replace(rules, id=_custom(base.id), name=given.get("name", ""))
    conflicts = [fault for fault in contradictions(rules) if not _touches(fault, found)]
    placed = [_placed(fault, found.spelling, lines) for fault in found.faults + conflicts]
    return rules, sorted(placed, key=lambda fault: fault.line or 0)


def _custom(id_: str) -> str:
    """The id of a rule set that house rules made from another one, within the 40 letters of an id."""
    return id_ if id_.endswith("custom") else f"{id_[:33].rstrip('-')}-custom"


def _with_options(rules: RuleSet, given: Mapping[str, Any], found: Findings) -> RuleSet:
    """The rule set with the options that are given and good."""
    tables: dict[str, TableReader] = {
        "effects": read_effects,
        "values": read_values,
        "words": read_words,
    }
    good: dict[str, Any] = {}
    for name, value in given.items():
        if name in SWITCHES:
            continue
        option = RULE_OPTIONS[name]
        if option.type in tables:
            good[name] = tables[option.type](option, value, getattr(rules, name), found)
        else:
            good[name] = read_value(option, value, found.spelling[name], found)
    return replace(rules, **{name: value for name, value in good.items() if value is not BAD})


def _with_switches(rules: RuleSet, given: Mapping[str, Any], found: Findings) -> RuleSet:
    """The rule set with the switches that are given and good."""
    for name in given:
        if name not in SWITCHES:
            continue
        switch, path = SWITCHES[name], found.spelling[name]
        value = read_value(switch.option, given[name], path, found)
        other = next((other for other in switch.conflicts if other in found.spelling), None)
        if other:
            found.add("switch-and-option", path, name=name, other=other)
        elif switch.needs and not _has_effect(rules, *switch.needs):
            card, kind = switch.needs
            found.add("switch-without-card", path, name=name, card=card, kind=kind)
        elif value is not BAD:
            rules = apply_switch(rules, name, value)
    return rules


def _has_effect(rules: RuleSet, card: str, kind: str) -> bool:
    """Whether a rank or a card has, by its own entry, an effect of a kind."""
    return rules.effects.get(card, PLAIN).kind == kind


def _fitting(base: RuleSet, given: Mapping[str, Any]) -> RuleSet:
    """The base without inherited words about cards that a smaller pack, or one without jokers, has not."""
    pack = given.get("pack", base.pack)
    jokers = given.get("jokers", base.jokers)
    if pack not in (32, 36, 52) or (pack >= base.pack and (jokers or not base.jokers)):
        return base
    kinds = set(replace(base, pack=pack).card_kinds()) | ({JOKER} if jokers else set())

    def fits(word: str) -> bool:
        return not kinds.isdisjoint(parse_pattern(word))

    def kept(pattern: str) -> str:
        return " ".join(word for word in pattern.split() if fits(word))

    effects = {
        card: replace(effect, answers=kept(effect.answers)) for card, effect in base.effects.items() if fits(card)
    }
    values = {card: points for card, points in base.values.items() if fits(card)}
    return replace(base, effects=effects, values=values, strong=kept(base.strong))


def _tidy(rules: RuleSet) -> RuleSet:
    """The same rules in the one form that equal rules share: no entry that says nothing, cards in order."""
    effects: dict[str, Effect] = {}
    for card in sorted(rules.effects, key=pattern_order):
        effect = rules.effects[card]
        rank = rules.effects.get(card[0], PLAIN) if len(card) == 2 else PLAIN
        if effect != PLAIN or rank != PLAIN:
            effects[card] = effect
    values = {card: rules.values[card] for card in sorted(rules.values, key=pattern_order)}
    return replace(rules, effects=MappingProxyType(effects), values=MappingProxyType(values))


def _touches(fault: Fault, found: Findings) -> bool:
    """Whether an option of a contradiction is itself faulty, so that the contradiction may be none."""
    bad = {fault.path for fault in found.faults}
    paths = [found.spelling.get(path, path) for path in fault.about]
    return any(_related(path, other) for path in paths for other in bad)


def _related(one: str, other: str) -> bool:
    """Whether two paths are the same, or one is inside the other."""
    return f"{one}.".startswith(f"{other}.") or f"{other}.".startswith(f"{one}.")


def _placed(fault: Fault, spelling: Mapping[str, str], lines: Mapping[str, int]) -> Fault:
    """The fault with its line, and for a contradiction with the path of an option that was given."""
    path = next((about for about in fault.about if about in spelling), fault.path)
    path = spelling.get(path, path)
    where = path
    while where and where not in lines:
        where = where.rpartition(".")[0]
    return replace(fault, path=path, line=lines.get(where))
