"""The statistics of a server are counted once, whatever becomes of the server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from maumau.records import Statistics, read
from maumau.server.people import counting
from maumau.server.people.counting import KEPT_AS, Counted
from maumau.store import KeptDeal, MemoryStore, Snapshot, SqliteStore, Store
from maumau.testing.clients import Client
from maumau.testing.servers import serving
from tests.results.support import at_table, play, settled

RULES = ("mau-king", "skat-32", "jokers-505")


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A store with three deals."""
    made: Store = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "maumau.db")
    for number in range(3):
        made.results.keep(deal(number))
    yield made
    made.close()


def deal(number: int) -> KeptDeal:
    found = settled(play(at_table(RULES[number % 3], "Bob", computers=1, seed=number))).deals[0]
    return replace(found, id=f"d{number}", table=f"t{number}")


def read_texts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The records that are counted from now on."""
    texts: list[str] = []

    def noted(text: str, **more: Any) -> Any:
        texts.append(text)
        return read(text, **more)

    monkeypatch.setattr(counting, "read", noted)
    return texts


def test_after_a_restart_it_goes_on_where_it_was(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Counted().report(store)
    assert (first["deals"], first["verified"], first["refused"], first["pending"]) == (3, 3, 0, False)
    texts = read_texts(monkeypatch)
    after = Counted()
    assert after.report(store) == first
    assert texts == []
    store.results.keep(deal(3))
    one_more = after.report(store)
    assert one_more["deals"] == 4
    assert len(texts) == 1
    assert Counted().report(store) == one_more
    assert len(texts) == 1
    everything = Statistics().add_all(read("\n".join(deal(number).record for number in range(4)), check=False))
    assert {**everything.report(), "pending": False} == one_more, "as if it had been counted in one piece"


def test_what_another_version_counted_is_counted_anew(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Counted().report(store)
    kept = store.load_snapshot(KEPT_AS)
    assert kept is not None
    texts = read_texts(monkeypatch)
    for payload in (b"{}", b"what?", json.dumps({**json.loads(kept.payload), "form": 0}).encode()):
        store.save_snapshot(KEPT_AS, Snapshot(kept.version, payload))
        assert Counted().report(store) == first
    assert len(texts) == 9


def test_counting_that_takes_long_is_kept_piece_by_piece(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "AT_ONCE", 1)
    moments = count()  # each look at the clock takes a second
    monkeypatch.setattr("maumau.server.people.counting.time", SimpleNamespace(monotonic=lambda: next(moments)))
    assert [Counted().report(store)["pending"] for _ in range(3)] == [True, True, True]
    last = Counted().report(store)
    assert (last["deals"], last["pending"]) == (3, False)


def test_the_kept_counts_are_no_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            server.parts.services.store.results.keep(deal(0))
            ana = await Client(server.url, "Ana").sign_in()
            assert (await ana.request("GET", "/statistics")).json()["deals"] == 1
            assert server.parts.services.store.load_snapshot(KEPT_AS) is not None
            assert (await ana.request("GET", f"/tables/{KEPT_AS}")).status_code == 404

    asyncio.run(scene())
