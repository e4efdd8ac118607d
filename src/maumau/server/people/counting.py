"""The statistics of all kept deals, rebuilt from their records."""

from __future__ import annotations

import threading
import time
from typing import Any, Final

from maumau.records import Statistics, read
from maumau.store import Results

PATIENCE: Final = 2.0
"""Seconds that one question for the statistics may go on counting."""
AT_ONCE: Final = 20
"""Records read in one piece."""


class Counted:
    """The statistics of all kept deals, counted on from where they were whenever somebody asks."""

    def __init__(self) -> None:
        self.statistics = Statistics()
        self.place = 0
        self._turn = threading.Lock()

    def report(self, results: Results) -> dict[str, Any]:
        """The statistics by now; `pending` if there are more deals than could be counted within the patience."""
        with self._turn:
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                found = results.records(self.place, AT_ONCE)
                for self.place, text in found:
                    self._add(text)
                if len(found) < AT_ONCE:
                    return {**self.statistics.report(), "pending": False}
            return {**self.statistics.report(), "pending": True}

    def _add(self, text: str) -> None:
        try:
            self.statistics.add_all(read(text, check=False))
        except ValueError:  # written by another program: not counted, and said so
            self.statistics.refused += 1
