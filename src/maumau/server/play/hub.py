"""All tables of this server: made, woken up when somebody comes, put to sleep when nobody is there.

A table that nobody has touched since the server started is not in memory: its clocks stand still anyway, and its log
says all there is to say.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import Final

from maumau.server import protocol as p
from maumau.server.play.room import RECENT, Room
from maumau.server.services import Services, new_code, new_id
from maumau.server.views.events import ENCODER, Told
from maumau.server.views.listing import info_of, listing_of
from maumau.server.watch.logs import log, log_error
from maumau.store import Append, Entry, StoreError
from maumau.table import Settings, Step, Table, create, evolve
from maumau.table.commands import Resume
from maumau.table.events import from_json, to_json
from maumau.table.snapshot import from_json as snapshot_from_json

SLEEP_EVERY: Final = 60.0
"""Seconds between looks for tables at which nobody is."""
REPEATS: Final = 200
"""Events before a snapshot that are read too, for the commands that clients may send again."""
LOBBY: Final = 60
"""Tables that the lobby shows."""
LOBBY_AGE: Final = 2 * 3_600_000
"""Milliseconds without any event after which it shows a table no more."""


def awake(table: Table) -> bool:
    """Whether somebody was there when the log of a table ended."""
    if table.phase == "adjourned":
        return table.anybody_here()
    return table.paused_at is None and table.phase != "closed"


@dataclass(frozen=True, slots=True)
class Woken:
    """A table read from its log."""

    table: Table
    steps: tuple[Step, ...]
    """The last ones, at least all of the present deal."""
    entries: tuple[Entry, ...]
    alive: int | None = 0
    """When the server under which the last event happened was last alive; `None`: another node looks after it."""


class Hub:
    """The tables in memory."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- making
    async def create(self, settings: Settings, user: str, name: str, computers: Sequence[str], start: bool) -> Room:
        """A new table; perhaps with computer players, perhaps begun at once.

        Raises:
            Refused: the settings or the computer players do not suit the rule set.
            StoreError: it could not be kept.
        """
        steps = create(
            settings,
            user,
            name,
            id_=new_id(),
            code=new_code(),
            now=self.services.clock.now(),
            chance=self.services.chance,
            computers=computers,
            start=start,
        )
        table = steps[-1].table
        await self._append(table, steps)
        room = self._open(Woken(table, steps, ()))
        room.wind_up()
        self.services.metrics.created.add(self.services.metrics.rules(table))
        log("table created", table=table.id, rules=table.rules.id, seats=len(table.seats))
        return room

    async def _append(self, table: Table, steps: Sequence[Step]) -> None:
        """Write a new table."""
        outcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: StoreError | None) -> None:
            if error is None:
                outcome.set_result(None)
            else:
                outcome.set_exception(error)

        payloads = [ENCODER.encode(to_json(step.event)) for step in steps]
        self.services.store.append(Append(table.id, 0, payloads, listing=listing_of(table)), done)
        await outcome

    # -- finding
    async def find(self, name: str) -> Room | None:
        """The table with an id or a short code, woken up if need be."""
        if name in self.rooms:
            return self.rooms[name]
        table = await asyncio.to_thread(self.services.store.table_of, name.upper())
        return await self.room(table or name)

    async def room(self, table: str, *, resume: bool = True) -> Room | None:
        """The table with an id; everybody who asks at the same time gets the same one.

        `resume`: what is awake according to its log was left so by a server that is no more.
        """
        if table in self.rooms:
            return self.rooms[table]
        if table not in self._waking:
            self._waking[table] = asyncio.get_running_loop().create_task(self._wake(table, resume))
        return await asyncio.shield(self._waking[table])

    async def _wake(self, table: str, resume: bool) -> Room | None:
        try:
            woken = await asyncio.to_thread(self._read_or_none, table)
            if woken is None:
                return None
            room = self._open(woken)
            if resume and awake(room.table) and woken.alive is not None:
                room.command(Resume(woken.alive))  # it was awake when the last server went away
            else:
                room.wind_up()
            return room
        finally:
            del self._waking[table]

    def _read_or_none(self, table: str) -> Woken | None:
        """A table from its log; one whose log this program cannot follow is noted, and is as if it were not there."""
        try:
            return self._read(table)
        except ValueError:  # an event of a newer form, or a move that the rules of today refuse
            log_error("log cannot be read", table=table)
            return None

    def _read(self, table: str) -> Woken | None:
        """A table from its snapshot and the events since, resumed if the server was away; in a thread."""
        store = self.services.store
        cached = store.load_snapshot(table)
        known = snapshot_from_json(json.loads(cached.payload)) if cached is not None else None
        begin = known.version if known is not None else 0
        entries = store.read(table, max(0, begin - REPEATS))
        steps: list[Step] = []
        for entry in entries:
            if entry.version <= begin:
                continue
            step = evolve(known, from_json(json.loads(entry.payload)))
            known = step.table
            steps.append(step)
        if known is None:
            return None
        alive: int | None = store.alive_after(known.at)
        if self.services.cluster is not None:
            alive = self.services.cluster.resumed_since(table, alive or 0)
        return Woken(known, tuple(steps), tuple(entries), alive)

    def _open(self, woken: Woken) -> Room:
        """Take a table into memory."""
        room = Room(self.services, woken.table, self._lost)
        room.recent.extend(Told(step) for step in woken.steps[-RECENT:])
        room.done.update((entry.command, entry.version) for entry in woken.entries if entry.command)
        room.computers.note(woken.steps)
        self.rooms[woken.table.id] = room
        return room

    def _lost(self, room: Room) -> None:
        """What a room believes is not what the log says: begin anew from the log."""
        room.stop()
        self.rooms.pop(room.table.id, None)
        for connection in room.followers.values():
            connection.push(ENCODER.encode(p.TryAgain()))
        self._run(self._move_over(room))

    async def _move_over(self, old: Room) -> None:
        """Those who followed a lost room follow the new one."""
        try:
            room = await self.room(old.table.id, resume=False)
        except StoreError as error:
            log_error("log cannot be read", table=old.table.id, error=str(error))
            room = None
        for connection in list(old.followers.values()):
            if room is not None:
                connection.moved(room)
                room.follow(connection, 0)
            else:
                connection.close(p.Close.RESTART)  # the client comes back, perhaps to another node

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- lists
    async def lobby(self, user: str) -> list[p.TableInfo]:
        """Open tables, those with a free seat first."""
        oldest = self.services.clock.now() - LOBBY_AGE
        listings = await asyncio.to_thread(self.services.store.open_tables, LOBBY)
        infos = [self.info(info_of(listing, self.services.config.base_url, user)) for listing in listings
                 if listing.updated > oldest]  # fmt: skip
        shown = await asyncio.to_thread(self._without_blocks, infos, user)
        return sorted(shown, key=lambda info: info.free == 0)

    def _without_blocks(self, infos: list[p.TableInfo], user: str) -> list[p.TableInfo]:
        """Tables whose hosts have nothing against this person, nor he against them."""
        blocks = self.services.store.moderation.blocks
        hosts = {info.id: next((seat.user for seat in info.seats if seat.host), "") for info in infos}
        return [info for info in infos if not (user and (blocks(hosts[info.id], user) or blocks(user, hosts[info.id])))]

    async def mine(self, user: str) -> list[p.TableInfo]:
        """Tables at which somebody sits."""
        listings = await asyncio.to_thread(self.services.store.tables_of, user, LOBBY)
        return [self.info(info_of(listing, self.services.config.base_url, user)) for listing in listings]

    def info_of_room(self, room: Room, user: str) -> p.TableInfo:
        """A table as somebody sees it from outside."""
        return self.info(info_of(listing_of(room.table), self.services.config.base_url, user))

    def info(self, info: p.TableInfo) -> p.TableInfo:
        """The same with the spectators of this moment."""
        room = self.rooms.get(info.id)
        info.watchers = room.watchers if room is not None else 0
        return info

    # -- the server's life
    async def look_after(self) -> None:
        """Put tables to sleep at which nobody is; until cancelled."""
        while True:
            await asyncio.sleep(SLEEP_EVERY)
            for room in list(self.rooms.values()):
                if room.may_sleep:
                    room.stop()
                    del self.rooms[room.table.id]

    def stop(self) -> None:
        """Do nothing more at any table."""
        for room in self.rooms.values():
            room.stop()
