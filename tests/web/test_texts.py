"""The texts of the browser client: the same messages with the same variables in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from maumau.text import LANGUAGES
from tools import web_texts

LOCALES = Path(__file__).resolve().parents[2] / "web" / "src" / "locales"
SHARED = Path(__file__).resolve().parents[2] / "src" / "maumau" / "locales"
SERBIAN_ONLY = {"jack-pub", "jack-decko"}
NOT_IN_SERBIAN = {"german-rank-J", "german-rank-Q"}
"""Serbian calls the court cards of both decks alike."""


class Variables(Visitor):
    """Collects the variables of an entry."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (name given by the visitor)
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file with the variables of each."""
    found: dict[str, set[str]] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {path}"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


ENGLISH = messages(LOCALES / "en" / "web.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything_with_the_same_values(language: str) -> None:
    found = messages(LOCALES / language / "web.ftl")
    serbian = language.startswith("sr")
    wanted = ENGLISH.keys() - NOT_IN_SERBIAN | SERBIAN_ONLY if serbian else ENGLISH.keys()
    assert found.keys() == wanted
    differing = {name for name in found.keys() & ENGLISH.keys() if not found[name] <= ENGLISH[name]}
    assert differing == set()


@pytest.mark.parametrize("name", ["fair.ftl", "people.ftl"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything_on_pages_that_come_later_with_the_same_values(language: str, name: str) -> None:
    found, english = messages(LOCALES / language / name), messages(LOCALES / "en" / name)
    assert found == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_said_in_two_places(language: str) -> None:
    files = [set(messages(LOCALES / language / name)) for name in ("web.ftl", "fair.ftl", "people.ftl")]
    own_ids = set().union(*files)
    assert len(own_ids) == sum(map(len, files))
    for path in (SHARED / language).glob("*.ftl"):
        assert own_ids & messages(path).keys() == set(), path.name


def test_what_is_written_by_tools_is_current() -> None:
    assert web_texts.stale() == []
