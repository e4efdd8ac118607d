"""The HTTP side of verified shuffles, under ``/api``: what a device needs to check a deal, and the statistics."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from maumau.records import read, transcript
from maumau.results import public_id
from maumau.server.errors import ApiError
from maumau.server.http import Server, room_of
from maumau.server.parts import Parts

WAIT: Final = 3.0
"""Seconds for a deal that has just ended to be settled."""
REMEMBERED: Final = 256
"""Transcripts kept in memory: all who sat at a table ask for the same one at the same moment."""


class Transcripts:
    """The transcripts of finished deals, worked out once for all who ask."""

    def __init__(self) -> None:
        self._made: OrderedDict[str, asyncio.Task[bytes | None]] = OrderedDict()

    async def of(self, parts: Parts, table: str, number: int) -> bytes | None:
        """A transcript as JSON; `None`: there is no such deal, or its shuffle is not a verified one."""
        id_ = public_id(table, f"deal {number}")
        if id_ not in self._made:
            self._made[id_] = asyncio.get_running_loop().create_task(make(parts, table, id_))
            if len(self._made) > REMEMBERED:
                self._made.popitem(last=False)
        found = await asyncio.shield(self._made[id_])
        if found is None:
            self._made.pop(id_, None)
        return found


async def make(parts: Parts, table: str, id_: str) -> bytes | None:
    """The transcript of a kept deal."""
    await parts.settler.settled(table, WAIT)
    return await asyncio.to_thread(transcript_of, parts, id_)


def transcript_of(parts: Parts, id_: str) -> bytes | None:
    """The transcript of a deal by its public id."""
    deal = parts.services.store.results.deal(id_)
    record = next(iter(read(deal.record, check=False)), None) if deal is not None else None
    if record is None or record.fair is None:
        return None
    return msgspec.json.encode(transcript(record))


TRANSCRIPTS: Final = Transcripts()


@get("/tables/{id_:str}/deals/{number:int}")
async def fair_deal(id_: FromPath[str], number: FromPath[int], parts: Server) -> Response[bytes]:
    """Everything about a finished deal: the secret, all contributions, all cards (docs/fairness-spec.md, part 7)."""
    room = await room_of(parts.hub, id_)
    found = await TRANSCRIPTS.of(parts, room.table.id, number)
    if found is None:
        raise ApiError(404, "not_found", f"no verified deal {number} has ended there")
    return Response(found, media_type="application/json")


ROUTES: list[Any] = [fair_deal]
