"""Hints by NATS: a subject for each table, below ``maumau.t``.  The client reconnects by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import nats

from maumau.server.nodes.hints import Driver, Hint
from maumau.server.watch.logs import log

SUBJECT: Final = "maumau.t"
WITHIN: Final = 2
"""Seconds for an answer of the broker."""


class NatsHints(Driver):
    """See the module."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self._client: Any = None

    async def connect(self) -> None:
        """See `Driver.connect`."""
        await self.disconnect()
        self._client = await nats.connect(
            self.url,
            connect_timeout=WITHIN,
            reconnect_time_wait=1,
            max_reconnect_attempts=-1,
            ping_interval=5,
            error_cb=self._noted,
            allow_reconnect=True,
        )
        await self._client.subscribe(f"{SUBJECT}.*", cb=self._heard)

    async def _heard(self, message: Any) -> None:
        self.hear(message.data)

    async def _noted(self, error: Exception) -> None:
        log("broker", error=f"{type(error).__name__}: {error}"[:200])

    async def send(self, hints: Sequence[Hint]) -> None:
        """See `Driver.send`; while the broker is away hints are dropped: the log says it all."""
        if not self._client.is_connected:
            self.lost += len(hints)
            return
        for table, message in hints:
            await self._client.publish(f"{SUBJECT}.{table}", message)

    async def ping(self) -> None:
        """See `Driver.ping`: the client does it."""

    async def disconnect(self) -> None:
        """See `Driver.disconnect`."""
        client, self._client = self._client, None
        if client is not None:
            await client.close()
