"""Finished deals are settled while people play, and once only, whatever happens to the server."""

import asyncio
import random
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from maumau.server import protocol as p
from maumau.server.people.settling import Settler
from maumau.store import Entry
from maumau.testing.clients import Client, all_moves
from maumau.testing.marks import looks_into_memory
from maumau.testing.servers import Running, server_process, store_of
from tests.server.test_play import with_server

PATIENCE = 20.0


class Eager(Client):
    """Lays a card wherever it can, with the announcement, so that deals come to an end."""

    def next_command(self, chance: random.Random) -> p.Command | None:
        command = super().next_command(chance)
        plays = [move for move in all_moves(self.view.legal) if move.startswith("play")]
        if isinstance(command, p.MakeMove) and plays:
            deal = self.view.deal
            last = deal is not None and len(deal.hand) == 2
            return p.MakeMove(command.id, command.version, chance.choice(plays) + (" announce" if last else ""))
        return command


async def people(url: str, *names: str) -> list[Client]:
    """Persons with sessions."""
    return [await Eager(url, name).sign_in() for name in names]


async def play_deals(clients: list[Client], table: str, number: int, chance: random.Random) -> None:
    """Play until so many deals are written down."""
    stop = asyncio.Event()
    players = [asyncio.create_task(client.play(table, random.Random(chance.random()), stop)) for client in clients]
    async with asyncio.timeout(90):
        while sum(event.__class__ is p.DealScored for event in clients[0].view.events.values()) < number:
            await asyncio.sleep(0.02)
    stop.set()
    await asyncio.gather(*players)


async def sit_down(clients: list[Client], rules: str, **more: Any) -> str:
    """All at a new table, ready."""
    table = (await clients[0].create(rules, seats=len(clients), **more)).id
    for client in clients:
        await client.follow(table)
        if client is not clients[0]:
            await client.accept(p.Sit)
    return table


def test_a_played_deal_is_kept_and_rated() -> None:
    async def scene(server: Running) -> None:
        clients = await people(server.url, "Ana", "Bob")
        table = await sit_down(clients, "mau-king")
        await play_deals(clients, table, 1, random.Random(5))
        assert await server.parts.settler.settled(table, PATIENCE)
        results = server.parts.services.store.results
        deal = results.last_deal(table)
        assert deal is not None
        outcome = results.contest(deal.contest)
        assert outcome is not None
        assert sorted(change.after for change in outcome.changes) == [1480, 1520]
        assert {change.player for change in outcome.changes} == {client.user for client in clients}
        assert results.due(9) == []

    with_server(scene)


@looks_into_memory
def test_a_table_whose_log_cannot_be_followed_stays_due_and_harms_no_other() -> None:
    async def scene(server: Running) -> None:
        clients = await people(server.url, "Ana", "Bob")
        store: Any = server.parts.services.store
        store.streams["bad"] = [Entry(1, None, b'{"v":99,"kind":"created"}')]
        store.results.waiting["bad"] = 1
        table = await sit_down(clients, "mau-king")
        await play_deals(clients, table, 1, random.Random(6))
        assert await server.parts.settler.settled(table, PATIENCE)
        assert not await server.parts.settler.settled("bad", 0.05)
        assert store.results.last_deal(table) is not None

    with_server(scene)


def check_once(data: Path, table: str) -> tuple[int, int]:
    """Every deal of the log is kept once; settling all again changes nothing.  The deals, and those in the log."""
    store = store_of(data)
    scored = sum(b'"kind":"deal_scored"' in entry.payload for entry in store.read(table))
    deals = store.results.deals_of(store.results.last_deal(table).seats[0].user, 1 << 60, 999)  # type: ignore[union-attr]
    assert sorted(deal.number for deal in deals) == sorted({deal.number for deal in deals})
    curves = {seat.user: store.results.curve(seat.user, "mau-king", 999) for seat in deals[0].seats}
    for curve in curves.values():
        assert [change.games for change in curve] == list(range(1, len(curve) + 1))
        assert all(one.after == two.before for one, two in pairwise(curve)), "each from the last"
    store.close()
    return len(deals), scored


async def play_while_it_dies(server: Any, kills: int) -> str:
    clients = await people(server.url, "Ana", "Bob")
    table = await sit_down(clients, "mau-king", turnTime=90)
    stop = asyncio.Event()
    players = [asyncio.create_task(client.play(table, random.Random(i), stop)) for i, client in enumerate(clients)]
    for kill in range(kills):
        before = len(clients[0].view.events)
        while not any(isinstance(event, p.DealScored) for event in list(clients[0].view.events.values())[before:]):
            await asyncio.sleep(0.002)
        await asyncio.sleep(0.01 * (kill % 3))  # before, while and after it is settled
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    await asyncio.sleep(1.0)
    stop.set()
    await asyncio.gather(*players)
    for client in clients:
        await client.close()
    return table


def wait_until_settled(data: Path) -> None:
    """Until the server of a folder has left nothing due."""
    store = store_of(data)
    end = time.monotonic() + 120
    while due := store.results.due(9):
        assert time.monotonic() < end, f"still due: {due}"
        time.sleep(0.05)
    store.close()


@pytest.mark.parametrize("kills", [2, pytest.param(12, marks=pytest.mark.slow)])
def test_a_killed_server_settles_what_was_left_and_nothing_twice(tmp_path: Path, kills: int) -> None:
    with server_process(tmp_path) as server:
        table = asyncio.run(asyncio.wait_for(play_while_it_dies(server, kills), 900))
        server.kill()
        server.start()
        wait_until_settled(tmp_path)
        server.stop()
    kept, scored = check_once(tmp_path, table)
    assert kept == scored
    assert kept >= kills


def test_settling_again_from_the_whole_log_changes_nothing() -> None:
    async def scene(server: Running) -> None:
        clients = await people(server.url, "Ana", "Bob")
        table = await sit_down(clients, "mau-king")
        await play_deals(clients, table, 2, random.Random(7))
        settler: Settler = server.parts.settler
        assert await settler.settled(table, PATIENCE)
        results = server.parts.services.store.results
        before = [results.curve(client.user, "mau-king", 99) for client in clients]
        for _ in range(3):
            settler._readings.clear()
            await asyncio.to_thread(settler.settle, table)
        assert [results.curve(client.user, "mau-king", 99) for client in clients] == before

    with_server(scene)
