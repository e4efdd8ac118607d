"""Nobody peeks: what is told to whom, and that a player which could see more would be found out."""

from collections.abc import Sequence
from typing import Any

import pytest

from maumau import Deal, RuleSet, Seeded, load_rules
from maumau.bots import Budget, Rng, player
from maumau.bots.memory import Memory
from maumau.engine.deal import tables_for
from maumau.engine.events import Event
from maumau.engine.moves import Move
from maumau.engine.observation import Observation
from maumau.lab.seats import Sitting
from tests.bots.support import known_rules, positions, questions, random_rule_sets, seats_of
from tests.secrecy import OWN, told_too_much

pytestmark = pytest.mark.uncounted

RULES = [pytest.param(rules, id=rules.id) for rules in known_rules()]
RULES += [pytest.param(rules, id=f"random-{i}") for i, rules in enumerate(random_rule_sets(8, seed=31))]
SKAT = load_rules("skat-32")


class Careless(Sitting):
    """A table that tells every seat everything, for players that the tests must catch."""

    def tell(self, events: Sequence[Event]) -> None:
        for history in self.histories:
            history += events


class Peeker:
    """Lays by what it reads of others' cards, where the events name any."""

    name, version = "peeker", "1"

    def choose(
        self, seen: Observation, history: Sequence[Event], _budget: Budget, _rng: Rng, _totals: Sequence[int] = ()
    ) -> Move | None:
        if seen.turn != seen.seat:
            return None
        others = [event.data.get("cards", ()) for event in history if event.kind in OWN and event.seat != seen.seat]
        return seen.legal[sum(map(ord, str(others))) % len(seen.legal)]


def sitting(rules: RuleSet, seed: int, table: type[Sitting] = Sitting) -> Sitting:
    """A deal with a cut, between players that lay any card."""
    seats = seats_of(rules, 3)
    deal = Deal.new(rules, seats, Seeded(seed), ceremony=True)
    return table(deal, [player("random-card", rules)] * seats, [Rng(seed, seat) for seat in range(seats)])


@pytest.mark.parametrize("rules", RULES)
def test_seats_are_told_of_their_own_cards_and_of_those_that_lie_open(rules: RuleSet) -> None:
    for seed in range(3):
        one = sitting(rules, seed)
        one.play(400)
        for seat, history in enumerate(one.histories):
            assert told_too_much(history, seat) == []
            own = [event for event in history if event.kind in OWN and event.seat == seat]
            assert own
            assert all(len(event.data["cards"]) == event.data["count"] for event in own)


def test_a_table_that_tells_too_much_is_noticed() -> None:
    one = sitting(SKAT, 1, Careless)
    one.play()
    assert all(told_too_much(history, seat) for seat, history in enumerate(one.histories))


def test_a_player_that_peeks_is_caught_where_it_is_told_too_much() -> None:
    steps = positions(SKAT, 3, 1, most=40, table=Careless)
    with pytest.raises(AssertionError, match="Peeker"):
        questions(Peeker(), steps, 1, Budget())


def test_a_player_that_would_peek_finds_nothing() -> None:
    for seed in range(3):
        assert questions(Peeker(), positions(SKAT, 3, seed, most=40), seed, Budget())


def state_of(memory: Memory) -> dict[str, Any]:
    """All that a memory holds."""
    belief = memory.belief
    seats = range(memory.t.players)
    slots = [[int(belief.cannot[64 * seat + i]) for i in range(belief.n[seat])] for seat in seats]
    rest = {name: getattr(memory, name) for name in Memory.__slots__ if name not in ("t", "belief")}
    return {**rest, "slots": slots}


@pytest.mark.parametrize("rules", RULES)
def test_nothing_is_remembered_of_cards_that_a_seat_has_not_seen(rules: RuleSet) -> None:
    """Not even if somebody told it."""
    for seed in range(3):
        fair, careless = sitting(rules, seed), sitting(rules, seed, Careless)
        for _ in range(60):
            if fair.deal.over:
                break
            assert fair.step() == careless.step()
            tables = tables_for(rules, fair.deal.seats, fair.deal.dealer)
            for seen, everything in zip(fair.histories, careless.histories, strict=True):
                assert state_of(Memory(tables).read(seen)) == state_of(Memory(tables).read(everything))
