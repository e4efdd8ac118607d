"""Scenario files: rules by example.  `load` reads them, `run` says whether one holds.

The format is described in ``docs/scenarios.md``.  This package owns reading and comparing; every rule it checks lives
in the engine.
"""

from __future__ import annotations

from maumau.scenarios.errors import Place, ScenarioError
from maumau.scenarios.model import DealScenario, Failure, MatchScenario, RatingScenario, Scenario
from maumau.scenarios.read import Reading, files, load, read, read_text
from maumau.scenarios.run_deal import deal_failure
from maumau.scenarios.run_match import match_failure, rating_failure

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
        return deal_failure(scenario)
    if isinstance(scenario, MatchScenario):
        return match_failure(scenario)
    return rating_failure(scenario)
