"""A store in PostgreSQL, for one node or several: see `port.Store`.

Needs the extra: ``pip install maumau[cluster]``.  The tables are those of the SQLite store (`migrations`), each in the
first schema of the connection's search path.
"""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager
from typing import Any, Final

from maumau.store.crew import Crew
from maumau.store.dialect import step
from maumau.store.migrations import STEPS
from maumau.store.port import Append, Done, StoreError
from maumau.store.postgres_link import FAILURES, Link, Waiting, why
from maumau.store.postgres_writer import Writer
from maumau.store.progress import COUNTED, EVERY, Progress
from maumau.store.sql_store import SqlStore
from maumau.store.sqlite import Committed, Together

LONGEST: Final = 86_400.0
"""Seconds for a step of the migrations; other nodes wait as long for the one that takes it."""
TAKEN = """
    CREATE TABLE IF NOT EXISTS steps (taken INTEGER PRIMARY KEY);
    CREATE TABLE IF NOT EXISTS moving (what TEXT PRIMARY KEY, rows BIGINT NOT NULL, checksum TEXT NOT NULL);
"""


class PostgresStore(SqlStore):
    """See `port.Store`.  `together` decides where outcomes are told, on the store's own thread if not given;
    `committed` is told of every commit of appends.

    Raises:
        StoreError: the database cannot be reached, is of a newer version, or is being filled by ``migrate-store``.
    """

    def __init__(
        self, url: str, together: Together | None = None, committed: Committed | None = None, *, filling: bool = False
    ) -> None:
        self.link = Link(url)
        try:
            migrate(self.link)
            if not filling:
                refuse_unfinished(self.link)
        except BaseException:
            self.link.close()
            raise
        super().__init__()
        self.crew = Crew(self.link)
        self._loop = self.link.loop.loop
        self._writer = self.link.loop.wait(self._make_writer(url, together, committed))
        self._writing = asyncio.run_coroutine_threadsafe(self._writer.run(), self._loop)

    async def _make_writer(self, url: str, together: Together | None, committed: Committed | None) -> Writer:
        return Writer(url, together or (lambda tell: tell()), committed or (lambda _appends, _seconds: None))

    def append(self, append: Append, done: Done) -> None:
        """See `Store.append`."""
        self._loop.call_soon_threadsafe(self._writer.put, (append, done))

    def _reader(self) -> AbstractContextManager[Waiting]:
        return self.link.reader()

    def close(self) -> None:
        """See `Store.close`."""
        self._loop.call_soon_threadsafe(self._writer.close)
        self._writing.result()
        self.link.close()


def migrate(link: Link, steps: tuple[str, ...] = STEPS) -> None:
    """Take the steps that the database has not taken yet, all or none; of several nodes one does it, the others wait.

    Raises:
        StoreError: the database has taken more steps than this program knows, or something failed.
    """
    try:
        link.loop.wait(_migrate(link, steps))
    except FAILURES as error:
        raise StoreError(f"the tables cannot be made: {why(error)}") from error


async def _migrate(link: Link, steps: tuple[str, ...]) -> None:
    async with link.pool.acquire() as connection, connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(7299127)", timeout=LONGEST)
        await connection.execute(TAKEN)
        taken = await connection.fetchval("SELECT coalesce(max(taken), 0) FROM steps")
        if taken > len(steps):
            raise StoreError(f"the database is of a newer version ({taken}) than this program knows ({len(steps)})")
        for number in range(taken + 1, len(steps) + 1):
            await _take(connection, number, steps)


async def _take(connection: Any, number: int, steps: tuple[str, ...]) -> None:
    """Take a step, the first one is 1."""
    progress = Progress(number, len(steps), 1, {name: await _rows(connection, name) for name in COUNTED})
    work = asyncio.ensure_future(connection.execute(step(number, steps[number - 1]), timeout=LONGEST))
    while not (await asyncio.wait({work}, timeout=EVERY))[0]:
        progress.look()
    await work
    await connection.execute("INSERT INTO steps VALUES ($1)", number)
    progress.done()


async def _rows(connection: Any, table: str) -> int:
    """The number of rows of a table; 0 if it is not there yet."""
    if await connection.fetchval("SELECT to_regclass($1)::text", table) is None:
        return 0
    return int(await connection.fetchval(f"SELECT count(*) FROM {table}", timeout=LONGEST))  # noqa: S608 (ours)


def refuse_unfinished(link: Link) -> None:
    """Refuse a database into which a SQLite installation is being moved.

    Raises:
        StoreError: it is one.
    """
    with link.reader() as db:
        if db.execute("SELECT 1 FROM moving LIMIT 1").fetchone():
            raise StoreError("the database is filled by maumau migrate-store and not complete: let that end first")
