"""The port of every store: what it keeps and what it promises.  `testing.stores` holds each adapter to it.

Events of a table are a stream with contiguous versions from 1 on.  (stream, version) unique is the lock: of two writers
that expect the same version one wins, the other is told and reads on.  (stream, command) unique makes repeats harmless.
What has been appended is on disk before it is said to be.

Methods may block for a few milliseconds; callers on an event loop call them from a thread.  `append` never blocks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from maumau.store.accounts import Accounts
    from maumau.store.meetings import Meetings
    from maumau.store.moderation import Moderation
    from maumau.store.results import Results


class StoreError(Exception):
    """The store could not do it: nothing was written."""


class Conflict(StoreError):
    """The stream is at another version than expected."""

    def __init__(self, stream: str, version: int) -> None:
        super().__init__(f"{stream} is at version {version}")
        self.version = version
        """Where it is."""


class Repeated(StoreError):
    """The command has been carried out already."""

    def __init__(self, stream: str, version: int) -> None:
        super().__init__(f"{stream} carried this command out at version {version}")
        self.version = version
        """Its first event."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One event of a stream."""

    version: int
    command: str | None
    """The command whose first event it is, if it came with an id."""
    payload: bytes


@dataclass(frozen=True, slots=True)
class Listing:
    """A table from outside, as lists and links find it; written together with the events that changed it."""

    table: str
    code: str
    """Short code, unique."""
    phase: str
    open: bool
    """Listed for everybody."""
    updated: int
    """Milliseconds since 1970."""
    users: tuple[str, ...]
    """Persons who have a seat."""
    info: bytes
    """What lists show."""


@dataclass(frozen=True, slots=True)
class Append:
    """Events to write in one piece."""

    stream: str
    expected: int
    """The version the stream has before; 0: it does not exist."""
    payloads: Sequence[bytes]
    command: str | None = None
    """Id of the command, unique in the stream."""
    listing: Listing | None = None
    """How the table looks from outside now, if that has changed."""
    due: bool = False
    """Whether something has ended that is to be settled: the stream is among `Results.due` until that is done."""


Done = Callable[[StoreError | None], None]
"""Told the outcome of an append: `None`, or what went wrong."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A cached state; may be deleted at any time."""

    version: int
    payload: bytes


@dataclass(frozen=True, slots=True)
class User:
    """A person."""

    id: str
    name: str
    created: int


@dataclass(frozen=True, slots=True)
class KeptRules:
    """House rules kept under a name."""

    code: str
    """Short code by which they are shared, unique."""
    user: str
    """Whose they are."""
    name: str
    base: str
    """A shipped id."""
    changes: dict[str, Any]
    created: int


class Store(Protocol):
    """Everything a server keeps."""

    @property
    def results(self) -> Results:
        """Finished deals."""

    @property
    def accounts(self) -> Accounts:
        """Accounts."""

    @property
    def moderation(self) -> Moderation:
        """Reports and bans."""

    @property
    def meetings(self) -> Meetings:
        """People who look for each other."""

    # -- tables
    def append(self, append: Append, done: Done) -> None:
        """Write events; `done` is told later, from any thread: `Conflict`, `Repeated`, another `StoreError`, or `None`
        once they are on disk."""

    def read(self, stream: str, after: int = 0) -> list[Entry]:
        """The events of a stream after a version, in order; none for a stream that does not exist."""

    def save_snapshot(self, stream: str, snapshot: Snapshot) -> None:
        """Cache a state, in place of an older one."""

    def load_snapshot(self, stream: str) -> Snapshot | None:
        """The cached state, if there is one."""

    def table_of(self, code: str) -> str | None:
        """The table with a short code."""

    def listing(self, table: str) -> Listing | None:
        """A table from outside."""

    def open_tables(self, limit: int) -> list[Listing]:
        """Tables that are listed for everybody and not closed, the one that changed last first."""

    def tables_of(self, user: str, limit: int) -> list[Listing]:
        """Tables that are not closed and at which a person has a seat, the one that changed last first."""

    # -- people
    def add_user(self, user: User) -> None:
        """Keep a new person."""

    def user(self, user: str) -> User | None:
        """A person by id."""

    def rename(self, user: str, name: str, now: int = 0) -> None:
        """Give a person another name; the former one is remembered (`Accounts.former_names`)."""

    def add_session(self, token: bytes, user: str, now: int) -> None:
        """Keep the hash of a session's token."""

    def session(self, token: bytes, now: int, lifetime: int) -> str | None:
        """The user of a session that was used within `lifetime` milliseconds, and note that it is used now."""

    def end_session(self, token: bytes) -> None:
        """End a session."""

    # -- house rules
    def keep_rules(self, rules: KeptRules) -> None:
        """Keep house rules."""

    def rules(self, code: str) -> KeptRules | None:
        """House rules by their code."""

    def rules_of(self, user: str) -> list[KeptRules]:
        """The house rules a person keeps, the newest first."""

    def forget_rules(self, user: str, code: str) -> bool:
        """Forget house rules of a person; whether there were any."""

    # -- the server itself
    def start_run(self, now: int) -> int:
        """A server has started; the number of its run."""

    def alive(self, run: int, now: int) -> None:
        """The server of a run is alive."""

    def alive_after(self, at: int) -> int:
        """When the server that was running at a moment was last alive; the moment itself if none is known."""

    def close(self) -> None:
        """Write what is waiting, then close."""
