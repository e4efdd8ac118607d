"""What the parts of the SQLite store share: a connection for a while, and single statements on it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from maumau.store.sql import Database

Reader = Callable[[], AbstractContextManager[Database]]


class SqliteRows:
    """Base of those parts."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    def _all(self, sql: str, *values: Any) -> list[Any]:
        with self._reader() as db:
            return db.execute(sql, values).fetchall()

    def _change(self, sql: str, *values: Any) -> int:
        """Carry a statement out; how many rows it touched."""
        with self._reader() as db:
            return db.execute(sql, values).rowcount
