"""YAML with its lines: the parts of a document, read one by one, each fault with its place.

Text is taken as it is written: ``10H`` or ``no`` stay words.  Nothing here knows a card or a rule.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

import yaml

from maumau.scenarios.errors import Place, ScenarioError, one_of

T = TypeVar("T")

DEEPEST = 6
"""Levels of a value that is taken whole (`Node.value`)."""
WHOLE = re.compile(r"[-+]?[0-9]{1,9}")
DECIMAL = re.compile(r"[-+]?[0-9]{1,9}(\.[0-9]{1,9})?")
TRUTH = {"true": True, "false": False, "yes": True, "no": False, "on": True, "off": False}


@dataclass(frozen=True, slots=True)
class Node:
    """A part of a document."""

    raw: yaml.Node
    file: str

    @property
    def place(self) -> Place:
        """Its first line."""
        return Place(self.file, self.raw.start_mark.line + 1)

    def error(self, message: str) -> ScenarioError:
        """An error at this place."""
        return ScenarioError(self.place, message)

    @property
    def is_table(self) -> bool:
        """Whether it is a mapping."""
        return isinstance(self.raw, yaml.MappingNode)

    @property
    def is_list(self) -> bool:
        """Whether it is a sequence."""
        return isinstance(self.raw, yaml.SequenceNode)

    @property
    def kind(self) -> str:
        """What it is, for people."""
        return "a table of keys and values" if self.is_table else "a list" if self.is_list else "a single value"

    @property
    def is_empty(self) -> bool:
        """Whether nothing is written here."""
        return bool(self.raw.tag == "tag:yaml.org,2002:null")

    def text(self) -> str:
        """A single value as it is written; empty where nothing is."""
        if not isinstance(self.raw, yaml.ScalarNode):
            raise self.error(f"a single value is wanted here, not {self.kind}")
        return "" if self.is_empty else str(self.raw.value).strip()

    def number(self) -> int:
        """A whole number."""
        if not WHOLE.fullmatch(self.text()):
            raise self.error(f"a whole number is wanted here, not {self.text()!r}")
        return int(self.text())

    def decimal(self) -> float:
        """A number, whole or with a point."""
        if not DECIMAL.fullmatch(self.text()):
            raise self.error(f"a number is wanted here, not {self.text()!r}")
        return float(self.text())

    def truth(self) -> bool:
        """``true`` or ``false``."""
        if self.text().lower() not in TRUTH:
            raise self.error(f"true or false is wanted here, not {self.text()!r}")
        return TRUTH[self.text().lower()]

    def choice(self, known: dict[str, T]) -> T:
        """What the written word stands for."""
        if self.text() not in known:
            raise self.error(f"{self.text()!r} is not possible here: {one_of(self.text(), known)}")
        return known[self.text()]

    def items(self) -> list[Node]:
        """The parts of a list; a single value is a list of one, nothing an empty one."""
        if self.is_empty:
            return []
        if not isinstance(self.raw, yaml.SequenceNode):
            return [self]
        return [Node(part, self.file) for part in self.raw.value]

    def words(self) -> list[tuple[str, Node]]:
        """Words separated by spaces, or the parts of a list, each with its place."""
        return [(word, node) for node in self.items() for word in node.text().split()]

    def pairs(self) -> Iterator[tuple[Node, Node]]:
        """The keys and values of a table, no key twice."""
        if not isinstance(self.raw, yaml.MappingNode):
            raise self.error(f"a table of keys and values is wanted here, not {self.kind}")
        seen: set[str] = set()
        for raw_key, raw_value in self.raw.value:
            key = Node(raw_key, self.file)
            if key.text() in seen:
                raise key.error(f"{key.text()!r} stands here twice")
            seen.add(key.text())
            yield key, Node(raw_value, self.file)

    def table(self, what: str, known: dict[str, Any] | tuple[str, ...]) -> dict[str, Node]:
        """The values of a table by key, all keys known; ``what`` says whose keys they are."""
        out = {}
        for key, value in self.pairs():
            if key.text() not in known:
                raise key.error(f"{what} has no key {key.text()!r}: {one_of(key.text(), known)}")
            out[key.text()] = value
        return out

    def value(self, depth: int = DEEPEST) -> Any:
        """Everything below as plain values; keys are texts."""
        if depth == 0:
            raise self.error("this is nested too deeply")
        if self.is_table:
            return {key.text(): value.value(depth - 1) for key, value in self.pairs()}
        if self.is_list:
            return [item.value(depth - 1) for item in self.items()]
        return scalar_value(self)


def scalar_value(node: Node) -> Any:
    """A number, truth value, text or None, as YAML reads it; what else there is stays a text."""
    kind = node.raw.tag.rpartition(":")[2]
    readers: dict[str, Callable[[], Any]] = {"int": node.number, "float": node.decimal, "bool": node.truth}
    return None if node.is_empty else readers.get(kind, node.text)()


def documents(text: str, file: str) -> Iterator[Node]:
    """The documents of a file, empty ones left out.

    Raises:
        ScenarioError: the text is no YAML; what stands before the fault has been given out.
    """
    try:
        for raw in yaml.compose_all(text, Loader=yaml.SafeLoader):
            node = Node(raw, file)
            if not node.is_empty:
                yield node
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise ScenarioError(Place(file, mark.line + 1 if mark else 1), f"this is no YAML: {error.problem}") from None
    except yaml.YAMLError as error:
        raise ScenarioError(Place(file, 1), f"this is no YAML: {error}") from None
    except RecursionError:
        raise ScenarioError(Place(file, 1), "this is nested too deeply") from None
