"""The rule set as a value: what follows from its options."""

from __future__ import annotations

import pytest

from maumau.engine.cards import JOKER, NAMES, parse_card, parse_pattern
from maumau.engine.rules.ruleset import PLAIN, Effect, RuleSet
from maumau.rulesets import load_rules, shipped

SKIP, REVERSE = Effect(kind="skip"), Effect(kind="reverse")


@pytest.mark.parametrize("order", [("8", "8C"), ("8C", "8")])
def test_a_card_goes_before_its_rank_in_any_order(order: tuple[str, str]) -> None:
    effects = {"8": SKIP, "8C": REVERSE}
    rules = RuleSet(effects={name: effects[name] for name in order})
    assert rules.effect_of(parse_card("8C")) == REVERSE
    assert rules.effect_of(parse_card("8H")) == SKIP
    assert rules.effect_of(parse_card("9H")) == PLAIN


@pytest.mark.parametrize(("pack", "lowest", "count"), [(32, "7", 32), (36, "6", 36), (52, "2", 52)])
def test_the_cards_of_one_pack(pack: int, lowest: str, count: int) -> None:
    kinds = RuleSet(pack=pack).card_kinds()  # type: ignore[arg-type]
    assert len(kinds) == len(set(kinds)) == count
    assert NAMES[min(kinds)] == f"{lowest}C"
    assert parse_pattern("A") <= set(kinds)


def test_a_second_pack_comes_with_the_players() -> None:
    rules = RuleSet(two_packs_from=5)
    assert [rules.packs_for(players) for players in (4, 5, 6)] == [1, 2, 2]
    assert RuleSet(packs=2).packs_for(2) == 2
    assert RuleSet().packs_for(8) == 1


def test_the_whole_pack_is_sorted_and_ends_with_different_jokers() -> None:
    pack = RuleSet(packs=2, jokers=3).full_pack(3)
    assert pack == sorted(pack)
    assert len(pack) == 107
    assert pack[-3:] == [JOKER, JOKER + 1, JOKER + 2]


def test_hands_of_two_players_may_differ() -> None:
    assert [RuleSet(hand_size=5, hand_size_two=6).hand_size_for(players) for players in (2, 3)] == [6, 5]
    assert RuleSet(hand_size=5).hand_size_for(2) == 5


def test_strong_cards_are_those_with_an_effect_and_jokers_unless_listed() -> None:
    assert RuleSet(effects={"8": SKIP}).strong_kinds() == parse_pattern("8 JOKER")
    assert RuleSet(effects={"8": SKIP}, strong="7 2C").strong_kinds() == parse_pattern("7 2C")


@pytest.mark.parametrize(
    ("card", "points"),
    [("2C", 2), ("9H", 9), ("TS", 10), ("JD", 10), ("QD", 10), ("KD", 10), ("AD", 10), ("JOKER", 20)],
)
def test_points_without_a_table(card: str, points: int) -> None:
    assert RuleSet().value_of(parse_card(card)) == points


def test_a_card_of_its_own_goes_before_its_rank_and_both_before_strong() -> None:
    rules = RuleSet(values={"Q": 3, "QS": 13}, strong_value=10, strong="Q 7 8")
    assert [rules.value_of(parse_card(card)) for card in ("QS", "QH", "7H", "9H")] == [13, 3, 10, 9]


@pytest.mark.parametrize("id_", shipped())
def test_equal_rule_sets_have_equal_hashes(id_: str) -> None:
    rules = load_rules(id_)
    twin = rules.changed(effects=dict(rules.effects))
    assert twin == rules
    assert hash(twin) == hash(rules)
    assert rules.changed(hand_size=4) != rules
