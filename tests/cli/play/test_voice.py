"""Every event and every reason has a sentence in every language, and the sentences fit what happened."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from maumau.cli.play.news import opening, since
from maumau.cli.play.session import Session, play
from maumau.cli.play.voice import sign, wild_cards
from maumau.engine.events import DATA, WHY, Event
from maumau.engine.match import DealRecord
from maumau.engine.moves import Move
from maumau.engine.reasons import REASONS, Reason
from maumau.rulesets import load_rules
from maumau.text import Translator, _bundle
from tests.cli.play.tables import ALL_LANGUAGES, dealt, position, voice

OWN_FILES = {language: Translator(language) for language in ALL_LANGUAGES}
SAMPLES: dict[str, dict[str, Any]] = {
    "cut": {"position": 21},
    "took": {"card": "7H"},
    "left": {"card": "7H"},
    "redealt": {"card": "7H"},
    "dealt": {"count": 3},
    "start": {"card": "TS"},
    "played": {"cards": ["JH"], "suit": "S", "announced": True},
    "drew": {"count": 2, "why": "owed"},
    "passed": {},
    "reshuffled": {"count": 41},
    "owes": {"count": 4},
    "skipped": {},
    "turned": {"direction": -1},
    "announced": {},
    "challenged": {"target": 1},
    "wrong_card": {"card": "4C"},
    "turn": {"context": "turn"},
    "won": {"cards": ["4C"], "wild": 0},
    "void": {},
}
DRAWN_FOR = [why for why in WHY if why != "dealt"]
"""Cards that are dealt are an event of their own."""
PAST_WITH_GENDER = re.compile(r"\b\w+(?:ла|ал|ил|ел|ёл|io|ila|ао|ила)\b")


def values_of(sentence: str) -> dict[str, str | int]:
    numbers = {"seat": 9, "last": 2, "turn": 1, "target": 1, "pending": 4, "low": 4, "high": 30}
    words = {
        "card": "7H",
        "top": "8C",
        "suit": "D",
        "answers": "7C 7D JOKER",
        "drawn": "9S",
        "kind": "take",
        "part": "cards",
    }
    names = re.findall(r"{(\w+)}", sentence)
    return {name: numbers[name] if name in numbers else words[name] for name in names}


@pytest.fixture
def session() -> Session:
    return dealt("jokers-505", 3)


def test_the_samples_are_all_kinds_of_events() -> None:
    assert set(SAMPLES) == set(DATA)


@pytest.mark.parametrize("language", ALL_LANGUAGES)
@pytest.mark.parametrize("kind", DATA)
def test_every_event_is_a_sentence_of_its_own_in_every_language(language: str, kind: str, session: Session) -> None:
    speaker = voice(session, language)
    said = []
    for seat in (session.me, (session.me or 0) + 1 if session.me != 3 else 0):
        sentence = speaker.event(Event(kind, seat, SAMPLES[kind]))
        assert sentence[-1] in ".!”“»", sentence
        assert "{" not in sentence
        said.append(sentence)
    without_seat = {"redealt", "start", "reshuffled", "turned", "void"}
    assert (said[0] == said[1]) == (kind in without_seat), said
    assert _bundle(language).has_message(f"event-{kind.replace('_', '-')}")


@pytest.mark.parametrize("language", ALL_LANGUAGES)
@pytest.mark.parametrize("why", DRAWN_FOR)
def test_every_reason_for_drawing_is_said(language: str, why: str, session: Session) -> None:
    speaker = voice(session, language)
    sentences = {speaker.event(Event("drew", 0, {"count": 2, "why": each})) for each in DRAWN_FOR}
    assert len(sentences) == len(DRAWN_FOR)
    own = speaker.event(Event("drew", session.me, {"count": 2, "why": why, "cards": ["7H", "TS"]}))
    assert "7♥ 10♠" in own


@pytest.mark.parametrize("language", ALL_LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_is_said_in_every_language(language: str, reason: str, session: Session) -> None:
    values = values_of(REASONS[reason])
    sentence = voice(session, language).reason(Reason(reason, values))
    assert sentence.endswith(".")
    assert _bundle(language).has_message(f"reason-{reason.replace('_', '-')}")
    for name in ("card", "drawn"):
        assert name not in values or sign(str(values[name])) in sentence


@pytest.mark.parametrize("language", ALL_LANGUAGES)
def test_all_texts_of_the_terminal_exist_in_the_language_itself(language: str) -> None:
    english = Translator("en")
    file = english.text  # the bundle is loaded by the first text
    assert file("menu-title")
    prefixes = ("event-", "reason-", "ask-", "can-", "key-", "table-", "score-", "menu-", "help-", "wrong-", "name-")
    known = {id_ for id_ in _bundle("en")._messages if id_.startswith(prefixes)}
    own = {id_ for id_ in _bundle(language)._messages if id_.startswith(prefixes)}
    assert known == own


@pytest.mark.parametrize("language", ["sr-Latn", "sr-Cyrl", "ru"])
@pytest.mark.parametrize("kind", DATA)
def test_nobody_is_given_a_gender(language: str, kind: str, session: Session) -> None:
    for seat in range(4):
        sentence = voice(session, language).event(Event(kind, seat, SAMPLES[kind]))
        assert PAST_WITH_GENDER.search(sentence) is None, sentence


def test_cards_are_written_with_their_signs() -> None:
    assert [sign(card) for card in ("TH", "7C", "JD", "AS", "JOKER")] == ["10♥", "7♣", "J♦", "A♠", "JOKER"]


def test_wild_cards_are_those_that_name_a_suit() -> None:
    assert wild_cards(load_rules("mau-king")) == {"JC", "JD", "JH", "JS"}


def test_the_word_for_a_jack_is_said_by_whoever_sees_it() -> None:
    speaker = voice(dealt("mau-king-table"))
    assert speaker.last_word(["JH"]) == "Mau Mau!"
    assert speaker.last_word(["7H"]) == "Zadnja!"
    assert speaker.last_word() == "Zadnja!"


@pytest.mark.parametrize(("left", "word"), [("JH", "“Mau Mau!”"), ("8H", "“Zadnja!”")])
def test_everybody_hears_the_word_for_a_jack(left: str, word: str) -> None:
    """S0-59, S0-60: it tells the others to throw a jack in front."""
    session = position("mau-king-table", ["5C 6C 9C", f"7S {left}", "9D TD"], "7H", turn=1)
    after = play(session, 1, Move.parse("play 7S announce"))
    assert word in since(session, after, voice(session))[0]


def test_own_cards_are_named_and_those_of_others_are_not() -> None:
    session = position("mau-king-table", ["5C 6C", "4S 6S", "9D TD"], "7H", stock=["KC", "KD", "KH"])
    after = play(session, 0, Move("draw"))
    assert re.search(r"You draw 1 card: \S+\.", since(session, after, voice(session))[0])
    other = play(play(after, 0, Move("pass")), 1, Move("draw"))
    assert since(after, other, voice(session))[-1] == "Ana draws 1 card."


def test_a_deal_begins_with_the_dealer_the_cut_and_the_start_card() -> None:
    said = opening(dealt("skat-32", 2), voice(dealt("skat-32", 2)))
    assert said[0].endswith("for the deal.")
    assert "Everybody has 5 cards." in said
    assert any(sentence.endswith("is turned up.") for sentence in said)


def test_the_draw_for_the_deal_is_told_once() -> None:
    session = dealt("skat-32", 2, seed=4)
    finished = DealRecord(dealer="1", players=session.seating, winner="1", points=(0, 1, 0))
    second = replace(session, records=(finished,))
    assert any("for the deal" in sentence for sentence in opening(session, voice(session)))
    assert not any("for the deal" in sentence for sentence in opening(second, voice(second)))
