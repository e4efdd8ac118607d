"""Our server for the bench: the real application, with the limits that protect it from such a load lifted.

python maumau_server.py PORT                        in memory
python maumau_server.py PORT FOLDER                 SQLite there (WAL, synchronous=FULL, group commit)
python maumau_server.py PORT DATABASE [BROKER]      one of several nodes: PostgreSQL, hints by NATS or by the database
"""

import asyncio
import sys
from pathlib import Path

from maumau.server.app import application
from maumau.server.clock import RealClock
from maumau.server.limits import Bucket, Buckets
from maumau.server.nodes import joining
from maumau.server.parts import Parts
from maumau.server.services import Config, Services
from maumau.server.start import Server, listen
from maumau.server.play.thinking import Inline
from maumau.store import MemoryStore, SqliteStore

MANY = 1e9


def services(url: str, kept: str, broker: str = "") -> Services:
    """The parts, on the running loop; kept in a folder, in a database, or nowhere."""
    loop = asyncio.get_running_loop()
    store, cluster = MemoryStore(), None
    if "://" in kept:
        store = joining.open_database(kept, loop.call_soon_threadsafe)
        cluster = joining.join(store, kept, broker)
    elif kept:
        store = SqliteStore(Path(kept) / "bench.db", loop.call_soon_threadsafe, soon=loop.call_soon)
    config = Config(base_url=url, origins=frozenset({url}), frames=(MANY, MANY))
    return Services(config=config, store=store, clock=RealClock(), thinker=Inline(), cluster=cluster)


def main() -> None:
    """Serve until a signal comes."""
    port, kept, broker = int(sys.argv[1]), *[*sys.argv[2:], "", ""][:2]
    url = f"http://127.0.0.1:{port}"
    unlimited = Parts.__init__

    def init(self: Parts, parts: Services) -> None:
        unlimited(self, parts)
        self.limits = {name: Buckets(MANY, MANY) for name in self.limits}
        self.sockets._handshakes = Bucket(MANY, MANY, 0)

    Parts.__init__ = init  # type: ignore[method-assign]
    server = Server(application(lambda: services(url, kept, broker)), lambda: None)
    server.run(sockets=[listen("127.0.0.1", port)])


if __name__ == "__main__":
    main()
