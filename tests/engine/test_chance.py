"""Chance: shuffles and cuts are fair, the strong cards of the cut fall as the rule book computes, records replay."""

from __future__ import annotations

from collections import Counter

import pytest

from maumau.engine.chance import MissingChance, Recorded, Recorder, Seeded, chance_from_json
from maumau.engine.deal import Deal, tables_for
from maumau.engine.kernel.random_play import new_deal
from maumau.engine.kernel.rng import Rng
from maumau.rulesets import load_rules

pytestmark = pytest.mark.uncounted

SHUFFLES = 20_000


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def limit(freedom: int) -> float:
    """The 99.99 % point of chi-square, by Wilson and Hilferty."""
    return float(freedom * (1 - 2 / (9 * freedom) + 3.719 * (2 / (9 * freedom)) ** 0.5) ** 3)


@pytest.mark.parametrize("card", [0, 15, 31])
def test_every_place_is_equally_likely(card: int) -> None:
    places = Counter(Seeded(seed).order(0, 32).index(card) for seed in range(SHUFFLES))
    assert chi_square([places[i] for i in range(32)], SHUFFLES / 32) < limit(31)


def test_neighbours_are_independent() -> None:
    pairs: Counter[int] = Counter()
    for seed in range(SHUFFLES):
        order = Seeded(seed).order(0, 8)
        pairs[order[0] * 8 + order[1]] += 1
    counts = [pairs[i * 8 + j] for i in range(8) for j in range(8) if i != j]
    assert chi_square(counts, SHUFFLES / 56) < limit(55)


def test_later_shuffles_differ_from_the_first() -> None:
    same = Counter(Seeded(seed).order(0, 32)[0] == Seeded(seed).order(1, 32)[0] for seed in range(SHUFFLES))
    assert abs(same[True] - SHUFFLES / 32) < 5 * (SHUFFLES / 32) ** 0.5


def test_the_cut_is_uniform() -> None:
    cuts = Counter(Seeded(seed).cut(0, 4, 103) for seed in range(SHUFFLES))
    assert set(cuts) == set(range(4, 104))
    assert chi_square(list(cuts.values()), SHUFFLES / 100) < limit(99)


def test_the_generator_is_pinned() -> None:
    rng = Rng(2026, 7)
    assert [rng.below(1000) for _ in range(8)] == PINNED
    assert Seeded(2026).order(3, 10) == PINNED_ORDER


PINNED = [983, 206, 814, 117, 998, 318, 674, 790]
PINNED_ORDER = [0, 7, 1, 4, 2, 6, 3, 9, 8, 5]


# -- the cut that wins strong cards (A-012, A-013, S0-24) ----------------------------------------------------
def fourth_special_share(name: str, deals: int) -> float:
    """The share of cuts in which four strong cards come in a row."""
    rules = load_rules(name)
    again = sum(
        any(event.kind == "redealt" for event in Deal.new(rules, 4, Seeded(seed)).opening) for seed in range(deals)
    )
    return again / deals


@pytest.mark.parametrize(
    ("name", "strong", "cards", "book"), [("mau-king", 42, 104, 0.024), ("jokers-505", 54, 108, 0.059)]
)
def test_chance_of_a_fourth_special(name: str, strong: int, cards: int, book: float) -> None:
    rules = load_rules(name)
    assert sum(kind in rules.strong_kinds() for kind in rules.full_pack(4)) == strong
    assert len(rules.full_pack(4)) == cards
    exact = 1.0
    for i in range(4):
        exact *= (strong - i) / (cards - i)
    assert round(exact, 3) == book
    deals = 6000
    share = fourth_special_share(name, deals)
    assert abs(share - exact) < 4 * (exact * (1 - exact) / deals) ** 0.5


def taken_by_seat(name: str, deals: int, seats: int) -> Counter[int]:
    """How many strong cards each seat took at the cut."""
    rules = load_rules(name)
    out: Counter[int] = Counter()
    for seed in range(deals):
        for event in Deal.new(rules, seats, Seeded(seed)).opening:
            if event.kind == "redealt":
                break
            if event.kind == "took" and event.seat is not None:
                out[event.seat] += 1
    return out


def test_only_the_cutter_wins_cards_at_the_cut() -> None:
    """S0-24: the odds depend on the seat: the cutter sits before the dealer in the order of play (A-007)."""
    taken = taken_by_seat("mau-king", 4000, 4)
    assert set(taken) == {2}
    p = 42 / 104
    expected = 4000 * (p + p * 41 / 103 + p * 41 / 103 * 40 / 102)
    assert abs(taken[2] - expected) < 5 * expected**0.5


def test_with_two_players_the_cutter_is_the_starter() -> None:
    """S0-30."""
    assert set(taken_by_seat("mau-king", 500, 2)) == {0}


@pytest.mark.parametrize("name", ["mau-king", "jokers-505", "serbian-501"])
def test_everybody_holds_six_after_the_deal(name: str) -> None:
    """S0-28, A-015."""
    for seed in range(200):
        assert Deal.new(load_rules(name), 4, Seeded(seed)).hand_counts() == [6, 6, 6, 6]


def test_seats_get_strong_cards_by_the_same_law_with_or_without_an_order() -> None:
    """Simulation draws at random instead of shuffling; both must deal alike."""
    rules = load_rules("mau-king")
    strong = rules.strong_kinds()
    tables = tables_for(rules, 4, 3)
    ordered, drawn = [0] * 4, [0] * 4
    deals = 3000
    for seed in range(deals):
        deal = Deal.new(rules, 4, Seeded(seed))
        kernel = new_deal(tables, seed)
        for seat in range(4):
            ordered[seat] += strong_cards(deal._kernel.lo[seat], deal._kernel.hi[seat], strong)
            drawn[seat] += strong_cards(kernel.lo[seat], kernel.hi[seat], strong)
    for seat in range(4):
        assert abs(ordered[seat] - drawn[seat]) < 5 * (2 * deals * 6 * 0.24) ** 0.5, (ordered, drawn)
    assert ordered[2] > max(ordered[0], ordered[1], ordered[3])


def strong_cards(lo: int, hi: int, strong: frozenset[int]) -> int:
    return sum((lo >> kind & 1) + (hi >> kind & 1) for kind in strong)


# -- records -------------------------------------------------------------------------------------------------
def test_a_recorder_answers_like_its_source_and_remembers() -> None:
    recorder = Recorder(Seeded(5))
    assert recorder.order(0, 32) == Seeded(5).order(0, 32)
    assert recorder.cut(0, 1, 31) == Seeded(5).cut(0, 1, 31)
    again = chance_from_json(recorder.to_json())
    assert again.order(0, 32) == recorder.order(0, 32)
    assert again.cut(0, 1, 31) == recorder.cut(0, 1, 31)


def test_what_was_not_recorded_is_missing() -> None:
    with pytest.raises(MissingChance, match="shuffle 1 of 5 cards"):
        Recorded({}).order(1, 5)
    with pytest.raises(MissingChance, match="shuffle 0 of 4 cards"):
        Recorded({0: [0, 1, 2]}).order(0, 4)
    with pytest.raises(MissingChance, match="the cut after shuffle 0"):
        Recorded({}, {0: 40}).cut(0, 4, 31)


@pytest.mark.parametrize("seed", [-1, 1 << 62, "7", 1.5, True])
def test_a_seed_out_of_range_is_refused(seed: object) -> None:
    if seed is True:
        assert Seeded(True).order(0, 3)  # a bool is a whole number
        return
    with pytest.raises(ValueError, match="a seed is a whole number"):
        Seeded(seed)  # type: ignore[arg-type]


def test_chance_from_something_else_is_refused() -> None:
    assert chance_from_json({"seed": 4}) == Seeded(4)
    with pytest.raises(ValueError, match="chance is written as"):
        chance_from_json({"dice": 6})
