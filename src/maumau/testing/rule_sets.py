"""Random rule sets that are playable: a shipped set, or the defaults, with some options changed at random."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from maumau.engine.rules.conflicts import contradictions
from maumau.engine.rules.options import RULE_OPTIONS, Option
from maumau.engine.rules.ruleset import Effect, RuleSet
from maumau.rulesets import load_rules, shipped

Below = Callable[[int], int]
"""A source of chance: ``below(n)`` gives a number 0‥n-1."""

CARDS: Final = ("2", "3", "4", "7", "8", "9", "10", "J", "Q", "K", "A", "2C", "2D", "KH", "KS", "JC", "10D")
UNTOUCHED: Final = frozenset(
    {"id", "name", "words", "effects", "values", "strong", "match_end", "match_limit", "scoring"}
)
"""Options that the battery leaves alone: names, and what is written after the deal."""
CHANGES: Final = 9


def random_rules(below: Below) -> RuleSet:
    """A playable rule set: up to eight options and up to three effects differ from where it started."""
    names = shipped()
    pick = below(len(names) + 1)
    rules = load_rules(names[pick]) if pick < len(names) else RuleSet()
    for _ in range(below(CHANGES)):
        rules = if_playable(rules, random_option(below))
    for _ in range(below(4)):
        card = CARDS[below(len(CARDS))]
        rules = if_playable(rules, {"effects": {**rules.effects, card: random_effect(below)}})
    return rules.changed(id="random")


def if_playable(rules: RuleSet, changes: dict[str, Any]) -> RuleSet:
    """The changed rule set, or the old one where the change contradicts another option."""
    changed = rules.changed(**changes)
    return rules if contradictions(changed) else changed


def random_option(below: Below) -> dict[str, Any]:
    """One option with a random value."""
    options = [option for option in RULE_OPTIONS.values() if option.name not in UNTOUCHED]
    option = options[below(len(options))]
    return {option.name: random_value(option, below)}


def random_value(option: Option, below: Below) -> Any:
    """A value that the option may have by itself."""
    if option.type == "bool":
        return below(2) == 1
    if option.type == "choice":
        return option.choices[below(len(option.choices))]
    if option.off is not None and below(3) == 0:
        return option.off
    return option.low + below(option.high - option.low + 1)


def random_effect(below: Below) -> Effect:
    """Any effect."""
    kind = ("plain", "draw", "draw", "skip", "reverse", "again", "cover", "nominate", "search")[below(9)]
    finish = ("win", "win", "goes_on", "forbidden")[below(4)]
    if kind == "draw":
        at_once = below(2) == 1
        return Effect(
            kind="draw",
            amount=1 + below(5),
            target=("next", "previous")[below(2)],
            at_once=at_once,
            answers="" if at_once else ("", "7", "2C", "JOKER 7", "7 2C")[below(5)],
            ends_turn=None if at_once else (None, True, False)[below(3)],
            finish="forbidden" if finish == "forbidden" else "win",
        )
    return Effect(
        kind=kind,  # type: ignore[arg-type]
        wild=below(3) > 0,
        search_from_hand=below(2) == 1,
        cover_draws=("until_covered", "one")[below(2)],
        finish=finish,  # type: ignore[arg-type]
    )
