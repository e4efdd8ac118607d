"""The texts: the same in every language, found by what the environment asks for, generated where they say so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from maumau.bots.hints import CODES
from maumau.engine.cards import NAMES
from maumau.engine.rules.check import faults
from maumau.engine.rules.explain import Cards
from maumau.engine.rules.faults import FAULTS
from maumau.engine.rules.options import EFFECT_OPTIONS, GROUPS, RULE_OPTIONS
from maumau.engine.rules.switches import SWITCHES
from maumau.rulesets import load_rules, shipped
from maumau.text import CASES, LANGUAGES, TextError, Translator, language_for, language_from
from maumau.text.latin import latin, latin_file
from tools.latin import LOCALES, stale, write

SHARED = Path(LOCALES)
FILES = sorted(path.name for path in (SHARED / "en").glob("*.ftl"))


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (name given by the visitor)
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern | None) -> frozenset[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return frozenset(visitor.names)


def messages(language: str, name: str) -> dict[str, frozenset[str]]:
    """Ids (``message`` and ``message.attribute``, grammatical cases left out) with their variables."""
    resource = parse((SHARED / language / name).read_text(encoding="utf-8"))
    out: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in out, f"{entry.id.name} stands twice"
            out[entry.id.name] = variables(entry.value)
            forms = {item.id.name: variables(item.value) for item in entry.attributes}
            out |= {f"{entry.id.name}.{form}": found for form, found in forms.items() if form not in CASES}
    return out


def identifiers(language: str) -> list[str]:
    return [id_ for name in FILES for id_ in messages(language, name)]


# ---------------------------------------------------------------- the same everywhere


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (SHARED / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_ids_and_variables(language: str, name: str) -> None:
    assert messages(language, name) == messages("en", name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_stands_in_two_files(language: str) -> None:
    ids = identifiers(language)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", ["sr-Latn", "de", "en"])
def test_no_cyrillic_letter_in_latin_texts(language: str) -> None:
    for name in FILES:
        assert not re.search("[\u0400-\u04ff]", (SHARED / language / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_words(language: str) -> None:
    words = Translator(language)
    options = [*RULE_OPTIONS.values(), *EFFECT_OPTIONS.values(), *(item.option for item in SWITCHES.values())]
    for option in options:
        assert words.text(option.message)
        assert words.text(f"{option.message}.help")
        texts = [words.text(id_) for value in option.choices if (id_ := option.value_message(value))]
        assert len(texts) == len(set(texts))
    assert all(words.text(f"group-{group.replace('_', '-')}") for group in GROUPS)


def test_no_words_without_an_option() -> None:
    options = [*RULE_OPTIONS.values(), *EFFECT_OPTIONS.values(), *(item.option for item in SWITCHES.values())]
    used = {option.message for option in options} | {f"{option.message}.help" for option in options}
    used |= {id_ for option in options for value in option.choices if (id_ := option.value_message(value))}
    assert set(messages("en", "options.ftl")) == used


def test_the_english_faults_are_those_of_the_engine() -> None:
    expected = [f"fault-{code} = " + re.sub("{([a-z]+)}", r"{ $\1 }", text) for code, text in FAULTS.items()]
    lines = (SHARED / "en" / "faults.ftl").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("fault-")] == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_is_told_after_its_path(language: str) -> None:
    found = faults({"hand_size": 99, "start_card": "cut"})
    for fault in found:
        assert Translator(language).fault(fault).startswith(f"{fault.path}: ")
    english = [Translator("en").fault(fault) for fault in found]
    assert english == [str(fault) for fault in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shipped_sets_have_names(language: str) -> None:
    words = Translator(language)
    names = [words.set_name(load_rules(id_)) for id_ in shipped()]
    assert len(set(names)) == len(names)
    assert not set(names) & set(shipped())
    assert words.set_name(load_rules("skat-32").changed(id="ours", name="Наша")) == "Наша"
    assert words.set_name(load_rules("skat-32").changed(id="ours", name="")) == "ours"


# ---------------------------------------------------------------- finding a language


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("sr_RS.UTF-8@latin", "sr-Latn"),
        ("sr_RS@latin", "sr-Latn"),
        ("sr-Latn-RS", "sr-Latn"),
        ("sr_RS.UTF-8", "sr-Cyrl"),
        ("sr", "sr-Cyrl"),
        ("hr_HR.UTF-8", "sr-Latn"),
        ("bs", "sr-Latn"),
        ("ru_RU.KOI8-R", "ru"),
        ("de_AT", "de"),
        ("DE", "de"),
        ("en-GB", "en"),
        ("fr_FR", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("", "en"),
    ],
)
def test_the_nearest_language_of_ours(wish: str, language: str) -> None:
    assert language_for(wish) == language


def test_the_environment_is_asked_in_the_usual_order() -> None:
    assert language_from({"LANG": "de_DE", "LC_ALL": "ru_RU"}) == "ru"
    assert language_from({"LANG": "de_DE", "LC_MESSAGES": "ru_RU", "LC_ALL": ""}) == "ru"
    assert language_from({"LANG": "de_DE.UTF-8"}) == "de"
    assert language_from({}) == "en"


@pytest.mark.parametrize("language", ["fr", "sr", "../en", ""])
def test_a_language_that_there_is_not(language: str) -> None:
    with pytest.raises(TextError, match="there are sr-Latn, sr-Cyrl, ru, de, en"):
        Translator(language)


# ---------------------------------------------------------------- texts


def test_a_missing_text_or_value_is_an_error() -> None:
    with pytest.raises(TextError, match="no text 'no-such-text'"):
        Translator("de").text("no-such-text")
    with pytest.raises(TextError, match=r"no text 'option-cut\.nothing'"):
        Translator("de").text("option-cut.nothing")
    with pytest.raises(TextError, match="explain-players"):
        Translator("de").text("explain-players", low=2)
    assert not Translator("de").has("no-such-text")
    assert Translator("de").has("option-cut.plain")


@pytest.mark.parametrize(
    ("language", "counts"),
    [
        ("en", {1: "1 card.", 2: "2 cards.", 5: "5 cards."}),
        ("de", {1: "1 Karte ziehen.", 2: "2 Karten ziehen."}),
        ("ru", {1: "1 карту.", 2: "2 карты.", 5: "5 карт.", 21: "21 карту.", 12: "12 карт."}),
        ("sr-Latn", {1: "1 kartu.", 2: "2 karte.", 5: "5 karata.", 21: "21 kartu."}),
    ],
)
def test_numbers_agree_with_their_words(language: str, counts: dict[int, str]) -> None:
    for amount, end in counts.items():
        assert Translator(language).text("explain-draw-cards", target="next", amount=amount).endswith(end)


# ---------------------------------------------------------------- cards


@pytest.mark.parametrize(
    ("language", "name", "case", "text"),
    [
        ("en", "2C", "", "two of clubs"),
        ("en", "10", "plural", "tens"),
        ("de", "7H", "", "Herz-Sieben"),
        ("de", "JS", "acc", "Pik-Buben"),
        ("ru", "7H", "", "семёрка червей"),
        ("ru", "QS", "acc", "даму пик"),
        ("ru", "H", "acc", "черви"),
        ("ru", "JOKER", "gen", "джокера"),
        ("sr-Cyrl", "2C", "", "двојка треф"),
        ("sr-Latn", "2C", "acc", "dvojku tref"),
        ("sr-Latn", "JH", "acc", "žandara herc"),
        ("sr-Latn", "H", "", "herc"),
        ("sr-Latn", "A", "plural", "kečevi"),
    ],
)
def test_a_card_by_its_name(language: str, name: str, case: str, text: str) -> None:
    assert Translator(language).card(name, case) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_have_different_names(language: str) -> None:
    words = Translator(language)
    assert len({words.card(name) for name in NAMES}) == 53


def test_several_cards_are_joined() -> None:
    assert Translator("en").cards(Cards("7 JOKER")) == "seven or joker"
    assert Translator("ru").cards(Cards("7 8 A", "and")) == "семёрка, восьмёрка и туз"
    assert Translator("de").cards(Cards("7")) == "Sieben"


# ---------------------------------------------------------------- Latin letters


@pytest.mark.parametrize(
    ("cyrillic", "text"),
    [
        ("Љубав, његов џокер", "Ljubav, njegov džoker"),
        ("ЉУБАВ ЏОКЕР Њ", "LJUBAV DŽOKER Nj"),
        ("ђак, ћуп, чеп, шах, жаба", "đak, ćup, čep, šah, žaba"),
        ("Mau-Mau {7♥}", "Mau-Mau {7♥}"),
    ],
)
def test_latin_letters(cyrillic: str, text: str) -> None:
    assert latin(cyrillic) == text


def test_only_what_people_read_is_changed() -> None:
    source = '# примедба\nid = { $n ->\n    [one] једна { $n }\n   *[other] { "љ" } више\n}\n    .help = помоћ\n'
    assert latin_file(source) == (
        'id =\n    { $n ->\n        [one] jedna { $n }\n       *[other] { "љ" } više\n    }\n    .help = pomoć\n'
    )


def test_a_broken_file_is_refused() -> None:
    with pytest.raises(ValueError, match="this is no Fluent"):
        latin_file("id = { $n\n")


def test_the_latin_files_are_current() -> None:
    assert stale(SHARED) == []


def test_the_tool_writes_what_is_missing_and_removes_what_is_too_much(tmp_path: Path) -> None:
    (tmp_path / "sr-Cyrl").mkdir()
    (tmp_path / "sr-Latn").mkdir()
    (tmp_path / "sr-Cyrl" / "a.ftl").write_text("id = карта\n", encoding="utf-8")
    (tmp_path / "sr-Latn" / "b.ftl").write_text("id = x\n", encoding="utf-8")
    assert [path.name for path in write(tmp_path)] == ["a.ftl", "b.ftl"]
    assert (tmp_path / "sr-Latn" / "a.ftl").read_text(encoding="utf-8") == "id = karta\n"
    assert stale(tmp_path) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_hint_has_its_words(language: str) -> None:
    ids = {f"why-{code.replace('_', '-')}" for code in CODES}
    assert {name for name in messages(language, "hints.ftl") if name.startswith("why-")} == ids
