"""Transcripts of finished deals, for devices that check them: worked out once for all who ask."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec

from maumau.records import read, transcript
from maumau.results import public_id
from maumau.server.people.settling import Settler
from maumau.server.services import Services

WAIT: Final = 3.0
"""Seconds for a deal that has just ended to be settled."""
REMEMBERED: Final = 256
"""Transcripts kept in memory: all who sat at a table ask for the same one at the same moment."""


class Transcripts:
    """See the module."""

    def __init__(self, services: Services, settler: Settler) -> None:
        self.services, self.settler = services, settler
        self._made: OrderedDict[str, asyncio.Task[bytes | None]] = OrderedDict()

    async def of(self, table: str, number: int) -> bytes | None:
        """A transcript as JSON; `None`: there is no such deal, or its shuffle is not a verified one."""
        id_ = public_id(table, f"deal {number}")
        if id_ not in self._made:
            self._made[id_] = asyncio.get_running_loop().create_task(self._make(table, id_))
            if len(self._made) > REMEMBERED:
                self._made.popitem(last=False)
        found = await asyncio.shield(self._made[id_])
        if found is None:
            self._made.pop(id_, None)
        return found

    async def _make(self, table: str, id_: str) -> bytes | None:
        await self.settler.settled(table, WAIT)
        return await asyncio.to_thread(self._read, id_)

    def _read(self, id_: str) -> bytes | None:
        deal = self.services.store.results.deal(id_)
        record = next(iter(read(deal.record, check=False)), None) if deal is not None else None
        return None if record is None or record.fair is None else msgspec.json.encode(transcript(record))
