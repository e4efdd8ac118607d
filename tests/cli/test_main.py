"""The ``maumau`` command: versions, statuses, messages of bad input, pipes, what is imported when."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import maumau
from maumau import cli
from maumau.cli import COMMANDS, Parser, main, module_name, module_of, parser_for
from maumau.cli.choosing import language

Out = pytest.CaptureFixture[str]


def run(*words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-m", "maumau.cli", *words],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=60,
        env=environment,
        check=False,
    )


def refused(capsys: Out, *words: str) -> str:
    """The complaint about a command line: status 2, nothing printed, no traceback."""
    try:
        status = main(words)
    except SystemExit as end:
        status = int(str(end.code))
    printed = capsys.readouterr()
    assert status == 2
    assert printed.out == ""
    assert printed.err.startswith("maumau")
    assert "Traceback" not in printed.err
    return printed.err.strip()


def test_the_version(capsys: Out) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"maumau {maumau.__version__}\n"


def test_help_lists_every_command(capsys: Out) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    out = capsys.readouterr().out
    there = [name for name in COMMANDS if importlib.util.find_spec(module_name(name))]
    assert {"play", "simulate", "check", "rules"} <= set(there)
    assert re.findall(r"^    ([\w-]+)(?: |$)", out, re.MULTILINE) == there


@pytest.mark.parametrize("name", ["play", "simulate", "check", "rules"])
def test_every_command_has_help(name: str, capsys: Out) -> None:
    with pytest.raises(SystemExit) as end:
        main([name, "--help"])
    assert end.value.code == 0
    assert f"usage: maumau {name}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "COMMAND"),
        ("plai", "choose from 'play'"),
        ("play --rules mau-kin", "did you mean mau-king?"),
        ("play --rules nowhere.toml", "nowhere.toml"),
        ("play --rules skat-32 --opponents 9", "skat-32 is played with 1 to 4 computer players, not 9"),
        ("play --rules skat-32 --opponents 0", "1 to 4"),
        ("play --rules skat-32 --opponents -1", "1 to 4 computer players, not -1"),
        ("play --opponents easy,clever", "no player is called 'clever': there are beginner"),
        ("play --opponents 99999999999999999999", "1 to 7"),
        ("play --opponents ,", "no player is called ''"),
        ("play --seed x", "a seed is a whole number from 0 to 4611686018427387903, not 'x'"),
        ("play --seed -3", "seed"),
        ("play --seed 4611686018427387904", "4611686018427387903"),
        ("play --seed ²", "a seed is a whole number"),
        ("play --deals 0", "a number of deals is a whole number from 1"),
        ("play --deals 2 --single", "not allowed with argument"),
        ("play --lang fr", "choose from 'sr-Latn'"),
        ("play --wait soon", "a time is 0 to 600 seconds, not 'soon'"),
        ("play --wait nan", "a time is 0 to 600 seconds"),
        ("play --pace -1", "pace"),
        ("play --option seven_draws", "write name=value"),
        ("play --option seven_drows=3", "did you mean seven_draws?"),
        ("play --option seven_draws=9", "write 2, 3"),
        ("play --option =3", "write name=value"),
        ("play --option effects.7=1 --option effects.7.kind=skip", "has a value already"),
        ("play --script nowhere.txt", "nowhere.txt cannot be read"),
        ("play --resume nowhere.json --script moves.txt", "moves.txt cannot be read"),
        ("play --unknown", "unrecognized arguments: --unknown"),
        ("simulate --rules skat", "did you mean skat-32?"),
        ("simulate --players a,b", "no player is called 'a'"),
        ("simulate --players random-card --seats 9", "from 2 to 8"),
        ("simulate --rules skat-32 --players easy --seats 6", "skat-32 is played by 2 to 5, not by 6"),
        ("simulate --players easy,easy --seats 3", "leave one of them out"),
        ("simulate --deals -1", "deals"),
        ("simulate --deals 1e3", "a number of deals"),
        ("simulate --jobs 0", "a number of processes is a whole number from 1 to 1024"),
        ("simulate --option draw_limit=x", "draw_limit"),
    ],
)
def test_bad_input_is_one_message_and_status_2(line: str, said: str, capsys: Out) -> None:
    assert said in refused(capsys, *line.split())


def test_a_script_and_resume_need_files_that_fit(capsys: Out, tmp_path: Path) -> None:
    script = tmp_path / "moves.txt"
    script.write_text("draw\n")
    words = ["play", "--script", str(script), "--resume", str(tmp_path / "none.json")]
    assert "start one with: maumau play" in refused(capsys, *words)
    (tmp_path / "none.json").write_text("{}")
    assert "is no saved match" in refused(capsys, *words)
    assert "leave --seed out" in refused(capsys, *words, "--seed", "3")
    assert "leave --option out" in refused(capsys, *words, "--option", "jokers=2")


def test_all_faults_of_a_rule_set_are_told(capsys: Out, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('id = "mine"\npak = 32\nhand_size = 99\n')
    said = refused(capsys, "play", "--rules", str(file))
    assert "pack" in said
    assert "hand_size" in said


def test_a_house_rule_counts(capsys: Out) -> None:
    assert main(["simulate", "--rules", "skat-32", "--option", "hand_size_two=3", "--deals", "50"]) == 0
    short = capsys.readouterr().out
    assert main(["simulate", "--rules", "skat-32", "--deals", "50"]) == 0
    assert short.splitlines()[0].startswith("skat-32-custom")
    assert short.splitlines()[2:] != capsys.readouterr().out.splitlines()[2:]


# -- without a terminal --------------------------------------------------------------------------------------
def test_without_a_terminal_a_demonstration_is_played() -> None:
    first, second = run("play", "--lang", "en"), run("play", "--lang", "en")
    assert first.returncode == 0
    assert first.stdout == second.stdout
    assert "Demonstration" in first.stdout
    assert "wins the deal." in first.stdout
    assert first.stderr == ""
    assert max(map(len, first.stdout.splitlines())) <= 80


def test_the_demonstration_follows_the_options() -> None:
    shown = run("play", "--rules", "jokers-505", "--opponents", "3", "--seed", "7", "--deals", "2", "--lang", "de")
    assert shown.returncode == 0
    assert "Vorführung" in shown.stdout
    assert "Nach Runde 2" in shown.stdout
    assert "Goran" in shown.stdout


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "sr_RS@latin")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    assert language(None) == "sr-Latn"
    assert language("ru") == "ru"


def test_a_script_from_standard_input() -> None:
    shown = run("play", "--rules", "skat-32", "--seed", "3", "--lang", "en", "--script", "-", stdin="draw\npass\n")
    assert shown.returncode == 0
    assert "You draw 1 card" in shown.stdout


@pytest.mark.parametrize("words", [["play", "--lang", "en"], ["rules", "list"], ["simulate", "--deals", "5"]])
def test_a_closed_pipe_is_no_error(words: list[str]) -> None:
    command = [sys.executable, "-m", "maumau.cli", *words]
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        errors = child.stderr.read()
        assert child.wait(timeout=60) == 0
    assert errors == b""


# -- modules -------------------------------------------------------------------------------------------------
def test_a_missing_module_disables_one_command_only(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COMMANDS, "dance", "dance")
    assert "dance cannot run here: maumau.cli.dance is not installed" in refused(capsys, "dance")
    assert main(["rules", "list"]) == 0


def test_what_a_command_needs_and_is_not_there_is_named(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    def needy(_args: object) -> int:
        return importlib.import_module("some_server").run()  # type: ignore[no-any-return]

    monkeypatch.setattr(cli, "parser_for", lambda _command: fake_parser(needy))
    assert main(["rules"]) == 2
    assert capsys.readouterr().err == "maumau: rules cannot run here: some_server is not installed\n"


def test_ctrl_c_is_status_130(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(_args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(importlib.import_module("maumau.cli.rules"), "run", stop)
    monkeypatch.setattr(cli, "parser_for", lambda _command: fake_parser(stop))
    assert main(["rules", "list"]) == 130
    assert capsys.readouterr().err == "\n"


def fake_parser(action: object) -> Parser:
    parser = Parser(prog="maumau")
    parser.add_argument("words", nargs="*")
    parser.set_defaults(run=action)
    return parser


def test_importing_the_command_loads_no_command() -> None:
    code = "import sys, maumau.cli; print([m for m in sys.modules if m.startswith(('maumau.cli.', 'rich', 'prompt'))])"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert shown.stdout == "[]\n"


def test_every_listed_module_offers_what_the_command_needs() -> None:
    for name in ("play", "simulate", "check", "rules"):
        module = module_of(name)
        assert callable(module.add_parser)
        assert callable(module.run)
        assert parser_for(name).prog == "maumau"
