"""Transactions of SQLite."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from maumau.store.sql import Database


@contextmanager
def transaction(db: Database) -> Iterator[None]:
    """All or nothing, on disk when it ends."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        db.execute("ROLLBACK")
        raise
    db.execute("COMMIT")
