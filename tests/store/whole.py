"""An installation with something in every table of the database, and readers of it that know nothing of the product."""

from __future__ import annotations

import json
import random
import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import asyncpg

from bench.results_bench import Crowd, sittings, write
from maumau.store import (
    Account,
    Append,
    Ban,
    Invitation,
    KeptRules,
    Passkey,
    Seeker,
    Snapshot,
    SqliteStore,
    User,
)
from maumau.store.transactions import transaction
from maumau.testing.appends import wait_for
from maumau.testing.stores import listing
from tests.results.support import at_table, entries, play

TABLES: Final = 400
"""With a log."""
PLACE: Final = "place"
"""What PostgreSQL calls the number that SQLite gives a deal by itself."""
OF_POSTGRES: Final = frozenset({"steps", "moving", "nodes", "present", "handed"})
"""Tables that SQLite does not have, or need not."""
WORDS: Final = ("Ђорђе 🂡", 'O\'Brien "the" \\ 50 % {x}', "two\nlines\ttab", "", "plain")
"""Texts that are easily spoilt on the way."""

Rows = dict[str, Counter[tuple[Any, ...]]]
"""Of each table: how often there is each row, as values by column in the order of the columns' names."""


def fill(path: Path, deals: int, people: int) -> None:
    """An installation of so many deals and accounts."""
    now = 1_700_000_000_000
    store = SqliteStore(path)
    for each in (store._writer, *store._connections):  # thousands of single changes, none of which must outlive a fall
        each.execute("PRAGMA synchronous = OFF")
    users = Crowd(people, random.Random(3)).ids
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        with transaction(db):
            for one in sittings(deals, people, now, seed=3):
                write(db, one)
    logs = [entries(play(at_table(rules, "Bob", seed=4))) for rules in ("mau-king", "skat-32", "serbian-501")]
    for number in range(TABLES):
        add_table(store, number, [entry.payload for entry in logs[number % len(logs)]], users)
    for number, user in enumerate(users):
        add_person(store, number, user, users[(number + 1) % len(users)], WORDS[number % len(WORDS)], now)
    store.alive(store.start_run(now), now + 5)
    store.close()


def add_table(store: SqliteStore, number: int, payloads: list[bytes], users: list[str]) -> None:
    """A table with its log, its look from outside, a snapshot, and perhaps something due."""
    id_, there = f"log-{number:04}", (users[number % len(users)], users[(number + 7) % len(users)])
    seen = listing(id_, code=f"C{number:04}", users=there, updated=number, info=json.dumps({"n": number}).encode())
    append = Append(id_, 0, payloads, f"{there[0]}:{number}", seen, due=number % 3 == 0)
    assert wait_for(store, append) is None
    store.save_snapshot(id_, Snapshot(len(payloads), bytes(range(256)) + id_.encode()))


def add_person(store: SqliteStore, number: int, user: str, other: str, word: str, now: int) -> None:
    """A person with an account and everything that goes with it."""
    token = number.to_bytes(4, "big")
    store.add_user(User(user, f"Before {number}", now + number))
    store.rename(user, f"{word} {number}", now + 2 * number)
    for session in range(2):
        store.add_session(b"\0" + token + bytes([session]), user, now)
        store.accounts.label_session(b"\0" + token + bytes([session]), word)
    assert store.accounts.add(Account(user, f"key {number}", "$argon2id$" + word, now))
    assert store.accounts.add_passkey(Passkey(b"\xff\x00" + token, user, bytes(range(77)), number, word, now, now))
    store.accounts.set_codes(user, [token + bytes([code]) for code in range(3)])
    store.accounts.add_device(b"device" + token, user, now)
    store.keep_rules(KeptRules(f"R{number:05}", user, word, "mau-king", {"hand_size": 5, "why": word}, now))
    store.moderation.report(now, user, other, "name", word)
    store.moderation.block(user, other)
    store.meetings.mute(user, other)
    store.meetings.invite(Invitation(user, other, f"log-{number % TABLES:04}", now))
    store.meetings.seek(Seeker(user, "mau-king", 3, 1500 + number / 7, number % 2 == 0, now, now))
    if number % 10 == 0:
        store.moderation.ban(Ban(other, 0, word))


def in_sqlite(path: Path) -> Rows:
    """Everything in a SQLite file."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
        db.row_factory = sqlite3.Row
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found: Rows = {}
        for name in names:
            if not name.startswith("sqlite_"):
                what = f"rowid AS {PLACE}, *" if name == "deals" else "*"
                found[name] = counted(dict(row) for row in db.execute(f'SELECT {what} FROM "{name}"'))
        return found


async def in_postgres(url: str) -> Rows:
    """Everything in the first schema of a PostgreSQL database's search path, but what only PostgreSQL has."""
    connection = await asyncpg.connect(url)
    try:
        sql = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
        names = {row[0] for row in await connection.fetch(sql)} - OF_POSTGRES
        found = {}
        for name in names:
            found[name] = counted(map(dict, await connection.fetch(f'SELECT * FROM "{name}"')))
        return found
    finally:
        await connection.close()


def counted(rows: Iterable[dict[str, Any]]) -> Counter[tuple[Any, ...]]:
    """Rows, each with its values in the order of the columns' names; the names are in front."""
    return Counter(tuple(value for pair in sorted(row.items()) for value in pair) for row in rows)
