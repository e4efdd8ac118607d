"""Where something stands in a scenario file, and the error that says so."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A line of a file, counted from 1; line 0 is the file as a whole."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


class ScenarioError(ValueError):
    """What makes a document no scenario, or its position an impossible one."""

    def __init__(self, place: Place, message: str) -> None:
        super().__init__(f"{place}: {message}")
        self.place = place
        self.message = message


def one_of(word: str, known: Iterable[str]) -> str:
    """How to go on after an unknown word: the nearest known one, and all of them."""
    names = list(known)
    lower = {name.lower(): name for name in names}
    near = get_close_matches(word.lower(), lower, n=1, cutoff=0.6)
    hint = f"did you mean {lower[near[0]]}? " if near else ""
    return f"{hint}known are {', '.join(names)}"
