"""Taking a person's name out of what was written down: logs of tables, and how tables look from outside."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any


def names_in(payloads: Iterable[bytes], user: str) -> set[str]:
    """The names under which a person sat at a table."""
    events = [json.loads(payload) for payload in payloads if user.encode() in payload]
    return {event["name"] for event in events if event.get("user") == user and event.get("name")}


def event_without(payload: bytes, user: str, names: set[str]) -> bytes:
    """An event of a table without the person's name; the same bytes where it is not in it."""
    event = json.loads(payload)
    if event.get("name") not in names or event.get("user", user) != user:
        return payload
    return encoded({**event, "name": ""})


def listing_without(info: bytes, user: str) -> bytes:
    """A table from outside without the person's name."""
    table = json.loads(info)
    for seat in table.get("seats", []):
        if seat.get("user") == user:
            seat.pop("name", None)
    return encoded(table)


def encoded(data: Any) -> bytes:
    """As the server writes it."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
