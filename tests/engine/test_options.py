"""Every option is described once, and every value it names is accepted while others are refused."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from maumau.engine.rules.check import change, faults, ruleset_from
from maumau.engine.rules.options import EFFECT_OPTIONS, GROUPS, RULE_OPTIONS, Option
from maumau.engine.rules.ruleset import Effect, RuleSet
from maumau.engine.rules.schema import option_schema
from maumau.engine.rules.switches import SWITCHES
from maumau.rulesets import load_rules
from tests.engine.option_values import bad_values, cases, effect_cases, with_companions

BOOK = Path(__file__).parents[2] / "docs" / "rules" / "rule-book.md"
TABLE = load_rules("mau-king-table")
SWITCH_OPTIONS = {name: switch.option for name, switch in SWITCHES.items()}
ALL = [*RULE_OPTIONS.values(), *EFFECT_OPTIONS.values(), *SWITCH_OPTIONS.values()]


# ---------------------------------------------------------------- described once


def test_every_field_of_a_rule_set_has_one_option_and_every_option_a_field() -> None:
    assert list(RULE_OPTIONS) == sorted(RULE_OPTIONS, key=lambda name: GROUPS.index(RULE_OPTIONS[name].group))
    assert set(RULE_OPTIONS) == {item.name for item in fields(RuleSet)}


def test_every_field_of_an_effect_has_one_option_and_every_option_a_field() -> None:
    assert list(EFFECT_OPTIONS) == [item.name for item in fields(Effect)]


def test_no_two_options_share_a_name() -> None:
    names = [option.name for option in (*RULE_OPTIONS.values(), *SWITCH_OPTIONS.values())]
    names += [option.camel for option in (*RULE_OPTIONS.values(), *SWITCH_OPTIONS.values()) if "_" in option.name]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("option", RULE_OPTIONS.values(), ids=lambda option: option.name)
def test_the_default_is_that_of_the_field_and_among_the_values(option: Option) -> None:
    if option.type in ("effects", "values", "words"):
        assert getattr(RuleSet(), option.name) == {}
        return
    assert option.default == getattr(RuleSet(), option.name)
    assert not faults({option.name: option.default})


@pytest.mark.parametrize("option", ALL, ids=lambda option: option.name)
def test_every_clause_stands_in_the_rule_book(option: Option) -> None:
    book = BOOK.read_text(encoding="utf-8")
    known = set(re.findall(r"^- \*\*(S\d-\d+)\*\*|^#### (A-\d+)", book, re.MULTILINE))
    ids = {atom or ambiguity for atom, ambiguity in known}
    assert set(option.clauses) <= ids
    assert option.clauses or option.group == "about"


def test_a_name_in_camel_case_is_the_same_option() -> None:
    for option in RULE_OPTIONS.values():
        if option.type == "bool":
            assert change(TABLE, {option.camel: True}) == change(TABLE, {option.name: True})


# ---------------------------------------------------------------- good and bad values


@pytest.mark.parametrize(("name", "value"), cases())
def test_every_value_of_an_option_is_accepted(name: str, value: Any) -> None:
    changed = change(TABLE, with_companions(name, value))
    found = getattr(changed, name)
    if isinstance(value, dict):
        assert {key.upper().replace("10", "T") for key in value} <= {str(key).upper() for key in found}
    else:
        assert found == (value.replace("10", "T") if name == "strong" else value)


@pytest.mark.parametrize(("kind", "name", "value"), effect_cases())
def test_every_value_of_an_effect_is_accepted(kind: str, name: str, value: Any) -> None:
    effect = {"kind": kind, name: value}
    found = ruleset_from({"effects": {"7": {"kind": "draw"}, "8": {"kind": "draw"}, "9": effect}}).effects.get(
        "9", Effect()
    )
    assert getattr(found, name) == value
    assert found.kind == kind


@pytest.mark.parametrize(
    ("option", "value", "code"),
    [(option, value, code) for option in RULE_OPTIONS.values() for value, code in bad_values(option)],
    ids=lambda item: getattr(item, "name", None) or str(item)[:20],
)
def test_other_values_are_refused(option: Option, value: Any, code: str) -> None:
    found = faults({option.name: value}, TABLE)
    assert [fault.code.removesuffix("-near") for fault in found] == [code]
    assert found[0].path.split(".")[0] == option.name


@pytest.mark.parametrize(
    ("option", "value", "code"),
    [(option, value, code) for option in EFFECT_OPTIONS.values() for value, code in bad_values(option)],
    ids=lambda item: getattr(item, "name", None) or str(item)[:20],
)
def test_other_values_of_an_effect_are_refused(option: Option, value: Any, code: str) -> None:
    kind = option.kinds[0] if option.kinds else "skip"
    found = faults({"effects": {"9": {"kind": kind, option.name: value}}})
    assert [fault.code.removesuffix("-near") for fault in found] == [code]
    assert found[0].path == f"effects.9.{option.name}"


# ---------------------------------------------------------------- the schema for forms


def test_the_schema_is_json_and_names_every_option_once() -> None:
    schema = json.loads(json.dumps(option_schema()))
    listed = [option["name"] for group in schema["groups"] for option in group["options"]]
    assert listed == list(RULE_OPTIONS)
    assert [option["name"] for option in schema["effect"]] == list(EFFECT_OPTIONS)
    assert [option["name"] for option in schema["switches"]] == list(SWITCHES)


def test_the_schema_says_what_a_form_needs() -> None:
    groups = {
        group["id"]: {option["name"]: option for option in group["options"]} for group in option_schema()["groups"]
    }
    cut = groups["dealing"]["cut"]
    assert [choice["value"] for choice in cut["choices"]] == ["none", "plain", "specials"]
    assert [choice["message"] for choice in cut["choices"]] == [
        "option-cut.none",
        "option-cut.plain",
        "option-cut.specials",
    ]
    hand = groups["dealing"]["hand_size_two"]
    assert (hand["low"], hand["high"], hand["off"], hand["default"]) == (2, 10, 0, 0)
    amount = next(option for option in option_schema()["effect"] if option["name"] == "amount")
    assert amount["kinds"] == ["draw"]
