"""A store in one SQLite file: WAL, ``synchronous=FULL``, one writer thread that commits in groups.

Whatever was appended while the last commit was on its way to the disk goes into the next one, so many tables share one
sync and none waits for a sync of its own.  Readers have connections of their own and never wait for the writer.
"""

from __future__ import annotations

import json
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from maumau.store.migrations import migrate
from maumau.store.port import Append, Conflict, Done, Entry, KeptRules, Listing, Repeated, Snapshot, StoreError, User
from maumau.store.sqlite_accounts import SqliteAccounts
from maumau.store.sqlite_moderation import SqliteModeration
from maumau.store.sqlite_results import SqliteResults
from maumau.store.transactions import transaction

LARGEST_GROUP: Final = 500
"""Appends in one commit."""
BUSY_MS: Final = 5_000
READERS: Final = 4

INSERT_EVENT: Final = "INSERT INTO events (stream, version, command, payload) VALUES (?, ?, ?, ?)"
UPSERT_LISTING: Final = """
    INSERT INTO listings ("table", code, phase, open, updated, info) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT ("table") DO UPDATE SET
    phase = excluded.phase, open = excluded.open, updated = excluded.updated, info = excluded.info
"""
SELECT_LISTING: Final = 'SELECT l."table", code, phase, open, updated, info FROM listings l'

Together = Callable[[Callable[[], None]], object]
"""Runs a function where the outcomes of a group are to be told."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection with the settings that all share."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY_MS / 1000)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    return db


class SqliteStore:
    """See `port.Store`.  `together` decides where outcomes are told: on the writer's thread if not given.

    Raises:
        StoreError: the file cannot be opened, is no such database, or is of a newer version.
    """

    def __init__(self, path: Path, together: Together | None = None) -> None:
        self.together: Together = together or (lambda tell: tell())
        try:
            self._writer = connect(path)
            migrate(self._writer)
            self._readers: queue.SimpleQueue[sqlite3.Connection] = queue.SimpleQueue()
            self._connections = [connect(path) for _ in range(READERS)]
        except sqlite3.Error as error:
            raise StoreError(f"{path}: {error}") from error
        for reader in self._connections:
            self._readers.put(reader)
        self.results = SqliteResults(self._reader)
        self.accounts = SqliteAccounts(self._reader)
        self.moderation = SqliteModeration(self._reader)
        self._waiting: queue.SimpleQueue[tuple[Append, Done] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._thread.start()

    # -- writing events
    def append(self, append: Append, done: Done) -> None:
        """See `Store.append`."""
        self._waiting.put((append, done))

    def _write(self) -> None:
        """The writer's thread: groups until it is told to stop."""
        while (first := self._waiting.get()) is not None:
            group, stop = [first], False
            while len(group) < LARGEST_GROUP and not self._waiting.empty():
                item = self._waiting.get()
                if item is None:
                    stop = True
                    break
                group.append(item)
            self._commit(group)
            if stop:
                return

    def _commit(self, group: list[tuple[Append, Done]]) -> None:
        """Commit a group; if one of it cannot be written, each on its own."""
        try:
            with transaction(self._writer):
                errors = [write(self._writer, append) for append, _ in group]
        except sqlite3.Error:
            errors = [self._commit_one(append) for append, _ in group]

        def tell() -> None:
            for (_, done), error in zip(group, errors, strict=True):
                done(error)

        self.together(tell)

    def _commit_one(self, append: Append) -> StoreError | None:
        try:
            with transaction(self._writer):
                return write(self._writer, append)
        except sqlite3.Error as error:
            return StoreError(f"{append.stream}: {error}")

    def close(self) -> None:
        """See `Store.close`."""
        self._waiting.put(None)
        self._thread.join()
        self._writer.close()
        for reader in self._connections:
            reader.close()

    # -- reading
    @contextmanager
    def _reader(self) -> Iterator[sqlite3.Connection]:
        db = self._readers.get()
        try:
            yield db
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error
        finally:
            self._readers.put(db)

    def _all(self, sql: str, *values: Any) -> list[Any]:
        with self._reader() as db:
            return db.execute(sql, values).fetchall()

    def _one(self, sql: str, *values: Any) -> Any:
        with self._reader() as db:
            return db.execute(sql, values).fetchone()

    def _change(self, sql: str, *values: Any) -> int:
        """A small change outside the group commits; the number of rows."""
        with self._reader() as db:
            return db.execute(sql, values).rowcount

    def read(self, stream: str, after: int = 0) -> list[Entry]:
        """See `Store.read`."""
        sql = "SELECT version, command, payload FROM events WHERE stream = ? AND version > ? ORDER BY version"
        return [Entry(*row) for row in self._all(sql, stream, after)]

    def save_snapshot(self, stream: str, snapshot: Snapshot) -> None:
        """See `Store.save_snapshot`."""
        sql = "INSERT OR REPLACE INTO snapshots (stream, version, payload) VALUES (?, ?, ?)"
        self._change(sql, stream, snapshot.version, snapshot.payload)

    def load_snapshot(self, stream: str) -> Snapshot | None:
        """See `Store.load_snapshot`."""
        row = self._one("SELECT version, payload FROM snapshots WHERE stream = ?", stream)
        return Snapshot(*row) if row else None

    # -- lists of tables
    def table_of(self, code: str) -> str | None:
        """See `Store.table_of`."""
        row = self._one('SELECT "table" FROM listings WHERE code = ?', code)
        return str(row[0]) if row else None

    def listing(self, table: str) -> Listing | None:
        """See `Store.listing`."""
        found = self._listings(f'{SELECT_LISTING} WHERE l."table" = ?', table)
        return found[0] if found else None

    def open_tables(self, limit: int) -> list[Listing]:
        """See `Store.open_tables`."""
        where = "WHERE open AND phase <> 'closed' ORDER BY updated DESC LIMIT ?"
        return self._listings(f"{SELECT_LISTING} {where}", limit)

    def tables_of(self, user: str, limit: int) -> list[Listing]:
        """See `Store.tables_of`."""
        where = "JOIN sitters USING (\"table\") WHERE user = ? AND phase <> 'closed' ORDER BY updated DESC LIMIT ?"
        return self._listings(f"{SELECT_LISTING} {where}", user, limit)

    def _listings(self, sql: str, *values: Any) -> list[Listing]:
        with self._reader() as db:
            return [
                Listing(table, code, phase, bool(open_), updated, sitters(db, table), info)
                for table, code, phase, open_, updated, info in db.execute(sql, values).fetchall()
            ]

    # -- people
    def add_user(self, user: User) -> None:
        """See `Store.add_user`."""
        self._change("INSERT INTO users (id, name, created) VALUES (?, ?, ?)", user.id, user.name, user.created)

    def user(self, user: str) -> User | None:
        """See `Store.user`."""
        row = self._one("SELECT id, name, created FROM users WHERE id = ?", user)
        return User(*row) if row else None

    def rename(self, user: str, name: str, now: int = 0) -> None:
        """See `Store.rename`."""
        with self._reader() as db, transaction(db):
            sql = "INSERT INTO names (user, name, until) SELECT id, name, ? FROM users WHERE id = ? AND name <> ?"
            db.execute(sql, (now, user, name))
            db.execute("UPDATE users SET name = ? WHERE id = ?", (name, user))

    def add_session(self, token: bytes, user: str, now: int) -> None:
        """See `Store.add_session`."""
        sql = "INSERT INTO sessions (token, user, created, used) VALUES (?, ?, ?, ?)"
        self._change(sql, token, user, now, now)

    def session(self, token: bytes, now: int, lifetime: int) -> str | None:
        """See `Store.session`; noted once an hour at most."""
        row = self._one("SELECT user, used FROM sessions WHERE token = ?", token)
        if row is None or row[1] + lifetime < now:
            return None
        if row[1] + min(lifetime // 10, 3_600_000) < now:
            self._change("UPDATE sessions SET used = ? WHERE token = ?", now, token)
        return str(row[0])

    def end_session(self, token: bytes) -> None:
        """See `Store.end_session`."""
        self._change("DELETE FROM sessions WHERE token = ?", token)

    # -- house rules
    def keep_rules(self, rules: KeptRules) -> None:
        """See `Store.keep_rules`."""
        sql = "INSERT INTO house_rules (code, user, name, base, changes, created) VALUES (?, ?, ?, ?, ?, ?)"
        changes = json.dumps(rules.changes)
        self._change(sql, rules.code, rules.user, rules.name, rules.base, changes, rules.created)

    def rules(self, code: str) -> KeptRules | None:
        """See `Store.rules`."""
        found = self._kept("code = ?", code)
        return found[0] if found else None

    def rules_of(self, user: str) -> list[KeptRules]:
        """See `Store.rules_of`."""
        return self._kept("user = ? ORDER BY created DESC, code", user)

    def _kept(self, where: str, value: str) -> list[KeptRules]:
        sql = f"SELECT code, user, name, base, changes, created FROM house_rules WHERE {where}"  # noqa: S608 (ours)
        rows = self._all(sql, value)
        return [KeptRules(code, user, name, base, json.loads(text), at) for code, user, name, base, text, at in rows]

    def forget_rules(self, user: str, code: str) -> bool:
        """See `Store.forget_rules`."""
        return self._change("DELETE FROM house_rules WHERE code = ? AND user = ?", code, user) > 0

    # -- the server itself
    def start_run(self, now: int) -> int:
        """See `Store.start_run`."""
        return int(self._one("INSERT INTO runs (started, alive) VALUES (?, ?) RETURNING id", now, now)[0])

    def alive(self, run: int, now: int) -> None:
        """See `Store.alive`."""
        self._change("UPDATE runs SET alive = ? WHERE id = ?", now, run)

    def alive_after(self, at: int) -> int:
        """See `Store.alive_after`."""
        row = self._one("SELECT alive FROM runs WHERE started <= ? ORDER BY started DESC, id DESC LIMIT 1", at)
        return max(at, row[0]) if row else at


def write(db: sqlite3.Connection, append: Append) -> StoreError | None:
    """Write one append inside a transaction, or say why not; nothing of it is written then."""
    stream, command = append.stream, append.command
    if command is not None:
        sql = "SELECT version FROM events WHERE stream = ? AND command = ?"
        if row := db.execute(sql, (stream, command)).fetchone():
            return Repeated(stream, row[0])
    version = db.execute("SELECT max(version) FROM events WHERE stream = ?", (stream,)).fetchone()[0] or 0
    if version != append.expected:
        return Conflict(stream, version)
    rows = [
        (stream, version + i, None if i > 1 else command, payload) for i, payload in enumerate(append.payloads, start=1)
    ]
    db.executemany(INSERT_EVENT, rows)
    if append.listing is not None:
        write_listing(db, append.listing)
    if append.due:
        db.execute("INSERT OR REPLACE INTO due (stream, version) VALUES (?, ?)", (stream, version + len(rows)))
    return None


def write_listing(db: sqlite3.Connection, listing: Listing) -> None:
    """Put a table's listing in place of the older one."""
    values = (listing.table, listing.code, listing.phase, listing.open, listing.updated, listing.info)
    db.execute(UPSERT_LISTING, values)
    db.execute('DELETE FROM sitters WHERE "table" = ?', (listing.table,))
    db.executemany("INSERT INTO sitters VALUES (?, ?)", [(user, listing.table) for user in listing.users])


def sitters(db: sqlite3.Connection, table: str) -> tuple[str, ...]:
    """The persons at a table, in a fixed order."""
    return tuple(user for (user,) in db.execute('SELECT user FROM sitters WHERE "table" = ? ORDER BY user', (table,)))
