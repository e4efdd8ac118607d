"""Snapshots and updates: what a viewer is sent when he comes, and when something has happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from maumau.server import protocol as p
from maumau.server.event_views import Told
from maumau.server.fair_views import fair_view, seen_by
from maumau.server.state_views import (
    clock_view,
    deal_view,
    own_view,
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
        deal=deal_view(table, seat),
        clock=clock_view(table),
        fair=fair_view(table, seat),
        you=seat,
        watchers=watchers,
        recent=[told.to(seat) for told in recent],
    )


class Change:
    """What differs between two states of a table: common parts are made once and sent to many."""

    def __init__(self, before: Table | None, after: Table) -> None:
        self.table = after
        self.deal_changed = before is None or before.deal is not after.deal or before.order != after.order
        self.shuffle_changed = before is None or before.gathering is not after.gathering or before.phase != after.phase
        self._shuffle: p.Fair | None = None
        self._public: p.DealView | None = None
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
        """The deal for a viewer; what all know of it is written down once."""
        if self._public is None:
            self._public = public_view(self.table)
        return None if self._public is None else own_view(self.table, seat, self._public)
