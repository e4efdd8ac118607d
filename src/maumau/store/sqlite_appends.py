"""Appends as SQLite is told of them: a whole group in few statements, or one by one where something does not fit.

Python gives its lock up for every statement and waits for it again, while the rest of the server wants it too: a group
written one by one holds everybody up, not for what the database does but for handing the lock over.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from maumau.store.port import Append, Conflict, Listing, Repeated, StoreError

INSERT_NEXT: Final = "INSERT INTO events (stream, version, payload) VALUES (?, ?, ?)"
UPSERT_LISTING: Final = """
    INSERT INTO listings ("table", code, phase, open, updated, info) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT ("table") DO UPDATE SET
    phase = excluded.phase, open = excluded.open, updated = excluded.updated, info = excluded.info
"""
UPSERT_DUE: Final = """
    INSERT INTO due (stream, version) VALUES (?, ?) ON CONFLICT (stream) DO UPDATE SET version = excluded.version
"""
MOST_ROWS: Final = 64
"""Appends in one statement; a power of two, as smaller numbers are, so that few statements are prepared."""


class Unfit(Exception):
    """One of a group's appends does not go behind what is there; which one is to be seen one by one."""


@cache
def insert(rows: int) -> str:
    """Inserts the first events of so many appends; none where the stream has another version than is expected."""
    return f"""
    INSERT INTO events (stream, version, command, payload) SELECT column1, column2 + 1, column3, column4
    FROM (VALUES {", ".join(["(?, ?, ?, ?)"] * rows)})
    WHERE coalesce((SELECT max(version) FROM events WHERE stream = column1), 0) = column2
    """  # noqa: S608 (nothing but question marks)


def write_group(db: sqlite3.Connection, appends: Sequence[Append]) -> None:
    """Write appends of different streams inside a transaction, which is to be given up if that fails.

    Raises:
        Unfit: one does not go behind what is there.
        sqlite3.IntegrityError: the same, or its command has been carried out.
    """
    for part in parts(appends):
        values = [value for append in part for value in first(append)]
        if db.execute(insert(len(part)), values).rowcount != len(part):
            raise Unfit
    for append in appends:
        write_rest(db, append)


def first(append: Append) -> tuple[str, int, str | None, bytes]:
    """What `insert` is told of an append."""
    return append.stream, append.expected, append.command, append.payloads[0]


def parts(appends: Sequence[Append]) -> Iterator[Sequence[Append]]:
    """Appends in parts of powers of two, the large ones first."""
    at = 0
    while left := len(appends) - at:
        rows = min(MOST_ROWS, 1 << left.bit_length() - 1)
        yield appends[at : at + rows]
        at += rows


def write(db: sqlite3.Connection, append: Append) -> StoreError | None:
    """Write one append inside a transaction, or say why not; nothing of it is written then."""
    try:
        if db.execute(insert(1), first(append)).rowcount == 0:
            return why_not(db, append)
    except sqlite3.IntegrityError:  # the command, or the same version by another process a moment ago
        return why_not(db, append)
    write_rest(db, append)
    return None


def write_rest(db: sqlite3.Connection, append: Append) -> None:
    """Write what an append has beside its first event: most have nothing."""
    if len(append.payloads) > 1:
        version = append.expected + 1
        rows = [(append.stream, version + i, payload) for i, payload in enumerate(append.payloads[1:], start=1)]
        db.executemany(INSERT_NEXT, rows)
    if append.listing is not None:
        write_listing(db, append.listing)
    if append.due:
        db.execute(UPSERT_DUE, (append.stream, append.expected + len(append.payloads)))


def why_not(db: sqlite3.Connection, append: Append) -> StoreError:
    """Why an append does not go behind what is there."""
    sql = "SELECT version FROM events WHERE stream = ? AND command = ?"
    if row := db.execute(sql, (append.stream, append.command)).fetchone():
        return Repeated(append.stream, row[0])
    row = db.execute("SELECT max(version) FROM events WHERE stream = ?", (append.stream,)).fetchone()
    return Conflict(append.stream, row[0] or 0)


def write_listing(db: sqlite3.Connection, listing: Listing) -> None:
    """Put a table's listing in place of the older one."""
    values = (listing.table, listing.code, listing.phase, listing.open, listing.updated, listing.info)
    db.execute(UPSERT_LISTING, values)
    db.execute('DELETE FROM sitters WHERE "table" = ?', (listing.table,))
    db.executemany("INSERT INTO sitters VALUES (?, ?)", [(user, listing.table) for user in listing.users])
