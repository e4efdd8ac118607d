"""Start a server: where it listens, which pages may use it, what it prints, and its end on Ctrl-C."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import os
import signal
import socket
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Final

import segno
import uvicorn
from litestar import Litestar

from maumau.server.app import application, parts_of
from maumau.server.clock import RealClock
from maumau.server.nodes import joining
from maumau.server.play.outbox import MOST_BYTES
from maumau.server.play.pool import Pool
from maumau.server.play.wire import Wire
from maumau.server.services import Config, Services
from maumau.server.watch import logs
from maumau.server.watch.metrics import Metrics
from maumau.server.watch.side import showing_metrics
from maumau.server.watch.traces import Traces, traces_for
from maumau.store import MemoryStore, SqliteStore, Store

EVERYWHERE: Final = ("", "0.0.0.0", "::")  # noqa: S104 (names, not used to listen)
"""Hosts that are no address to type."""
DATABASE: Final = "maumau.db"
LARGEST_FRAME: Final = 16_384
SELDOM: Final = (50_000, 20, 50)
"""When Python looks for garbage in cycles.  Tables are values without cycles: looking through hundreds of them again
and again would hold everybody's moves up."""
GRACE: Final = 5
"""Seconds for connections to end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What the command line says."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path | None = None
    """Folder of the database; `None`: everything is forgotten at the end."""
    base_url: str = ""
    """Address as people type it; empty: found out."""
    database: str = ""
    """Address of a PostgreSQL that several nodes share; empty: the data folder."""
    broker: str = ""
    """Address of a NATS that carries hints between them; empty: the database does."""
    origins: tuple[str, ...] = ()
    """Further pages that may use the server, such as a development server's."""
    bots: tuple[tuple[str, str], ...] = ()
    """Programs of other authors that play here: name and command line."""
    lan: bool = False
    open: bool = False
    quiet: bool = False
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    """Where metrics are read; `None`: nowhere."""
    traces: str = ""
    """The collector of traces; empty: as the environment says."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens.

    Raises:
        OSError: the address is not this machine's, or the port is in use.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(4096)
    except OSError:
        listening.close()
        raise
    return listening


def lan_address() -> str:
    """This machine's address in the house, without sending anything; empty if there is no network."""
    probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    with probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address of nobody
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def config_for(options: Options, port: int) -> Config:
    """The configuration: the address of the site, and the origins of its pages."""
    local = [f"http://{name}:{port}" for name in ("localhost", "127.0.0.1")]
    host = lan_address() if options.lan else options.host
    shown = f"[{host}]" if ":" in host else host
    own = local[0] if host in EVERYWHERE else f"http://{shown}:{port}"
    base_url = options.base_url.rstrip("/") or own
    origins = {*local, own, origin_of(base_url), *map(origin_of, options.origins)}
    programs = tuple(name for name, _ in options.bots)
    return Config(base_url=base_url, origins=frozenset(origins), programs=programs, static=static_folder())


def origin_of(url: str) -> str:
    """Scheme, host and port of an address."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.partition('/')[0]}"


def static_folder() -> Path | None:
    """The folder of the built client, if it was built."""
    folder = Path(str(resources.files("maumau").joinpath("static")))
    return folder if (folder / "index.html").is_file() else None


def make_services(options: Options, config: Config, traces: Traces | None = None) -> Services:
    """The parts of a server; on the loop on which it will run."""
    clock, metrics = RealClock(), Metrics()
    loop, cluster = asyncio.get_running_loop(), None
    together = loop.call_soon_threadsafe
    if options.database:
        shared = joining.open_database(options.database, together, metrics.committed)
        store: Store = shared
        cluster = joining.join(shared, options.database, options.broker)
    elif options.data is None:
        store = MemoryStore()
    else:
        options.data.mkdir(parents=True, exist_ok=True)
        store = SqliteStore(options.data / DATABASE, together, metrics.committed, loop.call_soon)
    thinker = Pool(max(1, (os.cpu_count() or 2) - 1), dict(options.bots))
    return Services(
        config=config, store=store, clock=clock, thinker=thinker, metrics=metrics, traces=traces, cluster=cluster
    )


def greeting(options: Options, config: Config) -> str:
    """What is printed when the server is up."""
    lines = [f"Mau-Mau is served at {config.base_url}   (Ctrl-C ends it)"]
    if options.data is None and not options.database:
        lines.append("Nothing is kept: tables end with the server.")
    if config.static is None:
        lines.append("The web client is not part of this installation: the pages will say so.")
    if options.lan:
        picture = io.StringIO()
        segno.make(config.base_url, micro=False).terminal(picture, compact=True, border=2)
        lines += ["Phones in the same house open this address, or scan:", picture.getvalue().rstrip("\n")]
        if not config.secure:
            lines.append("Over plain http the game works; installing it as an app and notifications need https.")
    return "\n".join(lines)


class Server(uvicorn.Server):
    """uvicorn, that says when it is up, shows metrics at a socket of their own, and for which being told to stop is no
    failure."""

    def __init__(self, app: Litestar, up: Callable[[], None], metrics: socket.socket | None = None) -> None:
        super().__init__(uvicorn_config(app))
        self._app, self._up, self._metrics = app, up, metrics
        self._beside = contextlib.AsyncExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            gc.freeze()
            gc.set_threshold(*SELDOM)
            if self._metrics is not None:
                await self._beside.enter_async_context(showing_metrics(self._metrics, parts_of(self._app)))
            self._up()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End in order."""
        await self._beside.aclose()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C and SIGTERM end the server in order; a second Ctrl-C ends it at once."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(options: Options, say: Callable[[str], None]) -> int:
    """Serve until told to stop; the exit status.

    Raises:
        OSError: the address cannot be used.
        StoreError: the data folder or the database cannot.
        TracesError: traces are asked for and cannot be had.
    """
    if options.database:
        joining.open_database(options.database).close()  # said at once, and once for all
    with contextlib.ExitStack() as sockets:
        listening = sockets.enter_context(listen(EVERYWHERE[1] if options.lan else options.host, options.port))
        metrics = None
        if options.metrics_port is not None:
            metrics = sockets.enter_context(listen(options.metrics_host, options.metrics_port))
        config = config_for(options, int(listening.getsockname()[1]))
        logs.set_up(level=30 if options.quiet else 20)
        traces = traces_for(options.traces, os.environ)

        def up() -> None:
            say(greeting(options, config))
            if metrics is not None:
                host, port = metrics.getsockname()[:2]
                say(f"Metrics: http://{f'[{host}]' if ':' in host else host}:{port}/metrics")
            if options.open:
                webbrowser.open(config.base_url)

        server = Server(application(lambda: make_services(options, config, traces)), up, metrics)
        server.run(sockets=[listening])
    return 0 if server.started else 1


def uvicorn_config(app: Litestar) -> uvicorn.Config:
    """The settings of the web server.  Whose word about a client's address counts stands in ``FORWARDED_ALLOW_IPS``
    (default: 127.0.0.1)."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        loop="auto",
        ws=Wire,
        ws_max_size=LARGEST_FRAME,
        ws_max_queue=16,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        h11_max_incomplete_event_size=MOST_BYTES,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
    )
