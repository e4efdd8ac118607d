"""Fair deals for tests: random ones, played to the end at random, with contributors who are silent now and then."""

from __future__ import annotations

import random
from typing import Any

from maumau.engine.chance import Chance
from maumau.engine.deal import Deal
from maumau.engine.rules.check import ruleset_from
from maumau.engine.rules.options import EFFECT_OPTIONS
from maumau.engine.rules.ruleset import RuleSet
from maumau.engine.rules.text import to_mapping
from maumau.fair import SIZE, WATCHER, Binding, FairDeal, Gathering, promise, rules_digest
from maumau.records import Made, Record, record_of
from maumau.records.verify import cut_range
from maumau.testing.rule_sets import random_rules

NAMES = ("Pera", "Mika", "Laza", "Ana", "Vuk", "Мира", "Zoe", "Ćira")


def binding(rules: RuleSet, seats: int, **more: Any) -> Binding:
    """A binding of deal 1 of a table."""
    known = {"table": "7QK3", "number": 1, "dealer": seats - 1}
    return Binding(rules=rules_digest(rules), seats=seats, **{**known, **more})


def gathered(bound: Binding, rng: random.Random, silent: float = 0.0, watchers: int = 0) -> FairDeal:
    """A fair deal whose contributors are silent with this probability, before the promise or after it."""
    gathering = Gathering(bound, rng.randbytes(SIZE))
    values = {id_: rng.randbytes(SIZE) for id_ in (*range(bound.seats), *range(WATCHER, WATCHER + watchers))}
    for id_, value in values.items():
        if rng.random() >= silent:
            gathering = gathering.promise(id_, promise(gathering.commitment, id_, value))
    gathering = gathering.close()
    for id_ in gathering.promised:
        if rng.random() >= silent:
            gathering = gathering.reveal(id_, values[id_])
    return gathering.deal()


def canonical_rules(rng: random.Random) -> RuleSet:
    """A random playable rule set as a file could say it: canonical names, no fields of other kinds of effects."""
    data = to_mapping(random_rules(rng.randrange))
    for card, effect in data.get("effects", {}).items():
        kept = {
            name: value
            for name, value in effect.items()
            if effect["kind"] in (EFFECT_OPTIONS[name].kinds or [effect["kind"]])
        }
        data["effects"][card] = kept
    return ruleset_from(data)


def play_out(record: Record, rng: random.Random, most: int, chance: Chance) -> list[Made]:
    """Random moves of a deal, until it is over or so many are made; who cuts without choosing follows the chance."""
    deal = Deal.new(record.rules, record.seats, chance, dealer=record.dealer, ceremony=record.ceremony)
    moves: list[Made] = []
    redeals = 0
    while not deal.over and len(moves) < most:
        seat, by = deal.turn, ""
        options = deal.legal_moves(seat)
        lays = [move for move in options if move.kind == "play"]
        move = rng.choice(lays if lays and rng.random() < 0.6 else options)
        if deal.context not in ("cut", "take") and rng.random() < 0.2:
            seat, move = rng.choice([(who, other) for who in range(deal.seats) for other in deal.legal_moves(who)])
        if move.kind == "cut":
            by = rng.choice(("", "timeout", "autopilot"))
            if by or seat in record.computers:
                position = chance.cut(redeals, *cut_range(record))
                move = next(option for option in options if option.position == position)
        elif deal.can_announce(move) and rng.random() < 0.7:
            move = move.announcing()
        deal, events = deal.apply(seat, move)
        redeals += sum(event.kind == "redealt" for event in events)
        moves.append(Made(seat, move, at=None if rng.random() < 0.5 else 250 * len(moves), by=by))
    return moves


def random_record(rng: random.Random, most: int = 60, **more: Any) -> Record:
    """The record of a random fair deal."""
    rules: RuleSet = more.pop("rules", None) or canonical_rules(rng)
    seats = more.pop("seats", None) or rng.randint(rules.min_players, rules.max_players)
    ceremony = more.pop("ceremony", None)
    computers = {seat: "easy" for seat in range(seats) if rng.random() < 0.2}
    bound = binding(
        rules,
        seats,
        number=rng.randint(1, 10**6),
        dealer=rng.randrange(seats),
        ceremony=rng.random() < 0.5 if ceremony is None else ceremony,
        previous=rng.randbytes(SIZE),
    )
    fair = gathered(bound, rng, 0.0 if computers else 0.2, rng.randrange(3))
    frame = Record(
        rules=rules,
        players=NAMES[:seats],
        dealer=bound.dealer,
        ceremony=bound.ceremony,
        computers=computers,
    )
    moves = play_out(frame, rng, most, fair.chance())
    return record_of(
        rules,
        frame.players,
        fair,
        moves,
        dealer=bound.dealer,
        ceremony=bound.ceremony,
        computers=computers,
        table=bound.table,
        number=bound.number,
        **more,
    )
