"""Who may try a password now: slow for those who guess, and no way to lock somebody else out.

Attempts are counted three ways.  By address: whoever guesses at many accounts from one place is slowed.  By account,
for browsers in which nobody has signed in to it yet: whoever guesses at one account from many places is slowed.  And by
browser, for those in which somebody has: so strangers who use up what strangers may try leave the owner alone.  On a
new device the owner has a passkey or a recovery code, which strangers' attempts at the password do not touch.
"""

from __future__ import annotations

from maumau.server.limits import Buckets


class Guard:
    """See the module."""

    def __init__(self) -> None:
        self._addresses = Buckets(rate=1 / 6, burst=20)
        self._strangers = Buckets(rate=1 / 60, burst=10)
        self._known = Buckets(rate=1 / 12, burst=5)
        self._codes = Buckets(rate=1 / 30, burst=10)

    def password(self, account: str, address: str, device: str, now: int) -> bool:
        """Whether a password may be tried; `device` is empty for a browser that is not known to the account."""
        if not self._addresses.take(address, now):
            return False
        if device:
            return self._known.take(f"{account} {device}", now)
        return self._strangers.take(account, now)

    def code(self, address: str, now: int) -> bool:
        """Whether a recovery code or a passkey may be tried: nobody guesses those, so only the address counts."""
        return self._codes.take(address, now)
