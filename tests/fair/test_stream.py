"""Streams, orders and cuts of a key."""

from __future__ import annotations

import random
from collections import Counter
from itertools import cycle, islice, permutations, product

import pytest

from maumau.engine.chance import Chance
from maumau.fair import Keyed
from maumau.fair.stream import below

KEY = bytes(32)


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 7, 100, 104, 110, 129, 255, 256])
def test_every_number_has_the_same_number_of_bytes(limit: int) -> None:
    spare = 256 - 256 % limit  # bytes from here on are passed over: 0 follows and is taken
    counts = Counter(below(limit, iter((byte, 0))) for byte in range(256) if byte < spare)
    assert set(counts) == set(range(limit))
    assert len(set(counts.values())) == 1
    assert all(below(limit, iter((byte, limit - 1))) == limit - 1 for byte in range(spare, 256))


def test_a_stream_that_ends_is_an_error() -> None:
    with pytest.raises(ValueError, match="ended"):
        below(3, iter([255]))


def test_orders_are_permutations_and_stay_the_same() -> None:
    keyed: Chance = Keyed(KEY)
    for count in (0, 1, 2, 52, 104, 256):
        order = keyed.order(5, count)
        assert sorted(order) == list(range(count))
        assert Keyed(KEY).order(5, count) == order


def test_each_shuffle_and_each_key_has_an_order_of_its_own() -> None:
    orders = {tuple(Keyed(bytes([k]) * 32).order(number, 32)) for k in range(20) for number in range(20)}
    assert len(orders) == 400


def test_every_order_of_three_cards_comes_from_as_many_bytes() -> None:
    """Fisher-Yates over all bytes: exactly as many ways to each of the six orders."""
    counts: Counter[tuple[int, ...]] = Counter()
    for first, second in product(range(255), range(256)):
        out = [0, 1, 2]
        j = below(3, iter((first,)))
        out[2], out[j] = out[j], out[2]
        j = below(2, iter((second,)))
        out[1], out[j] = out[j], out[1]
        counts[tuple(out)] += 1
    assert set(counts) == set(permutations(range(3)))
    assert set(counts.values()) == {255 * 256 // 6}


def test_cuts_reach_every_place() -> None:
    rng = random.Random(3)
    places = {Keyed(rng.randbytes(32)).cut(0, 4, 9) for _ in range(200)}
    assert places == set(range(4, 10))
    assert Keyed(KEY).cut(0, 7, 7) == 7


def test_more_than_a_byte_can_choose_is_refused() -> None:
    with pytest.raises(ValueError, match="256 cards at most"):
        Keyed(KEY).order(0, 257)
    for low, high in ((0, 256), (5, 4)):
        with pytest.raises(ValueError, match="cannot choose a cut"):
            Keyed(KEY).cut(0, low, high)


def test_a_stream_goes_on_behind_its_first_block() -> None:
    stream = list(islice(Keyed(KEY).stream("order/0"), 100))
    assert stream[:32] != stream[32:64]
    assert list(islice(cycle(stream[:32]), 100)) != stream
