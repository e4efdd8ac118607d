"""Connections to PostgreSQL: a loop of their own in a thread, and a face as `sqlite3` has it for who waits.

Who calls from a thread waits; the loop of the server never does.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import asyncpg

from maumau.store.dialect import statement
from maumau.store.port import StoreError

READERS: Final = 8
CONNECT_WITHIN: Final = 5.0
"""Seconds for a connection to come about."""
ANSWER_WITHIN: Final = 20.0
"""Seconds for one statement."""
UP_WITHIN: Final = 10.0
"""Seconds for a database that says that it is starting up."""
TURN: Final = "SELECT pg_advisory_xact_lock(7299126)"
"""Transactions of several statements take turns, as in SQLite: what one reads, no other changes before it ends."""
FAILURES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
"""What may go wrong on a connection."""

T = TypeVar("T")


def why(error: BaseException) -> str:
    """What went wrong, for people; a time-out says nothing by itself."""
    return str(error) or ("it does not answer" if isinstance(error, TimeoutError) else type(error).__name__)


class Loop:
    """An event loop in a thread."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, name="store-loop", daemon=True)
        self._thread.start()

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something there and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    def close(self) -> None:
        """End it."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()


class Found:
    """See `sql.Rows`."""

    def __init__(self, rows: list[Any], rowcount: int) -> None:
        self._rows = iter(rows)
        self.rowcount = rowcount

    def fetchone(self) -> Any:
        """See `Rows.fetchone`."""
        return next(self._rows, None)

    def fetchall(self) -> list[Any]:
        """See `Rows.fetchall`."""
        return list(self._rows)

    def __iter__(self) -> Iterator[Any]:
        return self._rows


class Waiting:
    """A connection for who waits: see `sql.Database`."""

    def __init__(self, loop: Loop, connection: Any) -> None:
        self._loop = loop
        self._connection = connection

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Found:
        """See `Database.execute`."""
        return self._loop.wait(self._execute(sql, [storable(value) for value in parameters]))

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> object:
        """See `Database.executemany`."""
        return self._loop.wait(self._connection.executemany(statement(sql), list(parameters)))

    async def fetch(self, sql: str) -> list[Any]:
        """Rows of a statement in PostgreSQL's own words; on the loop."""
        return [tuple(row) for row in await self._connection.fetch(sql)]

    async def _execute(self, sql: str, parameters: Sequence[Any]) -> Found:
        if sql == "BEGIN IMMEDIATE":
            await self._connection.execute(f"BEGIN; {TURN}")
            return Found([], -1)
        if sql in ("COMMIT", "ROLLBACK"):
            await self._connection.execute(sql)
            return Found([], -1)
        if sql.lstrip().startswith("SELECT") or "RETURNING" in sql:
            rows = [tuple(row) for row in await self._connection.fetch(statement(sql), *parameters)]
            return Found(rows, len(rows))
        return Found([], rows_touched(await self._connection.execute(statement(sql), *parameters)))


def storable(value: Any) -> Any:
    """A value as PostgreSQL can hold it: no text has a character zero, so nothing is found by one."""
    return value.replace("\0", "\ufffd") if isinstance(value, str) and "\0" in value else value


async def rolled_back(connection: Any) -> None:
    """A connection as the next one wants it: nothing but a transaction can be left over here."""
    if connection.is_in_transaction():
        await connection.execute("ROLLBACK")


def rows_touched(status: str) -> int:
    """The number in ``UPDATE 3``."""
    last = status.rpartition(" ")[2]
    return int(last) if last.isdigit() else -1


class Link:
    """The connections of one store.

    Raises:
        StoreError: the database cannot be reached.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.loop = Loop()
        try:
            self.pool = self.loop.wait(self._opened())
        except (*FAILURES, ValueError) as error:
            self.loop.close()
            raise StoreError(f"{shown(url)} cannot be reached: {why(error)}") from error

    async def _opened(self) -> Any:
        """The pool; a database that is starting up is waited for."""
        loop = asyncio.get_running_loop()
        end = loop.time() + UP_WITHIN
        while True:
            try:
                return await self._pool()
            except asyncpg.CannotConnectNowError:
                if loop.time() > end:
                    raise
                await asyncio.sleep(0.1)

    async def _pool(self) -> Any:
        pool = asyncpg.create_pool(
            self.url,
            min_size=0,
            max_size=READERS,
            timeout=CONNECT_WITHIN,
            command_timeout=ANSWER_WITHIN,
            reset=rolled_back,
        )
        await pool
        try:
            connection = await asyncio.wait_for(pool.acquire(), CONNECT_WITHIN)
            await pool.release(connection)
        except BaseException:
            pool.terminate()
            raise
        return pool

    @contextmanager
    def reader(self) -> Iterator[Waiting]:
        """A connection for a while; what goes wrong on it is a `StoreError`."""
        try:
            connection = self.loop.wait(self._acquire())
        except FAILURES as error:
            raise StoreError(f"the database cannot be reached: {why(error)}") from error
        try:
            yield Waiting(self.loop, connection)
        except FAILURES as error:
            raise StoreError(why(error)) from error
        finally:
            self.loop.wait(self._release(connection))

    async def _acquire(self) -> Any:
        return await self.pool.acquire(timeout=ANSWER_WITHIN)

    async def _release(self, connection: Any) -> None:
        try:
            await self.pool.release(connection, timeout=CONNECT_WITHIN)
        except FAILURES:
            connection.terminate()

    def close(self) -> None:
        """Hang up."""
        self.loop.wait(self._close())
        self.loop.close()

    async def _close(self) -> None:
        try:
            await asyncio.wait_for(self.pool.close(), CONNECT_WITHIN)
        except FAILURES:
            self.pool.terminate()


def shown(url: str) -> str:
    """An address without the password in it."""
    scheme, _, rest = url.partition("://")
    name, at, host = rest.rpartition("@")
    return f"{scheme}://{name.partition(':')[0]}{at}{host}".partition("?")[0]
