"""A SQLite installation moves into PostgreSQL: every table, row by row, then compared row by row.

Rows are copied in the order of their keys, in pieces that are written whole or not at all, so a move that was broken
off goes on behind the last piece.  Until all is compared, no server takes the database (`postgres.refuse_unfinished`).
"""

from __future__ import annotations

import hashlib
import sqlite3
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any, Final

from maumau.store.migrations import migrate
from maumau.store.port import StoreError
from maumau.store.postgres import PostgresStore
from maumau.store.postgres_link import FAILURES, Link, storable, why
from maumau.store.sqlite import connect

PIECE: Final = 5_000
"""Rows written together."""
ALIVE_WITHIN: Final = 10_000
"""Milliseconds after a sign of life during which a server counts as running."""
BEGUN: Final = "INSERT INTO moving (what, rows, checksum) VALUES ('begun', 0, '') ON CONFLICT DO NOTHING"
Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """A table on both sides."""

    name: str
    columns: tuple[str, ...]
    """As PostgreSQL calls them."""
    select: str
    """All rows in the order of the key, from SQLite."""
    order: str
    """The key, for PostgreSQL."""
    counted: str
    """The column that PostgreSQL numbers; empty: none."""


def moved_tables(db: sqlite3.Connection) -> list[Moved]:
    """All tables of the source."""
    names = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    return [moved_table(db, name) for (name,) in names.fetchall()]


def moved_table(db: sqlite3.Connection, name: str) -> Moved:
    """One of them; the number that SQLite gives the rows of deals is a column in PostgreSQL."""
    info = db.execute(f'PRAGMA table_info("{name}")').fetchall()
    columns = [row[1] for row in info]
    key = [row[1] for row in sorted(info, key=lambda row: row[5]) if row[5]]
    integer = next((row[1] for row in info if row[5] and row[2].upper() == "INTEGER" and len(key) == 1), "")
    here = [f'"{column}"' for column in columns]
    if name == "deals":
        columns, here, key, integer = [*columns, "place"], [*here, "rowid"], ["place"], "place"
    by = ["rowid"] if name == "deals" else [f'"{column}"' for column in key]
    select = f'SELECT {", ".join(here)} FROM "{name}" ORDER BY {", ".join(by)}'  # noqa: S608 (ours)
    return Moved(name, tuple(columns), select, ", ".join(f'"{column}"' for column in key), integer)


def move(folder_file: Path, url: str, say: Callable[[str], None]) -> bool:
    """Move an installation, or go on with a move; whether both sides are equal now.

    Args:
        folder_file: the SQLite file; no server may use it.
        url: a PostgreSQL that is empty, or into which this file was being moved.
        say: is told what is done, line by line.

    Raises:
        StoreError: it cannot be done, and why; nothing that was there is lost.
    """
    source = opened(folder_file)
    try:
        target = PostgresStore(url, filling=True)
        try:
            return moved(source, target.link, say)
        except FAILURES as error:
            raise StoreError(f"the database failed: {why(error)}; run it again, it goes on where it was") from error
        finally:
            target.close()
    finally:
        source.close()


def opened(path: Path) -> sqlite3.Connection:
    """The source, which nobody changes from now on.

    Raises:
        StoreError: it is none, or a server uses it.
    """
    try:
        source = connect(path)
        migrate(source)
        source.execute("BEGIN IMMEDIATE")
        alive = source.execute("SELECT max(alive) FROM runs").fetchone()[0] or 0
    except sqlite3.Error as error:
        raise StoreError(f"{path}: {error}") from error
    if abs(time.time() * 1000 - alive) < ALIVE_WITHIN:
        source.close()
        raise StoreError(
            f"{path}: a server was using it seconds ago: stop it, wait {ALIVE_WITHIN // 1000} s, try again"
        )
    return source


def moved(source: sqlite3.Connection, link: Link, say: Callable[[str], None]) -> bool:
    """Copy, compare, and open the database for servers if nothing differs."""
    tables = moved_tables(source)
    refuse_foreign(link, tables)
    change(link, BEGUN)
    for table in tables:
        count = copy(source, link, table)
        say(f"{table.name:14}{count:>10} rows copied")
    say("comparing row by row …")
    different = [table.name for table in tables if not compare(source, link, table, say)]
    if not different:
        for table in tables:
            number_on(link, table)
        change(link, "DELETE FROM moving")
    return not different


def refuse_foreign(link: Link, tables: list[Moved]) -> None:
    """Refuse a database that holds something that this move did not write.

    Raises:
        StoreError: it does.
    """
    if ask(link, "SELECT count(*) FROM moving"):
        return
    for table in tables:
        if ask(link, f'SELECT count(*) FROM (SELECT 1 FROM "{table.name}" LIMIT 1) a_row'):  # noqa: S608 (ours)
            raise StoreError(f"the database is not empty ({table.name} has rows): name one that nothing uses")


def copy(source: sqlite3.Connection, link: Link, table: Moved) -> int:
    """Copy the rows that are missing, piece by piece; how many."""
    have = ask(link, f'SELECT count(*) FROM "{table.name}"')  # noqa: S608 (ours)
    rows = islice(source.execute(table.select), have, None)
    count = 0
    while piece := [tuple(map(storable, row)) for row in islice(rows, PIECE)]:
        link.loop.wait(write(link, table, piece))
        count += len(piece)
    return count


async def write(link: Link, table: Moved, rows: list[Row]) -> None:
    """Write a piece."""
    async with link.pool.acquire() as connection:
        await connection.copy_records_to_table(table.name, records=rows, columns=table.columns)


def compare(source: sqlite3.Connection, link: Link, table: Moved, say: Callable[[str], None]) -> bool:
    """Compare a table row by row; say how many rows there are, and their checksum."""
    here, there = hashlib.sha256(), hashlib.sha256()
    counts, different = [0, 0], 0
    for one, two in zip_longest(source.execute(table.select), rows_of(link, table)):
        known = None if one is None else tuple(map(storable, one))
        different += known != two
        for number, (row, digest) in enumerate(((known, here), (two, there))):
            if row is not None:
                counts[number] += 1
                digest.update(repr(row).encode())
    sums = here.hexdigest()[:16], there.hexdigest()[:16]
    verdict = "equal" if not different else f"{different} ROWS DIFFER"
    say(f"{table.name:14}{counts[0]:>10} = {counts[1]:<10} sha256 {sums[0]} = {sums[1]}  {verdict}")
    return not different


def rows_of(link: Link, table: Moved) -> Iterator[Row]:
    """The rows in PostgreSQL in the order of the key, a piece at a time."""
    columns = ", ".join(f'"{column}"' for column in table.columns)
    sql = f'SELECT {columns} FROM "{table.name}" ORDER BY {table.order}'  # noqa: S608 (ours)
    cursor = f"{table.name}_rows"  # one for each table: statements are remembered with the columns they give
    with link.reader() as db:
        db.execute("BEGIN IMMEDIATE")
        db.execute(f"DECLARE {cursor} NO SCROLL CURSOR FOR {sql}")
        while found := link.loop.wait(db.fetch(f"FETCH {PIECE} FROM {cursor}")):
            yield from found
        db.execute("ROLLBACK")


def number_on(link: Link, table: Moved) -> None:
    """Let PostgreSQL number new rows behind those that were copied."""
    if table.counted:
        sequence = f"pg_get_serial_sequence('\"{table.name}\"', '{table.counted}')"
        last = f'(SELECT max("{table.counted}") FROM "{table.name}")'  # noqa: S608 (ours)
        ask(link, f"SELECT setval({sequence}, coalesce({last}, 1), {last} IS NOT NULL)")


def ask(link: Link, sql: str) -> int:
    """A number from PostgreSQL."""
    with link.reader() as db:
        return int(db.execute(sql).fetchone()[0])


def change(link: Link, sql: str) -> None:
    """A statement for PostgreSQL."""
    with link.reader() as db:
        db.execute(sql)
