"""Named house rules over the effects of cards: one word for what people argue about.

A switch is no state of its own: it changes the effects (or the strong cards) of a rule set, and can be read back
from any rule set.  Wherever options are accepted, so are switches.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final, Literal

from maumau.engine.cards import JOKER, KINDS, NAMES, RANKS, parse_pattern
from maumau.engine.rules.options import Option
from maumau.engine.rules.ruleset import PLAIN, Effect, RuleSet


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch:
    """A house rule with a name: what it may be, what it needs, what it replaces."""

    option: Option
    put: Callable[[RuleSet, Any], RuleSet]
    """The same rule set with the switch at a value."""
    get: Callable[[RuleSet], Any]
    """Its value in a rule set; ``None`` where the rule set has neither."""
    conflicts: tuple[str, ...]
    """Options it sets, which may not be given beside it (``"effects.9"``)."""
    needs: tuple[str, str] | None = None
    """A card and the kind of effect it must have for the switch to mean anything."""
    alias: str = ""
    """Another spelling that the rule book uses."""


def pattern_of(kinds: frozenset[int]) -> str:
    """The shortest pattern that names these kinds: whole ranks, then single cards, then ``JOKER``."""
    words: list[str] = []
    for rank, letter in enumerate(RANKS):
        found = [13 * suit + rank for suit in range(4) if 13 * suit + rank in kinds]
        words += [letter] if len(found) == 4 else [NAMES[kind] for kind in found]
    return " ".join([*words, "JOKER"] if any(kind >= JOKER for kind in kinds) else words)


def with_effect(rules: RuleSet, card: str, effect: Effect) -> RuleSet:
    """The same rule set with this effect of a rank or a card."""
    return replace(rules, effects=MappingProxyType({**rules.effects, card: effect}))


def _effect(rules: RuleSet, card: str) -> Effect:
    """The effect a rank or a card has by its own entry."""
    return rules.effects.get(card, PLAIN)


def _put_nine_reverses(rules: RuleSet, value: bool) -> RuleSet:
    """Nines turn the direction, or do nothing (A-136)."""
    return with_effect(rules, "9", Effect(kind="reverse") if value else PLAIN)


def _get_nine_reverses(rules: RuleSet) -> bool | None:
    kind = _effect(rules, "9").kind
    return {"reverse": True, "plain": False}.get(kind)


def _put_two_of_clubs_target(rules: RuleSet, value: Literal["next", "previous"]) -> RuleSet:
    """The two of clubs hits the previous seat, or the next (A-088)."""
    return with_effect(rules, "2C", replace(_effect(rules, "2C"), target=value))


def _get_two_of_clubs_target(rules: RuleSet) -> str | None:
    two = _effect(rules, "2C")
    return two.target if two.kind == "draw" else None


def _put_seven_draws(rules: RuleSet, value: int) -> RuleSet:
    """A seven gives two cards, or three (S0-79)."""
    return with_effect(rules, "7", replace(_effect(rules, "7"), amount=value))


def _get_seven_draws(rules: RuleSet) -> int | None:
    seven = _effect(rules, "7")
    return seven.amount if seven.kind == "draw" and seven.amount in (2, 3) else None


def _put_two_of_diamonds(rules: RuleSet, value: Literal["plain", "search", "from_hand"]) -> RuleSet:
    """The two of diamonds does nothing, or makes the next seat search; a card of the hand may count (A-108)."""
    search = Effect(kind="search", search_from_hand=value == "from_hand")
    return with_effect(rules, "2D", PLAIN if value == "plain" else search)


def _get_two_of_diamonds(rules: RuleSet) -> str | None:
    two = _effect(rules, "2D")
    if two.kind == "search":
        return "from_hand" if two.search_from_hand else "search"
    return "plain" if two.kind == "plain" else None


def _put_eight_is_strong(rules: RuleSet, value: bool) -> RuleSet:
    """Eights are, or are not, among the strong cards (A-178)."""
    eights = parse_pattern("8")
    strong = rules.strong_kinds()
    if eights <= strong if value else not eights & strong:
        return rules
    if not rules.jokers:
        strong -= frozenset(range(JOKER, KINDS))
    return replace(rules, strong=pattern_of(strong | eights if value else strong - eights))


def _get_eight_is_strong(rules: RuleSet) -> bool:
    return parse_pattern("8") <= rules.strong_kinds()


def _put_uncovered_ace(rules: RuleSet, value: Literal["until_covered", "one"]) -> RuleSet:
    """An ace without a cover: draw until one comes, or draw one and leave it (A-119)."""
    return with_effect(rules, "A", replace(_effect(rules, "A"), cover_draws=value))


def _get_uncovered_ace(rules: RuleSet) -> str | None:
    ace = _effect(rules, "A")
    return ace.cover_draws if ace.kind == "cover" else None


def _option(name: str, clauses: str, *choices: Any) -> Option:
    """The description of a switch; without choices it is on or off."""
    return Option(
        name=name,
        owner="switch",
        type="choice" if choices else "bool",
        choices=choices,
        clauses=tuple(clauses.split()),
    )


_ALL: Final = (
    Switch(
        option=_option("two_of_clubs_target", "S0-75 S0-102 A-088", "previous", "next"),
        put=_put_two_of_clubs_target,
        get=_get_two_of_clubs_target,
        conflicts=("effects.2C",),
        needs=("2C", "draw"),
        alias="two_clubs_target",
    ),
    Switch(
        option=_option("seven_draws", "S0-79 S0-81 S1-30 S2-35", 2, 3),
        put=_put_seven_draws,
        get=_get_seven_draws,
        conflicts=("effects.7",),
        needs=("7", "draw"),
    ),
    Switch(
        option=_option("two_of_diamonds", "S0-78 S2-32 A-108", "plain", "search", "from_hand"),
        put=_put_two_of_diamonds,
        get=_get_two_of_diamonds,
        conflicts=("effects.2D",),
    ),
    Switch(
        option=_option("uncovered_ace", "S1-22 A-119", "until_covered", "one"),
        put=_put_uncovered_ace,
        get=_get_uncovered_ace,
        conflicts=("effects.A",),
        needs=("A", "cover"),
    ),
    Switch(
        option=_option("nine_reverses", "S1-34 S1-35 A-136"),
        put=_put_nine_reverses,
        get=_get_nine_reverses,
        conflicts=("effects.9",),
    ),
    Switch(
        option=_option("eight_is_strong", "S2-51 A-178"),
        put=_put_eight_is_strong,
        get=_get_eight_is_strong,
        conflicts=("strong",),
    ),
)

SWITCHES: Final = {switch.option.name: switch for switch in _ALL}
"""The switches by name."""
ALIASES: Final = {switch.alias: name for name, switch in SWITCHES.items() if switch.alias}


def switch_states(rules: RuleSet) -> dict[str, Any]:
    """The value of every switch that means something in a rule set."""
    values = {name: switch.get(rules) for name, switch in SWITCHES.items()}
    return {name: value for name, value in values.items() if value is not None}


def apply_switch(rules: RuleSet, name: str, value: Any) -> RuleSet:
    """The rule set with a switch at a value, both taken as checked."""
    return SWITCHES[name].put(rules, value)
