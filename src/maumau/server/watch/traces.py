"""Traces for those who collect them: HTTP requests, a command's way through its table, and settling.

Off unless asked for; then nothing of OpenTelemetry is imported, and a command asks only whether there is a way.
Attributes are kinds, routes, statuses and reasons: never a card, a name, a table or an address.
"""

from __future__ import annotations

import contextlib
import importlib
import time
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING, Final

from maumau.server.watch.logs import log

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.trace import Span

ASKED_BY: Final = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
"""Variables of the environment that ask for traces, as OpenTelemetry defines them."""
PATH: Final = "/v1/traces"


class TracesError(Exception):
    """Traces are asked for and cannot be had; the message says what would help."""


class Traces:
    """Makes spans."""

    def __init__(self, provider: TracerProvider) -> None:
        from opentelemetry import trace  # noqa: PLC0415 (an extra: it may be missing)

        self._api = trace
        self._provider = provider
        self._tracer = provider.get_tracer("maumau")

    def way(self, kind: str) -> Way | None:
        """The trace of a command that begins now; `None` if the sampler leaves it out."""
        at = time.time_ns()
        span = self.begin("command", None, at, {"maumau.command": kind})
        return Way(self, span, at) if span.is_recording() else None

    def begin(self, name: str, parent: Span | None, at: int, attributes: dict[str, str] | None = None) -> Span:
        """A span that somebody ends, from `at` on, in nanoseconds since 1970."""
        context = None if parent is None else self._api.set_span_in_context(parent)
        return self._tracer.start_span(name, context, attributes=attributes, start_time=at)

    def request(self, method: str, route: str) -> Span:
        """The span of an HTTP request."""
        attributes = {"http.request.method": method, "http.route": route}
        kind = self._api.SpanKind.SERVER
        return self._tracer.start_span(f"{method} {route}", kind=kind, attributes=attributes)

    @contextmanager
    def span(self, name: str) -> Iterator[None]:
        """A span around something."""
        with self._tracer.start_as_current_span(name):
            yield

    def fault(self, span: Span, text: str) -> None:
        """Mark a span as failed."""
        span.set_status(self._api.Status(self._api.StatusCode.ERROR, text))

    def close(self) -> None:
        """Send what waits."""
        self._provider.shutdown()


class Way:
    """A command's way: one span for the whole, and one for each stage when it is done."""

    __slots__ = ("_at", "_span", "_traces")

    def __init__(self, traces: Traces, span: Span, at: int) -> None:
        self._traces, self._at = traces, at
        self._span: Span | None = span

    def stage(self, name: str) -> None:
        """What lasted from the stage before until now."""
        now = time.time_ns()
        self._traces.begin(name, self._span, self._at).end(now)
        self._at = now

    def end(self, refused: str = "") -> None:
        """The command has its answer; a second call does nothing."""
        span, self._span = self._span, None
        if span is not None:
            if refused:
                span.set_attribute("maumau.refused", refused)
            span.end()


def span(traces: Traces | None, name: str) -> AbstractContextManager[None]:
    """A span around something, if traces are collected."""
    return contextlib.nullcontext() if traces is None else traces.span(name)


def traces_for(url: str, environment: Mapping[str, str]) -> Traces | None:
    """Traces that are sent to a collector over OTLP, or `None` if nobody asks for them.

    `url` is the collector's address; empty: OpenTelemetry's own variables say.

    Raises:
        TracesError: the extra is not installed.
    """
    asked = next((name for name in ASKED_BY if environment.get(name)), "")
    if not url and (not asked or environment.get("OTEL_SDK_DISABLED", "").lower() == "true"):
        return None
    try:
        sdk = importlib.import_module("opentelemetry.sdk.trace")
        export = importlib.import_module("opentelemetry.sdk.trace.export")
        resources = importlib.import_module("opentelemetry.sdk.resources")
        otlp = importlib.import_module("opentelemetry.exporter.otlp.proto.http.trace_exporter")
    except ModuleNotFoundError as error:
        if not url:  # said to all programs on this machine, perhaps
            log("no traces", asked=asked, missing=error.name, install="maumau[traces]")
            return None
        raise TracesError(f"--traces needs {error.name}: pip install 'maumau[traces]'") from error
    exporter = otlp.OTLPSpanExporter(endpoint=endpoint(url)) if url else otlp.OTLPSpanExporter()
    name = {} if environment.get("OTEL_SERVICE_NAME") else {"service.name": "maumau"}
    provider = sdk.TracerProvider(resource=resources.Resource.create(name))
    provider.add_span_processor(export.BatchSpanProcessor(exporter))
    return Traces(provider)


def endpoint(url: str) -> str:
    """Where a collector takes traces: its address, with the usual path if it names none."""
    scheme, _, rest = url.partition("://")
    host, _, path = rest.partition("/")
    return url if path else f"{scheme}://{host}{PATH}"
