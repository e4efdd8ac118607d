"""``maumau rules``: what it prints and how it ends."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

import pytest

from maumau.cli import rules as command
from maumau.engine.reasons import REASONS
from maumau.engine.rules.check import ruleset_from
from maumau.engine.rules.options import EFFECT_OPTIONS, RULE_OPTIONS
from maumau.engine.rules.switches import SWITCHES
from maumau.rulesets import load_rules, shipped
from maumau.text import LANGUAGES, Translator
from tools import option_docs


def run(*words: str | Path) -> int:
    parser = argparse.ArgumentParser()
    command.add_parser(parser.add_subparsers())
    args = parser.parse_args(["rules", *map(str, words)])
    return int(args.run(args))


def test_list_names_the_shipped_sets(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("list", "--lang", "en") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == shipped()
    assert lines[4] == "skat-32         Skat pack, five victories. 2 to 5 players."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id_", shipped())
def test_show_explains_every_set_in_every_language(id_: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", id_, "--lang", language) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"{Translator(language).set_name(load_rules(id_))} ({id_})\n")
    assert out.count("\n\n") == 7


def test_the_language_of_the_environment_counts(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "sr_RS.UTF-8@latin")
    assert run("show", "skat-32") == 0
    assert "Ko prvi ostane bez karata, dobija partiju." in capsys.readouterr().out


def test_show_as_json_holds_the_whole_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "jokers-505", "--json", "--lang", "en") == 0
    data = json.loads(capsys.readouterr().out)
    assert ruleset_from(data["rules"]) == load_rules("jokers-505")
    assert data["switches"]["nine_reverses"] is True
    assert data["explanation"][0] == {
        "id": "explain-aim",
        "args": {},
        "group": "about",
        "card": "",
        "text": "Whoever is first without cards wins the deal.",
    }


def test_show_as_toml_is_a_file_to_start_from(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "serbian-501", "--toml") == 0
    path = tmp_path / "mine.toml"
    path.write_text(capsys.readouterr().out, encoding="utf-8")
    assert load_rules(path) == load_rules("serbian-501")


def test_show_of_a_file_without_a_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('base = "skat-32"\nhand_size = 4\n', encoding="utf-8")
    assert run("show", path, "--lang", "en") == 0
    out = capsys.readouterr().out
    assert out.startswith("skat-32-custom\n")
    assert "Everybody is dealt 4 cards, one at a time." in out


def test_faults_are_told_in_the_language_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.toml"
    path.write_text("hand_size = 50\n", encoding="utf-8")
    assert run("validate", path, "--lang", "sr-Latn") == 2
    assert capsys.readouterr().err == f"{path}:1: hand_size: 50 ne može: može od 2 do 10\n"


def test_a_set_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "skat-23", "--lang", "en") == 2
    assert "did you mean skat-32?" in capsys.readouterr().err


def test_validate_tells_all_faults_of_all_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad, none = tmp_path / "good.toml", tmp_path / "bad.toml", tmp_path / "none.toml"
    good.write_text('id = "good"\n', encoding="utf-8")
    bad.write_text('hand_sise = 5\n\njump_in = true\ncut = "special"\n', encoding="utf-8")
    assert run("validate", "--lang", "en", bad, good, none) == 2
    out, err = capsys.readouterr()
    assert out == f"{good}: good is fine\n"
    assert err.splitlines() == [
        f"{bad}:1: hand_sise: there is no option hand_sise: did you mean hand_size?",
        f"{bad}:3: jump_in: jump_in needs two packs: no card has a twin with 2 to 6 players",
        f"{bad}:4: cut: special is not possible: did you mean specials? Possible are none, plain, specials",
        f"{none}: the file cannot be read: No such file or directory",
    ]


def test_validate_of_good_files_ends_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "good.json"
    path.write_text('{"base": "mau-king", "sevenDraws": 3}', encoding="utf-8")
    assert run("validate", path) == 0
    assert capsys.readouterr().out == f"{path}: mau-king-custom is fine\n"


def test_reasons_lists_the_ids(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("reasons") == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(REASONS)


def test_options_lists_every_option_with_its_values(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("options", "--lang", "en") == 0
    names = [line.split(" = ")[0] for line in capsys.readouterr().out.splitlines() if not line.startswith(" ")]
    assert names == [*RULE_OPTIONS, *(f"effects.<card>.{name}" for name in EFFECT_OPTIONS), *SWITCHES]


def test_options_as_json_is_the_schema(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("options", "--json") == 0
    assert [group["id"] for group in json.loads(capsys.readouterr().out)["groups"]][:2] == ["about", "pack"]


@pytest.mark.parametrize("words", [[], ["show"], ["show", "skat-32", "--lang", "fr"], ["shuffle"], ["validate"]])
def test_wrong_words_are_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        run(*words)
    assert caught.value.code == 2
    assert "usage:" in capsys.readouterr().err


# ---------------------------------------------------------------- the reference page


def test_the_reference_page_is_current() -> None:
    assert option_docs.PAGE.read_text(encoding="utf-8") == option_docs.page(), "run python tools/option_docs.py"


def test_the_example_of_the_page_is_a_good_rule_set(tmp_path: Path) -> None:
    example = option_docs.INTRODUCTION.split("```toml\n")[1].split("```")[0]
    path = tmp_path / "example.toml"
    path.write_text(example, encoding="utf-8")
    rules = load_rules(path)
    assert (rules.id, rules.hand_size, rules.effects["7"].amount, "8" in rules.effects) == (
        "grandmas-kitchen",
        5,
        3,
        False,
    )


def test_the_tools_check_without_writing() -> None:
    for tool in ("option_docs", "latin"):
        done = subprocess.run(
            [sys.executable, f"tools/{tool}.py", "--check"], capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stdout) == (0, ""), done.stderr


# ---------------------------------------------------------------- on a terminal


def test_on_a_terminal_no_line_is_longer_than_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("show", "serbian-501", "--lang", "en") == 0
    whole = capsys.readouterr().out
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    assert run("show", "serbian-501", "--lang", "en") == 0
    wrapped = capsys.readouterr().out
    assert max(map(len, wrapped.splitlines())) <= 80 < max(map(len, whole.splitlines()))
    assert wrapped.split() == whole.split()
