"""Every scenario of the folder ``scenarios/`` holds, and every expectation in them can fail."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from maumau.rulesets import shipped
from maumau.scenarios import DealScenario, MatchScenario, RatingScenario, Scenario, files, load, run
from maumau.scenarios.model import Look

FOLDER = Path(__file__).parents[2] / "scenarios"
CLAUSE = re.compile(r"S[0-3]-[0-9]{2,3}|A-[0-9]{3}")


def all_scenarios() -> list[Scenario]:
    return [scenario for file in files([FOLDER]) for scenario in load(file)]


ALL = all_scenarios()


@pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: scenario.id)
def test_holds(scenario: Scenario) -> None:
    failure = run(scenario)
    assert failure is None, str(failure)


def test_ids_are_unique() -> None:
    ids = [scenario.id for scenario in ALL]
    assert sorted(set(ids)) == sorted(ids)


@pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: scenario.id)
def test_names_the_clauses_it_shows(scenario: Scenario) -> None:
    clauses = scenario.why.split(", ")
    assert all(CLAUSE.fullmatch(clause) for clause in clauses), scenario.why


@pytest.mark.parametrize("rules_id", shipped())
def test_every_shipped_rule_set_has_scenarios(rules_id: str) -> None:
    deals = [each for each in ALL if isinstance(each, DealScenario)]
    assert any(each.start.rules.id == rules_id for each in deals)


# ------------------------------------------------------------------ an expectation that cannot fail is none


def other(value: Any) -> Any:
    """Something else of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, dict):
        name = next(iter(value))
        return value | {name: other(value[name])}
    if isinstance(value, tuple):
        return (*value, "X")
    return f"not {value}"


def other_looks(look: Look) -> Iterator[Look]:
    """The look with one expectation turned over, for each of them."""
    for key, value in look.values.items():
        if value != {}:
            yield replace(look, values={**look.values, key: other(value)})
    if look.can:
        yield replace(look, can=(), cannot=(*look.cannot, look.can[0]))
    if look.cannot:
        yield replace(look, cannot=(), can=(*look.can, look.cannot[0]))
    if look.legal:
        yield replace(look, legal=look.legal[1:])


def spoiled(scenario: Scenario) -> Iterator[Scenario]:
    """The scenario with one expectation turned over, for each of them."""
    if isinstance(scenario, RatingScenario):
        yield replace(scenario, then=other(scenario.then))
    elif isinstance(scenario, MatchScenario):
        for look in other_looks(scenario.then):
            yield replace(scenario, then=look)
    else:
        yield from spoiled_deal(scenario)


def spoiled_deal(scenario: DealScenario) -> Iterator[Scenario]:
    for at, step in enumerate(scenario.steps):
        changed = [replace(step, look=look) for look in other_looks(step.look)] if step.look else []
        if step.move is not None:
            changed.append(replace(step, refused=not step.refused))
        for each in changed:
            yield replace(scenario, steps=(*scenario.steps[:at], each, *scenario.steps[at + 1 :]))
    if scenario.result is not None:
        end = scenario.result
        if end.winner:
            yield replace(scenario, result=replace(end, winner="X"))
        if end.points:
            yield replace(scenario, result=replace(end, points=other(end.points)))
        yield replace(scenario, result=replace(end, void=not end.void))


@pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: scenario.id)
def test_every_expectation_can_fail(scenario: Scenario) -> None:
    variants = list(spoiled(scenario))
    assert variants
    for variant in variants:
        assert run(variant) is not None
