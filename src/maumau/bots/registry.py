"""Players by name, and the levels that people choose from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maumau.bots.contract import Player, UnknownPlayer
from maumau.bots.policy_player import Greedy, RandomCard
from maumau.bots.search_player import Searcher
from maumau.engine.ruleset import RuleSet


def beginner(rules: RuleSet) -> Player:
    """Random-card that forgets one announcement in three and rarely notices those of others."""
    return RandomCard(rules, name="beginner", forgets=(1, 3), notices=(1, 8))


def hard(rules: RuleSet) -> Player:
    """Searches a little: playable in plain Python."""
    return Searcher(rules, name="hard", playouts=400)


def master(rules: RuleSet) -> Player:
    """Searches as much as is worth it."""
    return Searcher(rules, name="master", playouts=4000, depth=12)


PLAYERS: Final[dict[str, Callable[[RuleSet], Player]]] = {
    "beginner": beginner,
    "random-card": RandomCard,
    "greedy-1": Greedy,
    "hard": hard,
    "master": master,
}
"""Makers of players, the weakest first."""

LEVELS: Final[dict[str, str]] = {
    "beginner": "beginner",
    "easy": "random-card",
    "medium": "greedy-1",
    "hard": "hard",
    "master": "master",
}
"""Levels for people, the easiest first, and who plays them."""


def names() -> list[str]:
    """All names that `player` knows."""
    return [*PLAYERS, *(level for level in LEVELS if level not in PLAYERS), "greedy"]


def player(name: str, rules: RuleSet) -> Player:
    """The player with this name, or of this level, for a rule set; ``greedy`` is the newest greedy one.

    Raises:
        UnknownPlayer: there is none.
    """
    found = {**LEVELS, "greedy": "greedy-1"}.get(name, name)
    if found not in PLAYERS:
        raise UnknownPlayer(f"no player is called {name!r}: there are {', '.join(names())}")
    return PLAYERS[found](rules)
