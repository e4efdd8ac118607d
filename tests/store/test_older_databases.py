"""Databases of older forms: settled, counted, and brought up to date with a word about what takes long."""

import sqlite3
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from maumau.results import rated, settlement_of
from maumau.store import SqliteStore
from maumau.store.migrations import STEPS, migrate, take
from maumau.store.progress import LOGGER, LONG
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


COUNTS = {
    "played": "user, rules, deals, wins",
    "met": "user, other, deals, wins, losses",
    "gains": "rules, day, player, round(gain, 6)",
    "ratings": "player, rules, opponents",
    "deal_seats": "deal, seat, user, ended",
}
"""What is counted on with every deal."""


def counts(path: Path) -> dict[str, list[tuple[object, ...]]]:
    db = sqlite3.connect(path)
    found = {
        table: db.execute(f"SELECT {what} FROM {table} ORDER BY 1, 2, 3").fetchall() for table, what in COUNTS.items()
    }
    db.close()
    return found


def without_counts(path: Path) -> None:
    """Make the database one from before anything was counted."""
    db = sqlite3.connect(path, isolation_level=None)
    for sql in (
        "DROP TABLE seekers", "DROP TABLE invitations", "DROP TABLE mutes",
        "DROP TABLE played", "DROP TABLE met", "DROP TABLE gains", "ALTER TABLE ratings DROP COLUMN opponents",
        "DROP INDEX deal_seats_user", "ALTER TABLE deal_seats DROP COLUMN ended",
        "CREATE INDEX deal_seats_user ON deal_seats (user) WHERE user <> ''",
        "DROP INDEX deals_owner", "CREATE INDEX deals_owner ON deals (owner) WHERE owner <> ''",
        "PRAGMA user_version = 5",
    ):  # fmt: skip
        db.execute(sql)
    db.close()


def test_an_older_database_counts_what_it_holds_as_if_it_had_counted_all_along(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    store = SqliteStore(path)
    for number, rules in enumerate(("mau-king", "skat-32", "mau-king")):
        driver = play(at_table(rules, *("Bob", "Cara")[: number + 1], computers=number % 2, seed=number))
        log = [replace(entry, command=None) for entry in entries(driver)]
        found = settlement_of("t1", log)
        deals = [replace(deal, id=f"d{number}", table=f"t{number}") for deal in found.deals]
        contests = [replace(contest, id=f"c{number}") for contest in found.contests]
        store.results.settle(replace(found, deals=deals, contests=contests), rated)
    store.results.keep(replace(deals[0], id="i1", table="i1", owner="ana"))
    store.close()
    before = counts(path)
    assert {table: len(rows) for table, rows in before.items() if table != "deal_seats"} == {
        "played": 6, "met": 6, "gains": 3, "ratings": 3,
    }  # fmt: skip
    without_counts(path)
    SqliteStore(path).close()
    assert counts(path) == before


def older(path: Path, deals: int) -> None:
    """A database of long ago with so many deals."""
    db = sqlite3.connect(path, isolation_level=None)
    migrate(db, STEPS[:5])
    db.execute(
        """
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
        INSERT INTO deals SELECT 'd' || i, 't' || i, 1, 'c', 1, 'mau-king', 'M', 0, 1, 1, 2, 0, 'text', '' FROM n
        """,
        (deals,),
    )
    db.close()


def test_what_takes_long_is_told_with_rows_and_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    older(tmp_path / "old.db", LONG)
    monkeypatch.setattr("maumau.store.progress.EVERY", 0)
    monkeypatch.setattr("maumau.store.migrations.LOOK_EVERY", 1_000)
    with caplog.at_level("INFO", "maumau.server"):
        SqliteStore(tmp_path / "old.db").close()
    told = [(record.message, record.values) for record in caplog.records]  # type: ignore[attr-defined]
    assert told[0] == ("an older database is brought up to date", {"step": 6, "of": 7, "events": 0, "deals": LONG})
    still = [values for message, values in told if message == "still at it" and values["step"] == 6]
    assert {"UPDATE deal_seats", "INSERT INTO played", "INSERT INTO met"} <= {values["doing"] for values in still}
    assert max(Counter(values["part"] for values in still).values()) > 2, "also in the middle of a statement"
    assert {values["parts"] for values in still} == {still[-1]["part"]}
    assert [values["step"] for message, values in told if message == "step taken"] == [6, 7]


def test_without_a_log_it_is_told_on_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    older(tmp_path / "old.db", LONG)
    monkeypatch.setattr(LOGGER, "hasHandlers", lambda: False)
    SqliteStore(tmp_path / "old.db").close()
    told = capsys.readouterr().err
    assert "maumau: an older database is brought up to date (step 6, of 7, events 0, deals 10,000)\n" in told


def test_where_there_are_few_rows_nothing_is_said(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    older(tmp_path / "old.db", LONG - 1)
    with caplog.at_level("INFO", "maumau.server"):
        SqliteStore(tmp_path / "old.db").close()
        SqliteStore(tmp_path / "new.db").close()
    assert caplog.records == []


def test_a_step_that_fails_is_not_taken_at_all(tmp_path: Path) -> None:
    older(tmp_path / "old.db", 3)
    db = sqlite3.connect(tmp_path / "old.db", isolation_level=None)
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        migrate(db, (*STEPS[:5], "CREATE TABLE half (a TEXT); INSERT INTO nowhere VALUES (1);"))
    assert not db.in_transaction
    migrate(db)
    assert db.execute("SELECT count(*) FROM sqlite_master WHERE name = 'half'").fetchone() == (0,)
    assert db.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
    db.close()


def test_a_step_that_another_process_has_taken_meanwhile_is_left_out(tmp_path: Path) -> None:
    older(tmp_path / "old.db", 3)
    db = sqlite3.connect(tmp_path / "old.db", isolation_level=None)
    SqliteStore(tmp_path / "old.db").close()
    take(db, 6, STEPS)
    assert not db.in_transaction
    assert db.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
    db.close()
