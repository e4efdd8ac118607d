"""Every player, with every rule set: legal, repeatable, and blind to what its seat may not see."""

from typing import Any

import pytest

from maumau import Deal, RuleSet, Seeded, load_rules
from maumau.bots import LEVELS, Budget, Rng, UnknownPlayer, player
from maumau.bots.registry import PLAYERS
from maumau.engine.moves import Move
from maumau.engine.rules.check import change
from maumau.lab.seats import Sitting
from tests.bots.support import known_rules, positions, questions, random_rule_sets, seats_of

BUDGET = Budget(playouts=24)
SMALL = Budget(playouts=4)
SEARCHING = ("hard", "master")
"""Players that play deals out: plain Python shows few of their positions, `make test-all` the rest."""
RULES = [pytest.param(rules, id=rules.id) for rules in known_rules()]
RANDOM = [pytest.param(rules, id=f"random-{i}") for i, rules in enumerate(random_rule_sets(20, seed=11))]
NAMES = list(PLAYERS)
DEALS = ((1, 2), (2, 3), (3, 5))
"""Seeds and seats."""


def quick_and_thorough() -> list[Any]:
    """Every player with every rule set: a few positions of a deal or two now, whole deals with `make test-all`."""
    quick = [(name, one, 1 if name in SEARCHING else 2) for name in NAMES for one in RULES]
    quick += [(name, one, 2) for name in NAMES if name not in SEARCHING for one in RANDOM[:6]]
    thorough = [(name, one, 3) for name in NAMES for one in [*RULES, *RANDOM]]
    marks = [(quick, ()), (thorough, (pytest.mark.slow,))]
    return [
        pytest.param(name, one.values[0], deals, id=f"{name}-{one.id}-{deals}", marks=mark)
        for cases, mark in marks
        for name, one, deals in cases
    ]


@pytest.mark.parametrize(("name", "rules", "deals"), quick_and_thorough())
def test_legal_repeatable_and_blind(name: str, rules: RuleSet, deals: int) -> None:
    budget, most, least = (BUDGET, 60, 20) if deals == len(DEALS) else (SMALL, 8, 3)
    one = player(name, rules)
    asked = [
        questions(one, positions(rules, seats_of(rules, seats), seed, most=most), seed, budget)
        for seed, seats in DEALS[:deals]
    ]
    assert sum(asked) > least


def quick_and_slow() -> list[Any]:
    """Every player with every rule set; whole deals by searching players take a while in plain Python."""
    shipped_first = [(name, one, name in SEARCHING and i >= 2) for name in NAMES for i, one in enumerate(RULES)]
    return [
        pytest.param(name, one.values[0], id=f"{name}-{one.id}", marks=[pytest.mark.slow] if slow else [])
        for name, one, slow in shipped_first
    ]


@pytest.mark.parametrize(("name", "rules"), quick_and_slow())
def test_plays_whole_deals_with_ceremony(name: str, rules: RuleSet) -> None:
    seats = seats_of(rules, 3)
    deal = Deal.new(rules, seats, Seeded(5), ceremony=True)
    players = [player(name, rules), *[player("random-card", rules)] * (seats - 1)]
    end = Sitting(deal, players, [Rng(9, seat) for seat in range(seats)], SMALL).play()
    assert end.over


@pytest.mark.parametrize("name", NAMES)
def test_plays_without_history(name: str) -> None:
    for rules in known_rules():
        for deal, _ in positions(rules, seats_of(rules, 2), 4, most=6):
            move = player(name, rules).choose(deal.observation(deal.turn), (), SMALL, Rng(1, 1))
            assert move is not None
            assert deal.why_illegal(deal.turn, move) is None


@pytest.mark.parametrize("name", NAMES)
def test_without_history_no_card_too_many_is_drawn(name: str) -> None:
    """Where two cards may be drawn, the moves tell that both have been."""
    rules = change(load_rules("skat-32"), {"draw_limit": 2})
    deal = Deal.at(rules, 2, hands=[["8H", "9H", "TH"], ["QS", "KS"]], top="AC", stock=["7D", "8D", "9D", "TD", "QD"])
    for drawn in range(2):
        move = player(name, rules).choose(deal.observation(0), (), SMALL, Rng(1, drawn))
        assert move == Move("draw")
        deal, _ = deal.apply(0, move)
    assert player(name, rules).choose(deal.observation(0), (), SMALL, Rng(1, 2)) == Move("pass")


def test_every_level_has_a_player() -> None:
    rules = known_rules()[0]
    for level in LEVELS:
        assert player(level, rules).version
    assert player("greedy", rules).name == "greedy-1"


def test_unknown_names_are_refused_with_those_that_exist() -> None:
    with pytest.raises(UnknownPlayer, match="greedy-1"):
        player("grandmaster", known_rules()[0])


def test_a_budget_is_not_negative() -> None:
    with pytest.raises(ValueError, match="negative"):
        Budget(playouts=-1)
