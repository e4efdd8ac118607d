"""Comparing what a scenario expects with what is there, key by key, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

V = TypeVar("V")
Difference = tuple[str, str]
"""What was expected, and what came."""


def compare(
    expected: Mapping[str, object], seen: Mapping[str, Callable[[V, object], object]], view: V
) -> Iterator[Difference]:
    """The keys whose value is another one; ``seen`` looks a key up, given what is expected."""
    for key, wanted in expected.items():
        got = seen[key](view, wanted)
        if got != wanted:
            yield difference(key, wanted, got)


def difference(key: str, wanted: object, got: object) -> Difference:
    """Both values in words; of a table only what differs."""
    if isinstance(wanted, Mapping) and isinstance(got, Mapping):
        wanted = {name: value for name, value in wanted.items() if got.get(name) != value}
        got = {name: got.get(name) for name in wanted}
    return f"{key} {shown(wanted)}", f"{key} {shown(got)}"


def shown(value: object, between: str = " ") -> str:
    """A value as a scenario file would write it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{name}: {shown(each)}" for name, each in value.items()) + "}"
    if isinstance(value, Iterable) and not isinstance(value, str):
        return between.join(map(str, value)) or "nothing"
    return "nothing" if value in (None, "") else str(value)
