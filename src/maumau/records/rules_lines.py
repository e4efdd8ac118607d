"""A rule set in a record: a shipped id, a shipped set with its changed options, or every option that counts."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, Final

from maumau.engine.rules.faults import RulesError
from maumau.engine.rules.options import RULE_OPTIONS
from maumau.engine.rules.ruleset import RuleSet
from maumau.engine.rules.text import to_mapping
from maumau.records.model import RecordError
from maumau.rulesets import load_rules, rules_from, shipped

NONE: Final = "none"
"""The base of a rule set that is written in full: the defaults."""
TABLES: Final = ("words", "effects", "values")
"""Options that are tables: each entry has a line of its own."""

Lines = Iterator[tuple[str, str]]


def rules_lines(rules: RuleSet, base: str) -> Lines:
    """The lines of a rule set, as key and value.

    Raises:
        RecordError: the rule set contradicts itself, or is not what `base` with some changes is.
    """
    yield "rules", rules.id
    if rules.id in shipped() and load_rules(rules.id) == rules:
        return
    start = load_rules(base) if base else None
    given = changes(rules, start)
    if read_rules(rules.id, base, given) != rules:
        raise RecordError(f"the rule set {rules.id} cannot be written as changes of {base or 'the defaults'}")
    yield "base", base or NONE
    for path, value in given.items():
        yield "option", f"{path} = {toml(value)}"


def changes(rules: RuleSet, start: RuleSet | None) -> dict[str, Any]:
    """Path → value of everything that differs from another rule set, or from the defaults."""
    if start is None:
        mine, theirs = to_mapping(rules), {}
    else:
        mine, theirs = to_mapping(rules, full=True), to_mapping(start, full=True)
    out: dict[str, Any] = {}
    for name in RULE_OPTIONS:
        if name == "id" or name not in mine:
            continue
        if name in TABLES:
            old = theirs.get(name, {})
            out |= {f"{name}.{key}": value for key, value in mine[name].items() if old.get(key) != value}
        elif name not in theirs or mine[name] != theirs[name]:
            out[name] = mine[name]
    return out


def toml(value: Any) -> str:
    """A value as TOML writes it, in one line of ASCII."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(item)}" for key, item in value.items()) + " }"
    return json.dumps(value)


def read_option(text: str) -> tuple[str, Any]:
    """The path and value of an option's line.

    Raises:
        RecordError: it is none.
    """
    path, equals, value = text.partition(" = ")
    try:
        if equals and path:
            return path, tomllib.loads(f"value = {value}")["value"]
    except (tomllib.TOMLDecodeError, RecursionError, KeyError):
        pass
    raise RecordError(f"an option is written as a name and a value, as in hand_size = 5, not {text!r}")


def read_rules(id_: str, base: str, given: Mapping[str, Any]) -> RuleSet:
    """The rule set of an id, the shipped set it starts from (empty: the defaults), and options by path.

    Raises:
        RecordError: something is wrong in it.
    """
    try:
        return rules_from({**({"base": base} if base else {}), "id": id_, **nested(given)})
    except RulesError as error:
        raise RecordError("; ".join(map(str, error.faults))) from error


def shipped_rules(id_: str) -> RuleSet:
    """The shipped rule set of an id.

    Raises:
        RecordError: there is none.
    """
    try:
        if "/" not in id_ and not id_.endswith((".toml", ".json")):
            return load_rules(id_)
    except RulesError as error:
        raise RecordError(f"{error}; one of your own has a line base, with a shipped id or {NONE}") from error
    raise RecordError(f"a record holds its rule set and names no file such as {id_[:60]}")


def nested(given: Mapping[str, Any]) -> dict[str, Any]:
    """Options by path as nested tables."""
    out: dict[str, Any] = {}
    for path, value in given.items():
        name, dot, key = path.partition(".")
        if not dot:
            out[name] = value
            continue
        table = out.setdefault(name, {})
        if not isinstance(table, dict):
            raise RecordError(f"{name} is given as a whole and by {path}")
        table[key] = value
    return out
