"""A server that joins others over one PostgreSQL: its store, its hints."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from maumau.server.nodes.hints import Driver
from maumau.store.port import StoreError

if TYPE_CHECKING:
    from maumau.server.nodes.cluster import Cluster
    from maumau.store.postgres import PostgresStore
    from maumau.store.sqlite import Committed, Together

DATABASES: Final = ("postgresql", "postgres")
BROKERS: Final = ("nats", "tls")
EXTRA: Final = "pip install maumau[cluster]"


def database_fault(url: str) -> str:
    """What is wrong with the address of a database, and what would be right; empty: nothing."""
    return fault(url, DATABASES, "asyncpg", "postgresql://user:password@host:5432/database")


def broker_fault(url: str) -> str:
    """What is wrong with the address of a broker, and what would be right; empty: nothing."""
    return fault(url, BROKERS, "nats", "nats://host:4222")


def fault(url: str, schemes: tuple[str, ...], package: str, example: str) -> str:
    """What is wrong with an address; empty: nothing."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in schemes and bool(parts.netloc) and (parts.port is None or parts.port > 0)
    except ValueError:
        good = False
    if not good:
        return f"the address looks like {example}, not {url!r}"
    if find_spec(package) is None:
        return f"{schemes[0]}:// needs the package {package}: {EXTRA}"
    return ""


def open_database(url: str, together: Together | None = None, committed: Committed | None = None) -> PostgresStore:
    """The store in a database.

    Raises:
        StoreError: it cannot be used, and why.
    """
    wrong = database_fault(url)
    if wrong:
        raise StoreError(wrong)
    from maumau.store.postgres import PostgresStore  # noqa: PLC0415 (an extra)

    return PostgresStore(url, together, committed)


def hint_driver(url: str, broker: str) -> Driver:
    """What carries hints: the broker, or the database where there is none."""
    if broker:
        from maumau.server.nodes.hints_nats import NatsHints  # noqa: PLC0415 (an extra)

        return NatsHints(broker)
    from maumau.server.nodes.hints_postgres import PostgresHints  # noqa: PLC0415 (an extra)

    return PostgresHints(url)


def join(store: PostgresStore, url: str, broker: str) -> Cluster:
    """This node among the others."""
    from maumau.server.nodes.cluster import Cluster  # noqa: PLC0415 (servers that are alone need it not)

    return Cluster(store.crew, hint_driver(url, broker))
