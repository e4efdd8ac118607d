"""Statistics from records: honest shuffles pass, others are found out, and every expectation is exact."""

import math
import random
from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from math import isclose

import pytest

from maumau.engine.chance import Seeded
from maumau.records import Record, Statistics, record_of
from maumau.records.chance_tests import chi_square, pool, two_sided, upper_gamma
from maumau.records.luck import Luck, hypergeometric, quarter, share
from maumau.rulesets import load_rules, shipped
from tests.fair.support import NAMES, play_out, random_record

SEATS = 3


@cache
def honest(number: int) -> Record:
    """A deal of two people against a computer player, honestly shuffled, played at random."""
    rng = random.Random(number)
    rules = load_rules(shipped()[number % len(shipped())])
    return random_record(rng, 40, rules=rules, seats=SEATS, ceremony=number % 2 == 0)


@dataclass(frozen=True)
class Crooked:
    """Shuffles that put the special cards where they are dealt to the players."""

    number: int

    def order(self, number: int, count: int) -> list[int]:
        order = Seeded(self.number).order(number, count)
        if number > 0 or self.number % 2:
            return order
        rules, cut = load_rules("skat-32"), self.cut(0, 1, count - 1)
        pack = rules.full_pack(SEATS)
        dealt = sorted(order, key=lambda at: rules.effect_of(pack[at]).kind == "plain")
        return dealt[count - cut :] + dealt[: count - cut]

    def cut(self, number: int, low: int, high: int) -> int:
        return Seeded(self.number).cut(number, low, high)


def rigged(number: int) -> Record:
    """A deal that was shuffled so, every second time."""
    frame = Record(rules=load_rules("skat-32"), players=NAMES[:SEATS], dealer=SEATS - 1)
    moves = play_out(frame, random.Random(number), 20, Crooked(number))
    return record_of(frame.rules, frame.players, Crooked(number), moves)


def p_values(statistics: Statistics) -> dict[str, float]:
    report = statistics.report()
    found = {each["id"]: each["p"] for each in [*report["tests"], *report["sums"]]}
    return {name: p for name, p in found.items() if p is not None}


def test_honest_shuffles_pass() -> None:
    statistics = Statistics().add_all(honest(number) for number in range(180))
    assert (statistics.deals, statistics.refused) == (180, 0)
    found = p_values(statistics)
    assert {"first-card", "hand", "dealt-people", "drawn-people"} <= set(found)
    assert min(found.values()) > 0.001, found


def test_crooked_shuffles_are_found_out() -> None:
    found = p_values(Statistics().add_all(rigged(number) for number in range(60)))
    assert found["hand"] < 1e-6
    assert found["dealt-people"] < 1e-6


def test_what_is_expected_adds_up_to_what_was_counted() -> None:
    statistics = Statistics().add_all(honest(number) for number in range(24))
    for test in statistics.report()["tests"]:
        counted, expected = (sum(row[name] for row in test["rows"]) for name in ("counted", "expected"))
        assert isclose(counted, expected), test["id"]


def test_cards_that_are_expected_are_those_that_can_come() -> None:
    """Nothing is drawn from the stock that could not lie there: no count falls below zero."""
    for number in range(60):
        luck = Luck()
        luck.add(honest(number))
        for name, found in luck.sums.items():
            assert 0 <= found.special <= found.cards, name
            assert found.expected <= found.cards + 1e-9, name
            assert found.variance >= 0, name


def test_a_record_that_does_not_hold_is_named_and_not_counted() -> None:
    record = honest(0)
    changed = replace(record, moves=record.moves[:1] * 2)
    statistics = Statistics().add_all([changed, honest(1)])
    assert (statistics.deals, statistics.refused) == (1, 1)


def test_substitutions_of_people_are_counted() -> None:
    records = [honest(number) for number in range(30)]
    luck = Statistics().add_all(records).luck
    silent = [
        each.id
        for record in records
        for each in (record.fair.contributions if record.fair else ())
        if each.silent and each.id < SEATS and each.id not in record.computers
    ]
    assert luck.silent == len(silent) > 0
    assert luck.contributions > luck.silent


# ---------------------------------------------------------------- arithmetic


@pytest.mark.parametrize("x", [0.01, 0.5, 3, 20, 25, 40, 90])
@pytest.mark.parametrize("whole", [True, False])
def test_the_gamma_function_is_that_of_its_recurrence(x: float, whole: bool) -> None:
    """From exp(-x) or erfc(sqrt(x)) upwards: Q(a + 1, x) = Q(a, x) + x**a * exp(-x) / gamma(a + 1)."""
    a, known = (1.0, math.exp(-x)) if whole else (0.5, math.erfc(math.sqrt(x)))
    for _ in range(40):
        assert upper_gamma(a, x) == pytest.approx(known, rel=1e-9, abs=1e-12)
        known += math.exp(a * math.log(x) - x - math.lgamma(a + 1))
        a += 1
    assert upper_gamma(a, 0) == 1


def test_p_values_of_honest_dice_are_spread_evenly_and_of_loaded_ones_small() -> None:
    rng = random.Random(3)

    def p_of(weights: list[int]) -> float:
        thrown = Counter(rng.choices(range(6), weights, k=120))
        found = chi_square((thrown[face], 20) for face in range(6))
        assert found is not None
        return found

    fair = [p_of([1] * 6) for _ in range(600)]
    for tenth in range(1, 10):
        below = sum(p < tenth / 10 for p in fair) / len(fair)
        assert below == pytest.approx(tenth / 10, abs=0.08)
    assert sum(p_of([1, 1, 1, 1, 1, 3]) < 0.01 for _ in range(50)) > 40


def test_few_cases_give_no_p_value() -> None:
    assert chi_square([(1, 1.0), (0, 2.0)]) is None
    assert two_sided(1, 1) is None
    assert pool([(1, 1.0), (9, 9.0), (2, 4.5)]) == [(3, 5.5), (9, 9.0)]
    assert pool([(9, 9.0), (1, 0.5), (0, 0.0)]) == [(10, 9.5)]


def test_probabilities_add_up_to_one() -> None:
    for total, special, cards in ((32, 12, 5), (104, 30, 6), (7, 7, 3), (5, 0, 5)):
        found = hypergeometric(total, special, cards)
        assert sum(found.values()) == pytest.approx(1)
        mean = sum(int(n) * chance for n, chance in found.items())
        assert mean == pytest.approx(cards * special / total)
    assert share(["a", "b", "a", "a"]) == {"a": 0.75, "b": 0.25}
    assert [quarter(place, 4, 103) for place in (4, 28, 29, 103)] == ["1", "1", "2", "4"]
