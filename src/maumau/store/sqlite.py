"""A store in one SQLite file: WAL, ``synchronous=FULL``, one writer thread that commits in groups.

Whatever was appended while the last commit was on its way to the disk goes into the next one, so many tables share one
sync and none waits for a sync of its own.  Readers have connections of their own and never wait for the writer.
"""

from __future__ import annotations

import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from maumau.store.migrations import migrate
from maumau.store.port import Append, Done, StoreError
from maumau.store.sql_store import SqlStore
from maumau.store.sqlite_appends import Unfit, write, write_group
from maumau.store.transactions import transaction

LARGEST_GROUP: Final = 500
"""Appends in one commit."""
BUSY_MS: Final = 5_000
READERS: Final = 4

LOG_PAGES: Final = 4_000
"""Pages of 4 kB in SQLite's own log before they are copied into the database.  Each append touches the same few pages
of its table again: copied at every thousandth, the usual number, an append takes a sixth more processor time."""

Together = Callable[[Callable[[], None]], object]
"""Runs a function elsewhere or later."""
Committed = Callable[[int, float], object]
"""Told how many appends a commit held and how many seconds it took, on the writer's thread."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection with the settings that all share."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY_MS / 1000)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA temp_store = MEMORY")  # what a statement would take back is no file
    db.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
    return db


class SqliteStore(SqlStore):
    """See `port.Store`.  `together` decides where outcomes are told: on the writer's thread if not given;
    `committed` is told of every commit of appends.  With `soon`, which runs a function when its caller is done, the
    appends of a moment go to the writer as one: waking it up costs more than an append.

    Raises:
        StoreError: the file cannot be opened, is no such database, or is of a newer version.
    """

    def __init__(
        self,
        path: Path,
        together: Together | None = None,
        committed: Committed | None = None,
        soon: Together | None = None,
    ) -> None:
        self.together: Together = together or (lambda tell: tell())
        self.soon = soon
        self.committed: Committed = committed or (lambda _appends, _seconds: None)
        try:
            self._writer = connect(path)
            migrate(self._writer)
            self._readers: queue.SimpleQueue[sqlite3.Connection] = queue.SimpleQueue()
            self._connections = [connect(path) for _ in range(READERS)]
        except sqlite3.Error as error:
            raise StoreError(f"{path}: {error}") from error
        for reader in self._connections:
            self._readers.put(reader)
        super().__init__()
        self._gathered: list[tuple[Append, Done]] = []
        self._waiting: queue.SimpleQueue[list[tuple[Append, Done]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._thread.start()

    # -- writing events
    def append(self, append: Append, done: Done) -> None:
        """See `Store.append`; with `soon`, from one thread only."""
        if self.soon is None:
            self._waiting.put([(append, done)])
            return
        self._gathered.append((append, done))
        if len(self._gathered) == 1:
            self.soon(self._hand_over)

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._waiting.put(gathered)

    def _write(self) -> None:
        """The writer's thread: groups until it is told to stop."""
        while (group := self._waiting.get()) is not None:
            stop = False
            while len(group) < LARGEST_GROUP and not self._waiting.empty():
                more = self._waiting.get()
                if more is None:
                    stop = True
                    break
                group += more
            self._commit(group)
            if stop:
                return

    def _commit(self, group: list[tuple[Append, Done]]) -> None:
        """Commit a group; if one of it cannot be written, each on its own."""
        begin = time.perf_counter()
        appends = [append for append, _ in group]
        try:
            errors = self._commit_all(appends)
        except sqlite3.Error:
            errors = [self._commit_one(append) for append in appends]

        self.committed(len(group), time.perf_counter() - begin)

        def tell() -> None:
            for (_, done), error in zip(group, errors, strict=True):
                done(error)

        self.together(tell)

    def _commit_all(self, appends: list[Append]) -> list[StoreError | None]:
        try:
            with transaction(self._writer):
                write_group(self._writer, appends)
        except (Unfit, sqlite3.IntegrityError):
            with transaction(self._writer):
                return [write(self._writer, append) for append in appends]
        return [None] * len(appends)

    def _commit_one(self, append: Append) -> StoreError | None:
        try:
            with transaction(self._writer):
                return write(self._writer, append)
        except sqlite3.Error as error:
            return StoreError(f"{append.stream}: {error}")

    def close(self) -> None:
        """See `Store.close`."""
        self._hand_over()
        self._waiting.put(None)
        self._thread.join()
        self._writer.close()
        for reader in self._connections:
            reader.close()

    # -- reading
    @contextmanager
    def _reader(self) -> Iterator[sqlite3.Connection]:
        db = self._readers.get()
        try:
            yield db
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error
        finally:
            self._readers.put(db)
