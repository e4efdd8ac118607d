"""Switches: one word for a house rule, over the effects of cards."""

from __future__ import annotations

from typing import Any

import pytest

from maumau.engine.cards import parse_pattern
from maumau.engine.rules.check import RulesError, change, faults
from maumau.engine.rules.switches import SWITCHES, pattern_of, switch_states
from maumau.rulesets import load_rules, shipped
from tests.engine.option_values import bad_values, good_values

HOSTS = {
    "two_of_clubs_target": "mau-king",
    "seven_draws": "skat-32",
    "two_of_diamonds": "mau-king",
    "uncovered_ace": "jokers-505",
    "nine_reverses": "jokers-505",
    "eight_is_strong": "serbian-501",
}
"""A rule set that each switch means something in."""


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, item in SWITCHES.items() for value in good_values(item.option)]
)
def test_a_switch_reads_back_as_it_was_set(name: str, value: Any) -> None:
    rules = change(load_rules(HOSTS[name]), {name: value})
    assert switch_states(rules)[name] == value
    assert change(rules, {name: value}) == rules


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, item in SWITCHES.items() for value, _ in bad_values(item.option)]
)
def test_a_switch_refuses_other_values(name: str, value: Any) -> None:
    found = faults({name: value}, load_rules(HOSTS[name]))
    assert [fault.path for fault in found] == [name]


@pytest.mark.parametrize("id_", shipped())
def test_setting_every_switch_to_what_it_is_changes_nothing(id_: str) -> None:
    rules = load_rules(id_)
    assert change(rules, switch_states(rules)) == rules


def test_the_shipped_sets_stand_where_the_documents_put_them() -> None:
    states = {id_: switch_states(load_rules(id_)) for id_ in shipped()}
    assert [states[id_].get("two_of_clubs_target") for id_ in shipped()] == [
        "next",
        "previous",
        "previous",
        "previous",
        None,
        None,
    ]
    assert [states[id_]["seven_draws"] for id_ in shipped()] == [2, 2, 3, 3, 2, 2]
    assert [states[id_]["nine_reverses"] for id_ in shipped()] == [False, False, True, False, False, False]
    assert [states[id_]["eight_is_strong"] for id_ in shipped()] == [True, True, True, False, True, True]
    assert states["serbian-501"]["two_of_diamonds"] == "search"
    assert states["jokers-505"]["uncovered_ace"] == "until_covered"


def test_a_nine_that_does_not_reverse_is_a_plain_card() -> None:
    rules = change(load_rules("jokers-505"), {"nine_reverses": False})
    assert "9" not in rules.effects
    assert parse_pattern("9").isdisjoint(rules.strong_kinds())


def test_eights_leave_and_join_a_list_that_is_not_written_out() -> None:
    jokers = load_rules("jokers-505")
    without = change(jokers, {"eight_is_strong": False})
    assert without.strong == "2C 7 9 J Q A JOKER"
    assert change(without, {"eight_is_strong": True}).strong_kinds() == jokers.strong_kinds()


def test_a_switch_and_the_option_it_sets_contradict_each_other() -> None:
    with pytest.raises(RulesError) as caught:
        change(load_rules("jokers-505"), {"nine_reverses": False, "effects": {"9": "skip"}})
    assert [fault.code for fault in caught.value.faults] == ["switch-and-option"]


def test_a_switch_without_its_card_is_refused() -> None:
    found = faults({"two_of_clubs_target": "next", "uncovered_ace": "one"}, load_rules("skat-32"))
    assert [(fault.code, fault.path) for fault in found] == [
        ("switch-without-card", "two_of_clubs_target"),
        ("switch-without-card", "uncovered_ace"),
    ]


@pytest.mark.parametrize("pattern", ["2C 7 J JOKER", "2C 2D 2H", "A", "", "2 3 4 5 6 7 8 9 T J Q K A JOKER"])
def test_the_pattern_of_kinds_names_them_again(pattern: str) -> None:
    assert pattern_of(parse_pattern(pattern)) == pattern
