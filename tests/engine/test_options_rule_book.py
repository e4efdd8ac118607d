"""Every place where the rule book says "option": its name, and that the change does what the clause wants."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from maumau.engine.cards import parse_card
from maumau.engine.rules.check import change
from maumau.engine.rules.options import EFFECT_OPTIONS, RULE_OPTIONS
from maumau.engine.rules.ruleset import RuleSet
from maumau.engine.rules.switches import SWITCHES
from maumau.rulesets import load_rules

BOOK = Path(__file__).parents[2] / "docs" / "rules" / "rule-book.md"

Reading = Callable[[RuleSet], Any]

PLACES: list[tuple[str, str, dict[str, Any], Reading, Any, Any]] = [
    # clause, set, change, what to look at, its value before, its value after
    ("A-001", "mau-king", {"first_dealer": "highest_card"}, lambda r: r.first_dealer, "random", "highest_card"),
    ("A-003", "serbian-501", {"two_packs_from": 6}, lambda r: len(r.full_pack(5)), 104, 52),
    ("A-004", "serbian-501", {"hand_size": 5}, lambda r: r.hand_size_for(4), 6, 5),
    ("A-006", "jokers-505", {"jokers": 2}, lambda r: len(r.full_pack(3)), 108, 106),
    (
        "A-006",
        "jokers-505",
        {"jokers": 0},
        lambda r: (r.effects["7"].answers, len(r.full_pack(3))),
        ("7 JOKER", 108),
        ("7", 104),
    ),
    ("A-009", "jokers-505", {"starter": "left"}, lambda r: r.starter, "right", "left"),
    ("A-009", "jokers-505", {"direction": "clockwise"}, lambda r: r.direction, "counterclockwise", "clockwise"),
    ("A-010", "mau-king", {"cut_choice": True}, lambda r: r.cut_choice, False, True),
    ("A-010", "serbian-501", {"cut_choice": False}, lambda r: r.cut_choice, True, False),
    ("A-013", "jokers-505", {"fourth_special": "dealer"}, lambda r: r.fourth_special, "redeal", "dealer"),
    ("A-018", "serbian-501", {"start_effect": "acts"}, lambda r: r.start_effect, "inert", "acts"),
    ("A-026", "serbian-501", {"play_after_draw": "any"}, lambda r: r.play_after_draw, "drawn", "any"),
    ("A-043", "jokers-505", {"wild_may_be_plain": True}, lambda r: r.wild_may_be_plain, False, True),
    (
        "A-060",
        "mau-king-table",
        {"unannounced_last": "challenge"},
        lambda r: r.unannounced_last,
        "penalty",
        "challenge",
    ),
    ("A-077", "mau-king", {"penaltyEndsTurn": True}, lambda r: r.penalty_ends_turn, False, True),
    ("A-088", "mau-king-table", {"two_of_clubs_target": "next"}, lambda r: r.effects["2C"].target, "previous", "next"),
    ("A-088", "mau-king", {"twoClubsTarget": "previous"}, lambda r: r.effects["2C"].target, "next", "previous"),
    ("A-108", "serbian-501", {"two_of_diamonds": "from_hand"}, lambda r: r.effects["2D"].search_from_hand, False, True),
    ("A-119", "jokers-505", {"uncovered_ace": "one"}, lambda r: r.effects["A"].cover_draws, "until_covered", "one"),
    ("A-136", "jokers-505", {"nineReverses": False}, lambda r: value(r, "9H"), 10, 9),
    ("A-158", "jokers-505", {"final_effects": False}, lambda r: r.final_effects, True, False),
    ("A-165", "skat-32", {"wrong_card_penalty": 1}, lambda r: r.wrong_card_penalty, 0, 1),
    ("A-170", "mau-king-table", {"limit_reached": False}, lambda r: r.limit_reached, True, False),
    ("A-178", "serbian-501", {"eight_is_strong": True}, lambda r: value(r, "8H"), 8, 10),
    ("A-179", "skat-32-points", {"values": {"Q": 3, "K": 4, "J": 2}}, lambda r: value(r, "JH"), 20, 2),
    # atoms that tell of a variant
    ("S0-78", "mau-king-table", {"two_of_diamonds": "search"}, lambda r: "2D" in r.effects, False, True),
    ("S0-79", "mau-king", {"seven_draws": 3}, lambda r: r.effects["7"].amount, 2, 3),
    ("S0-110", "mau-king-table", {"match_limit": 501}, lambda r: r.match_limit, 301, 501),
    ("S1-58", "jokers-505", {"win_bonus": 10, "wild_win_bonus": 20}, lambda r: r.win_bonus, 40, 10),
]


def value(rules: RuleSet, card: str) -> int:
    return rules.value_of(parse_card(card))


def canonical(name: str) -> str:
    return re.sub("[A-Z]", lambda found: "_" + found[0].lower(), name)


@pytest.mark.parametrize(("clause", "id_", "changes", "look", "before", "after"), PLACES)
def test_the_option_does_what_the_clause_says(
    clause: str, id_: str, changes: dict[str, Any], look: Reading, before: Any, after: Any
) -> None:
    rules = load_rules(id_)
    assert look(rules) == before
    assert look(change(rules, changes)) == after
    for name in changes:
        known = {**RULE_OPTIONS, **{switch: item.option for switch, item in SWITCHES.items()}}
        option = known.get(canonical(name)) or SWITCHES["two_of_clubs_target"].option
        of_effects = {clause for effect in EFFECT_OPTIONS.values() for clause in effect.clauses}
        assert clause in option.clauses or clause in of_effects


def test_no_option_of_the_rule_book_is_forgotten() -> None:
    book = BOOK.read_text(encoding="utf-8")
    items = re.findall(r"^#### (A-\d+)(.*?)(?=^#|\Z)", book, re.MULTILINE | re.DOTALL)
    named = {id_ for id_, text in items if re.search(r"\boption\b", text, re.IGNORECASE)}
    assert named, "the rule book has moved"
    assert named <= {place[0] for place in PLACES}
