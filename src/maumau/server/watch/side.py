"""The metrics' own listener: a second port, so that the site's address never shows them."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import uvicorn
from prometheus_client import make_asgi_app

from maumau.server.parts import Parts

GRACE = 1
"""Seconds for a reader to end."""


class Side(uvicorn.Server):
    """A server beside another one: signals are not its business."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals alone."""
        yield


@asynccontextmanager
async def showing_metrics(listening: socket.socket, parts: Parts) -> AsyncIterator[None]:
    """Show the metrics of a running server at a socket that listens."""
    metrics = parts.services.metrics
    config = uvicorn.Config(
        make_asgi_app(metrics.registry(parts)),
        log_config=None,
        access_log=False,
        lifespan="off",
        ws="none",
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    server = Side(config)
    tasks = [asyncio.create_task(server.serve(sockets=[listening])), asyncio.create_task(metrics.look_after())]
    try:
        yield
    finally:
        server.should_exit = True
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
