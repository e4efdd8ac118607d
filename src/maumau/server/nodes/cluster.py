"""What a node does for being one of several: tells the others, hears them, looks into the log, and knows who is where.

Everything that counts is in the log, and (table, version) unique decides there.  What stands here saves time and work:
hints make others read on at once instead of within a second; of the nodes that hold a table one acts at its deadlines
first (`room.Room.in_charge`).
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, TypeVar

from maumau.server.nodes.hints import Driver
from maumau.server.watch.logs import log
from maumau.store.port import StoreError
from maumau.table.commands import SetPresence

if TYPE_CHECKING:
    from maumau.server.play.hub import Hub
    from maumau.store.crew import Crew

SWEEP_EVERY: Final = 1.0
"""Seconds between looks into the log for what no hint told."""
ALIVE_EVERY: Final = 2.0
"""Seconds between signs of life."""
THREADS: Final = 4
STRAY_AFTER: Final = 8.0
"""Seconds after which somebody of whom no node has noted that he is there is away."""
T = TypeVar("T")
LOST_AT_ONCE: Final = 200
"""People of dead nodes who are looked after in one piece."""


class Cluster:
    """See the module; one for each node."""

    def __init__(self, crew: Crew, hints: Driver) -> None:
        self.node = secrets.token_hex(6)
        self.crew, self.hints = crew, hints
        self._hub: Hub | None = None
        self._changed: dict[tuple[str, str], None] = {}
        """Places whose followers may have changed, in order."""
        self._strays: dict[tuple[str, str], float] = {}
        """Places of people who follow their tables nowhere, as far as is known, and since when."""
        self._wake = asyncio.Event()
        self.threads = ThreadPoolExecutor(THREADS, "cluster")
        """For reading the log on and for signs of life: they must not wait behind people who come in."""

    async def _aside(self, work: Callable[..., T], *values: Any) -> T:
        """Something that blocks."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, *values)

    # -- telling
    def tell(self, table: str, version: int) -> None:
        """A table has changed."""
        self.hints.publish(table, encoded({"node": self.node, "table": table, "seq": version}))

    def tell_said(self, table: str, seat: int, user: str, what: str) -> None:
        """Somebody has said something."""
        said = {"seat": seat, "user": user, "what": what}
        self.hints.publish(table, encoded({"node": self.node, "table": table, "said": said}))

    def hear(self, message: bytes) -> None:
        """A hint has come."""
        try:
            hint = json.loads(message)
            table, node = str(hint["table"]), hint["node"]
            room = self.hub.rooms.get(table) if node != self.node else None
            if room is None:
                return
            if "seq" in hint:
                room.catch_up(int(hint["seq"]))
            elif room.followers:
                said = hint["said"]
                room.show_said(int(said["seat"]), str(said["user"]), str(said["what"]))
        except (KeyError, TypeError, ValueError):
            log("bad hint", message=message[:200].decode(errors="replace"))

    # -- people
    def noted(self, table: str, user: str) -> None:
        """Somebody follows a table on this node, or does no more."""
        self._changed[table, user] = None
        self._wake.set()

    def unless_elsewhere(self, table: str, user: str, call: Callable[[], None]) -> None:
        """Call unless somebody follows the table on another node."""
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(self.threads, self.crew.elsewhere, table, user, self.node)

        def answered(future: asyncio.Future[bool]) -> None:
            if not future.cancelled() and future.exception() is None and not future.result():
                call()

        future.add_done_callback(answered)

    # -- chores
    @property
    def hub(self) -> Hub:
        """The tables of this node."""
        assert self._hub is not None
        return self._hub

    def begin(self, hub: Hub) -> None:
        """Say what is to be told to whom; before the chores."""
        self._hub = hub
        self.hints.hear = self.hear

    def chores(self) -> list[Callable[[], Any]]:
        """What goes on until cancelled."""
        return [self.hints.run, self.sweep, self.stay_alive, self.write_down]

    async def sweep(self) -> None:
        """Look into the log for what no hint told."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            known = {table: room.table.version for table, room in self.hub.rooms.items()}
            if not known:
                continue
            try:
                behind = await self._aside(self.crew.behind, known)
            except StoreError:
                continue  # the next look will tell
            for table, version in behind.items():
                if table in self.hub.rooms:
                    self.hub.rooms[table].catch_up(version)

    async def stay_alive(self) -> None:
        """Signs of life; and looking after who was on a node that is dead."""
        while True:
            try:
                if not await self._aside(self.crew.alive, self.node):
                    self._note_all()
                await self.look_after_the_lost()
                await self.look_after_strays()
            except StoreError as error:
                log("no sign of life", error=str(error))
            await asyncio.sleep(ALIVE_EVERY)

    def _note_all(self) -> None:
        for table, room in self.hub.rooms.items():
            for user in room.followers:
                self.noted(table, user)

    async def look_after_the_lost(self) -> None:
        """Who was on a dead node, and came to no other, is away.  All nodes may try: one wins, the rest see it done."""
        places = await self._aside(self.crew.alone, LOST_AT_ONCE)
        for table, user in places:
            room = await self.hub.room(table, resume=False)
            if room is not None and room.table.phase != "closed" and user not in room.followers:
                room.command(SetPresence(user, away=True))
        if places:
            log("people of a dead node are away", people=len(places))
        await self._aside(self.crew.forget, places)

    async def look_after_strays(self) -> None:
        """Who is somewhere by a table's log, but has been nowhere for a while, is away.

        His node has died before it noted that he was there, or has not noted that he left.
        """
        now = asyncio.get_running_loop().time()
        places = [
            (table, seat.user)
            for table, room in self.hub.rooms.items()
            if room.table.phase != "closed"
            for seat in room.table.seats
            if seat.present and seat.user not in room.followers
        ]
        found = await self._aside(self.crew.strays, places) if places else []
        self._strays = {place: self._strays.get(place, now) for place in found}
        for table, user in [place for place, since in self._strays.items() if now - since > STRAY_AFTER]:
            room = self.hub.rooms.get(table)
            if room is not None and user not in room.followers:
                room.command(SetPresence(user, away=True))

    async def write_down(self) -> None:
        """Keep in the database who follows what here, as it is at the moment of writing."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            places, self._changed = list(self._changed), {}
            here = [place for place in places if self._follows(*place)]
            gone = [place for place in places if not self._follows(*place)]
            try:
                await self._aside(self.crew.note, self.node, here, gone)
            except StoreError:
                self._changed = dict.fromkeys(places) | self._changed
                await asyncio.sleep(SWEEP_EVERY)
                self._wake.set()

    def _follows(self, table: str, user: str) -> bool:
        room = self.hub.rooms.get(table)
        return room is not None and user in room.followers

    def resumed_since(self, table: str, alive_after: int) -> int | None:
        """Since when nobody looked after a table that is awake by its log; `None`: another node does.  Blocks."""
        if self.crew.held(table, self.node):
            return None
        return self.crew.last_seen(table) or alive_after

    def leave(self) -> None:
        """The node ends in order; blocks."""
        self.crew.leave(self.node)
        self.threads.shutdown(wait=False, cancel_futures=True)


def encoded(message: dict[str, Any]) -> bytes:
    """A hint as it is sent."""
    return json.dumps(message, separators=(",", ":")).encode()
