"""The commands that the page gives for copies of a PostgreSQL do what they say, while a server writes."""

from __future__ import annotations

import asyncio
import re
import shlex
import subprocess
import threading
from pathlib import Path

import pytest

from maumau.store import Append, Entry
from maumau.testing import databases
from tests.deploy.test_operations import TEXT

try:
    import asyncpg

    from maumau.store.postgres import PostgresStore

    BINARIES = databases.postgres_binaries()
except (ImportError, databases.Missing) as error:
    pytest.skip(f"PostgreSQL cannot be had here: {error}", allow_module_level=True)

TABLES = ("a", "b", "c")


def command(name: str, file: Path, database: str) -> list[str]:
    """A command as the page has it, with the names of the test."""
    [line] = re.findall(rf"^ +({name} .*)$", TEXT, re.MULTILINE)
    url = databases.postgres().url.rpartition("/")[0]
    words = shlex.split(re.sub(r"postgresql://\S+/\w+", f"{url}/{database}", line).replace("maumau.dump", str(file)))
    return [str(BINARIES / words[0]), *words[1:]]


async def everything(database: str) -> dict[str, list[str]]:
    """All rows of all tables, as text."""
    connection = await asyncpg.connect(databases.postgres().url.rpartition("/")[0] + f"/{database}")
    try:
        sql = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY table_name"
        names = [row[0] for row in await connection.fetch(sql)]
        return {name: sorted(map(str, await connection.fetch(f'SELECT * FROM "{name}"'))) for name in names}
    finally:
        await connection.close()


def new(database: str) -> str:
    """An empty database; its address."""
    for sql in (f"DROP DATABASE IF EXISTS {database} WITH (FORCE)", f"CREATE DATABASE {database}"):
        asyncio.run(databases.run(databases.postgres().url, sql))
    return databases.postgres().url.rpartition("/")[0] + f"/{database}"


def write(store: PostgresStore, stop: threading.Event, done: dict[str, int]) -> None:
    """Append to some tables, one event after the other, until told to stop."""
    while not stop.is_set():
        for table in TABLES:
            kept = threading.Event()
            append = Append(table, done[table], [b'{"move": %d}' % done[table]])
            store.append(append, lambda error, kept=kept: kept.set() if error is None else None)  # type: ignore[misc]
            assert kept.wait(20)
            done[table] += 1


def test_there_and_back_while_a_server_writes(tmp_path: Path) -> None:
    file = tmp_path / "copy.dump"
    store = PostgresStore(new("copied_from"))
    stop, done = threading.Event(), dict.fromkeys(TABLES, 0)
    writer = threading.Thread(target=write, args=(store, stop, done))
    writer.start()
    while not all(done.values()):
        stop.wait(0.01)
    before = dict(done)
    subprocess.run(command("pg_dump", file, "copied_from"), check=True, timeout=60)
    stop.set()
    writer.join()
    written = {table: store.read(table) for table in TABLES}
    store.close()
    url = new("copied_to")
    subprocess.run(command("pg_restore", file, "copied_to"), check=True, timeout=60)
    back = PostgresStore(url)
    for table in TABLES:
        kept: list[Entry] = back.read(table)
        assert kept == written[table][: len(kept)]
        assert before[table] <= len(kept) <= len(written[table])
    back.close()


def test_a_copy_at_rest_is_exact(tmp_path: Path) -> None:
    file = tmp_path / "copy.dump"
    store = PostgresStore(new("copied_from"))
    stop, done = threading.Event(), dict.fromkeys(TABLES, 0)
    threading.Timer(0.2, stop.set).start()
    write(store, stop, done)
    store.close()
    subprocess.run(command("pg_dump", file, "copied_from"), check=True, timeout=60)
    new("copied_to")
    subprocess.run(command("pg_restore", file, "copied_to"), check=True, timeout=60)
    original = asyncio.run(everything("copied_from"))
    assert len(original["events"]) == sum(done.values()) > 3
    assert asyncio.run(everything("copied_to")) == original


def test_nothing_is_put_over_something(tmp_path: Path) -> None:
    file = tmp_path / "copy.dump"
    PostgresStore(new("copied_from")).close()
    subprocess.run(command("pg_dump", file, "copied_from"), check=True, timeout=60)
    again = subprocess.run(command("pg_restore", file, "copied_from"), capture_output=True, timeout=60, check=False)
    assert again.returncode != 0
