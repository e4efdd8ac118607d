"""Where tables, people and house rules are kept: one port, an adapter in memory and one on SQLite."""

from maumau.store.memory import MemoryStore as MemoryStore
from maumau.store.port import (
    Append as Append,
    Conflict as Conflict,
    Done as Done,
    Entry as Entry,
    KeptRules as KeptRules,
    Listing as Listing,
    Repeated as Repeated,
    Snapshot as Snapshot,
    Store as Store,
    StoreError as StoreError,
    User as User,
)
from maumau.store.sqlite import SqliteStore as SqliteStore
