"""The long tests: many deals through the battery, and how long deals can last."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor

import pytest

from maumau.engine.kernel.rng import Rng
from maumau.rulesets import shipped
from maumau.testing.battery import Run
from maumau.testing.lengths import RANDOM_CARD_LIMIT, UNIFORM_LIMIT, lengths
from maumau.testing.rule_sets import random_rules

pytestmark = pytest.mark.soak

DEALS = int(os.environ.get("MAUMAU_SOAK_DEALS", "200000"))
CHUNK = 500


def battery(first: int) -> list[str]:
    """Some deals through the battery; what went wrong, with its seed."""
    faults = []
    for seed in range(first, first + CHUNK):
        rng = Rng(seed, 99)
        rules = random_rules(rng.below)
        seats = rules.min_players + rng.below(rules.max_players - rules.min_players + 1)
        try:
            Run(rules, seats, seed, ceremony=rng.below(2) == 1, below=rng.below).finish()
        except Exception as error:  # noqa: BLE001  (whatever it is, the seed must be told)
            faults.append(f"seed {seed}: {type(error).__name__}: {error}")
    return faults


def test_the_battery_over_many_random_rule_sets() -> None:
    with ProcessPoolExecutor() as pool:
        chunks = pool.map(battery, range(0, DEALS, CHUNK))
        faults = [fault for chunk in chunks for fault in chunk]
    assert not faults, faults[:10]


@pytest.mark.parametrize("name", shipped())
def test_random_card_deals_end_within_5000_moves(name: str) -> None:
    assert max(lengths(name, 100_000, 1, "random-card")) <= RANDOM_CARD_LIMIT


@pytest.mark.parametrize("name", shipped())
def test_uniform_deals_end_within_a_million_moves(name: str) -> None:
    assert max(lengths(name, 20_000, 1, "uniform")) < UNIFORM_LIMIT
