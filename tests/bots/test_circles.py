"""Deals that would go round for ever, and that where none does, players play as before."""

import pytest

from maumau import Deal, RuleSet, Seeded, load_rules
from maumau.bots import Budget, Rng, player
from maumau.bots.circles import WORN, most_laid, unworn
from maumau.engine.events import Event
from maumau.engine.moves import Move
from maumau.engine.rules.check import change
from maumau.engine.rules.text import to_mapping
from maumau.lab.seats import Sitting
from maumau.rulesets import shipped
from tests.bots.support import at_table

pytestmark = pytest.mark.uncounted

SKAT = load_rules("skat-32")
LONG = 2500
"""More moves than any deal should take."""


def house(effect: str, rank: str, **changes: object) -> RuleSet:
    """skat-32 with another effect of a rank."""
    answered = {"at_once": True} if effect == "at once" else {"answers": rank}
    effects = {**to_mapping(SKAT, full=True)["effects"], rank: {"kind": "draw", "amount": 4, **answered}}
    return change(SKAT, {"effects": effects, **changes})


HOUSES = [
    pytest.param(house("at once", "A"), id="ace-at-once"),
    pytest.param(house("at once", "9", jokers=4), id="nine-at-once-and-jokers"),
    pytest.param(house("answered", "K"), id="king-answered"),
]


def moves_of(rules: RuleSet, name: str, seed: int, most: int = LONG) -> int:
    """How many moves a deal takes among two players alike, who think little."""
    players = [player(name, rules)] * 2
    rngs = [Rng(seed, seat) for seat in range(2)]
    end = Sitting(Deal.new(rules, 2, Seeded(seed)), players, rngs, Budget(playouts=16)).play(most)
    return end.moves_made if end.over else most


@pytest.mark.parametrize("rules", HOUSES)
def test_every_deal_of_medium_ends(rules: RuleSet) -> None:
    lengths = [moves_of(rules, "medium", seed) for seed in range(5)]
    assert max(lengths) < LONG


@pytest.mark.slow
@pytest.mark.parametrize("rules", HOUSES)
@pytest.mark.parametrize("name", ["medium", "hard", "master"])
def test_every_deal_of_players_that_think_ends(name: str, rules: RuleSet) -> None:
    lengths = [moves_of(rules, name, seed) for seed in range(30 if name == "medium" else 8)]
    assert max(lengths) < LONG


def test_without_a_way_out_there_are_circles() -> None:
    """What the other tests are for: the frozen greedy player goes round."""
    rules = house("at once", "A")
    assert max(moves_of(rules, "greedy-1", seed, most=600) for seed in range(4)) == 600


@pytest.mark.parametrize("rules", shipped())
def test_by_the_shipped_rules_medium_plays_as_the_frozen_one(rules: str) -> None:
    one = load_rules(rules)
    for seed in range(10):
        told = []
        for name in ("greedy-1", "medium"):
            sitting = Sitting(Deal.new(one, 3, Seeded(seed)), [player(name, one)] * 3, [Rng(seed, i) for i in range(3)])
            sitting.play()
            told.append(sitting.histories)
        assert told[0] == told[1]


def laid(card: str, times: int, seat: int = 0) -> list[Event]:
    return [Event("played", seat, {"cards": [card]})] * times


def choices(history: list[Event], count: int = 400) -> dict[str, int]:
    """What comes of `play AC` beside `play AD` and a jack that names suits."""
    deal = at_table(SKAT, [["AC", "AD", "JS", "7H"], ["KS", "QS"]], top="AS")
    found: dict[str, int] = {}
    for seed in range(count):
        move = unworn(Move("play", ("AC",)), deal.observation(0), SKAT, history, Rng(seed, 0))
        assert move is not None
        assert deal.why_illegal(0, move) is None
        found[" ".join(move.cards)] = found.get(" ".join(move.cards), 0) + 1
    return found


def test_a_card_may_be_laid_often_before_it_is_worn() -> None:
    assert choices([*laid("AC", WORN - 1), *laid("AC", 20, seat=1)]) == {"AC": 400}


def test_the_more_a_card_is_worn_the_more_chance_decides() -> None:
    a_little, wholly = choices(laid("AC", WORN)), choices(laid("AC", 2 * WORN))
    assert a_little["AC"] > 330
    assert set(a_little) == {"AC", "AD", "JS"}
    assert all(90 < number < 180 for number in wholly.values())


def test_a_card_that_wins_is_laid_however_worn_the_deal_is() -> None:
    deal = at_table(SKAT, [["AC"], ["KS", "QS"]], top="AS", announced=[0])
    for seed in range(20):
        move = unworn(Move("play", ("AC",)), deal.observation(0), SKAT, laid("AD", 50), Rng(seed, 0))
        assert move == Move("play", ("AC",))


def test_another_card_is_laid_with_its_announcement() -> None:
    deal = at_table(SKAT, [["AC", "AD"], ["KS", "QS"]], top="AS")
    for seed in range(20):
        move = unworn(Move("play", ("AC",), announce=True), deal.observation(0), SKAT, laid("AD", 50), Rng(seed, 0))
        assert move is not None
        assert move.announce


def test_drawing_passing_and_saying_nothing_stay_what_they_are() -> None:
    deal = at_table(SKAT, [["AC", "AD"], ["KS", "QS"]], top="AS")
    for move in (Move("draw"), Move("pass"), None):
        assert unworn(move, deal.observation(0), SKAT, laid("AD", 50), Rng(1, 0)) == move


def test_most_laid_counts_the_own_cards_of_one_name() -> None:
    assert most_laid([], 0) == 0
    assert most_laid([*laid("AC", 2), *laid("AD", 3), *laid("AC", 9, seat=1)], 0) == 3
