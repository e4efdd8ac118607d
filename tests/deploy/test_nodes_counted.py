"""Several nodes count what they did themselves, so that their sum is what happened."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from maumau.server import protocol as p
from maumau.server.nodes import joining
from maumau.server.watch.metrics import Metrics
from maumau.testing import databases
from maumau.testing.servers import serving
from tests.server.test_metrics import caught_up, read
from tests.server.test_settling import Eager, play_deals

try:
    from maumau.store.postgres import PostgresStore

    databases.postgres_binaries()
except (ImportError, databases.Missing) as error:
    pytest.skip(f"PostgreSQL cannot be had here: {error}", allow_module_level=True)


def test_two_nodes_count_each_move_once(tmp_path: Path) -> None:
    url = databases.postgres().schema(f"counted{tmp_path.name[-1]}")

    async def scene() -> None:
        both: list[dict[str, Any]] = []
        for _ in range(2):
            metrics = Metrics()
            together = asyncio.get_running_loop().call_soon_threadsafe
            store = PostgresStore(url, together, metrics.committed)
            both.append({"store": store, "metrics": metrics, "cluster": joining.join(store, url, "")})
        async with serving(**both[0]) as first, serving(**both[1]) as second:
            ana, bob = await Eager(first.url, "Ana").sign_in(), await Eager(second.url, "Bob").sign_in()
            table = (await ana.create("skat-32", seats=2, turnTime=90)).id
            for client in (ana, bob):
                await client.follow(table)
            await bob.accept(p.Sit)
            for client in (ana, bob):
                await client.accept(p.Ready)
            await play_deals([ana, bob], table, 1, random.Random(5))
            for client in (ana, bob):
                await caught_up(client)
            entries = first.parts.services.store.read(table)
            counted = [await read(node) for node in (first, second)]
            for client in (ana, bob):
                await client.close()
        moves = [samples["maumau_moves_total", "person", "skat-32"] for samples in counted]
        assert all(moves)
        assert sum(moves) == sum(b'"kind":"moved"' in entry.payload for entry in entries)
        assert sum(samples.get(("maumau_deals_finished_total", "skat-32"), 0) for samples in counted) == sum(
            b'"kind":"deal_scored"' in entry.payload for entry in entries
        )
        assert all(samples[("maumau_commit_seconds_count",)] > 1 for samples in counted)
        assert all(samples[("maumau_hints_lost_total",)] == 0 for samples in counted)

    asyncio.run(asyncio.wait_for(scene(), 90))
