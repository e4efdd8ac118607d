"""The writer of a PostgreSQL store: one connection, one group after the other, through short failures."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any, Final

import asyncpg

from maumau.store.port import Append, Done, StoreError
from maumau.store.postgres_append import commit
from maumau.store.postgres_link import CONNECT_WITHIN, FAILURES, why
from maumau.store.sqlite import Committed, Together

LARGEST_GROUP: Final = 500
"""Appends in one statement."""
COMMIT_WITHIN: Final = 5.0
"""Seconds for one statement; then the connection counts as lost."""
PATIENCE: Final = 10.0
"""Seconds for which a group waits for a database that is away."""
RETRY_EVERY: Final = 0.1
AWAY: Final = (
    asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError, asyncpg.InsufficientResourcesError,
    asyncpg.InterfaceError, asyncpg.ReadOnlySQLTransactionError, OSError, TimeoutError,
)  # fmt: skip
"""The database is away, or will be here again: an append may have been written or not."""

Item = tuple[Append, Done]


class Writer:
    """Lives on the store's loop."""

    def __init__(self, url: str, together: Together, committed: Committed) -> None:
        self.url, self.together, self.committed = url, together, committed
        self._waiting: deque[Item] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._connection: Any = None

    def put(self, item: Item) -> None:
        """Write soon; on the store's loop only."""
        self._waiting.append(item)
        self._wake.set()

    async def run(self) -> None:
        """Write until told to close and nothing waits."""
        while self._waiting or not self._closing:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            group, begin = self._next(), time.perf_counter()
            outcomes = await self._write([append for append, _ in group])
            self.committed(len(group), time.perf_counter() - begin)
            self.together(lambda group=group, outcomes=outcomes: tell(group, outcomes))  # type: ignore[misc]
        await self._hang_up()

    def close(self) -> None:
        """Stop when all that waits is written."""
        self._closing = True
        self._wake.set()

    def _next(self) -> list[Item]:
        """The next group: of each stream the first that waits."""
        group: dict[str, Item] = {}
        later: list[Item] = []
        while self._waiting and len(group) < LARGEST_GROUP:
            item = self._waiting.popleft()
            if item[0].stream in group:
                later.append(item)
            else:
                group[item[0].stream] = item
        self._waiting.extendleft(reversed(later))
        return list(group.values())

    async def _write(self, group: list[Append]) -> list[StoreError | None]:
        """Write a group; if one of it cannot be written, each on its own."""
        end = asyncio.get_running_loop().time() + PATIENCE
        again = False
        while True:
            try:
                connection = await self._connected()
                return await asyncio.wait_for(commit(connection, group, again=again), COMMIT_WITHIN)
            except AWAY as error:
                await self._hang_up()
                again = True
                if asyncio.get_running_loop().time() > end:
                    return [StoreError(f"the database is away: {why(error)}") for _ in group]
                await asyncio.sleep(RETRY_EVERY)
            except FAILURES as error:
                if len(group) == 1:
                    return [StoreError(f"{group[0].stream}: {why(error)}")]
                return [outcome for append in group for outcome in await self._write([append])]

    async def _connected(self) -> Any:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self.url, timeout=CONNECT_WITHIN)
        return self._connection

    async def _hang_up(self) -> None:
        """Forget the connection, in whatever state it is."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


def tell(group: list[Item], outcomes: list[StoreError | None]) -> None:
    """Tell everybody his outcome."""
    for (_, done), outcome in zip(group, outcomes, strict=True):
        done(outcome)
