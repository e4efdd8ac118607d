"""People who look for opponents: kept in the store, put together by `pairing`, led to a table of their own.

Nothing runs by itself: whoever asks how his search goes brings it forward, on whichever node he is.  Who does not ask
any more is not found.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from maumau.results import RULES, provisional
from maumau.rulesets import load_rules
from maumau.server import protocol as p
from maumau.server.people.pairing import Blocks, groups, window
from maumau.server.play.hub import Hub
from maumau.server.services import Services, new_id
from maumau.server.watch.logs import log
from maumau.store import Seeker
from maumau.table import Refused, Settings
from maumau.table.commands import Leave, SetPresence, Sit

GONE_AFTER = 10_000
"""Milliseconds without a question after which somebody looks no more."""
KEPT_FOR: Final = 60_000
"""Milliseconds for which a table that was found waits to be asked for."""
TURN_TIME: Final = 30
"""Seconds for a turn at tables that were found so."""
MARK: Final = "?"
"""Begins the mark on those for whom a table is being made."""


class Search:
    """See the module."""

    def __init__(self, services: Services, hub: Hub) -> None:
        self.services, self.hub = services, hub
        self._one_at_a_time = asyncio.Lock()

    def now(self) -> int:
        """The time."""
        return self.services.clock.now()

    async def begin(self, user: str, name: str, wish: p.Seek, levels: Sequence[str]) -> p.Seeking:
        """Somebody looks for opponents, and may play with computer players meanwhile.

        Raises:
            Refused: so many cannot play by these rules.
        """
        settings = settings_for(wish.rules, wish.seats)
        settings.check()
        await self.end(user)
        meanwhile = ""
        if wish.meanwhile in levels:
            computers = [wish.meanwhile] * (wish.seats - 1)
            alone = replace(settings, turn_time=0, ceremony="silent")
            meanwhile = (await self.hub.create(alone, user, name, computers, start=True)).table.id
        seeker = await asyncio.to_thread(self._seeker, user, wish, meanwhile)
        await asyncio.to_thread(self.services.store.meetings.seek, seeker)
        return await self.look(user)

    def _seeker(self, user: str, wish: p.Seek, meanwhile: str) -> Seeker:
        standings = self.services.store.results.standings(user)
        one = next((standing for standing in standings if standing.rules == wish.rules), None)
        rating, games = (one.rating, one.games) if one is not None else (RULES.start, 0)
        now = self.now()
        return Seeker(user, wish.rules, wish.seats, rating, provisional(games), now, now, meanwhile=meanwhile)

    async def end(self, user: str) -> None:
        """Somebody looks no more, or is at the table that was found: the one with computer players is left."""
        meetings = self.services.store.meetings
        one = await asyncio.to_thread(meetings.seeker, user)
        await asyncio.to_thread(meetings.stop_seeking, user)
        if one is not None and one.found and one.meanwhile:
            await self._leave(one)

    async def _leave(self, one: Seeker) -> None:
        room = await self.hub.find(one.meanwhile)
        if room is not None and room.table.phase != "closed" and room.table.seat_of(one.user) is not None:
            room.command(Leave(one.user))

    async def look(self, user: str) -> p.Seeking:
        """How the search of somebody goes; brings it forward."""
        meetings, now = self.services.store.meetings, self.now()
        one = await asyncio.to_thread(meetings.seeker, user)
        if one is None or now - one.seen > (KEPT_FOR if one.found else GONE_AFTER):
            if one is not None:
                await asyncio.to_thread(meetings.stop_seeking, user)
            return p.Seeking(now=now)
        await asyncio.to_thread(meetings.saw, user, now)
        if not one.found:
            await self._put_together(one.rules, one.seats, now)
            one = await asyncio.to_thread(meetings.seeker, user) or one
        others = await asyncio.to_thread(meetings.seekers, one.rules, one.seats, now - GONE_AFTER)
        return await self._view(one, sum(other.user != user for other in others), now)

    async def _view(self, one: Seeker, others: int, now: int) -> p.Seeking:
        wide = window(one, now)
        meanwhile = await self.hub.find(one.meanwhile) if one.meanwhile else None
        return p.Seeking(
            seeking=True,
            rules=one.rules,
            seats=one.seats,
            since=one.since,
            now=now,
            window=None if math.isinf(wide) else round(wide),
            others=others,
            table="" if one.found.startswith(MARK) else one.found,
            meanwhile=meanwhile.table.code if meanwhile is not None else "",
        )

    async def _put_together(self, rules: str, seats: int, now: int) -> None:
        """Make tables for all who suit each other."""
        async with self._one_at_a_time:
            waiting = await asyncio.to_thread(self.services.store.meetings.seekers, rules, seats, now - GONE_AFTER)
            if len(waiting) < seats:
                return
            for group in await asyncio.to_thread(groups, waiting, seats, now, self._blocks()):
                await self._make_table(group)

    def _blocks(self) -> Blocks:
        """Whether one of two blocks the other, asked of the store once for each pair."""
        blocks = self.services.store.moderation.blocks
        return lru_cache(maxsize=None)(lambda one, other: blocks(one, other) or blocks(other, one))

    async def _make_table(self, group: tuple[Seeker, ...]) -> None:
        """A table for a group, unless another node was faster with one of them."""
        meetings, mark, found = self.services.store.meetings, MARK + new_id(), ""
        try:
            claimed = [await asyncio.to_thread(meetings.claim, one.user, mark) for one in group]
            if all(claimed):
                found = await self._seat(group)
        finally:
            await asyncio.to_thread(meetings.found, mark, found)

    async def _seat(self, group: tuple[Seeker, ...]) -> str:
        """The code of a new table at which a group sits; nobody is there yet."""
        users = [await asyncio.to_thread(self.services.store.user, one.user) for one in group]
        names = [user.name if user is not None else "?" for user in users]
        try:
            room = await self.hub.create(settings_for(group[0].rules, len(group)), group[0].user, names[0], (), False)
        except Refused as refused:  # the rule set is another one than it was
            log("no table for those who were put together", reason=refused.id)
            return ""
        for one, name in zip(group[1:], names[1:], strict=True):
            room.command(Sit(one.user, name))
            room.command(SetPresence(one.user, away=True))
        log("people were put together", table=room.table.id, rules=group[0].rules, people=len(group))
        return room.table.code


def settings_for(rules: str, seats: int) -> Settings:
    """What is played at tables that were found so: a shipped set as it is, with a clock."""
    return Settings(rules=load_rules(rules), base=rules, seats=seats, turn_time=TURN_TIME, ceremony="silent")
