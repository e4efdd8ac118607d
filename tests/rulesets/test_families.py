"""Games of the same family as rule sets of one's own: they load, read well and come back exactly."""

from __future__ import annotations

from pathlib import Path

import pytest

from maumau import Deal, Move, Seeded
from maumau.engine.cards import parse_card
from maumau.engine.rules.explain import explain
from maumau.engine.rules.ruleset import RuleSet
from maumau.engine.rules.text import parse, to_toml
from maumau.rulesets import load_rules, rules_from
from maumau.text import LANGUAGES, Translator

FILES = sorted((Path(__file__).parents[1] / "data" / "rulesets").iterdir())


def family(name: str) -> RuleSet:
    return load_rules(next(path for path in FILES if path.stem == name))


def test_five_games_are_there() -> None:
    assert [path.stem for path in FILES] == ["crazy-eights", "makao", "mau-mau-brazil", "neunerln", "prsi"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_family_set_comes_back_exactly_without_its_base(path: Path) -> None:
    rules = load_rules(path)
    assert rules_from(parse(to_toml(rules), "TOML")[0]) == rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_family_set_is_explained_in_every_language(path: Path, language: str) -> None:
    words = Translator(language)
    texts = [words.sentence(sentence) for sentence in explain(load_rules(path))]
    assert all(texts)
    assert len(texts) > 20


def test_prsi_counts_low_and_ends_the_turn_with_a_draw() -> None:
    rules = family("prsi")
    assert rules.play_after_draw == "none"
    assert [rules.value_of(parse_card(card)) for card in ("7H", "JH", "QH", "KH", "AH")] == [7, 2, 3, 4, 11]


def test_makao_has_two_black_and_red_kings_of_war() -> None:
    rules = family("makao")
    kings = [rules.effect_of(parse_card(card)) for card in ("KH", "KS", "KC")]
    assert [(king.kind, king.target) for king in kings] == [("draw", "next"), ("draw", "previous"), ("plain", "next")]
    assert rules.effects["2"].answers == rules.effects["3"].answers == "2 3"


def test_crazy_eights_draws_until_a_card_fits() -> None:
    rules = family("crazy-eights")
    assert (rules.draw_limit, rules.hand_size_for(2), rules.hand_size_for(3)) == (0, 7, 5)
    assert rules.value_of(parse_card("8D")) == 50


def test_neunerln_wishes_with_nines() -> None:
    rules = family("neunerln")
    assert {card: effect.kind for card, effect in rules.effects.items()} == {"7": "draw", "8": "skip", "9": "nominate"}
    assert dict(rules.words) == {"last": "(klopft)"}


def test_brazil_skips_with_aces() -> None:
    rules = family("mau-mau-brazil")
    assert {card: effect.kind for card, effect in rules.effects.items()} == {
        "7": "draw",
        "J": "nominate",
        "Q": "reverse",
        "A": "skip",
    }


# ---------------------------------------------------------------- the engine plays them


def eager(deal: Deal, pick: int) -> Move:
    """A card before a draw, announced where that can be; otherwise whatever there is."""
    moves = deal.legal_moves(deal.turn)
    plays = [move for move in moves if move.kind == "play"]
    move = (plays or moves)[pick % len(plays or moves)]
    return move.announcing() if deal.can_announce(move) else move


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_deal_of_a_family_set_ends(path: Path) -> None:
    rules = load_rules(path)
    for seats in range(rules.min_players, rules.max_players + 1):
        deal = Deal.new(rules, seats=seats, chance=Seeded(seats))
        while not deal.over and deal.moves_made < 3000:
            deal, _ = deal.apply(deal.turn, eager(deal, 7 * deal.moves_made))
        assert deal.over, f"{seats} seats"
        assert deal.winner is not None
        assert not deal.hands()[deal.winner]
