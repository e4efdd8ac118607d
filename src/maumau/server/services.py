"""What all parts of the server share; made once, at the start."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from maumau.server.clock import Clock
from maumau.server.limits import Buckets
from maumau.server.play.thinking import Thinker
from maumau.server.watch.logs import log_error
from maumau.server.watch.metrics import Metrics
from maumau.server.watch.traces import Traces
from maumau.store import Store
from maumau.table.chance import KEY_BYTES, Fresh

if TYPE_CHECKING:
    from maumau.server.nodes.cluster import Cluster

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that nobody confuses."""
CODE_LENGTH: Final = 6
HINTS: Final = (0.5, 3)
"""Hints that a person may ask for: a second, and at once."""


class SecretChance:
    """New chance from the machine's secret source."""

    def deal(self) -> dict[str, Any]:
        """See `table.Fresh`."""
        return {"key": secrets.token_hex(KEY_BYTES)}

    def secret(self) -> bytes:
        """See `table.Fresh`."""
        return secrets.token_bytes(KEY_BYTES)


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """How a server is set up."""

    base_url: str
    """Address of the site as people type it, without a slash at the end."""
    origins: frozenset[str]
    """Pages from which the server may be used: scheme, host and port."""
    frames: tuple[float, float] = (10, 20)
    """Messages that one connection may send: a second, and at once."""
    programs: tuple[str, ...] = ()
    """Names of programs of other authors that play here."""
    static: Path | None = None
    """Folder of the built client; `None`: it was not built."""

    @property
    def secure(self) -> bool:
        """Whether the site is reached by https, so that cookies can be bound to it."""
        return self.base_url.startswith("https://")


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """The parts that do things."""

    config: Config
    store: Store
    clock: Clock
    thinker: Thinker
    chance: Fresh = field(default_factory=SecretChance)
    metrics: Metrics = field(default_factory=Metrics)
    traces: Traces | None = None
    """`None`: nobody collects them, and they cost nothing."""
    ended: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when a deal or a match has ended at some table."""
    hints: Buckets = field(default_factory=lambda: Buckets(*HINTS))
    """How many hints a person may ask for, over however many connections."""
    cluster: Cluster | None = None
    """What a node of several does; `None`: this server is alone."""

    def background(self, work: Callable[..., object], *values: object) -> None:
        """Do something that may block, in a thread; nobody waits for it, a failure is noted."""
        future = asyncio.get_running_loop().run_in_executor(None, work, *values)
        future.add_done_callback(_note_failure)


def _note_failure(future: asyncio.Future[object]) -> None:
    if not future.cancelled() and (error := future.exception()) is not None:
        log_error("background work failed", error=str(error))


def new_id() -> str:
    """An id that nobody guesses."""
    return secrets.token_urlsafe(12)


def new_code() -> str:
    """A short code that people can type."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
