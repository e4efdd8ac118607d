"""From arguments to a table: menus, saved matches, ratings, good-byes; without a real terminal."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from pathlib import Path

import pytest

from maumau.cli import Problem, main, parser_for
from maumau.cli.play import saving
from maumau.cli.play.arguments import computers_of, wants_menu
from maumau.cli.play.computers import Computers
from maumau.cli.play.menu import Menu, number_of
from maumau.cli.play.session import YOU, Plan, begin, deal_next
from maumau.cli.play.start import by_kind, by_player, play_person, rating_name, resumed, seated
from maumau.cli.play.terminal import Screen
from maumau.cli.play.voice import level_name
from maumau.rulesets import load_rules
from maumau.text import Translator
from tests.cli.play.tables import Typing, plan


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "maumau"


def arguments(*words: str) -> argparse.Namespace:
    return parser_for("play").parse_args(["play", "--pace", "0", "--wait", "0", *words])


def sat(words: str, *lines: str) -> tuple[int, str]:
    """The exit status and all that was shown, with these lines typed."""
    out = io.StringIO()
    return play_person(arguments(*words.split()), Screen(out), Translator("en"), Typing(*lines)), out.getvalue()


QUICK = "--rules skat-32 --opponents 1 --seed 3"


def test_leaving_says_how_to_go_on(state: Path) -> None:
    status, shown = sat(QUICK, "q")
    assert status == 0
    assert "Go on later with: maumau play --resume\n" in shown
    assert (state / "match.json").exists()


def test_a_file_of_ones_own_is_named(tmp_path: Path) -> None:
    file = tmp_path / "my match.json"
    _, shown = play_named(file)
    assert f"maumau play --resume '{file}'"[:40] in " ".join(shown.split())
    assert file.exists()


def play_named(file: Path) -> tuple[int, str]:
    out = io.StringIO()
    args = arguments(*QUICK.split(), "--save", str(file))
    return play_person(args, Screen(out), Translator("en"), Typing("q")), out.getvalue()


def test_a_resumed_match_is_the_same() -> None:
    _, first = sat(QUICK, "d", "q")
    _, second = sat("--resume", "q")
    hand = [line for line in first.splitlines() if line.startswith(("│", "┃"))][-2:]
    assert hand == [line for line in second.splitlines() if line.startswith(("│", "┃"))][-2:]
    assert "The match goes on where it stood." in second


@pytest.mark.parametrize("words", ["--rules skat-32", "--opponents 2", "--seed 3", "--option jokers=2"])
def test_a_saved_match_has_its_own_rules(words: str) -> None:
    sat(QUICK, "q")
    with pytest.raises(Problem, match="goes on with a saved match"):
        sat(f"--resume {words}")


def test_more_deals_may_be_wanted_of_a_saved_match() -> None:
    sat(QUICK, "q")
    args = arguments("--resume", "--deals", "4")
    assert resumed(args).plan.deals == 4


def test_a_new_match_keeps_an_unfinished_one(state: Path) -> None:
    sat(QUICK, "d", "q")
    old = (state / "match.json").read_text()
    sat(QUICK.replace("seed 3", "seed 4"), "q")
    assert (state / "previous.json").read_text() == old


def test_a_finished_match_leaves_no_file(state: Path) -> None:
    lines = ["play 2C", *["", "1", "2", "3", "4", "5", "6", "1", "d", "p"] * 200]
    _, shown = sat(f"{QUICK} --single --no-reminder", *lines)
    assert "After deal 1" in shown
    assert "Thank you for playing." in shown
    assert not (state / "match.json").exists()


def test_ctrl_c_is_status_130() -> None:
    class Impatient(Typing):
        def ask(self, prompt: str, seconds: float = 0) -> str | None:
            raise KeyboardInterrupt(prompt, seconds)

    out = io.StringIO()
    assert play_person(arguments(*QUICK.split()), Screen(out), Translator("en"), Impatient()) == 130
    assert "Saved." in out.getvalue()


# -- ratings -------------------------------------------------------------------------------------------------
def test_ratings_are_kept_between_sittings() -> None:
    lines = ["", "1", "2", "3", "4", "5", "6", "7", "1", "d", "p"] * 300
    sat("--rules mau-king --opponents 1 --seed 3 --single --no-reminder", *lines)
    known = saving.load_ratings("mau-king")
    assert set(known) == {YOU, "easy-1"}
    assert known[YOU][1] == 1
    args = arguments("--rules", "mau-king", "--opponents", "2")
    ratings = seated(args, load_rules("mau-king"), ("easy", "medium")).ratings
    assert ratings[YOU] == known[YOU]
    assert ratings["1"] == known["easy-1"]
    assert ratings["2"] == (1500.0, 0)


def test_ratings_have_names_that_mean_the_same_at_every_table() -> None:
    table = plan("mau-king", 2)
    kept = by_kind(table, {YOU: (1510.0, 2), "1": (1490.0, 2), "2": (1500.0, 2)})
    assert set(kept) == {YOU, "easy-1", "easy-2"}
    assert by_player(table, kept)["2"] == (1500.0, 2)
    assert rating_name(table, YOU) == YOU


# -- the menu ------------------------------------------------------------------------------------------------
def chosen(*lines: str, language: str = "en") -> tuple[Menu, io.StringIO]:
    out = io.StringIO()
    return Menu(Screen(out), Typing(*lines), Translator(language)), out


def test_enter_takes_the_usual() -> None:
    menu, _ = chosen("", "", "", "")
    choice = menu.run()
    assert (choice.language, choice.rules.id, choice.computers) == ("en", "mau-king", ("easy", "easy"))


def test_everything_can_be_chosen() -> None:
    menu, out = chosen("4", "r 3", *[""] * 4, "9", "x", "3", "0", "8", "5", "3", language="ru")
    choice = menu.run()
    assert (choice.language, choice.rules.id) == ("de", "jokers-505")
    assert choice.computers == ("medium",) * 5
    assert "Wie stark?" in out.getvalue()
    assert "Bitte eine Zahl von 1 bis 6." in out.getvalue()


def test_the_saved_match_is_offered() -> None:
    sat(QUICK, "d", "q")
    status, shown = sat("", "perhaps", "y", "q")
    assert status == 0
    assert "Please answer y or n." in shown
    assert "The match goes on where it stood." in shown
    _, shown = sat("", "n", "", "5", "1", "1", "q")
    assert "deal 1" in shown


def test_a_damaged_saved_match_is_not_offered(state: Path) -> None:
    state.mkdir()
    (state / "match.json").write_text("broken")
    _, shown = sat("", "", "5", "1", "1", "q")
    assert "Go on with the saved match" not in shown


@pytest.mark.parametrize(("typed", "found"), [("", 2), ("3", 3), ("0", 0), ("9", 0), ("x", 0), ("1 2", 0), ("²", 0)])
def test_numbers_of_a_menu(typed: str, found: int) -> None:
    assert number_of(typed.split(), 5, 2) == found


def test_what_stands_in_the_menu_may_be_typed() -> None:
    menu, out = chosen("Deutsch", "6", "1", "schwierig", "Schwer")
    choice = menu.run()
    assert (choice.language, choice.rules.id) == ("de", "skat-32-points")
    assert choice.computers == ("hard",)
    assert out.getvalue().count("1 bis 5") == 1


# -- arguments -----------------------------------------------------------------------------------------------
def test_the_menu_comes_where_nothing_is_said() -> None:
    assert wants_menu(arguments())
    assert wants_menu(arguments("--seed", "3"))
    assert not wants_menu(arguments("--rules", "skat-32"))
    assert not wants_menu(arguments("--opponents", "2"))


def test_opponents_are_a_number_or_names() -> None:
    rules = load_rules("skat-32")
    assert computers_of("3", rules) == ("easy",) * 3
    assert computers_of("easy, medium", rules) == ("easy", "medium")
    assert computers_of("greedy-1", rules) == ("greedy-1",)
    assert computers_of(None, rules) == ("easy", "easy")


def test_every_option_is_in_the_guide() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "playing.md").read_text(encoding="utf-8")
    text = parser_for("play")._subparsers._group_actions[0].choices["play"].format_help()  # type: ignore[union-attr, index]
    options = set(re.findall(r"--[a-z-]+", text)) - {"--help"}
    assert {option for option in options if f"`{option}" not in guide} == set()


@pytest.mark.parametrize("option", ["--resume", "--save"])
def test_without_a_terminal_nothing_is_saved_or_gone_on_with(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", option, str(tmp_path / "match.json")]) == 2
    assert f"{option} needs somebody who plays" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


# -- programs of other authors -------------------------------------------------------------------------------
BOT = f"{sys.executable} {Path(__file__).parents[3] / 'examples' / 'line_bot.py'}"


def test_a_program_sits_down_and_is_called_for_short(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    moves = tmp_path / "moves.txt"
    moves.write_text("draw\npass\n")
    kept = tmp_path / "match.json"
    words = ["--rules", "skat-32", "--opponents", BOT, "--seed", "1", "--script", str(moves), "--save", str(kept)]
    assert main(["play", *words]) == 0
    assert "Ana plays" in capsys.readouterr().out
    assert level_name(Translator("en"), BOT) == "line_bot.py"


def test_a_saved_match_starts_no_program_that_is_not_named_again(tmp_path: Path) -> None:
    kept = tmp_path / "match.json"
    with Computers.of(plan("skat-32", computers=1)) as computers:
        assert computers.players
    saving.save(deal_next(begin(Plan(rules=load_rules("skat-32"), computers=(BOT,), seed=3))), kept)
    with pytest.raises(Problem, match="goes on with programs of other authors: name them again"):
        resumed(arguments("--resume", str(kept)))
    with pytest.raises(Problem, match="leave --opponents out, or say"):
        resumed(arguments("--resume", str(kept), "--opponents", "easy"))
    assert resumed(arguments("--resume", str(kept), "--opponents", BOT)).plan.computers == (BOT,)


def test_what_a_program_did_wrong_is_said_at_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text("print('no JSON', flush=True)\nimport sys\nsys.stdin.read()\n")
    command = f"{sys.executable} {wrong}"
    assert main(["play", "--rules", "skat-32", "--opponents", command, "--seed", "1", "--script", os.devnull]) == 0
    assert "maumau: wrong.py: garbage" in capsys.readouterr().err


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(Problem, match=r"--opponents: there is no program '\./nothing'"):
        computers_of("./nothing", load_rules("skat-32"))
    with pytest.raises(Problem, match="No closing quotation"):
        computers_of("python3 'x", load_rules("skat-32"))
