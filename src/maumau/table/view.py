"""What a viewer may know of a table: the engine's observations and redacted events, nothing else.

A viewer is a seat of the table, or `None` for a spectator and for a seat that takes no part in the deal.
"""

from __future__ import annotations

from functools import lru_cache

from maumau.engine.cards import NAMES
from maumau.engine.deal import Deal
from maumau.engine.events import redact
from maumau.engine.moves import Move
from maumau.engine.observation import Observation, Own
from maumau.engine.rules.ruleset import RuleSet
from maumau.table.parts import Facts
from maumau.table.state import Table


def visible(facts: Facts, seat: int | None) -> Facts:
    """The facts of a step as a viewer may know them."""
    return tuple(redact(fact, seat) for fact in facts)


def observation(table: Table, seat: int | None) -> Observation | None:
    """What a viewer knows of the deal, in the deal's own seats; `None` before the first deal."""
    return None if table.deal is None else table.deal.observation(table.deal_seat(seat))


def own(table: Table, seat: int | None) -> Own | None:
    """What a seat of the table knows alone; `None` for a spectator and for a seat that takes no part in the deal."""
    deal_seat = table.deal_seat(seat)
    return None if table.deal is None or deal_seat is None else table.deal.own(deal_seat)


def announcement_matters(deal: Deal, seat: int, hand: tuple[str, ...], move: Move) -> bool:
    """Whether the same move with the announcement may lead to something else.

    The engine is asked by laying the card both ways.  A draw is never tried out: what comes of it depends on the order
    of the stock, which the seat does not know, so the answer follows from its hand alone.
    """
    if not few_left(deal.rules, hand, move) or not deal.can_announce(move):
        return False
    if move.kind == "draw":
        return True
    silent, _ = deal.apply(seat, move)
    announced, _ = deal.apply(seat, move.announcing())
    return silent.announced != announced.announced or silent.to_json() != announced.to_json()


def may_matter(rules: RuleSet, hand: tuple[str, ...]) -> bool:
    """Whether it is worth asking about any move of a hand (saves time only): with two cards or fewer, or where all but
    one can be laid at once."""
    if rules.announce == "off":
        return False
    if len(hand) <= 2:
        return True
    return rules.several_wilds and sum(card not in wild_names(rules) for card in hand) <= 1


def few_left(rules: RuleSet, hand: tuple[str, ...], move: Move) -> bool:
    """The same of one move: one card at most would be left, or several that could be laid at once."""
    if not may_matter(rules, hand):
        return False
    rest = list(hand)
    for card in move.cards:
        rest.remove(card)
    return len(rest) <= 1 or (rules.several_wilds and wild_names(rules).issuperset(rest))


@lru_cache(maxsize=64)
def wild_names(rules: RuleSet) -> frozenset[str]:
    """The cards that name a suit."""
    return frozenset(NAMES[kind] for kind in rules.card_kinds() if rules.effect_of(kind).kind == "nominate")
