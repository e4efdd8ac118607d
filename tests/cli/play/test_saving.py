"""Quit and resume: the file gives the same session again; broken files are explained."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from maumau.cli import Problem
from maumau.cli.play import saving
from maumau.cli.play.session import Session, begin, deal_next, play
from maumau.engine.moves import Move
from tests.cli.play.tables import ALL_RULES, choosers, plan


def played(rules: str, moves: int, **more: Any) -> Session:
    """A session after some moves, perhaps in a later deal."""
    random = Random(6)
    session = deal_next(begin(plan(rules, **more)))
    for _ in range(moves):
        if session.finished:
            break
        if not session.running:
            session = deal_next(session)
        turn = session.current.turn
        legal = session.current.legal_moves(turn)
        chosen = random.choice(legal) if turn == session.me else choosers(session)(session, turn)
        assert chosen is not None
        session = play(session, turn, chosen)
    return session


def first_or_chosen(session: Session) -> Move:
    """The first legal move of the person, or the choice of the computer player."""
    turn = session.current.turn
    move = session.current.legal_moves(turn)[0] if turn == session.me else choosers(session)(session, turn)
    assert move is not None
    return move


@pytest.mark.parametrize("rules", ALL_RULES)
@pytest.mark.parametrize("moves", [0, 7, 150])
def test_a_saved_session_is_the_same_again(rules: str, moves: int, tmp_path: Path) -> None:
    session = played(rules, moves, ceremony=True)
    saving.save(session, tmp_path / "match.json")
    copy = saving.load(tmp_path / "match.json")
    assert copy.plan == session.plan
    assert copy.events == session.events
    assert copy.current.to_json() == session.current.to_json()
    assert (copy.match.totals, copy.records, copy.ratings) == (session.match.totals, session.records, session.ratings)


@pytest.mark.parametrize("rules", ["mau-king", "jokers-505"])
def test_a_resumed_session_goes_on_as_the_one_that_was_not_stopped(rules: str, tmp_path: Path) -> None:
    session = played(rules, 9)
    saving.save(session, tmp_path / "match.json")
    copy = saving.load(tmp_path / "match.json")
    for _ in range(40):
        turn = session.current.turn
        ours, theirs = first_or_chosen(session), first_or_chosen(copy)
        assert ours == theirs
        session, copy = play(session, turn, ours), play(copy, turn, ours)
        if not session.running:
            break
    assert session.events == copy.events


def test_a_rule_set_of_ones_own_is_saved_with_the_match(tmp_path: Path) -> None:
    rules = plan("serbian-501").rules.changed(id="grandma", announce_penalty=5)
    session = deal_next(begin(plan(rules=rules)))
    saving.save(session, tmp_path / "match.json")
    assert saving.load(tmp_path / "match.json").plan.rules == rules


def test_between_two_deals(tmp_path: Path) -> None:
    session = played("skat-32", 1)
    while session.running:
        session = play(session, session.current.turn, first_or_chosen(session))
    saving.save(session, tmp_path / "match.json")
    copy = saving.load(tmp_path / "match.json")
    assert not copy.running
    assert copy.records == session.records
    assert deal_next(copy).current.hands() == deal_next(session).current.hands()


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    saving.save(played("mau-king-table", 7), tmp_path / "match.json")
    return tmp_path / "match.json"


def problem(path: Path) -> str:
    with pytest.raises(Problem) as caught:
        saving.load(path)
    return str(caught.value)


def test_a_missing_file_says_how_to_begin(tmp_path: Path) -> None:
    assert "start one with: maumau play" in problem(tmp_path / "none.json")
    assert "cannot be read" in problem(tmp_path)


@pytest.mark.parametrize("text", ["", "nonsense", "[]", "{}", '{"maumau": "deal"}', "\ufeff", "\x00"])
def test_other_files_are_no_matches(tmp_path: Path, text: str) -> None:
    (tmp_path / "x.json").write_text(text)
    assert "is no saved match" in problem(tmp_path / "x.json")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"version": 99}, "version 99"),
        ({"seed": -1}, "damaged"),
        ({"seed": "x"}, "damaged"),
        ({"computers": ["easy"] * 30}, "players"),
        ({"deals": [[[0, "play ZZ"]]]}, "no card is called"),
        ({"deals": [[[0, "leave"]]]}, "leave"),
        ({"deals": 7}, "damaged"),
        ({"deals": [[0]]}, "damaged"),
        ({"rules": {"pack": 33}}, "pack"),
        ({"ratings": {"you": 3}}, "damaged"),
    ],
)
def test_damage_is_explained(saved: Path, change: dict[str, Any], said: str) -> None:
    data = json.loads(saved.read_text())
    saved.write_text(json.dumps({**data, **change}))
    assert said in problem(saved)


@pytest.mark.parametrize("name", ["rules", "computers", "seed", "ceremony", "deals_wanted", "ratings", "deals"])
def test_a_missing_part_is_named(saved: Path, name: str) -> None:
    data = json.loads(saved.read_text())
    del data[name]
    saved.write_text(json.dumps(data))
    assert f"'{name}' is missing" in problem(saved)


def test_a_place_that_cannot_be_written_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Problem, match="cannot be written"):
        saving.save(played("skat-32", 1), tmp_path / "file" / "match.json")


def test_ratings_are_kept_by_rule_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert saving.load_ratings("mau-king") == {}
    saving.keep_ratings("mau-king", {"you": (1512.5, 3)})
    saving.keep_ratings("other", {"you": (1400.0, 1)})
    assert saving.load_ratings("mau-king") == {"you": (1512.5, 3)}
    saving.ratings_file().write_text("broken")
    assert saving.load_ratings("mau-king") == {}


def test_the_state_folder_follows_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert saving.default_file() == tmp_path / "maumau" / "match.json"
    monkeypatch.setenv("XDG_STATE_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert saving.default_file() == tmp_path / ".local" / "state" / "maumau" / "match.json"
