"""Scenario files: rules by example.  `load` reads them, `run` says whether one holds.

The format is described in ``docs/scenarios.md``.  This package owns reading and comparing; every rule it checks lives
in the engine.
"""

from __future__ import annotations

from maumau.scenarios.errors import Place, ScenarioError
from maumau.scenarios.model import DealScenario, Failure, MatchScenario, RatingScenario, Scenario
from maumau.scenarios.read import Reading, files, load, read, read_text
from maumau.scenarios.run_deal import run_deal
from maumau.scenarios.run_match import run_match, run_rating

__all__ = [
    "DealScenario",
    "Failure",
    "MatchScenario",
    "Place",
    "RatingScenario",
    "Reading",
    "Scenario",
    "ScenarioError",
    "files",
    "load",
    "read",
    "read_text",
    "run",
]


def run(scenario: Scenario) -> Failure | None:
    """The first thing that does not hold, or None when all of the scenario does."""
    if isinstance(scenario, DealScenario):
        return run_deal(scenario)
    if isinstance(scenario, MatchScenario):
        return run_match(scenario)
    return run_rating(scenario)
