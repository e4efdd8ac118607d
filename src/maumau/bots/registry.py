"""Players by name, and the levels that people choose from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from maumau.bots.contract import Player, UnknownPlayer
from maumau.bots.policy_player import Greedy
from maumau.bots.random_card import RandomCard
from maumau.bots.search_player import Searcher
from maumau.engine.rules.ruleset import RuleSet


def beginner(rules: RuleSet) -> Player:
    """Random-card that forgets one announcement in three and rarely notices those of others."""
    return RandomCard(rules, name="beginner", forgets=(1, 3), notices=(1, 8))


def medium(rules: RuleSet) -> Player:
    """greedy-1, but where house rules make it go round and round, it leaves the circle."""
    return Greedy(rules, name="medium", restless=True)


def hard(rules: RuleSet) -> Player:
    """Searches a little and forgets every third card that it could know of: playable in plain Python."""
    return Searcher(rules, name="hard", version="3", playouts=200, forgets=3)


def master(rules: RuleSet) -> Player:
    """Searches as much as is worth it."""
    return Searcher(rules, name="master", version="2", playouts=4000, depth=12)


PLAYERS: Final[dict[str, Callable[[RuleSet], Player]]] = {
    "beginner": beginner,
    "random-card": RandomCard,
    "greedy-1": Greedy,
    "medium": medium,
    "hard": hard,
    "master": master,
}
"""Makers of players, the weakest first."""

OPTIONS: Final = {"playouts": range(1, 10_000_001), "depth": range(5001)}
"""Options of searching players, and what they may be."""

LEVELS: Final[dict[str, str]] = {
    "beginner": "beginner",
    "easy": "random-card",
    "medium": "medium",
    "hard": "hard",
    "master": "master",
}
"""Levels for people, the easiest first, and who plays them."""


def names() -> list[str]:
    """All names that `player` knows."""
    return [*PLAYERS, *(level for level in LEVELS if level not in PLAYERS), "greedy"]


def player(name: str, rules: RuleSet) -> Player:
    """The player with this name, or of this level, for a rule set; ``greedy`` is the newest greedy one.

    Searching players take options: ``master:playouts=1000,depth=8``.

    Raises:
        UnknownPlayer: there is none, or it has no such option.
    """
    name, _, options = name.partition(":")
    found = {**LEVELS, "greedy": "greedy-1"}.get(name, name)
    if found not in PLAYERS:
        raise UnknownPlayer(f"no player is called {name!r}: there are {', '.join(names())}")
    one = PLAYERS[found](rules)
    return one if not options else with_options(one, options)


def with_options(one: Player, text: str) -> Player:
    """The same player with other options.

    Raises:
        UnknownPlayer: it has no such option, or not with this value.
    """
    changes: dict[str, Any] = {}
    for word in text.split(","):
        option, _, value = word.partition("=")
        if not isinstance(one, Searcher) or option not in OPTIONS or not value.isdecimal():
            raise UnknownPlayer(f"{one.name} has no option {word!r}: searching players have {' and '.join(OPTIONS)}")
        allowed = OPTIONS[option]
        if len(value) > 8 or int(value) not in allowed:
            raise UnknownPlayer(f"{option} is a whole number from {allowed[0]} to {allowed[-1]}, not {value[:20]}")
        changes[option] = int(value)
    assert isinstance(one, Searcher)
    return replace(one, name=f"{one.name}:{text}", **changes)
