"""Nodes of a cluster for tests: processes over one PostgreSQL and one NATS, whose hints can be made unreliable."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from maumau.server.nodes import joining
from maumau.server.nodes.hints import Driver
from maumau.testing.databases import Nats, Postgres
from maumau.testing.ports import free_port
from maumau.testing.servers import Process

FAULTS: Final = "MAUMAU_TEST_HINTS"
"""Environment variable: seed, and the shares of hints that are dropped, delayed, sent twice."""
LONGEST_DELAY: Final = 1.5
"""Seconds."""
CODE: Final = "from maumau.testing.nodes import main; main()"


def unreliable(driver: Driver, seed: int, drop: float, delay: float, double: float) -> Driver:
    """A driver that loses, delays and doubles what it publishes."""
    chance, publish = random.Random(seed), driver.publish  # noqa: S311 (repeatable)

    def badly(table: str, message: bytes) -> None:
        if chance.random() < drop:
            return
        for _ in range(2 if chance.random() < double else 1):
            if chance.random() < delay:
                loop = asyncio.get_running_loop()
                loop.call_later(chance.random() * LONGEST_DELAY, publish, table, message)
            else:
                publish(table, message)

    driver.publish = badly  # type: ignore[method-assign]
    return driver


def main() -> None:
    """``maumau serve`` with hints as unreliable as the environment says."""
    from maumau.cli import serve  # noqa: PLC0415 (in its own process)

    faults = os.environ.get(FAULTS, "")
    if faults:
        seed, *shares = faults.split(",")
        reliable = joining.hint_driver
        joining.hint_driver = lambda url, broker: unreliable(
            reliable(url, broker), int(seed) + os.getpid(), *map(float, shares)
        )
    serve.main()


@dataclass
class Nodes:
    """The servers, and what they share."""

    database: Postgres
    broker: Nats | None
    url: str
    """Of the database."""
    processes: list[Process] = field(default_factory=list)

    @property
    def urls(self) -> list[str]:
        """The addresses of all nodes."""
        return [process.url for process in self.processes]

    def pause(self, number: int) -> None:
        """Stop a node's clock, so to say: it finds the world changed afterwards."""
        self._send(number, signal.SIGSTOP)

    def go_on(self, number: int) -> None:
        """The end of a pause."""
        self._send(number, signal.SIGCONT)

    def _send(self, number: int, sign: signal.Signals) -> None:
        process = self.processes[number].process
        assert process is not None
        process.send_signal(sign)

    def stop(self) -> None:
        """Kill all nodes that are left."""
        for process in self.processes:
            if process.process is not None and process.process.poll() is None:
                process.kill()


@contextmanager
def nodes(database: Postgres, broker: Nats | None, count: int, schema: str) -> Iterator[Nodes]:
    """So many nodes over one database, gone at the end."""
    found = Nodes(database, broker, database.schema(schema))
    where = ("--database", found.url, *(("--broker", broker.url) if broker else ()))
    with tempfile.TemporaryDirectory(prefix="maumau-nodes-") as folder:
        try:
            for number in range(count):
                data = Path(folder) / str(number)
                data.mkdir()
                process = Process(data, free_port(), where=where, code=CODE)
                found.processes.append(process)
                process.start()
            yield found
        finally:
            found.stop()
