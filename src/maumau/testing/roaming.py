"""Clients of a cluster: they come back to any node that answers, and measure how long that and every answer takes."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from maumau.server import protocol as p
from maumau.testing.clients import Client

CUT_OFF: tuple[type[Exception], ...] = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)
RELOADS = (8.0, 25.0)
"""Seconds after which somebody loads the page anew, and comes to the node where he began if it answers."""
SILENT_AFTER = 8.0
"""Seconds without an answer after which a node counts as hanging; a browser waits longer."""


class Roaming(Client):
    """See the module."""

    def __init__(self, urls: list[str], home: int, name: str) -> None:
        super().__init__(urls[home], name)
        self.urls, self.home = urls, home
        self.sent: dict[str, tuple[str, float]] = {}
        """What was sent, and when first."""
        self.waits: list[tuple[float, float]] = []
        """When a move was answered, and how many seconds that took."""
        self.heard = self._first = time.monotonic()
        self.followed = 0.0
        """When it last began to follow its table at a node, and had an answer."""
        self.went_back = 0
        """How often it was shown an older version than it had seen."""

    def take(self, message: Any) -> None:
        """See `Client.take`."""
        self.heard = time.monotonic()
        if isinstance(message, p.Snapshot | p.Update) and message.version < self.view.version:
            self.went_back += 1
        super().take(message)

    def answered(self, action: str, version: int) -> None:
        """See `Client.answered`."""
        super().answered(action, version)
        kind, at = self.sent.get(action, ("", 0.0))
        if kind == "MakeMove":
            now = time.monotonic()
            self.waits.append((now, now - at))

    async def roam(self, table: str, chance: random.Random, think: float, stop: asyncio.Event, ramp: float = 0) -> None:
        """Play until told to stop, on whatever node answers; then stay connected.  It begins within `ramp` seconds."""
        self._first = time.monotonic() + ramp * chance.random()
        while not stop.is_set():
            try:
                if self.socket is None:
                    await self.follow(table)
                    self.followed = time.monotonic()
                    for command in list(self.pending.values()):
                        await self.send(command)
                await self._play(chance, think, stop)
            except CUT_OFF:
                await self._elsewhere(chance)

    async def _play(self, chance: random.Random, think: float, stop: asyncio.Event) -> None:
        """Play while the connection holds, and until the page is loaded anew."""
        ready_at = max(self._first, time.monotonic() + think * chance.random())
        reload_at = time.monotonic() + chance.uniform(*RELOADS)
        while not stop.is_set():
            now = time.monotonic()
            if now > reload_at:
                await self._elsewhere(chance, home=True)
                return
            command = self.next_command(chance) if not self.pending and now >= ready_at else None
            if command is not None:
                self.pending[command.id] = command
                self.sent[command.id] = (type(command).__name__, now)
                await self.send(command)
                ready_at = now + think * (0.5 + chance.random())
            if now - self.heard > SILENT_AFTER:
                await self.send(p.Ping(1))
                await self.receive(timeout=2)
            try:
                await self.receive(timeout=max(0.02, min(0.5, ready_at - now)))
            except TimeoutError:
                continue

    async def _elsewhere(self, chance: random.Random, *, home: bool = False) -> None:
        """Hang up, and try another node, or the one where it began, after a moment."""
        socket, self.socket = self.socket, None
        if socket is not None:
            socket.transport.abort()
        await asyncio.sleep(0.25 * chance.random())
        step = 0 if home else 1 + chance.randrange(2)
        self.url = self.urls[(self.home if home else self.urls.index(self.url) + step) % len(self.urls)]
