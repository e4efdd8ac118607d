"""The tables of the database, step by step: each step is written once and never changed.

The number of steps taken is the database's ``user_version``.  A program meets an older database by taking the missing
steps, and refuses a newer one.
"""

from __future__ import annotations

import sqlite3
from typing import Final

from maumau.store.port import StoreError

STEPS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE events (
        id INTEGER PRIMARY KEY,
        stream TEXT NOT NULL,
        version INTEGER NOT NULL,
        command TEXT,
        payload BLOB NOT NULL,
        UNIQUE (stream, version)
    );
    CREATE UNIQUE INDEX events_command ON events (stream, command) WHERE command IS NOT NULL;
    CREATE TABLE snapshots (
        stream TEXT PRIMARY KEY,
        version INTEGER NOT NULL,
        payload BLOB NOT NULL
    );
    CREATE TABLE listings (
        "table" TEXT PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        phase TEXT NOT NULL,
        open INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        info BLOB NOT NULL
    );
    CREATE INDEX listings_open ON listings (updated) WHERE open AND phase <> 'closed';
    CREATE TABLE sitters (
        user TEXT NOT NULL,
        "table" TEXT NOT NULL,
        PRIMARY KEY (user, "table")
    ) WITHOUT ROWID;
    CREATE INDEX sitters_table ON sitters ("table");
    CREATE TABLE users (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        created INTEGER NOT NULL
    );
    CREATE TABLE sessions (
        token BLOB PRIMARY KEY,
        user TEXT NOT NULL,
        created INTEGER NOT NULL,
        used INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX sessions_user ON sessions (user);
    CREATE TABLE house_rules (
        code TEXT PRIMARY KEY,
        user TEXT NOT NULL,
        name TEXT NOT NULL,
        base TEXT NOT NULL,
        changes TEXT NOT NULL,
        created INTEGER NOT NULL
    );
    CREATE INDEX house_rules_user ON house_rules (user, created);
    CREATE TABLE runs (
        id INTEGER PRIMARY KEY,
        started INTEGER NOT NULL,
        alive INTEGER NOT NULL
    );
    """,
)


def migrate(db: sqlite3.Connection, steps: tuple[str, ...] = STEPS) -> None:
    """Take the steps that the database has not taken yet, each whole or not at all.

    Raises:
        StoreError: the database has taken more steps than this program knows.
    """
    taken = db.execute("PRAGMA user_version").fetchone()[0]
    if taken > len(steps):
        raise StoreError(f"the database is of a newer version ({taken}) than this program knows ({len(steps)})")
    for number in range(taken, len(steps)):
        try:
            db.executescript(f"BEGIN IMMEDIATE; {steps[number]} PRAGMA user_version = {number + 1}; COMMIT;")
        except sqlite3.Error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise
