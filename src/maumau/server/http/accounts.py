"""The HTTP side of accounts, under ``/api/account``; `protocol` says what each path takes and gives."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterable
from typing import Any, Final, cast

import msgspec
from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from maumau.accounts import name_key
from maumau.accounts.passkeys import Site
from maumau.records import to_text
from maumau.results import named
from maumau.server import protocol as p
from maumau.server.http.errors import ApiError
from maumau.server.http.tables import AnyRequest, Me, Server, Somebody, address, slowly
from maumau.server.parts import Parts
from maumau.server.people.accounts import Entered
from maumau.server.people.sessions import Guest
from maumau.store import Store

DEVICE_DAYS: Final = 400
NEVER: Final = 1 << 60
MOST_EXPORTED: Final = 5_000
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)  # fmt: skip


def label_of(request: AnyRequest) -> str:
    """A browser as people know it: ``Firefox, Android``."""
    agent = request.headers.get("user-agent", "")
    found = [next((name for sign, name in kind if sign in agent), "") for kind in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, found))


def site_of(request: AnyRequest, parts: Parts) -> Site | None:
    """For which site passkeys are made; `None`: browsers allow none here."""
    origins = parts.services.config.origins
    origin = request.headers.get("origin") or parts.services.config.base_url
    host = host_of(origin)
    possible = origin in origins and (origin.startswith("https://") or host == "localhost")
    if not possible or re.fullmatch(r"[0-9.]+|\[.*\]", host):
        return None
    return Site(host, tuple(sorted(one for one in origins if host_of(one) == host)))


def host_of(origin: str) -> str:
    """The host of an origin."""
    return re.sub(r":\d+$", "", origin.partition("://")[2])


def site(request: AnyRequest, parts: Parts) -> Site:
    """The same, or an error."""
    found = site_of(request, parts)
    if found is None:
        raise ApiError(409, "no_passkeys", "passkeys need https, or localhost")
    return found


# ---------------------------------------------------------------- what is there


async def account_view(request: AnyRequest, parts: Parts, guest: Guest, codes: tuple[str, ...] = ()) -> p.Account:
    """The account of who asks."""
    possible = site_of(request, parts) is not None
    return await asyncio.to_thread(view, parts, guest, possible, codes)


def view(parts: Parts, guest: Guest, possible: bool, codes: tuple[str, ...]) -> p.Account:
    """The account as its owner sees it."""
    store, user = parts.services.store.accounts, guest.user
    account = store.account(user.id)
    sessions = [
        p.SessionInfo(public(one.token), one.label, one.created, one.used, one.token == guest.token)
        for one in store.sessions(user.id)
    ]
    passkeys = [p.PasskeyInfo(one.id.hex(), one.label, one.created, one.used) for one in store.passkeys(user.id)]
    return p.Account(
        user=user.id,
        name=user.name,
        guest=account is None,
        password=bool(account and account.password),
        passkeys=passkeys,
        passkeys_possible=possible,
        codes_left=store.codes_left(user.id),
        sessions=sessions,
        codes=list(codes),
    )


def public(token: bytes) -> str:
    """How a session is called in lists: nobody gets in with it."""
    return token.hex()[:16]


@get("/account")
async def get_account(request: AnyRequest, parts: Server, me: Me) -> p.Account:
    """How I can come back."""
    return await account_view(request, parts, me)


async def entered(request: AnyRequest, parts: Parts, new: Entered, *ended: bytes) -> Response[p.Account]:
    """The answer to who has signed in: a new session; the connections of old ones end."""
    for token in ended:
        parts.sockets.end_session(token)
    guest = await parts.sessions.find(new.token)
    assert guest is not None
    cookies = [parts.sessions.cookie_for(new.token)]
    if new.device:
        cookies.append(device_cookie(parts, new.device))
    return Response(await account_view(request, parts, guest, new.codes), cookies=cookies, status_code=200)


def device_cookie(parts: Parts, device: str) -> Cookie:
    """The mark of a browser in which somebody has signed in; it lets nobody in."""
    secure = parts.services.config.secure
    return Cookie(
        key=device_key(parts), value=device, path="/", httponly=True, secure=secure, samesite="lax",
        max_age=DEVICE_DAYS * 86_400,
    )  # fmt: skip


def device_key(parts: Parts) -> str:
    """The name of that cookie."""
    return "__Host-d" if parts.services.config.secure else "d"


# ---------------------------------------------------------------- in and out


@post("/account/sign-up", status_code=200)
async def sign_up(request: AnyRequest, data: JSONBody[p.SignUp], parts: Server, me: Me) -> Response[p.Account]:
    """An account for the guest that I am."""
    slowly(parts, "sign-up", address(request))
    new = await parts.accounts.sign_up(me, data.name, data.password, label_of(request))
    return await entered(request, parts, new, me.token)


@post("/account/sign-in", status_code=200)
async def sign_in(
    request: AnyRequest, data: JSONBody[p.SignIn], parts: Server, somebody: Somebody
) -> Response[p.Account]:
    """Sign in with a password, or with a recovery code and a new password."""
    label, where = label_of(request), address(request)
    if data.code:
        new = await parts.accounts.recover(data.name, data.code, data.password, where, label)
        ended = await end_others(parts, new)
        return await entered(request, parts, new, *ended)
    device = request.cookies.get(device_key(parts), "")[:100]
    new = await parts.accounts.sign_in(data.name, data.password, where, device, label)
    return await leave_old(request, parts, new, somebody)


async def end_others(parts: Parts, new: Entered) -> list[bytes]:
    """End all sessions of a person but the new one."""
    guest = await parts.sessions.find(new.token)
    assert guest is not None
    return await asyncio.to_thread(parts.services.store.accounts.end_sessions, new.user.id, guest.token)


async def leave_old(request: AnyRequest, parts: Parts, new: Entered, old: Guest | None) -> Response[p.Account]:
    """Who signs in leaves the session he came with."""
    if old is None:
        return await entered(request, parts, new)
    await parts.sessions.end(old)
    return await entered(request, parts, new, old.token)


@put("/account/password")
async def new_password(
    request: AnyRequest, data: JSONBody[p.NewPassword], parts: Server, me: Me
) -> Response[p.Account]:
    """Another password; all other sessions end."""
    new = await parts.accounts.change_password(me, data.old, data.password, label_of(request))
    ended = await end_others(parts, new)
    return await entered(request, parts, new, me.token, *ended)


@post("/account/codes", status_code=200)
async def codes(request: AnyRequest, parts: Server, me: Me) -> p.Account:
    """New recovery codes."""
    slowly(parts, "codes", me.user.id)
    return await account_view(request, parts, me, await parts.accounts.codes(me))


# ---------------------------------------------------------------- passkeys


@post("/account/passkeys/begin", status_code=200)
async def begin_passkey(
    request: AnyRequest, data: JSONBody[p.BeginPasskey], parts: Server, me: Me
) -> p.PasskeyChallenge:
    """A new passkey: what the browser is asked."""
    id_, options = await parts.accounts.begin_passkey(me, data.name, site(request, parts))
    return p.PasskeyChallenge(id_, json.loads(options))


@post("/account/passkeys", status_code=200)
async def add_passkey(
    request: AnyRequest, data: JSONBody[p.PasskeyAnswer], parts: Server, me: Me
) -> Response[p.Account]:
    """A new passkey: what the browser answered."""
    new = await parts.accounts.add_passkey(me, data.id, data.credential, label_of(request))
    return await entered(request, parts, new, me.token)


@delete("/account/passkeys/{id_:str}", status_code=200)
async def remove_passkey(request: AnyRequest, id_: FromPath[str], parts: Server, me: Me) -> p.Account:
    """Forget a passkey."""
    try:
        passkey = bytes.fromhex(id_)
    except ValueError as error:
        raise ApiError(404, "not_found", "you have no such passkey") from error
    await parts.accounts.remove_passkey(me, passkey)
    return await account_view(request, parts, me)


@post("/account/passkey/begin", status_code=200)
async def begin_sign_in(request: AnyRequest, parts: Server) -> p.PasskeyChallenge:
    """Sign in with a passkey: what the browser is asked."""
    id_, options = await parts.accounts.begin_sign_in(address(request), site(request, parts))
    return p.PasskeyChallenge(id_, json.loads(options))


@post("/account/passkey", status_code=200)
async def sign_in_by_passkey(
    request: AnyRequest, data: JSONBody[p.PasskeyAnswer], parts: Server, somebody: Somebody
) -> Response[p.Account]:
    """Sign in with a passkey: what the browser answered."""
    new = await parts.accounts.sign_in_by_passkey(data.id, data.credential, label_of(request))
    return await leave_old(request, parts, new, somebody)


# ---------------------------------------------------------------- sessions


@delete("/account/sessions/{id_:str}", status_code=200)
async def end_session(request: AnyRequest, id_: FromPath[str], parts: Server, me: Me) -> p.Account:
    """Sign out elsewhere."""
    store = parts.services.store
    sessions = await asyncio.to_thread(store.accounts.sessions, me.user.id)
    found = [one.token for one in sessions if public(one.token) == id_ and one.token != me.token]
    if not found:
        raise ApiError(404, "not_found", "you have no such other session")
    await asyncio.to_thread(store.end_session, found[0])
    parts.sockets.end_session(found[0])
    return await account_view(request, parts, me)


@delete("/account/sessions", status_code=200)
async def end_other_sessions(request: AnyRequest, parts: Server, me: Me) -> p.Account:
    """Sign out everywhere else."""
    for token in await asyncio.to_thread(parts.services.store.accounts.end_sessions, me.user.id, me.token):
        parts.sockets.end_session(token)
    return await account_view(request, parts, me)


# ---------------------------------------------------------------- everything that is mine


@get("/account/export")
async def export(request: AnyRequest, parts: Server, me: Me) -> Response[dict[str, Any]]:
    """Everything that is kept of me, as one file."""
    slowly(parts, "records", me.user.id)
    mine = await account_view(request, parts, me)
    body = await asyncio.to_thread(everything, parts, me, mine)
    headers = {"content-disposition": 'attachment; filename="mau-mau.json"'}
    return Response(cast(Any, body), media_type="application/json", headers=headers)


def everything(parts: Parts, me: Guest, mine: p.Account) -> bytes:
    """The file's bytes."""
    store, user = parts.services.store, me.user.id
    deals = store.results.deals_of(user, NEVER, MOST_EXPORTED)
    standings = store.results.standings(user)
    data: dict[str, Any] = {
        "account": msgspec.to_builtins(mine),
        "since": me.user.created,
        "former_names": [{"name": name, "until": until} for name, until in store.accounts.former_names(user, 1_000)],
        "ratings": {one.rules: {"rating": one.rating, "games": one.games, "wins": one.wins} for one in standings},
        "rating_changes": [
            {"rules": one.rules, "at": change.at, "before": change.before, "after": change.after}
            for one in standings
            for change in store.results.curve(user, one.rules, MOST_EXPORTED)
        ],
        "house_rules": [
            {"code": one.code, "name": one.name, "base": one.base, "changes": one.changes}
            for one in store.rules_of(user)
        ],
        "blocked": people_of(store, store.moderation.blocked_by(user)),
        "muted": people_of(store, store.meetings.muted_by(user)),
        "invitations": [
            {"by": one.by, "table": one.table, "at": one.at} for one in store.meetings.invitations(user, 0)
        ],
        "reports": [
            {"about": one.about, "why": one.why, "note": one.note, "at": one.at}
            for one in store.moderation.reports_by(user)
        ],
        "tables": [table.code for table in store.tables_of(user, 1_000)],
        "records": [to_text(named(deal)) for deal in deals],
    }
    return json.dumps(data, ensure_ascii=False, indent=1).encode()


def people_of(store: Store, users: Iterable[str]) -> list[dict[str, str]]:
    """Persons with the names they have now; one who is gone has none."""
    found = ((user, store.user(user)) for user in users)
    return [{"user": user, "name": person.name if person else ""} for user, person in found]


@post("/account/erase", status_code=204)
async def erase(data: JSONBody[p.Erase], parts: Server, me: Me) -> Response[None]:
    """Delete everything that is mine: names in results and tables too."""
    if name_key(data.name) != name_key(me.user.name):
        raise ApiError(400, "bad_name", "type your name as it is")
    store = parts.services.store
    account = await asyncio.to_thread(store.accounts.account, me.user.id)
    if account is not None:
        await parts.accounts.prove(account, data.password)
    if await asyncio.to_thread(store.tables_of, me.user.id, 1):
        raise ApiError(409, "still_seated", "leave your tables first")
    await asyncio.to_thread(store.results.erase, me.user.id)
    for token in await asyncio.to_thread(store.accounts.erase, me.user.id):
        parts.sockets.end_session(token)
    gone = [parts.sessions.cookie_for(""), Cookie(key=device_key(parts), value="", path="/", max_age=0)]
    return Response(None, status_code=204, cookies=gone)


ROUTES: Final = [
    get_account, sign_up, sign_in, new_password, codes, begin_passkey, add_passkey, remove_passkey, begin_sign_in,
    sign_in_by_passkey, end_session, end_other_sessions, export, erase,
]  # fmt: skip
