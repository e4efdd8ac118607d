"""What is wrong with a rule set: every fault by example, all at once, with path and line."""

from __future__ import annotations

import string
from typing import Any

import pytest
from hypothesis import given, strategies as st

from maumau.engine.rules.check import Fault, RulesError, change, faults, ruleset_from
from maumau.engine.rules.conflicts import cards_needed, contradictions
from maumau.engine.rules.faults import FAULTS
from maumau.engine.rules.ruleset import PLAIN, Effect, RuleSet
from maumau.engine.rules.text import Format, parse, to_mapping, to_toml
from maumau.rulesets import load_rules, shipped
from tests.engine.option_values import cases, with_companions

TABLE = load_rules("mau-king-table")
SKAT = load_rules("skat-32")
JOKERS = load_rules("jokers-505")

EVERYTHING_AGAIN = dict.fromkeys("23456789TJQKA", "again")

FAULTY: list[tuple[str, str, RuleSet | None, dict[str, Any]]] = [
    # code, path, base, mapping
    ("unknown-option", "zzzzzz", None, {"zzzzzz": 1}),
    ("unknown-option-near", "hand_sise", None, {"hand_sise": 5}),
    ("unknown-option-near", "effects.7.ammount", None, {"effects": {"7": {"kind": "draw", "ammount": 2}}}),
    ("unknown-option-near", "words.lst", None, {"words": {"lst": "Mau"}}),
    ("unknown-option", "base", None, {"base": "mau-king"}),
    ("twice", "nineReverses", JOKERS, {"nine_reverses": True, "nineReverses": False}),
    ("twice", "two_clubs_target", TABLE, {"two_of_clubs_target": "next", "two_clubs_target": "next"}),
    ("wants-bool", "jump_in", TABLE, {"jump_in": "yes"}),
    ("wants-int", "hand_size", None, {"hand_size": 5.0}),
    ("wants-text", "name", None, {"name": 7}),
    ("wants-slug", "id", None, {"id": 7}),
    ("wants-pattern", "strong", None, {"strong": ["7"]}),
    ("wants-effects", "effects", None, {"effects": "7"}),
    ("wants-values", "values", None, {"values": 20}),
    ("wants-words", "words", None, {"words": "Mau"}),
    ("wants-effect", "effects.7", None, {"effects": {"7": 2}}),
    ("out-of-range", "hand_size", None, {"hand_size": 11}),
    ("out-of-range-or-off", "two_packs_from", None, {"two_packs_from": 2}),
    ("not-a-choice", "pack", None, {"pack": 54}),
    ("not-a-choice-near", "direction", None, {"direction": "clockwize"}),
    ("not-a-choice-near", "effects.8", None, {"effects": {"8": "skips"}}),
    ("not-a-slug", "id", None, {"id": "Grandma's"}),
    ("bad-text", "name", None, {"name": "\x1b[31m"}),
    ("bad-text", "words.last", None, {"words": {"last": "M" * 41}}),
    ("not-a-card", "strong", None, {"strong": "7 Z"}),
    ("not-one-card", "effects.H", None, {"effects": {"H": "skip"}}),
    ("not-one-card", "effects.JOKER", JOKERS, {"effects": {"JOKER": "skip"}}),
    ("not-one-card", "values.7 8", None, {"values": {"7 8": 10}}),
    ("no-kind", "effects.9", None, {"effects": {"9": {"amount": 2}}}),
    ("field-of-other-kind", "effects.8.amount", None, {"effects": {"8": {"kind": "skip", "amount": 2}}}),
    ("switch-and-option", "seven_draws", TABLE, {"seven_draws": 3, "effects": {"7": {"amount": 3}}}),
    ("switch-and-option", "eight_is_strong", TABLE, {"eight_is_strong": True, "strong": "7"}),
    ("switch-without-card", "uncovered_ace", TABLE, {"uncovered_ace": "one"}),
    ("players-crossed", "min_players", None, {"min_players": 5, "max_players": 3}),
    ("pack-too-small", "max_players", SKAT, {"max_players": 6}),
    ("pack-too-small-for-all", "hand_size", SKAT, {"hand_size": 10, "min_players": 3}),
    ("pack-too-small", "hand_size", SKAT, {"hand_size": 9}),
    ("second-pack-never", "two_packs_from", None, {"two_packs_from": 7}),
    ("second-pack-already", "two_packs_from", TABLE, {"two_packs_from": 7}),
    ("card-not-in-pack", "effects.2C", SKAT, {"effects": {"2C": "skip"}}),
    ("card-not-in-pack", "values.5", SKAT, {"values": {"5": 10}}),
    ("card-not-in-pack", "strong", SKAT, {"strong": "7 6"}),
    ("card-not-in-pack", "effects.7.answers", SKAT, {"effects": {"7": {"answers": "7 2C"}}}),
    ("no-jokers", "effects.7.answers", SKAT, {"effects": {"7": {"answers": "7 JOKER"}}}),
    ("no-jokers", "values.JOKER", SKAT, {"values": {"JOKER": 20}}),
    ("no-jokers", "values.JOKER", JOKERS, {"jokers": 0, "values": {"JOKER": 20}}),
    ("too-many-strong", "strong", TABLE, {"strong": "C D H S"}),
    ("hand-too-small-for-cut", "hand_size", TABLE, {"hand_size": 2, "packet": 1}),
    ("hand-too-small-for-cut", "hand_size_two", TABLE, {"hand_size_two": 2}),
    ("packet-over-hand", "packet", TABLE, {"packet": 7}),
    ("needs-strong-cut", "cut_choice", SKAT, {"cut_choice": True}),
    ("needs-strong-cut", "fourth_special", SKAT, {"fourth_special": "dealer"}),
    ("needs-strong-cut", "cut", TABLE, {"cut": "none"}),
    ("no-plain-start", "start_effect", None, {"start_effect": "plain", "effects": EVERYTHING_AGAIN}),
    ("draw-and-never-play", "play_after_draw", None, {"draw_limit": 0, "play_after_draw": "none"}),
    ("at-once-and-answers", "effects.2C.answers", TABLE, {"effects": {"2C": {"answers": "7"}}}),
    ("at-once-and-turn", "effects.2C.ends_turn", TABLE, {"effects": {"2C": {"ends_turn": True}}}),
    ("answer-draws-nothing", "effects.7.answers", TABLE, {"effects": {"7": {"answers": "7 8"}}}),
    ("answer-draws-nothing", "effects.7.answers", TABLE, {"effects": {"7": {"answers": "2C"}}}),
    (
        "answer-draws-nothing",
        "effects.9.answers",
        TABLE,
        {"effects": {"7": "skip", "9": {"kind": "draw", "answers": "7"}}},
    ),
    ("joker-stands-for-none", "effects.7.answers", JOKERS, {"effects": {"7": {"answers": "JOKER"}}}),
    ("jump-in-without-twins", "jump_in", SKAT, {"jump_in": True}),
    ("jump-in-without-plain", "jump_in", TABLE, {"jump_in": True, "effects": EVERYTHING_AGAIN}),
    ("no-wild-card", "wild_win_doubles", TABLE, {"effects": {"J": "plain"}, "wild_win_doubles": True}),
    ("no-wild-card", "wild_on_wild", SKAT, {"effects": {"J": {"wild": False}}, "wild_on_wild": "always"}),
    ("wild-cannot-win", "wild_win_doubles", SKAT, {"wild_win_doubles": True}),
    ("wild-cannot-win", "effects.J.finish", TABLE, {"effects": {"J": {"finish": "forbidden"}}, "wild_win_bonus": 0}),
    ("several-unannounced", "announce", TABLE, {"announce": "off", "challenge": "off", "unannounced_last": "wins"}),
    ("nothing-to-challenge", "announce", SKAT, {"announce": "off"}),
    ("never-challenged", "unannounced_last", TABLE, {"unannounced_last": "challenge", "challenge": "off"}),
    (
        "nobody-can-win",
        "effects",
        SKAT,
        {"effects": {rank: {"kind": "skip", "finish": "forbidden"} for rank in "789TJQKA"}},
    ),
    ("strong-worth-nothing", "strong_value", None, {"strong_value": 10}),
    ("match-without-scores", "match_end", SKAT, {"match_end": "elimination"}),
    ("match-without-scores", "scoring", TABLE, {"scoring": "victories"}),
    ("match-without-limit", "match_end", None, {"match_end": "lowest_total"}),
    ("limit-without-match", "match_limit", None, {"match_limit": 301}),
]
BESIDE = {
    "jump-in-without-plain": {"too-many-strong", "no-wild-card"},
}
"""Other faults that an example cannot avoid."""
FROM_FILES = {"unreadable", "syntax", "unknown-set", "unknown-set-near", "base-circle", "not-a-table", "id-taken"}
"""Faults that only a file can have: see tests/rulesets/test_loading.py."""


@pytest.mark.parametrize(("code", "path", "base", "mapping"), FAULTY, ids=[f"{row[0]}-{row[1]}" for row in FAULTY])
def test_the_fault_is_found_where_it_is(code: str, path: str, base: RuleSet | None, mapping: dict[str, Any]) -> None:
    found = faults(mapping, base)
    assert (code, path) in [(fault.code, fault.path) for fault in found]
    assert {fault.code for fault in found} <= {code, *BESIDE.get(code, ())}


def test_every_fault_has_an_example() -> None:
    assert {row[0] for row in FAULTY} | FROM_FILES == set(FAULTS)


def test_a_fault_says_what_would_be_right() -> None:
    assert str(faults({"hand_sise": 5})[0]) == "hand_sise: there is no option hand_sise: did you mean hand_size?"
    assert str(faults({"direction": "clockwize"})[0]) == (
        "direction: clockwize is not possible: did you mean clockwise? Possible are clockwise, counterclockwise"
    )
    assert str(faults({"max_players": 6}, SKAT)[0]) == (
        "max_players: 6 players need 37 cards: 30 for the hands, one to start and one each to draw; "
        "the pack has 32, enough for 5 players"
    )


def test_a_pack_must_leave_one_card_each_to_draw() -> None:
    assert cards_needed(SKAT, 5) == 5 * 5 + 1 + 5
    assert cards_needed(SKAT, 2) == 2 * 6 + 1 + 2
    assert not faults({"hand_size": 9, "pack": 52, "max_players": 5})
    assert faults({"hand_size": 10, "pack": 52, "max_players": 5})[0].values["possible"] == 4


# ---------------------------------------------------------------- all at once


SEVERAL = """\
id = "Two Words"
hand_size = 50

[effects]
7 = { kind = "draw", amount = 11, anwers = "7" }
QX = "skip"
8.kind = "skp"

[words]
last = 7
"""


def test_all_faults_come_at_once_in_the_order_of_the_file() -> None:
    data, lines = parse(SEVERAL, "TOML")
    found = faults(data, None, lines)
    assert [(fault.line, fault.path, fault.code) for fault in found] == [
        (1, "id", "not-a-slug"),
        (2, "hand_size", "out-of-range"),
        (5, "effects.7.anwers", "unknown-option-near"),
        (5, "effects.7.amount", "out-of-range"),
        (6, "effects.QX", "not-one-card"),
        (7, "effects.8.kind", "not-a-choice-near"),
        (10, "words.last", "wants-text"),
    ]


def test_an_error_lists_them_all_with_the_file() -> None:
    data, lines = parse(SEVERAL, "TOML")
    with pytest.raises(RulesError) as caught:
        ruleset_from(data, None, lines)
    error = RulesError(caught.value.faults, "mine.toml")
    assert str(error).splitlines()[0].startswith("mine.toml:1: id: Two Words is no id")
    assert len(str(error).splitlines()) == 7


def test_a_contradiction_with_a_faulty_option_is_not_made_up() -> None:
    assert [fault.code for fault in faults({"packs": 3, "jump_in": True})] == ["not-a-choice"]
    assert [fault.code for fault in faults({"max_players": 9, "min_players": 7})] == ["out-of-range"]


def test_other_contradictions_are_told_beside_a_fault() -> None:
    found = faults({"name": 7, "match_limit": 301})
    assert [fault.code for fault in found] == ["wants-text", "limit-without-match"]


def test_a_contradiction_stands_where_the_file_has_an_option_of_it() -> None:
    data, lines = parse('name = "x"\n\nmaxPlayers = 6\n', "TOML")
    assert [(fault.path, fault.line) for fault in faults(data, SKAT, lines)] == [("maxPlayers", 3)]


# ---------------------------------------------------------------- lines


TOML_LINES = '''\
hand_size = 5
"packet" = 3
name = """
pack = 32
"""
words.last = "a = b"

[effects] # cards
2C = { kind = "draw", answers = "x = y", at_once = true }
'10' = "skip"

[effects.J]
kind = "nominate"
'''
JSON_LINES = '{\n"handSize": 5,\n"effects": {\n"7":\n {"kind": "draw"}\n},\n"values": {"J":\n20}, "packs": 2}'


def test_lines_of_toml() -> None:
    assert parse(TOML_LINES, "TOML")[1] == {
        "hand_size": 1,
        "packet": 2,
        "name": 3,
        "words.last": 6,
        "effects": 8,
        "effects.2C": 9,
        "effects.2C.kind": 9,
        "effects.2C.answers": 9,
        "effects.2C.at_once": 9,
        "effects.10": 10,
        "effects.J": 12,
        "effects.J.kind": 13,
    }


def test_lines_of_json() -> None:
    assert parse(JSON_LINES, "JSON")[1] == {
        "handSize": 2,
        "effects": 3,
        "effects.7": 4,
        "effects.7.kind": 5,
        "values": 7,
        "values.J": 7,
        "packs": 8,
    }


@pytest.mark.parametrize(
    ("text", "kind", "line"),
    [
        ("a = 1\nb", "TOML", 2),
        ('{"a": 1,\n\n}', "JSON", 3),
        ("a = 1\na = 2", "TOML", 2),
        ('{"a": 1, "a": 2}', "JSON", None),
    ],
)
def test_what_is_no_toml_or_json_is_one_fault(text: str, kind: Any, line: int | None) -> None:
    with pytest.raises(RulesError) as caught:
        parse(text, kind)
    assert [(fault.code, fault.line) for fault in caught.value.faults] == [("syntax", line)]


# ---------------------------------------------------------------- house rules


def test_house_rules_are_merged_into_the_tables() -> None:
    changed = change(
        TABLE, {"effects": {"7": {"amount": 3}, "9": "reverse"}, "values": {"Q": 15}, "words": {"final": "Aus!"}}
    )
    assert changed.effects["7"] == Effect(kind="draw", amount=3, answers="7")
    assert changed.effects["9"] == Effect(kind="reverse")
    assert changed.effects["A"] == TABLE.effects["A"]
    assert changed.values == {"Q": 15, "J": 20}
    assert changed.words == {"last": "Zadnja!", "wild_last": "Mau Mau!", "final": "Aus!"}


def test_a_word_starts_an_effect_afresh_and_so_does_another_kind() -> None:
    assert change(TABLE, {"effects": {"7": "draw"}}).effects["7"] == Effect(kind="draw")
    assert change(TABLE, {"effects": {"7": {"kind": "skip"}}}).effects["7"] == Effect(kind="skip")


def test_plain_takes_an_effect_away() -> None:
    assert "8" not in change(TABLE, {"effects": {"8": "plain"}}).effects
    assert change(TABLE, {"effects": {"8": "plain"}}).effect_of(6) == PLAIN


def test_a_plain_card_of_a_special_rank_keeps_its_entry() -> None:
    changed = change(TABLE, {"effects": {"8C": "plain"}})
    assert [changed.effect_of(6).kind, changed.effect_of(19).kind] == ["plain", "skip"]


def test_changed_rules_have_an_id_of_their_own() -> None:
    assert change(TABLE, {"hand_size": 5}).id == "mau-king-table-custom"
    assert change(change(TABLE, {"hand_size": 5}), {"hand_size": 7}).id == "mau-king-table-custom"
    assert change(TABLE, {"hand_size": 5, "id": "ours"}).id == "ours"
    assert change(TABLE, {}) == TABLE


def test_a_smaller_pack_takes_along_what_was_said_of_its_cards() -> None:
    changed = change(JOKERS, {"pack": 32, "jokers": 0})
    assert "2C" not in changed.effects
    assert changed.effects["7"].answers == "7"
    assert changed.values == {"J": 20}


@pytest.mark.parametrize("written", ["10", "t", "T"])
def test_a_ten_may_be_written_in_three_ways(written: str) -> None:
    assert change(TABLE, {"effects": {written: "skip"}}).effects["T"] == Effect(kind="skip")


def test_numbers_as_keys_and_off_as_false_are_understood() -> None:
    changed = change(TABLE, {"effects": {7: {"answers": 7, "amount": 3}}, "challenge": False})
    assert changed.effects["7"] == Effect(kind="draw", amount=3, answers="7")
    assert changed.challenge == "off"


# ---------------------------------------------------------------- round trip


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """A shipped set with some changes that do not contradict each other."""
    rules = load_rules(draw(st.sampled_from(shipped())))
    for name, value in draw(st.lists(st.sampled_from(cases()), max_size=6, unique_by=lambda case: case[0])):
        mapping = with_companions(name, value)
        if not faults(mapping, rules):
            rules = change(rules, mapping)
    return rules


@given(rule_sets())
def test_a_rule_set_comes_back_from_its_mapping_and_its_toml(rules: RuleSet) -> None:
    assert ruleset_from(to_mapping(rules)) == rules
    assert ruleset_from(to_mapping(rules, full=True)) == rules
    data, lines = parse(to_toml(rules), "TOML")
    assert ruleset_from(data, None, lines) == rules
    assert not contradictions(rules)
    assert all(key in lines for key in data)


@given(rule_sets())
def test_text_of_a_rule_set_is_always_the_same(rules: RuleSet) -> None:
    assert to_toml(ruleset_from(to_mapping(rules, full=True))) == to_toml(rules)


WORDS = [
    *with_companions("id", "x"),
    *(name for name, _ in cases()),
    "effects",
    "kind",
    "amount",
    "7",
    "2C",
    "JOKER",
    "draw",
]
JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.sampled_from(WORDS)
    | st.text(string.printable, max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS) | st.text(max_size=4), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(JUNK, st.sampled_from([None, TABLE, SKAT, JOKERS]))
def test_whatever_comes_is_a_rule_set_or_a_list_of_faults(junk: Any, base: RuleSet | None) -> None:
    found = faults(junk, base)
    for fault in found:
        assert isinstance(fault, Fault)
        assert str(fault)
        assert fault.to_json()["text"]
    if not found:
        assert not contradictions(ruleset_from(junk, base))


def test_what_cannot_be_printed_is_told_as_an_escape() -> None:
    found = faults({"name": "a\x1b[2J\u202e", "words": {"last": "\0"}, "x\x07": 1})
    told = "\n".join(map(str, found))
    assert "name: a\\x1b[2J\\u202e is no text that can be shown" in told
    assert "words.last: \\x00 is no text" in told
    assert "x\\x07: there is no option x\\x07" in told
    assert told.replace("\n", "").isprintable()


def test_an_empty_value_is_seen() -> None:
    [found] = faults({"hand_size": ""})
    assert str(found) == 'hand_size: "" is not possible here: a whole number is wanted'


def test_points_that_are_no_number() -> None:
    [found] = faults({"values": {"K": True}})
    assert (found.path, found.code) == ("values.K", "wants-int")


@pytest.mark.parametrize(("text", "kind"), [("a = " + "[" * 50_000, "TOML"), ("[" * 50_000, "JSON")])
def test_what_is_nested_without_end(text: str, kind: Format) -> None:
    with pytest.raises(RulesError, match=f"this is no {kind}: it is nested too deeply"):
        parse(text, kind)
