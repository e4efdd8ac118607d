"""One table in the server: commands in a row, each handled, appended, then published; and the table's one timer.

The state here is what the log says, never ahead of it: while an append is on its way to the disk the next command
waits.  Whatever is refused is told to who asked, and to nobody else.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Protocol

import msgspec

from maumau.server import protocol as p
from maumau.server.clock import Timer
from maumau.server.people.settling import ends
from maumau.server.play.computers import Computers
from maumau.server.play.following import LATER, MOST_TRIES, SETTLED_BY_OTHERS, followed
from maumau.server.services import Services
from maumau.server.views.events import ENCODER, Told
from maumau.server.views.listing import listing_of
from maumau.server.views.render import Change, snapshot
from maumau.server.watch.logs import log, log_error
from maumau.server.watch.traces import Way
from maumau.store import Append, Conflict, Entry, Repeated, Snapshot, StoreError
from maumau.table import Refused, Step, Table, handle, next_deadline, on_deadline
from maumau.table.commands import Command, SetPresence
from maumau.table.events import to_json
from maumau.table.snapshot import to_json as snapshot_json
from maumau.table.state import RUNNING

RECENT: Final = 50
"""Events kept for those who come back."""
REMEMBERED: Final = 200
"""Commands whose repeats are answered from memory; older ones the store knows."""
AWAY_AFTER: Final = 3_000
"""Milliseconds without a connection until a person counts as away: a reload takes less."""

Make = Callable[[Table], tuple[Step, ...]]


class Connection(Protocol):
    """Somebody who follows a table."""

    @property
    def user(self) -> str:
        """Id of the person."""

    def push(self, frame: bytes, since: float = 0) -> None:
        """Send a frame soon; never waits.  `since`: when the command came that it acknowledges."""

    def close(self, code: int) -> None:
        """Close after what has been pushed."""

    def moved(self, room: Room) -> None:
        """Another room stands for the same table now."""


@dataclass(slots=True)
class Job:
    """Something to be done with the table."""

    make: Make
    command: str | None = None
    """Id of the command, unique at the table."""
    action: str = ""
    """The same as its client calls it."""
    reply: Connection | None = None
    since: float = 0.0
    """When it came, by `time.perf_counter`; 0: not measured."""
    way: Way | None = None
    """Its trace, if somebody collects them."""
    tries: int = 0
    """How often it lost a race against another node."""


NOBODYS: Final = Job(lambda _: ())
"""Stands for what others did."""


class Room:
    """A table, who follows it, and what waits to be done."""

    def __init__(self, services: Services, table: Table, lost: Callable[[Room], None]) -> None:
        self.services = services
        self.table = table
        self.followers: dict[str, Connection] = {}
        """By user: the newest connection counts."""
        self.recent: deque[Told] = deque(maxlen=RECENT)
        self.done: OrderedDict[str, int] = OrderedDict()
        self.computers = Computers(services, self)
        self._lost = lost
        self._jobs: deque[Job | Callable[[], None]] = deque()
        self._busy = False
        self.stopped = False
        self._timer: Timer | None = None
        self._timer_at = 0
        self._heard = 0
        """The highest version that the log is said to have."""
        self._leaving: set[str] = set()
        """Who has just gone, and does not count as away yet."""

    # -- jobs
    def command(self, command: Command, *, reply: Connection | None = None, action: str = "", since: float = 0) -> None:
        """Carry out a command when those before it are done."""
        clock, chance, traces = self.services.clock, self.services.chance, self.services.traces
        id_ = f"{reply.user}:{action}" if reply is not None and action else None
        way = None if traces is None else traces.way(command.kind)
        self.submit(Job(lambda table: handle(table, command, clock.now(), chance), id_, action, reply, since, way))

    def submit(self, job: Job | Callable[[], None]) -> None:
        """Do something in its turn: a job, or a call that looks at the table."""
        self._jobs.append(job)
        if self.stopped:
            self._refuse_all()
        elif not self._busy:
            self._work()

    def _work(self) -> None:
        while self._jobs and not self._busy:
            job = self._jobs.popleft()
            if isinstance(job, Job):
                self._start(job)
            else:
                job()

    def _start(self, job: Job) -> None:
        """Handle a job; its events go to the store."""
        if job.command is not None and job.command in self.done:
            self._answer(job, p.Ack(job.action, self.done[job.command]))
            return
        if job.way is not None:
            job.way.stage("wait")
        try:
            steps = job.make(self.table)
        except Refused as refused:
            if job.reply is None and refused.id != "stale":
                log("move refused", table=self.table.id, version=self.table.version, why=refused.id)
            self._answer(job, p.Refused(job.action, refused.id, dict(refused.values), self.table.version))
            return
        except Exception:  # noqa: BLE001 (a fault at one table must not stop the others)
            log_error("command failed", table=self.table.id, version=self.table.version)
            self._answer(job, p.Refused(job.action, "internal", version=self.table.version))
            return
        if job.way is not None:
            job.way.stage("judge")
        if steps:
            self._append(job, steps)
        else:
            self._answer(job, p.Ack(job.action, self.table.version))

    def _append(self, job: Job, steps: tuple[Step, ...]) -> None:
        """Frames are made while nobody else touches the table, and sent once the events are on disk."""
        self._busy = True
        change = Change(self.table, steps[-1].table)
        told = [Told(step) for step in steps]
        frames = self._frames(job, change, told)
        append = Append(
            stream=self.table.id,
            expected=self.table.version,
            payloads=[ENCODER.encode(to_json(step.event)) for step in steps],
            command=job.command,
            listing=listing_of(change.table) if change.listed else None,
            due=ends(steps),
        )

        if job.way is not None:
            job.way.stage("render")

        def done(error: StoreError | None) -> None:
            self._busy = False
            if job.way is not None:
                job.way.stage("append")
            if error is None:
                self._publish(job, steps, told, frames)
                self._written_here(steps, append.due)
            else:
                self._failed(job, error)
            self._work()

        self.services.store.append(append, done)

    def _frames(self, job: Job, change: Change, told: list[Told]) -> list[tuple[Connection, bytes]]:
        """The update for every follower; spectators share one."""
        frames: list[tuple[Connection, bytes]] = []
        shared: bytes | None = None
        moved = change.table.seats is not self.table.seats
        for user, connection in self.followers.items():
            seat = change.table.seat_of(user)
            new = moved and seat != self.table.seat_of(user)
            if seat is None and not new and connection is not job.reply:
                shared = shared or ENCODER.encode(change.update(told, None))
                frames.append((connection, shared))
                continue
            update = change.update(told, seat, new_viewer=new)
            if connection is job.reply and job.action:
                update.ack = job.action
            frames.append((connection, ENCODER.encode(update)))
        return frames

    def _publish(
        self, job: Job, steps: tuple[Step, ...], told: list[Told], frames: list[tuple[Connection, bytes]]
    ) -> None:
        """The events are on disk: they are the table now."""
        before, self.table = self.table, steps[-1].table
        self.recent.extend(told)
        if job.command is not None:
            self._remember(job.command, steps[0].version)
        for connection, frame in frames:
            connection.push(frame, job.since if connection is job.reply else 0)
        if job.way is not None:
            job.way.stage("show")
            job.way.end()
        if job.reply is not None and job.reply not in self.followers.values():
            self._answer(job, p.Ack(job.action, self.table.version))
        if before.seats is not self.table.seats and self._watchers_of(before) != self.watchers:
            self._tell_watchers(None)
        self.computers.note(steps)
        self.wind_up()

    def _written_here(self, steps: tuple[Step, ...], due: bool) -> None:
        """What the node does that has written the events; `due`: something has ended."""
        self.services.metrics.happened(self.table, steps)
        self._keep_snapshot(steps)
        if due:
            self.services.metrics.due(self.table.id)
            self.services.ended.set()
        if self.services.cluster is not None:
            self.services.cluster.tell(self.table.id, self.table.version)

    def _remember(self, command: str, version: int) -> None:
        self.done[command] = version
        if len(self.done) > REMEMBERED:
            self.done.popitem(last=False)

    def _failed(self, job: Job, error: StoreError) -> None:
        """Nothing was written.  A repeat is answered; who lost a race reads on and tries again; otherwise this room is
        given up."""
        if isinstance(error, Repeated):
            self._answer(job, p.Ack(job.action, error.version))
            self.catch_up(error.version)
            return
        if isinstance(error, Conflict) and error.version > self.table.version and job.tries < MOST_TRIES:
            job.tries += 1
            self.services.metrics.races.add()
            self._jobs.appendleft(job)
            self._heard = max(self._heard, error.version)
            self._read_on()
            return
        if not isinstance(error, Conflict):
            log_error("store failed", table=self.table.id, error=str(error))
        self._answer(job, p.Refused(job.action, "not_stored", version=self.table.version))
        self._lost(self)

    # -- other nodes
    def catch_up(self, version: int) -> None:
        """The log is said to have a version: read on to it, in its turn."""
        if version > max(self._heard, self.table.version):
            self._heard = version
            self.submit(self._catch_up)

    def _catch_up(self) -> None:
        if self._heard > self.table.version:
            self._read_on()

    def _read_on(self) -> None:
        """Read the log from where this room is; nothing else happens meanwhile."""
        if self.stopped:
            self._refuse_all()
            return
        self._busy = True
        cluster, store, table = self.services.cluster, self.services.store, self.table
        threads = None if cluster is None else cluster.threads
        future = asyncio.get_running_loop().run_in_executor(threads, store.read, table.id, table.version)
        future.add_done_callback(self._was_read)

    def _was_read(self, future: asyncio.Future[list[Entry]]) -> None:
        """Take in what others have written; a room that cannot is given up."""
        self._busy = False
        if self.stopped or future.cancelled():
            return
        try:
            entries = future.result()
            steps = followed(self.table, entries)
        except (StoreError, ValueError) as error:
            log_error("log cannot be read", table=self.table.id, error=str(error))
            self._lost(self)
            return
        self._heard = min(self._heard, self.table.version + len(steps))  # a hint is not the log
        for entry in entries:
            if entry.command is not None:
                self._remember(entry.command, entry.version)
        if steps:
            told = [Told(step) for step in steps]
            self._publish(NOBODYS, steps, told, self._frames(NOBODYS, Change(self.table, steps[-1].table), told))
            self._written_elsewhere(steps)
        self._work()

    def _written_elsewhere(self, steps: tuple[Step, ...]) -> None:
        """What the other nodes do."""
        self._say_who_is_here()
        if ends(steps):
            clock = self.services.clock
            clock.call_at(clock.now() + SETTLED_BY_OTHERS, self.services.ended.set)

    def _say_who_is_here(self) -> None:
        """Another node may have taken somebody for away who is here."""
        for seat in self.table.seats:
            if seat.away and seat.user in self.followers:
                self._set_presence(seat.user, away=False)

    @property
    def in_charge(self) -> bool:
        """Whether this node acts at deadlines first: the first person by seat who is here is connected to it.  The
        others act `later`, if nothing has happened by then."""
        if self.services.cluster is None:
            return True
        first = next((seat.user for seat in self.table.seats if seat.present), None)
        return first in self.followers

    @property
    def later(self) -> int:
        """Milliseconds after a deadline at which this node acts."""
        return 0 if self.in_charge else LATER

    def _answer(self, job: Job, message: msgspec.Struct) -> None:
        since = job.since
        if isinstance(message, p.Refused):
            since = 0.0
            self.services.metrics.refusals.add(message.reason)
        if job.way is not None:
            job.way.end(message.reason if isinstance(message, p.Refused) else "")
        if job.reply is not None:
            job.reply.push(ENCODER.encode(message), since)

    def _keep_snapshot(self, steps: Iterable[Step]) -> None:
        """Cache the table after each deal, so that waking it up stays quick."""
        scored = next((step for step in steps if step.event.kind == "deal_scored"), None)
        if scored is not None:
            payload = json.dumps(snapshot_json(scored.table)).encode()
            self.services.background(
                self.services.store.save_snapshot, self.table.id, Snapshot(scored.version, payload)
            )

    # -- time
    def wind_up(self) -> None:
        """Set the timer, and ask the computer players."""
        if self.stopped:
            return
        self._set_timer()
        self.computers.ask()

    def _set_timer(self) -> None:
        """Be woken at the deadline, or before: most moves only put it off, and a timer costs more than a look."""
        deadline = self._deadline()
        if self._timer is not None:
            if deadline is not None and self._timer_at <= deadline:
                return
            self._timer.cancel()
            self._timer = None
        if deadline is not None:
            self._timer_at = deadline
            self._timer = self.services.clock.call_at(deadline, self._time)

    def _deadline(self) -> int | None:
        deadline = next_deadline(self.table)
        return deadline if deadline is None or self.services.cluster is None else deadline + self.later

    def _time(self) -> None:
        self._timer = None
        clock, chance = self.services.clock, self.services.chance
        deadline = self._deadline()
        if deadline is not None and deadline <= clock.now():
            self.submit(Job(lambda table: on_deadline(table, clock.now(), chance)))
        else:
            self._set_timer()

    @property
    def may_sleep(self) -> bool:
        """Whether nobody is here and nothing would happen for days."""
        idle = not self.followers and not self._busy and not self._jobs and not self._leaving
        asleep = self.table.paused_at is not None and self.table.phase in RUNNING
        if self.services.cluster is not None and self.table.paused_at is None:
            return idle  # it is awake for people on other nodes
        return idle and (asleep or self.table.phase == "closed")

    def stop(self) -> None:
        """Do nothing more; what waits is refused."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.stopped = True
        self._refuse_all()
        self.computers.stop()

    def _refuse_all(self) -> None:
        """Tell who waits that nothing will come of it; the client asks again."""
        jobs, self._jobs = self._jobs, deque()
        for job in jobs:
            if isinstance(job, Job):
                self._answer(job, p.Refused(job.action, "not_stored", version=self.table.version))

    # -- people
    def follow(self, connection: Connection, version: int) -> None:
        """Somebody follows the table, and has seen a version of it; 0: nothing."""
        if self.services.cluster is not None:
            self.catch_up(version)
        self.submit(lambda: self._follow(connection, version))

    def _follow(self, connection: Connection, version: int) -> None:
        older = self.followers.get(connection.user)
        if older is not None and older is not connection:
            older.close(p.Close.REPLACED)
        self.followers[connection.user] = connection
        self.greet(connection, version)
        if self.services.cluster is not None:
            self.services.cluster.noted(self.table.id, connection.user)
        if older is None:
            self._tell_watchers(connection)
        self._set_presence(connection.user, away=False)

    def greet(self, connection: Connection, version: int) -> None:
        """Send what is missing since a version, or everything."""
        seat = self.table.seat_of(connection.user)
        missing = self.table.version - version
        if version > 0 and 0 <= missing <= len(self.recent):
            told = list(self.recent)[len(self.recent) - missing :]
            message: msgspec.Struct = Change(None, self.table).update(told, seat, new_viewer=True)
            self.services.metrics.reconnects.add("missed")
        else:
            if version > 0:
                self.services.metrics.reconnects.add("all")
            message = snapshot(self.table, seat, self.recent, self.watchers)
        connection.push(ENCODER.encode(message))

    def unfollow(self, connection: Connection) -> None:
        """Somebody follows the table no more; after a moment the person counts as away."""
        if self.followers.get(connection.user) is not connection:
            return
        user = connection.user
        del self.followers[user]
        self._tell_watchers(None)
        self._leaving.add(user)
        self.services.clock.call_at(self.services.clock.now() + AWAY_AFTER, lambda: self._has_left(user))
        if self.services.cluster is not None:
            self.services.cluster.noted(self.table.id, user)

    def _has_left(self, user: str) -> None:
        """Who has not come back by now is away, unless he is connected to another node."""
        self._leaving.discard(user)
        cluster = self.services.cluster
        if cluster is None:
            self._set_presence(user, away=True)
        else:
            cluster.unless_elsewhere(self.table.id, user, lambda: self._set_presence(user, away=True))

    def _set_presence(self, user: str, *, away: bool) -> None:
        seat = self.table.seat_of(user)
        if seat is not None and self.table.seats[seat].away != away and (user in self.followers) != away:
            self.command(SetPresence(user, away))

    @property
    def watchers(self) -> int:
        """How many follow without a seat."""
        return self._watchers_of(self.table)

    def _watchers_of(self, table: Table) -> int:
        return sum(table.seat_of(user) is None for user in self.followers)

    def _tell_watchers(self, new: Connection | None) -> None:
        """A spectator came or went."""
        frame = ENCODER.encode(p.Watchers(self.watchers))
        for connection in self.followers.values():
            if connection is not new:
                connection.push(frame)

    def said(self, connection: Connection, what: str) -> None:
        """Show an emote or a phrase of somebody who sits here; nothing is kept."""
        seat = self.table.seat_of(connection.user)
        if seat is None:
            return
        if self.services.cluster is not None:
            self.services.cluster.tell_said(self.table.id, seat, connection.user, what)
        self.show_said(seat, connection.user, what)

    def show_said(self, seat: int, user: str, what: str) -> None:
        """Show it to all who follow here."""
        frame = ENCODER.encode(p.Said(seat, user, what))
        for follower in self.followers.values():
            follower.push(frame)
