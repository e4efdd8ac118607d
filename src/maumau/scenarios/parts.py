"""The parts that several kinds of scenarios share, read from a file: rule sets, names, cards and moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from maumau.engine.cards import JOKER, NAMES, CardError, parse_card
from maumau.engine.moves import Move, MoveError
from maumau.engine.rules.check import RulesError, change
from maumau.engine.rules.ruleset import RuleSet
from maumau.rulesets import load_rules, shipped
from maumau.scenarios.errors import one_of
from maumau.scenarios.model import SeatMove
from maumau.scenarios.nodes import Node

T = TypeVar("T")

RESERVED = ("then", "refused")
"""Keys of a step, so no names of seats."""
SETUP = ("cut", "take", "leave")
"""Moves before a deal begins: a scenario shows none."""


def read_rules(node: Node, options: Node | None) -> RuleSet:
    """The rule set with this id, or in this file (seen from the scenario's own), with options changed."""
    rules = base_rules(node)
    if options is None:
        return rules
    changes = options.value()
    if not isinstance(changes, dict):
        raise options.error("options are a table of names and values, as in {jokers: 2}")
    try:
        return change(rules, changes)
    except RulesError as error:
        raise options.error("; ".join(str(fault) for fault in error.faults)) from None


def base_rules(node: Node) -> RuleSet:
    """A rule set as the file names it."""
    name = node.text()
    beside = Path(node.file).parent / name
    is_file = name not in shipped() and (beside.suffix in {".toml", ".json"} or beside.is_file())
    try:
        return load_rules(beside if is_file else name)
    except RulesError as error:
        raise node.error("; ".join(error.lines())) from None


def read_seats(node: Node, rules: RuleSet) -> tuple[str, ...]:
    """The names of the seats: different, usable in moves, and as many as may play."""
    names: list[str] = []
    for item in node.items():
        name = item.text()
        if not name or ":" in name or name in RESERVED:
            raise item.error(f"{name!r} cannot name a seat: use a word without a colon that is no key of a step")
        if name in names:
            raise item.error(f"{name} sits at the table twice")
        names.append(name)
    if not rules.min_players <= len(names) <= rules.max_players:
        least, most = rules.min_players, rules.max_players
        raise node.error(f"{len(names)} seats: {rules.id} is for {least} to {most} players")
    return tuple(names)


def read_name(node: Node, names: Sequence[str]) -> str:
    """One of the names."""
    return known_name(node.text(), node, names)


def known_name(name: str, node: Node, names: Sequence[str]) -> str:
    """The name, if it is one of these."""
    if name not in names:
        raise node.error(f"nobody here is called {name!r}: {one_of(name, names)}")
    return name


def by_name(node: Node, names: Sequence[str]) -> dict[str, Node]:
    """The values of a table whose keys are names."""
    return {known_name(key.text(), key, names): value for key, value in node.pairs()}


def read_card(word: str, node: Node) -> str:
    """The name of a card, as the engine writes it."""
    try:
        return NAMES[parse_card(word)]
    except CardError as error:
        raise node.error(str(error)) from None


def read_cards(node: Node) -> tuple[str, ...]:
    """The names of cards, in the order they are written."""
    return tuple(read_card(word, place) for word, place in node.words())


class Pack:
    """Counts cards against the pack of a rule set, so that no position holds more than there are."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        """A full pack for so many players."""
        self.rules = rules
        self.left = Counter(NAMES[kind] for kind in rules.full_pack(players))
        self.whole = Counter(self.left)

    def take(self, node: Node) -> tuple[str, ...]:
        """The cards written here, taken out of the pack."""
        return tuple(self.take_card(word, place) for word, place in node.words())

    def take_card(self, word: str, node: Node) -> str:
        """One card, taken out of the pack."""
        card = read_card(word, node)
        if not self.whole[card]:
            raise node.error(f"{card} is not in the pack of {self.rules.id}")
        if not self.left[card]:
            times = "once" if self.whole[card] == 1 else f"{self.whole[card]} times"
            raise node.error(f"{card} is here more often than the pack of {self.rules.id} holds it: {times}")
        self.left[card] -= 1
        return card


def read_move(node: Node, names: Sequence[str]) -> SeatMove:
    """A move text, for the seat to move or, as ``Seat: move``, for another one."""
    if node.is_table:
        pairs = list(node.pairs())
        if len(pairs) != 1:
            raise node.error("one seat and its move are wanted here, as in Mika: play 7H")
        (seat, text) = pairs[0]
        return move_of(text, text.text(), names, read_name(seat, names))
    seat_text, colon, rest = node.text().partition(":")
    if not colon:
        return move_of(node, node.text(), names, None)
    return move_of(node, rest.strip(), names, known_name(seat_text.strip(), node, names))


def move_of(node: Node, text: str, names: Sequence[str], seat: str | None) -> SeatMove:
    """The move that a text means at a table with these names."""
    try:
        move = Move.parse(text)
    except MoveError as error:
        raise node.error(str(error)) from None
    if move.kind in SETUP:
        raise node.error(f"{move.kind!r} is a move before the deal: a scenario begins with the hands dealt")
    if move.kind == "challenge":
        target = known_name(text.split(maxsplit=1)[1].strip(), node, names)
        move = Move("challenge", target=names.index(target))
    return SeatMove(None if seat is None else names.index(seat), move, text)


def numbers(node: Node, names: Sequence[str]) -> Mapping[str, int]:
    """Name → whole number."""
    return {name: value.number() for name, value in by_name(node, names).items()}


def required(table: Mapping[str, T], key: str, node: Node, what: str) -> T:
    """The value of a key that has to be there."""
    if key not in table:
        raise node.error(f"{what} needs the key {key!r}")
    return table[key]


def is_nominating(rules: RuleSet, card: str) -> bool:
    """Whether a card, not a joker, sets a suit where it is laid for its power (S0-44, A-142)."""
    kind = parse_card(card)
    return kind < JOKER and rules.effect_of(kind).kind == "nominate"


def text_of(table: Mapping[str, Node], key: str) -> str:
    """A text, or the texts of a list; empty where nothing is written."""
    return ", ".join(item.text() for item in table[key].items()) if key in table else ""
