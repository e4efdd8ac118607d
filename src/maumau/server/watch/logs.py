"""The server's log: one JSON object a line, an event name and plain values.  Never a card, a token or a seed."""

from __future__ import annotations

import contextlib
import json
import logging
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, TextIO

LOGGER = logging.getLogger("maumau.server")
WEB_SERVER = logging.getLogger("uvicorn.error")


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        data: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "event": record.getMessage()}
        data |= getattr(record, "values", {})
        if record.exc_info:
            data["error"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False, default=str)


def log(event: str, **values: Any) -> None:
    """Note an event with values that may be read by anybody who keeps the server."""
    LOGGER.info(event, extra={"values": values})


def log_error(event: str, **values: Any) -> None:
    """Note a fault, with the traceback if one is being handled."""
    LOGGER.error(event, extra={"values": values}, exc_info=sys.exc_info()[0] is not None)


def set_up(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Write the log of this server, and what uvicorn has to say, as JSON lines."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    for logger in (LOGGER, WEB_SERVER):
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if logger is LOGGER else logging.WARNING)


@contextlib.contextmanager
def noting(handler: logging.Handler) -> Iterator[None]:
    """Let a handler see the log too."""
    for logger in (LOGGER, WEB_SERVER):
        logger.addHandler(handler)
    try:
        yield
    finally:
        for logger in (LOGGER, WEB_SERVER):
            logger.removeHandler(handler)
