"""Matches and ratings of a scenario file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from maumau.engine.cards import JOKER, NAMES, parse_card
from maumau.engine.match import Match, MatchError, passes
from maumau.engine.rules.ruleset import RuleSet
from maumau.scenarios.model import Expected, Look, MatchScenario, RatingScenario
from maumau.scenarios.nodes import Node
from maumau.scenarios.parts import (
    Pack,
    by_name,
    is_nominating,
    known_name,
    numbers,
    read_name,
    read_rules,
    read_seats,
    required,
    text_of,
)

Names = tuple[str, ...]
NO_ID = "(no id)"


@dataclass(frozen=True, slots=True)
class Written:
    """A deal as a match scenario writes it: the result that `Match.record` asks for."""

    winner: int | None
    left: tuple[tuple[str, ...], ...]
    wild_count: int = 0


def read_match(node: Node) -> MatchScenario:
    """The scenario of a document with ``match``."""
    table = node.table("a match", ("id", "why", "match", "totals", "deals", "then"))
    head = table["match"].table("match", ("rules", "options", "seats", "limit", "dealer"))
    rules = read_limit(head, read_rules(required(head, "rules", table["match"], "match"), head.get("options")))
    seats = read_seats(required(head, "seats", table["match"], "match"), rules)
    match = begin(node, table, head, rules, seats)
    for deal in required(table, "deals", node, "a match").items():
        match = record(match, deal)
    then = required(table, "then", node, "a match")
    return MatchScenario(
        id=text_of(table, "id") or NO_ID,
        why=text_of(table, "why"),
        place=node.place,
        end=match,
        then=Look(then.place, read_then(then, seats)),
    )


def read_limit(head: Mapping[str, Node], rules: RuleSet) -> RuleSet:
    """The rules with the limit of this match."""
    if "limit" not in head:
        return rules
    limit = head["limit"].number()
    if rules.match_end == "deal":
        raise head["limit"].error(f"a match of {rules.id} is a single deal: leave limit out")
    if limit < 1:
        raise head["limit"].error(f"{limit} is no limit: write 1 or more")
    return rules.changed(match_limit=limit)


def begin(node: Node, table: Mapping[str, Node], head: Mapping[str, Node], rules: RuleSet, seats: Names) -> Match:
    """The match before the first deal listed; seats are written in the order of play."""
    totals = numbers(table["totals"], seats) if "totals" in table else {}
    clockwise = seats if rules.direction == "clockwise" else seats[::-1]
    dealer = read_name(head["dealer"], seats) if "dealer" in head else last_staying(rules, seats, totals)
    try:
        return Match.new(rules, clockwise, dealer=dealer, totals=totals)
    except MatchError as error:
        raise table.get("totals", node).error(str(error)) from None


def last_staying(rules: RuleSet, seats: Names, totals: Mapping[str, int]) -> str:
    """The last seat that is not out."""
    drops = rules.match_end == "elimination"
    staying = [name for name in seats if not (drops and passes(rules, totals.get(name, 0)))]
    return staying[-1] if staying else seats[-1]


def record(match: Match, node: Node) -> Match:
    """The match after a deal of the list."""
    table = node.table("a deal of a match", ("winner", "finish", "left", "void"))
    try:
        return match.record(read_written(node, table, match.rules, match.seating()))
    except MatchError as error:
        raise node.error(str(error)) from None


def read_written(node: Node, table: Mapping[str, Node], rules: RuleSet, playing: Names) -> Written:
    """What happened in a deal; ``playing`` are those who took part, by seat."""
    if "void" in table and table["void"].truth():
        if len(table) > 1:
            raise node.error("a void deal has no winner, no last card and nothing left to count")
        return Written(None, tuple(() for _ in playing))
    pack = Pack(rules, len(playing))
    winner = read_name(required(table, "winner", node, "a deal of a match"), playing)
    finish = read_finish(required(table, "finish", node, "a deal of a match"), rules, pack)
    left = read_left(required(table, "left", node, "a deal of a match"), playing, winner, pack)
    wilds = sum(is_nominating(rules, card) for card in finish)
    return Written(playing.index(winner), left, wilds)


def read_finish(node: Node, rules: RuleSet, pack: Pack) -> tuple[str, ...]:
    """The cards of the winning move; only those that can win."""
    cards = pack.take(node)
    if not cards:
        raise node.error("finish names the card or cards of the winning move")
    for card in cards:
        if card != NAMES[JOKER] and rules.effect_of(parse_card(card)).finish != "win":
            raise node.error(f"{card} is no card to win with in {rules.id}")
    if len(cards) > 1 and not (rules.several_wilds and all(is_nominating(rules, card) for card in cards)):
        raise node.error(f"{' '.join(cards)} cannot be laid in one move in {rules.id}")
    return cards


def read_left(node: Node, playing: Names, winner: str, pack: Pack) -> tuple[tuple[str, ...], ...]:
    """What is left, by seat; the winner holds nothing."""
    left = {}
    for name, value in by_name(node, playing).items():
        if name == winner:
            raise value.error(f"{name} has won and holds nothing: leave him out")
        left[name] = pack.take(value)
    for name in playing:
        if name != winner and name not in left:
            raise node.error(f"what {name} holds is missing")
    return tuple(left.get(name, ()) for name in playing)


THEN: dict[str, Callable[[Node, Names], Expected]] = {
    "points": numbers,
    "totals": numbers,
    "out": lambda node, seats: tuple(sorted(known_name(item.text(), item, seats) for item in node.items())),
    "over": lambda node, _: node.truth(),
    "winner": read_name,
    "dealer": read_name,
}
"""The keys of a match's ``then``, and how they are read; `run_match.SEEN` says what they are compared with."""


def read_then(node: Node, seats: Names) -> dict[str, Expected]:
    """What must hold after the last deal."""
    table = node.table("then of a match", tuple(THEN))
    return {key: THEN[key](value, seats) for key, value in table.items()}


def read_rating(node: Node) -> RatingScenario:
    """The scenario of a document with ``ratings``."""
    table = node.table("a rating", ("id", "why", "ratings", "winner", "then"))
    ratings = {key.text(): read_rated(value) for key, value in table["ratings"].pairs()}
    names = tuple(ratings)
    if len(names) < 2:
        raise table["ratings"].error(f"a rating needs two players or more, not {len(names)}")
    then = required(table, "then", node, "a rating")
    return RatingScenario(
        id=text_of(table, "id") or NO_ID,
        why=text_of(table, "why"),
        place=node.place,
        ratings=ratings,
        winner=read_name(required(table, "winner", node, "a rating"), names),
        then=numbers(then, names),
        then_place=then.place,
    )


def read_rated(node: Node) -> tuple[float, int]:
    """A rating and the number of deals played before."""
    table = node.table("a rated player", ("rating", "games"))
    rating = required(table, "rating", node, "a rated player").decimal()
    games = required(table, "games", node, "a rated player").number()
    if games < 0:
        raise table["games"].error(f"{games} deals cannot have been played: write 0 or more")
    return rating, games
