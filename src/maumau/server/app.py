"""The application: routes, the life of the server, and what is refused before any handler is asked."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, Router, WebSocket, get, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import maumau
from maumau.server.http import (
    accounts as http_accounts,
    errors,
    fair as http_fair,
    meetings as http_meetings,
    people as http_people,
    tables as http,
)
from maumau.server.http.described import described
from maumau.server.http.requests import Watched
from maumau.server.http.static import SAFE, Client
from maumau.server.parts import Parts
from maumau.server.services import Services
from maumau.server.watch.logs import log, log_error, noting
from maumau.server.watch.metrics import Logged
from maumau.store import StoreError

ALIVE_EVERY: Final = 2.0
"""Seconds between signs of life in the store."""
LARGEST_BODY: Final = 64 * 1024
UNSAFE: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})

MakeServices = Callable[[], Services]


def same_site(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse what another site's page sends with somebody's cookie, and bodies that are no JSON."""
    if connection.scope.get("method") not in UNSAFE:
        return
    origin = connection.headers.get("origin")
    if origin is not None and origin not in parts_of(connection.app).services.config.origins:
        raise errors.ApiError(403, "foreign_origin", "this page may not use this server")
    if origin is None and connection.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        raise errors.ApiError(403, "foreign_origin", "this page may not use this server")
    kind = connection.headers.get("content-type", "application/json").partition(";")[0].strip()
    if kind != "application/json":
        raise errors.ApiError(415, "not_json", "send JSON")


def parts_of(app: Litestar) -> Parts:
    """The parts of the running server."""
    found: Parts = app.state.parts
    return found


@websocket("/ws")
async def ws(socket: WebSocket[Any, Any, Any]) -> None:
    """The one way for messages of the game."""
    await parts_of(socket.app).sockets.serve(socket)


@get("/healthz", include_in_schema=False, sync_to_thread=False)
def healthz() -> str:
    """The process answers."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def readyz(request: Request[Any, Any, State]) -> Response[dict[str, Any]]:
    """The server can keep tables."""
    parts = parts_of(request.app)
    await asyncio.to_thread(parts.services.store.listing, "")
    counts = {"tables": len(parts.hub.rooms), "connections": len(parts.sockets.open)}
    return Response({"ready": True, "version": maumau.__version__, **counts})


@get(["/", "/{_path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, State]) -> Response[bytes]:
    """The client."""
    client: Client = request.app.state.client
    return client.answer(request)


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Request[Any, Any, State]) -> dict[str, Any]:
    """The HTTP side, described for programs."""
    return described(request.app.openapi_schema.to_schema())


@get("/api/{_path:path}", include_in_schema=False, sync_to_thread=False)
def no_such_path(request: Request[Any, Any, State]) -> None:
    """Not a page of the client."""
    raise errors.ApiError(404, "not_found", f"there is no {request.url.path}")


def application(make: MakeServices) -> Litestar:
    """The application; nothing is opened before it starts."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        services = make()
        app.state.parts = Parts(services)
        app.state.client = Client(services.config.static)
        with noting(Logged(services.metrics.errors, services.metrics.notes)):
            async with running(app.state.parts):
                yield

    api = Router(
        "/api",
        route_handlers=[
            *http.ROUTES,
            *(route for part in (http_people, http_meetings, http_accounts, http_fair) for route in part.ROUTES),
        ],
        guards=[same_site],
        dependencies={name: Provide(getattr(http, name)) for name in ("parts", "somebody", "me")},
        response_headers=SAFE | {"cache-control": "no-store"},
    )
    return Litestar(
        [api, ws, healthz, readyz, openapi, no_such_path, page],
        lifespan=[life],
        middleware=[Watched()],
        exception_handlers=errors.HANDLERS,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="maumau",
            version=maumau.__version__,
            path="/api/docs",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )


@asynccontextmanager
async def running(parts: Parts) -> AsyncIterator[None]:
    """The server's own chores while it runs, and its orderly end."""
    services = parts.services
    cluster = services.cluster
    run = await asyncio.to_thread(services.store.start_run, services.clock.now())
    chores = [
        parts.hub.look_after,
        parts.sockets.look_after,
        parts.settler.look_after,
        lambda: stay_alive(services, run),
    ]
    if cluster is not None:
        cluster.begin(parts.hub)
        chores += cluster.chores()
    tasks = [asyncio.create_task(keep_on(chore)) for chore in chores]
    try:
        yield
    finally:
        parts.sockets.close_all()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        parts.hub.stop()
        with contextlib.suppress(Exception):
            await asyncio.to_thread(services.store.alive, run, services.clock.now())
            if cluster is not None:
                await asyncio.to_thread(cluster.leave)
        services.thinker.close()
        await asyncio.to_thread(services.store.close)
        if services.traces is not None:
            await asyncio.to_thread(services.traces.close)


async def keep_on(chore: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Do a chore for ever; what goes wrong is noted, and it begins again."""
    while True:
        try:
            await chore()
        except StoreError as error:
            log("chore waits for the store", error=str(error))
            await asyncio.sleep(1)
        except Exception:  # noqa: BLE001 (chores must outlive a full disk)
            log_error("chore failed")
            await asyncio.sleep(1)


async def stay_alive(services: Services, run: int) -> None:
    """Leave signs of life, from which the next server knows when the clocks stopped."""
    while True:
        await asyncio.sleep(ALIVE_EVERY)
        await asyncio.to_thread(services.store.alive, run, services.clock.now())
