"""Records for tests, from Hypothesis and from fixed seeds."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from typing import Any

from hypothesis import strategies as st

from maumau.engine.chance import Seeded
from maumau.records import Made, Record, record_of
from maumau.rulesets import load_rules, shipped
from tests.fair.support import NAMES, canonical_rules, play_out, random_record


def seeded_record(seed: int, *, seats: int | None = None, most: int = 60, **more: Any) -> Record:
    """The record of a deal whose chance comes from a seed."""
    rng = random.Random(seed)
    rules = more.pop("rules", None) or canonical_rules(rng)
    players = NAMES[: seats or rng.randint(rules.min_players, rules.max_players)]
    dealer = rng.randrange(len(players))
    ceremony = rng.random() < 0.5
    frame = Record(rules=rules, players=players, dealer=dealer, ceremony=ceremony)
    moves = [Made(m.seat, m.move, m.at, m.by) for m in play_out(frame, rng, most, Seeded(seed))]
    return record_of(rules, players, Seeded(seed), moves, dealer=dealer, ceremony=ceremony, **more)


@cache
def fixed(number: int) -> Record:
    """One of a row of fair records by shipped rule sets, three players each."""
    rng = random.Random(1000 + number)
    rules = load_rules(shipped()[number % len(shipped())])
    return random_record(rng, 30, rules=rules, seats=3, ceremony=number % 2 == 0)


TEXTS = st.text(max_size=30)
STAMPS = st.datetimes().map(lambda moment: moment.strftime("%Y-%m-%dT%H:%M:%SZ").rjust(20, "0"))
RATINGS = st.floats(allow_nan=False, allow_infinity=False)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any record of a legal deal, with all that may be said about it."""
    number = draw(st.integers(0, 10**6))
    fair = draw(st.booleans())
    more: dict[str, Any] = {
        "match": draw(TEXTS),
        "deal": draw(st.none() | st.integers(1, 999)),
        "played": draw(st.just("") | STAMPS),
    }
    most = draw(st.integers(0, 60))
    record = random_record(random.Random(number), most, **more) if fair else seeded_record(number, most=most, **more)
    return said_more(draw, record)


def said_more(draw: st.DrawFn, record: Record) -> Record:
    """The record with names, totals and ratings."""
    seats = record.seats
    return replace(
        record,
        players=tuple(draw(st.lists(TEXTS, min_size=seats, max_size=seats))),
        watchers=draw(st.dictionaries(st.integers(0, 7), TEXTS, max_size=2)),
        totals=draw(st.none() | st.tuples(*[st.integers(-(10**6), 10**6)] * seats)),
        ratings=draw(st.none() | st.tuples(*[st.tuples(RATINGS, RATINGS)] * seats)),
    )
