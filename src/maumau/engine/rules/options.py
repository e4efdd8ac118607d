"""Every option of a rule set described: what it may be, which clause it comes from, where its words are.

This is the one source for forms, validation and reference pages.  Defaults and choices are read from the
fields of `RuleSet` and `Effect`; groups, ranges and clauses stand in the tables below.  Nothing here knows what
an option does.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from maumau.engine.rules.ruleset import Effect, RuleSet

OptionType = Literal["bool", "int", "choice", "text", "slug", "pattern", "effects", "values", "words"]

GROUPS: Final = ("about", "pack", "dealing", "turn", "cards", "last_card", "scores")
"""The groups of options, in the order in which a form or a page shows them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One option: a field of `RuleSet`, a field of `Effect`, or a switch over them."""

    name: str
    """The name in files, snake_case."""
    owner: Literal["option", "effect", "switch"] = "option"
    """Whose option it is; the first word of its message id."""
    group: str = "cards"
    """One of `GROUPS`."""
    clauses: tuple[str, ...] = ()
    """Clauses of the rule book that speak of it."""
    type: OptionType = "bool"
    default: Any = None
    """The value where nothing is written; for mappings empty."""
    choices: tuple[Any, ...] = ()
    """``choice``: all values, in order."""
    low: int = 0
    high: int = 0
    """``int`` and ``values``: the range, both ends included."""
    off: int | None = None
    """``int``: a value outside the range that means "not used"."""
    kinds: tuple[str, ...] = ()
    """Effect options: the kinds of effect that have it; empty: all."""

    @property
    def message(self) -> str:
        """The Fluent id of the label; its attribute ``help`` says more, one attribute for each worded value."""
        return f"{self.owner}-{self.name.replace('_', '-')}"

    @property
    def camel(self) -> str:
        """The same name in camelCase, which is understood too."""
        head, *tail = self.name.split("_")
        return head + "".join(word.capitalize() for word in tail)

    def value_message(self, value: Any) -> str | None:
        """The Fluent id of the words for a value; ``None`` where the value speaks for itself (numbers)."""
        if self.type != "choice" or type(value) is int:
            return None
        words = {None: "default", True: "yes", False: "no"}
        return f"{self.message}.{words.get(value, value)}"

    def to_json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        data: dict[str, Any] = {
            "name": self.name,
            "camel": self.camel,
            "group": self.group,
            "type": self.type,
            "default": self.default if self.type not in ("effects", "values", "words") else {},
            "clauses": list(self.clauses),
            "message": self.message,
        }
        if self.type == "choice":
            data["choices"] = [{"value": value, "message": self.value_message(value)} for value in self.choices]
        if self.type in ("int", "values"):
            data |= {"low": self.low, "high": self.high, "off": self.off}
        if self.owner == "effect":
            data["kinds"] = list(self.kinds)
        return data


_RULES: Final = (
    ("about", "id", ""),
    ("about", "name", ""),
    ("about", "words", "S0-49 S0-59 S3-06 A-057"),
    ("pack", "pack", "S0-14 S1-15 S2-09 S3-07"),
    ("pack", "packs", "S0-14 S1-15 A-003"),
    ("pack", "two_packs_from", "S2-08 A-003"),
    ("pack", "jokers", "S1-47 A-006"),
    ("pack", "min_players", "S2-06 A-005"),
    ("pack", "max_players", "S3-106 A-005"),
    ("dealing", "hand_size", "S0-25 S1-03 S2-14 S3-19 A-004"),
    ("dealing", "hand_size_two", "S3-20"),
    ("dealing", "packet", "S0-26 S3-19 A-016"),
    ("dealing", "direction", "S0-31 A-009 A-135"),
    ("dealing", "starter", "S0-29 S3-26 A-009"),
    ("dealing", "first_dealer", "S3-16 A-001"),
    ("dealing", "cut", "S0-17 S0-18 S0-19 S0-20 S0-21 S3-18"),
    ("dealing", "cut_choice", "S1-04 S2-11 A-010"),
    ("dealing", "fourth_special", "S0-21 S1-05 S1-06 A-012 A-013"),
    ("dealing", "start_card", "S0-18 S2-15 S3-22 A-017"),
    ("dealing", "start_effect", "S3-23 S3-24 S3-25 A-018"),
    ("turn", "draw_limit", "S0-34 A-024 A-027"),
    ("turn", "draw_when_able", "S0-37 S1-14 S2-22 S3-101"),
    ("turn", "play_after_draw", "S0-35 S2-21 S3-40 A-026"),
    ("turn", "pass_when_stuck", "A-033"),
    ("turn", "wrong_card_penalty", "S3-70 A-165"),
    ("cards", "effects", "S0-76 S1-21 S3-78"),
    ("cards", "strong", "S0-19 S1-21 A-178"),
    ("cards", "penalty_ends_turn", "S3-55 A-077"),
    ("cards", "reverse_with_two", "A-130"),
    ("cards", "wild_on_wild", "S0-43 S1-38 S1-42 S2-43 S3-49 A-042"),
    ("cards", "wild_may_be_plain", "A-043"),
    ("cards", "several_wilds", "S0-62 S0-63 S0-64 A-053"),
    ("cards", "jump_in", "S1-16 S1-17 A-147"),
    ("cards", "final_effects", "S0-66 S3-73 A-158"),
    ("last_card", "announce", "S0-48 S0-53 S1-09 A-058"),
    ("last_card", "announce_penalty", "S0-51 S1-11 A-064"),
    ("last_card", "challenge", "S0-51 S3-69 A-061 A-062 A-063"),
    ("last_card", "unannounced_last", "S0-52 A-059 A-060 A-062"),
    ("last_card", "announce_drawn", "S0-57 A-072 A-073 A-124"),
    ("scores", "scoring", "S0-119 S0-127 S3-31 S3-33"),
    ("scores", "values", "S0-120 S0-121 S0-122 S0-123 S1-50 A-169 A-179"),
    ("scores", "strong_value", "S1-49 S2-51 A-178"),
    ("scores", "win_bonus", "S0-115 S1-55 S1-58 S2-54"),
    ("scores", "wild_win_bonus", "S0-116 S0-117 S0-118 S1-56 S1-58 A-052"),
    ("scores", "wild_win_doubles", "S2-26 A-055 A-175"),
    ("scores", "rounding", "S1-53 A-174"),
    ("scores", "match_end", "S0-112 S0-113 S1-48 S3-32 S3-66 A-182"),
    ("scores", "match_limit", "S0-110 S1-48 S2-49 S3-34"),
    ("scores", "limit_reached", "S0-112 S1-48 S2-49 S3-34 A-170"),
)

_EFFECTS: Final = (
    ("kind", "", "S0-76 S1-21"),
    ("amount", "draw", "S0-79 S0-81 S1-30 S2-35"),
    ("target", "draw", "S0-75 S0-102 A-088 A-098"),
    ("at_once", "draw", "S0-103 A-096"),
    ("answers", "draw", "S0-82 S1-27 S1-31 S1-66 A-081 A-102"),
    ("ends_turn", "draw", "S1-46 S3-55 A-077 A-097"),
    ("wild", "nominate", "S0-42"),
    ("search_from_hand", "search", "S0-78 A-108"),
    ("cover_draws", "cover", "A-119"),
    ("finish", "", "S0-70 S3-50 A-123 A-124"),
)

_RANGES: Final[dict[str, tuple[int, int, int | None]]] = {
    "two_packs_from": (3, 8, 0),
    "jokers": (0, 6, None),
    "min_players": (2, 8, None),
    "max_players": (2, 8, None),
    "hand_size": (2, 10, None),
    "hand_size_two": (2, 10, 0),
    "packet": (1, 10, None),
    "draw_limit": (1, 5, 0),
    "wrong_card_penalty": (1, 5, 0),
    "announce_penalty": (1, 10, None),
    "values": (0, 100, None),
    "strong_value": (1, 50, 0),
    "win_bonus": (0, 200, None),
    "wild_win_bonus": (0, 200, None),
    "match_limit": (1, 100_000, 0),
    "amount": (1, 10, None),
}

_STRINGS: Final[dict[str, OptionType]] = {"id": "slug", "strong": "pattern", "answers": "pattern"}
_MAPPINGS: Final[dict[str, OptionType]] = {
    "effects": "effects",
    "values": "values",
    "words": "words",
}


def _type_of(name: str, hint: Any) -> tuple[OptionType, tuple[Any, ...]]:
    """The type of a field and its choices, from the annotation."""
    if hint is bool:
        return "bool", ()
    if hint is int:
        return "int", ()
    if hint is str:
        return _STRINGS.get(name, "text"), ()
    if get_origin(hint) is Literal:
        return "choice", get_args(hint)
    if name in _MAPPINGS:
        return _MAPPINGS[name], ()
    return "choice", (None, True, False)


def _describe(source: type, name: str, **more: Any) -> Option:
    """The option for a field of `RuleSet` or `Effect`."""
    kind, choices = _type_of(name, get_type_hints(source)[name])
    low, high, off = _RANGES.get(name, (0, 0, None))
    defaults = {item.name: item.default for item in fields(source)}
    default = None if kind in _MAPPINGS else defaults[name]
    return Option(name=name, type=kind, choices=choices, low=low, high=high, off=off, default=default, **more)


RULE_OPTIONS: Final = {
    name: _describe(RuleSet, name, group=group, clauses=tuple(clauses.split())) for group, name, clauses in _RULES
}
"""The options of a rule set by name, in the order of the groups."""

EFFECT_OPTIONS: Final = {
    name: _describe(Effect, name, owner="effect", kinds=tuple(kinds.split()), clauses=tuple(clauses.split()))
    for name, kinds, clauses in _EFFECTS
}
"""The options of one effect by name."""

WORDS: Final = ("last", "wild_last", "final")
"""The keys of ``words``: said with one card left, with a wild card left, with the last card."""
