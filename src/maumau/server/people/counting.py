"""The statistics of all kept deals: counted on from their records, and kept themselves, so that a restart goes on."""

from __future__ import annotations

import json
import threading
import time
from typing import Any, Final

from maumau.records import Statistics, read
from maumau.store import Snapshot, Store, StoreError

PATIENCE: Final = 2.0
"""Seconds that one question for the statistics may go on counting."""
AT_ONCE: Final = 20
"""Records read in one piece."""
KEPT_AS: Final = "statistics"
"""Where the counts are kept, among the tables' snapshots; no table has such an id, and none is read from it.  Its
version is the place of the last deal that is counted, so counts and place are always written together."""


class Counted:
    """The statistics of all kept deals, counted on from where they were whenever somebody asks."""

    def __init__(self) -> None:
        self.statistics = Statistics()
        self.place = 0
        self._loaded = False
        self._turn = threading.Lock()

    def report(self, store: Store) -> dict[str, Any]:
        """The statistics by now; `pending` if there are more deals than could be counted within the patience."""
        with self._turn:
            if not self._loaded:
                self._load(store)
            before, pending = self.place, self._count(store)
            if self.place > before:
                self._keep(store)
            return {**self.statistics.report(), "pending": pending}

    def _count(self, store: Store) -> bool:
        """Count on; whether there is more."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = store.results.records(self.place, AT_ONCE)
            for self.place, text in found:
                self._add(text)
            if len(found) < AT_ONCE:
                return False
        return True

    def _add(self, text: str) -> None:
        try:
            self.statistics.add_all(read(text, check=False))
        except ValueError:  # written by another program: not counted, and said so
            self.statistics.refused += 1

    def _load(self, store: Store) -> None:
        """Go on where the last server, or another node, was."""
        kept = store.load_snapshot(KEPT_AS)
        self._loaded = True
        if kept is None:
            return
        try:
            self.statistics, self.place = Statistics.from_json(json.loads(kept.payload)), kept.version
        except (ValueError, KeyError, TypeError):  # counted by another version: counted anew
            self.statistics, self.place = Statistics(), 0

    def _keep(self, store: Store) -> None:
        try:
            store.save_snapshot(KEPT_AS, Snapshot(self.place, json.dumps(self.statistics.to_json()).encode()))
        except StoreError:
            return  # the next question keeps it
