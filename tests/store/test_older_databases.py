"""A database from before results were kept is settled whole."""

import sqlite3
from dataclasses import replace
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
