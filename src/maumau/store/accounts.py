"""What is kept of accounts: ways to sign in, sessions, former names.  `testing.stores` holds each adapter to it.

A person without an account is a guest: a row among the users and a session.  An account is added to the same person, so
whatever the guest had stays his.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Account:
    """A person who can come back from elsewhere."""

    user: str
    key: str
    """What is compared of the name; unique."""
    password: str
    """Its hash; empty: none."""
    created: int


@dataclass(frozen=True, slots=True)
class Passkey:
    """A way to sign in without a password."""

    id: bytes
    user: str
    public_key: bytes
    count: int
    """Uses, as its device counts them."""
    label: str
    created: int
    used: int


@dataclass(frozen=True, slots=True)
class OpenSession:
    """A place where a person is signed in."""

    token: bytes
    """Hash of the token."""
    created: int
    used: int
    label: str
    """What is known of the device."""


class Accounts(Protocol):
    """Everything about accounts."""

    def add(self, account: Account) -> bool:
        """Keep a new account; `False`: the person has one, or the key is taken."""

    def account(self, user: str) -> Account | None:
        """The account of a person."""

    def by_key(self, key: str) -> Account | None:
        """The account with a name."""

    def set_key(self, user: str, key: str) -> bool:
        """Another name; `False`: the key is taken."""

    def set_password(self, user: str, password: str) -> None:
        """Another hash."""

    # -- passkeys
    def add_passkey(self, passkey: Passkey) -> bool:
        """Keep a passkey; `False`: it is known already."""

    def passkey(self, id_: bytes) -> Passkey | None:
        """A passkey by id."""

    def passkeys(self, user: str) -> list[Passkey]:
        """The passkeys of a person, the oldest first."""

    def used_passkey(self, id_: bytes, count: int, now: int) -> None:
        """It has been used."""

    def remove_passkey(self, user: str, id_: bytes) -> bool:
        """Forget a passkey of a person; whether there was one."""

    # -- recovery codes
    def set_codes(self, user: str, codes: list[bytes]) -> None:
        """Keep hashes of recovery codes in place of all older ones."""

    def use_code(self, user: str, code: bytes) -> bool:
        """Take a code away; whether there was one.  Of two who try at the same time one succeeds."""

    def codes_left(self, user: str) -> int:
        """How many are unused."""

    # -- sessions, devices
    def label_session(self, token: bytes, label: str) -> None:
        """Note what is known of the device."""

    def sessions(self, user: str) -> list[OpenSession]:
        """Where a person is signed in, the last used first."""

    def end_sessions(self, user: str, keep: bytes) -> list[bytes]:
        """End all sessions of a person but one; those that ended."""

    def add_device(self, device: bytes, user: str, now: int) -> None:
        """Somebody has signed in from this browser."""

    def knows_device(self, device: bytes, user: str) -> bool:
        """Whether somebody has signed in from this browser before."""

    # -- names
    def former_names(self, user: str, limit: int) -> list[tuple[str, int]]:
        """Names a person had and until when, the last one first."""

    def erase(self, user: str) -> list[bytes]:
        """Forget a person: account, sessions, names, house rules, his name in all tables.  The sessions that ended."""
