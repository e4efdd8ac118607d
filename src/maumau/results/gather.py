"""What a table's log says of its finished deals and of its contests.

The log is the truth: a settlement is worked out from it alone, so that it comes out the same however often, and
whenever, it is made.  Moves of deals that are kept already are passed over, which makes it cheap.

What counts for ratings (docs/ratings.md):

- a contest is a match to its end; by a rule set whose matches are one deal, that is every deal (A-182);
- whoever has left has lost, also if the computer player in his seat wins;
- a person who was never there is left out, and so is a seat without a person for the ratings of persons;
- where the server went away and somebody did not come back, nothing is rated.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from maumau.results.records import public_id, record_text
from maumau.rulesets import load_rules, shipped
from maumau.store import COMPUTER, Contest, Entry, KeptDeal, KeptSeat, Settlement
from maumau.table import Step, Table, events as ev, evolve
from maumau.table.events import from_json
from maumau.table.state import RUNNING

Pair = tuple[str, str]


def settlement_of(
    stream: str, entries: Iterable[Entry], kept: int = 0, settled: frozenset[str] = frozenset()
) -> Settlement:
    """Everything in a table's log that is not kept yet.

    ``kept`` is the number of its last kept deal, ``settled`` are the contests that are done.

    Raises:
        ValueError: the log cannot be followed.
    """
    return Reading(kept, settled).on(stream, entries)


class Reading:
    """A log on the way through it; it can be read on where it grows."""

    def __init__(self, kept: int = 0, settled: frozenset[str] = frozenset()) -> None:
        self.kept, self.settled = kept, settled
        self.version = 0
        self.table: Table | None = None
        self.deals: list[KeptDeal] = []
        self.contests: list[Contest] = []
        self.number = 0
        """Deals begun at the table."""
        self.match = 0
        """Version at which the match began; 0: none is running."""
        self.began = 0
        self.moves: list[ev.Moved] = []
        self.here: set[int] = set()
        """Seats whose persons have been there in this match."""
        self.cut_off: set[int] = set()
        """Seats whose persons were there when the server went away, and are not back."""
        self.leavers: list[int] = []
        """Seats whose persons have gone in mid-match, in that order."""

    def on(self, stream: str, entries: Iterable[Entry]) -> Settlement:
        """What the next events bring.

        Raises:
            ValueError: they cannot be followed; the reading is worth nothing then.
        """
        for entry in entries:
            self.take(entry)
            self.version = entry.version
        contests = [contest for contest in self.contests if contest.id not in self.settled]
        settlement = Settlement(stream, self.version, tuple(self.deals), tuple(contests))
        self.deals, self.contests = [], []
        return settlement

    def take(self, entry: Entry) -> None:
        """One event more."""
        event = from_json(json.loads(entry.payload))
        if isinstance(event, ev.Moved) and self.table is not None:
            if self.number > self.kept:
                self.moves.append(event)
            # The table without its moves says all that is needed here.
            self.table = self.table._replace(version=entry.version, at=event.at)
            return
        before = self.table
        step = evolve(before, event)
        self.table = step.table
        if before is not None:
            self._note(before, step)

    def _note(self, before: Table, step: Step) -> None:
        event, table = step.event, step.table
        if isinstance(event, ev.MatchStarted):
            self.match, self.leavers, self.cut_off, self.here = table.version, [], set(), set()
        elif isinstance(event, ev.DealStarted):
            self.number = table.deals
            self.began, self.moves = event.at, []
        elif isinstance(event, ev.DealScored):
            self._scored(table)
        elif isinstance(event, ev.EndedEarly):
            self._contest(table, [], "agreed")
        elif isinstance(event, ev.Closed) and self.match and before.phase in RUNNING:
            self._broken_off(before)
        self._attendance(before, event, table)

    def _attendance(self, before: Table, event: ev.TableEvent, table: Table) -> None:
        """Who is there, who has gone, who was cut off."""
        if isinstance(event, ev.Resumed):
            self.cut_off |= {i for i, seat in before.persons() if seat.present}
        present = {i for i, seat in table.persons() if seat.present}
        self.here |= present
        self.cut_off -= present
        left = {i for i, seat in enumerate(table.seats) if seat.left}
        self.leavers = [i for i in self.leavers if i in left] + sorted(left - set(self.leavers))

    # -- deals
    def _scored(self, table: Table) -> None:
        """A deal was written down, and perhaps with it the match is over."""
        if self.number > self.kept:
            self.deals.append(self._deal(table))
        match = table.match
        if match is not None and match.over:
            winner = None if match.winner is None else int(match.winner)
            self._contest(table, self._pairs(table, winner))

    def _deal(self, table: Table) -> KeptDeal:
        assert table.match is not None
        last = table.match.log[-1]
        contest = self._contest_id(table)
        return KeptDeal(
            id=public_id(table.id, f"deal {self.number}"),
            table=table.id,
            number=self.number,
            contest=contest,
            deal=table.deal_number,
            rules=shipped_id(table),
            rules_name=table.settings.rules_name,
            house=not as_shipped(table),
            open=table.settings.open,
            began=self.began,
            ended=table.at,
            winner=None if last.winner is None else last.players.index(last.winner),
            seats=tuple(self._seat(table, seat, last.points[i]) for i, seat in enumerate(table.order)),
            record=record_text(table, self.began, self.moves, self.number, public_id(table.id, contest)),
        )

    def _seat(self, table: Table, number: int, points: int) -> KeptSeat:
        seat = table.seats[number]
        fate = "left" if seat.left else "absent" if seat.user and number not in self.here else ""
        return KeptSeat(seat.user, seat.name, seat.level, points, fate)

    # -- contests
    def _contest_id(self, table: Table) -> str:
        return f"{table.id}-{self.match}"

    def _pairs(self, table: Table, winner: int | None) -> list[Pair]:
        """Who has beaten whom when a match comes to its end."""
        if winner is None:
            return []
        players = self._players(table)
        if not table.seats[winner].left:
            return [(players[winner], loser) for seat, loser in players.items() if seat != winner and winner in players]
        stayed = [seat for seat in players if not table.seats[seat].left]
        return [(players[one], players[gone]) for gone in self.leavers if gone in players for one in stayed
                if not players[one].startswith(COMPUTER)]  # fmt: skip

    def _players(self, table: Table) -> dict[int, str]:
        """Seat → player id, without persons who were never there."""
        assert table.match is not None
        found: dict[int, str] = {}
        for name in table.match.players:
            seat = table.seats[int(name)]
            if seat.level:
                found[int(name)] = COMPUTER + seat.level
            elif seat.user and int(name) in self.here:
                found[int(name)] = seat.user
        return found

    def _broken_off(self, table: Table) -> None:
        """The table was closed in mid-match: whoever stayed longest has beaten those who had left before."""
        players = self._players(table)
        gone = [seat for seat in self.leavers if seat in players]
        stayed = [seat for seat, _ in table.persons() if seat in players]
        if not stayed and gone:
            stayed = [gone.pop()]
        self._contest(table, [(players[one], players[other]) for one in stayed for other in gone])

    def _contest(self, table: Table, pairs: list[Pair], unrated: str = "") -> None:
        contest = Contest(
            id=self._contest_id(table),
            table=table.id,
            rules=shipped_id(table),
            ended=table.at,
            pairs=tuple(pairs),
            unrated=unrated or self._unrated(table, pairs),
        )
        self.contests.append(contest)
        self.match = 0

    def _unrated(self, table: Table, pairs: list[Pair]) -> str:
        """Why a contest is not rated; empty if it may be."""
        if why := never_rated(table):
            return why
        if self.cut_off:
            return "server_fault"
        return "" if pairs else "nobody"


def never_rated(table: Table) -> str:
    """Why no match of a table is rated, as it is set up; empty: they are."""
    if not as_shipped(table):
        return "house_rules"
    return "single_deal" if table.settings.single_deal and table.rules.match_end != "deal" else ""


def hints_given(table: Table) -> bool:
    """Whether a person may be told what the master would do: where nobody's rating can move."""
    return sum(bool(seat.user) for seat in table.seats) < 2 or never_rated(table) != ""


def as_shipped(table: Table) -> bool:
    """Whether the rules are a shipped set, unchanged."""
    return table.rules.id in shipped() and table.rules == load_rules(table.rules.id)


def shipped_id(table: Table) -> str:
    """The shipped set that is played, or that the rules came from; empty if that is not known."""
    return next((id_ for id_ in (table.rules.id, table.settings.base) if id_ in shipped()), "")
