"""Scenario files: found, read, and every fault with its line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from maumau.scenarios.errors import Place, ScenarioError
from maumau.scenarios.model import Scenario
from maumau.scenarios.nodes import Node, documents
from maumau.scenarios.read_deal import read_deal
from maumau.scenarios.read_match import read_match, read_rating

SUFFIXES = (".yaml", ".yml")
KINDS: dict[str, Callable[[Node], Scenario]] = {
    "steps": read_deal,
    "match": read_match,
    "ratings": read_rating,
}
"""The key that makes a document one of the three kinds."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a file holds."""

    scenarios: tuple[Scenario, ...]
    errors: tuple[ScenarioError, ...]
    """One for each document that is no scenario."""


def load(path: str | Path) -> list[Scenario]:
    """All scenarios of a file, or of the files in and below a folder, in their order.

    Raises:
        ScenarioError: something there is no scenario; the first such fault.
    """
    readings = [read(file) for file in files([path])]
    for reading in readings:
        for error in reading.errors:
            raise error
    return [scenario for reading in readings for scenario in reading.scenarios]


def files(paths: Iterable[str | Path]) -> Iterator[Path]:
    """The scenario files named by files and folders; of a folder, all below it, by name.

    Raises:
        ScenarioError: there is no such file, or no scenario file in a folder.
    """
    for path in map(Path, paths):
        if not path.is_dir():
            yield path
            continue
        found = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
        if not found:
            raise ScenarioError(
                Place(str(path), 0), f"no scenario file is in this folder: they end in {' or '.join(SUFFIXES)}"
            )
        yield from found


def read(path: str | Path) -> Reading:
    """The scenarios of one file, and what is wrong with its other documents."""
    name = str(path)
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except OSError as error:
        return failed(name, f"this file cannot be read: {error.strerror}")
    except UnicodeDecodeError:
        return failed(name, "this file is no text: write it as UTF-8")
    return read_text(text, name)


def failed(name: str, message: str) -> Reading:
    """A file that gives nothing."""
    return Reading((), (ScenarioError(Place(name, 0), message),))


def read_text(text: str, name: str) -> Reading:
    """The same for the text of a file; ``name`` is where rule-set files are looked for."""
    scenarios: list[Scenario] = []
    errors: list[ScenarioError] = []
    parts = documents(text, name)
    while True:
        try:
            node = next(parts)
            scenarios.append(read_document(node))
        except StopIteration:
            break
        except ScenarioError as error:
            errors.append(error)
    if not scenarios and not errors:
        return failed(name, "there is no scenario in this file")
    return Reading(tuple(scenarios), tuple(errors))


def read_document(node: Node) -> Scenario:
    """One document.

    Raises:
        ScenarioError: it is no scenario.
    """
    keys = {key.text() for key, _ in node.pairs()}
    kinds = [kind for kind in KINDS if kind in keys]
    if len(kinds) != 1:
        found = " and ".join(kinds) or "none of them"
        raise node.error(f"a scenario has steps (a deal), match or ratings; here: {found}")
    return KINDS[kinds[0]](node)
