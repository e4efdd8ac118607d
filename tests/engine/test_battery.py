"""The battery over random rule sets: a Hypothesis state machine, one example = one whole deal.

The same checks run over many more deals in `tests/soak`.  Four machines of 500 deals each: they share the cores.
"""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from maumau.engine.kernel.rng import Rng
from maumau.rulesets import load_rules, shipped
from maumau.testing.battery import Run
from maumau.testing.rule_sets import random_rules

pytestmark = pytest.mark.uncounted  # counting lines takes as long as playing; other tests count them

DEALS = 500
EACH = settings(
    max_examples=DEALS,
    stateful_step_count=10,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


class DealMachine(RuleBasedStateMachine):
    """Chosen moves first, which Hypothesis can shrink; then random ones to the end of the deal."""

    run: Run

    @initialize(data=st.data(), seed=st.integers(0, 2**40))
    def deal(self, data: st.DataObject, seed: int) -> None:
        rules = random_rules(lambda n: data.draw(st.integers(0, n - 1)))
        seats = data.draw(st.integers(rules.min_players, rules.max_players), label="seats")
        self.run = Run(rules, seats, seed, ceremony=data.draw(st.booleans()), below=Rng(seed, 7).below)

    @rule(choice=st.integers(0, 4095), announce=st.booleans())
    def move(self, choice: int, announce: bool) -> None:
        options = self.run.options()
        if not options:
            return  # the deal is over
        seat, move = options[choice % len(options)]
        self.run.make(seat, move.announcing() if announce and self.run.deal.can_announce(move) else move)

    @rule(moves=st.integers(1, 30))
    def some_moves(self, moves: int) -> None:
        for _ in range(moves):
            if not self.run.deal.over:
                self.run.step()

    def teardown(self) -> None:
        if hasattr(self, "run"):
            self.run.finish()


class MachineA(DealMachine):
    pass


class MachineB(DealMachine):
    pass


class MachineC(DealMachine):
    pass


class MachineD(DealMachine):
    pass


TestDealsA = MachineA.TestCase
TestDealsB = MachineB.TestCase
TestDealsC = MachineC.TestCase
TestDealsD = MachineD.TestCase
for _case in (TestDealsA, TestDealsB, TestDealsC, TestDealsD):
    _case.settings = EACH
del _case  # or it is collected as a fifth machine


def test_the_battery_sees_a_lost_card() -> None:
    run = Run(random_rules(Rng(3, 1).below), 2, 3, ceremony=False, below=Rng(3, 2).below)
    run.deal._kernel.stock_n -= 1
    with pytest.raises(AssertionError, match="cards lost"):
        run.check()


def test_the_battery_sees_a_peeking_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    run = Run(random_rules(Rng(3, 1).below), 2, 3, ceremony=False, below=Rng(3, 2).below)
    honest = type(run.deal).observation
    monkeypatch.setattr(
        type(run.deal),
        "observation",
        lambda deal, seat: honest(deal, 1 - seat) if seat is not None else honest(deal, None),
    )
    with pytest.raises(AssertionError, match="sees what it may not"):
        look_often(run)


def look_often(run: Run) -> None:
    for _ in range(20):
        run.check_hidden(0)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", shipped())
def test_shipped_rule_sets_stand_the_battery(name: str, seed: int) -> None:
    rules = load_rules(name)
    rng = Rng(seed, 11)
    seats = rules.min_players + seed % (rules.max_players - rules.min_players + 1)
    Run(rules, seats, seed, ceremony=seed % 2 == 1, below=rng.below).finish()
