"""Moderation in SQLite."""

from __future__ import annotations

from typing import Final

from maumau.store.moderation import Ban, Report
from maumau.store.port import User
from maumau.store.sqlite_rows import SqliteRows
from maumau.store.transactions import transaction

COUNTS: Final = {
    "people": "SELECT count(*) FROM users",
    "accounts": "SELECT count(*) FROM accounts",
    "tables": "SELECT count(*) FROM listings",
    "deals": "SELECT count(*) FROM deals WHERE owner = ''",
    "rated": "SELECT count(DISTINCT contest) FROM changes",
    "reports": "SELECT count(*) FROM reports",
}


class SqliteModeration(SqliteRows):
    """See `moderation.Moderation`."""

    def report(self, at: int, by: str, about: str, why: str, note: str) -> None:
        """See `Moderation.report`."""
        sql = "INSERT INTO reports (at, reporter, about, why, note) VALUES (?, ?, ?, ?, ?)"
        with self._reader() as db, transaction(db):
            db.execute("DELETE FROM reports WHERE reporter = ? AND about = ?", (by, about))
            db.execute(sql, (at, by, about, why, note))

    def reports(self, limit: int) -> list[Report]:
        """See `Moderation.reports`."""
        sql = "SELECT id, at, reporter, about, why, note FROM reports ORDER BY id LIMIT ?"
        return [Report(*row) for row in self._all(sql, limit)]

    def close_report(self, id_: int) -> bool:
        """See `Moderation.close_report`."""
        return self._change("DELETE FROM reports WHERE id = ?", id_) > 0

    def ban(self, ban: Ban) -> None:
        """See `Moderation.ban`."""
        sql = """
            INSERT INTO bans (user, until, why) VALUES (?, ?, ?)
            ON CONFLICT (user) DO UPDATE SET until = excluded.until, why = excluded.why
        """
        self._change(sql, ban.user, ban.until, ban.why)

    def lift(self, user: str) -> bool:
        """See `Moderation.lift`."""
        return self._change("DELETE FROM bans WHERE user = ?", user) > 0

    def banned(self, user: str, now: int) -> Ban | None:
        """See `Moderation.banned`."""
        sql = "SELECT user, until, why FROM bans WHERE user = ? AND (until = 0 OR until > ?)"
        return next((Ban(*row) for row in self._all(sql, user, now)), None)

    def bans(self, now: int) -> list[Ban]:
        """See `Moderation.bans`."""
        sql = "SELECT user, until, why FROM bans WHERE until = 0 OR until > ? ORDER BY user"
        return [Ban(*row) for row in self._all(sql, now)]

    def block(self, user: str, other: str) -> None:
        """See `Moderation.block`."""
        self._change("INSERT INTO blocks (user, other) VALUES (?, ?) ON CONFLICT DO NOTHING", user, other)

    def unblock(self, user: str, other: str) -> bool:
        """See `Moderation.unblock`."""
        return self._change("DELETE FROM blocks WHERE user = ? AND other = ?", user, other) > 0

    def blocks(self, user: str, other: str) -> bool:
        """See `Moderation.blocks`."""
        return bool(self._all("SELECT 1 FROM blocks WHERE user = ? AND other = ?", user, other))

    def blocked_by(self, user: str) -> list[str]:
        """See `Moderation.blocked_by`."""
        return [other for (other,) in self._all("SELECT other FROM blocks WHERE user = ? ORDER BY other", user)]

    def reports_by(self, user: str) -> list[Report]:
        """See `Moderation.reports_by`."""
        sql = "SELECT id, at, reporter, about, why, note FROM reports WHERE reporter = ? ORDER BY id"
        return [Report(*row) for row in self._all(sql, user)]

    def find(self, text: str, limit: int) -> list[User]:
        """See `Moderation.find`."""
        sql = """
            SELECT id, name, created FROM users WHERE id = ? OR instr(lower(name), lower(?)) > 0
            ORDER BY created DESC, id LIMIT ?
        """
        return [User(*row) for row in self._all(sql, text, text, limit)]

    def counts(self) -> dict[str, int]:
        """See `Moderation.counts`."""
        return {name: int(self._all(sql)[0][0]) for name, sql in COUNTS.items()}
