"""The players that lay any card: what they forget, what they notice, and that no position is too much for them."""

from collections import Counter

import pytest

from maumau import Deal, RuleSet, Seeded, load_rules
from maumau.bots import Budget, Rng, player
from maumau.engine.events import Event, redact
from maumau.engine.moves import Move
from maumau.engine.rules.check import change
from maumau.engine.rules.text import to_mapping
from maumau.lab.seats import Sitting
from tests.bots.support import at_table

SERBIAN = load_rules("serbian-501")
JOKERS = load_rules("jokers-505")
WEAK = ("beginner", "easy")


def answers(deal: Deal, seat: int, name: str, history: list[Event] | None = None, count: int = 600) -> Counter[str]:
    one = player(name, deal.rules)
    seen = deal.observation(seat)
    return Counter(str(one.choose(seen, history or (), Budget(), Rng(seed, 0))) for seed in range(count))


def jump_in() -> Deal:
    """Seat 2, not next, holds the twin of the card that seat 0 has laid, and one more card."""
    deal = at_table(JOKERS, [["6H", "3C", "5D"], ["2S", "3S", "4S"], ["6H", "KC"]], top="TH")
    return deal.apply(0, Move.parse("play 6H"))[0]


@pytest.mark.parametrize(("name", "jumps", "forgets"), [("beginner", 1 / 8, 1 / 3), ("easy", 1 / 2, 1 / 8)])
def test_a_jump_in_is_announced_as_often_as_a_card_in_turn(name: str, jumps: float, forgets: float) -> None:
    found = answers(jump_in(), 2, name, count=1200)
    said, silent = found["jump-in 6H announce"], found["jump-in 6H"]
    assert (said + silent) / 1200 == pytest.approx(jumps, abs=0.05)
    assert silent / (said + silent) == pytest.approx(forgets, abs=0.12)


def silence() -> tuple[Deal, list[Event]]:
    """Seat 0 has laid its last card but one and said nothing; what seat 2 has seen of it."""
    deal = at_table(SERBIAN, [["9H", "3C"], ["9C", "KC", "KD"], ["5S", "3S", "4S"]], top="TH")
    deal, events = deal.apply(0, Move.parse("play 9H"))
    return deal, [*deal.opening, *events]


def seen_by(seat: int, events: list[Event]) -> list[Event]:
    return [redact(event, seat) for event in events]


@pytest.mark.parametrize(("name", "share"), [("beginner", 1 / 8), ("easy", 1 / 2)])
def test_silence_is_noticed_when_it_happens_or_never(name: str, share: float) -> None:
    deal, events = silence()
    at_first = answers(deal, 2, name, seen_by(2, events))
    assert at_first["challenge 0"] / 600 == pytest.approx(share, abs=0.07)
    deal, more = deal.apply(1, Move.parse("play 9C"))
    assert Move("challenge", target=0) in deal.legal_moves(2)
    assert answers(deal, 2, name, seen_by(2, [*events, *more]))["challenge 0"] == 0


def test_three_beginners_overlook_two_of_three_silences() -> None:
    caught = open_ = 0
    for seed in range(120):
        rngs = [Rng(seed, seat) for seat in range(4)]
        sitting = Sitting(Deal.new(SERBIAN, 4, Seeded(seed)), [player("beginner", SERBIAN)] * 4, rngs)
        silent: set[int] = set()
        while not sitting.deal.over and sitting.deal.moves_made < 400:
            _, move = sitting.step()
            now = set(sitting.deal.observation(0).challengeable)
            open_ += len(now - silent)
            caught += move.kind == "challenge"
            silent = now
    assert caught / open_ == pytest.approx(1 - (7 / 8) ** 3, abs=0.08)


@pytest.mark.parametrize("name", WEAK)
def test_a_search_that_finds_no_cards_is_answered_by_drawing(name: str) -> None:
    hands = [["2D", "4C"], ["6H", "9S", "KD", "QC"]]
    deal = Deal.at(SERBIAN, 2, hands=hands, top="9D", stock=[])
    for seat, text in ((0, "play 2D"), (1, "challenge 0")):
        deal, _ = deal.apply(seat, Move.parse(text))
    assert deal.context == "search"
    assert {text.removesuffix(" announce") for text in answers(deal, 1, name, count=20)} == {"draw"}


def searching_from_hand() -> RuleSet:
    """serbian-501 with jokers, and a search that the hand may answer."""
    effects = {**to_mapping(SERBIAN, full=True)["effects"], "2D": {"kind": "search", "search_from_hand": True}}
    return change(SERBIAN, {"jokers": 4, "effects": effects})


@pytest.mark.parametrize("name", WEAK)
def test_a_joker_that_answers_a_search_stands_for_what_it_may(name: str) -> None:
    rules = searching_from_hand()
    hands = [["2D", "4C", "5C"], ["JOKER", "9S", "KC", "QC"]]
    deal, _ = Deal.at(rules, 2, hands=hands, top="9D", stock=["3C", "4S", "5S"]).apply(0, Move.parse("play 2D"))
    for text in answers(deal, 1, name, count=40):
        assert deal.why_illegal(1, Move.parse(text)) is None
