"""A connection to a database as the SQL stores use it: what `sqlite3` and our PostgreSQL have in common."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol


class Rows(Protocol):
    """What a statement gave."""

    @property
    def rowcount(self) -> int:
        """How many rows it touched."""

    def fetchone(self) -> Any:
        """The next row, `None` after the last one."""

    def fetchall(self) -> list[Any]:
        """All that are left."""

    def __iter__(self) -> Iterator[Any]:
        """One by one."""


class Database(Protocol):
    """A connection; parameters stand for question marks."""

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Rows:
        """Carry out one statement."""

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> object:
        """The same statement for many rows."""
