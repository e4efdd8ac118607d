"""Accounts in memory."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from maumau.store.accounts import Account, OpenSession, Passkey
from maumau.store.scrub import event_without, listing_without, names_in

if TYPE_CHECKING:
    from maumau.store.memory import MemoryStore


class MemoryAccounts:
    """See `accounts.Accounts`."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        self.kept: dict[str, Account] = {}
        self.keys: dict[bytes, Passkey] = {}
        self.codes: dict[str, set[bytes]] = {}
        self.labels: dict[bytes, str] = {}
        self.begun: dict[bytes, int] = {}
        self.devices: set[tuple[bytes, str]] = set()
        self.names: dict[str, list[tuple[str, int]]] = {}

    def add(self, account: Account) -> bool:
        """See `Accounts.add`."""
        if account.user in self.kept or self.by_key(account.key) is not None:
            return False
        self.kept[account.user] = account
        return True

    def account(self, user: str) -> Account | None:
        """See `Accounts.account`."""
        return self.kept.get(user)

    def by_key(self, key: str) -> Account | None:
        """See `Accounts.by_key`."""
        return next((account for account in self.kept.values() if account.key == key), None)

    def set_key(self, user: str, key: str) -> bool:
        """See `Accounts.set_key`."""
        holder = self.by_key(key)
        if user not in self.kept or (holder is not None and holder.user != user):
            return False
        self.kept[user] = replace(self.kept[user], key=key)
        return True

    def set_password(self, user: str, password: str) -> None:
        """See `Accounts.set_password`."""
        self.kept[user] = replace(self.kept[user], password=password)

    # -- passkeys
    def add_passkey(self, passkey: Passkey) -> bool:
        """See `Accounts.add_passkey`."""
        return self.keys.setdefault(passkey.id, passkey) is passkey

    def passkey(self, id_: bytes) -> Passkey | None:
        """See `Accounts.passkey`."""
        return self.keys.get(id_)

    def passkeys(self, user: str) -> list[Passkey]:
        """See `Accounts.passkeys`."""
        return sorted((key for key in self.keys.values() if key.user == user), key=lambda key: (key.created, key.id))

    def used_passkey(self, id_: bytes, count: int, now: int) -> None:
        """See `Accounts.used_passkey`."""
        self.keys[id_] = replace(self.keys[id_], count=count, used=now)

    def remove_passkey(self, user: str, id_: bytes) -> bool:
        """See `Accounts.remove_passkey`."""
        found = id_ in self.keys and self.keys[id_].user == user
        if found:
            del self.keys[id_]
        return found

    # -- recovery codes
    def set_codes(self, user: str, codes: list[bytes]) -> None:
        """See `Accounts.set_codes`."""
        self.codes[user] = set(codes)

    def use_code(self, user: str, code: bytes) -> bool:
        """See `Accounts.use_code`."""
        found = code in self.codes.get(user, set())
        if found:
            self.codes[user].remove(code)
        return found

    def codes_left(self, user: str) -> int:
        """See `Accounts.codes_left`."""
        return len(self.codes.get(user, ()))

    # -- sessions, devices
    def label_session(self, token: bytes, label: str) -> None:
        """See `Accounts.label_session`."""
        self.labels[token] = label

    def sessions(self, user: str) -> list[OpenSession]:
        """See `Accounts.sessions`."""
        mine = [
            OpenSession(token, self.begun.get(token, used), used, self.labels.get(token, ""))
            for token, (whose, used) in self.store.sessions.items()
            if whose == user
        ]
        return sorted(mine, key=lambda session: (-session.used, session.token))

    def end_sessions(self, user: str, keep: bytes) -> list[bytes]:
        """See `Accounts.end_sessions`."""
        ended = [token for token, (whose, _) in self.store.sessions.items() if whose == user and token != keep]
        for token in ended:
            del self.store.sessions[token]
        return ended

    def add_device(self, device: bytes, user: str, now: int) -> None:  # noqa: ARG002 (nothing is forgotten here)
        """See `Accounts.add_device`."""
        self.devices.add((device, user))

    def knows_device(self, device: bytes, user: str) -> bool:
        """See `Accounts.knows_device`."""
        return (device, user) in self.devices

    # -- names
    def former_names(self, user: str, limit: int) -> list[tuple[str, int]]:
        """See `Accounts.former_names`."""
        return self.names.get(user, [])[::-1][:limit]

    def erase(self, user: str) -> list[bytes]:
        """See `Accounts.erase`."""
        store = self.store
        for stream, entries in store.streams.items():
            names = names_in((entry.payload for entry in entries), user)
            if names:
                store.streams[stream] = [
                    replace(entry, payload=event_without(entry.payload, user, names)) for entry in entries
                ]
                store.snapshots.pop(stream, None)
        for table, listing in store.listings.items():
            if user in listing.info.decode():
                store.listings[table] = replace(listing, info=listing_without(listing.info, user))
        for kept in (self.kept, self.codes, self.names, store.users):
            kept.pop(user, None)
        self.keys = {id_: key for id_, key in self.keys.items() if key.user != user}
        self.devices = {(device, whose) for device, whose in self.devices if whose != user}
        store.kept = {code: rules for code, rules in store.kept.items() if rules.user != user}
        store.moderation.erase(user)
        store.meetings.erase(user)
        return self.end_sessions(user, b"")
