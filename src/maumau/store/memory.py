"""A store in memory: for tests, and for a server that forgets everything."""

from __future__ import annotations

from dataclasses import replace

from maumau.store.memory_accounts import MemoryAccounts
from maumau.store.memory_meetings import MemoryMeetings
from maumau.store.memory_moderation import MemoryModeration
from maumau.store.memory_results import MemoryResults
from maumau.store.port import Append, Conflict, Done, Entry, KeptRules, Listing, Repeated, Snapshot, StoreError, User


class MemoryStore:
    """See `port.Store`; nothing survives the process."""

    def __init__(self) -> None:
        self.streams: dict[str, list[Entry]] = {}
        self.snapshots: dict[str, Snapshot] = {}
        self.listings: dict[str, Listing] = {}
        self.users: dict[str, User] = {}
        self.sessions: dict[bytes, tuple[str, int]] = {}
        self.kept: dict[str, KeptRules] = {}
        self.runs: list[list[int]] = []
        self.results = MemoryResults()
        self.accounts = MemoryAccounts(self)
        self.moderation = MemoryModeration(self)
        self.meetings = MemoryMeetings()

    # -- tables
    def append(self, append: Append, done: Done) -> None:
        """See `Store.append`; done at once."""
        done(self._append(append))

    def _append(self, append: Append) -> StoreError | None:
        entries = self.streams.get(append.stream, [])
        repeated = next((entry for entry in entries if append.command and entry.command == append.command), None)
        if repeated is not None:
            return Repeated(append.stream, repeated.version)
        if append.expected != len(entries):
            return Conflict(append.stream, len(entries))
        listing = append.listing
        if listing and self.table_of(listing.code) not in (None, listing.table):
            return StoreError(f"the code {listing.code} is taken")
        commands = [append.command, *[None] * (len(append.payloads) - 1)]
        numbered = enumerate(zip(commands, append.payloads, strict=True), append.expected + 1)
        self.streams[append.stream] = entries + [Entry(number, command, data) for number, (command, data) in numbered]
        if listing:
            self.listings[listing.table] = listing
        if append.due:
            self.results.waiting[append.stream] = len(self.streams[append.stream])
        return None

    def read(self, stream: str, after: int = 0) -> list[Entry]:
        """See `Store.read`."""
        return self.streams.get(stream, [])[after:]

    def save_snapshot(self, stream: str, snapshot: Snapshot) -> None:
        """See `Store.save_snapshot`."""
        self.snapshots[stream] = snapshot

    def load_snapshot(self, stream: str) -> Snapshot | None:
        """See `Store.load_snapshot`."""
        return self.snapshots.get(stream)

    def table_of(self, code: str) -> str | None:
        """See `Store.table_of`."""
        return next((listing.table for listing in self.listings.values() if listing.code == code), None)

    def listing(self, table: str) -> Listing | None:
        """See `Store.listing`."""
        return self.listings.get(table)

    def open_tables(self, limit: int) -> list[Listing]:
        """See `Store.open_tables`."""
        return self._newest([listing for listing in self.listings.values() if listing.open], limit)

    def tables_of(self, user: str, limit: int) -> list[Listing]:
        """See `Store.tables_of`."""
        return self._newest([listing for listing in self.listings.values() if user in listing.users], limit)

    def _newest(self, listings: list[Listing], limit: int) -> list[Listing]:
        running = [listing for listing in listings if listing.phase != "closed"]
        return sorted(running, key=lambda listing: -listing.updated)[:limit]

    # -- people
    def add_user(self, user: User) -> None:
        """See `Store.add_user`."""
        self.users[user.id] = user

    def user(self, user: str) -> User | None:
        """See `Store.user`."""
        return self.users.get(user)

    def rename(self, user: str, name: str, now: int = 0) -> None:
        """See `Store.rename`."""
        if self.users[user].name != name:
            self.accounts.names.setdefault(user, []).append((self.users[user].name, now))
        self.users[user] = replace(self.users[user], name=name)

    def add_session(self, token: bytes, user: str, now: int) -> None:
        """See `Store.add_session`."""
        self.sessions[token] = (user, now)
        self.accounts.begun[token] = now

    def session(self, token: bytes, now: int, lifetime: int) -> str | None:
        """See `Store.session`."""
        user, used = self.sessions.get(token, ("", 0))
        if not user or used + lifetime < now:
            return None
        self.sessions[token] = (user, now)
        return user

    def end_session(self, token: bytes) -> None:
        """See `Store.end_session`."""
        self.sessions.pop(token, None)

    # -- house rules
    def keep_rules(self, rules: KeptRules) -> None:
        """See `Store.keep_rules`."""
        if rules.code in self.kept:
            raise StoreError(f"the code {rules.code} is taken")
        self.kept[rules.code] = rules

    def rules(self, code: str) -> KeptRules | None:
        """See `Store.rules`."""
        return self.kept.get(code)

    def rules_of(self, user: str) -> list[KeptRules]:
        """See `Store.rules_of`."""
        mine = [rules for rules in self.kept.values() if rules.user == user]
        return sorted(mine, key=lambda rules: -rules.created)

    def forget_rules(self, user: str, code: str) -> bool:
        """See `Store.forget_rules`."""
        found = code in self.kept and self.kept[code].user == user
        if found:
            del self.kept[code]
        return found

    # -- the server itself
    def start_run(self, now: int) -> int:
        """See `Store.start_run`."""
        self.runs.append([now, now])
        return len(self.runs)

    def alive(self, run: int, now: int) -> None:
        """See `Store.alive`."""
        self.runs[run - 1][1] = now

    def alive_after(self, at: int) -> int:
        """See `Store.alive_after`."""
        return max([at, *[alive for started, alive in self.runs if started <= at][-1:]])

    def close(self) -> None:
        """Nothing to do."""
