"""What the tests of players share: rule sets, deals in the middle of play, hidden cards replaced."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from maumau import Deal, RuleSet, Seeded, load_rules
from maumau.bots import Budget, Player, Rng, player
from maumau.engine.cards import NAMES
from maumau.engine.events import Event
from maumau.engine.kernel.worlds import redeal_unseen
from maumau.lab.seats import Sitting
from maumau.rulesets import shipped
from maumau.testing.rule_sets import random_rules
from tests.secrecy import OWN

FAMILY = sorted((Path(__file__).parent.parent / "data" / "rulesets").glob("*.*"))


def known_rules() -> list[RuleSet]:
    """The shipped rule sets and those of the family."""
    return [load_rules(name) for name in shipped()] + [load_rules(path) for path in FAMILY]


def random_rule_sets(count: int, seed: int) -> list[RuleSet]:
    rng = Rng(seed, 0)
    return [random_rules(rng.below) for _ in range(count)]


def seats_of(rules: RuleSet, wish: int) -> int:
    return min(max(wish, rules.min_players), rules.max_players)


def positions(
    rules: RuleSet, seats: int, seed: int, most: int = 60, by: str = "random-card", table: type[Sitting] = Sitting
) -> Iterator[tuple[Deal, list[list[Event]]]]:
    """The states of a deal between random-card players, with what each seat has seen."""
    deal = Deal.new(rules, seats, Seeded(seed))
    sitting = table(deal, [player(by, rules)] * seats, [Rng(seed, seat) for seat in range(seats)])
    while not sitting.deal.over and sitting.deal.moves_made < most:
        yield sitting.deal, sitting.histories
        sitting.step()


def with_other_hidden_cards(deal: Deal, seat: int, seed: int) -> Deal:
    """The same deal to this seat, all cards it cannot see shuffled."""
    kernel = deal._kernel.clone()
    kernel.x = Rng(seed, 5).x
    redeal_unseen(kernel, seat)
    return Deal(deal.rules, kernel, deal.opening, deal.finish)


def with_other_hidden_events(history: Sequence[Event], seat: int, seed: int) -> list[Event]:
    """The same history to this seat: cards of others that it should not have been told of are others."""
    rng = Rng(seed, 6)
    return [
        event
        if event.seat == seat or event.kind not in OWN or "cards" not in event.data
        else Event(event.kind, event.seat, {**event.data, "cards": [NAMES[rng.below(52)] for _ in event.data["cards"]]})
        for event in history
    ]


def questions(one: Player, steps: Iterable[tuple[Deal, list[list[Event]]]], seed: int, budget: Budget) -> int:
    """Ask a player in every seat that has moves, and again in a world with other hidden cards; return how often."""
    asked = 0
    for deal, histories in steps:
        for seat in range(deal.seats):
            if not deal.legal_moves(seat):
                continue
            asked += 1
            seen = deal.observation(seat)
            move = one.choose(seen, histories[seat], budget, Rng(seed, asked))
            assert move is None or deal.why_illegal(seat, move) is None, (str(move), deal.to_text())
            assert move is not None or seat != deal.turn, deal.to_text()
            assert move == one.choose(seen, histories[seat], budget, Rng(seed, asked))
            other = with_other_hidden_cards(deal, seat, seed + asked).observation(seat)
            assert other == seen
            told = with_other_hidden_events(histories[seat], seat, seed + asked)
            assert move == one.choose(other, told, budget, Rng(seed, asked)), (type(one).__name__, deal.to_text())
    return asked


def at_table(rules: RuleSet, hands: list[list[str]], top: str, **state: Any) -> Deal:
    """A position in which all other cards of the pack are in the stock."""
    rest = Counter(NAMES[kind] for kind in rules.full_pack(len(hands)))
    rest.subtract([top, *(card for hand in hands for card in hand)])
    assert min(rest.values()) >= 0
    return Deal.at(rules, len(hands), hands=hands, top=top, stock=list(rest.elements()), **state)
