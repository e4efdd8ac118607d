"""Single things that several nodes do together."""

import asyncio
import json
import os
import secrets
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from maumau.server import protocol as p
from maumau.server.catalog import EMOTES
from maumau.server.nodes import joining
from maumau.server.play import room
from maumau.server.play.following import LATER
from maumau.store import Entry
from maumau.table import Step, Table, next_deadline, on_deadline
from maumau.table.chance import Fresh
from maumau.testing import databases
from maumau.testing.clients import Client
from maumau.testing.nodes import Nodes, nodes
from maumau.testing.servers import serving

pytestmark = pytest.mark.slow

try:
    from maumau.store.postgres import PostgresStore

    databases.postgres_binaries()
except (ImportError, databases.Missing) as error:
    pytest.skip(f"a cluster cannot be had here: {error}", allow_module_level=True)


@pytest.fixture
def three() -> Iterator[Nodes]:
    """Three nodes whose hints go through the database."""
    with nodes(databases.postgres(), None, 3, f"nodes{os.getpid()}{secrets.token_hex(4)}") as found:
        yield found


def log_of(url: str, table: str) -> list[Entry]:
    store = PostgresStore(url)
    try:
        return store.read(table)
    finally:
        store.close()


def kinds(entries: list[Entry]) -> list[str]:
    return [json.loads(entry.payload)["kind"] for entry in entries]


async def two(three: Nodes, **settings: object) -> tuple[Client, Client, str]:
    """Ana on the first node and Bob on the second, at one table, ready."""
    ana, bob = [await Client(three.urls[number], name).sign_in() for number, name in enumerate(("Ana", "Bob"))]
    table = (await ana.create("skat-32", **settings)).id
    await ana.follow(table)
    await bob.follow(table)
    await bob.accept(p.Sit)
    return ana, bob, table


async def moved_to(client: Client, url: str, table: str) -> None:
    """The client comes back to another node."""
    await client.close()
    client.url = url
    await client.follow(table)


def test_a_shuffle_goes_on_where_the_node_that_promised_it_has_died(three: Nodes) -> None:
    async def scene() -> None:
        ana, bob, table = await two(three)
        ana.contributing = bob.contributing = False
        ana.recording = bob.recording = True
        await ana.accept(p.Ready)
        await bob.accept(p.Ready)
        await ana.until(lambda c: c.view.state["phase"] == "shuffling")
        promised = ana.view.state["fair"].commitment
        three.processes[0].kill()
        three.processes[1].kill()
        ana.contributing = bob.contributing = True
        for client in (ana, bob):
            client.socket = None
        await asyncio.gather(*(moved_to(client, three.urls[2], table) for client in (ana, bob)))
        await asyncio.gather(*(client.contribute() for client in (ana, bob)))
        for client in (ana, bob):
            await client.until(lambda c: c.view.state["phase"] == "playing")
        sealed = ana.view.state["fair"]
        assert sealed.commitment == promised
        secret = next(
            event["secret"]
            for event in (json.loads(entry.payload) for entry in log_of(three.url, table))
            if event["kind"] == "deal_promised"
        )
        for client in (ana, bob):
            assert not any(secret.encode() in frame for frame in client.frames)
        for client in (ana, bob):
            await client.close()

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_a_node_that_ends_in_order_hands_its_people_over(three: Nodes) -> None:
    async def scene() -> None:
        ana, bob, table = await two(three)
        assert await asyncio.to_thread(three.processes[0].stop, signal.SIGTERM) == 0
        with pytest.raises(Exception, match="1012"):
            await ana.until(lambda _: False)
        ana.socket = None
        await moved_to(ana, three.urls[2], table)
        await ana.accept(p.Ready)
        await bob.until(lambda c: c.view.state["seats"][0].ready)
        for client in (ana, bob):
            await client.close()
        events = [json.loads(entry.payload) for entry in log_of(three.url, table)]
        assert not any(event["kind"] in ("presence_changed", "resumed") and event.get("away") for event in events)

    asyncio.run(asyncio.wait_for(scene(), 60))


async def patiently(client: Client, wanted: Callable[[Client], bool]) -> None:
    """Receive until something holds, with signs of life as a browser gives them."""
    while True:
        try:
            return await client.until(wanted, timeout=5)
        except TimeoutError:
            await client.send(p.Ping())


@pytest.mark.parametrize("noted", [True, False], ids=["noted", "the node had no time to note who was there"])
def test_who_does_not_come_back_from_a_dead_node_is_away_after_a_while(three: Nodes, noted: bool) -> None:
    async def scene() -> None:
        ana, bob, table = await two(three)
        before = kinds(log_of(three.url, table)).count("resumed")  # by who came a moment after making the table
        three.processes[0].kill()
        if not noted:
            await databases.run(three.url, f"DELETE FROM present WHERE \"user\" = '{ana.user}'")
        await patiently(bob, lambda c: c.view.state["seats"][0].away)
        assert not bob.view.state["seats"][1].away
        await bob.close()
        assert kinds(log_of(three.url, table)).count("resumed") == before

    asyncio.run(asyncio.wait_for(scene(), 300))


def test_what_somebody_says_is_heard_on_every_node(three: Nodes) -> None:
    async def scene() -> None:
        ana, bob, _ = await two(three)
        await ana.send(p.Say(next(iter(EMOTES))))
        await bob.until(lambda c: any(isinstance(message, p.Said) for message in c.others))
        for client in (ana, bob):
            await client.close()

    asyncio.run(asyncio.wait_for(scene(), 60))


class Alarm:
    """Something that a clock does later."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        """See `Timer.cancel`."""
        self.call = None


class TurnedByHand:
    """A clock that several nodes share and that stands still until somebody turns it on."""

    def __init__(self) -> None:
        self.moment = 1_700_000_000_000
        self.alarms: list[tuple[int, Alarm]] = []

    def now(self) -> int:
        """See `Clock.now`."""
        return self.moment

    def call_at(self, moment: int, call: Callable[[], None]) -> Alarm:
        """See `Clock.call_at`."""
        alarm = Alarm(call)
        self.alarms.append((moment, alarm))
        asyncio.get_running_loop().call_soon(self.ring)
        return alarm

    def turn_on(self, moment: int) -> None:
        """It is so late now: whatever waited for that happens together."""
        self.moment = moment
        self.ring()

    def ring(self) -> None:
        """Do what is due."""
        due = [alarm for moment, alarm in self.alarms if moment <= self.moment]
        self.alarms = [(moment, alarm) for moment, alarm in self.alarms if moment > self.moment and alarm.call]
        for alarm in due:
            if alarm.call:
                alarm.call()


def test_time_runs_out_once_however_many_nodes_look_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    url = databases.postgres().schema(f"clock{secrets.token_hex(6)}")
    judged: Counter[int] = Counter()
    turns = 4

    def noted(table: Table, now: int, chance: Fresh) -> tuple[Step, ...]:
        judged[table.version] += 1
        return on_deadline(table, now, chance)

    monkeypatch.setattr("maumau.server.play.room.on_deadline", noted)

    async def scene() -> list[int]:
        loop, clock = asyncio.get_running_loop(), TurnedByHand()

        def parts() -> dict[str, Any]:
            store = joining.open_database(url, loop.call_soon_threadsafe)
            return {"store": store, "cluster": joining.join(store, url, ""), "clock": clock}

        async with serving(**parts()) as one, serving(**parts()) as two:
            ana, bob = await Client(one.url, "Ana").sign_in(), await Client(two.url, "Bob").sign_in()
            table = (await ana.create("skat-32", turnTime=10)).id
            await ana.follow(table)
            await bob.follow(table)
            await bob.accept(p.Sit)
            await ana.accept(p.Ready)
            await bob.accept(p.Ready)
            versions = []
            for turn in range(1, turns + 1):
                await both(ana, bob, lambda c, t=turn: shown(c) >= t - 1 and c.view.state["phase"] == "playing")  # type: ignore[misc]
                while len({server.parts.hub.rooms[table].table.version for server in (one, two)}) > 1:
                    await asyncio.sleep(0.01)
                now = one.parts.hub.rooms[table].table
                deadline = next_deadline(now)
                assert deadline is not None
                for client in (ana, bob):  # a sign of life, or both were silent for too long
                    await client.send(p.Ping(turn))
                await both(ana, bob, lambda c, t=turn: any(isinstance(m, p.Pong) and m.n == t for m in c.others))  # type: ignore[misc]
                versions.append(now.version)
                clock.turn_on(deadline + LATER)
                await both(ana, bob, lambda c, t=turn: shown(c) >= t)  # type: ignore[misc]
            await ana.close()
            await bob.close()
        events = [json.loads(entry.payload) for entry in log_of(url, table)]
        assert sum(event["kind"] == "timed_out" for event in events) == turns
        return versions

    versions = asyncio.run(asyncio.wait_for(scene(), 300))
    if str(room.__file__).endswith(".py"):  # nobody listens in on what is compiled
        assert all(judged[version] >= 2 for version in versions), "both nodes acted on each deadline"


async def both(one: Client, two: Client, wanted: Callable[[Client], bool]) -> None:
    """Both receive until something holds for them."""
    await asyncio.gather(patiently(one, wanted), patiently(two, wanted))


def shown(client: Client) -> int:
    """How often somebody's time ran out, as a client saw it."""
    return sum(isinstance(event, p.TimedOut) for event in client.view.events.values())
