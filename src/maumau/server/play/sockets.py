"""All WebSockets of this server: who may open one, how many, and when they end."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

from litestar import WebSocket

from maumau.server import protocol as p
from maumau.server.catalog import Catalog
from maumau.server.limits import Bucket
from maumau.server.people.sessions import Sessions
from maumau.server.play.connection import SILENCE, Connection
from maumau.server.play.hub import Hub
from maumau.server.play.wire import STATE
from maumau.server.services import Services
from maumau.server.watch.logs import log

PER_SESSION: Final = 5
HANDSHAKES: Final = (100, 200)
"""New connections a second, and at once."""
SWEEP_EVERY: Final = 5.0
"""Seconds between looks for dead connections."""
RECHECK_EVERY: Final = 300_000
"""Milliseconds between looks whether the sessions of open connections live."""


class Sockets:
    """See the module."""

    def __init__(self, services: Services, hub: Hub, catalog: Catalog, sessions: Sessions) -> None:
        self.services, self.hub, self.catalog, self.sessions = services, hub, catalog, sessions
        self.open: set[Connection] = set()
        self._per_session: Counter[bytes] = Counter()
        self._handshakes = Bucket(*HANDSHAKES, services.clock.now())
        self._checked = services.clock.now()

    async def serve(self, socket: WebSocket[Any, Any, Any]) -> None:
        """One connection, from the handshake to the end."""
        if socket.headers.get("origin", "") not in self.services.config.origins:
            log("foreign origin", origin=socket.headers.get("origin", "")[:100])
            await self._refuse(socket, p.Close.TOO_MANY, "origin")  # before accepting: the handshake is refused
            return
        await socket.accept()
        if not self._handshakes.take(self.services.clock.now()):
            await self._refuse(socket, p.Close.TOO_MANY, "too many")
            return
        guest = await self.sessions.find(socket.cookies.get(self.sessions.cookie))
        if guest is None:
            await self._refuse(socket, p.Close.NO_SESSION, "no session")
        elif self._per_session[guest.token] >= PER_SESSION:
            await self._refuse(socket, p.Close.TOO_MANY, "too many of one session")
        else:
            connection = Connection(
                self.services, self.hub, self.catalog, guest.user, guest.token, socket.scope["state"][STATE]
            )
            await self._run(connection, socket)

    async def _refuse(self, socket: WebSocket[Any, Any, Any], code: int, why: str) -> None:
        self.services.metrics.unopened.add(why)
        await socket.close(code)

    async def _run(self, connection: Connection, socket: WebSocket[Any, Any, Any]) -> None:
        self.open.add(connection)
        self.services.metrics.opened.add()
        self._per_session[connection.session] += 1
        try:
            await connection.run(socket)
        finally:
            self.open.discard(connection)
            self._per_session[connection.session] -= 1
            if not self._per_session[connection.session]:
                del self._per_session[connection.session]

    def end_session(self, token: bytes) -> None:
        """Close what belongs to a session that has ended."""
        for connection in list(self.open):
            if connection.session == token:
                connection.close(p.Close.NO_SESSION)

    async def look_after(self) -> None:
        """Close connections that are silent or whose sessions have ended; until cancelled."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            now = self.services.clock.now()
            for connection in list(self.open):
                if now - connection.heard > SILENCE:
                    connection.close(p.Close.SILENT)
            if now - self._checked > RECHECK_EVERY:
                self._checked = now
                await self._recheck()

    async def _recheck(self) -> None:
        for token in {connection.session for connection in self.open}:
            if not await self.sessions.lives(token):
                self.end_session(token)

    def close_all(self) -> None:
        """The server goes away."""
        for connection in list(self.open):
            connection.close(p.Close.RESTART)
