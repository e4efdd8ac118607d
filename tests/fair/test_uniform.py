"""One honest contributor is enough: the pack is uniform whatever the host's secret and all other values are.

Chi-square over where each card lies.  Seeds are fixed, so a run repeats exactly; the last tests show that the same
statistic finds a shuffle that is only slightly wrong.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from itertools import pairwise

import pytest

from maumau.fair import SIZE, Gathering, Keyed, promise
from maumau.fair.stream import below
from maumau.rulesets import load_rules
from tests.fair.support import binding

pytestmark = pytest.mark.uncounted

CARDS = 32
SUSPICIOUS = 4.0
"""Standard deviations that a true shuffle exceeds once in 30,000 tables."""
BOUND = binding(load_rules("skat-32"), 3)
CONSTANT = bytes(SIZE)

Order = Callable[[int], list[int]]


def honest(seed: int, who: int) -> Order:
    """The packs of deals in which the secret and all contributions but one are always the same."""
    rng = random.Random(seed)
    start = Gathering(BOUND, CONSTANT)
    for seat in range(3):
        if seat != who:
            start = start.promise(seat, promise(start.commitment, seat, CONSTANT))

    def order(_deal: int) -> list[int]:
        value = rng.randbytes(SIZE)
        gathering = start.promise(who, promise(start.commitment, who, value)).close().reveal(who, value)
        for seat in range(3):
            if seat != who:
                gathering = gathering.reveal(seat, CONSTANT)
        return gathering.deal().chance().order(0, CARDS)

    return order


def table(orders: Iterable[list[int]]) -> list[list[int]]:
    """How often each card lay at each place."""
    counts = [[0] * CARDS for _ in range(CARDS)]
    for order in orders:
        for place, card in enumerate(order):
            counts[place][card] += 1
    return counts


def deviation(counts: list[list[int]]) -> float:
    """Chi-square of the table in standard deviations, by the cube root of Wilson and Hilferty.

    Rows and columns have fixed sums, so a table of n × n has (n - 1)² degrees of freedom.
    """
    expected = sum(counts[0]) / CARDS
    chi = sum((count - expected) ** 2 / expected for row in counts for count in row)
    free = (CARDS - 1) ** 2
    return float(((chi / free) ** (1 / 3) - (1 - 2 / (9 * free))) / (2 / (9 * free)) ** 0.5)


def neighbours(orders: Iterable[list[int]]) -> list[list[int]]:
    """How often each card lay upon each other one."""
    counts = [[0] * CARDS for _ in range(CARDS)]
    for order in orders:
        for upper, lower in pairwise(order):
            counts[upper][lower] += 1
    return counts


def spread(counts: list[list[int]]) -> float:
    """The chi-square of pairs of neighbours in standard deviations."""
    total = sum(map(sum, counts))
    expected = total / (CARDS * (CARDS - 1))
    cells = [counts[a][b] for a in range(CARDS) for b in range(CARDS) if a != b]
    free = len(cells) - 1
    chi = sum((count - expected) ** 2 / expected for count in cells)
    return float((chi - free) / (2 * free) ** 0.5)


@pytest.mark.parametrize("who", range(3))
def test_one_honest_seat_makes_the_pack_uniform(who: int) -> None:
    order = honest(100 + who, who)
    orders = [order(deal) for deal in range(3_000)]
    assert abs(deviation(table(orders))) < SUSPICIOUS
    assert abs(spread(neighbours(orders))) < SUSPICIOUS


@pytest.mark.slow
def test_one_honest_seat_makes_the_pack_uniform_over_200_000_deals() -> None:
    order = honest(1, 1)
    assert abs(deviation(table(order(deal) for deal in range(200_000)))) < SUSPICIOUS


def test_an_honest_host_makes_the_pack_uniform_when_all_seats_send_the_same() -> None:
    rng = random.Random(5)

    def order(_deal: int) -> list[int]:
        return Gathering(BOUND, rng.randbytes(SIZE)).close().deal().chance().order(0, CARDS)

    assert abs(deviation(table(order(deal) for deal in range(3_000)))) < SUSPICIOUS


def test_reshuffles_and_cuts_of_one_key_are_independent() -> None:
    """Where a card lies after the second shuffle does not follow from the first; cuts reach all places alike."""
    rng = random.Random(6)
    moved = [[0] * CARDS for _ in range(CARDS)]
    cuts = [0] * 28
    for _ in range(3_000):
        keyed = Keyed(rng.randbytes(SIZE))
        for first, second in zip(keyed.order(0, CARDS), keyed.order(1, CARDS), strict=True):
            moved[first][second] += 1
        cuts[keyed.cut(0, 4, 31) - 4] += 1
    assert abs(deviation(moved)) < SUSPICIOUS
    chi = sum((count - 3_000 / 28) ** 2 / (3_000 / 28) for count in cuts)
    assert 9 < chi < 54, "27 degrees of freedom: one true generator in a thousand lies outside"


# -- the statistic sees what is wrong


def swaps(order: Callable[[int], int]) -> list[int]:
    """Fisher-Yates with another way to choose."""
    out = list(range(CARDS))
    for i in range(CARDS - 1, 0, -1):
        j = order(i + 1)
        out[i], out[j] = out[j], out[i]
    return out


def test_it_finds_bytes_that_are_not_passed_over() -> None:
    rng = random.Random(7)
    assert deviation(table(swaps(lambda n: rng.randbytes(1)[0] % n) for _ in range(15_000))) > SUSPICIOUS


def test_it_finds_a_shuffle_that_never_leaves_a_card_in_its_place() -> None:
    rng = random.Random(8)
    assert (
        deviation(table(swaps(lambda n: rng.randrange(n - 1) if n > 2 else rng.randrange(n)) for _ in range(3_000))) > 8
    )


def test_it_finds_a_constant_contribution() -> None:
    order = Gathering(BOUND, CONSTANT).close().deal().chance().order(0, CARDS)
    assert deviation(table([order] * 3_000)) > 100


def test_neighbours_find_a_pack_that_is_only_cut() -> None:
    rng = random.Random(9)
    orders = [
        [(card + shift) % CARDS for card in range(CARDS)] for shift in (rng.randrange(CARDS) for _ in range(3_000))
    ]
    assert deviation(table(orders)) < 100
    assert spread(neighbours(orders)) > 100


def test_it_is_still_when_a_true_generator_chooses() -> None:
    rng = random.Random(10)
    stream = iter(lambda: rng.randbytes(1)[0], None)
    assert abs(deviation(table(swaps(lambda n: below(n, stream)) for _ in range(3_000)))) < SUSPICIOUS
