"""From the lines of a record to the record: what must be there, what belongs together."""

from __future__ import annotations

from typing import Any

from maumau.engine.cards import NAMES
from maumau.engine.rules.ruleset import RuleSet
from maumau.fair import WATCHER, Binding, Contribution, FairDeal, FairError, Fault, rules_digest
from maumau.records.model import Ending, Record, RecordError, Source, order_of
from maumau.records.parser import Parsed
from maumau.records.rules_lines import NONE, read_rules, shipped_rules
from maumau.records.seal import first_change

MOST_SEATS = 8
HIGHEST_SEED = (1 << 62) - 1
FAIR = ("previous", "commitment", "secret")


def assemble(parsed: Parsed, name: str = "") -> Record:
    """The record of parsed lines; `name` is the file.

    Raises:
        RecordError: something is missing, or does not fit together.
    """
    needed(parsed, "rules", "dealer", "moves", "result", "end")
    rules = rules_of(parsed)
    players = row(parsed, "player", MOST_SEATS)
    if len(players) < 2:
        raise RecordError("a deal has two players or more: player 0, player 1 …", parsed.lines["dealer"])
    if parsed.get("moves") != len(parsed.moves):
        raise RecordError(f"{len(parsed.moves)} moves follow, not {parsed.get('moves')}", parsed.lines["moves"])
    return Record(
        rules=rules,
        players=players,
        dealer=seat_in(parsed, "dealer", parsed.get("dealer"), len(players)),
        moves=tuple(parsed.moves),
        ceremony=parsed.get("ceremony", False),
        base=base_of(parsed),
        computers=named(parsed, "computer", len(players)),
        watchers=named(parsed, "watcher", WATCHER),
        table=parsed.get("table", ""),
        number=above(parsed, "number", 1),
        match=parsed.get("match", ""),
        deal=above(parsed, "deal", 1),
        played=parsed.get("played", ""),
        seed=seed_of(parsed),
        orders=orders_of(parsed, rules, len(players)),
        cuts=parsed.get("cut", {}),
        fair=fair_of(parsed, rules, len(players)),
        hands=hands_of(parsed, "hand", len(players)),
        start=parsed.get("start", ""),
        ending=ending_of(parsed, len(players)),
        points=per_seat(parsed, "points", len(players)),
        totals=per_seat(parsed, "totals", len(players)),
        ratings=per_seat(parsed, "ratings", len(players)),
        source=Source(name, parsed.lines, "seal" in parsed.lines, tuple(changed(parsed, rules))),
    )


def needed(parsed: Parsed, *keys: str) -> None:
    """Refuse a record that lacks a line."""
    for key in keys:
        if key not in parsed.lines:
            last = max(parsed.lines.values())
            raise RecordError(f"the record lacks its line {key!r}: was the file cut off?", last)


def rules_of(parsed: Parsed) -> RuleSet:
    """The rule set."""
    base = parsed.get("base")
    given = parsed.get("option", {})
    try:
        if base is None and not given:
            return shipped_rules(parsed.get("rules"))
        if base is None:
            raise RecordError(f"what do the options change? A line base says it, with a shipped id or {NONE}")
        return read_rules(parsed.get("rules"), base_of(parsed), given)
    except RecordError as error:
        raise RecordError(error.text, parsed.lines["rules"]) from error


def base_of(parsed: Parsed) -> str:
    """The shipped set that the rules are changes of; empty for none."""
    base = str(parsed.get("base", ""))
    return "" if base == NONE else base


def row(parsed: Parsed, key: str, most: int) -> tuple[Any, ...]:
    """The values of an indexed key, which are numbered from 0 on without a gap."""
    values = parsed.get(key, {})
    for index in values:
        if index >= most or (index and index - 1 not in values):
            raise RecordError(f"{key} {index} follows no {key} {index - 1}", parsed.lines[f"{key} {index}"])
    return tuple(values[index] for index in sorted(values))


def seat_in(parsed: Parsed, part: str, seat: int, seats: int) -> int:
    """A seat of the deal."""
    if not 0 <= seat < seats:
        raise RecordError(f"a seat is a number from 0 to {seats - 1}, not {seat}", parsed.lines[part])
    return seat


def named(parsed: Parsed, key: str, most: int) -> dict[int, str]:
    """Names by number, in rising order."""
    values: dict[int, str] = parsed.get(key, {})
    for index in values:
        seat_in(parsed, f"{key} {index}", index, most)
    return {index: values[index] for index in sorted(values)}


def above(parsed: Parsed, key: str, low: int) -> int | None:
    """A number that is not too low, where it is given."""
    value: int | None = parsed.get(key)
    if value is not None and value < low:
        raise RecordError(f"{key} is {low} or more, not {value}", parsed.lines[key])
    return value


def seed_of(parsed: Parsed) -> int | None:
    """The seed, where it is given."""
    seed: int | None = parsed.get("seed")
    if seed is not None and not 0 <= seed <= HIGHEST_SEED:
        raise RecordError(f"a seed is a number from 0 to {HIGHEST_SEED}, not {seed}", parsed.lines["seed"])
    return seed


def orders_of(parsed: Parsed, rules: RuleSet, seats: int) -> dict[int, tuple[int, ...]]:
    """The orders of the pack, which are written as cards, and those of the pile."""
    pack = [NAMES[kind] for kind in rules.full_pack(seats)]
    orders: dict[int, tuple[int, ...]] = {}
    for number, cards in parsed.get("pack", {}).items():
        order = order_of(cards, pack)
        if order is None:
            raise RecordError(f"these are not the {len(pack)} cards of the pack", parsed.lines[f"pack {number}"])
        orders[number] = order
    for number, order in parsed.get("pile", {}).items():
        line = parsed.lines[f"pile {number}"]
        if number in orders:
            raise RecordError(f"shuffle {number} is one of the pack already", line)
        if sorted(order) != list(range(len(order))) or len(order) >= len(pack):
            raise RecordError("the order of a pile has the numbers from 0 on, each once", line)
        orders[number] = order
    return orders


def fair_of(parsed: Parsed, rules: RuleSet, seats: int) -> FairDeal | None:
    """What a verified shuffle followed from."""
    if "fair" not in parsed.lines:
        return None
    needed(parsed, "table", "number", *FAIR)
    try:
        binding = Binding(
            table=parsed.get("table"),
            number=parsed.get("number"),
            rules=rules_digest(rules),
            seats=seats,
            dealer=parsed.get("dealer"),
            ceremony=parsed.get("ceremony", False),
            previous=parsed.get("previous"),
        )
    except FairError as error:
        raise RecordError(str(error), parsed.lines["fair"]) from error
    given = [
        Contribution(index + first, value, promised, silent)
        for kind, silent in (("contribution", False), ("silent", True))
        for who, first in (("seat", 0), ("watcher", WATCHER))
        for index, (value, promised) in parsed.get(f"{kind} {who}", {}).items()
    ]
    contributions = tuple(sorted(given, key=lambda each: each.id))
    return FairDeal(binding, parsed.get("commitment"), parsed.get("secret"), contributions)


def hands_of(parsed: Parsed, key: str, seats: int) -> tuple[tuple[str, ...], ...]:
    """The cards of each seat, of all or of none."""
    hands = row(parsed, key, seats)
    if hands and len(hands) != seats:
        raise RecordError(f"{key} {len(hands)} is missing", parsed.lines[f"{key} 0"])
    return hands


def ending_of(parsed: Parsed, seats: int) -> Ending | None:
    """How the deal ended."""
    result = parsed.get("result")
    left = hands_of(parsed, "left", seats)
    if result is None:
        if left:
            raise RecordError("a deal that was broken off is not counted", parsed.lines["left 0"])
        return None
    winner, finish = result
    if winner is not None:
        seat_in(parsed, "result", winner, seats)
    if not left:
        raise RecordError("the cards left are missing: left 0, left 1 …", parsed.lines["result"])
    return Ending(winner, finish, left)


def per_seat(parsed: Parsed, key: str, seats: int) -> Any:
    """Values that stand in one line, one for each seat."""
    values = parsed.get(key)
    if values is not None and len(values) != seats:
        raise RecordError(f"{key} has one value for each of {seats} seats, not {len(values)}", parsed.lines[key])
    return values


def changed(parsed: Parsed, rules: RuleSet) -> list[Fault]:
    """What the seal and the fingerprint of the rules say."""
    faults = []
    if "seal" in parsed.lines or "marks" in parsed.lines:
        at = first_change(parsed.body, parsed.get("marks", ""), parsed.get("seal", b"").hex())
        if at is not None:
            part = [*parsed.parts, "marks", "seal"][at]
            text = "this line, or one that stood before it, was changed after the record was sealed"
            faults.append(Fault(part, text, parsed.lines.get(part, parsed.lines["end"])))
    digest = parsed.get("rules-digest")
    if digest is not None and digest != rules_digest(rules):
        line = parsed.lines["rules-digest"]
        faults.append(Fault("rules-digest", "the rule set that was played is another one than is meant here", line))
    return faults
