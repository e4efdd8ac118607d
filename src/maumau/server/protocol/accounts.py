"""Bodies of requests and answers about accounts."""

# ruff: noqa: RUF012 (each message gets its own copy of an empty list or dict)

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from maumau.server.protocol.base import Name, Piece, Time

Secret = Annotated[str, Meta(min_length=1, max_length=200)]


class PasskeyInfo(Piece):
    """A passkey of mine."""

    id: str
    label: str
    created: Time
    used: Time


class SessionInfo(Piece):
    """A place where I am signed in."""

    id: str
    label: str
    created: Time
    used: Time
    this: bool = False


class Account(Piece):
    """How I can come back."""

    user: str
    name: str
    guest: bool
    password: bool = False
    """Whether there is one."""
    passkeys: list[PasskeyInfo] = []
    passkeys_possible: bool = False
    """Whether this site is reached in a way that browsers allow passkeys for."""
    codes_left: int = 0
    sessions: list[SessionInfo] = []
    codes: list[str] = []
    """New recovery codes: shown this once."""


class SignUp(Piece, forbid_unknown_fields=True):
    """Make an account of the guest that I am."""

    name: Name
    password: Secret


class SignIn(Piece, forbid_unknown_fields=True):
    """Sign in with a password; with a recovery code the password is a new one."""

    name: Name
    password: Secret
    code: Annotated[str, Meta(max_length=60)] = ""


class NewPassword(Piece, forbid_unknown_fields=True):
    """Another password."""

    password: Secret
    old: Annotated[str, Meta(max_length=200)] = ""
    """Needed where there is one."""


class PasskeyChallenge(Piece):
    """What the browser's passkey functions are asked; send `id` back with their answer."""

    id: str
    options: dict[str, Any]


class BeginPasskey(Piece, forbid_unknown_fields=True):
    """A new passkey; a guest makes an account with it."""

    name: Annotated[str, Meta(max_length=24)] = ""


class PasskeyAnswer(Piece, forbid_unknown_fields=True):
    """What the browser's passkey functions answered."""

    id: str
    credential: dict[str, Any]


class Erase(Piece, forbid_unknown_fields=True):
    """Delete everything that is mine."""

    name: Name
    """My name, so that it is no slip."""
    password: Annotated[str, Meta(max_length=200)] = ""
    """Needed where there is one."""
