"""Who is put together: what holds for everybody who waits."""

from __future__ import annotations

import itertools
import math
import random
from dataclasses import replace

from hypothesis import given, strategies as st

from maumau.server.people.pairing import WIDENING, Blocks, groups, suits, window
from maumau.store import Seeker

NOW = 1_000_000
ratings = st.floats(800, 2400)
waited = st.integers(0, 2 * WIDENING.anybody)
users = st.lists(st.tuples(ratings, st.booleans(), waited), max_size=9).map(
    lambda rows: [
        Seeker(f"u{i}", "mau-king", 2, rating, provisional, NOW - since, NOW)
        for i, (rating, provisional, since) in enumerate(rows)
    ]
)
pairs = st.sets(st.tuples(st.integers(0, 8), st.integers(0, 8)), max_size=12)


def blocking(numbers: set[tuple[int, int]]) -> Blocks:
    both = {(f"u{a}", f"u{b}") for a, b in numbers}
    return lambda one, other: (one, other) in both or (other, one) in both


def nobody(_one: str, _other: str) -> bool:
    return False


@given(users, st.integers(2, 4), pairs)
def test_all_in_a_group_suit_each_other_and_nobody_is_in_two(
    seekers: list[Seeker], seats: int, blocked: set[tuple[int, int]]
) -> None:
    blocks = blocking(blocked)
    found = groups(seekers, seats, NOW, blocks)
    everybody = [one.user for group in found for one in group]
    assert len(everybody) == len(set(everybody))
    for group in found:
        assert len(group) == seats
        for one, other in itertools.combinations(group, 2):
            assert suits(one, other, NOW, blocks)
            assert not blocks(one.user, other.user)


@given(users, st.integers(2, 4), pairs)
def test_nobody_waits_where_a_group_could_be_made(
    seekers: list[Seeker], seats: int, blocked: set[tuple[int, int]]
) -> None:
    blocks = blocking(blocked)
    taken = {one.user for group in groups(seekers, seats, NOW, blocks) for one in group}
    left = [one for one in seekers if one.user not in taken]
    for group in itertools.combinations(left, seats):
        assert not all(suits(one, other, NOW, blocks) for one, other in itertools.combinations(group, 2))


@given(users, st.integers(2, 4), pairs, st.integers(0, 99))
def test_the_order_in_which_they_come_out_of_the_store_changes_nothing(
    seekers: list[Seeker], seats: int, blocked: set[tuple[int, int]], seed: int
) -> None:
    mixed = list(seekers)
    random.Random(seed).shuffle(mixed)
    assert groups(seekers, seats, NOW, blocking(blocked)) == groups(mixed, seats, NOW, blocking(blocked))


@given(ratings, st.booleans(), waited, st.integers(0, 10**6))
def test_a_window_never_shrinks(rating: float, provisional: bool, since: int, later: int) -> None:
    one = Seeker("u1", "mau-king", 2, rating, provisional, NOW - since, NOW)
    assert window(one, NOW) <= window(one, NOW + later)


@given(users, st.integers(2, 4))
def test_after_a_minute_only_too_few_people_wait(seekers: list[Seeker], seats: int) -> None:
    long = [replace(one, since=NOW - WIDENING.anybody) for one in seekers]
    taken = sum(len(group) for group in groups(long, seats, NOW, nobody))
    assert len(long) - taken < seats


def test_windows_as_they_are_described() -> None:
    one = Seeker("u1", "mau-king", 2, 1500, False, NOW, NOW)
    assert [window(one, NOW + 1000 * s) for s in (0, 4, 5, 59, 60)] == [100, 100, 150, 650, math.inf]
    assert window(replace(one, provisional=True), NOW) == math.inf


def test_who_waited_longest_is_served_first_with_the_nearest() -> None:
    def seeker(name: str, rating: float, since: int) -> Seeker:
        return Seeker(name, "mau-king", 2, rating, False, since, NOW)

    waiting = [seeker("a", 1500, NOW - 3), seeker("b", 1590, NOW - 2), seeker("c", 1510, NOW - 1)]
    assert [[one.user for one in group] for group in groups(waiting, 2, NOW, nobody)] == [["a", "c"]]
