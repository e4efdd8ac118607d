"""The HTTP side of looking for opponents and of invitations; `protocol` says what each path takes and gives."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from maumau.rulesets import shipped
from maumau.server import protocol as p
from maumau.server.http.errors import ApiError
from maumau.server.http.tables import Me, Server, room_of, slowly
from maumau.server.parts import Parts
from maumau.store import Invitation

INVITED_FOR: Final = 10 * 60_000
"""Milliseconds for which an invitation is shown."""


@post("/seeking", status_code=200)
async def seek(data: JSONBody[p.Seek], parts: Server, me: Me) -> p.Seeking:
    """Look for opponents."""
    slowly(parts, "seeking", me.user.id)
    if data.rules not in shipped():
        raise ApiError(404, "not_found", f"there is no rule set {data.rules}")
    if data.meanwhile and data.meanwhile not in parts.catalog.levels:
        raise ApiError(400, "bad_request", f"no level is called {data.meanwhile}")
    return await parts.search.begin(me.user.id, me.user.name, data, parts.catalog.levels)


@get("/seeking")
async def look(parts: Server, me: Me) -> p.Seeking:
    """How the search goes."""
    return await parts.search.look(me.user.id)


@delete("/seeking", status_code=204)
async def stop_seeking(parts: Server, me: Me) -> None:
    """Look no more."""
    await parts.search.end(me.user.id)


# ---------------------------------------------------------------- invitations


@post("/people/{user:str}/invite", status_code=204)
async def invite(user: FromPath[str], data: JSONBody[p.Invite], parts: Server, me: Me) -> None:
    """Invite somebody one has played with to the table at which one sits."""
    slowly(parts, "invitations", me.user.id)
    room = await room_of(parts.hub, data.table)
    if room.table.seat_of(me.user.id) is None:
        raise ApiError(403, "not_seated", "one invites to the table at which one sits")
    if parts.hub.info_of_room(room, me.user.id).free == 0:
        raise ApiError(409, "no_free_seat", "there is no free seat")
    await asyncio.to_thread(keep_invitation, parts, Invitation(user, me.user.id, room.table.id, parts.search.now()))


def keep_invitation(parts: Parts, invitation: Invitation) -> None:
    """Keep an invitation, unless its person has had enough of them.

    Raises:
        ApiError: the two have never played, or one blocks the other.
    """
    store, user, by = parts.services.store, invitation.user, invitation.by
    if user == by or not store.results.against(user, by).deals:
        raise ApiError(403, "not_met", "one invites people one has played with")
    if store.moderation.blocks(user, by) or store.moderation.blocks(by, user):
        raise ApiError(403, "blocked", "you two have nothing to do with each other")
    if not store.meetings.mutes(user, by):
        store.meetings.invite(invitation)


@get("/invitations")
async def invitations(parts: Server, me: Me) -> list[p.Invitation]:
    """Who invites me to a table that still has a seat for me."""
    store = parts.services.store
    kept = await asyncio.to_thread(store.meetings.invitations, me.user.id, parts.search.now() - INVITED_FOR)
    shown: list[p.Invitation] = []
    for one in kept:
        room = await parts.hub.find(one.table)
        name = await asyncio.to_thread(parts.standings.name, one.by)
        blocked = await asyncio.to_thread(store.moderation.blocks, me.user.id, one.by)
        if room is None or not name or blocked:
            continue
        info = parts.hub.info_of_room(room, me.user.id)
        if info.free and info.you is None and room.table.seat_of(one.by) is not None:
            shown.append(p.Invitation(one.by, name, info, one.at))
    return shown


@delete("/invitations/{user:str}", status_code=204)
async def decline(user: FromPath[str], parts: Server, me: Me) -> None:
    """Decline what somebody invites to; there need not be anything any more."""
    await asyncio.to_thread(parts.services.store.meetings.decline, me.user.id, user)


@put("/invitations/{user:str}/mute", status_code=204)
async def mute(user: FromPath[str], parts: Server, me: Me) -> None:
    """Decline, and hear no more invitations of this person."""
    slowly(parts, "blocks", me.user.id)
    store = parts.services.store
    if user == me.user.id or await asyncio.to_thread(store.user, user) is None:
        raise ApiError(404, "not_found", "there is no such other person")
    await asyncio.to_thread(store.meetings.mute, me.user.id, user)
    await asyncio.to_thread(store.meetings.decline, me.user.id, user)


@delete("/invitations/{user:str}/mute", status_code=204)
async def unmute(user: FromPath[str], parts: Server, me: Me) -> None:
    """Hear them again."""
    if not await asyncio.to_thread(parts.services.store.meetings.unmute, me.user.id, user):
        raise ApiError(404, "not_found", "you have not muted this person")


ROUTES: Final = [seek, look, stop_seeking, invite, invitations, decline, mute, unmute]
