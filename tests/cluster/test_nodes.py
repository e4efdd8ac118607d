"""Single things that several nodes do together."""

import asyncio
import json
import os
import secrets
import signal
from collections.abc import Callable, Iterator

import pytest

from maumau.server import protocol as p
from maumau.server.catalog import EMOTES
from maumau.store import Entry
from maumau.testing import databases
from maumau.testing.clients import Client
from maumau.testing.nodes import Nodes, nodes

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
        three.processes[0].kill()
        if not noted:
            await databases.run(three.url, f"DELETE FROM present WHERE \"user\" = '{ana.user}'")
        await patiently(bob, lambda c: c.view.state["seats"][0].away)
        assert not bob.view.state["seats"][1].away
        await bob.close()
        assert kinds(log_of(three.url, table)).count("resumed") == 0

    asyncio.run(asyncio.wait_for(scene(), 300))


def test_what_somebody_says_is_heard_on_every_node(three: Nodes) -> None:
    async def scene() -> None:
        ana, bob, _ = await two(three)
        await ana.send(p.Say(next(iter(EMOTES))))
        await bob.until(lambda c: any(isinstance(message, p.Said) for message in c.others))
        for client in (ana, bob):
            await client.close()

    asyncio.run(asyncio.wait_for(scene(), 60))
