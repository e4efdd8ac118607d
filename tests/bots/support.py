"""What the tests of players share: rule sets, deals in the middle of play, hidden cards replaced."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from maumau import Deal, RuleSet, Seeded, load_rules
from maumau.bots import Rng, player
from maumau.engine.cards import NAMES
from maumau.engine.events import Event
from maumau.engine.kernel.worlds import redeal_unseen
from maumau.lab.seats import Sitting
from maumau.rulesets import shipped
from maumau.testing.rule_sets import random_rules

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
    rules: RuleSet, seats: int, seed: int, most: int = 60, by: str = "random-card"
) -> Iterator[tuple[Deal, list[list[Event]]]]:
    """The states of a deal between random-card players, with what each seat has seen."""
    deal = Deal.new(rules, seats, Seeded(seed))
    sitting = Sitting(deal, [player(by, rules)] * seats, [Rng(seed, seat) for seat in range(seats)])
    while not sitting.deal.over and sitting.deal.moves_made < most:
        yield sitting.deal, sitting.histories
        sitting.step()


def with_other_hidden_cards(deal: Deal, seat: int, seed: int) -> Deal:
    """The same deal to this seat, all cards it cannot see shuffled."""
    kernel = deal._kernel.clone()
    kernel.x = Rng(seed, 5).x
    redeal_unseen(kernel, seat)
    return Deal(deal.rules, kernel, deal.opening, deal.finish)


def at_table(rules: RuleSet, hands: list[list[str]], top: str, **state: Any) -> Deal:
    """A position in which all other cards of the pack are in the stock."""
    rest = Counter(NAMES[kind] for kind in rules.full_pack(len(hands)))
    rest.subtract([top, *(card for hand in hands for card in hand)])
    assert min(rest.values()) >= 0
    return Deal.at(rules, len(hands), hands=hands, top=top, stock=list(rest.elements()), **state)
