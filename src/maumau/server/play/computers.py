"""The computer players of one table: asked when the table says so, moving when the table says so.

They start to think at once and move at their moment (`table.asks`), or when they have done thinking if that is later.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Final

from maumau.engine.events import Event, redact
from maumau.server.play.thinking import AUTOPILOT, Question, rules_text
from maumau.server.services import Services
from maumau.server.watch.logs import log_error
from maumau.table import Ask, Step, Table, asks
from maumau.table.commands import ComputerMove

if TYPE_CHECKING:
    from maumau.server.play.room import Room

ASKED_BEFORE: Final = 64
"""Questions remembered, so that none is asked twice."""

Key = tuple[int, int, int]


class Computers:
    """See the module."""

    def __init__(self, services: Services, room: Room) -> None:
        self.services = services
        self.room = room
        self.history: list[Event] = []
        """The deal so far, in its own seats, hidden cards included."""
        self._asked: dict[Key, None] = {}
        self._tasks: dict[asyncio.Task[None], int] = {}
        """Who thinks, and at which version of the deal."""

    def note(self, steps: Iterable[Step]) -> None:
        """Remember what happened in the deal."""
        for step in steps:
            if step.event.kind == "deal_started":
                self.history = []
            self.history += step.deal_facts

    def ask(self) -> None:
        """Ask whoever may move now and has not been asked."""
        table = self.room.table
        self._drop(table.deal_version)
        for ask in asks(table):
            key = (table.deal_version, ask.seat, ask.at)
            if key not in self._asked:
                self._asked[key] = None
                if len(self._asked) > ASKED_BEFORE:
                    del self._asked[next(iter(self._asked))]
                if self.room.in_charge:
                    self._begin(table, ask)
                else:
                    late = ask.at + self.room.later
                    self.services.clock.call_at(late, partial(self._begin_late, table.deal_version, ask))

    def _drop(self, version: int) -> None:
        """Want no answer any more about positions that are gone: what waits for a free process makes room."""
        for task, about in self._tasks.items():
            if about != version:
                task.cancel()

    def _forget(self, task: asyncio.Task[None]) -> None:
        self._tasks.pop(task, None)

    def _begin_late(self, version: int, ask: Ask) -> None:
        """Another node should have asked, and has not."""
        table = self.room.table
        if table.deal_version == version and ask in asks(table) and not self.room.stopped:
            self._begin(table, ask)

    def _begin(self, table: Table, ask: Ask) -> None:
        question = self.question(table, ask.seat, table.seats[ask.seat].level or AUTOPILOT)
        if question is None:
            return
        task = asyncio.get_running_loop().create_task(self._think(table, ask, question))
        self._tasks[task] = table.deal_version
        task.add_done_callback(self._forget)

    def question(self, table: Table, seat_of_table: int, level: str) -> Question | None:
        """What somebody in a seat would be asked now; nothing where it has no move."""
        deal, seat, match = table.deal, table.deal_seat(seat_of_table), table.match
        if deal is None or seat is None or match is None:
            return None
        observation = deal.observation(seat)
        if not observation.legal:
            return None
        return Question(
            level=level,
            rules=rules_text(table.rules),
            observation=observation,
            history=tuple(redact(event, seat) for event in self.history),
            totals=tuple(match.totals[str(one)] for one in table.order),
            seed=secrets.randbits(60),
        )

    async def _think(self, table: Table, ask: Ask, question: Question) -> None:
        """Think, then move at the right moment."""
        begin = time.perf_counter()
        try:
            move = await self.services.thinker.choose(question)
        except Exception:  # noqa: BLE001 (the table moves for a player that fails)
            log_error("computer player failed", player=question.level, table=table.id, version=table.version)
            return
        self.services.metrics.thinking.of(question.level).add(time.perf_counter() - begin)
        if move is None:
            return
        command = ComputerMove(ask.seat, move, table.deal_version)
        now = self.services.clock.now()
        if ask.at <= now:
            self.room.command(command)
        else:
            self.services.clock.call_at(ask.at, lambda: self.room.command(command))

    def stop(self) -> None:
        """Ask nobody more."""
        for task in self._tasks:
            task.cancel()
