"""Reading a table's log on, where other nodes have written it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

from maumau.store import Entry
from maumau.table import Step, Table, evolve
from maumau.table.events import from_json

MOST_TRIES: Final = 6
"""How often a command is judged anew after another node was quicker."""
LATER: Final = 1_500
"""Milliseconds that another node has for what it should do first."""
SETTLED_BY_OTHERS: Final = 3_000
"""Milliseconds that another node has for settling what has ended there."""


def followed(table: Table, entries: Iterable[Entry]) -> tuple[Step, ...]:
    """What the log says after a state.

    Raises:
        ValueError: this program cannot follow it, or a version is missing.
    """
    steps: list[Step] = []
    for entry in entries:
        if entry.version != table.version + 1:
            raise ValueError(f"version {entry.version} after {table.version}")
        step = evolve(table, from_json(json.loads(entry.payload)))
        table = step.table
        steps.append(step)
    return tuple(steps)
