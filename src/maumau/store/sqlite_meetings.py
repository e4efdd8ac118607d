"""People who look for each other, in SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Any, Final

from maumau.store.meetings import Invitation, Seeker
from maumau.store.sqlite_rows import SqliteRows

COLUMNS: Final = "user, rules, seats, rating, provisional, since, seen, found, meanwhile"
SEEK: Final = f"""
    INSERT INTO seekers ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (user) DO UPDATE SET rules = excluded.rules, seats = excluded.seats, rating = excluded.rating,
        provisional = excluded.provisional, since = excluded.since, seen = excluded.seen, found = excluded.found,
        meanwhile = excluded.meanwhile
"""  # noqa: S608 (names of columns)
INVITE: Final = """
    INSERT INTO invitations (user, inviter, place, at) VALUES (?, ?, ?, ?)
    ON CONFLICT (user, inviter) DO UPDATE SET place = excluded.place, at = excluded.at
"""
LONG: Final = 24 * 3_600_000
"""Milliseconds after which nobody needs an invitation or a trace of a search; they go away with the next one."""


class SqliteMeetings(SqliteRows):
    """See `meetings.Meetings`."""

    def seek(self, seeker: Seeker) -> None:
        """See `Meetings.seek`."""
        one = seeker
        self._change("DELETE FROM seekers WHERE seen < ?", one.seen - LONG)
        values = (one.user, one.rules, one.seats, one.rating, int(one.provisional), one.since, one.seen, one.found)
        self._change(SEEK, *values, one.meanwhile)

    def seeker(self, user: str) -> Seeker | None:
        """See `Meetings.seeker`."""
        rows = self._all(f"SELECT {COLUMNS} FROM seekers WHERE user = ?", user)  # noqa: S608 (names of columns)
        return seeker_of(rows[0]) if rows else None

    def seekers(self, rules: str, seats: int, seen: int) -> list[Seeker]:
        """See `Meetings.seekers`."""
        sql = f"""
            SELECT {COLUMNS} FROM seekers WHERE rules = ? AND seats = ? AND seen >= ? AND found = ''
            ORDER BY since, user
        """  # noqa: S608 (names of columns)
        return [seeker_of(row) for row in self._all(sql, rules, seats, seen)]

    def saw(self, user: str, now: int) -> None:
        """See `Meetings.saw`."""
        self._change("UPDATE seekers SET seen = ? WHERE user = ?", now, user)

    def claim(self, user: str, mark: str) -> bool:
        """See `Meetings.claim`."""
        return self._change("UPDATE seekers SET found = ? WHERE user = ? AND found = ''", mark, user) > 0

    def found(self, mark: str, table: str) -> None:
        """See `Meetings.found`."""
        self._change("UPDATE seekers SET found = ? WHERE found = ?", table, mark)

    def stop_seeking(self, user: str) -> bool:
        """See `Meetings.stop_seeking`."""
        return self._change("DELETE FROM seekers WHERE user = ?", user) > 0

    def invite(self, invitation: Invitation) -> None:
        """See `Meetings.invite`."""
        one = invitation
        self._change("DELETE FROM invitations WHERE at < ?", one.at - LONG)
        self._change(INVITE, one.user, one.by, one.table, one.at)

    def invitations(self, user: str, since: int) -> list[Invitation]:
        """See `Meetings.invitations`."""
        sql = "SELECT user, inviter, place, at FROM invitations WHERE user = ? AND at >= ? ORDER BY at DESC, inviter"
        return [Invitation(*row) for row in self._all(sql, user, since)]

    def decline(self, user: str, by: str) -> bool:
        """See `Meetings.decline`."""
        return self._change("DELETE FROM invitations WHERE user = ? AND inviter = ?", user, by) > 0

    def mute(self, user: str, other: str) -> None:
        """See `Meetings.mute`."""
        self._change("INSERT INTO mutes (user, other) VALUES (?, ?) ON CONFLICT (user, other) DO NOTHING", user, other)

    def unmute(self, user: str, other: str) -> bool:
        """See `Meetings.unmute`."""
        return self._change("DELETE FROM mutes WHERE user = ? AND other = ?", user, other) > 0

    def mutes(self, user: str, other: str) -> bool:
        """See `Meetings.mutes`."""
        return bool(self._all("SELECT 1 FROM mutes WHERE user = ? AND other = ?", user, other))

    def muted_by(self, user: str) -> list[str]:
        """See `Meetings.muted_by`."""
        return [other for (other,) in self._all("SELECT other FROM mutes WHERE user = ? ORDER BY other", user)]


def seeker_of(row: Any) -> Seeker:
    """A row as a seeker."""
    user, rules, seats, rating, provisional, *rest = row
    return Seeker(user, rules, seats, rating, bool(provisional), *rest)
