"""Every HTTP request as it is counted, and traced if somebody collects traces."""

from __future__ import annotations

import time
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
"""Others are counted together: a client may send any word."""
FAULT: Final = 500


class Watched(ASGIMiddleware):
    """Around the handlers; routes are the server's own patterns, so there are few."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """See `ASGIMiddleware`."""
        services = scope["litestar_app"].state.parts.services
        method = scope["method"] if scope["method"] in METHODS else "other"  # type: ignore[typeddict-item]
        route = scope["path_template"]
        begin, status = time.perf_counter(), FAULT
        span = None if services.traces is None else services.traces.request(method, route)

        async def watch(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, watch)
        finally:
            services.metrics.requests.of(method, route, str(status)).add(time.perf_counter() - begin)
            if span is not None:
                span.set_attribute("http.response.status_code", status)
                if status >= FAULT:
                    services.traces.fault(span, str(status))
                span.end()
