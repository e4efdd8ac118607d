"""Whatever happens at a table can be shown to everybody: random commands, every message made and read back."""

from typing import Any

import msgspec
from hypothesis import HealthCheck, settings as run_settings
from hypothesis.stateful import invariant

from maumau.server import protocol as p
from maumau.server.views.events import ENCODER, TELLING, Told
from maumau.server.views.fair import fair_view
from maumau.server.views.listing import DECODER as INFO, listing_of
from maumau.server.views.render import Change, snapshot
from maumau.testing.clients import View
from tests.table.test_random_commands import TableMachine

DECODER = msgspec.json.Decoder(p.ServerMessage)


class ShownTable(TableMachine):
    """The same table with people who watch it: each keeps a view made of updates alone."""

    def __init__(self) -> None:
        super().__init__()
        self.views: dict[int | None, View] = {}
        self.shown = 0

    @invariant()
    def all_see_it(self) -> None:
        if not hasattr(self, "driver"):
            return
        steps = self.driver.steps[self.shown :]
        before = self.driver.steps[self.shown - 1].table if self.shown else None
        self.shown = len(self.driver.steps)
        told = [Told(step) for step in steps]
        for step in steps:
            assert all(set(fact.data) <= TELLING for fact in step.facts), "a detail has no field in the messages"
        after = self.driver.table
        for viewer in (None, 0, 1, 2, 3):
            seat = viewer if viewer is None or viewer < len(after.seats) else None
            whole: Any = DECODER.decode(ENCODER.encode(snapshot(after, seat, told, 0)))
            if before is None or viewer not in self.views:
                self.views[viewer] = View()
                self.views[viewer].take(whole)
            elif steps:
                assert before is not None
                told_more = Change(before, after).update(told, seat)
                assert told_more.fair is not msgspec.UNSET or fair_view(before, seat) == fair_view(after, seat)
                update = Change(before, after).update(told, seat, new_viewer=True)
                change: Any = DECODER.decode(ENCODER.encode(update))
                self.views[viewer].take(change)
            self.agree(self.views[viewer], whole)

    def agree(self, view: View, whole: Any) -> None:
        """Who followed the changes knows what a newcomer is told."""
        assert view.version == whole.version
        for name in ("phase", "settings", "seats", "score", "deal", "clock", "fair", "you"):
            assert view.state[name] == getattr(whole, name), name

    @invariant()
    def it_can_be_listed(self) -> None:
        if hasattr(self, "driver"):
            info = INFO.decode(listing_of(self.driver.table).info)
            assert info.phase == self.driver.table.phase


TestShownTable = ShownTable.TestCase
TestShownTable.settings = run_settings(
    max_examples=20, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)
