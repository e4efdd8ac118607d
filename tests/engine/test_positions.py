"""Positions that cannot be are refused with what would be right; deals and rule sets are values that can be copied."""

from __future__ import annotations

import copy
import json
import pickle
import random
from typing import Any

import pytest

from maumau import Deal, Move, PositionError, Seeded, load_rules
from maumau.engine.cards import CardError
from maumau.engine.rules.check import change
from maumau.rulesets import ORDER

JOKERS = load_rules("jokers-505")
POSITION: dict[str, Any] = {
    "seats": 3,
    "hands": [["7H"], ["6H"], ["5H", "4H"]],
    "top": "KH",
    "stock": ["2C", "3C", "4D"],
}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seats": 2}, "2 seats and 3 hands"),
        ({"seats": 1, "hands": [["7H"]]}, "seats is 2 to 8, not 1"),
        ({"seats": 0, "hands": []}, "seats is 2 to 8, not 0"),
        ({"dealer": 3}, "dealer is a seat 0 to 2, not 3"),
        ({"turn": -1}, "turn is a seat 0 to 2, not -1"),
        ({"announced": [9, 0]}, "announced is a seat 0 to 2, not 9"),
        ({"direction": 0}, "direction is 1 or -1, not 0"),
        ({"top": "7S", "pending": -3}, "-3 cards cannot be pending"),
        ({"pending": 3}, "cards cannot be pending under KH"),
        ({"cover": True}, "KH is none here"),
        ({"suit": "S"}, "KH on top names no suit"),
        ({"top": "JH", "suit": "SH"}, "a suit is one of C D H S, not 'SH'"),
        ({"top_as": "7H"}, "KH cannot be '7H'"),
        ({"top": "JOKER", "top_as": "JOKER"}, "JOKER cannot be 'JOKER'"),
        ({"stock": ["7H", "7H"]}, "7H is here 3 times, in the pack of jokers-505 2 times"),
        ({"stock": ["JOKER"] * 5}, "JOKER is here 5 times, in the pack of jokers-505 4 times"),
    ],
)
def test_a_position_that_cannot_be(change: dict[str, Any], words: str) -> None:
    with pytest.raises(PositionError, match=words):
        Deal.at(JOKERS, **POSITION | change)


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("turn", 3, "turn is 0 to 2, not 3"),
        ("turn", -1, "turn is 0 to 2, not -1"),
        ("state", 58, "state is 0 to 57, not 58"),
        ("phase", 9, "phase is 0 to 8, not 9"),
        ("dir", 0, "dir is -1 to 1, not 0"),
        ("pulled", 91, "pulled is -1 to 52, not 91"),
        ("winner", 3, "winner is -1 to 2, not 3"),
        ("pending", -1, "pending is 0 to 1000000000, not -1"),
        ("moves", 10**30, "moves is 0 to 1000000000"),
        ("turn", 1.5, "1.5 is no whole number"),
        ("turn", True, "True is no whole number"),
        ("stock_n", 4, "stock_n and pile_n are not the numbers of the cards"),
    ],
)
def test_a_written_position_that_cannot_be(name: str, value: object, words: str) -> None:
    data = Deal.at(JOKERS, **POSITION).to_json()
    data["numbers"][name] = value
    with pytest.raises(PositionError, match=words):
        Deal.from_json(JOKERS, data, Seeded(1))


@pytest.mark.parametrize("data", [None, [], "x", {}, {"seats": 0, "dealer": 0, "ready": True}])
def test_what_is_no_position(data: Any) -> None:
    with pytest.raises(PositionError):
        Deal.from_json(JOKERS, data, Seeded(1))


def test_finishing_cards_have_names() -> None:
    data = Deal.at(JOKERS, **POSITION).to_json()
    with pytest.raises(CardError, match="no card is called 'ZZ'"):
        Deal.from_json(JOKERS, data | {"finish": "ZZ"}, Seeded(1))


@pytest.mark.parametrize("id_", ORDER)
def test_damaged_texts_are_refused_or_played(id_: str) -> None:
    chance = random.Random(id_)
    rules = load_rules(id_)
    deal = Deal.new(rules, seats=3, chance=Seeded(5))
    text = deal.to_text()
    read = 0
    for _ in range(400):
        at = chance.randrange(len(text))
        damaged = text[:at] + chance.choice("0123456789ACDHJQS =;/-") + text[at + chance.randrange(2) :]
        try:
            other = Deal.from_text(rules, damaged, Seeded(5))
        except (PositionError, CardError):
            continue
        read += 1
        for seat in range(3):
            other.observation(seat)
        if other.legal_moves(other.turn):
            other.apply(other.turn, other.legal_moves(other.turn)[0])
    assert 0 < read < 400


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_no_moves_without_a_seat(seat: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {seat}; seats are 0 to 2"):
        Deal.at(JOKERS, **POSITION).legal_moves(seat)


@pytest.mark.parametrize("id_", ORDER)
def test_rule_sets_and_deals_are_copied_and_pickled(id_: str) -> None:
    rules = load_rules(id_)
    deal = Deal.new(rules, seats=2, chance=Seeded(8))
    later, _ = deal.apply(0, deal.legal_moves(0)[0])
    for one in (deal, later):
        for again in (one.clone(), pickle.loads(pickle.dumps(one)), copy.deepcopy(one)):
            assert again == one
            assert hash(again) == hash(one)
            assert again.rules == rules
            assert again.opening == one.opening
            assert again.apply(again.turn, again.legal_moves(again.turn)[0])[0].to_text() != one.to_text()
    assert deal != later
    assert deal != Deal.new(rules, seats=2, chance=Seeded(9))
    assert deal != json.dumps(deal.to_json())
    with pytest.raises(TypeError):
        pickle.loads(pickle.dumps(rules)).effects["9"] = None


def test_a_position_with_a_last_card_still_to_be_pointed_out_comes_back() -> None:
    rules = change(JOKERS, {"unannounced_last": "challenge", "challenge": "while_held"})
    deal = Deal.at(rules, 3, hands=[["9H"], ["6H", "9C"], ["5H", "4H"]], top="KH", stock=["TC", "QC", "QD"])
    deal, _ = deal.apply(0, Move.parse("play 9H"))
    assert deal.context == "claim"
    assert Deal.from_text(rules, deal.to_text(), Seeded(1)).to_text() == deal.to_text()


def test_what_became_of_a_deal_is_pickled() -> None:
    deal = Deal.at(load_rules("skat-32"), 2, hands=[["7H"], ["8S"]], top="8H")
    over, events = deal.apply(0, next(move for move in deal.legal_moves(0) if move.kind == "play"))
    things = [over.result(), events, deal.observation(0), deal.own(0), deal.legal_moves(0)]
    assert pickle.loads(pickle.dumps(things)) == things
