"""One client's WebSocket: its messages in, its frames out, its limits and its end."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

import maumau
from maumau.engine.rules.faults import RulesError
from maumau.server import protocol as p
from maumau.server.catalog import Catalog, UnknownRules
from maumau.server.limits import Bucket
from maumau.server.play.hub import Hub
from maumau.server.play.outbox import Outbox
from maumau.server.play.room import Room
from maumau.server.services import Services
from maumau.server.views.events import ENCODER
from maumau.server.views.why import because
from maumau.server.watch.logs import log, log_error
from maumau.store import StoreError, User
from maumau.table import commands as co

DECODER: Final = msgspec.json.Decoder(p.ClientMessage)
LARGEST_FRAME: Final = 16_384
EMOTES: Final = (0.5, 3)
SILENCE: Final = 30_000
"""Milliseconds without a frame after which a connection counts as dead."""
PING_EVERY: Final = 10_000


class Connection:
    """See the module; `room.Connection` is what tables know of it."""

    def __init__(self, services: Services, hub: Hub, catalog: Catalog, user: User, session: bytes) -> None:
        self.services, self.hub, self.catalog = services, hub, catalog
        self.person = user
        self.session = session
        self.outbox = Outbox(services.metrics.answered)
        self.arrived = 0.0
        """When the last frame came, by `time.perf_counter`."""
        self.room: Room | None = None
        now = services.clock.now()
        self.heard = now
        self._frames = Bucket(*services.config.frames, now)
        self._emotes = Bucket(*EMOTES, now)
        self._greeted = False

    # -- what tables see
    @property
    def user(self) -> str:
        """Id of the person."""
        return self.person.id

    def push(self, frame: bytes, since: float = 0) -> None:
        """Send a frame soon; `since`: when the command came that it acknowledges."""
        self.outbox.push(frame, since)

    def close(self, code: int) -> None:
        """Close after what has been pushed."""
        self.outbox.close(code)

    def moved(self, room: Room) -> None:
        """Another room stands for the same table now."""
        self.room = room

    def send(self, message: msgspec.Struct) -> None:
        """Send a message soon."""
        if isinstance(message, p.Refused):
            self.services.metrics.refusals.add(message.reason)
        self.outbox.push(ENCODER.encode(message))

    # -- life
    async def run(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Talk until one side has enough."""
        reader = asyncio.create_task(self._read(socket))
        writer = asyncio.create_task(self._write(socket))
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
            if reader.done() and (error := reader.exception()) is not None:
                raise error
        except Exception:  # noqa: BLE001 (a fault of ours ends this connection, and is noted)
            log_error("connection failed", user=self.user)
            with contextlib.suppress(RuntimeError, OSError):
                await socket.close(p.Close.FAULT)
        finally:
            for task in (reader, writer):
                task.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)
            self.leave()

    async def _write(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Send what is pushed; at last the reason of the end."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            code = await self.outbox.run(socket.send_text)
            if code is None:
                self.services.metrics.overflows.add()
            self.services.metrics.closed.add(str(code or p.Close.TOO_SLOW))
            await socket.close(p.Close.TOO_SLOW if code is None else code)
            log("connection closed", user=self.user, code=code or p.Close.TOO_SLOW)

    async def _read(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Take frames in, in order."""
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                text = await socket.receive_text()
                self.arrived = time.perf_counter()
                now = self.heard = self.services.clock.now()
                if len(text) > LARGEST_FRAME:
                    self.close(p.Close.TOO_BIG)
                elif not self._frames.take(now):
                    self.close(p.Close.TOO_MANY)
                else:
                    await self._take(text)
                if self.outbox.closing is not None:
                    await asyncio.Event().wait()  # the writer ends it

    async def _take(self, text: str) -> None:
        """One frame."""
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:  # nested too deeply is no message either
            log("bad message", user=self.user, error=str(error)[:200])
            self.close(p.Close.BAD_MESSAGE)
            return
        if not self._greeted and not isinstance(message, p.Hello):
            self.close(p.Close.BAD_MESSAGE)
            return
        try:
            await self._handle(message)
        except StoreError as error:
            log_error("store failed", error=str(error))
            self.close(p.Close.RESTART)

    async def _handle(self, message: Any) -> None:
        """Do what a message asks."""
        kind = type(message)
        if isinstance(message, p.Sit) and await self._blocked():
            self.send(p.Refused(message.id, "blocked"))
        elif kind in COMMANDS:
            self._command(message, COMMANDS[kind](self, message))
        elif isinstance(message, p.Configure):
            await self._configure(message)
        elif isinstance(message, p.Follow):
            await self._follow(message)
        else:
            QUICK[kind](self, message)

    def hello(self, message: p.Hello) -> None:
        """Greet, or send away a client of another time."""
        if message.protocol != p.PROTOCOL:
            self.close(p.Close.RELOAD)
            return
        self._greeted = True
        now = self.services.clock.now()
        self.send(p.Welcome(self.user, self.person.name, now, maumau.__version__, PING_EVERY))

    def ping(self, message: p.Ping) -> None:
        """Say that somebody is here."""
        self.send(p.Pong(message.n, self.services.clock.now()))

    def say(self, message: p.Say) -> None:
        """Show an emote or a phrase; too many are swallowed."""
        known = message.what in self.catalog.emotes or message.what in self.catalog.phrases
        if self.room is not None and known and self._emotes.take(self.heard):
            self.room.said(self, message.what)

    def why(self, message: p.Why) -> None:
        """Say why something may not be played."""
        if self.room is not None:
            self.send(because(self.room.table, self.user, message))

    def leave(self, _message: p.Unfollow | None = None) -> None:
        """Follow no table."""
        room, self.room = self.room, None
        if room is not None:
            room.unfollow(self)

    # -- tables
    async def _follow(self, message: p.Follow) -> None:
        room = await self.hub.find(message.table)
        if room is None or room.table.phase == "closed":
            self.send(p.Gone(message.table, "unknown" if room is None else "closed"))
            return
        if room is not self.room:
            self.leave()
        self.room = room
        room.follow(self, message.version)

    async def _configure(self, message: p.Configure) -> None:
        try:
            settings = await self.catalog.settings(message.settings)
        except (RulesError, UnknownRules, ValueError) as error:
            self.send(p.Refused(message.id, "bad_settings", {"message": str(error)}, message.version))
            return
        self._command(message, co.Configure(self.user, settings))

    async def _blocked(self) -> bool:
        """Whether the table's host wants to have nothing to do with this person, who has no seat here yet."""
        table = self.room.table if self.room is not None else None
        if table is None or table.host == self.user or table.seat_of(self.user) is not None:
            return False
        return await asyncio.to_thread(self.services.store.moderation.blocks, table.host, self.user)

    def _command(self, message: p.Command, command: co.Command) -> None:
        if self.room is None:
            self.send(p.Refused(message.id, "no_table"))
            return
        if isinstance(command, co.SeatComputer) and command.level not in self.catalog.levels:
            self.send(p.Refused(message.id, "bad_settings", {"message": "no such level"}, message.version))
            return
        self.room.command(command, reply=self, action=message.id, since=self.arrived)


COMMANDS: Final[dict[type[Any], Callable[[Connection, Any], co.Command]]] = {
    p.MakeMove: lambda c, m: co.MakeMove(c.user, m.move, m.version),
    p.Sit: lambda c, m: co.Sit(c.user, c.person.name, m.seat),
    p.Leave: lambda c, _: co.Leave(c.user),
    p.Ready: lambda c, m: co.SetReady(c.user, m.ready),
    p.Start: lambda c, _: co.Start(c.user),
    p.SeatComputer: lambda c, m: co.SeatComputer(c.user, m.seat, m.level),
    p.Remove: lambda c, m: co.Remove(c.user, m.seat),
    p.Autopilot: lambda c, m: co.SetAutopilot(c.user, m.seat),
    p.Back: lambda c, _: co.Back(c.user),
    p.Propose: lambda c, m: co.Propose(c.user, m.what),
    p.Answer: lambda c, m: co.Answer(c.user, m.agree),
    p.MakePromise: lambda c, m: co.MakePromise(c.user, m.commitment, m.contributor, m.promise, c.person.name),
    p.Reveal: lambda c, m: co.Reveal(c.user, m.commitment, m.value),
}
QUICK: Final[dict[type[Any], Callable[[Connection, Any], None]]] = {
    p.Hello: Connection.hello,
    p.Ping: Connection.ping,
    p.Say: Connection.say,
    p.Why: Connection.why,
    p.Unfollow: Connection.leave,
}
