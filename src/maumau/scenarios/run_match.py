"""Comparing match and rating scenarios with what the engine adds up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import floor

from maumau.engine.elo import rate
from maumau.engine.match import Match
from maumau.scenarios.compare import compare, difference
from maumau.scenarios.model import Failure, MatchScenario, RatingScenario


def match_failure(scenario: MatchScenario) -> Failure | None:
    """What does not hold after the last deal, or None."""
    wrong = list(compare(scenario.then.values, SEEN, scenario.end))
    if not wrong:
        return None
    expected, got = (", ".join(texts) for texts in zip(*wrong, strict=True))
    return Failure(scenario.then.place, scenario.id, None, expected, got)


def named(values: Mapping[str, int], expected: object) -> dict[str, int | None]:
    """The values of those that are named."""
    assert isinstance(expected, Mapping)
    return {name: values.get(name) for name in expected}


def last_points(match: Match) -> Mapping[str, int]:
    """What was written for the last deal."""
    return match.log[-1].by_player() if match.log else {}


SEEN: dict[str, Callable[[Match, object], object]] = {
    "points": lambda match, expected: named(last_points(match), expected),
    "totals": lambda match, expected: named(match.totals, expected),
    "out": lambda match, _: tuple(sorted(match.out)),
    "over": lambda match, _: match.over,
    "winner": lambda match, _: match.winner,
    "dealer": lambda match, _: None if match.over else match.dealer,
}
"""What the keys of a match's ``then`` are compared with."""


def rating_failure(scenario: RatingScenario) -> Failure | None:
    """Whether all new ratings, in whole points, are as expected."""
    rated = {name: floor(rating + 0.5) for name, rating in rate(scenario.ratings, scenario.winner).items()}
    got = {name: rated[name] for name in scenario.then}
    if got == scenario.then:
        return None
    return Failure(scenario.then_place, scenario.id, None, *difference("ratings", scenario.then, got))
