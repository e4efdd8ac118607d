"""What a cluster is judged by: the log of each table, replayed, against what every client was told and saw."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from maumau.server.views.render import snapshot
from maumau.store import Entry
from maumau.table import Table, evolve
from maumau.table.events import from_json
from maumau.testing.clients import DECODER, ENCODER, PARTS
from maumau.testing.roaming import Roaming


@dataclass
class Evidence:
    """What was found; faults are counted by name."""

    since: int = 0
    """Milliseconds since 1970 from which on events are counted as `events`; all are judged."""
    events: int = 0
    moves: int = 0
    confirmed: int = 0
    compared: int = 0
    """Parts of clients' views that were compared with the log."""
    faults: Counter[str] = field(default_factory=Counter)
    examples: list[str] = field(default_factory=list)

    def fault(self, name: str, example: str) -> None:
        """Note a fault."""
        self.faults[name] += 1
        if len(self.examples) < 20:
            self.examples.append(f"{name}: {example}")

    # -- one table
    def judge(
        self, table: str, entries: Sequence[Entry], clients: Iterable[Roaming], settled: int | None = None
    ) -> None:
        """Judge a table by its log; everybody must have seen it up to the version `settled`, or whole."""
        versions = [entry.version for entry in entries]
        if versions != list(range(1, len(entries) + 1)):
            self.fault("hole", f"{table}: {versions[:5]} … {versions[-5:]}")
        commands = Counter(entry.command for entry in entries if entry.command)
        for command, count in commands.items():
            if count > 1:
                self.fault("doubled", f"{table}: {command}")
        states = self._replayed(table, entries)
        for client in clients:
            self._confirmed(table, client, {entry.command: entry.version for entry in entries if entry.command})
            self._seen(table, client, entries, states)
            if client.view.version < (len(entries) if settled is None else settled):
                self.fault("left behind", f"{table}: {client.name} {client.view.version} of {len(entries)}")
        facts = [json.loads(entry.payload) for entry in entries]
        self.events += sum(fact["at"] >= self.since for fact in facts)
        self.moves += sum(fact["kind"] == "moved" for fact in facts)

    def _replayed(self, table: str, entries: Sequence[Entry]) -> dict[int, Table]:
        """The table at each version: every move is judged anew by the engine."""
        states: dict[int, Table] = {}
        state: Table | None = None
        for entry in entries:
            try:
                state = evolve(state, from_json(json.loads(entry.payload))).table
            except ValueError as error:
                self.fault("does not replay", f"{table} {entry.version}: {error}")
                break
            states[entry.version] = state
        return states

    def _confirmed(self, table: str, client: Roaming, commands: dict[str, int]) -> None:
        """Every confirmed move is in the log."""
        for action, version in client.acked.items():
            if client.sent.get(action, ("",))[0] != "MakeMove":
                continue
            self.confirmed += 1
            if commands.get(f"{client.user}:{action}", version + 1) > version:
                self.fault("lost", f"{table}: {client.name} {action} at {version}")

    def _seen(self, table: str, client: Roaming, entries: Sequence[Entry], states: dict[int, Table]) -> None:
        """Every event that a client saw is in the log, and what it sees now follows from it."""
        for version, event in client.view.events.items():
            if version > len(entries) or json.loads(entries[version - 1].payload)["at"] != event.at:
                self.fault("seen but not so", f"{table}: {client.name} {version}")
        if client.went_back:
            self.fault("shown an older state", f"{table}: {client.name}")
        state = states.get(client.view.version)
        if state is None:
            self.fault("unknown version", f"{table}: {client.name} {client.view.version} of {len(entries)}")
            return
        should = DECODER.decode(ENCODER.encode(snapshot(state, state.seat_of(client.user), [], 0)))
        for part in PARTS:
            self.compared += 1
            if client.view.state.get(part) != getattr(should, part):
                self.fault("another view", f"{table}: {client.name} at {client.view.version}: {part}")
