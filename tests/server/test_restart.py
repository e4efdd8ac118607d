"""The server is killed in the middle of play: nothing that was confirmed is lost, nothing happens twice, all go on."""

import asyncio
import json
import random
import signal
import time
from pathlib import Path

import pytest

from maumau.server import protocol as p
from maumau.testing.clients import Client
from maumau.testing.servers import Process, server_process, store_of

BACK_WITHIN = 60.0
"""Seconds from the server being up until every client is at its place."""


async def four_at_a_table(url: str, rules: str) -> tuple[list[Client], str]:
    clients = [await Client(url, name).sign_in() for name in ("Ana", "Bob", "Cara", "Дан")]
    table = (await clients[0].create(rules, seats=4, turnTime=90)).id
    for client in clients:
        await client.follow(table)
        if client is not clients[0]:
            await client.accept(p.Sit)
    for client in clients:
        await client.accept(p.Ready)
    return clients, table


async def play_and_kill(server: Process, rules: str, kills: int, seed: int) -> tuple[list[Client], str]:
    """Four people play while the server is killed and started again."""
    chance = random.Random(seed)
    clients, table = await four_at_a_table(server.url, rules)
    stop = asyncio.Event()
    players = [
        asyncio.create_task(client.play(table, random.Random(seed + i), stop)) for i, client in enumerate(clients)
    ]
    for _ in range(kills):
        await asyncio.sleep(0.3 + chance.random())
        await asyncio.to_thread(server.kill)
        up = await asyncio.to_thread(server.start)
        await all_back(clients, up)
    await asyncio.sleep(0.3)
    stop.set()
    await asyncio.gather(*players)
    for client in clients:
        await client.close()
    return clients, table


async def all_back(clients: list[Client], up: float) -> None:
    """Wait until every client has heard from the server again."""
    heard = [len(client.others) + client.view.version for client in clients]
    while any(client.socket is None or len(client.others) + client.view.version <= before
              for client, before in zip(clients, heard, strict=True)):  # fmt: skip
        assert time.monotonic() - up < BACK_WITHIN, "a client is not back in time"
        await asyncio.sleep(0.01)


def check_log(data: Path, clients: list[Client], table: str) -> int:
    """Compare the log with what was confirmed; the number of moves."""
    store = store_of(data)
    entries = store.read(table)
    store.close()
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    commands = {entry.command: entry.version for entry in entries if entry.command}
    confirmed = 0
    for client in clients:
        for action, version in client.acked.items():
            assert commands.get(f"{client.user}:{action}", 0) <= version
            confirmed += f"{client.user}:{action}" in commands
        moves = [action for action in client.acked if action not in client.refused]
        missing = [action for action in moves if f"{client.user}:{action}" not in commands]
        assert missing == [], "a confirmed command is not in the log"
    assert confirmed
    for client in clients:
        for version, event in client.view.events.items():
            assert json.loads(entries[version - 1].payload)["at"] == event.at, "a client saw what the log does not say"
    return sum(json.loads(entry.payload)["kind"] == "moved" for entry in entries)


def test_kill_and_restart_in_mid_play(tmp_path: Path) -> None:
    with server_process(tmp_path) as server:
        clients, table = asyncio.run(asyncio.wait_for(play_and_kill(server, "mau-king-table", 2, seed=1), 600))
        server.kill()
        assert check_log(tmp_path, clients, table) > 10


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["jokers-505", "skat-32"])
def test_fifty_kills(tmp_path: Path, rules: str) -> None:
    with server_process(tmp_path) as server:
        clients, table = asyncio.run(asyncio.wait_for(play_and_kill(server, rules, 25, seed=7), 900))
        server.kill()
        assert check_log(tmp_path, clients, table) > 100


def test_it_ends_in_order_when_asked_to_and_tells_its_clients(tmp_path: Path) -> None:
    async def scene(server: Process) -> None:
        ana = await Client(server.url, "Ana").sign_in()
        table = await ana.create()
        await ana.follow(table.id)
        assert await asyncio.to_thread(server.stop, signal.SIGTERM) == 0
        with pytest.raises(Exception, match="1012"):
            await ana.until(lambda _: False)

    with server_process(tmp_path) as server:
        asyncio.run(asyncio.wait_for(scene(server), 60))
