"""Servers for tests: one in this process, and one in a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import uvicorn
from litestar import Litestar

from maumau.server.app import application
from maumau.server.clock import RealClock, Timer
from maumau.server.nodes import joining
from maumau.server.parts import Parts
from maumau.server.play.thinking import Inline
from maumau.server.services import Config, Services
from maumau.server.start import listen, uvicorn_config
from maumau.server.watch.metrics import Metrics
from maumau.store import MemoryStore, SqliteStore, Store
from maumau.testing import databases
from maumau.testing.ports import free_port

STORE: Final = "MAUMAU_TEST_STORE"
"""Environment variable; ``postgresql``: servers of tests keep things there, with hints by NATS."""


def kept_in_postgres() -> bool:
    """Whether it is set so."""
    return os.environ.get(STORE) == "postgresql"


def shared(data: Path | None) -> tuple[str, str]:
    """The addresses of a database and a broker: the same database again for the same folder."""
    name = secrets.token_hex(8) if data is None else hashlib.sha256(str(data).encode()).hexdigest()[:16]
    return databases.postgres().schema(f"s{name}"), databases.nats().url


def store_of(data: Path) -> Store:
    """What the server of a folder has kept."""
    return joining.open_database(shared(data)[0]) if kept_in_postgres() else SqliteStore(data / "maumau.db")


class QuickClock(RealClock):
    """Time that runs faster, so that nobody waits for pauses that are meant for eyes."""

    def __init__(self, factor: int = 40) -> None:
        super().__init__()
        self.factor = factor
        self._begin = super().now()

    def now(self) -> int:
        """See `Clock.now`."""
        return self._begin + (super().now() - self._begin) * self.factor

    def call_at(self, moment: int, call: Callable[[], None]) -> Timer:
        """See `Clock.call_at`."""
        wait = max(0, moment - self.now()) / 1000 / self.factor
        return asyncio.get_running_loop().call_later(wait, call)


class Guest(uvicorn.Server):
    """A server in somebody else's process: signals are not its business."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals alone."""
        yield


@dataclass
class Running:
    """A server in this process."""

    url: str
    parts: Parts
    app: Litestar


@asynccontextmanager
async def serving(data: Path | None = None, **parts: Any) -> AsyncIterator[Running]:
    """A server on a free port, in memory or with a data folder; `parts` replace services."""
    with listen("127.0.0.1", 0) as listening:
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        app = application(lambda: services(url, data, parts))
        config = uvicorn_config(app)
        config.timeout_graceful_shutdown = 2
        server = Guest(config)
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.005)
            if task.done():
                task.result()
                raise RuntimeError("the server ended before it was up")
        try:
            yield Running(url, app.state.parts, app)
        finally:
            server.should_exit = True
            await task


def services(url: str, data: Path | None, parts: dict[str, Any]) -> Services:
    """Services for a test."""
    clock = parts.get("clock") or RealClock()
    loop = asyncio.get_running_loop()
    store: Store = MemoryStore()
    metrics = Metrics()
    if kept_in_postgres():
        database, broker = shared(data)
        postgres = joining.open_database(database, loop.call_soon_threadsafe, metrics.committed)
        parts.setdefault("cluster", joining.join(postgres, database, broker))
        store = postgres
    elif data is not None:
        store = SqliteStore(data / "maumau.db", loop.call_soon_threadsafe, metrics.committed, loop.call_soon)
    config = Config(
        base_url=url,
        origins=frozenset({url}),
        frames=parts.pop("frames", (1000, 1000)),
        programs=parts.pop("programs", ()),
    )
    known = {"config": config, "store": store, "clock": clock, "thinker": Inline(), "metrics": metrics}
    return Services(**{**known, **parts})


@dataclass
class Process:
    """A server in a process of its own."""

    data: Path
    port: int
    process: subprocess.Popen[bytes] | None = None
    where: tuple[str, ...] = ()
    """Arguments that say where it keeps things; empty: in the folder."""
    code: str = "from maumau.cli.serve import main; main()"
    """What it runs."""

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start it, and wait until it listens; the moment."""
        log = (self.data / "server.log").open("ab")
        command = [sys.executable, "-c", self.code]
        arguments = ["--port", str(self.port), *(self.where or self._where()), "--quiet"]
        with log:
            self.process = subprocess.Popen([*command, *arguments], stdout=log, stderr=log)  # noqa: S603 (ours)
        for _ in range(3000):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return time.monotonic()
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {(self.data / 'server.log').read_text()[-2000:]}")
            time.sleep(0.02)
        raise TimeoutError("the server does not listen")

    def _where(self) -> tuple[str, ...]:
        if not kept_in_postgres():
            return ("--data", str(self.data))
        database, broker = shared(self.data)
        return ("--database", database, "--broker", broker)

    def kill(self) -> None:
        """Kill it without a word."""
        self.stop(signal.SIGKILL)

    def stop(self, sign: signal.Signals = signal.SIGTERM) -> int:
        """End it; its exit status."""
        assert self.process is not None
        os.kill(self.process.pid, sign)
        status = self.process.wait(timeout=15)
        self.process = None
        return status


@contextmanager
def server_process(data: Path, where: tuple[str, ...] = ()) -> Iterator[Process]:
    """A server that is gone at the end, whatever happens; `where` it keeps things: see `Process`."""
    server = Process(data, free_port(), where=where)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()
