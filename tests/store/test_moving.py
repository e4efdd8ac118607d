"""A SQLite installation moves into PostgreSQL: whole, compared, going on after a break."""

import asyncio
import json
import sqlite3
import time
from dataclasses import replace
from pathlib import Path

import pytest

from maumau.cli import main
from maumau.results import rated, settlement_of
from maumau.store import Account, Append, KeptRules, SqliteStore, StoreError, User
from maumau.store.migrations import STEPS
from maumau.testing import databases
from maumau.testing.appends import wait_for
from maumau.testing.stores import listing
from tests.results.support import at_table, entries, play
from tests.store.test_postgres import url_for

try:
    from maumau.store import moving
    from maumau.store.postgres import PostgresStore
except ImportError as error:
    pytest.skip(f"PostgreSQL cannot be had here: {error}", allow_module_level=True)


@pytest.fixture
def installation(tmp_path: Path) -> Path:
    """A data folder with something of everything that is easily made."""
    store = SqliteStore(tmp_path / "maumau.db")
    for number, rules in enumerate(("mau-king", "skat-32")):
        log = [replace(entry, command=None) for entry in entries(play(at_table(rules, "Bob", seed=number)))]
        payloads = [entry.payload for entry in log]
        append = Append(f"t{number}", 0, payloads, "c", listing(f"t{number}", users=("ana", "bob")), due=True)
        assert wait_for(store, append) is None
        found = settlement_of(f"t{number}", store.read(f"t{number}"))
        deals = [replace(deal, id=f"d{number}-{i}") for i, deal in enumerate(found.deals)]
        store.results.settle(replace(found, deals=deals), rated)
    for name in ("ana", "bob"):
        store.add_user(User(name, name.title(), 1))
        store.add_session(name.encode(), name, 1)
        store.accounts.add(Account(name, name, "hash", 5))
    store.rename("ana", "Ана\0", 2)
    store.accounts.set_codes("ana", [b"\x00\xff"])
    store.keep_rules(KeptRules("CODE", "ana", "Mine", "mau-king", {"hand_size": 5}, 1))
    store.moderation.report(5, "ana", "bob", "name", "rude")
    store.moderation.block("bob", "ana")
    store.alive(store.start_run(1), 2)
    store.close()
    return tmp_path


def test_everything_is_there_and_numbers_go_on(installation: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = url_for(installation)
    assert main(["migrate-store", "--from", str(installation), "--to", url]) == 0
    told = capsys.readouterr().out
    assert "Everything is there and equal." in told
    assert "DIFFER" not in told
    before, after = SqliteStore(installation / "maumau.db"), PostgresStore(url)
    for table in ("t0", "t1"):
        assert after.read(table) == before.read(table)
        assert after.listing(table) == before.listing(table)
    for rules in ("mau-king", "skat-32"):
        assert after.results.board(rules, 0, 9) == before.results.board(rules, 0, 9)
    assert after.results.records(0, 99) == before.results.records(0, 99)
    assert after.accounts.by_key("ana") == before.accounts.by_key("ana")
    assert after.moderation.counts() == before.moderation.counts()
    assert after.rules("CODE") == before.rules("CODE")
    assert wait_for(after, Append("t9", 0, [b"a"])) is None
    assert after.start_run(5) == before.start_run(5)
    before.close()
    after.close()
    assert main(["migrate-store", "--from", str(installation), "--to", url]) == 2
    assert "is not empty" in capsys.readouterr().err


def test_a_move_that_was_broken_off_goes_on(installation: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = url_for(installation)
    told: list[str] = []
    pieces: list[object] = []
    monkeypatch.setattr(moving, "PIECE", 7)
    write = moving.write

    async def failing(*values: object) -> None:
        pieces.append(values)
        if len(pieces) == 20:
            raise OSError("the plug was pulled")
        await write(*values)  # type: ignore[arg-type]

    monkeypatch.setattr(moving, "write", failing)
    with pytest.raises(StoreError, match="the plug was pulled; run it again"):
        moving.move(installation / "maumau.db", url, told.append)
    with pytest.raises(StoreError, match="not complete"):
        PostgresStore(url)
    assert moving.move(installation / "maumau.db", url, told.append)
    PostgresStore(url).close()


def test_what_differs_is_found_and_nobody_may_use_it(installation: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = url_for(installation)
    told: list[str] = []
    with monkeypatch.context() as broken:
        broken.setattr(moving, "compare", lambda *_: False)
        assert not moving.move(installation / "maumau.db", url, told.append)
    asyncio.run(databases.run(url, "UPDATE users SET name = 'Mallory' WHERE id = 'bob'"))
    assert not moving.move(installation / "maumau.db", url, told.append)
    assert [line.split()[0] for line in told if "1 ROWS DIFFER" in line] == ["users"]
    with pytest.raises(StoreError, match="not complete"):
        PostgresStore(url)


def test_a_database_that_is_used_and_a_server_that_runs_are_refused(installation: Path, tmp_path: Path) -> None:
    used = PostgresStore(url_for(tmp_path / "used"))
    used.add_user(User("zoe", "Zoe", 1))
    used.close()
    with pytest.raises(StoreError, match=r"not empty \(users has rows\)"):
        moving.move(installation / "maumau.db", url_for(tmp_path / "used"), print)
    store = SqliteStore(installation / "maumau.db")
    store.alive(store.start_run(5), int(time.time() * 1000))
    store.close()
    with pytest.raises(StoreError, match="stop it"):
        moving.move(installation / "maumau.db", url_for(tmp_path / "other"), print)


def test_bad_input_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["migrate-store", "--from", str(tmp_path), "--to", "postgresql://x/y"]) == 2
    assert "there is no" in capsys.readouterr().err
    (tmp_path / "maumau.db").write_bytes(b"")
    assert main(["migrate-store", "--from", str(tmp_path), "--to", "mysql://x/y"]) == 2
    assert "postgresql://" in capsys.readouterr().err


def test_both_databases_have_the_same_tables_and_columns(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "maumau.db").close()
    store = PostgresStore(url_for(tmp_path))
    db = sqlite3.connect(tmp_path / "maumau.db")
    try:
        for table in moving.moved_tables(db):
            with store.link.reader() as there:
                sql = "SELECT column_name FROM information_schema.columns WHERE table_name = ? AND table_schema = ?"
                schema = there.execute("SELECT current_schema()").fetchone()[0]
                found = {name for (name,) in there.execute(sql, (table.name, schema))}
            assert found == set(table.columns), json.dumps([table.name, len(STEPS)])
    finally:
        db.close()
        store.close()
