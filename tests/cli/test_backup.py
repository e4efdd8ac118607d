"""Copies of a server: whole at one moment, verified, never over anything, and exact, also under load."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import stat
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest

from maumau.cli import main
from maumau.store import Append, Entry, SqliteStore
from maumau.store.backup import BackupError, backup, digest, restore, verify
from maumau.store.migrations import STEPS
from maumau.testing.appends import wait_for
from maumau.testing.clients import Client
from maumau.testing.servers import server_process
from tests.server.test_restart import four_at_a_table

DATABASE = "maumau.db"


def dump(database: Path) -> list[str]:
    """Everything in a database, as text."""
    with closing(sqlite3.connect(database)) as db:
        return list(db.iterdump())


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with a small installation."""
    folder = tmp_path / "data"
    folder.mkdir()
    store = SqliteStore(folder / DATABASE)
    for table in ("a", "b"):
        for version in range(3):
            assert wait_for(store, Append(table, version, [b"{}"])) is None
    store.close()
    return folder


def test_there_and_back(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy, new = tmp_path / "copy.db", tmp_path / "deep" / "new"
    assert main(["backup", str(copy), "--data", str(data)]) == 0
    assert "6 events of 0 tables, 0 people" in capsys.readouterr().out
    assert dump(copy) == dump(data / DATABASE)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert main(["restore", str(copy), "--data", str(new)]) == 0
    assert "verified" in capsys.readouterr().out
    assert (new / DATABASE).read_bytes() == copy.read_bytes()
    assert [path.name for path in new.iterdir()] == [DATABASE]
    store = SqliteStore(new / DATABASE)
    assert len(store.read("a")) == 3
    store.close()


def test_nothing_is_overwritten(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("mine", encoding="utf-8")
    assert main(["backup", str(copy), "--data", str(data)]) == 1
    assert f"{copy} exists: name a new file" in capsys.readouterr().err
    assert copy.read_text(encoding="utf-8") == "mine"
    copy.unlink()
    backup(data / DATABASE, copy)
    full = tmp_path / "full"
    full.mkdir()
    (full / "note").write_text("mine", encoding="utf-8")
    for folder in (full, data):
        before = sorted((path.name, digest(path)) for path in folder.iterdir())
        assert main(["restore", str(copy), "--data", str(folder)]) == 1
        assert "is not empty: nothing is overwritten" in capsys.readouterr().err
        assert sorted((path.name, digest(path)) for path in folder.iterdir()) == before


def test_what_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(tmp_path / "copy.db"), "--data", str(tmp_path)]) == 1
    assert "name the server's folder with --data" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "copy.db"), "--data", str(tmp_path / "new")]) == 1
    assert "there is no file" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_cannot_take_a_copy(data: Path, tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="No such file"):
        backup(data / DATABASE, tmp_path / "nowhere" / "copy.db")


def test_what_is_no_whole_copy_is_refused(data: Path, tmp_path: Path) -> None:
    copy, new = tmp_path / "copy.db", tmp_path / "new" / DATABASE
    backup(data / DATABASE, copy)
    whole = copy.read_bytes()
    broken = {
        "no text of a database": b"hello, this is not a database at all" * 200,
        "cut off": whole[: len(whole) // 2],
        "nothing": b"",
        "a page overwritten": whole[:4096] + b"\xff" * 4096 + whole[8192:],
    }
    for why, content in broken.items():
        copy.write_bytes(content)
        with pytest.raises(BackupError):
            restore(copy, new)
        assert not new.parent.exists(), why


def changed(data: Path, copy: Path, sql: str) -> Path:
    """A copy in which somebody has changed something."""
    copy.unlink(missing_ok=True)
    backup(data / DATABASE, copy)
    with closing(sqlite3.connect(copy, isolation_level=None)) as db:
        db.execute(sql)
    return copy


def test_other_databases_newer_ones_and_logs_with_holes_are_refused(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    newer = f"PRAGMA user_version = {len(STEPS) + 1}"
    for sql, what in (
        (newer, "is of a newer form"),
        ("PRAGMA user_version = 0", "is no database of maumau"),
        ("DROP TABLE listings", "is no database of maumau"),
        ("DELETE FROM events WHERE stream = 'b' AND version = 2", "the log of table b has a hole"),
        ("DELETE FROM events WHERE stream = 'a' AND version = 1", "the log of table a has a hole"),
    ):
        with pytest.raises(BackupError, match=what):
            verify(changed(data, copy, sql))


def test_a_file_copied_by_hand_from_a_running_server_is_refused(data: Path, tmp_path: Path) -> None:
    store = SqliteStore(data / DATABASE)
    try:
        assert wait_for(store, Append("c", 0, [b"{}"])) is None
        with pytest.raises(BackupError, match="is in use, or was copied by hand"):
            restore(data / DATABASE, tmp_path / "new" / DATABASE)
    finally:
        store.close()


def test_a_copy_is_the_log_up_to_one_moment_while_somebody_writes(data: Path, tmp_path: Path) -> None:
    store, stop, known = SqliteStore(data / DATABASE), threading.Event(), [3]

    def write() -> None:
        while not stop.is_set():
            assert wait_for(store, Append("a", known[0], [b'{"number": %d}' % known[0]])) is None
            known[0] += 1

    writer = threading.Thread(target=write)
    writer.start()
    copies = []
    for number in range(6):
        copy, before = tmp_path / f"{number}.db", known[0]
        contents = backup(data / DATABASE, copy)
        copies.append((copy, before, known[0] + 1, contents.rows["events"] - 3))
        time.sleep(0.05)
    stop.set()
    writer.join()
    final = store.read("a")
    store.close()
    for number, (copy, before, after, events) in enumerate(copies):
        assert before <= events <= after
        restore(copy, tmp_path / f"back-{number}" / DATABASE)
        back = SqliteStore(tmp_path / f"back-{number}" / DATABASE)
        assert back.read("a") == final[:events]
        back.close()
    assert len({events for *_, events in copies}) == len(copies)


@pytest.mark.slow
def test_copies_of_a_server_that_is_played_on(tmp_path: Path) -> None:
    """Each copy is the log up to one moment: whatever was confirmed before it began is in it, and nothing is torn."""
    data = tmp_path / "data"
    data.mkdir()
    with server_process(data) as server:
        clients, table, copies = asyncio.run(play_and_copy(server.url, data, tmp_path, 8))
        server.stop()
    store = SqliteStore(data / DATABASE)
    final = {stream: store.read(stream) for stream in (table,)}
    store.close()
    lengths = [check_copy(copy, table, final[table], confirmed) for copy, confirmed in copies]
    assert lengths == sorted(lengths)
    assert len(set(lengths)) > 4, "nothing was played between the copies"
    go_on_from(copies[4][0], tmp_path / "second", table, clients[0], lengths[4])


async def play_and_copy(
    url: str, data: Path, folder: Path, number: int
) -> tuple[list[Client], str, list[tuple[Path, set[str]]]]:
    """Four people play while copies are made; what was confirmed when each began."""
    clients, table = await four_at_a_table(url, "mau-king-table")
    stop = asyncio.Event()
    players = [asyncio.create_task(client.play(table, random.Random(i), stop)) for i, client in enumerate(clients)]
    copies = []
    for copy in (folder / f"copy-{i}.db" for i in range(number)):
        await asyncio.sleep(0.3)
        confirmed = {f"{client.user}:{action}" for client in clients for action in client.acked}
        assert await asyncio.to_thread(main, ["backup", str(copy), "--data", str(data)]) == 0
        copies.append((copy, confirmed))
    stop.set()
    await asyncio.gather(*players)
    for client in clients:
        await client.close()
    return clients, table, copies


def check_copy(copy: Path, table: str, final: list[Entry], confirmed: set[str]) -> int:
    """The copy holds the beginning of the log, and all that was confirmed; how many events."""
    with closing(sqlite3.connect(copy)) as db:
        sql = "SELECT version, command, payload FROM events WHERE stream = ? ORDER BY version"
        kept = [Entry(*row) for row in db.execute(sql, (table,))]
    assert kept == final[: len(kept)]
    logged = {entry.command for entry in final if entry.command}
    assert confirmed & logged <= {entry.command for entry in kept}
    return len(kept)


def go_on_from(copy: Path, folder: Path, table: str, client: Client, version: int) -> None:
    """A server on the restored folder knows the table as it was, and it is played on."""
    assert main(["restore", str(copy), "--data", str(folder)]) == 0
    assert (folder / DATABASE).read_bytes() == copy.read_bytes()
    with server_process(folder) as server:
        asyncio.run(play_on(server.url, table, client, version))


async def play_on(url: str, table: str, before: Client, version: int) -> None:
    back = Client(url, before.name)
    back.cookie, back.user = before.cookie, before.user
    back.contributing = False  # the copy may hold a promise whose value is with the other client
    await back.follow(table)
    assert version <= back.view.version <= version + 3  # that it was away, and who is back
    await back.close()
