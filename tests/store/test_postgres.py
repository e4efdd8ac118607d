"""The store on PostgreSQL keeps the same contract as the others; what it promises beyond it."""

import asyncio
import contextlib
import hashlib
import random
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest

from maumau.store import Append, Store, StoreError
from maumau.store.dialect import statement
from maumau.store.migrations import STEPS
from maumau.store.progress import LONG
from maumau.testing import databases
from maumau.testing.appends import wait_for
from maumau.testing.stores import StoreContract, listing

try:
    from maumau.store.postgres import PostgresStore, migrate
    from maumau.store.postgres_link import Link

    databases.postgres_binaries()
except (ImportError, databases.Missing) as error:
    pytest.skip(f"PostgreSQL cannot be had here: {error}", allow_module_level=True)


def url_for(folder: Path) -> str:
    """A schema for each test, the same one again for the same folder."""
    return databases.postgres().schema("t" + hashlib.sha256(str(folder).encode()).hexdigest()[:16])


class Gate:
    """A way to a database, which tells so many comers that it is starting up."""

    def __init__(self, behind: int) -> None:
        self.behind, self.port, self.refusals = behind, 0, 0
        self.open: set[asyncio.StreamWriter] = set()
        self.loop = asyncio.new_event_loop()

    async def serve(self) -> asyncio.Server:
        """Open it."""
        server = await asyncio.start_server(self.come, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        return server

    async def come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody comes: he says what he wants (a word about TLS first) and is told."""
        self.open.add(writer)
        first = await reader.readexactly(8)
        if first[4:] == b"\x04\xd2\x16\x2f":  # no TLS here
            writer.write(b"N")
            first = await reader.readexactly(8)
        if self.refusals:
            self.refusals -= 1
            fields = b"SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0"
            writer.write(b"E" + (len(fields) + 4).to_bytes(4, "big") + fields)
            writer.close()
            return
        inner, outer = await asyncio.open_connection("127.0.0.1", self.behind)
        self.open.add(outer)
        outer.write(first)
        await asyncio.gather(passed_on(reader, outer), passed_on(inner, writer))


async def passed_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Everything, until one side hangs up."""
    with contextlib.suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
    writer.close()


@contextlib.contextmanager
def starting_up(port: int) -> Iterator[Gate]:
    """A gate to the database at a port."""
    gate = Gate(port)
    thread = threading.Thread(target=gate.loop.run_forever)
    thread.start()
    server = asyncio.run_coroutine_threadsafe(gate.serve(), gate.loop).result()

    async def close() -> None:
        server.close()
        for writer in gate.open:
            writer.transport.abort()
        await asyncio.sleep(0)
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*tasks, return_exceptions=True)

    yield gate
    asyncio.run_coroutine_threadsafe(close(), gate.loop).result()
    gate.loop.call_soon_threadsafe(gate.loop.stop)
    thread.join()
    gate.loop.close()


class TestPostgres(StoreContract):
    def make(self, folder: Path) -> Store:
        return PostgresStore(url_for(folder))

    def test_everything_is_there_after_closing_and_opening(self, tmp_path: Path) -> None:
        first = self.make(tmp_path)
        first.append(Append("t1", 0, [b"a"], listing=listing()), lambda _: None)
        first.close()
        second = self.make(tmp_path)
        assert [entry.payload for entry in second.read("t1")] == [b"a"]
        assert second.listing("t1") == listing()
        second.close()

    def test_of_two_nodes_one_wins_each_version_and_writes_all_or_nothing(self, tmp_path: Path) -> None:
        stores = [self.make(tmp_path) for _ in range(2)]
        outcomes: list[StoreError | None] = []
        for version in range(0, 60, 3):
            results = [
                wait_for(store, Append("t1", version, [name + b"%d" % i for i in range(length)]))
                for store, name, length in zip(stores, (b"a", b"b"), (3, 5), strict=True)
            ]
            outcomes += results
            assert results[0] is None
            assert results[1] is not None
        assert [entry.payload for entry in stores[1].read("t1")] == [b"a%d" % (i % 3) for i in range(60)]
        for store in stores:
            store.close()

    def test_nodes_that_race_for_many_streams_leave_no_hole_and_no_half_append(self, tmp_path: Path) -> None:
        stores = [self.make(tmp_path) for _ in range(3)]
        chance = random.Random(4)
        won: dict[str, list[bytes]] = {f"s{number}": [] for number in range(40)}
        for _ in range(12):
            tries = []
            for number, stream in enumerate(won):
                for node, store in enumerate(stores):
                    payloads = [b"%d %d %d" % (node, number, i) for i in range(chance.randrange(1, 4))]
                    outcome: Future[StoreError | None] = Future()
                    tries.append((stream, payloads, outcome))
                    due = listing(stream, users=(f"u{node}",)) if chance.random() < 0.3 else None
                    append = Append(stream, len(won[stream]), payloads, f"c{len(won[stream])}", due, due is not None)
                    store.append(append, outcome.set_result)
            for stream, payloads, outcome in tries:
                if outcome.result(timeout=20) is None:
                    won[stream] += payloads
        for stream, payloads in won.items():
            entries = stores[0].read(stream)
            assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
            assert [entry.payload for entry in entries] == payloads
        for store in stores:
            store.close()

    def test_appends_wait_through_a_restart_of_the_database_and_are_written_once(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        # However long recovery takes on a busy computer.
        monkeypatch.setattr("maumau.store.postgres_writer.PATIENCE", 600)
        monkeypatch.setattr("maumau.testing.appends.LONGEST_WAIT", 900)
        store, server = self.make(tmp_path), databases.postgres()
        outcomes: list[StoreError | None] = []
        stop = threading.Event()

        def keep_on() -> None:
            version = 0
            while not stop.is_set():
                outcomes.append(wait_for(store, Append("t1", version, [b"%d" % version])))
                version += outcomes[-1] is None

        thread = threading.Thread(target=keep_on)
        thread.start()
        for _ in range(2):
            time.sleep(0.3)
            server.end(signal.SIGQUIT)
            time.sleep(0.2)
            server.start()
        time.sleep(0.3)
        stop.set()
        thread.join()
        assert set(outcomes) == {None}
        assert [entry.payload for entry in store.read("t1")] == [b"%d" % i for i in range(len(outcomes))]
        store.close()

    def test_a_database_that_is_starting_up_is_waited_for_like_one_that_is_away(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        url = url_for(tmp_path)
        with starting_up(databases.postgres().port) as gate:
            through = url.replace(f":{databases.postgres().port}/", f":{gate.port}/")
            gate.refusals = 1_000_000
            with monkeypatch.context() as impatient:
                impatient.setattr("maumau.store.postgres_link.UP_WITHIN", 0)
                with pytest.raises(StoreError, match="cannot be reached: the database system is starting up"):
                    PostgresStore(through)
            monkeypatch.setattr("maumau.store.postgres_link.UP_WITHIN", 600)
            gate.refusals = 5
            store = PostgresStore(through)
            assert gate.refusals == 0
            gate.refusals = 1_000_000
            with monkeypatch.context() as impatient:
                impatient.setattr("maumau.store.postgres_writer.PATIENCE", 0)
                error = wait_for(store, Append("t1", 0, [b"a"]))
            assert "the database is away: the database system is starting up" in str(error)
            monkeypatch.setattr("maumau.store.postgres_writer.PATIENCE", 600)
            gate.refusals = 5
            assert wait_for(store, Append("t1", 0, [b"b"])) is None
            assert gate.refusals == 0
            assert [entry.payload for entry in store.read("t1")] == [b"b"]
            store.close()

    def test_a_database_that_cannot_be_reached_is_named_without_its_password(self) -> None:
        with pytest.raises(StoreError, match=r"postgresql://ana@127\.0\.0\.1:1/x cannot be reached") as caught:
            PostgresStore("postgresql://ana:secret@127.0.0.1:1/x")
        assert "secret" not in str(caught.value)

    def test_a_newer_database_is_refused(self, tmp_path: Path) -> None:
        self.make(tmp_path).close()
        asyncio.run(databases.run(url_for(tmp_path), "INSERT INTO steps VALUES (999)"))
        with pytest.raises(StoreError, match=r"newer version \(999\)"):
            self.make(tmp_path)

    def test_a_step_that_takes_long_is_told_and_is_not_given_up(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        store = PostgresStore(url_for(tmp_path))
        rows = f"INSERT INTO events (stream, version, payload) SELECT 's', n, 'x' FROM generate_series(1, {LONG}) n"
        asyncio.run(databases.run(url_for(tmp_path), rows))
        store.close()
        monkeypatch.setattr("maumau.store.postgres.EVERY", 0.01)
        monkeypatch.setattr("maumau.store.progress.EVERY", 0)
        monkeypatch.setattr("maumau.store.postgres_link.ANSWER_WITHIN", 0.5)
        link = Link(url_for(tmp_path))
        with caplog.at_level("INFO", "maumau.server"):
            migrate(link, (*STEPS, "SELECT pg_sleep(1);"))
        link.close()
        told = [(record.message, record.values) for record in caplog.records]  # type: ignore[attr-defined]
        last = len(STEPS) + 1
        begun = {"step": last, "of": last, "events": LONG, "deals": 0}
        assert told[0] == ("an older database is brought up to date", begun)
        assert {message for message, _ in told[1:-1]} == {"still at it"}
        assert told[-1][0] == "step taken"


def test_statements_are_translated_outside_of_quotes_only() -> None:
    assert statement("SELECT user FROM x WHERE user = ? AND a <> 'user?' AND b = ?") == (
        """SELECT "user" FROM x WHERE "user" = $1 AND a <> 'user?' AND b = $2"""
    )
