"""The person at the keyboard: what is asked, refused, offered out of turn; whole matches typed by a robot."""

from __future__ import annotations

import io
from random import Random

import pytest

from maumau.cli.play.advice import asked, sentences
from maumau.cli.play.host import Leave, may_interject, next_move, out_of_turn, sit
from maumau.cli.play.session import Session, begin, play
from maumau.cli.play.terminal import Screen
from maumau.engine.deal import Deal
from maumau.engine.moves import Move
from tests.cli.play.tables import (
    ALL_LANGUAGES,
    ALL_RULES,
    Robot,
    Typing,
    choosers,
    dealt,
    person,
    plan,
    position,
    voice,
)


@pytest.fixture
def table() -> Session:
    return position("mau-king-table", ["2C 5C TD JH 9S", "7S JC 4D", "9D TS KD"], "5H", stock=["KC"] * 2 + ["KH"] * 2)


# -- moves ---------------------------------------------------------------------------------------------------
def test_a_number_plays_the_card(table: Session) -> None:
    front, _ = person(table, "2")
    assert front.move(table) == Move("play", ("5C",))


def test_a_refused_card_is_explained_and_asked_again(table: Session) -> None:
    front, out = person(table, "1", "nonsense", "2")
    assert front.move(table) == Move("play", ("5C",))
    assert "2♣ does not fit: 5♥ lies on top." in out.getvalue()
    assert "I do not understand “nonsense”" in out.getvalue()


@pytest.mark.parametrize(
    ("language", "key"), [("en", "i"), ("de", "t"), ("ru", "м"), ("sr-Latn", "m"), ("sr-Cyrl", "м")]
)
def test_a_hint_says_what_the_master_would_do_and_why(table: Session, language: str, key: str) -> None:
    front, out = person(table, key, "2", language=language)
    assert front.move(table) == Move("play", ("5C",))
    found = asked(table)
    assert found is not None
    speaker = voice(table, language)
    for sentence in sentences(found, table.current.observation(0), speaker):
        assert " ".join(sentence.split()) in " ".join(out.getvalue().split())
    assert len(found.reasons) >= 1


def test_where_deals_are_rated_there_is_no_hint() -> None:
    session = position("mau-king", ["2C 5C TD JH 9S", "7S JC 4D"], "5H")
    front, out = person(session, "i", "2")
    assert front.move(session) == Move("play", ("5C",))
    assert "no hints" in out.getvalue()
    assert "i hint" not in out.getvalue()


@pytest.mark.parametrize("language", ALL_LANGUAGES)
def test_a_jack_asks_for_its_suit_and_shows_how_many_of_each_are_held(table: Session, language: str) -> None:
    front, out = person(table, "jh", "9", "4", language=language)
    assert front.move(table) == Move("play", ("JH",), suit="S")
    speaker = voice(table, language)
    for suit, count in zip("CDHS", (2, 1, 0, 1), strict=True):
        assert f"{speaker.suit(suit)} ({count})" in out.getvalue()


def test_enter_names_the_suit_of_which_most_are_held(table: Session) -> None:
    front, _ = person(table, "4", "")
    assert front.move(table) == Move("play", ("JH",), suit="C")


def test_one_may_think_again_about_a_jack(table: Session) -> None:
    front, _ = person(table, "4", "no", "2")
    assert front.move(table) == Move("play", ("5C",))


def test_the_joker_asks_what_it_stands_for() -> None:
    session = position("jokers-505", ["JOKER 5C 9S 3D", "7S JC"], "5H")
    front, out = person(session, "joker", "2c", "7h")
    assert front.move(session) == Move("play", ("JOKER",), as_card="7H")
    assert "2♥ 3♥ 4♥" in out.getvalue()
    assert "The joker cannot stand for 2♣ here." in out.getvalue()
    front, _ = person(session, "joker", "js", "h")
    assert front.move(session) == Move("play", ("JOKER",), as_card="JS", suit="H")
    front, _ = person(session, "joker", "", "5c")
    assert front.move(session) == Move("play", ("5C",))


@pytest.mark.parametrize(("answer", "said"), [("y", True), ("zadnja", True), ("n", False), ("", False)])
def test_the_last_card_but_one_asks_for_the_announcement(answer: str, said: bool) -> None:
    session = position("mau-king", ["5C 9S", "7S JC"], "5H")
    front, _ = person(session, "5c", answer)
    assert front.move(session) == Move("play", ("5C",), announce=said)


def test_the_question_names_the_word_for_a_jack() -> None:
    session = position("mau-king-table", ["5C JS", "7S JC"], "5H")
    front, _ = person(session, "5c", "y")
    assert front.move(session).announce
    assert isinstance(front.typist, Typing)
    assert "Mau Mau!" in front.typist.asked[-1][0]


def test_whoever_says_it_with_the_card_is_not_asked() -> None:
    session = position("mau-king", ["5C 9S", "7S JC"], "5H")
    front, _ = person(session, "5c!")
    assert front.move(session) == Move("play", ("5C",), announce=True)
    front, _ = person(session, "5c", remind=False)
    assert front.move(session) == Move("play", ("5C",))


def test_a_wrong_card_is_laid_where_that_is_punished(table: Session) -> None:
    rules = table.plan.rules.changed(wrong_card_penalty=1)
    deal = Deal.at(rules, 2, hands=[["2C", "9S", "4D"], ["7S"]], top="5H", stock=["KC", "KD"])
    session = Session(**{**{name: getattr(table, name) for name in table.__slots__}, "deal": deal})
    front, _ = person(session, "2c")
    assert front.move(session) == Move("play", ("2C",))


def test_help_rules_and_scores_lead_back_to_the_table(table: Session) -> None:
    front, out = person(table, "?", "", "r", *[""] * 9, "s", "", "2")
    front.screen = Screen(out)
    while True:
        try:
            assert front.move(table) == Move("play", ("5C",))
            break
        except Leave:
            pytest.fail("the pages asked for more lines than were typed")
    assert "Keys: d draw" in out.getvalue()
    assert "The last card" in out.getvalue()
    assert "Boris: 0" in out.getvalue()


def test_leaving(table: Session) -> None:
    front, _ = person(table, "q")
    with pytest.raises(Leave):
        front.move(table)


# -- out of turn ---------------------------------------------------------------------------------------------
@pytest.fixture
def silent() -> Session:
    """Ana has laid her last card but one and said nothing; Boris is to move."""
    session = position("mau-king-table", ["2C 5C TD", "6H 7S", "9H TS KD"], "5H", turn=1, stock=["KC"] * 2)
    return play(session, 1, Move.parse("play 6H"))


def test_the_person_may_point_out_a_silence_within_the_time(silent: Session) -> None:
    front, out = person(silent, "c", wait=1.5)
    assert front.interject(silent) == Move("challenge", target=1)
    assert isinstance(front.typist, Typing)
    assert front.typist.asked[0][1] == 1.5
    assert "Play goes on in 1.5 s." in out.getvalue()
    assert "c point out: Ana" in out.getvalue()


def test_time_runs_out_and_may_come_again(silent: Session) -> None:
    front, _ = person(silent, None, "c")
    assert front.interject(silent) is None
    assert front.interject(silent) == Move("challenge", target=1)


def test_whoever_waves_it_away_is_not_asked_again(silent: Session) -> None:
    front, _ = person(silent, "")
    assert front.interject(silent) is None
    assert front.interject(silent) is None
    assert isinstance(front.typist, Typing)
    assert len(front.typist.asked) == 1


def test_whoever_has_just_kept_silent_is_not_asked_at_once() -> None:
    session = position("mau-king-table", ["5C 9S", "7S JC 4D"], "5H", stock=["KC"] * 2)
    front, _ = person(session, "5c", "n")
    after = play(session, 0, front.move(session))
    assert may_interject(after, 0, others=True)
    assert front.interject(after) is None
    front, _ = person(after, "!")
    assert front.interject(after) == Move("announce")


def test_nonsense_within_the_time_is_explained(silent: Session) -> None:
    front, out = person(silent, "what", "c")
    assert front.interject(silent) == Move("challenge", target=1)
    assert "I do not understand" in out.getvalue()


def test_without_a_time_it_waits_for_enter(silent: Session) -> None:
    front, out = person(silent, "", wait=0)
    assert front.interject(silent) is None
    assert "Wait: you can do something now." in out.getvalue()
    assert "Play goes on" not in out.getvalue()


def test_the_person_is_asked_before_the_computers(silent: Session) -> None:
    front, _ = person(silent, "c")

    def choose(_session: Session, seat: int) -> Move | None:
        return None if seat == 1 else pytest.fail(f"seat {seat} was asked too early")

    assert next_move(silent, front, choose) == (0, Move("challenge", target=1))


def test_then_the_computers_may(silent: Session) -> None:
    front, _ = person(silent, None)
    asked: list[int] = []

    def choose(_session: Session, seat: int) -> Move | None:
        asked.append(seat)
        return Move("draw") if seat == 2 else None

    assert next_move(silent, front, choose) == (2, Move("draw"))
    assert asked == [1, 2]


def test_a_computer_that_may_still_announce_is_asked_first(silent: Session) -> None:
    assert out_of_turn(silent) == ([1], [])
    front, _ = person(silent)
    said = next_move(silent, front, lambda _session, seat: Move("announce") if seat == 1 else None)
    assert said == (1, Move("announce"))


def test_jumping_in() -> None:
    session = position("jokers-505", ["5H 9C 3D", "7S JC 5H", "3S 4S"], "5C", turn=1, stock=["KC"] * 2)
    session = play(session, 1, Move.parse("play 5H"))
    assert session.current.turn == 2
    front, out = person(session, "j")
    assert front.interject(session) == Move("jump-in", ("5H",))
    assert "j jump in with 5♥" in out.getvalue()


def test_whether_to_jump_in_may_be_asked() -> None:
    session = position("jokers-505", ["5H 9C 3D", "7S JC 5H", "3S 4S"], "5C", turn=1, stock=["KC"] * 2)
    session = play(session, 1, Move.parse("play 5H"))
    front, out = person(session, "i", "j")
    assert front.interject(session) == Move("jump-in", ("5H",))
    assert "j jump in with 5♥ · i hint" in out.getvalue()
    assert "Jump in with 5♥." in out.getvalue()


def test_whether_to_wait_is_said_where_one_could_jump_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maumau.cli.play.advice.hint", lambda *_, **__: None)
    session = position("jokers-505", ["5H 9C 3D", "7S JC 5H", "3S 4S"], "5C", turn=1, stock=["KC"] * 2)
    session = play(session, 1, Move.parse("play 5H"))
    front, out = person(session, "i", "j")
    front.interject(session)
    assert "Better do nothing now." in out.getvalue()


def test_on_turn_the_person_is_hurried_only_where_somebody_else_could_challenge() -> None:
    before = position("mau-king-table", ["2C 5C TD", "7S 4S 8D", "6H 9S"], "5H", turn=2, stock=["KC"] * 2)
    session = play(before, 2, Move.parse("play 6H"))
    assert session.current.turn == session.me == 0
    assert may_interject(session, 0, others=True)
    assert not may_interject(session, 0, others=False)
    front, out = person(session, "d")
    assert front.interject(session) == Move("draw")
    assert "Play goes on" not in out.getvalue()


def test_a_computer_that_does_not_move_is_a_fault() -> None:
    session = position("mau-king-table", ["5C 9S", "7S JC"], "5H", turn=1)
    front, _ = person(session)
    with pytest.raises(RuntimeError, match="seat 1"):
        next_move(session, front, lambda *_: None)


# -- whole matches -------------------------------------------------------------------------------------------
def robot(session: Session, language: str = "en") -> tuple[Robot, io.StringIO]:
    out = io.StringIO()
    front = Robot(Screen(out), Typing(), voice(session, language), remind=False, pace=0)
    front.random = Random(3)
    return front, out


@pytest.mark.parametrize("rules", ALL_RULES)
def test_a_robot_plays_by_typing(rules: str) -> None:
    session = begin(plan(rules, 3, deals=3, ceremony=True))
    front, out = robot(session)
    done = sit(session, front, choosers(session))
    assert done.finished
    assert done.made
    assert max(map(len, out.getvalue().splitlines())) <= 80


@pytest.mark.parametrize("language", ALL_LANGUAGES)
def test_a_robot_plays_in_every_language(language: str) -> None:
    session = begin(plan("jokers-505", 2, deals=1))
    front, out = robot(session, language)
    assert sit(session, front, choosers(session)).finished
    assert voice(session, language).name("you") in out.getvalue()


def test_what_was_moved_is_kept_after_every_move() -> None:
    session = begin(plan("skat-32", 2, deals=1))
    kept: list[int] = []
    front, _ = robot(session)
    front.keep = lambda now: kept.append(len(now.made))
    done = sit(session, front, choosers(session))
    assert kept == [0, *range(1, len(done.made) + 1), len(done.made)]


def test_between_deals_one_may_stop() -> None:
    session = begin(plan("mau-king", 2))
    front, out = robot(session)

    def stop(question: str) -> None:
        raise Leave(question)

    front.go_on = stop  # type: ignore[method-assign]
    with pytest.raises(Leave):
        sit(session, front, choosers(session))
    assert "rating" in out.getvalue()


def test_a_resumed_deal_is_shown_with_a_word() -> None:
    session = play(dealt("skat-32", 1, seed=2), dealt("skat-32", 1, seed=2).current.turn, Move("draw"))
    front, _ = person(session)
    front.dealt(session)
    assert front.news == ["The match goes on where it stood."]
