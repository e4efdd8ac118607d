"""How a group of appends is written to PostgreSQL: in one statement, so in one transaction and one round trip.

The first event of each append is inserted where the stream is at the expected version; a row that does not come back
has lost a race or repeats a command.  The other events follow their first one, so an append is written whole or not at
all.  Streams are sorted, so that nodes which write the same streams wait for one another and never in a circle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from maumau.store.port import Append, Conflict, Listing, Repeated, StoreError

EVENTS: Final = """
    WITH head AS (
        INSERT INTO events (stream, version, command, payload)
        SELECT h.stream, h.version, h.command, h.payload
        FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bytea[]) AS h (stream, version, command, payload)
        WHERE h.version = 1
            OR EXISTS (SELECT 1 FROM events e WHERE e.stream = h.stream AND e.version = h.version - 1)
        ORDER BY h.stream COLLATE "C"
        ON CONFLICT DO NOTHING RETURNING stream
    ), tail AS (
        INSERT INTO events (stream, version, payload)
        SELECT t.stream, t.version, t.payload
        FROM unnest($5::text[], $6::bigint[], $7::bytea[]) AS t (stream, version, payload) JOIN head USING (stream)
    )
"""
LISTINGS: Final = """
    , listed AS (
        INSERT INTO listings ("table", code, phase, open, updated, info)
        SELECT l.id, l.code, l.phase, l.open, l.updated, l.info
        FROM unnest($8::text[], $9::text[], $10::text[], $11::bigint[], $12::bigint[], $13::bytea[])
            AS l (id, code, phase, open, updated, info) JOIN head ON head.stream = l.id
        ON CONFLICT ("table") DO UPDATE SET
        phase = excluded.phase, open = excluded.open, updated = excluded.updated, info = excluded.info
    ), gone AS (
        DELETE FROM sitters s USING unnest($8::text[]) AS l (id), head
        WHERE head.stream = l.id AND s."table" = l.id AND NOT EXISTS (
            SELECT 1 FROM unnest($14::text[], $15::text[]) AS n (id, who) WHERE n.id = s."table" AND n.who = s."user"
        )
    ), came AS (
        INSERT INTO sitters ("user", "table")
        SELECT n.who, n.id FROM unnest($14::text[], $15::text[]) AS n (id, who) JOIN head ON head.stream = n.id
        ON CONFLICT DO NOTHING
    ), ended AS (
        INSERT INTO due (stream, version)
        SELECT d.stream, d.version FROM unnest($16::text[], $17::bigint[]) AS d (stream, version)
        JOIN head USING (stream) ON CONFLICT (stream) DO UPDATE SET version = excluded.version
    )
"""
WON: Final = " SELECT stream FROM head"
LOST: Final = """
    SELECT w.stream,
        (SELECT max(version) FROM events e WHERE e.stream = w.stream),
        (SELECT version FROM events e WHERE e.stream = w.stream AND e.command = w.command)
    FROM unnest($1::text[], $2::text[]) AS w (stream, command)
"""
SINCE: Final = "SELECT payload FROM events WHERE stream = $1 AND version > $2 ORDER BY version LIMIT $3"


async def commit(connection: Any, group: Sequence[Append], *, again: bool = False) -> list[StoreError | None]:
    """Write appends to different streams; the outcome of each.

    Args:
        connection: to PostgreSQL, outside of a transaction.
        group: no two for one stream.
        again: whether the group may have been written before, when nobody heard the answer.
    """
    ordered = sorted(group, key=lambda append: append.stream)
    plain = all(append.listing is None and not append.due for append in ordered)
    sql = EVENTS + WON if plain else EVENTS + LISTINGS + WON
    rows = await connection.fetch(sql, *columns(ordered), *(() if plain else further(ordered)))
    won = {row[0] for row in rows}
    lost = [append for append in ordered if append.stream not in won]
    reasons = await why_lost(connection, lost) if lost else {}
    if again:
        for append in lost:
            if await was_written(connection, append):
                del reasons[append.stream]
    return [reasons.get(append.stream) for append in group]


def columns(group: Sequence[Append]) -> tuple[list[Any], ...]:
    """First events, then the others, by column."""
    tails = [
        (append.stream, append.expected + number, payload)
        for append in group
        for number, payload in enumerate(append.payloads[1:], start=2)
    ]
    return (
        [append.stream for append in group],
        [append.expected + 1 for append in group],
        [append.command for append in group],
        [append.payloads[0] for append in group],
        *([row[i] for row in tails] for i in range(3)),
    )


def further(group: Sequence[Append]) -> tuple[list[Any], ...]:
    """Listings, who sits there, and what is due, by column."""
    listings: list[Listing] = [append.listing for append in group if append.listing is not None]
    sitters = [(listing.table, user) for listing in listings for user in listing.users]
    due = [append for append in group if append.due]
    return (
        [listing.table for listing in listings],
        [listing.code for listing in listings],
        [listing.phase for listing in listings],
        [int(listing.open) for listing in listings],
        [listing.updated for listing in listings],
        [listing.info for listing in listings],
        [table for table, _ in sitters],
        [user for _, user in sitters],
        [append.stream for append in due],
        [append.expected + len(append.payloads) for append in due],
    )


async def why_lost(connection: Any, lost: Sequence[Append]) -> dict[str, StoreError]:
    """Why appends were not written, by stream."""
    rows = await connection.fetch(LOST, [append.stream for append in lost], [append.command for append in lost])
    return {
        stream: Conflict(stream, version or 0) if repeated is None else Repeated(stream, repeated)
        for stream, version, repeated in rows
    }


async def was_written(connection: Any, append: Append) -> bool:
    """Whether the events in the log are just these."""
    rows = await connection.fetch(SINCE, append.stream, append.expected, len(append.payloads))
    return [bytes(row[0]) for row in rows] == list(map(bytes, append.payloads))
