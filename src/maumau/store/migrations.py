"""The tables of the database, step by step: each step is written once and never changed.

The number of steps taken is the database's ``user_version``.  A program meets an older database by taking the missing
steps, and refuses a newer one.
"""

from __future__ import annotations

import sqlite3
from typing import Final

from maumau.store.port import StoreError
from maumau.store.progress import COUNTED, Progress, parts

LOOK_EVERY: Final = 1_000_000
"""Instructions of SQLite between looks at the clock."""

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
    """
    CREATE TABLE due (
        stream TEXT PRIMARY KEY,
        version INTEGER NOT NULL
    ) WITHOUT ROWID;
    INSERT INTO due SELECT stream, max(version) FROM events GROUP BY stream;
    CREATE TABLE deals (
        id TEXT PRIMARY KEY,
        "table" TEXT NOT NULL,
        number INTEGER NOT NULL,
        contest TEXT NOT NULL,
        deal INTEGER NOT NULL,
        rules TEXT NOT NULL,
        rules_name TEXT NOT NULL,
        house INTEGER NOT NULL,
        open INTEGER NOT NULL,
        began INTEGER NOT NULL,
        ended INTEGER NOT NULL,
        winner INTEGER,
        record TEXT NOT NULL,
        owner TEXT NOT NULL,
        UNIQUE ("table", number)
    );
    CREATE INDEX deals_owner ON deals (owner) WHERE owner <> '';
    CREATE TABLE deal_seats (
        deal TEXT NOT NULL,
        seat INTEGER NOT NULL,
        user TEXT NOT NULL,
        name TEXT NOT NULL,
        level TEXT NOT NULL,
        points INTEGER,
        fate TEXT NOT NULL,
        PRIMARY KEY (deal, seat)
    ) WITHOUT ROWID;
    CREATE INDEX deal_seats_user ON deal_seats (user) WHERE user <> '';
    CREATE TABLE contests (
        id TEXT PRIMARY KEY,
        "table" TEXT NOT NULL,
        rules TEXT NOT NULL,
        ended INTEGER NOT NULL,
        unrated TEXT NOT NULL
    );
    CREATE INDEX contests_table ON contests ("table");
    CREATE TABLE changes (
        id INTEGER PRIMARY KEY,
        contest TEXT NOT NULL,
        player TEXT NOT NULL,
        rules TEXT NOT NULL,
        at INTEGER NOT NULL,
        before REAL NOT NULL,
        after REAL NOT NULL,
        games INTEGER NOT NULL,
        won INTEGER NOT NULL,
        UNIQUE (contest, player)
    );
    CREATE INDEX changes_player ON changes (player, rules, id);
    CREATE INDEX changes_at ON changes (rules, at);
    CREATE TABLE pairs (
        contest TEXT NOT NULL,
        one TEXT NOT NULL,
        two TEXT NOT NULL,
        rules TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (contest, one, two)
    ) WITHOUT ROWID;
    CREATE INDEX pairs_one ON pairs (one, two, rules, at);
    CREATE INDEX pairs_two ON pairs (two, rules);
    CREATE TABLE ratings (
        player TEXT NOT NULL,
        rules TEXT NOT NULL,
        rating REAL NOT NULL,
        games INTEGER NOT NULL,
        wins INTEGER NOT NULL,
        PRIMARY KEY (player, rules)
    ) WITHOUT ROWID;
    CREATE INDEX ratings_rules ON ratings (rules, rating);
    """,
    """
    ALTER TABLE sessions ADD COLUMN label TEXT NOT NULL DEFAULT '';
    CREATE TABLE accounts (
        user TEXT PRIMARY KEY,
        key TEXT NOT NULL UNIQUE,
        password TEXT NOT NULL,
        created INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE passkeys (
        id BLOB PRIMARY KEY,
        user TEXT NOT NULL,
        public_key BLOB NOT NULL,
        count INTEGER NOT NULL,
        label TEXT NOT NULL,
        created INTEGER NOT NULL,
        used INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX passkeys_user ON passkeys (user);
    CREATE TABLE codes (
        user TEXT NOT NULL,
        code BLOB NOT NULL,
        PRIMARY KEY (user, code)
    ) WITHOUT ROWID;
    CREATE TABLE devices (
        device BLOB NOT NULL,
        user TEXT NOT NULL,
        used INTEGER NOT NULL,
        PRIMARY KEY (device, user)
    ) WITHOUT ROWID;
    CREATE INDEX devices_user ON devices (user);
    CREATE TABLE names (
        id INTEGER PRIMARY KEY,
        user TEXT NOT NULL,
        name TEXT NOT NULL,
        until INTEGER NOT NULL
    );
    CREATE INDEX names_user ON names (user, until);
    """,
    """
    CREATE TABLE reports (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL,
        reporter TEXT NOT NULL,
        about TEXT NOT NULL,
        why TEXT NOT NULL,
        note TEXT NOT NULL,
        UNIQUE (reporter, about)
    );
    CREATE TABLE bans (
        user TEXT PRIMARY KEY,
        until INTEGER NOT NULL,
        why TEXT NOT NULL
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE blocks (
        user TEXT NOT NULL,
        other TEXT NOT NULL,
        PRIMARY KEY (user, other)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE deal_seats ADD COLUMN ended INTEGER NOT NULL DEFAULT 0;
    UPDATE deal_seats SET ended = coalesce((SELECT d.ended FROM deals d WHERE d.id = deal_seats.deal), 0);
    DROP INDEX deal_seats_user;
    CREATE INDEX deal_seats_user ON deal_seats (user, ended DESC, deal) WHERE user <> '';
    DROP INDEX deals_owner;
    CREATE INDEX deals_owner ON deals (owner, ended DESC, id) WHERE owner <> '';
    CREATE TABLE played (
        user TEXT NOT NULL,
        rules TEXT NOT NULL,
        deals INTEGER NOT NULL,
        wins INTEGER NOT NULL,
        PRIMARY KEY (user, rules)
    ) WITHOUT ROWID;
    INSERT INTO played
        SELECT s.user, d.rules, count(*), sum(coalesce(d.winner = s.seat, 0))
        FROM deal_seats s JOIN deals d ON d.id = s.deal WHERE s.user <> '' AND d.owner = '' GROUP BY s.user, d.rules;
    CREATE TABLE met (
        user TEXT NOT NULL,
        other TEXT NOT NULL,
        deals INTEGER NOT NULL,
        wins INTEGER NOT NULL,
        losses INTEGER NOT NULL,
        PRIMARY KEY (user, other)
    ) WITHOUT ROWID;
    INSERT INTO met
        SELECT
            one.user, two.user, count(*),
            sum(coalesce(d.winner = one.seat, 0)), sum(coalesce(d.winner = two.seat, 0))
        FROM deal_seats one JOIN deal_seats two ON two.deal = one.deal AND two.user <> one.user
        JOIN deals d ON d.id = one.deal WHERE one.user <> '' AND two.user <> '' AND d.owner = ''
        GROUP BY one.user, two.user;
    ALTER TABLE ratings ADD COLUMN opponents INTEGER NOT NULL DEFAULT 0;
    UPDATE ratings SET opponents = (SELECT count(*) FROM (
        SELECT two FROM pairs WHERE one = ratings.player AND pairs.rules = ratings.rules
        UNION SELECT one FROM pairs WHERE two = ratings.player AND pairs.rules = ratings.rules
    ));
    CREATE TABLE gains (
        rules TEXT NOT NULL,
        day INTEGER NOT NULL,
        player TEXT NOT NULL,
        gain REAL NOT NULL,
        PRIMARY KEY (rules, day, player)
    ) WITHOUT ROWID;
    INSERT INTO gains
        SELECT rules, at / 86400000, player, sum(after - before) FROM changes GROUP BY rules, at / 86400000, player;
    """,
    """
    CREATE TABLE seekers (
        user TEXT PRIMARY KEY,
        rules TEXT NOT NULL,
        seats INTEGER NOT NULL,
        rating REAL NOT NULL,
        provisional INTEGER NOT NULL,
        since INTEGER NOT NULL,
        seen INTEGER NOT NULL,
        found TEXT NOT NULL,
        meanwhile TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE invitations (
        user TEXT NOT NULL,
        inviter TEXT NOT NULL,
        place TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (user, inviter)
    ) WITHOUT ROWID;
    CREATE TABLE mutes (
        user TEXT NOT NULL,
        other TEXT NOT NULL,
        PRIMARY KEY (user, other)
    ) WITHOUT ROWID;
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
    try:
        for number in range(taken, len(steps)):
            take(db, number + 1, steps)
    except sqlite3.Error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    finally:
        db.set_progress_handler(None, 0)


def take(db: sqlite3.Connection, number: int, steps: tuple[str, ...]) -> None:
    """Take a step, the first one is 1, unless another process has taken it meanwhile."""
    db.execute("BEGIN IMMEDIATE")
    if db.execute("PRAGMA user_version").fetchone()[0] < number:
        statements = parts(steps[number - 1])
        progress = Progress(number, len(steps), len(statements), rows_of(db))
        db.set_progress_handler(progress.look, LOOK_EVERY)
        for statement in statements:
            progress.at(statement)
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")
        progress.done()
    else:
        db.execute("COMMIT")


def rows_of(db: sqlite3.Connection) -> dict[str, int]:
    """How many rows the largest tables have that are there yet."""
    there = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    counts = {name: f"SELECT count(*) FROM {name}" for name in COUNTED if name in there}  # noqa: S608 (ours)
    return {name: int(db.execute(sql).fetchone()[0]) for name, sql in counts.items()}
