"""The six shipped sets against the comparison table of the rule book (section 2) and the readings of section 3."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from maumau.engine.cards import parse_card, parse_pattern
from maumau.engine.rules.check import ruleset_from
from maumau.engine.rules.conflicts import contradictions
from maumau.engine.rules.ruleset import Effect, RuleSet
from maumau.engine.rules.text import parse
from maumau.rulesets import load_rules, shipped

FILES = Path(__file__).parents[2] / "src" / "maumau" / "rulesets"
IDS = ("mau-king", "mau-king-table", "jokers-505", "serbian-501", "skat-32", "skat-32-points")
RULES = {id_: load_rules(id_) for id_ in IDS}

# One row for each option, one column for each set, in the order of IDS; "=" is the value to the left.
OPTIONS: dict[str, tuple[Any, ...]] = {
    # the pack: rows Deck, Jokers, Players
    "pack": (52, "=", "=", "=", 32, "="),
    "packs": (2, "=", "=", 1, "=", "="),
    "two_packs_from": (0, "=", "=", 5, 0, "="),
    "jokers": (0, "=", 4, 0, "=", "="),
    "min_players": (2, "=", "=", "=", "=", "="),
    "max_players": (8, "=", "=", "=", 5, "="),
    # dealing: rows Hand size … Direction at start
    "hand_size": (6, "=", "=", "=", 5, "="),
    "hand_size_two": (0, "=", "=", "=", 6, "="),
    "packet": (3, "=", "=", "=", 1, "="),
    "first_dealer": ("random", "=", "=", "=", "highest_card", "="),
    "cut": ("specials", "=", "=", "=", "plain", "="),
    "cut_choice": (False, "=", True, "=", False, "="),
    "fourth_special": ("redeal", "=", "=", "=", "=", "="),
    "start_card": ("cut", "=", "=", "stock", "=", "="),
    "start_effect": ("inert", "=", "=", "=", "acts", "="),
    "starter": ("right", "=", "=", "left", "=", "="),
    "direction": ("counterclockwise", "=", "=", "clockwise", "=", "="),
    # a turn: rows Cannot play … Voluntary pass, A-033, A-165
    "draw_limit": (1, "=", "=", "=", "=", "="),
    "draw_when_able": (True, "=", "=", "=", "=", "="),
    "play_after_draw": ("any", "=", "=", "drawn", "=", "="),
    "pass_when_stuck": ("free", "=", "=", "if_nothing_fits", "=", "="),
    "wrong_card_penalty": (0, "=", "=", "=", "=", "="),
    # cards: rows Jack on jack … Several cards in one turn, Jump-in, A-158
    "strong": ("", "=", "=", "A 2C 2D 7 J Q", "", "="),
    "penalty_ends_turn": (False, "=", "=", "=", True, "="),
    "reverse_with_two": ("nothing", "=", "=", "=", "=", "="),
    "wild_on_wild": ("never", "=", "named_suit", "never", "=", "="),
    "wild_may_be_plain": (False, "=", "=", "=", "=", "="),
    "several_wilds": (True, "=", False, "=", "=", "="),
    "jump_in": (False, "=", True, False, "=", "="),
    "final_effects": (True, "=", "=", "=", False, True),
    # the last card: rows Announcement word … Challenge window
    "announce": ("with_card", "late", "=", "=", "=", "="),
    "announce_penalty": (2, "=", 3, 2, "=", "="),
    "challenge": ("off", "while_held", "=", "=", "until_next_move", "="),
    "unannounced_last": ("penalty", "=", "wins", "=", "=", "="),
    "announce_drawn": ("never", "after_turn", "at_once", "=", "=", "="),
    # scores: rows Winner's bonus … Rounding
    "scoring": ("none", "points", "=", "=", "victories", "points"),
    "strong_value": (0, "=", 10, "=", 0, "="),
    "win_bonus": (0, 10, 40, "=", 0, "="),
    "wild_win_bonus": (0, 20, 80, "=", 0, "="),
    "wild_win_doubles": (False, "=", "=", True, False, "="),
    "rounding": (1, "=", 5, 1, "=", "="),
    "match_end": ("deal", "elimination", "lowest_total", "=", "victories", "lowest_total"),
    "match_limit": (0, 301, 505, 501, 5, 100),
    "limit_reached": (True, "=", "=", False, True, False),
}

TWO_AT_ONCE = {"kind": "draw", "amount": 4, "at_once": True}
EFFECTS: dict[str, tuple[dict[str, Any] | str, ...]] = {
    # rows 2♣, 2♦, 7, 8, 9, J, Q, A and the rows "Finish with"
    "2C": (
        TWO_AT_ONCE | {"target": "next"},
        TWO_AT_ONCE | {"target": "previous"},
        {"kind": "draw", "amount": 4, "target": "previous", "answers": "2C JOKER", "ends_turn": True},
        TWO_AT_ONCE | {"target": "previous"},
        {},
        {},
    ),
    "2D": ({}, {}, {}, {"kind": "search"}, {}, {}),
    "2H": ({}, {}, {}, {}, {}, {}),
    "7C": (
        {"kind": "draw", "amount": 2, "answers": "7"},
        "=",
        {"kind": "draw", "amount": 3, "answers": "7 JOKER"},
        {"kind": "draw", "amount": 3, "answers": "7"},
        {"kind": "draw", "amount": 2, "answers": "7"},
        "=",
    ),
    "8C": ({"kind": "skip"}, "=", "=", "=", "=", "="),
    "9C": ({}, {}, {"kind": "reverse"}, {}, {}, {}),
    "TC": ({}, {}, {}, {}, {}, {}),
    "JC": ({"kind": "nominate"}, "=", "=", "=", {"kind": "nominate", "finish": "forbidden"}, "="),
    "QC": ({"kind": "reverse"}, "=", {"kind": "draw", "amount": 1, "ends_turn": True}, {"kind": "reverse"}, {}, {}),
    "KC": ({}, {}, {}, {}, {}, {}),
    "AC": (
        {"kind": "again", "finish": "goes_on"},
        "=",
        {"kind": "cover", "finish": "goes_on"},
        {"kind": "again", "finish": "goes_on"},
        {},
        {},
    ),
}

VALUES: dict[str, tuple[int | None, ...]] = {
    # rows Value A … Value joker; None where nothing is written
    "AH": (None, 10, 10, 10, None, 11),
    "2C": (None, 2, 10, 10, None, None),
    "2D": (None, 2, 2, 10, None, None),
    "2H": (None, 2, 2, 2, None, None),
    "3S": (None, 3, 3, 3, None, None),
    "6D": (None, 6, 6, 6, None, None),
    "7H": (None, 7, 10, 10, None, 7),
    "8H": (None, 8, 10, 8, None, 8),
    "9H": (None, 9, 10, 9, None, 9),
    "TH": (None, 10, 10, 10, None, 10),
    "JH": (None, 20, 20, 20, None, 20),
    "QH": (None, 10, 10, 10, None, 10),
    "KH": (None, 10, 10, 10, None, 10),
    "JOKER": (None, None, 20, None, None, None),
}

WORDS: dict[str, tuple[str | None, ...]] = {
    # row Announcement word
    "last": ("Zadnja!", "Zadnja!", "Mau-mau!", "Zadnja!", "Mau!", "Mau!"),
    "wild_last": ("Mau Mau!", "Mau Mau!", None, "Mau-mau!", None, None),
    "final": (None, None, None, None, "Mau-Mau!", "Mau-Mau!"),
}


def spread(row: tuple[Any, ...]) -> list[Any]:
    """A row with every "=" filled in."""
    out: list[Any] = []
    for value in row:
        out.append(out[-1] if value == "=" else value)
    return out


@pytest.mark.parametrize("name", OPTIONS)
def test_the_option_is_what_the_rule_book_says(name: str) -> None:
    assert [getattr(RULES[id_], name) for id_ in IDS] == spread(OPTIONS[name])


@pytest.mark.parametrize("card", EFFECTS)
def test_the_effect_is_what_the_rule_book_says(card: str) -> None:
    effects = [RULES[id_].effect_of(parse_card(card)) for id_ in IDS]
    assert effects == [Effect(**fields) for fields in spread(EFFECTS[card])]


@pytest.mark.parametrize("card", VALUES)
def test_the_points_are_what_the_rule_book_says(card: str) -> None:
    for id_, points in zip(IDS, VALUES[card], strict=True):
        if points is None:
            assert RULES[id_].scoring != "points" or parse_card(card) not in RULES[id_].full_pack(2)
        else:
            assert RULES[id_].value_of(parse_card(card)) == points


@pytest.mark.parametrize("key", WORDS)
def test_the_words_are_those_of_the_document(key: str) -> None:
    assert [RULES[id_].words.get(key) for id_ in IDS] == list(WORDS[key])


def test_every_option_but_the_tables_is_compared() -> None:
    plain = {name for name in RuleSet.__dataclass_fields__ if name not in {"id", "name", "words", "effects", "values"}}
    assert set(OPTIONS) == plain


def test_the_shipped_sets_are_the_files_and_the_files_are_the_shipped_sets() -> None:
    assert shipped() == list(IDS)
    assert {path.stem for path in FILES.glob("*.toml")} == set(IDS)
    assert [load_rules(id_).id for id_ in IDS] == list(IDS)


@pytest.mark.parametrize("id_", IDS)
def test_a_shipped_set_is_free_of_contradictions(id_: str) -> None:
    assert not contradictions(RULES[id_])


@pytest.mark.parametrize("id_", IDS)
def test_every_line_of_a_file_names_its_clause(id_: str) -> None:
    text = (FILES / f"{id_}.toml").read_text(encoding="utf-8")
    _, lines = parse(text, "TOML")
    rows = text.splitlines()
    unexplained = {"id", "name", "scoring", "words", "effects", "values", "values.A", "values.J"}
    without = [rows[line - 1] for path, line in lines.items() if path not in unexplained and "#" not in rows[line - 1]]
    assert without == []


def test_the_strong_cards_are_as_many_as_the_rule_book_counts() -> None:
    counts = {}
    for id_ in ("mau-king", "jokers-505"):
        strong = RULES[id_].strong_kinds()
        counts[id_] = sum(kind in strong for kind in RULES[id_].full_pack(4))
    assert counts == {"mau-king": 42, "jokers-505": 54}
    assert RULES["serbian-501"].strong_kinds() == parse_pattern("A 2C 2D 7 J Q")


@pytest.mark.parametrize(
    ("id_", "players", "cards"), [("serbian-501", 4, 52), ("serbian-501", 5, 104), ("skat-32", 5, 32)]
)
def test_the_pack_of_so_many_players(id_: str, players: int, cards: int) -> None:
    assert len(RULES[id_].full_pack(players)) == cards


@pytest.mark.parametrize("id_", IDS)
def test_a_file_says_nothing_but_the_set(id_: str) -> None:
    data, lines = parse((FILES / f"{id_}.toml").read_text(encoding="utf-8"), "TOML")
    assert ruleset_from(data, None, lines) == RULES[id_]
