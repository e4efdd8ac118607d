"""Good and bad values of every option, made from its description, with what else has to change for them."""

from __future__ import annotations

from typing import Any

from maumau.engine.rules.options import EFFECT_OPTIONS, RULE_OPTIONS, Option

NO_STRONG_CUT: dict[str, Any] = {"cut": "plain", "start_card": "stock"}
SINGLE_DEALS: dict[str, Any] = {"match_end": "deal", "match_limit": 0}

COMPANIONS: dict[tuple[str, Any], dict[str, Any]] = {
    ("two_packs_from", 3): {"packs": 1},
    ("two_packs_from", 8): {"packs": 1},
    ("packs", 1): {"max_players": 6},
    ("hand_size", 2): {**NO_STRONG_CUT, "packet": 1},
    ("hand_size_two", 2): NO_STRONG_CUT,
    ("packet", 10): {"hand_size": 10},
    ("cut", "none"): {"start_card": "stock"},
    ("cut", "plain"): {"start_card": "stock"},
    ("announce", "off"): {"challenge": "off", "unannounced_last": "wins", "several_wilds": False},
    ("scoring", "none"): SINGLE_DEALS,
    ("scoring", "victories"): {"match_end": "victories"},
    ("match_end", "deal"): {"match_limit": 0},
    ("match_end", "victories"): {"scoring": "victories"},
    ("match_limit", 0): {"match_end": "deal"},
}
"""What has to change together with a value in ``mau-king-table``, for the two not to contradict each other."""

TABLES: dict[str, tuple[Any, ...]] = {
    "id": ("grandmas-rules", "a1"),
    "name": ("Бака и деда", ""),
    "words": ({"last": "Zadnja!"}, {"final": "Mau!"}),
    "effects": ({"9": "reverse"}, {"3H": {"kind": "draw", "amount": 1}}),
    "values": ({"J": 2}, {"2C": 50}, {"10": 0}),
    "strong": ("7 8", "2C H", "10 A"),
    "answers": ("7", "7 8"),
}
"""Good values of options that are no choice and no number."""


def good_values(option: Option) -> tuple[Any, ...]:
    """Every choice; the ends of a range and "off"; true and false; for the rest examples."""
    if option.type == "bool":
        return (True, False)
    if option.type == "choice":
        return option.choices
    if option.type == "int":
        return (option.low, option.high) + (() if option.off is None else (option.off,))
    return TABLES[option.name]


def bad_values(option: Option) -> tuple[tuple[Any, str], ...]:
    """Values that must be refused, with the fault they cause."""
    by_type: dict[str, tuple[tuple[Any, str], ...]] = {
        "bool": (("yes", "wants-bool"), (1, "wants-bool"), (None, "wants-bool")),
        "choice": (("no such word", "not-a-choice"), (2.5, "not-a-choice"), ([], "not-a-choice")),
        "text": ((7, "wants-text"), ("a\nb", "bad-text"), ("a" * 61, "bad-text")),
        "slug": (("Big", "not-a-slug"), ("a--b", "not-a-slug"), ("", "not-a-slug"), (7, "wants-slug")),
        "pattern": (("7 9X", "not-a-card"), (True, "wants-pattern"), (["7"], "wants-pattern")),
        "effects": (("7", "wants-effects"), ({"7": 2}, "wants-effect"), ({"H": "skip"}, "not-one-card")),
        "values": ((20, "wants-values"), ({"J": 101}, "out-of-range"), ({"H": 3}, "not-one-card")),
        "words": (("Mau", "wants-words"), ({"last": 5}, "wants-text"), ({"first": "Hi"}, "unknown-option")),
    }
    if option.type != "int":
        return by_type[option.type]
    below = option.low - 1 if option.low - 1 != option.off else -1
    code = "out-of-range" if option.off is None else "out-of-range-or-off"
    return ((below, code), (option.high + 1, code), ("two", "wants-int"), (True, "wants-int"), (2.0, "wants-int"))


def cases() -> list[tuple[str, Any]]:
    """Every option with every good value."""
    return [(option.name, value) for option in RULE_OPTIONS.values() for value in good_values(option)]


def effect_cases() -> list[tuple[str, str, Any]]:
    """Kind, field and value of every good field of an effect."""
    kinds = EFFECT_OPTIONS["kind"].choices
    return [
        (kind, option.name, value)
        for option in EFFECT_OPTIONS.values()
        if option.name != "kind"
        for kind in option.kinds or kinds
        for value in good_values(option)
    ]


def with_companions(name: str, value: Any) -> dict[str, Any]:
    """The change that sets an option, and what has to change with it."""
    key = (name, value) if isinstance(value, (str, int)) else (name, None)
    return {name: value, **COMPANIONS.get(key, {})}
