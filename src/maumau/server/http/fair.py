"""The HTTP side of verified shuffles, under ``/api``: what a device needs to check a deal, and the statistics."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from maumau.server.http.errors import ApiError
from maumau.server.http.tables import Server, room_of


@get("/tables/{id_:str}/deals/{number:int}")
async def fair_deal(id_: FromPath[str], number: FromPath[int], parts: Server) -> Response[bytes]:
    """Everything about a finished deal: the secret, all contributions, all cards (docs/fairness-spec.md, part 7)."""
    room = await room_of(parts.hub, id_)
    found = await parts.transcripts.of(room.table.id, number)
    if found is None:
        raise ApiError(404, "not_found", f"no verified deal {number} has ended there")
    return Response(found, media_type="application/json")


@get("/statistics")
async def statistics(parts: Server) -> dict[str, Any]:
    """What fell to whom in all deals that were finished here, beside what an honest shuffle gives."""
    return await asyncio.to_thread(parts.counted.report, parts.services.store)


ROUTES: list[Any] = [fair_deal, statistics]
