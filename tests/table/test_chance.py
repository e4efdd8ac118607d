"""Chance from a key: permutations, all equally likely, the same again, and nothing in common between labels."""

from collections import Counter

import pytest

from maumau.engine.chance import Seeded
from maumau.table.chance import Sealed, below, chance_from


def key(number: int) -> Sealed:
    return Sealed(number.to_bytes(32, "big"))


def test_orders_are_permutations_that_repeat() -> None:
    for count in (1, 2, 32, 110):
        order = key(1).order(0, count)
        assert sorted(order) == list(range(count))
        assert order == key(1).order(0, count)
    assert key(1).order(0, 52) != key(1).order(1, 52)
    assert key(1).order(0, 52) != key(2).order(0, 52)


def test_every_card_comes_first_equally_often() -> None:
    rounds, cards = 4000, 8
    first = Counter(key(number).order(0, cards)[0] for number in range(rounds))
    expected = rounds / cards
    chi = sum((first[card] - expected) ** 2 / expected for card in range(cards))
    assert chi < 24.3, "one in a thousand at 7 degrees of freedom"


def test_cuts_stay_in_their_range() -> None:
    cuts = {key(number).cut(0, 3, 6) for number in range(60)}
    assert cuts == {3, 4, 5, 6}


def test_numbers_that_would_favour_some_are_drawn_again() -> None:
    limit = 3_000_000_000
    assert below(limit, iter([4_000_000_000, 5])) == 5


def test_a_key_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        Sealed(b"abc")


def test_chance_is_read_from_a_key_or_from_the_engines_forms() -> None:
    assert chance_from({"key": "00" * 31 + "07"}) == key(7)
    assert chance_from({"seed": 7}) == Seeded(7)
    with pytest.raises(ValueError, match="chance is written as"):
        chance_from({"dice": 6})
