"""Snapshots and updates: what a viewer is sent when he comes, and when something has happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import msgspec

from maumau.server import protocol as p
from maumau.server.views.events import ENCODER, Told
from maumau.server.views.fair import fair_view, seen_by
from maumau.server.views.state import (
    clock_view,
    own_part,
    proposal_view,
    public_view,
    score_view,
    seat_views,
    settings_view,
)
from maumau.table import Table


def snapshot(table: Table, seat: int | None, recent: Iterable[Told], watchers: int) -> p.Snapshot:
    """The whole table for a viewer."""
    return p.Snapshot(
        id=table.id,
        code=table.code,
        version=table.version,
        at=table.at,
        phase=table.phase,
        settings=settings_view(table),
        rules_name=table.settings.rules_name,
        seats=seat_views(table),
        score=score_view(table),
        deal=Open(table).deal(seat),
        clock=clock_view(table),
        proposal=proposal_view(table),
        fair=fair_view(table, seat),
        you=seat,
        watchers=watchers,
        recent=[told.to(seat) for told in recent],
    )


class Open:
    """The deal that all see, written down once; each viewer's own part is put behind it, so nothing of it can mix."""

    def __init__(self, table: Table) -> None:
        self.table = table
        public = public_view(table)
        self._written = None if public is None else ENCODER.encode(public)

    def deal(self, seat: int | None) -> p.DealView | None:
        """The deal as a viewer knows it; already encoded, whatever its type says."""
        if self._written is None:
            return None
        mine = own_part(self.table, seat)
        # Two JSON objects become one: both have fields that are never left out.
        whole = self._written if mine is None else self._written[:-1] + b"," + ENCODER.encode(mine)[1:]
        return cast(p.DealView, msgspec.Raw(whole))


class Change:
    """What differs between two states of a table: common parts are made once and sent to many."""

    def __init__(self, before: Table | None, after: Table) -> None:
        self.table = after
        self.deal_changed = before is None or before.deal is not after.deal or before.order != after.order
        self.shuffle_changed = before is None or before.gathering is not after.gathering or before.phase != after.phase
        self._shuffle: p.Fair | None = None
        self._open: Open | None = None
        self.common: dict[str, Any] = {}
        settings = before is None or before.settings is not after.settings
        match = settings or before is None or before.match is not after.match
        if before is None or before.phase != after.phase:
            self.common["phase"] = after.phase
        if settings:
            self.common |= {"settings": settings_view(after), "rules_name": after.settings.rules_name}
        if match:
            self.common["score"] = score_view(after)
        if match or before is None or before.seats != after.seats or before.host != after.host:
            self.common["seats"] = seat_views(after)
        self.listed = not self.common.keys().isdisjoint(("phase", "settings", "seats"))
        """Whether lists of tables show something else now."""
        clock = clock_view(after)
        if before is None or clock_view(before) != clock:
            self.common["clock"] = clock
        if before is None or before.proposal is not after.proposal or (after.proposal and before.seats != after.seats):
            self.common["proposal"] = proposal_view(after)

    def update(self, told: Iterable[Told], seat: int | None, *, new_viewer: bool = False) -> p.Update:
        """The message for a viewer; `new_viewer`: somebody who has just taken or left that seat."""
        message = p.Update(self.table.id, self.table.version, [event.to(seat) for event in told], **self.common)
        if self.deal_changed or new_viewer:
            message.deal = self._deal(seat)
        if self.shuffle_changed or new_viewer:
            message.fair = self._fair(seat)
        if new_viewer:
            message.you = seat
        return message

    def _fair(self, seat: int | None) -> p.Fair | None:
        """The shuffle for a viewer; what all see of it is written down once."""
        if self._shuffle is None:
            self._shuffle = fair_view(self.table, None)
        return None if self._shuffle is None else seen_by(self._shuffle, self.table, seat)

    def _deal(self, seat: int | None) -> p.DealView | None:
        """The deal for a viewer."""
        if self._open is None:
            self._open = Open(self.table)
        return self._open.deal(seat)
