"""Whole matches: the engine counts them again from their records."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest

from maumau.engine.chance import Seeded
from maumau.engine.deal import Deal
from maumau.engine.match import Match
from maumau.records import Made, Record, RecordError, matches, read, record_of, to_text
from maumau.rulesets import load_rules
from tests.records.support import seeded_record

PLAYERS = ("Pera", "Mika", "Laza")


def played(match: Match, seed: int) -> tuple[Record, Match]:
    """A deal of a match, played by laying what fits."""
    rng = random.Random(seed)
    seating = match.seating()
    deal = Deal.new(match.rules, len(seating), Seeded(seed), dealer=match.dealer_seat)
    moves = []
    while not deal.over:
        options = deal.legal_moves(deal.turn)
        lays = [move for move in options if move.kind == "play"]
        move = rng.choice(lays or options)
        move = move.announcing() if move.kind == "play" else move
        moves.append(Made(deal.turn, move))
        deal, _ = deal.apply(deal.turn, move)
    result = deal.result()
    assert result is not None
    after = match.record(result)
    record = record_of(match.rules, seating, Seeded(seed), moves, dealer=match.dealer_seat, match="m1")
    totals = tuple(after.totals[name] for name in seating)
    return replace(record, deal=len(after.log), totals=totals), after


@cache
def whole(rules_id: str) -> tuple[tuple[Record, ...], Match]:
    """A match from the first deal to the last."""
    match = Match.new(load_rules(rules_id), PLAYERS, dealer="Mika")
    records: list[Record] = []
    while not match.over:
        record, match = played(match, 100 + len(records))
        records.append(record)
        assert len(records) < 200
    return tuple(records), match


@pytest.mark.parametrize("rules_id", ["mau-king-table", "serbian-501", "skat-32"])
def test_a_match_is_counted_again_from_its_text(rules_id: str) -> None:
    records, match = whole(rules_id)
    [again] = matches(read("\n".join(map(to_text, records))))
    assert again.records == records
    assert again.id == "m1"
    assert again.match.over
    assert again.match.winner == match.winner
    assert again.match.totals == match.totals
    assert [deal.points for deal in again.match.log] == [deal.points for deal in match.log]


def test_matches_and_single_deals_in_a_row() -> None:
    records, _ = whole("skat-32")
    other = [replace(record, match="m2") for record in records[:2]]
    found = list(matches([seeded_record(1), *records, *other, seeded_record(2)]))
    assert [(each.id, len(each.records)) for each in found] == [("m1", len(records)), ("m2", 2)]
    assert not found[1].match.over


def test_a_deal_that_was_broken_off_ends_the_match() -> None:
    records, _ = whole("skat-32")
    last = replace(records[1], moves=records[1].moves[:1], ending=None, points=None, totals=None)
    [found] = matches([records[0], last])
    assert found.match.ended
    assert found.match.deals_played == 1


def said(records: list[Record]) -> str:
    with pytest.raises(RecordError) as caught:
        list(matches(records))
    return str(caught.value)


def test_what_does_not_follow_is_named() -> None:
    records = list(whole("mau-king-table")[0])
    first, second = records[:2]
    assert "deal 2 of match m1 is wanted here, not deal 3" in said([first, records[2]])
    assert "sit, in order of play" in said([first, replace(second, dealer=0)])
    assert "sit, in order of play" in said([first, replace(second, players=second.players[::-1])])
    assert second.totals is not None
    totals = (second.totals[0] + 1, *second.totals[1:])
    assert said([first, replace(second, totals=totals)]).startswith("totals: they are")
    assert "says its points" in said([replace(first, points=None)])
    assert "one rule set" in said([first, replace(second, rules=load_rules("mau-king"))])
    assert "the match is over" in said([*records, replace(second, deal=len(records) + 1)])
    twice = replace(first, players=("Pera", "Pera", "Mika"))
    assert "sits at the table twice" in said([twice])


def test_an_error_names_the_line() -> None:
    records = list(whole("mau-king-table")[0])[:2]
    text = "\n".join(map(to_text, [records[0], replace(records[1], deal=7)]))
    line = text.splitlines().index("deal: 7") + 1
    with pytest.raises(RecordError) as caught:
        list(matches(read(text)))
    assert caught.value.line == line
