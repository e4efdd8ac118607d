"""What the SQL stores share: everything but how events are written and where connections come from.

The statements are written once, in the SQL that SQLite and PostgreSQL have in common; `dialect` translates the rest.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from contextlib import AbstractContextManager
from typing import Any, Final

from maumau.store.port import Append, Done, Entry, KeptRules, Listing, Snapshot, User
from maumau.store.sql import Database
from maumau.store.sqlite_accounts import SqliteAccounts
from maumau.store.sqlite_meetings import SqliteMeetings
from maumau.store.sqlite_moderation import SqliteModeration
from maumau.store.sqlite_results import SqliteResults
from maumau.store.transactions import transaction

SELECT_LISTING: Final = 'SELECT l."table", code, phase, open, updated, info FROM listings l'
SAVE_SNAPSHOT: Final = """
    INSERT INTO snapshots (stream, version, payload) VALUES (?, ?, ?)
    ON CONFLICT (stream) DO UPDATE SET version = excluded.version, payload = excluded.payload
"""


class SqlStore(ABC):
    """See `port.Store`."""

    def __init__(self) -> None:
        self.results = SqliteResults(self._reader)
        self.accounts = SqliteAccounts(self._reader)
        self.moderation = SqliteModeration(self._reader)
        self.meetings = SqliteMeetings(self._reader)

    @abstractmethod
    def _reader(self) -> AbstractContextManager[Database]:
        """A connection for a while; what goes wrong on it is a `StoreError`."""

    @abstractmethod
    def append(self, append: Append, done: Done) -> None:
        """See `Store.append`."""

    @abstractmethod
    def close(self) -> None:
        """See `Store.close`."""

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
        self._change(SAVE_SNAPSHOT, stream, snapshot.version, snapshot.payload)

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


def sitters(db: Database, table: str) -> tuple[str, ...]:
    """The persons at a table, in a fixed order."""
    return tuple(user for (user,) in db.execute('SELECT user FROM sitters WHERE "table" = ? ORDER BY user', (table,)))
