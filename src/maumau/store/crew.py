"""The nodes over one PostgreSQL: which are alive, and which person follows which table on which of them.

It says who counts as away, and whether somebody has a table in memory; what happens at tables never depends on it.
Times are the database's, so that the clocks of the nodes do not matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from maumau.store.postgres_link import Link
from maumau.store.transactions import transaction

LOST_AFTER: Final = 8
"""Seconds without a sign of life after which a node counts as dead."""
LIVE: Final = f"seen > now() - interval '{LOST_AFTER} seconds'"

Place = tuple[str, str]
"""A table and a person there."""

ALIVE: Final = """
    INSERT INTO nodes (id, seen) VALUES (?, now()) ON CONFLICT (id) DO UPDATE SET seen = now()
"""
CAME: Final = """INSERT INTO present ("table", user, node) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"""
WENT: Final = 'DELETE FROM present WHERE "table" = ? AND user = ? AND node = ?'
ELSEWHERE: Final = f"""
    SELECT 1 FROM present JOIN nodes ON id = node WHERE "table" = ? AND user = ? AND node <> ? AND {LIVE} LIMIT 1
"""  # noqa: S608 (ours)
HELD: Final = f"""
    SELECT 1 FROM present JOIN nodes ON id = node WHERE "table" = ? AND node <> ? AND {LIVE} LIMIT 1
"""  # noqa: S608 (ours)
LAST_SEEN: Final = """
    SELECT floor(extract(epoch FROM max(seen)) * 1000)::bigint FROM present JOIN nodes ON id = node WHERE "table" = ?
"""
ALONE: Final = f"""
    SELECT p."table", p.user FROM present p JOIN nodes d ON d.id = p.node AND NOT d.{LIVE}
    WHERE NOT EXISTS (
        SELECT 1 FROM present o JOIN nodes n ON n.id = o.node AND n.{LIVE}
        WHERE o."table" = p."table" AND o.user = p.user
    ) LIMIT ?
"""  # noqa: S608 (ours)
STRAYS: Final = """
    SELECT k.id, k.who FROM unnest(?::text[], ?::text[]) AS k (id, who)
    WHERE NOT EXISTS (SELECT 1 FROM present WHERE "table" = k.id AND user = k.who)
"""
FORGET: Final = (
    f'DELETE FROM present WHERE "table" = ? AND user = ? AND node IN (SELECT id FROM nodes WHERE NOT {LIVE})'  # noqa: S608 (ours)
)
BURY: Final = f"DELETE FROM nodes WHERE NOT {LIVE} AND NOT EXISTS (SELECT 1 FROM present WHERE node = nodes.id)"  # noqa: S608 (ours)
COVERED: Final = f"""
    DELETE FROM present p USING nodes d WHERE d.id = p.node AND NOT d.{LIVE} AND EXISTS (
        SELECT 1 FROM present o JOIN nodes n ON n.id = o.node AND n.{LIVE}
        WHERE o."table" = p."table" AND o.user = p.user
    )
"""  # noqa: S608 (ours)
BEHIND: Final = """
    SELECT k.stream, e.version FROM unnest(?::text[], ?::bigint[]) AS k (stream, version)
    CROSS JOIN LATERAL (SELECT max(version) AS version FROM events WHERE stream = k.stream) e
    WHERE e.version > k.version
"""


class Crew:
    """See the module; blocks."""

    def __init__(self, link: Link) -> None:
        self._link = link

    def alive(self, node: str) -> bool:
        """A sign of life; `False`: the node counted as dead, so nobody may know any more who follows what there."""
        with self._link.reader() as db:
            known = db.execute(f"SELECT 1 FROM nodes WHERE id = ? AND {LIVE}", (node,)).fetchone()  # noqa: S608 (ours)
            db.execute(ALIVE, (node,))
            return known is not None

    def note(self, node: str, came: Iterable[Place], went: Iterable[Place]) -> None:
        """People follow tables on this node, or do no more."""
        with self._link.reader() as db:
            db.executemany(CAME, [(*place, node) for place in came])
            db.executemany(WENT, [(*place, node) for place in went])

    def elsewhere(self, table: str, user: str, node: str) -> bool:
        """Whether somebody follows a table on another node that is alive."""
        with self._link.reader() as db:
            return db.execute(ELSEWHERE, (table, user, node)).fetchone() is not None

    def held(self, table: str, node: str) -> bool:
        """Whether anybody follows a table on another node that is alive."""
        with self._link.reader() as db:
            return db.execute(HELD, (table, node)).fetchone() is not None

    def last_seen(self, table: str) -> int:
        """When the last node on which somebody followed a table was alive, in milliseconds since 1970; 0: unknown."""
        with self._link.reader() as db:
            return int(db.execute(LAST_SEEN, (table,)).fetchone()[0] or 0)

    def alone(self, limit: int) -> list[Place]:
        """People who followed tables on nodes that are dead, and follow them on no other."""
        with self._link.reader() as db:
            return [(table, user) for table, user in db.execute(ALONE, (limit,))]

    def strays(self, places: Iterable[Place]) -> list[Place]:
        """Those of whom no node, alive or dead, has noted that they follow their table."""
        tables, users = [list(column) for column in zip(*places, strict=True)] or ([], [])
        with self._link.reader() as db:
            return [(table, user) for table, user in db.execute(STRAYS, (tables, users))]

    def forget(self, places: Iterable[Place]) -> None:
        """Nobody is there any more; nodes without anybody are forgotten too."""
        with self._link.reader() as db:
            db.executemany(FORGET, list(places))
            db.execute(COVERED)
            db.execute(BURY)

    def leave(self, node: str) -> None:
        """A node ends in order: who does not come to another one counts as away as if it had died."""
        with self._link.reader() as db, transaction(db):
            db.execute("UPDATE nodes SET seen = now() - interval '3 seconds' WHERE id = ?", (node,))

    def hand_over(self, id_: str, value: bytes, seconds: int) -> None:
        """Keep something for a while for whichever node is asked for it."""
        with self._link.reader() as db:
            db.execute("DELETE FROM handed WHERE until < now()")
            sql = "INSERT INTO handed (id, value, until) VALUES (?, ?, now() + make_interval(secs => ?))"
            db.execute(sql, (id_, value, seconds))

    def take(self, id_: str) -> bytes | None:
        """Take it, once."""
        with self._link.reader() as db:
            row = db.execute("DELETE FROM handed WHERE id = ? AND until > now() RETURNING value", (id_,)).fetchone()
            return None if row is None else bytes(row[0])

    def behind(self, known: Mapping[str, int]) -> dict[str, int]:
        """Tables of which the log says more than is known, with their versions there."""
        with self._link.reader() as db:
            return dict(db.execute(BEHIND, (list(known), list(known.values()))).fetchall())
