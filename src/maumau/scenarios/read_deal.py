"""A deal of a scenario file: position, steps and result."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from maumau.engine.cards import SUITS
from maumau.engine.reasons import REASONS
from maumau.scenarios.errors import one_of
from maumau.scenarios.model import DealScenario, Expected, Look, Outcome, Step
from maumau.scenarios.nodes import TRUTH, Node
from maumau.scenarios.parts import (
    RESERVED,
    by_name,
    move_of,
    numbers,
    read_card,
    read_cards,
    read_move,
    read_name,
    read_rules,
    read_seats,
    required,
    text_of,
)
from maumau.scenarios.position import DIRECTIONS, read_position

KEYS = (
    *("id", "why", "rules", "options", "seats", "dealer", "turn", "direction", "top", "top_as", "suit", "pending"),
    *("cover", "start", "hands", "announced", "stock", "discard", "steps", "result"),
)
SUIT_NAMES = {suit: suit for suit in SUITS}

Names = tuple[str, ...]


def read_deal(node: Node) -> DealScenario:
    """The scenario of a document with ``steps``."""
    table = node.table("a deal", KEYS)
    rules = read_rules(required(table, "rules", node, "a deal"), table.get("options"))
    seats = read_seats(required(table, "seats", node, "a deal"), rules)
    steps = required(table, "steps", node, "a deal")
    return DealScenario(
        id=text_of(table, "id") or "(no id)",
        why=text_of(table, "why"),
        place=node.place,
        seats=seats,
        start=read_position(node, table, rules, seats),
        steps=tuple(read_step(item, seats) for item in steps.items()),
        result=read_result(table["result"], seats) if "result" in table else None,
    )


def read_step(node: Node, seats: Names) -> Step:
    """A move, a look, or a move and what must hold after it."""
    pairs = {key.text(): (key, value) for key, value in node.pairs()}
    movers = [(key, value) for name, (key, value) in pairs.items() if name not in RESERVED]
    if len(movers) > 1:
        raise movers[1][0].error("a step is one move: put the second one into a step of its own")
    move = None
    for key, value in movers:
        if key.text() not in seats:
            raise key.error(f"a step has no key {key.text()!r}: {one_of(key.text(), (*seats, *RESERVED))}")
        move = move_of(value, value.text(), seats, key.text())
    refused, reason = read_refused(pairs["refused"][1]) if "refused" in pairs else (False, "")
    if refused and move is None:
        raise node.error("nothing can be refused in a step without a move")
    look = read_look(pairs["then"][1], seats) if "then" in pairs else None
    if move is None and look is None:
        raise node.error("a step needs a move, as in Mika: play 7H, or a look, as in then: {turn: Mika}")
    return Step(node.place, move, look, refused, reason)


def read_refused(node: Node) -> tuple[bool, str]:
    """``true`` or ``false``, or the reason id that is wanted."""
    word = node.text()
    if word.lower() in TRUTH:
        return node.truth(), ""
    if word not in REASONS:
        raise node.error(f"refused is true or the id of a reason, not {word!r}: {one_of(word, REASONS)}")
    return True, word


def read_look(node: Node, seats: Names) -> Look:
    """The keys of a ``then``."""
    table = node.table("then", (*VALUES, *MOVES))
    moves = {key: tuple(read_move(item, seats) for item in table[key].items()) for key in MOVES if key in table}
    return Look(
        node.place,
        {key: read(table[key], seats) for key, read in VALUES.items() if key in table},
        moves.get("can", ()),
        moves.get("cannot", ()),
        moves.get("legal"),
    )


def card_counts(node: Node, seats: Names) -> Mapping[str, int]:
    """Seat → number of cards."""
    return numbers(node, seats)


def exact_hands(node: Node, seats: Names) -> Mapping[str, tuple[str, ...]]:
    """Seat → its cards, sorted."""
    return {name: tuple(sorted(read_cards(value))) for name, value in by_name(node, seats).items()}


def names_in_order(node: Node, seats: Names) -> tuple[str, ...]:
    """Some of the seats, in seat order."""
    named = {read_name(item, seats) for item in node.items()}
    return tuple(name for name in seats if name in named)


VALUES: dict[str, Callable[[Node, Names], Expected]] = {
    "turn": read_name,
    "direction": lambda node, _: node.choice({word: word for word in DIRECTIONS}),
    "top": lambda node, _: read_card(node.text(), node),
    "suit": lambda node, _: node.choice(SUIT_NAMES),
    "pending": lambda node, _: node.number(),
    "hands": card_counts,
    "has": exact_hands,
    "stock": lambda node, _: node.number(),
    "announced": names_in_order,
    "over": lambda node, _: node.truth(),
}
"""The keys of a ``then`` that compare a value, and how they are read; `run_deal.SEEN` says what with."""
MOVES = ("can", "cannot", "legal")
"""Its keys that hold moves."""


def read_result(node: Node, seats: Names) -> Outcome:
    """How the deal must end."""
    table = node.table("a result", ("winner", "points", "void"))
    return Outcome(
        node.place,
        read_name(table["winner"], seats) if "winner" in table else None,
        numbers(table["points"], seats) if "points" in table else {},
        table["void"].truth() if "void" in table else None,
    )
