"""A database from before results were kept is settled whole."""

import sqlite3
from pathlib import Path

from maumau.results import rated, settlement_of
from maumau.store import SqliteStore
from maumau.store.migrations import STEPS, migrate
from tests.results.support import at_table, entries, play


def test_the_deals_of_an_older_database_are_due_and_are_rated(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    db = sqlite3.connect(path, isolation_level=None)
    migrate(db, STEPS[:1])
    log = entries(play(at_table("mau-king", "Bob")))
    rows = [("t1", entry.version, entry.payload) for entry in log]
    db.executemany("INSERT INTO events (stream, version, payload) VALUES (?, ?, ?)", rows)
    db.execute("INSERT INTO sessions (token, user, created, used) VALUES (x'00', 'ana', 1, 1)")
    db.close()
    store = SqliteStore(path)
    assert store.results.due(9) == [("t1", len(log))]
    store.results.settle(settlement_of("t1", store.read("t1")), rated)
    assert store.results.due(9) == []
    assert {one.player for one in store.results.board("mau-king", 0, 9)} == {"ana", "bob"}
    assert [session.label for session in store.accounts.sessions("ana")] == [""]
    store.close()
