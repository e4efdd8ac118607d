"""Where tables, people and house rules are kept: one port, an adapter in memory and one on SQLite."""

from maumau.store.accounts import (
    Account as Account,
    Accounts as Accounts,
    OpenSession as OpenSession,
    Passkey as Passkey,
)
from maumau.store.meetings import (
    Invitation as Invitation,
    Meetings as Meetings,
    Seeker as Seeker,
)
from maumau.store.memory import MemoryStore as MemoryStore
from maumau.store.moderation import (
    Ban as Ban,
    Moderation as Moderation,
    Report as Report,
)
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
from maumau.store.results import (
    COMPUTER as COMPUTER,
    Book as Book,
    Change as Change,
    Contest as Contest,
    KeptDeal as KeptDeal,
    KeptSeat as KeptSeat,
    Rate as Rate,
    Rated as Rated,
    Results as Results,
    Settlement as Settlement,
    Standing as Standing,
    Tally as Tally,
)
from maumau.store.sqlite import SqliteStore as SqliteStore
