"""Who is here: guests with a name, and sessions in a cookie of which only a hash is kept."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from dataclasses import dataclass
from typing import Final

from litestar.datastructures import Cookie

from maumau.server.services import Services, new_id
from maumau.store import User

LIFETIME: Final = 30 * 24 * 3_600_000
"""Milliseconds without use after which a session ends."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A person in a session."""

    user: User
    token: bytes
    """The hash by which the session is kept."""


class Sessions:
    """Makes, finds and ends sessions."""

    def __init__(self, services: Services) -> None:
        self.services = services
        secure = services.config.secure
        self.cookie = "__Host-s" if secure else "s"
        self._secure = secure

    async def begin(self, name: str) -> tuple[User, str]:
        """A new guest and the token of his session."""
        now = self.services.clock.now()
        user, token = User(new_id(), name, now), secrets.token_urlsafe(32)
        await asyncio.to_thread(self._keep, user, token, now)
        return user, token

    def _keep(self, user: User, token: str, now: int) -> None:
        self.services.store.add_user(user)
        self.services.store.add_session(hashed(token), user.id, now)

    async def find(self, token: str | None) -> Guest | None:
        """Whose session has a token; `None` if it is none, or has ended."""
        if not token or len(token) > 200:
            return None
        return await asyncio.to_thread(self._find, hashed(token))

    def _find(self, token: bytes) -> Guest | None:
        store, now = self.services.store, self.services.clock.now()
        user = store.session(token, now, LIFETIME)
        person = store.user(user) if user is not None and not store.moderation.banned(user, now) else None
        return None if person is None else Guest(person, token)

    async def banned(self, token: str | None) -> bool:
        """Whether a token is of a session whose person is banned: his browser makes no new guest."""
        if not token or len(token) > 200:
            return False
        return await asyncio.to_thread(self._banned, hashed(token))

    def _banned(self, token: bytes) -> bool:
        store, now = self.services.store, self.services.clock.now()
        user = store.session(token, now, LIFETIME)
        return user is not None and store.moderation.banned(user, now) is not None

    async def lives(self, token: bytes) -> bool:
        """Whether a session has not ended."""
        return await asyncio.to_thread(self._find, token) is not None

    async def end(self, guest: Guest) -> None:
        """End a session."""
        await asyncio.to_thread(self.services.store.end_session, guest.token)

    def cookie_for(self, token: str) -> Cookie:
        """The cookie that carries a token; an empty one takes it away."""
        return Cookie(
            key=self.cookie,
            value=token,
            path="/",
            httponly=True,
            secure=self._secure,
            samesite="lax",
            max_age=LIFETIME // 1000 if token else 0,
        )


def hashed(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).digest()
