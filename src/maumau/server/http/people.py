"""The HTTP side of results, ratings and records, under ``/api``; `protocol` says what each path takes and gives."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from maumau.accounts import clean_name
from maumau.records import Record, RecordError, read, to_text
from maumau.results import named, public_id
from maumau.rulesets import shipped
from maumau.server import protocol as p
from maumau.server.http.errors import ApiError
from maumau.server.http.tables import Me, Server, Somebody, room_of, slowly
from maumau.server.parts import Parts
from maumau.server.people.standings import Period, rating_rules
from maumau.server.services import new_id
from maumau.server.views.replays import frames, places
from maumau.store import KeptDeal, KeptSeat

NEVER: Final = 1 << 60
"""Later than every deal."""
MOST_EXPORTED: Final = 2_000
MOST_IMPORTED: Final = 200
"""Records in one import."""
LARGEST_IMPORT: Final = 1_200_000
"""Bytes."""
WAIT: Final = 3.0
"""Seconds for a deal that has just ended to be settled."""


@get("/ratings", sync_to_thread=False)
def ratings() -> p.RatingRules:
    """The formula's constants."""
    return rating_rules()


@get("/boards/{rules:str}")
async def board(rules: FromPath[str], parts: Server, period: FromQuery[Period] = "all") -> p.Board:
    """A leaderboard."""
    if rules not in shipped():
        raise ApiError(404, "not_found", f"no rule set {rules} is rated")
    return await asyncio.to_thread(parts.standings.board, rules, period, parts.services.clock.now())


@get("/people/{user:str}")
async def profile(user: FromPath[str], parts: Server, somebody: Somebody) -> p.Profile:
    """A person."""
    found = await asyncio.to_thread(parts.standings.profile, user, somebody.user.id if somebody else "")
    if found is None:
        raise ApiError(404, "not_found", "there is no such person")
    return found


@get("/people/{user:str}/curve/{rules:str}")
async def curve(user: FromPath[str], rules: FromPath[str], parts: Server) -> list[p.CurvePoint]:
    """How a rating went."""
    return await asyncio.to_thread(parts.standings.curve, user, rules)


@get("/people/{user:str}/results")
async def results(
    user: FromPath[str],
    parts: Server,
    somebody: Somebody,
    before: Annotated[int, QueryParameter(ge=0, le=NEVER)] = NEVER,
) -> list[p.Result]:
    """A person's deals that ended before a moment, the newest first."""
    viewer = somebody.user.id if somebody else ""
    return await asyncio.to_thread(parts.standings.results_of, user, viewer, before)


@post("/people/{user:str}/report", status_code=204)
async def report(user: FromPath[str], data: JSONBody[p.Complaint], parts: Server, me: Me) -> None:
    """Complain about a person to who looks after the server."""
    slowly(parts, "reports", me.user.id)
    store = parts.services.store
    if user == me.user.id or await asyncio.to_thread(store.user, user) is None:
        raise ApiError(404, "not_found", "there is no such other person")
    note = " ".join(clean_text(data.note).split())
    await asyncio.to_thread(store.moderation.report, parts.services.clock.now(), me.user.id, user, data.why, note)


@put("/people/{user:str}/block", status_code=204)
async def block(user: FromPath[str], parts: Server, me: Me) -> None:
    """Have nothing to do with a person."""
    store = parts.services.store
    if user == me.user.id or await asyncio.to_thread(store.user, user) is None:
        raise ApiError(404, "not_found", "there is no such other person")
    slowly(parts, "blocks", me.user.id)
    await asyncio.to_thread(store.moderation.block, me.user.id, user)


@delete("/people/{user:str}/block", status_code=204)
async def unblock(user: FromPath[str], parts: Server, me: Me) -> None:
    """Take that back."""
    if not await asyncio.to_thread(parts.services.store.moderation.unblock, me.user.id, user):
        raise ApiError(404, "not_found", "you do not block this person")


def clean_text(text: str) -> str:
    """A text without what cannot be seen."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


@get("/tables/{id_:str}/result")
async def last_result(id_: FromPath[str], parts: Server, somebody: Somebody) -> p.Result:
    """The last deal of a table, once it is settled."""
    room = await room_of(parts.hub, id_)
    await parts.settler.settled(room.table.id, WAIT)
    deal = await asyncio.to_thread(parts.services.store.results.last_deal, room.table.id)
    if deal is None:
        raise ApiError(404, "not_found", "no deal has ended there")
    return await asyncio.to_thread(parts.standings.result, deal, somebody.user.id if somebody else "", shared=True)


# ---------------------------------------------------------------- records


async def deal_of(parts: Parts, id_: str) -> KeptDeal:
    """The deal, or 404."""
    deal = await asyncio.to_thread(parts.services.store.results.deal, id_)
    if deal is None:
        raise ApiError(404, "not_found", "there is no such deal")
    return deal


@get("/records/{id_:str}")
async def replay(
    id_: FromPath[str],
    parts: Server,
    somebody: Somebody,
    viewer: Annotated[int | None, QueryParameter(ge=0, le=7)] = None,
) -> p.Replay:
    """A finished deal move by move, with all hands open, or as a seat saw it."""
    deal = await deal_of(parts, id_)
    return await asyncio.to_thread(replay_of, parts, deal, somebody.user.id if somebody else "", viewer)


def replay_of(parts: Parts, deal: KeptDeal, asking: str, viewer: int | None) -> p.Replay:
    """The replay of a deal; places round the table instead of seats in the order of play."""
    record = named(deal)
    if viewer is not None and viewer >= record.seats:
        raise ApiError(400, "bad_request", f"the seats of this deal are 0 to {record.seats - 1}")
    result = parts.standings.result(deal, asking, shared=True)
    order = places(record)
    around = sorted(range(record.seats), key=lambda seat: order[seat])
    result.seats = [result.seats[seat] for seat in around]
    result.winner = None if result.winner is None else order[result.winner]
    return p.Replay(deal.id, result, viewer, frames(record, viewer), fair=record.fair is not None)


def as_file(text: str, name: str) -> Response[str]:
    """A text that is saved as a file."""
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/records/{id_:str}/text", media_type="text/plain")
async def record_text(id_: FromPath[str], parts: Server) -> Response[str]:
    """The record of a deal."""
    deal = await deal_of(parts, id_)
    return as_file(await asyncio.to_thread(lambda: to_text(named(deal))), f"mau-mau-{id_}.mau")


@get("/records", media_type="text/plain")
async def my_records(parts: Server, me: Me) -> Response[str]:
    """The records of all deals of mine, in one file."""
    slowly(parts, "records", me.user.id)

    def collect() -> str:
        deals = parts.services.store.results.deals_of(me.user.id, NEVER, MOST_EXPORTED)
        return "\n".join(to_text(named(deal)) for deal in reversed(deals))

    return as_file(await asyncio.to_thread(collect), "mau-mau.mau")


@post("/records", request_max_body_size=LARGEST_IMPORT)
async def import_records(data: JSONBody[p.Import], parts: Server, me: Me) -> p.Imported:
    """Keep records from elsewhere, for looking at them; they count for nothing."""
    slowly(parts, "records", me.user.id)
    return p.Imported(await asyncio.to_thread(take_in, parts, data.text, me.user.id))


def take_in(parts: Parts, text: str, owner: str) -> list[str]:
    """Keep the records of a text; each that is known already keeps its id.

    Raises:
        ApiError: one does not hold.
    """
    try:
        records = list(read(text + "\n"))
    except RecordError as error:
        raise ApiError(400, "bad_record", str(error)) from error
    if not 1 <= len(records) <= MOST_IMPORTED:
        raise ApiError(400, "bad_record", f"a text holds 1 to {MOST_IMPORTED} records, this one {len(records)}")
    store, now = parts.services.store.results, parts.services.clock.now()
    deals = [imported(record, owner, now) for record in records]
    for deal in deals:
        if store.deal(deal.id) is None:
            store.keep(deal)
    return [deal.id for deal in deals]


def imported(record: Record, owner: str, now: int) -> KeptDeal:
    """A record from elsewhere as a deal of its owner's; names are as clean as all others here."""
    names = [clean_name(name) or "?" for name in record.players]
    text = to_text(record)
    id_ = public_id(owner, text)
    seats = tuple(
        KeptSeat("", name, record.computers.get(seat, ""), record.points[seat] if record.points else None)
        for seat, name in enumerate(names)
    )
    return KeptDeal(
        id=id_,
        table=f"import {id_} {new_id()}",
        number=1,
        contest="",
        deal=record.deal or 1,
        rules=record.rules.id if record.rules.id in shipped() else record.base,
        rules_name=record.rules.name or record.rules.id,
        house=bool(record.base) and record.base != record.rules.id,
        began=now,
        ended=now,
        winner=record.ending.winner if record.ending else None,
        seats=seats,
        record=text,
        owner=owner,
    )


ROUTES: Final = [
    ratings, board, profile, curve, results, report, block, unblock, last_result, replay, record_text, my_records,
    import_records,
]  # fmt: skip
