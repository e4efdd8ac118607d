"""Hints by PostgreSQL's LISTEN and NOTIFY, for installations without a broker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import asyncpg

from maumau.server.nodes.hints import Driver, Hint

CHANNEL: Final = "maumau_hints"
WITHIN: Final = 5.0
"""Seconds for an answer of the database."""


class PostgresHints(Driver):
    """One connection listens and notifies.  A dead one is noticed at the next statement, so there is one every few
    seconds; it needs a session of its own (no pooler in between that shares sessions)."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self._connection: Any = None

    async def connect(self) -> None:
        """See `Driver.connect`."""
        await self.disconnect()
        self._connection = await asyncpg.connect(self.url, timeout=WITHIN, command_timeout=WITHIN)
        await self._connection.add_listener(CHANNEL, lambda _c, _p, _n, payload: self.hear(payload.encode()))

    async def send(self, hints: Sequence[Hint]) -> None:
        """See `Driver.send`: one statement for all."""
        messages = [message.decode() for _, message in hints]
        await self._connection.execute(f"SELECT pg_notify('{CHANNEL}', m) FROM unnest($1::text[]) AS m", messages)  # noqa: S608

    async def ping(self) -> None:
        """See `Driver.ping`."""
        await self._connection.execute("SELECT 1")

    async def disconnect(self) -> None:
        """See `Driver.disconnect`."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()
