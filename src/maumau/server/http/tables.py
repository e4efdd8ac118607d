"""The HTTP side, under ``/api``: sessions, rule sets, tables.  What each path takes and gives stands in `protocol`."""

from __future__ import annotations

import asyncio
import io
from typing import Annotated, Any

import segno
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

import maumau
from maumau.accounts import clean_name
from maumau.engine.rules.schema import option_schema
from maumau.rulesets import shipped
from maumau.server import protocol as p
from maumau.server.catalog import MOST_KEPT, info_of_kept
from maumau.server.http.errors import ApiError
from maumau.server.parts import Parts
from maumau.server.people.sessions import Guest
from maumau.server.play.hub import Hub
from maumau.server.play.room import Room
from maumau.server.services import new_code
from maumau.store import KeptRules, User

AnyRequest = Request[Any, Any, State]
Server = NamedDependency[Parts]
Me = NamedDependency[Guest]
Somebody = NamedDependency[Guest | None]


async def parts(request: AnyRequest) -> Parts:
    """Everything the handlers need."""
    found: Parts = request.app.state.parts
    return found


async def somebody(request: AnyRequest, parts: Server) -> Guest | None:
    """Who asks, if he has a session."""
    return await parts.sessions.find(request.cookies.get(parts.sessions.cookie))


async def me(somebody: Somebody) -> Guest:
    """Who asks; a session is needed."""
    if somebody is None:
        raise ApiError(401, "no_session", "ask POST /api/session for a session first")
    return somebody


def slowly(parts: Parts, what: str, who: str) -> None:
    """Refuse what is asked too often."""
    if not parts.limits[what].take(who, parts.services.clock.now()):
        raise ApiError(429, "too_many", "wait a moment")


def address(request: AnyRequest) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


# ---------------------------------------------------------------- people


@get("/about", sync_to_thread=False)
def about(parts: Server) -> p.About:
    """What this server offers."""
    return parts.catalog.about(maumau.__version__)


@get("/session")
async def get_session(request: AnyRequest, parts: Server, me: Me) -> Response[p.Session]:
    """Who I am; the cookie lasts from now on."""
    sessions = parts.sessions
    cookie = sessions.cookie_for(request.cookies[sessions.cookie])
    return Response(await session_of(parts, me.user), cookies=[cookie])


async def session_of(parts: Parts, user: User) -> p.Session:
    """Who somebody is."""
    account = await asyncio.to_thread(parts.services.store.accounts.account, user.id)
    return p.Session(user.id, user.name, guest=account is None)


@post("/session", status_code=200)
async def post_session(
    request: AnyRequest, data: JSONBody[p.Guest], parts: Server, somebody: Somebody
) -> Response[p.Session]:
    """Play as guest under a name; who has a session keeps it."""
    if somebody is not None:
        slowly(parts, "names", somebody.user.id)
        user = await asyncio.to_thread(parts.accounts.rename, somebody.user, data.name)
        return Response(await session_of(parts, user))
    slowly(parts, "session", address(request))
    if await parts.sessions.banned(request.cookies.get(parts.sessions.cookie)):
        raise ApiError(403, "banned", "you are banned here")
    name = await asyncio.to_thread(parts.accounts.free_name, data.name, "")
    user, token = await parts.sessions.begin(name)
    return Response(p.Session(user.id, user.name, guest=True), cookies=[parts.sessions.cookie_for(token)])


@patch("/session")
async def patch_session(data: JSONBody[p.Guest], parts: Server, me: Me) -> p.Session:
    """Another name."""
    slowly(parts, "names", me.user.id)
    return await session_of(parts, await asyncio.to_thread(parts.accounts.rename, me.user, data.name))


@delete("/session", status_code=204)
async def delete_session(parts: Server, me: Me) -> Response[None]:
    """Log out; open connections of the session end."""
    await parts.sessions.end(me)
    parts.sockets.end_session(me.token)
    return Response(None, status_code=204, cookies=[parts.sessions.cookie_for("")])


# ---------------------------------------------------------------- rule sets


@get("/rules")
async def list_rules(parts: Server, somebody: Somebody) -> list[p.RuleSetInfo]:
    """Shipped rule sets, then one's own house rules."""
    return await parts.catalog.list(somebody.user.id if somebody else "")


@get("/rules/{id_:str}")
async def get_rules(id_: FromPath[str], parts: Server, somebody: Somebody) -> p.RuleSetDetail:
    """A rule set in plain words and in values."""
    return await parts.catalog.detail(p.HouseRules(id_), id_, somebody.user.id if somebody else "")


@get("/options", sync_to_thread=False)
def options() -> dict[str, Any]:
    """All options, effects and switches, for making a form."""
    return option_schema()


@post("/rules/check", status_code=200)
async def check_rules(data: JSONBody[p.HouseRules], parts: Server) -> p.RuleCheck:
    """Faults, or what the changed rule set means."""
    return await parts.catalog.check(data)


@post("/rules")
async def keep_rules(data: JSONBody[p.HouseRules], parts: Server, me: Me) -> p.RuleSetInfo:
    """Keep house rules under a name."""
    slowly(parts, "rules", me.user.id)
    store = parts.services.store
    if len(await asyncio.to_thread(store.rules_of, me.user.id)) >= MOST_KEPT:
        raise ApiError(409, "too_many_kept", f"one may keep {MOST_KEPT}: forget one first")
    await parts.catalog.rules(data)
    kept = None if data.base in shipped() else await parts.catalog.kept(data.base)
    rules = KeptRules(
        code=new_code(),
        user=me.user.id,
        name=checked_title(data.name),
        base=kept.base if kept else data.base,
        changes={**(kept.changes if kept else {}), **data.changes},
        created=parts.services.clock.now(),
    )
    await asyncio.to_thread(store.keep_rules, rules)
    return info_of_kept(rules)


def checked_title(title: str) -> str:
    """A name of house rules that can be shown."""
    cleaned = " ".join(clean_name(word) for word in title.split())[:60].strip()
    if not cleaned:
        raise ApiError(400, "bad_name", "house rules need a name of 1 to 60 visible characters")
    return cleaned


@delete("/rules/{id_:str}", status_code=204)
async def forget_rules(id_: FromPath[str], parts: Server, me: Me) -> None:
    """Forget house rules of one's own."""
    if not await asyncio.to_thread(parts.services.store.forget_rules, me.user.id, id_.upper()):
        raise ApiError(404, "not_found", "you keep no such house rules")


# ---------------------------------------------------------------- tables


@post("/tables")
async def create_table(data: JSONBody[p.NewTable], parts: Server, me: Me) -> p.TableInfo:
    """Create a table, sit down, perhaps begin at once."""
    slowly(parts, "tables", me.user.id)
    unknown = [level for level in data.computers if level not in parts.catalog.levels]
    if unknown:
        raise ApiError(400, "bad_request", f"no level is called {unknown[0]}")
    settings = await parts.catalog.settings(data.settings)
    room = await parts.hub.create(settings, me.user.id, me.user.name, data.computers, data.start)
    return parts.hub.info_of_room(room, me.user.id)


@get("/tables/mine")
async def my_tables(parts: Server, me: Me) -> list[p.TableInfo]:
    """Tables at which I sit."""
    return await parts.hub.mine(me.user.id)


@get("/tables/{id_:str}")
async def get_table(id_: FromPath[str], parts: Server, somebody: Somebody) -> p.TableInfo:
    """A table by id or short code."""
    room = await room_of(parts.hub, id_)
    return parts.hub.info_of_room(room, somebody.user.id if somebody else "")


@get("/tables/{id_:str}/rules")
async def table_rules(id_: FromPath[str], parts: Server) -> p.RuleSetDetail:
    """The rules played at a table."""
    table = (await room_of(parts.hub, id_)).table
    return await parts.catalog.detail_at(table.settings)


async def room_of(hub: Hub, name: str) -> Room:
    """The table, or 404."""
    room = await hub.find(name)
    if room is None:
        raise ApiError(404, "not_found", f"there is no table {name}")
    return room


@get("/lobby")
async def lobby(parts: Server, somebody: Somebody) -> list[p.TableInfo]:
    """Open tables, those with a free seat first."""
    return await parts.hub.lobby(somebody.user.id if somebody else "")


@get("/qr", media_type="image/svg+xml", sync_to_thread=False)
def qr(parts: Server, path: Annotated[str, QueryParameter(max_length=200, pattern="^/")]) -> Response[bytes]:
    """A QR code of a page of this site."""
    out = io.BytesIO()
    segno.make(parts.services.config.base_url + path, micro=False).save(out, kind="svg", scale=4, border=2)
    return Response(out.getvalue(), media_type="image/svg+xml")


ROUTES = [
    about,
    get_session,
    post_session,
    patch_session,
    delete_session,
    list_rules,
    get_rules,
    options,
    check_rules,
    keep_rules,
    forget_rules,
    create_table,
    my_tables,
    get_table,
    table_rules,
    lobby,
    qr,
]
