"""What is counted for whoever keeps a server, in the form that Prometheus reads.

Counting is plain Python on the way of a move, well below a microsecond for each number; `prometheus_client` is asked
when somebody reads.  Labels say what kind of thing was counted, from small fixed sets: never a card, a name, a table or
a secret.
"""

from __future__ import annotations

import asyncio
import logging
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

import maumau
from maumau.rulesets import shipped
from maumau.table import Step, Table

if TYPE_CHECKING:
    from maumau.server.parts import Parts

Labels = tuple[str, ...]

MOST: Final = 200
"""Label values of one metric; further ones are counted together as ``other``."""
OTHER: Final = "other"
QUICK: Final = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Bounds for what should take milliseconds, in seconds."""
SLOW: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 15.0, 60.0)
"""Bounds for what may take longer."""
SIZES: Final = (1, 2, 3, 5, 10, 20, 50, 100, 200, 500)
WEB_SERVER: Final = "web server"
"""Event of what uvicorn says in its own words."""
FAULTS: Final = (
    "background work failed", "cannot be settled", "chore failed", "command failed", "computer player failed",
    "connection failed", "hint failed", "log cannot be read", "request failed", "store failed",
    WEB_SERVER,
)  # fmt: skip
"""Events of faults in the log; they are counted from 0 on, so that the first one is seen to come."""
OURS: Final = ("internal", "not_stored")
"""Codes of refusals that are no player's fault; from 0 on, too."""
LOOK_EVERY: Final = 0.25
"""Seconds between looks how late the event loop is."""
FORGET_DUE: Final = 10_000
"""Tables whose settling is timed at once."""


class Counts:
    """A counter: numbers that only grow, by label values."""

    kind = "counter"

    def __init__(self, name: str, text: str, labels: Labels = ()) -> None:
        self.name, self.text, self.labels = name, text, labels
        self.values: dict[Labels, float] = {} if labels else {(): 0}

    def known(self, values: Iterable[str]) -> Counts:
        """The same, with values of the one label that are 0 until they are counted."""
        self.values |= {(value,): 0 for value in values}
        return self

    def add(self, *values: str) -> None:
        """Count one."""
        known = self.values.get(values)
        if known is not None:
            self.values[values] = known + 1
        elif len(self.values) < MOST:
            self.values[values] = 1
        else:
            others = (OTHER,) * len(values)
            self.values[others] = self.values.get(others, 0) + 1

    def family(self) -> Metric:
        """As it is read."""
        family = CounterMetricFamily(self.name, self.text, labels=self.labels)
        for values, count in self.values.copy().items():
            family.add_metric(values, count)
        return family


class Tally:
    """How often a number fell between bounds, and their sum."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds, self.counts, self.total = bounds, [0] * (len(bounds) + 1), 0.0

    def add(self, value: float) -> None:
        """Note a number."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value


class Tallies:
    """A histogram: tallies by label values."""

    kind = "histogram"

    def __init__(self, name: str, text: str, bounds: tuple[float, ...], labels: Labels = ()) -> None:
        self.name, self.text, self.labels, self.bounds = name, text, labels, bounds
        self.tallies: dict[Labels, Tally] = {}

    def of(self, *values: str) -> Tally:
        """The tally of label values."""
        if values not in self.tallies and len(self.tallies) >= MOST:
            values = (OTHER,) * len(values)
        return self.tallies.setdefault(values, Tally(self.bounds))

    def family(self) -> Metric:
        """As it is read."""
        family = HistogramMetricFamily(self.name, self.text, labels=self.labels)
        names = [*map(str, map(float, self.bounds)), "+Inf"]
        for values, tally in self.tallies.copy().items():
            so_far, buckets = 0, []
            for name, count in zip(names, tally.counts.copy(), strict=True):
                so_far += count
                buckets.append((name, so_far))
            family.add_metric(values, buckets, tally.total)
        return family


class Level:
    """What is the case when somebody reads: a gauge, or a counter that others keep."""

    def __init__(
        self,
        name: str,
        text: str,
        read: Callable[[Parts], Mapping[Labels, float]],
        labels: Labels = (),
        kind: str = "gauge",
    ) -> None:
        self.name, self.text, self.labels, self.read, self.kind = name, text, labels, read, kind

    def family(self, parts: Parts) -> Metric:
        """As it is read."""
        kind = GaugeMetricFamily if self.kind == "gauge" else CounterMetricFamily
        family = kind(self.name, self.text, labels=self.labels)
        for values, number in self.read(parts).items():
            family.add_metric(values, number)
        return family


class Metrics:
    """Everything that is counted in one server; see the module."""

    def __init__(self) -> None:
        self.series: list[Counts | Tallies | Level] = []
        self._bases = frozenset(shipped())
        self._due: dict[str, float] = {}
        """Tables at which something has ended that is not settled, and since when."""

        # -- tables
        self.moves = self._counter("moves", "Moves made, by the shipped rule set and by who moved.", "rules", "by")
        self.deals = self._counter("deals_finished", "Deals written down.", "rules")
        self.matches = self._counter("matches_finished", "Matches decided.", "rules")
        self.created = self._counter("tables_created", "Tables made.", "rules")
        self.refusals = self._counter("refusals", "Commands refused at tables, by the code that clients get.", "code")
        self.refusals.known(OURS)
        self.answers = self._histogram(
            "ack_seconds", "From the arrival of a command's frame until its acknowledgement has been sent.", QUICK
        ).of()
        self.thinking = self._histogram(
            "thinking_seconds",
            "From asking a computer player until its move came, waiting for a free process included.",
            SLOW,
            "level",
        )
        # -- store
        self.commits = self._histogram("commit_seconds", "Time of a commit of the store, sync included.", QUICK).of()
        self.batches = self._histogram("commit_appends", "Appends in one commit.", SIZES).of()
        self.settling = self._histogram(
            "settle_seconds", "From the end of a deal or match until its results were kept.", SLOW
        ).of()
        # -- nodes
        self.races = self._counter("races_lost", "Appends that another node's came before; judged again.")
        self._level("hints_lost", "Hints to other nodes that could not be sent.", hints_lost, kind="counter")
        # -- connections
        self.opened = self._counter("connections_opened", "WebSockets taken in.")
        self.unopened = self._counter("handshakes_refused", "WebSockets not taken in.", "why")
        self.closed = self._counter("connections_closed", "WebSockets that the server closed, by code.", "code")
        self.overflows = self._counter("outbox_overflows", "Connections given up because they read too slowly.")
        self.reconnects = self._counter(
            "reconnects", "Clients that came back to a table: sent what they missed, or all.", "answer"
        )
        self.requests = self._histogram(
            "http_seconds", "Time of a request over HTTP.", SLOW, "method", "route", "status"
        )
        # -- the process
        self.errors = self._counter("errors", "Faults in the log, by their event.", "event").known(FAULTS)
        self.notes = self._counter("notes", "Lines in the log that tell of no fault, by their event.", "event")
        self.lateness = self._histogram("loop_late_seconds", "How late the event loop came back.", QUICK).of()
        self._levels()

    def _levels(self) -> None:
        """What is the case now."""
        level = self._level
        level("info", "Which program this is.", lambda _: {(maumau.__version__,): 1}, "version")
        level("connections", "Open WebSockets.", lambda parts: {(): len(parts.sockets.open)})
        level("tables", "Tables in memory, by phase.", phases, "phase")
        level("followers", "Connections that follow a table.", followers)
        level("outbox_frames", "Frames that wait to be sent, at all connections.", lambda p: {(): sum(outboxes(p))})
        level("outbox_frames_most", "The same at the slowest connection.", lambda p: {(): max(outboxes(p), default=0)})
        level("settle_waiting", "Tables with something that is not settled.", lambda _: {(): len(self._due)})
        level("settle_oldest_seconds", "How long the oldest of them waits.", lambda _: {(): self._oldest()})
        level("settle_broken", "Tables that cannot be settled.", lambda parts: {(): len(parts.settler.broken)})

    def _counter(self, name: str, text: str, *labels: str) -> Counts:
        counts = Counts(f"maumau_{name}", text, labels)
        self.series.append(counts)
        return counts

    def _histogram(self, name: str, text: str, bounds: tuple[float, ...], *labels: str) -> Tallies:
        tallies = Tallies(f"maumau_{name}", text, bounds, labels)
        self.series.append(tallies)
        return tallies

    def _level(
        self, name: str, text: str, read: Callable[[Parts], Mapping[Labels, float]], *labels: str, kind: str = "gauge"
    ) -> None:
        self.series.append(Level(f"maumau_{name}", text, read, labels, kind))

    # -- what happens
    def rules(self, table: Table) -> str:
        """The label of a table's rules: a shipped id, also with house rules on top of it."""
        base = table.settings.base
        return base if base in self._bases else OTHER

    def happened(self, table: Table, steps: Iterable[Step]) -> None:
        """Count what is on disk now."""
        for step in steps:
            event: Any = step.event
            if event.kind == "moved":
                self.moves.add(self.rules(table), event.by)
            elif event.kind == "deal_scored":
                self.deals.add(self.rules(table))
            elif event.kind == "match_over":
                self.matches.add(self.rules(table))

    def answered(self, since: float) -> None:
        """An acknowledgement has been sent; `since` as `time.perf_counter` gave it when the command arrived."""
        self.answers.add(time.perf_counter() - since)

    def committed(self, appends: int, seconds: float) -> None:
        """The store has committed a group; on its thread."""
        self.commits.add(seconds)
        self.batches.add(appends)

    # -- settling
    def due(self, table: str) -> None:
        """Something is to be settled."""
        if len(self._due) < FORGET_DUE:
            self._due.setdefault(table, time.perf_counter())

    def settled(self, table: str) -> None:
        """It is."""
        since = self._due.pop(table, None)
        if since is not None:
            self.settling.add(time.perf_counter() - since)

    def none_due(self, before: float) -> None:
        """Nothing was due at a moment: what waited here has been settled, by another node perhaps."""
        for table, since in self._due.copy().items():
            if since < before:
                self._due.pop(table, None)

    def _oldest(self) -> float:
        return max((time.perf_counter() - since for since in self._due.copy().values()), default=0.0)

    # -- reading
    def registry(self, parts: Parts) -> CollectorRegistry:
        """Everything, for `prometheus_client` to write down."""
        registry = CollectorRegistry()
        registry.register(Reading(self, parts))
        ProcessCollector(registry=registry)
        return registry

    async def look_after(self) -> None:
        """Look how late the event loop is; until cancelled."""
        while True:
            before = time.perf_counter()
            await asyncio.sleep(LOOK_EVERY)
            self.lateness.add(max(0.0, time.perf_counter() - before - LOOK_EVERY))


class Reading(Collector):
    """The metrics of a server at the moment somebody reads them."""

    def __init__(self, metrics: Metrics, parts: Parts) -> None:
        self.metrics, self.parts = metrics, parts

    def collect(self) -> Iterator[Metric]:
        """See `prometheus_client`."""
        for series in self.metrics.series:
            yield series.family(self.parts) if isinstance(series, Level) else series.family()


class Logged(logging.Handler):
    """Counts what is logged: faults, and the rest."""

    def __init__(self, errors: Counts, notes: Counts) -> None:
        super().__init__(logging.INFO)
        self.errors, self.notes = errors, notes

    def emit(self, record: logging.LogRecord) -> None:
        """Count; what uvicorn says in its own words is one event."""
        counts = self.errors if record.levelno >= logging.ERROR else self.notes
        counts.add(WEB_SERVER if record.name.startswith("uvicorn") else record.getMessage())


def hints_lost(parts: Parts) -> dict[Labels, float]:
    """Hints that could not be sent, of a server that is one of several."""
    cluster = parts.services.cluster
    return {} if cluster is None else {(): cluster.hints.lost}


def phases(parts: Parts) -> dict[Labels, float]:
    """Tables by phase."""
    return {(phase,): count for phase, count in Counter(room.table.phase for room in parts.hub.rooms.values()).items()}


def followers(parts: Parts) -> dict[Labels, float]:
    """Who follows a table."""
    return {(): sum(len(room.followers) for room in parts.hub.rooms.values())}


def outboxes(parts: Parts) -> list[int]:
    """How many frames wait at each connection."""
    return [connection.outbox.waiting for connection in parts.sockets.open]
