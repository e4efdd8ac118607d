"""Accounts: signing up, in and out, passkeys, recovery codes, and going for good.

Whatever changes who somebody is begins a new session and ends the old one, so that a session id that somebody else
knows, or has planted, is worth nothing.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

import msgspec

from maumau.accounts import Passwords, clean_name, code_hash, name_key, new_codes, reserved, weak
from maumau.accounts.passkeys import PasskeyError, Site, created, creation, holds, id_of, request
from maumau.server.http.errors import ApiError
from maumau.server.http.guard import Guard
from maumau.server.people.sessions import Guest, Sessions, hashed
from maumau.server.services import Services
from maumau.store import Account, User

ANSWER_WITHIN: Final = 300_000
"""Milliseconds for the browser's answer to a challenge."""
MOST_CHALLENGES: Final = 10_000
MOST_PASSKEYS: Final = 20
HASHING_AT_ONCE: Final = 2

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Asked:
    """A challenge that waits for its answer."""

    challenge: bytes
    until: int
    site: Site
    user: str = ""
    """Who makes a new passkey; empty: somebody signs in."""
    name: str = ""


ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(Asked)


@dataclass(frozen=True, slots=True)
class Entered:
    """Somebody who has signed in: with a new session."""

    user: User
    token: str
    device: str = ""
    """The mark of the browser, if it has to be set."""
    codes: tuple[str, ...] = ()


class Accounts:
    """See the module."""

    def __init__(self, services: Services, sessions: Sessions, passwords: Passwords | None = None) -> None:
        self.services, self.sessions = services, sessions
        self.guard = Guard()
        self.passwords = passwords or Passwords()
        self._hashing = asyncio.Semaphore(HASHING_AT_ONCE)
        self._asked: dict[str, Asked] = {}

    @property
    def store(self) -> Any:
        """What is kept of accounts."""
        return self.services.store.accounts

    def now(self) -> int:
        """The time."""
        return self.services.clock.now()

    async def slowly(self, work: Callable[..., T], *values: Any) -> T:
        """Something that hashes: two at a time at most."""
        async with self._hashing:
            return await asyncio.to_thread(work, *values)

    # -- names
    def free_name(self, name: str, user: str) -> str:
        """The name as it is shown, if this person may have it.

        Raises:
            ApiError: it is none, or somebody's with an account looks like it.
        """
        cleaned = clean_name(name)
        if not cleaned:
            raise ApiError(400, "bad_name", "a name has 1 to 24 visible characters")
        holder = self.store.by_key(name_key(cleaned))
        if holder is not None and holder.user != user:
            raise ApiError(409, "name_taken", "somebody has this name, or one that looks like it")
        return cleaned

    def own_name(self, name: str, user: str) -> str:
        """The same for who has an account.

        Raises:
            ApiError: also where it is nobody's name.
        """
        cleaned = self.free_name(name, user)
        if reserved(cleaned):
            raise ApiError(400, "name_reserved", "nobody can be called that")
        return cleaned

    def rename(self, user: User, name: str) -> User:
        """Another name; blocking.

        Raises:
            ApiError: it is somebody else's.
        """
        account = self.store.account(user.id)
        cleaned = self.own_name(name, user.id) if account else self.free_name(name, user.id)
        if account and not self.store.set_key(user.id, name_key(cleaned)):
            raise ApiError(409, "name_taken", "somebody has this name, or one that looks like it")
        self.services.store.rename(user.id, cleaned, self.now())
        return replace(user, name=cleaned)

    # -- in
    async def sign_up(self, guest: Guest, name: str, password: str, label: str) -> Entered:
        """An account for a guest, who keeps everything."""
        cleaned = await asyncio.to_thread(self._may_sign_up, guest, name)
        check_password(password, cleaned)
        kept = await self.slowly(self.passwords.hash, password)
        return await asyncio.to_thread(self._begin, guest, cleaned, kept, label)

    def _may_sign_up(self, guest: Guest, name: str) -> str:
        if self.store.account(guest.user.id) is not None:
            raise ApiError(409, "has_account", "you have an account already")
        return self.own_name(name, guest.user.id)

    def _begin(self, guest: Guest, name: str, password: str, label: str) -> Entered:
        """Make the account."""
        user = guest.user
        if not self.store.add(Account(user.id, name_key(name), password, self.now())):
            raise ApiError(409, "name_taken", "somebody has this name, or one that looks like it")
        self.services.store.rename(user.id, name, self.now())
        entered = self._enter(replace(user, name=name), label, guest.token)
        return replace(entered, codes=self._fresh_codes(user.id))

    def _fresh_codes(self, user: str) -> tuple[str, ...]:
        codes = new_codes()
        self.store.set_codes(user, [code_hash(user, code) for code in codes])
        return tuple(codes)

    def _enter(self, user: User, label: str, old: bytes | None = None) -> Entered:
        """A new session; the old one ends."""
        token, device = secrets.token_urlsafe(32), secrets.token_urlsafe(32)
        store = self.services.store
        store.add_session(hashed(token), user.id, self.now())
        store.accounts.label_session(hashed(token), label)
        store.accounts.add_device(hashed(device), user.id, self.now())
        if old is not None:
            store.end_session(old)
        return Entered(user, token, device)

    async def sign_in(self, name: str, password: str, address: str, device: str, label: str) -> Entered:
        """Sign in with a password.

        Raises:
            ApiError: too often, or the name or the password is wrong: the same answer, after the same time.
        """
        key = name_key(name)
        account = await asyncio.to_thread(self.store.by_key, key)
        known = bool(account and device) and await asyncio.to_thread(
            self.store.knows_device, hashed(device), account.user
        )
        if not self.guard.password(key, address, device if known else "", self.now()):
            raise ApiError(429, "too_many", "wait a few minutes, or use a passkey or a recovery code")
        right = await self.slowly(self.passwords.holds, account.password if account else "", password)
        if not right or account is None:
            raise ApiError(403, "bad_login", "the name or the password is wrong")
        if self.passwords.outdated(account.password):
            await self._set_password(account.user, password)
        return await asyncio.to_thread(self._enter_by_id, account.user, label)

    def _enter_by_id(self, user: str, label: str) -> Entered:
        person = self.services.store.user(user)
        if person is None:
            raise ApiError(403, "bad_login", "the name or the password is wrong")
        if self.services.store.moderation.banned(user, self.now()):
            raise ApiError(403, "banned", "this account is banned")
        return self._enter(person, label)

    async def recover(self, name: str, code: str, password: str, address: str, label: str) -> Entered:
        """Sign in with a recovery code, and set a new password; all other sessions end.

        Raises:
            ApiError: too often, or something is wrong.
        """
        if not self.guard.code(address, self.now()):
            raise ApiError(429, "too_many", "wait a moment")
        check_password(password, clean_name(name))
        account = await asyncio.to_thread(self.store.by_key, name_key(name))
        if account is None or not await asyncio.to_thread(
            self.store.use_code, account.user, code_hash(account.user, code)
        ):
            raise ApiError(403, "bad_code", "the name or the recovery code is wrong")
        await self._set_password(account.user, password)
        return await asyncio.to_thread(self._enter_by_id, account.user, label)

    # -- password, codes
    async def _set_password(self, user: str, password: str) -> None:
        kept = await self.slowly(self.passwords.hash, password)
        await asyncio.to_thread(self.store.set_password, user, kept)

    async def change_password(self, guest: Guest, old: str, password: str, label: str) -> Entered:
        """Another password; all other sessions end."""
        account = await self.account_of(guest)
        await self.prove(account, old)
        check_password(password, guest.user.name)
        await self._set_password(guest.user.id, password)
        return await asyncio.to_thread(self._enter, guest.user, label, guest.token)

    async def account_of(self, guest: Guest) -> Account:
        """The account, which a guest has not.

        Raises:
            ApiError: a guest.
        """
        account: Account | None = await asyncio.to_thread(self.store.account, guest.user.id)
        if account is None:
            raise ApiError(403, "no_account", "sign up first")
        return account

    async def prove(self, account: Account, password: str) -> None:
        """Ask for the password, where there is one.

        Raises:
            ApiError: it is wrong, or was wrong too often.
        """
        if not account.password:
            return
        if not self.guard.password(account.key, f"user {account.user}", "own", self.now()):
            raise ApiError(429, "too_many", "wait a few minutes")
        if not await self.slowly(self.passwords.holds, account.password, password):
            raise ApiError(403, "bad_password", "the password is wrong")

    async def codes(self, guest: Guest) -> tuple[str, ...]:
        """New recovery codes; the old ones are worth nothing."""
        account = await self.account_of(guest)
        return await asyncio.to_thread(self._fresh_codes, account.user)

    # -- passkeys
    async def _ask(self, asked: Asked) -> str:
        """Keep a challenge, where all nodes find it if there are several."""
        cluster, id_ = self.services.cluster, secrets.token_urlsafe(16)
        if cluster is not None:
            await asyncio.to_thread(cluster.crew.hand_over, id_, ENCODER.encode(asked), ANSWER_WITHIN // 1000)
        else:
            self._keep_asked(id_, asked)
        return id_

    def _keep_asked(self, id_: str, asked: Asked) -> None:
        now = self.now()
        if len(self._asked) >= MOST_CHALLENGES:
            self._asked = {id_: one for id_, one in self._asked.items() if one.until > now}
        if len(self._asked) >= MOST_CHALLENGES:
            raise ApiError(429, "too_many", "wait a moment")
        self._asked[id_] = asked

    async def _answered(self, id_: str, user: str) -> Asked:
        """The challenge of an answer: good once."""
        cluster, asked = self.services.cluster, self._asked.pop(id_, None)
        if cluster is not None:
            kept = await asyncio.to_thread(cluster.crew.take, id_)
            asked = None if kept is None else DECODER.decode(kept)
        if asked is None or asked.until < self.now() or asked.user != user:
            raise ApiError(403, "bad_passkey", "this took too long: try again")
        return asked

    async def begin_passkey(self, guest: Guest, name: str, site: Site) -> tuple[str, str]:
        """Challenge and options for a new passkey; a guest says under which name."""
        account = await asyncio.to_thread(self.store.account, guest.user.id)
        cleaned = guest.user.name if account else await asyncio.to_thread(self._may_sign_up, guest, name)
        known = await asyncio.to_thread(self.store.passkeys, guest.user.id)
        if len(known) >= MOST_PASSKEYS:
            raise ApiError(409, "too_many_kept", f"one may have {MOST_PASSKEYS} passkeys")
        challenge, options = await asyncio.to_thread(creation, site, guest.user.id, cleaned, known)
        asked = Asked(challenge, self.now() + ANSWER_WITHIN, site, guest.user.id, cleaned)
        return await self._ask(asked), options

    async def add_passkey(self, guest: Guest, id_: str, answer: dict[str, Any], label: str) -> Entered:
        """Keep a new passkey; a guest has an account then."""
        asked = await self._answered(id_, guest.user.id)
        try:
            made = (asked.site, asked.challenge, answer, guest.user.id, label, self.now())
            passkey = await asyncio.to_thread(created, *made)
        except PasskeyError as error:
            raise ApiError(403, "bad_passkey", str(error)) from error
        return await asyncio.to_thread(self._keep_passkey, guest, asked, passkey, label)

    def _keep_passkey(self, guest: Guest, asked: Asked, passkey: Any, label: str) -> Entered:
        if self.store.account(guest.user.id) is None:
            entered = self._begin(guest, self._may_sign_up(guest, asked.name), "", label)
        else:
            entered = self._enter(guest.user, label, guest.token)
        if not self.store.add_passkey(passkey):
            raise ApiError(409, "bad_passkey", "this passkey is known already")
        return entered

    async def begin_sign_in(self, address: str, site: Site) -> tuple[str, str]:
        """Challenge and options for signing in with a passkey."""
        if not self.guard.code(address, self.now()):
            raise ApiError(429, "too_many", "wait a moment")
        challenge, options = await asyncio.to_thread(request, site)
        return await self._ask(Asked(challenge, self.now() + ANSWER_WITHIN, site)), options

    async def sign_in_by_passkey(self, id_: str, answer: dict[str, Any], label: str) -> Entered:
        """Sign in with a passkey."""
        asked = await self._answered(id_, "")
        try:
            passkey = await asyncio.to_thread(lambda: self.store.passkey(id_of(answer)))
            if passkey is None:
                raise PasskeyError("this passkey is not known here")
            count = await asyncio.to_thread(holds, asked.site, asked.challenge, answer, passkey)
        except PasskeyError as error:
            raise ApiError(403, "bad_passkey", str(error)) from error
        await asyncio.to_thread(self.store.used_passkey, passkey.id, count, self.now())
        return await asyncio.to_thread(self._enter_by_id, passkey.user, label)

    async def remove_passkey(self, guest: Guest, passkey: bytes) -> None:
        """Forget a passkey, unless it is the only way in."""
        account = await self.account_of(guest)
        if not account.password and len(await asyncio.to_thread(self.store.passkeys, guest.user.id)) < 2:
            raise ApiError(409, "last_way_in", "set a password first: without this passkey you could not come back")
        if not await asyncio.to_thread(self.store.remove_passkey, guest.user.id, passkey):
            raise ApiError(404, "not_found", "you have no such passkey")


def check_password(password: str, name: str) -> None:
    """Refuse a password that is easily guessed.

    Raises:
        ApiError: it is.
    """
    why = weak(password, name)
    if why:
        raise ApiError(400, f"weak_password_{why}", "this password is too easy to guess")
