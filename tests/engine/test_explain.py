"""The explanation of a rule set: complete, from the values alone, in every language."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from maumau.engine.deal import Deal
from maumau.engine.rules.check import change
from maumau.engine.rules.explain import Sentence, explain
from maumau.engine.rules.options import GROUPS, RULE_OPTIONS
from maumau.engine.rules.ruleset import Effect, RuleSet
from maumau.rulesets import load_rules, shipped
from maumau.text import LANGUAGES, Translator
from tests.engine.option_values import cases, effect_cases, with_companions

TABLE = load_rules("mau-king-table")
SILENT = [("match_limit", 0), *(case for case in cases() if case[0] in {"id", "name"})]
"""What says nothing about play, or goes with single deals only, in which there is no limit."""


def spoken(rules: RuleSet, language: str = "en") -> list[str]:
    words = Translator(language)
    return [f"{heading}: {text}" for heading, texts in words.explanation(explain(rules)) for text in texts]


@pytest.mark.parametrize("id_", shipped())
def test_the_groups_come_in_order_and_all_of_them(id_: str) -> None:
    groups = [sentence.group for sentence in explain(load_rules(id_))]
    assert list(dict.fromkeys(groups)) == list(GROUPS)
    assert groups == sorted(groups, key=GROUPS.index)


@pytest.mark.parametrize("id_", shipped())
def test_the_id_does_not_matter(id_: str) -> None:
    rules = load_rules(id_)
    assert explain(rules.changed(id="other", name="Other")) == explain(rules)


def test_no_two_shipped_sets_sound_the_same() -> None:
    assert len({tuple(explain(load_rules(id_))) for id_ in shipped()}) == len(shipped())


def told_apart() -> list[tuple[str, Any, Any]]:
    """Option, value, and another value that the explanation has to tell from it."""
    return [(name, value, other_value(name, value)) for name, value in cases() if (name, value) not in SILENT]


def other_value(name: str, value: Any) -> Any:
    option = RULE_OPTIONS[name]
    if option.type in ("bool", "choice"):
        return next(choice for choice in (option.choices or (True, False)) if choice != value)
    if option.type == "int":
        return option.low if value != option.low else option.high
    return "" if name == "strong" else {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "value", "other"), told_apart())
def test_every_value_of_an_option_can_be_heard(name: str, value: Any, other: Any, language: str) -> None:
    with_cut = {"cut_choice": True} if name == "start_effect" else {}
    rules = change(TABLE, with_companions(name, value) | with_cut)
    assert spoken(rules, language) != spoken(rules.changed(**{name: other}), language)


OTHER: dict[str, Any] = {
    "amount": 3,
    "target": "previous",
    "at_once": True,
    "answers": "8",
    "ends_turn": True,
    "wild": False,
    "search_from_hand": True,
    "cover_draws": "one",
    "finish": "forbidden",
}
"""A value of each field that is not its default."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "name", "value"), effect_cases())
def test_every_field_of_an_effect_can_be_heard(kind: str, name: str, value: Any, language: str) -> None:
    other_value = OTHER[name] if OTHER[name] != value else getattr(Effect(), name)
    effect, other = (replace(Effect(), **{"kind": kind, name: given}) for given in (value, other_value))
    rules = RuleSet(effects={"9": effect}, penalty_ends_turn=value is False)
    assert spoken(rules, language) != spoken(rules.changed(effects={"9": other}), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_effect_sounds_different(language: str) -> None:
    kinds = {case[0] for case in effect_cases()}
    texts = {tuple(spoken(RuleSet(effects={"9": Effect(kind=kind)}), language)) for kind in kinds}  # type: ignore[arg-type]
    assert len(texts) == len(kinds)


def test_what_a_rule_set_does_not_use_is_not_mentioned() -> None:
    ids = {sentence.id for sentence in explain(RuleSet(announce="off", challenge="off", scoring="none"))}
    assert ids.isdisjoint(
        {"explain-jump-in", "explain-joker", "explain-wild-on-wild", "explain-challenge", "explain-value"}
    )


def test_what_is_said_of_one_card_stands_in_one_paragraph() -> None:
    assert (
        "Cards with an effect: Seven: The next player has to draw 2 cards. Instead of drawing one may lay seven; "
        "the cards add up and fall to the next in turn. After drawing the cards one has an ordinary turn."
    ) in spoken(TABLE)


def test_values_are_told_by_points() -> None:
    assert "Points and the match: Queen and king: 10 points." in spoken(load_rules("skat-32-points"))
    assert "Points and the match: Jack and joker: 20 points." in spoken(load_rules("jokers-505"))


def test_a_sentence_is_json() -> None:
    sentence = next(item for item in explain(TABLE) if item.id == "explain-answers")
    assert sentence.to_json() == {
        "id": "explain-answers",
        "args": {"answers": {"cards": "7", "word": "or"}},
        "group": "cards",
        "card": "7",
    }
    assert Sentence("explain-aim").to_json() == {"id": "explain-aim", "args": {}, "group": "", "card": ""}


@pytest.mark.parametrize(
    ("limit", "after", "told", "asked"),
    [
        (0, "any", "As soon as a card fits, one must be laid.", ["draw", "draw", "play QH"]),
        (
            0,
            "drawn",
            "Only the card just drawn may be laid, and must be, as soon as one fits.",
            ["draw", "draw", "play QH"],
        ),
        (
            3,
            "any",
            "further ones if need be, up to 3; only then may one pass.",
            ["draw", "draw", "play QH draw", "play QH pass"],
        ),
    ],
)
def test_what_follows_a_draw_is_told_as_it_is_played(limit: int, after: str, told: str, asked: list[str]) -> None:
    """A-027: who draws until a card fits has to lay it; who may draw several has to, before he passes."""
    rules = TABLE.changed(draw_limit=limit, play_after_draw=after)
    assert any(told in text for text in spoken(rules))
    deal = Deal.at(rules, 2, hands=[["9C", "9D"], ["TC", "TD"]], top="KH", stock=["3S", "QH", "4S", "5S"])
    for texts in asked:
        moves = deal.legal_moves(0)
        assert [str(move) for move in moves] == re.findall(r"play \w+|\w+", texts)
        deal, _ = deal.apply(0, next((move for move in moves if move.kind == "draw"), moves[-1]))
