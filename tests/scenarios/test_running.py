"""The runner's own watch: no card is made or lost, and a refused move changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from maumau.engine.deal import Deal
from maumau.engine.events import Event
from maumau.engine.moves import Move
from maumau.scenarios import Scenario, read_text, run

DEAL = """\
id: watched
rules: mau-king
seats: [A, B]
top: 4H
hands: {A: 7H 3C KC, B: 7S JD}
stock: 4D 5C
steps:
  - A: MOVE
"""


def scenario(move: str) -> Scenario:
    (found,) = read_text(DEAL.replace("MOVE", move), "x.yaml").scenarios
    return found


def losing(apply: Callable[..., Any], card: str) -> Callable[..., Any]:
    """A wrong engine: with every move a card of the stock becomes another one."""

    def wrong(deal: Deal, seat: int, move: Move) -> tuple[Deal, tuple[Event, ...]]:
        after, events = apply(deal, seat, move)
        position = after.to_json()
        changed = position | {"stock": position["stock"].replace("4D", card)}
        monkey = Deal.from_json(deal.rules, changed, after._kernel.oracle)
        return monkey, events

    return wrong


def test_a_move_that_changes_a_card_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(scenario("play 7H")) is None
    monkeypatch.setattr(Deal, "apply", losing(Deal.apply, "9S"))
    failure = run(scenario("play 7H"))
    assert failure is not None
    assert (failure.step, failure.expected, failure.got) == (1, "all cards to stay", "lost 4D, new 9S")


def test_a_refusal_that_changes_something_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = scenario("play 3C\n    refused: true")
    assert run(refused) is None
    true = Deal.to_json
    calls = iter(range(9))
    monkeypatch.setattr(Deal, "to_json", lambda deal: true(deal) | ({"dealer": 0} if next(calls) == 1 else {}))
    failure = run(refused)
    assert failure is not None
    assert (failure.expected, failure.got) == ("nothing to change", "another dealer")


def test_a_failure_ends_the_scenario() -> None:
    text = DEAL.replace("MOVE", "pass") + "  - B: pass\n"
    (found,) = read_text(text, "x.yaml").scenarios
    failure = run(found)
    assert failure is not None
    assert failure.step == 1
    assert str(failure) == f"x.yaml:8: watched, step 1: expected A: pass to be possible; got {failure.got}"
