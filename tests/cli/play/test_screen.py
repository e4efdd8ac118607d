"""Screens: what stands on them, that nothing is wider or higher than the terminal, and what they look like."""

from __future__ import annotations

import io
import os
from pathlib import Path
from random import Random

import pytest
from rich.text import Text

from maumau.cli.play.asking import asked, choices
from maumau.cli.play.cards import Held, coloured, hand_lines, picture
from maumau.cli.play.host import sit
from maumau.cli.play.news import since
from maumau.cli.play.scores import score_table, verdict
from maumau.cli.play.screen import Size, frame, plain_signs, wrapped
from maumau.cli.play.script import Reporter
from maumau.cli.play.session import Session, begin, deal_next, play
from maumau.cli.play.terminal import Screen
from maumau.engine.cards import NAMES
from maumau.engine.moves import Move
from tests.cli.play.tables import ALL_LANGUAGES, ALL_RULES, choosers, dealt, plan, position, voice

SNAPSHOTS = Path(__file__).parent / "snapshots"
SMALL = Size(80, 24)


def lines_of(session: Session, language: str = "en", size: Size = SMALL, news: list[str] | None = None) -> list[str]:
    return [line.plain for line in frame(session, voice(session, language), news or [], size)]


def busy_table() -> Session:
    """Two owe and announce: a chain of sevens is on, somebody has one card, the direction has turned."""
    session = position(
        "mau-king-table",
        ["7C 5C TD JH 9S QS KH KH", "7S 7D 3C", "9D TS KD 4D", "2H 3H"],
        "QH",
        turn=3,
        direction=-1,
        stock=["4C", "5D", "6D", "8D"],
        discard=["4S", "QS"],
    )
    session = play(session, 3, Move.parse("play 2H announce"))
    session = play(session, 2, Move("draw"))
    return play(session, 2, Move("pass"))


@pytest.mark.parametrize("language", ALL_LANGUAGES)
@pytest.mark.parametrize("name", ["busy", "joker"])
def test_screens_look_as_they_did(language: str, name: str) -> None:
    if name == "busy":
        before = busy_table()
        session = play(play(before, 1, Move("draw")), 1, Move("pass"))
    else:
        before = position("jokers-505", ["JOKER 7C 7H AS JD", "2C 3C"], "6H", turn=1, stock=["KC"] * 2)
        session = play(play(before, 1, Move("draw")), 1, Move("pass"))
    news = since(before, session, voice(session, language))
    shown = "\n".join(line.rstrip() for line in lines_of(session, language, news=news)) + "\n"
    file = SNAPSHOTS / f"{name}.{language}.txt"
    if os.environ.get("MAUMAU_WRITE_SNAPSHOTS"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(shown, encoding="utf-8")
    assert shown == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ALL_LANGUAGES)
@pytest.mark.parametrize("rules", ALL_RULES)
def test_no_screen_of_a_full_table_overflows(rules: str, language: str) -> None:
    computers = plan(rules).rules.max_players - 1
    session = dealt(rules, computers, ceremony=True)
    random = Random(4)
    news: list[str] = []
    for _ in range(80):
        if not session.running:
            break
        shown = frame(session, voice(session, language), news, SMALL)
        assert max(line.cell_len for line in shown) <= 80
        assert len(shown) <= 23
        turn = session.current.turn
        legal = session.current.legal_moves(turn)
        move = random.choice(legal) if turn == session.me else choosers(session)(session, turn)
        assert move is not None
        after = play(session, turn, move)
        news += since(session, after, voice(session, language))
        session = after


def test_a_very_long_hand_stays_inside() -> None:
    hand = " ".join(NAMES[:52])
    session = position("mau-king-table", [hand, "7S JC", "9D TS KD"], "5H")
    shown = frame(session, voice(session), ["Ana plays 7♥."] * 9, SMALL)
    assert max(line.cell_len for line in shown) <= 80
    assert any("[12] K♣C" not in line.plain and "12 K♣C" in line.plain for line in shown)


@pytest.mark.parametrize("width", [40, 60, 80, 100])
def test_narrow_and_wide_terminals(width: int) -> None:
    session = dealt("mau-king-table", 7)
    shown = frame(session, voice(session, "de"), ["x " * 200], Size(width, 24))
    assert max(line.cell_len for line in shown) <= width


def test_legal_cards_have_brackets_and_heavy_frames() -> None:
    shown = hand_lines([Held(1, "7H", True), Held(2, "TS", False), Held(3, "JOKER", True)], 80)
    assert [line.plain for line in shown] == [
        "┏━━━━┓┌────┐┏━━━━┓",
        "┃7♥  ┃│10♠ │┃★   ┃",
        "┃   H┃│   S│┃ JKR┃",
        "┗━━━━┛└────┘┗━━━━┛",
        " [1]    2    [3]  ",
    ]


def test_without_unicode_the_letters_remain() -> None:
    shown = plain_signs(frame(busy_table(), voice(busy_table()), ["Ana plays 7♥ – “Zadnja!”"], SMALL))
    text = "\n".join(line.plain for line in shown)
    assert text.isascii()
    assert "7H" in text


def test_suits_have_four_colours() -> None:
    styles = {str(span.style) for span in coloured("7♣ 7♦ 7♥ 7♠").spans}
    assert len(styles) == 4
    assert coloured("nothing").spans == []
    assert all(isinstance(line, Text) for line in picture("7H"))


def test_what_is_owed_is_said_with_the_choices() -> None:
    session = position("mau-king-table", ["7C 5C", "7S JC"], "7H", pending=4, stock=["KC"] * 2 + ["KD"] * 2)
    seen = session.current.observation(0)
    assert asked(voice(session), seen, session.seating) == "You owe 4 cards: answer with a marked card, or draw."
    assert choices(voice(session), seen)[:2] == ["2 lay", "d draw 4"]
    assert any("4 cards owed" in line for line in lines_of(session))


def test_a_named_suit_is_told_from_a_natural_one() -> None:
    named = position("mau-king-table", ["7C 5C", "7S JC"], "JH", suit="S")
    assert any("Named suit: ♠ spades" in line for line in lines_of(named))
    assert any("Suit: ♥ hearts" in line for line in lines_of(position("mau-king-table", ["7C 5C", "7S JC"], "9H")))


def test_on_anothers_turn_the_screen_says_whose() -> None:
    session = position("mau-king-table", ["7C 5C", "7S JC"], "9H", turn=1)
    assert any("It is Ana's turn." in line for line in lines_of(session))


def test_all_jacks_at_once_are_offered() -> None:
    session = position("mau-king-table", ["JC JS", "7S 3C"], "9H", announced=(0,))
    assert "a all at once" in choices(voice(session), session.current.observation(0))


def test_long_sentences_are_broken_between_words() -> None:
    assert wrapped("one two three", 8) == ["one two", "  three"]
    assert wrapped("", 8) == [""]


# -- scores --------------------------------------------------------------------------------------------------
def scored(rules: str, language: str = "en") -> tuple[Session, str]:
    session = dealt(rules, 3)
    while session.running:
        turn = session.current.turn
        move = choosers(session)(session, turn) if turn != session.me else session.current.legal_moves(turn)[0]
        assert move is not None
        session = play(session, turn, move)
    out = io.StringIO()
    Screen(out).show(score_table(session, voice(session, language)))
    return session, out.getvalue()


@pytest.mark.parametrize("language", ALL_LANGUAGES)
@pytest.mark.parametrize("rules", ALL_RULES)
def test_the_table_of_points_holds_everybody(rules: str, language: str) -> None:
    session, text = scored(rules, language)
    speaker = voice(session, language)
    assert all(speaker.name(player) in text for player in session.plan.players)
    assert max(len(line.rstrip()) for line in text.splitlines()) <= 80
    for player, total in session.match.totals.items():
        row = next(line for line in text.splitlines() if f" {speaker.name(player)} " in line)
        assert session.rated or str(total) in row.split()


def test_ratings_are_shown_where_no_points_are_written() -> None:
    session, text = scored("mau-king")
    assert "rating" in text
    for rating, _ in session.ratings.values():
        assert f"{rating:.0f}" in text


def test_hands_of_others_are_open_after_the_deal_only() -> None:
    session, text = scored("skat-32-points")
    assert "♠" in text or "♥" in text
    out = io.StringIO()
    Screen(out).show(score_table(deal_next(session), voice(session)))
    assert not set("♣♦♥♠") & set(out.getvalue())


def test_the_limit_is_told_while_the_match_goes_on() -> None:
    session, _ = scored("mau-king-table")
    assert verdict(session, voice(session)) == ["Whoever comes to 301 drops out."]
    session, _ = scored("mau-king")
    assert verdict(session, voice(session)) == []


def test_a_match_that_was_cut_short_says_so() -> None:
    session = begin(plan("skat-32", deals=1))
    assert not session.finished

    class First(Reporter):
        def move(self, now: Session) -> Move:
            assert now.me is not None
            return now.current.legal_moves(now.me)[0]

    out = io.StringIO()
    session = sit(session, First(Screen(out), voice(session)), choosers(session))
    assert "The match stops here." in out.getvalue()
