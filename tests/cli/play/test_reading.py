"""What people type, and what it means."""

from __future__ import annotations

from random import Random

import pytest

from maumau.cli.play.keys import ACTIONS, Keys, simple
from maumau.cli.play.reading import (
    Fault,
    Request,
    completed,
    held_of,
    leaves_last,
    missing,
    read,
    read_suit,
    stands_for,
)
from maumau.cli.play.session import Session, play
from maumau.cli.play.voice import wild_cards
from maumau.engine.moves import Move
from maumau.text import Translator
from tests.cli.play.tables import ALL_LANGUAGES, ALL_RULES, choosers, dealt, position, typed, voice


def meaning(session: Session, line: str, language: str = "en") -> str:
    """The move text, or the kind of answer."""
    answer = read(line, session.current.observation(session.me), voice(session, language))
    return "" if isinstance(answer, Fault) else answer.kind if isinstance(answer, Request) else str(answer)


@pytest.fixture
def table() -> Session:
    """Hand: 1 2C, 2 5C, 3 TD, 4 JH, 5 9S."""
    return position("mau-king-table", ["2C 5C TD JH 9S", "7S JC 4D", "9D TS KD"], "5H")


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("2", "play 5C"),
        ("5c", "play 5C"),
        ("5♣", "play 5C"),
        ("  5C  ", "play 5C"),
        ("10d", "play TD"),
        ("td", "play TD"),
        ("5c!", "play 5C announce"),
        ("2 !", "play 5C announce"),
        ("2 zadnja", "play 5C announce"),
        ("5C Mau Mau!", "play 5C announce"),
        ("5c announce", "play 5C announce"),
        ("4 s", "play JH name S"),
        ("JH name s", "play JH name S"),
        ("4 ♠!", "play JH name S announce"),
        ("play jh name s announce", "play JH name S announce"),
        ("PLAY 5C", "play 5C"),
        ("d", "draw"),
        ("draw", "draw"),
        ("p", "pass"),
        ("PASS", "pass"),
        ("!", "announce"),
        ("Zadnja!", "announce"),
        ("?", "help"),
        ("h", "help"),
        ("q", "quit"),
        ("s", "score"),
        ("r", "rules"),
        ("c ana", "challenge 1"),
        ("challenge Boris", "challenge 2"),
        ("challenge 2", "challenge 2"),
        ("a", "play 2C 5C TD JH 9S"),
        ("cut 20", "cut 20"),
    ],
)
def test_lines_that_mean_something(table: Session, line: str, meant: str) -> None:
    assert meaning(table, line) == meant


@pytest.mark.parametrize(
    "line", ["xyz", "99", "0", "5x", "play", "play 5C name", "5c as", "cut x", "-1", "²", "1e3", "\x00"]
)
def test_lines_that_mean_nothing_are_explained(table: Session, line: str) -> None:
    answer = read(line, table.current.observation(table.me), voice(table))
    assert isinstance(answer, Fault)
    assert answer.text


def test_a_wrong_number_is_told_the_right_ones(table: Session) -> None:
    answer = read("77", table.current.observation(table.me), voice(table))
    assert answer == Fault("There is no card number 77: 1 to 5 are.")


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        ("de", "z", "draw"),
        ("de", "w", "pass"),
        ("de", "draw", "draw"),
        ("de", "bh p", "play JH name S"),
        ("ru", "в", "draw"),
        ("ru", "пас", "pass"),
        ("ru", "вч п", "play JH name S"),
        ("ru", "5т", "play 5C"),
        ("sr-Cyrl", "вуци", "draw"),
        ("sr-Cyrl", "5т", "play 5C"),
        ("sr-Latn", "dalje", "pass"),
        ("sr-Latn", "žh p", "play JH name S"),
        ("sr-Latn", "5t zadnja", "play 5C announce"),
    ],
)
def test_lines_in_other_languages(table: Session, language: str, line: str, meant: str) -> None:
    assert meaning(table, line, language) == meant


@pytest.mark.parametrize("language", ALL_LANGUAGES)
def test_no_key_means_two_things(language: str) -> None:
    words = Translator(language)
    spelled = [word for action in ACTIONS for word in {*words.text(f"key-{action}").casefold().split()}]
    assert len(spelled) == len(set(spelled))
    keys = Keys.of(words)
    assert {keys.action(keys.shown(action)) for action in ACTIONS} == set(ACTIONS)


@pytest.mark.parametrize("language", ALL_LANGUAGES)
def test_keys_are_no_cards_and_no_numbers(language: str, table: Session) -> None:
    keys = Keys.of(Translator(language))
    for word in keys.actions:
        assert not word.isdigit()
    for action in ("draw", "pass"):
        assert meaning(table, keys.shown(action), language) == action


def test_enter_does_the_only_thing_there_is() -> None:
    nothing_fits = position("mau-king-table", ["2C 6C", "7S JC"], "5H", stock=["KD"])
    assert meaning(nothing_fits, "") == "draw"
    choice = position("mau-king-table", ["2C 5C", "7S JC"], "5H", stock=["KD"])
    answer = read("", choice.current.observation(0), voice(choice))
    assert answer == Fault("2 lay · d draw · i hint · ? help · q quit")


def test_enter_cuts_in_the_middle_and_takes_what_it_wins() -> None:
    session = next(
        s for s in (dealt("jokers-505", 1, ceremony=True, seed=n) for n in range(9)) if s.current.turn == s.me
    )
    assert meaning(session, "").startswith("cut ")
    assert meaning(session, "30") == "cut 30"


def test_the_joker_and_what_it_stands_for() -> None:
    session = position("jokers-505", ["JOKER 5C 9S", "7S JC", "2D 3D"], "5H")
    seen = session.current.observation(0)
    for line in ("joker as 7h", "3 as 7h", "joker for 7♥", "play JOKER as 7H"):
        assert meaning(session, line) == "play JOKER as 7H", line
    assert meaning(session, "joker as js h") == "play JOKER as JS name H"
    bare = Move("play", ("JOKER",))
    assert missing(bare, seen) == "joker"
    assert "7H" in stands_for(bare, seen)
    assert "7S" not in stands_for(bare, seen)
    jack = completed(bare, "joker", "JS")
    assert missing(jack, seen) == "suit"
    assert missing(completed(jack, "suit", "H"), seen) is None


def test_the_ace_of_spades_is_no_preposition() -> None:
    session = position("jokers-505", ["AS 5C JOKER", "7S JC", "2D 3D"], "5S")
    assert meaning(session, "as") == "play AS"
    assert meaning(session, "joker as as") == "play JOKER as AS"


def test_a_card_out_of_turn_jumps_in() -> None:
    before = position("jokers-505", ["5H 9C 3D", "7S JC 5H", "3S 4S"], "5C", turn=1)
    session = play(before, 1, Move.parse("play 5H"))
    assert meaning(session, "3") == "jump-in 5H"
    assert meaning(session, "5h!") == "jump-in 5H announce"
    assert meaning(session, "j") == "jump-in 5H"


def test_a_missing_suit_is_noticed(table: Session) -> None:
    seen = table.current.observation(0)
    assert missing(Move("play", ("JH",)), seen) == "suit"
    assert missing(Move("play", ("5C",)), seen) is None


def test_no_suit_is_asked_for_a_jack_that_wins() -> None:
    session = position("mau-king-table", ["JH", "7S JC", "2D 3S"], "5H", announced=(0,))
    assert missing(Move("play", ("JH",)), session.current.observation(0)) is None


def test_cards_of_each_suit_are_counted_after_the_move(table: Session) -> None:
    seen = table.current.observation(0)
    assert [held_of(seen, suit, Move("play", ("JH",))) for suit in "CDHS"] == [2, 1, 0, 1]


@pytest.mark.parametrize(("line", "suit"), [("1", "C"), ("4", "S"), ("h", "H"), ("♦", "D"), ("spa", "S"), ("x", None)])
def test_suits_can_be_said_in_many_ways(table: Session, line: str, suit: str | None) -> None:
    assert read_suit(line, voice(table)) == suit


def test_what_has_to_be_announced() -> None:
    wilds = wild_cards(dealt("mau-king-table").plan.rules)
    two = position("mau-king-table", ["5C 9S", "7S JC"], "5H").current.observation(0)
    assert leaves_last(Move("play", ("5C",)), two, wilds, several=True) == "one"
    jacks = position("mau-king-table", ["5C JS JD", "7S JC"], "5H").current.observation(0)
    assert leaves_last(Move("play", ("5C",)), jacks, wilds, several=True) == "wild"
    assert leaves_last(Move("play", ("5C",)), jacks, wilds, several=False) is None
    assert leaves_last(Move("play", ("KC",)), two, wilds, several=False) is None


def test_several_challenges_are_numbered() -> None:
    session = position("mau-king-table", ["5C 9S", "6H 7S", "6S 8S"], "5H", turn=1)
    session = play(play(session, 1, Move.parse("play 6H")), 2, Move.parse("play 6S"))
    targets = [move for move in session.current.legal_moves(0) if move.kind == "challenge"]
    assert len(targets) == 2
    assert meaning(session, "c1") == "challenge 1"
    assert meaning(session, "c 2") == "challenge 2"
    assert meaning(session, "c") == ""


@pytest.mark.parametrize("rules", ALL_RULES)
def test_every_legal_move_can_be_typed(rules: str) -> None:
    random = Random(2)
    session = dealt(rules, 2, ceremony=True)
    for _ in range(60):
        if not session.running:
            break
        assert session.me is not None
        seen = session.current.observation(session.me)
        for move in seen.legal:
            if move.kind == "jump-in" or move.kind not in ("play", "cut") or move is seen.legal[0]:
                assert meaning(session, typed(move, seen, random)) == str(move)
            assert meaning(session, str(move)) == str(move)
        turn = session.current.turn
        chosen = (
            random.choice(session.current.legal_moves(turn)) if turn == session.me else choosers(session)(session, turn)
        )
        assert chosen is not None
        session = play(session, turn, chosen)


def test_comparing_ignores_case_accents_and_punctuation() -> None:
    assert simple("Mau-Mau!") == simple("MAU mau") == "maumau"
    assert simple("žandar") == "zandar"


@pytest.mark.parametrize("language", ALL_LANGUAGES)
def test_english_keys_that_a_language_leaves_free_are_understood(language: str) -> None:
    keys = Keys.of(Translator(language))
    assert [keys.action(word) for word in ("q", "quit", "draw", "pass", "h")] == [
        "quit",
        "quit",
        "draw",
        "pass",
        "help",
    ]
    assert all(keys.action(keys.shown(action)) == action for action in keys.first if action in ACTIONS)
