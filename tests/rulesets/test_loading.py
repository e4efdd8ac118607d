"""Rule sets from files: what loads, what does not, and what is said about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from maumau.engine.rules.check import RulesError, change
from maumau.engine.rules.ruleset import RuleSet
from maumau.engine.rules.text import to_toml
from maumau.rulesets import LARGEST_FILE, load_rules, rules_from, shipped


def write(folder: Path, name: str, text: str | bytes) -> Path:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def failure(source: str | Path) -> str:
    with pytest.raises(RulesError) as caught:
        load_rules(source)
    return str(caught.value)


@pytest.mark.parametrize("id_", shipped())
def test_a_shipped_set_comes_back_from_a_file(id_: str, tmp_path: Path) -> None:
    path = write(tmp_path, "copy.toml", to_toml(load_rules(id_)))
    assert load_rules(path) == load_rules(str(path)) == load_rules(id_)


def test_a_file_may_be_empty() -> None:
    assert rules_from({}) == RuleSet()


def test_toml_and_json_say_the_same(tmp_path: Path) -> None:
    toml = write(tmp_path, "a.toml", 'base = "skat-32"\nid = "ours"\nhand_size = 4\n[effects]\n9 = "reverse"\n')
    json = write(tmp_path, "a.json", '{"base": "skat-32", "id": "ours", "handSize": 4, "effects": {"9": "reverse"}}')
    assert (
        load_rules(toml)
        == load_rules(json)
        == change(load_rules("skat-32"), {"id": "ours", "hand_size": 4, "effects": {"9": "reverse"}})
    )


def test_a_base_may_be_a_file_beside_it(tmp_path: Path) -> None:
    write(tmp_path, "grandma.toml", 'base = "mau-king"\nid = "grandma"\nhand_size = 5\n')
    path = write(tmp_path, "ours.toml", 'base = "grandma.toml"\nseven_draws = 3\n')
    rules = load_rules(path)
    assert (rules.id, rules.hand_size, rules.effects["7"].amount) == ("grandma-custom", 5, 3)


def test_text_may_have_a_mark_and_windows_lines(tmp_path: Path) -> None:
    path = write(tmp_path, "a.toml", b'\xef\xbb\xbfid = "ours"\r\nhand_size = 5\r\n')
    assert load_rules(path).hand_size == 5
    bad = write(tmp_path, "b.toml", b'\xef\xbb\xbfid = "ours"\r\nhand_size = 55\r\n')
    assert failure(bad) == f"{bad}:2: hand_size: 55 is not possible: 2 to 10 are"


# ---------------------------------------------------------------- what does not load


def test_the_id_of_a_shipped_set_is_for_the_shipped_set(tmp_path: Path) -> None:
    same = write(tmp_path, "same.toml", to_toml(load_rules("mau-king").changed(name="Ours")))
    assert load_rules(same).name == "Ours"
    other = write(tmp_path, "other.toml", 'base = "mau-king"\nhand_size = 5\nid = "mau-king"\n')
    assert failure(other) == (
        f"{other}:3: id: mau-king is the id of a shipped rule set, and this one plays otherwise: choose another id"
    )
    with pytest.raises(RulesError, match="is the id of a shipped rule set"):
        rules_from({"id": "skat-32"})


def test_a_name_that_is_nearly_right() -> None:
    assert failure("mau-kin") == (
        "no rule set is called mau-kin: did you mean mau-king? The shipped ones are mau-king, mau-king-table, "
        "jokers-505, serbian-501, skat-32, skat-32-points"
    )


def test_a_name_that_is_not_even_near() -> None:
    assert failure("poker").startswith("no rule set is called poker; the shipped ones are mau-king,")


def test_every_fault_stands_in_its_line(tmp_path: Path) -> None:
    path = write(tmp_path, "a.toml", 'base = "mau-king"\nhand_sise = 5\n\n[effects]\n7 = { amount = 99 }\n')
    assert failure(path).splitlines() == [
        f"{path}:2: hand_sise: there is no option hand_sise: did you mean hand_size?",
        f"{path}:5: effects.7.amount: 99 is not possible: 1 to 10 are",
    ]


def test_a_wrong_base_does_not_hide_the_rest(tmp_path: Path) -> None:
    path = write(tmp_path, "a.toml", 'base = "mau-kin"\nhand_size = 50\nstart_card = "cut"\n')
    first, second = failure(path).splitlines()
    assert first.startswith(f"{path}:1: base: no rule set is called mau-kin: did you mean mau-king?")
    assert second == f"{path}:2: hand_size: 50 is not possible: 2 to 10 are"


def test_faults_of_a_base_are_told_with_its_file(tmp_path: Path) -> None:
    base = write(tmp_path, "base.toml", "hand_size = 50\n")
    path = write(tmp_path, "a.toml", 'base = "base.toml"\n')
    assert failure(path) == f"{base}:1: hand_size: 50 is not possible: 2 to 10 are"


def test_a_set_cannot_start_from_itself(tmp_path: Path) -> None:
    write(tmp_path, "b.toml", 'base = "a.toml"\n')
    path = write(tmp_path, "a.toml", 'base = "b.toml"\n')
    assert failure(path).endswith("b.toml:1: base: the rule set starts from itself through a.toml")


@pytest.mark.parametrize("base", ["5", "[]", '"no.toml"'])
def test_a_base_that_is_none(base: str, tmp_path: Path) -> None:
    path = write(tmp_path, "a.toml", f"base = {base}\n")
    assert "no.toml: the file cannot be read" in failure(path) or "a.toml:1: base: no rule set is called" in failure(
        path
    )


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("a.toml", "hand_size\n", ":1: this is no TOML: Expected '=' after a key in a key/value pair"),
        ("a.json", '{"hand_size": 5,', ":1: this is no JSON: Expecting property name enclosed in double quotes"),
        ("a.json", "[1]", ": a rule set is a table of options, not […]"),
        ("a.json", '{"a": 1, "a": 1}', ": this is no JSON: the name “a” stands twice in one object"),
        ("a.json", "[" * 100_000, ": this is no JSON: it is nested too deeply"),
        ("a.toml", bytes(range(256)), ": the file cannot be read: it is not UTF-8 text"),
        ("a.toml", b"#" * (LARGEST_FILE + 1), f": the file cannot be read: it is larger than {LARGEST_FILE} bytes"),
    ],
)
def test_a_file_that_is_no_rule_set(name: str, text: str | bytes, expected: str, tmp_path: Path) -> None:
    path = write(tmp_path, name, text)
    assert failure(path).startswith(f"{path}{expected}")


def test_no_such_file_and_a_folder(tmp_path: Path) -> None:
    assert (
        failure(tmp_path / "none.toml")
        == f"{tmp_path / 'none.toml'}: the file cannot be read: No such file or directory"
    )
    assert failure(tmp_path) == f"{tmp_path}: the file cannot be read: Is a directory"
    assert "the file cannot be read: embedded null byte" in failure("\0.toml")


def test_a_name_with_a_dot_is_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "kitchen.rules").write_text('base = "skat-32"\nhand_size = 4\n', encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert load_rules("kitchen.rules").hand_size == 4
    with pytest.raises(RulesError, match=r"garden.rules: the file cannot be read"):
        load_rules("garden.rules")
