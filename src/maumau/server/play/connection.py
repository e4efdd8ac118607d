"""One client's WebSocket: its messages in, its frames out, its limits and its end."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

import maumau
from maumau.engine.rules.faults import RulesError
from maumau.server import protocol as p
from maumau.server.catalog import Catalog, UnknownRules
from maumau.server.limits import Bucket
from maumau.server.play.hinting import hint_for
from maumau.server.play.hub import Hub
from maumau.server.play.outbox import Outbox
from maumau.server.play.room import Room
from maumau.server.play.wire import Wire
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
LONGEST_END: Final = 15.0
"""Seconds after which a connection that is to end is cut off: its reader may read nothing any more."""


class Connection:
    """See the module; `room.Connection` is what tables know of it."""

    def __init__(self, services: Services, hub: Hub, catalog: Catalog, user: User, session: bytes, wire: Wire) -> None:
        self.services, self.hub, self.catalog = services, hub, catalog
        self.person = user
        self.session = session
        self.wire = wire
        self.outbox = Outbox(wire, self._has_enough, services.metrics.answered)
        self.arrived = 0.0
        """When the last frame came, by `time.perf_counter`."""
        self.room: Room | None = None
        now = services.clock.now()
        self.heard = now
        self._frames = Bucket(*services.config.frames, now)
        self._emotes = Bucket(*EMOTES, now)
        self._greeted = False
        self._enough: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        """The code to close with, or `None`, once nothing more will be written."""
        self._waiting: list[Any] = []
        """Messages that wait for the store, and those behind them."""
        self._at_leisure: asyncio.Task[None] | None = None
        self._thinking: asyncio.Task[None] | None = None
        """The hint that is awaited: one at a time."""

    @property
    def open(self) -> bool:
        """Whether anything that is said still counts."""
        return self.outbox.closing is None and not self.outbox.full

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
        ends = asyncio.create_task(self._end(socket))
        self.wire.listen(self)
        try:
            with contextlib.suppress(WebSocketDisconnect):
                while True:
                    await socket.receive_data("binary")  # texts come to `heard_text`; the end comes here
                    self.close(p.Close.BAD_MESSAGE)
        finally:
            for task in (ends, self._at_leisure, self._thinking):
                if task is not None:
                    task.cancel()
            self.leave()

    async def _end(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Close when everything has been said."""
        code = await self._enough
        if code is None:
            self.services.metrics.overflows.add()
        said = p.Close.TOO_SLOW if code is None else code
        self.services.metrics.closed.add(str(int(said)))
        self.wire.give_up_in(LONGEST_END)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.close(said)
        log("connection closed", user=self.user, code=said)

    def _has_enough(self, code: int | None) -> None:
        if not self._enough.done():
            self._enough.set_result(code)

    # -- what the wire tells
    def may_write(self) -> None:
        """See `wire.Listener`."""
        self.outbox.go_on()

    def heard_text(self, text: str) -> None:
        """See `wire.Listener`: one frame, judged at once, unless something before it has to wait."""
        if not self.open:
            return
        self.arrived = time.perf_counter()
        now = self.heard = self.services.clock.now()
        if len(text) > LARGEST_FRAME:
            self.close(p.Close.TOO_BIG)
        elif not self._frames.take(now):
            self.close(p.Close.TOO_MANY)
        else:
            self._take(text)

    def _take(self, text: str) -> None:
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:  # nested too deeply is no message either
            log("bad message", user=self.user, error=str(error)[:200])
            self.close(p.Close.BAD_MESSAGE)
            return
        if not self._greeted and not isinstance(message, p.Hello):
            self.close(p.Close.BAD_MESSAGE)
        elif type(message) in SLOW or self._waiting:
            self._wait(message)
        else:
            try:
                self._handle(message)
            except Exception as error:  # noqa: BLE001 (the others go on)
                self._failed(error)

    def _failed(self, error: Exception) -> None:
        """A fault of ours ends this connection, and is noted; to be called while it is handled."""
        if isinstance(error, StoreError):
            log_error("store failed", error=str(error))
            self.close(p.Close.RESTART)
        else:
            log_error("connection failed", user=self.user)
            self.close(p.Close.FAULT)

    def _handle(self, message: Any) -> None:
        """Do what a message asks that needs nothing from elsewhere."""
        kind = type(message)
        if kind in COMMANDS:
            self._command(message, COMMANDS[kind](self, message))
        else:
            QUICK[kind](self, message)

    # -- what has to wait for the store
    def _wait(self, message: Any) -> None:
        """Do it as soon as possible, and what comes meanwhile behind it."""
        self._waiting.append(message)
        if self._at_leisure is None:
            self._at_leisure = asyncio.create_task(self._work_off())

    async def _work_off(self) -> None:
        while self._waiting and self.open:
            message = self._waiting[0]
            try:
                if type(message) in SLOW:
                    await SLOW[type(message)](self, message)
                else:
                    self._handle(message)
            except Exception as error:  # noqa: BLE001 (the others go on)
                self._failed(error)
            del self._waiting[0]
        self._at_leisure = None

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

    def hint(self, message: p.AskHint) -> None:
        """Find out what the master would do; whoever asks faster than answers come is refused."""
        if self.room is None:
            self.send(p.Refused(message.id, "no_table"))
        elif self._thinking is not None or not self.services.hints.take(self.user, self.heard):
            self.send(p.Refused(message.id, "hint_awaited"))
        else:
            self._thinking = asyncio.create_task(self._advise(self.room, message.id))

    async def _advise(self, room: Room, action: str) -> None:
        try:
            self.send(await hint_for(self.services, room, self, action))
        finally:
            self._thinking = None

    def leave(self, _message: p.Unfollow | None = None) -> None:
        """Follow no table."""
        room, self.room = self.room, None
        if room is not None:
            room.unfollow(self)

    # -- tables
    async def sit(self, message: p.Sit) -> None:
        """Sit down, unless the host does not want that."""
        if await self._blocked():
            self.send(p.Refused(message.id, "blocked"))
        else:
            self._handle(message)

    async def follow(self, message: p.Follow) -> None:
        """Follow a table."""
        room = await self.hub.find(message.table)
        if room is None or room.table.phase == "closed":
            self.send(p.Gone(message.table, "unknown" if room is None else "closed"))
            return
        if room is not self.room:
            self.leave()
        self.room = room
        room.follow(self, message.version)

    async def configure(self, message: p.Configure) -> None:
        """Change a table's settings."""
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
    p.AskHint: Connection.hint,
    p.Unfollow: Connection.leave,
}
SLOW: Final[dict[type[Any], Callable[[Connection, Any], Awaitable[None]]]] = {
    p.Sit: Connection.sit,
    p.Configure: Connection.configure,
    p.Follow: Connection.follow,
}
"""Messages for which something is read from the store."""
