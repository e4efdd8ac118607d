"""Moves from a file: whole matches in every rule set, and what is said of a line that does not fit."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from maumau.bots import Budget, Player, Rng
from maumau.cli import Problem, main
from maumau.cli.play.advice import asked
from maumau.cli.play.computers import Computers
from maumau.cli.play.host import Leave, sit
from maumau.cli.play.script import Script, script_lines
from maumau.cli.play.session import Session, begin, play
from maumau.cli.play.terminal import Screen
from maumau.engine.events import Event
from maumau.engine.moves import Move
from maumau.engine.observation import Observation
from tests.cli.play.tables import ALL_LANGUAGES, ALL_RULES, choosers, plan, position, voice
from tests.secrecy import told_too_much

Out = pytest.CaptureFixture[str]
ASIDE = ("jump-in", "challenge", "announce")


class Writing(Script):
    """Plays by chance and writes its moves down as a script.

    A script does what its next line says as soon as that is possible: what this player lets pass once, it does not do
    before its next turn is over.
    """

    random = Random(8)
    passes = False

    def move(self, session: Session) -> Move:
        assert session.me is not None
        legal = session.current.legal_moves(session.me)
        legal = [move for move in legal if not self.passes or move.kind not in ASIDE]
        self.passes = False
        return self.written(self.random.choice(legal))

    def interject(self, session: Session) -> Move | None:
        assert session.me is not None
        aside = [move for move in session.current.legal_moves(session.me) if move.kind in ASIDE]
        self.passes = self.passes or (bool(aside) and self.random.random() > 0.7)
        return self.written(self.random.choice(aside)) if aside and not self.passes else None

    def written(self, move: Move) -> Move:
        self.lines = [*self.lines, (len(self.lines) + 1, str(move))]
        return move


def script_of(session: Session, text: str = "", language: str = "en") -> tuple[Script, io.StringIO]:
    out = io.StringIO()
    return Script(Screen(out), voice(session, language), name="moves.txt", lines=script_lines(text)), out


@pytest.mark.parametrize("rules", ALL_RULES)
def test_a_script_plays_the_same_match_again(rules: str) -> None:
    session = begin(plan(rules, computers=2, deals=3, ceremony=True))
    writing = Writing(Screen(io.StringIO()), voice(session))
    played = sit(session, writing, choosers(session))
    text = "\n".join(line for _, line in writing.lines)
    script, _ = script_of(session, text)
    again = sit(session, script, choosers(session))
    script.check_used()
    assert again.events == played.events
    assert again.match.totals == played.match.totals


@dataclass
class Listening:
    """A player that keeps what it is told."""

    player: Player
    told: list[tuple[int | None, list[Event]]]
    name: str = "listening"
    version: str = "1"

    def choose(
        self, seen: Observation, history: Sequence[Event], budget: Budget, rng: Rng, totals: Sequence[int] = ()
    ) -> Move | None:
        self.told.append((seen.seat, list(history)))
        return self.player.choose(seen, history, budget, rng, totals)


def test_neither_players_nor_hints_are_told_of_the_cards_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int | None, list[Event]]] = []
    session = begin(plan("jokers-505", computers=2, deals=1))
    computers = Computers({id_: Listening(one, told) for id_, one in Computers.of(session.plan).players.items()})
    monkeypatch.setattr(
        "maumau.cli.play.advice.hint", lambda seen, history, *_, **__: told.append((seen.seat, history))
    )

    class Asking(Writing):
        def move(self, session: Session) -> Move:
            asked(session)
            return super().move(session)

    sit(session, Asking(Screen(io.StringIO()), voice(session)), computers.choose)
    assert len({seat for seat, _ in told}) == 3
    assert not any(told_too_much(history, seat) for seat, history in told)


@pytest.mark.parametrize("language", ALL_LANGUAGES)
def test_what_happens_is_printed_in_the_language(language: str) -> None:
    session = begin(plan("skat-32", deals=1))
    script, out = script_of(session, "draw\npass\n", language)
    with pytest.raises(Leave):
        sit(session, script, choosers(session))
    assert voice(session, language).name("1") in out.getvalue()


def test_comments_and_empty_lines_are_skipped() -> None:
    assert script_lines("# start\n\ndraw  # take\n  pass\n") == [(3, "draw"), (4, "pass")]


def refusal(session: Session, text: str) -> str:
    script, _ = script_of(session, text)
    with pytest.raises(Problem) as caught:
        script.move(session)
    return str(caught.value)


def test_an_illegal_line_says_which_why_and_what_would_be_right() -> None:
    session = position("mau-king-table", ["2C 6C", "7S JC"], "5H", stock=["KD"])
    assert refusal(session, "\nplay 2C") == (
        "moves.txt, line 2: 'play 2C' is not possible: 2♣ does not fit: 5♥ lies on top; possible here: draw"
    )


def test_a_line_that_is_no_move_says_what_would_be_one() -> None:
    session = position("mau-king-table", ["2C 6C", "7S JC"], "5H", stock=["KD"])
    assert "moves.txt, line 1: 'jump' is no move" in refusal(session, "jump")
    assert "no card is called '9X'" in refusal(session, "play 9X")


def test_players_are_called_by_name_or_seat() -> None:
    base = position("mau-king-table", ["5C 9S", "6H 7S", "6S 8S"], "5H", turn=1)
    session = play(base, 1, Move.parse("play 6H"))
    for text in ("challenge Ana", "challenge ana", "challenge 1"):
        script, _ = script_of(session, text)
        assert script.interject(session) == Move("challenge", target=1)
    assert "nobody is called 'Zora'" in refusal(session, "challenge Zora")


def test_lines_after_the_end_are_noticed() -> None:
    session = begin(plan())
    script, _ = script_of(session, "draw")
    with pytest.raises(Problem, match="line 1: 'draw' comes after the end of the match"):
        script.check_used()


# -- the command ---------------------------------------------------------------------------------------------
def command(*words: str | int | Path) -> int:
    return main(["play", "--lang", "en", *map(str, words)])


@pytest.fixture
def draws(tmp_path: Path) -> Path:
    file = tmp_path / "moves.txt"
    file.write_text("draw\npass\n")
    return file


def test_a_script_that_stops_midway_ends_well(draws: Path, capsys: Out) -> None:
    assert command("--rules", "skat-32", "--seed", 3, "--script", draws) == 0
    out = capsys.readouterr().out
    assert "You draw 1 card" in out
    assert "The script ends here: 2 lines." in out


def test_an_illegal_line_ends_with_status_2(draws: Path, capsys: Out) -> None:
    draws.write_text("draw\ndraw\n")
    assert command("--rules", "skat-32", "--seed", 3, "--script", draws) == 2
    err = capsys.readouterr().err
    assert f"maumau: {draws}, line 2: 'draw' is not possible: You have drawn already" in err
    assert "Traceback" not in err


def test_a_script_without_cards_is_a_whole_match_of_nothing(tmp_path: Path) -> None:
    (tmp_path / "empty.txt").write_text("# nothing\n")
    assert command("--rules", "skat-32", "--seed", 3, "--script", tmp_path / "empty.txt") == 0


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00d"])
def test_an_unreadable_script_is_status_2(tmp_path: Path, content: bytes | None, capsys: Out) -> None:
    file = tmp_path / "moves.txt"
    if content is not None:
        file.write_bytes(content)
    assert command("--script", file) == 2
    assert str(file) in capsys.readouterr().err


def test_a_script_can_be_saved_and_gone_on_with(draws: Path, tmp_path: Path, capsys: Out) -> None:
    saved = tmp_path / "match.json"
    assert command("--rules", "skat-32", "--seed", 3, "--script", draws, "--save", saved) == 0
    first = capsys.readouterr().out
    draws.write_text("draw\n")
    assert command("--resume", saved, "--script", draws) == 0
    assert "You draw 1 card" in capsys.readouterr().out
    draws.write_text("draw\npass\ndraw\n")
    assert command("--rules", "skat-32", "--seed", 3, "--script", draws) == 0
    assert capsys.readouterr().out.startswith(first[:200])
