"""The position a deal scenario begins with: read, checked against the pack and against itself, and set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from maumau.engine.cards import JOKER, NAMES, SUITS, parse_card, parse_pattern
from maumau.engine.chance import Seeded
from maumau.engine.deal import Deal
from maumau.engine.position import PositionError
from maumau.engine.rules.ruleset import Effect, RuleSet
from maumau.scenarios.nodes import Node
from maumau.scenarios.parts import Pack, by_name, is_nominating, read_card, read_name, required

JOKER_NAME = NAMES[JOKER]
DIRECTIONS = {"forward": 1, "reversed": -1}
SUIT_NAMES = {suit: suit for suit in SUITS}
SHUFFLES = Seeded(1)
"""A pile that becomes the stock is shuffled from this seed, so that every run is the same."""


@dataclass(frozen=True, slots=True)
class Reader:
    """The keys of one position, and what they are read against."""

    node: Node
    table: Mapping[str, Node]
    rules: RuleSet
    seats: tuple[str, ...]
    pack: Pack

    def flag(self, key: str) -> bool:
        """A truth value that is false where nothing is written."""
        return key in self.table and self.table[key].truth()

    def cards(self, key: str) -> tuple[str, ...]:
        """A list of cards, empty where nothing is written."""
        return self.pack.take(self.table[key]) if key in self.table else ()

    def seat(self, key: str, otherwise: int) -> int:
        """The number of a named seat."""
        return self.seats.index(read_name(self.table[key], self.seats)) if key in self.table else otherwise


def read_position(node: Node, table: Mapping[str, Node], rules: RuleSet, seats: tuple[str, ...]) -> Deal:
    """The deal at the position that the keys of a scenario describe."""
    reader = Reader(node, table, rules, seats, Pack(rules, len(seats)))
    top = read_top(reader)
    stands_for = read_top_as(reader, top)
    effect = effect_on_top(rules, stands_for or top)
    hands = read_hands(reader)
    state = {
        "dealer": reader.seat("dealer", len(seats) - 1),
        "turn": reader.seat("turn", 0),
        "direction": table["direction"].choice(DIRECTIONS) if "direction" in table else 1,
        "suit": read_suit(reader, effect),
        "pending": read_pending(reader, stands_for or top, effect),
        "cover": read_cover(reader, effect),
        "start": read_start(reader),
        "announced": read_announced(reader, hands),
        "stock": reader.cards("stock"),
        "discard": reader.cards("discard"),
    }
    try:
        return Deal.at(rules, len(seats), hands=hands, top=top, top_as=stands_for, chance=SHUFFLES, **state)
    except PositionError as error:
        raise node.error(f"this position is impossible: {error}") from None


def read_top(reader: Reader) -> str:
    """The card on the discard pile."""
    node = required(reader.table, "top", reader.node, "a deal")
    cards = reader.pack.take(node)
    if len(cards) != 1:
        raise node.error(f"one card lies on top, not {len(cards)}: those under it belong to discard")
    return cards[0]


def read_top_as(reader: Reader, top: str) -> str:
    """What a joker on top stands for; empty where nothing is written."""
    if "top_as" not in reader.table:
        return ""
    node = reader.table["top_as"]
    if top != JOKER_NAME:
        raise node.error(f"{top} is no joker and stands for itself: leave top_as out")
    card = read_card(node.text(), node)
    if card == JOKER_NAME or not reader.pack.whole[card]:
        raise node.error(f"a joker stands for a card of the pack, not for {card}")
    return card


def effect_on_top(rules: RuleSet, card: str) -> Effect | None:
    """The effect of the card that lies on top; None for a joker that stands for nothing."""
    return None if card == JOKER_NAME else rules.effect_of(parse_card(card))


def read_suit(reader: Reader, effect: Effect | None) -> str:
    """The nominated suit; empty where none is."""
    if "suit" not in reader.table:
        return ""
    node = reader.table["suit"]
    if effect is None or effect.kind != "nominate":
        raise node.error("no card on top has named a suit: leave suit out")
    return node.choice(SUIT_NAMES)


def read_pending(reader: Reader, top: str, effect: Effect | None) -> int:
    """The cards owed by the player to move, through the card on top (``top``: what it stands for)."""
    if "pending" not in reader.table:
        return 0
    node = reader.table["pending"]
    owed = node.number()
    if owed < 0:
        raise node.error(f"{owed} cards cannot be owed: write 0 or more")
    if owed == 0:
        return 0
    if effect is None or effect.kind != "draw" or effect.at_once:
        raise node.error("the card on top leaves no cards to be drawn: leave pending out")
    below = amounts_below(reader.rules, parse_card(top))
    if not below and owed != effect.amount:
        raise node.error(f"{owed} cannot be owed: {top} brings {effect.amount} and adds to nothing")
    if below == {effect.amount} and owed % effect.amount:
        raise node.error(f"{owed} cannot be owed: {top} brings {effect.amount}, so a multiple of it is owed")
    return owed


def amounts_below(rules: RuleSet, kind: int) -> set[int]:
    """What the cards bring that a card of this kind may answer; empty where it answers none."""
    effects = [rules.effect_of(other) for other in rules.card_kinds()]
    return {effect.amount for effect in effects if effect.kind == "draw" and kind in parse_pattern(effect.answers)}


def read_cover(reader: Reader, effect: Effect | None) -> bool:
    """Whether the player to move has just laid the ace on top himself."""
    cover = reader.flag("cover")
    if cover and (effect is None or effect.kind not in {"again", "cover"}):
        raise reader.table["cover"].error("the card on top gives its player no second turn: leave cover out")
    return cover


def read_start(reader: Reader) -> bool:
    """Whether the top card has just been turned up."""
    start = reader.flag("start")
    laid = [key for key in ("suit", "pending", "cover", "top_as") if start and key in reader.table]
    if laid:
        raise reader.table[laid[0]].error(f"nobody has laid a start card yet: leave {laid[0]} out")
    return start


def read_hands(reader: Reader) -> list[tuple[str, ...]]:
    """The hands by seat."""
    node = required(reader.table, "hands", reader.node, "a deal")
    by_seat = by_name(node, reader.seats)
    missing = [name for name in reader.seats if name not in by_seat]
    if missing:
        raise node.error(f"the hand of {missing[0]} is missing")
    return [reader.pack.take(by_seat[name]) for name in reader.seats]


def read_announced(reader: Reader, hands: list[tuple[str, ...]]) -> list[int]:
    """The seats whose announcement is in force."""
    if "announced" not in reader.table:
        return []
    out = []
    for node in reader.table["announced"].items():
        seat = reader.seats.index(read_name(node, reader.seats))
        hand = hands[seat]
        wilds = reader.rules.several_wilds and hand and all(is_nominating(reader.rules, card) for card in hand)
        if len(hand) != 1 and not wilds:
            raise node.error(f"{node.text()} holds {len(hand)} cards: only a last card is announced")
        out.append(seat)
    return out
