"""A table from outside: what the lobby, links and lists show, kept beside the table's events."""

from __future__ import annotations

import msgspec

from maumau.results import never_rated
from maumau.server import protocol as p
from maumau.server.views.events import ENCODER
from maumau.server.views.state import seat_views, settings_view
from maumau.store import Listing
from maumau.table import Table
from maumau.table.state import RUNNING

DECODER = msgspec.json.Decoder(p.TableInfo)


def listing_of(table: Table) -> Listing:
    """The listing of a table as it is now."""
    chosen = table.settings
    info = p.TableInfo(
        id=table.id,
        code=table.code,
        link="",
        phase=table.phase,
        rules_id=table.rules.id,
        rules_name=chosen.rules_name,
        settings=settings_view(table),
        house_rules=bool(chosen.changes),
        seats=seat_views(table),
        free=0 if table.phase in (*RUNNING, "closed") else sum(not seat.taken for seat in table.seats),
        created=table.created,
        rated=not never_rated(table),
    )
    users = tuple(sorted(seat.user for seat in table.seats if seat.user))
    return Listing(table.id, table.code, table.phase, chosen.open, table.at, users, ENCODER.encode(info))


def info_of(listing: Listing, base_url: str, user: str, watchers: int = 0) -> p.TableInfo:
    """The listing as somebody sees it."""
    info = DECODER.decode(listing.info)
    info.link = f"{base_url}/t/{info.code}"
    info.you = next((number for number, seat in enumerate(info.seats) if user and seat.user == user), None)
    info.watchers = watchers
    return info
