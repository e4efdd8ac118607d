"""A cluster under fire: tables whose players are on different nodes, faults at random from a seed, and the evidence."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import secrets
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from maumau.server import protocol as p
from maumau.server.people.sessions import hashed
from maumau.store import User
from maumau.store.postgres import PostgresStore
from maumau.testing.evidence import Evidence
from maumau.testing.nodes import Nodes
from maumau.testing.roaming import CUT_OFF, Roaming
from maumau.testing.servers import Process

RULES: Final = ("skat-32", "jokers-505", "mau-king-table", "serbian-501")
OPENED_TOGETHER: Final = 10
"""Tables."""
SETTLED_WITHIN: Final = 60.0
"""Seconds at the end in which the last events must reach everybody."""


@dataclass
class Plan:
    """What is played, and what goes wrong."""

    tables: int = 6
    seconds: float = 20
    seed: int = 1
    think: float = 0.3
    """Seconds a client takes for a move, on average."""
    faults: tuple[str, ...] = ("node", "broker", "database", "pause")
    every: tuple[float, float] = (2.0, 4.0)
    """Seconds between faults."""
    least: int = 0
    """So many faults happen even where the time is too short for them, as on a busy computer."""
    ramp: float = 0
    """Seconds over which the tables begin to play; what is measured is measured afterwards."""
    computers: int = 1
    """At every table beside three persons."""
    turn_time: int = 30
    pace: int = 500
    """Milliseconds that computer players take."""


@dataclass
class Outcome:
    """What came of it."""

    evidence: Evidence
    faults: list[str]
    recovered: dict[str, list[float]]
    """Seconds by fault until everybody whom it cut off had heard from some node again."""
    waits: list[float]
    """Seconds from a move to its confirmation."""
    seconds: float
    longest_silence: float
    """Seconds without any confirmed move anywhere."""
    cpu: float
    """Seconds of processor that the nodes took; means nothing where some were killed."""


@dataclass
class Scene:
    """Nodes, tables, and who plays there."""

    nodes: Nodes
    plan: Plan
    tables: list[str] = field(default_factory=list)
    clients: list[list[Roaming]] = field(default_factory=list)
    """By table."""
    warm: int = 0
    """When measuring began, in milliseconds since 1970."""
    log: list[str] = field(default_factory=list)
    recovered: dict[str, list[float]] = field(default_factory=dict)
    settled: dict[str, int] = field(default_factory=dict)
    """By table, the last version of the log when all had everything: a computer player may have moved after that."""

    async def set_up(self) -> None:
        """Open the tables, each player on another node."""
        count = len(self.nodes.urls)
        self.clients = [
            [Roaming(self.nodes.urls, (number + i) % count, f"P{number}-{i}") for i in range(3)]
            for number in range(self.plan.tables)
        ]
        await asyncio.to_thread(self._let_in)
        for begin in range(0, self.plan.tables, OPENED_TOGETHER):
            numbers = range(begin, min(begin + OPENED_TOGETHER, self.plan.tables))
            self.tables += await asyncio.gather(*(self._open(number) for number in numbers))

    def _let_in(self) -> None:
        """Sessions for all, past the limits that a server has for one address."""
        store = PostgresStore(self.nodes.url)
        try:
            for person in (person for people in self.clients for person in people):
                token, person.user = secrets.token_urlsafe(32), secrets.token_urlsafe(12)
                store.add_user(User(person.user, person.name, 1))
                store.add_session(hashed(token), person.user, int(time.time() * 1000))
                person.cookie = f"s={token}"
        finally:
            store.close()

    async def _open(self, number: int) -> str:
        """Open a table and seat its players."""
        people, plan = self.clients[number], self.plan
        settings: dict[str, Any] = {"seats": 3 + plan.computers, "turnTime": plan.turn_time, "pace": plan.pace}
        made = await people[0].create(RULES[number % len(RULES)], computers=["easy"] * plan.computers, **settings)
        for person in people:
            await person.follow(made.id)
            if person is not people[0]:
                await person.accept(p.Sit)
        return made.id

    async def play(self) -> Outcome:
        """Play, let things go wrong, and gather the evidence."""
        stop, calm = asyncio.Event(), asyncio.Event()
        plan = self.plan
        players = [
            asyncio.create_task(person.roam(table, seeded(plan.seed, table, i), plan.think, stop, plan.ramp))
            for table, people in zip(self.tables, self.clients, strict=True)
            for i, person in enumerate(people)
        ]
        await asyncio.wait(players, timeout=self.plan.ramp, return_when="FIRST_EXCEPTION")
        began, self.warm = time.monotonic(), int(time.time() * 1000)
        cpu = sum(map(used, self.nodes.processes))
        trouble = asyncio.create_task(self._trouble(calm))
        done, _ = await asyncio.wait([*players, trouble], timeout=self.plan.seconds, return_when="FIRST_EXCEPTION")
        calm.set()
        failed = next((error for task in done if (error := task.exception()) is not None), None)
        if failed is not None:
            stop.set()
            raise failed
        await trouble
        try:
            await self._all_back()
        finally:
            stop.set()
        seconds = time.monotonic() - began
        cpu = sum(map(used, self.nodes.processes)) - cpu
        await asyncio.gather(*players)
        await self._settle_down()
        return self._outcome(seconds, began, cpu)

    async def _all_back(self) -> None:
        """Wait until everybody has been heard from since now: of many people somebody loads the page at any time."""
        everybody = [person for people in self.clients for person in people]
        await self._since(time.monotonic(), everybody, lambda person: person.heard)

    async def _settle_down(self) -> None:
        """Take in what is still on its way until nobody lacks anything, then kill the nodes."""
        everybody = [(table, person) for table, people in zip(self.tables, self.clients, strict=True)
                     for person in people]  # fmt: skip
        enough = asyncio.Event()
        listening = [asyncio.create_task(self._listen(table, person, enough)) for table, person in everybody]
        store = await asyncio.to_thread(PostgresStore, self.nodes.url)
        end = time.monotonic() + SETTLED_WITHIN
        while time.monotonic() < end:
            await asyncio.sleep(0.5)
            known = {
                table: min(person.view.version for person in people)
                for table, people in zip(self.tables, self.clients, strict=True)
            }
            waiting = any(person.pending for _, person in everybody)
            if not waiting and not await asyncio.to_thread(store.crew.behind, known):
                self.settled = known
                break
        await asyncio.to_thread(self.nodes.stop)
        enough.set()
        await asyncio.gather(*listening)
        await asyncio.to_thread(store.close)

    async def _listen(self, table: str, person: Roaming, enough: asyncio.Event) -> None:
        while not enough.is_set():
            try:
                if person.socket is None:
                    await person.follow(table)
                    for command in list(person.pending.values()):
                        await person.send(command)
                await person.receive(timeout=0.2)
            except TimeoutError:
                continue
            except CUT_OFF:
                person.socket = None
                await asyncio.sleep(0.2)

    def _outcome(self, seconds: float, began: float, cpu: float) -> Outcome:
        evidence = Evidence(since=self.warm)
        store = PostgresStore(self.nodes.url)
        try:
            for table, people in zip(self.tables, self.clients, strict=True):
                evidence.judge(table, store.read(table), people, self.settled.get(table))
        finally:
            store.close()
        answers = sorted(
            wait for people in self.clients for person in people for wait in person.waits if wait[0] > began
        )
        moments = [began, *(moment for moment, _ in answers)]
        silence = max((later - earlier for earlier, later in itertools.pairwise(moments)), default=0.0)
        waits = sorted(wait for _, wait in answers)
        return Outcome(evidence, self.log, self.recovered, waits, seconds, silence, cpu)

    # -- trouble
    async def _trouble(self, calm: asyncio.Event) -> None:
        """One fault after the other, each ended before the next begins."""
        chance = random.Random(self.plan.seed)  # noqa: S311 (repeatable)
        while self.plan.faults:
            pause, enough = chance.uniform(*self.plan.every), len(self.log) >= self.plan.least
            if enough and await within(calm, pause):
                return
            if not enough:
                await asyncio.sleep(pause)
            kind = chance.choice(self.plan.faults)
            self.log.append(kind)
            await FAULTS[kind](self, chance)
            await self._supervise()

    async def _supervise(self) -> None:
        """Start nodes again that have ended, as systemd does: one that comes up while the database is away ends."""
        for process in self.nodes.processes:
            if process.process is None or process.process.poll() is not None:
                await asyncio.to_thread(process.start)

    async def node(self, chance: random.Random) -> None:
        """A node is killed, and started again."""
        number = chance.randrange(len(self.nodes.processes))
        process = self.nodes.processes[number]
        cut_off = [person for people in self.clients for person in people if person.url == process.url]
        process.kill()
        began = time.monotonic()
        waiting = asyncio.create_task(self._since(began, cut_off, lambda person: person.followed))
        await asyncio.sleep(chance.uniform(0.5, 2))
        await asyncio.to_thread(process.start)
        self.recovered.setdefault("node", []).append(await waiting)

    async def broker(self, chance: random.Random) -> None:
        """The broker is killed, and started again."""
        broker = self.nodes.broker
        if broker is None:
            return
        await asyncio.to_thread(broker.kill)
        await asyncio.sleep(chance.uniform(1, 3))
        await asyncio.to_thread(broker.start)

    async def database(self, chance: random.Random) -> None:
        """The database stops at once, as in a crash, and is started again."""
        database = self.nodes.database
        await asyncio.to_thread(database.end, signal.SIGQUIT)
        await asyncio.sleep(chance.uniform(0.5, 3))
        await asyncio.to_thread(database.start)
        everybody = [person for people in self.clients for person in people]
        self.recovered.setdefault("database", []).append(await self._moves_again(everybody, time.monotonic()))

    async def pause(self, chance: random.Random) -> None:
        """A node stands still for some seconds; longer than others wait for it, now and then."""
        number = chance.randrange(len(self.nodes.processes))
        self.nodes.pause(number)
        await asyncio.sleep(chance.choice((1.0, 3.0, 10.0)))
        self.nodes.go_on(number)

    async def _since(self, began: float, people: list[Roaming], when: Callable[[Roaming], float]) -> float:
        """Seconds until something has happened to all since then.  What still comes through a connection that a killed
        node had is no sign of life: who was cut off is back when he follows his table anew."""
        async with asyncio.timeout(60):
            while any(when(person) < began for person in people):
                await asyncio.sleep(0.02)
        return time.monotonic() - began

    async def _moves_again(self, people: list[Roaming], began: float) -> float:
        """Seconds until a move is confirmed again."""
        async with asyncio.timeout(60):
            while not any(person.waits and person.waits[-1][0] > began for person in people):
                await asyncio.sleep(0.01)
        return time.monotonic() - began


FAULTS: Final = {"node": Scene.node, "broker": Scene.broker, "database": Scene.database, "pause": Scene.pause}


async def scene(nodes: Nodes, plan: Plan) -> Outcome:
    """Set up, play, judge."""
    made = Scene(nodes, plan)
    await made.set_up()
    return await made.play()


async def within(event: asyncio.Event, seconds: float) -> bool:
    """Whether it happens within so many seconds."""
    try:
        await asyncio.wait_for(event.wait(), seconds)
    except TimeoutError:
        return False
    return True


def used(process: Process) -> float:
    """Seconds of processor that a node has used, its computer players' processes apart; Linux only."""
    if process.process is None or process.process.poll() is not None:
        return 0.0
    fields = Path(f"/proc/{process.process.pid}/stat").read_text().rpartition(")")[2].split()
    return float(int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def seeded(*values: object) -> random.Random:
    """Chance that is the same for the same values."""
    return random.Random(" ".join(map(str, values)))  # noqa: S311 (repeatable)


def share(values: list[float], part: float) -> float:
    """The value below which a part of sorted values lies; 0 for none."""
    return values[min(len(values) - 1, int(len(values) * part))] if values else 0.0
