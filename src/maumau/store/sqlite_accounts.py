"""Accounts in SQLite."""

from __future__ import annotations

from typing import Final

from maumau.store.accounts import Account, OpenSession, Passkey
from maumau.store.scrub import event_without, listing_without, names_in
from maumau.store.sql import Database
from maumau.store.sqlite_rows import SqliteRows
from maumau.store.transactions import transaction

PASSKEY: Final = "SELECT id, user, public_key, count, label, created, used FROM passkeys WHERE"
NAMED: Final = "SELECT DISTINCT stream FROM events WHERE instr(payload, ?) > 0"
OWNED: Final = ("accounts", "passkeys", "codes", "devices", "names", "sessions", "house_rules", "bans")
"""Tables whose rows are one person's own."""


class SqliteAccounts(SqliteRows):
    """See `accounts.Accounts`."""

    def add(self, account: Account) -> bool:
        """See `Accounts.add`."""
        sql = "INSERT INTO accounts (user, key, password, created) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        return self._change(sql, account.user, account.key, account.password, account.created) > 0

    def account(self, user: str) -> Account | None:
        """See `Accounts.account`."""
        rows = self._all("SELECT user, key, password, created FROM accounts WHERE user = ?", user)
        return Account(*rows[0]) if rows else None

    def by_key(self, key: str) -> Account | None:
        """See `Accounts.by_key`."""
        rows = self._all("SELECT user, key, password, created FROM accounts WHERE key = ?", key)
        return Account(*rows[0]) if rows else None

    def set_key(self, user: str, key: str) -> bool:
        """See `Accounts.set_key`."""
        sql = """
            UPDATE accounts SET key = ? WHERE user = ?
            AND NOT EXISTS (SELECT 1 FROM accounts other WHERE other.key = ? AND other.user <> ?)
        """
        with self._reader() as db, transaction(db):
            return db.execute(sql, (key, user, key, user)).rowcount > 0

    def set_password(self, user: str, password: str) -> None:
        """See `Accounts.set_password`."""
        self._change("UPDATE accounts SET password = ? WHERE user = ?", password, user)

    # -- passkeys
    def add_passkey(self, passkey: Passkey) -> bool:
        """See `Accounts.add_passkey`."""
        values = (passkey.id, passkey.user, passkey.public_key, passkey.count, passkey.label, passkey.created)
        columns = "id, user, public_key, count, label, created, used"
        sql = f"INSERT INTO passkeys ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"  # noqa: S608
        return self._change(sql, *values, passkey.used) > 0

    def passkey(self, id_: bytes) -> Passkey | None:
        """See `Accounts.passkey`."""
        rows = self._all(f"{PASSKEY} id = ?", id_)
        return Passkey(*rows[0]) if rows else None

    def passkeys(self, user: str) -> list[Passkey]:
        """See `Accounts.passkeys`."""
        return [Passkey(*row) for row in self._all(f"{PASSKEY} user = ? ORDER BY created, id", user)]

    def used_passkey(self, id_: bytes, count: int, now: int) -> None:
        """See `Accounts.used_passkey`."""
        self._change("UPDATE passkeys SET count = ?, used = ? WHERE id = ?", count, now, id_)

    def remove_passkey(self, user: str, id_: bytes) -> bool:
        """See `Accounts.remove_passkey`."""
        return self._change("DELETE FROM passkeys WHERE id = ? AND user = ?", id_, user) > 0

    # -- recovery codes
    def set_codes(self, user: str, codes: list[bytes]) -> None:
        """See `Accounts.set_codes`."""
        with self._reader() as db, transaction(db):
            db.execute("DELETE FROM codes WHERE user = ?", (user,))
            db.executemany("INSERT INTO codes (user, code) VALUES (?, ?)", [(user, code) for code in codes])

    def use_code(self, user: str, code: bytes) -> bool:
        """See `Accounts.use_code`."""
        return self._change("DELETE FROM codes WHERE user = ? AND code = ?", user, code) > 0

    def codes_left(self, user: str) -> int:
        """See `Accounts.codes_left`."""
        return int(self._all("SELECT count(*) FROM codes WHERE user = ?", user)[0][0])

    # -- sessions, devices
    def label_session(self, token: bytes, label: str) -> None:
        """See `Accounts.label_session`."""
        self._change("UPDATE sessions SET label = ? WHERE token = ?", label, token)

    def sessions(self, user: str) -> list[OpenSession]:
        """See `Accounts.sessions`."""
        sql = "SELECT token, created, used, label FROM sessions WHERE user = ? ORDER BY used DESC, token"
        return [OpenSession(*row) for row in self._all(sql, user)]

    def end_sessions(self, user: str, keep: bytes) -> list[bytes]:
        """See `Accounts.end_sessions`."""
        sql = "DELETE FROM sessions WHERE user = ? AND token <> ? RETURNING token"
        return [token for (token,) in self._all(sql, user, keep)]

    def add_device(self, device: bytes, user: str, now: int) -> None:
        """See `Accounts.add_device`."""
        sql = """
            INSERT INTO devices (device, user, used) VALUES (?, ?, ?)
            ON CONFLICT (device, user) DO UPDATE SET used = excluded.used
        """
        self._change(sql, device, user, now)

    def knows_device(self, device: bytes, user: str) -> bool:
        """See `Accounts.knows_device`."""
        return bool(self._all("SELECT 1 FROM devices WHERE device = ? AND user = ?", device, user))

    # -- names
    def former_names(self, user: str, limit: int) -> list[tuple[str, int]]:
        """See `Accounts.former_names`."""
        sql = "SELECT name, until FROM names WHERE user = ? ORDER BY until DESC, id DESC LIMIT ?"
        return [(name, until) for name, until in self._all(sql, user, limit)]

    def erase(self, user: str) -> list[bytes]:
        """See `Accounts.erase`."""
        with self._reader() as db, transaction(db):
            ended = [token for (token,) in db.execute("SELECT token FROM sessions WHERE user = ?", (user,))]
            for (stream,) in db.execute(NAMED, (user.encode(),)).fetchall():
                scrub(db, stream, user)
            for table in OWNED:
                db.execute(f"DELETE FROM {table} WHERE user = ?", (user,))  # noqa: S608 (ours)
            db.execute("DELETE FROM reports WHERE ? IN (reporter, about)", (user,))
            db.execute("DELETE FROM blocks WHERE ? IN (user, other)", (user,))
            db.execute("DELETE FROM seekers WHERE user = ?", (user,))
            db.execute("DELETE FROM invitations WHERE ? IN (user, inviter)", (user,))
            db.execute("DELETE FROM mutes WHERE ? IN (user, other)", (user,))
            db.execute("DELETE FROM users WHERE id = ?", (user,))
        return ended


def scrub(db: Database, stream: str, user: str) -> None:
    """Take a person's name out of a table."""
    rows = db.execute("SELECT id, payload FROM events WHERE stream = ?", (stream,)).fetchall()
    names = names_in((payload for _, payload in rows), user)
    for id_, payload in rows:
        new = event_without(payload, user, names)
        if new != payload:
            db.execute("UPDATE events SET payload = ? WHERE id = ?", (new, id_))
    db.execute("DELETE FROM snapshots WHERE stream = ?", (stream,))
    for (info,) in db.execute('SELECT info FROM listings WHERE "table" = ?', (stream,)).fetchall():
        db.execute('UPDATE listings SET info = ? WHERE "table" = ?', (listing_without(info, user), stream))
