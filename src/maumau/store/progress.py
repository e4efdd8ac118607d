"""What is said while an older database is brought up to date, where that takes long: what is done, with how many rows,
and every few seconds how far it is.  The lines go to the server's log as all its others; those of a program
without a log, to the terminal.
"""

from __future__ import annotations

import logging
import re
import sys
import time
from collections.abc import Mapping
from typing import Any, Final

LOGGER: Final = logging.getLogger("maumau.server.store")
"""Below the server's own, which writes lines of JSON."""
LONG: Final = 10_000
"""Rows from which on a step may take long."""
EVERY: Final = 3.0
"""Seconds between lines."""
COUNTED: Final = ("events", "deals")
"""Tables of which there may be very many rows."""


def parts(sql: str) -> list[str]:
    """The statements of a step."""
    return [part.strip() for part in sql.split(";") if part.strip()]


class Progress:
    """One step on its way; says nothing where there are few rows."""

    def __init__(self, step: int, of: int, statements: int, rows: Mapping[str, int]) -> None:
        self.step, self.of, self.statements, self.rows = step, of, statements, rows
        self.begin = self.said = time.monotonic()
        self.part, self.doing = 0, ""
        self.long = max(rows.values(), default=0) >= LONG
        self._say("an older database is brought up to date", **rows)

    def at(self, statement: str) -> None:
        """A statement begins."""
        self.part += 1
        self.doing = " ".join(re.split(r"\(|\bSELECT\b|\bSET\b", statement, maxsplit=1)[0].split())
        self.look()

    def look(self) -> None:
        """Say how far it is, if nothing was said for a while."""
        if time.monotonic() - self.said >= EVERY:
            self._say("still at it", part=self.part, parts=self.statements, doing=self.doing, seconds=self._seconds())

    def done(self) -> None:
        """The step is taken."""
        self._say("step taken", seconds=self._seconds())

    def _seconds(self) -> float:
        return round(time.monotonic() - self.begin, 1)

    def _say(self, event: str, **values: Any) -> None:
        self.said = time.monotonic()
        if not self.long:
            return
        values = {"step": self.step, "of": self.of, **values}
        if LOGGER.hasHandlers():
            LOGGER.info(event, extra={"values": values})
        else:
            told = ", ".join(f"{name} {value:,}" if isinstance(value, int) else f"{name} {value}"
                             for name, value in values.items())  # fmt: skip
            sys.stderr.write(f"maumau: {event} ({told})\n")
            sys.stderr.flush()
