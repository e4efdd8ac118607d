"""The ladder: every level against the one below it, on every rule set, with two seats and with four.

How many deals each rung gets is fixed here, before any of them is played: who stops when the figures look good finds a
difference where there is none.  Blocks are kept in a folder, one file for each rung, and taken up where they end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from maumau.bots import LEVELS
from maumau.lab.arena import Standing, compete, read_kept
from maumau.lab.contest import Contest
from maumau.rulesets import load_rules, shipped

SEED: Final = 20_270
"""Where all chance of the ladder comes from."""
SEATS: Final = (2, 4)
"""At four seats each side has two."""
DEALS: Final[Mapping[tuple[str, int], int]] = {
    ("easy", 2): 600,
    ("easy", 4): 400,
    ("medium", 2): 300,
    ("medium", 4): 200,
    ("hard", 2): 600,
    ("hard", 4): 1000,
    ("master", 2): 1500,
    ("master", 4): 800,
}
"""(upper level, seats) → deals, each in all seatings.

The share of one deal, all its seatings together, spreads by 0.2 to 0.3.  To show with nine chances in ten that a share
is above 50 %, a lead of 4 points wants 600 deals at the most, one of 2.5 points 1,000 of those with four seats, one of
2 points 1,500 with two.  Easy leads beginner by about 4 points or more, medium leads easy by 10, hard leads medium by
10 with two seats and by less with four, master leads hard by little.  A block of master's with four seats takes more
than a second of a core, so there are 800, enough for a lead of 3 points.
"""
MARKS: Final = ("<!-- ladder: written by tools/ladder.py -->", "<!-- end of the ladder -->")
"""Between them the tables stand in a document."""


class LadderError(ValueError):
    """Something is asked for that there is not; the message says what would be right."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A level against the one below it, on one rule set, with so many seats."""

    rules: str
    seats: int
    upper: str
    """Both are levels."""
    lower: str
    deals: int

    @property
    def name(self) -> str:
        """A name for its file."""
        return f"{self.rules}-{self.seats}-{self.upper}"

    def contest(self) -> Contest:
        """What is played: half of the seats each."""
        sides = (LEVELS[self.upper], LEVELS[self.lower])
        return Contest(load_rules(self.rules), sides, self.seats, self.seats // 2, SEED)

    def climb(self, folder: Path, jobs: int) -> Iterator[Standing]:
        """Play what is missing; see `compete`."""
        folder.mkdir(parents=True, exist_ok=True)
        return compete(self.contest(), self.deals, jobs=jobs, keep=folder / f"{self.name}.jsonl")

    def kept(self, folder: Path) -> Standing:
        """What has been played."""
        contest = self.contest()
        standing = Standing(contest)
        for block in read_kept(folder / f"{self.name}.jsonl", contest)[: self.deals]:
            standing.add(block)
        return standing


def rungs(
    rules: Sequence[str] = (), uppers: Sequence[str] = (), deals: Mapping[tuple[str, int], int] = DEALS
) -> list[Rung]:
    """All rungs, those of the weakest levels first.

    Args:
        rules: ids of shipped rule sets; none means all.
        uppers: only rungs with these upper levels; none means all.
        deals: how many, as in `DEALS`.

    Raises:
        LadderError: there is no such rule set, or nothing below such a level.
    """
    known(rules, shipped(), "rule set")
    known(uppers, list(LEVELS)[1:], "level with one below it")
    return [
        Rung(one, seats, upper, lower, deals[upper, seats])
        for lower, upper in pairwise(LEVELS)
        for seats in SEATS
        for one in rules or shipped()
        if not uppers or upper in uppers
        if load_rules(one).min_players <= seats <= load_rules(one).max_players
    ]


def known(asked: Iterable[str], there: Iterable[str], what: str) -> None:
    """Complain about the first word that is not there.

    Raises:
        LadderError: it says which words are.
    """
    there = list(there)
    for word in asked:
        if word not in there:
            raise LadderError(f"{word!r} is no {what}: there are {', '.join(there)}")


# -- tables --------------------------------------------------------------------------------------------------
def tables(standings: Mapping[Rung, Standing]) -> str:
    """The finished rungs as Markdown, a table for each number of seats, then what is not finished or not won."""
    parts = [table(seats, {rung: one for rung, one in standings.items() if rung.seats == seats}) for seats in SEATS]
    begun = [
        f"{rung.rules} with {rung.seats} seats, {rung.upper} ({one.blocks:,} of {rung.deals:,})"
        for rung, one in standings.items()
        if 0 < one.blocks < rung.deals
    ]
    waiting = sum(one.blocks == 0 for one in standings.values())
    lost = [
        f"{rung.rules} with {rung.seats} seats, {rung.upper}"
        for rung, one in standings.items()
        if one.blocks >= rung.deals and one.shares.interval()[0] <= one.contest.even
    ]
    if lost:
        parts.append(f"**Not above 50 %** at this number of deals: {'; '.join(lost)}.")
    if begun:
        parts.append(f"Begun: {'; '.join(begun)}.")
    if waiting:
        parts.append(f"Not begun: {waiting} of {len(standings)}.")
    return "\n\n".join(part for part in parts if part)


def table(seats: int, standings: Mapping[Rung, Standing]) -> str:
    """One table: a row for each rule set, a column for each upper level; nothing without rungs."""
    if not standings:
        return ""
    columns = {(rung.upper, rung.lower, rung.deals) for rung in standings}
    ordered = sorted(columns, key=lambda column: list(LEVELS).index(column[0]))
    heads = [f"{upper} over {lower} ({deals:,} deals)" for upper, lower, deals in ordered]
    lines = [f"| {seats} seats | {' | '.join(heads)} |", f"|---|{'---|' * len(heads)}"]
    found = {(rung.rules, rung.upper): one for rung, one in standings.items()}
    wanted = {(rung.rules, rung.upper): rung.deals for rung in standings}
    for rules in dict.fromkeys(rung.rules for rung in standings):
        cells = [
            cell(found[rules, upper], wanted[rules, upper]) if (rules, upper) in found else "" for upper, *_ in ordered
        ]
        lines.append(f"| `{rules}` | {' | '.join(cells)} |")
    return "\n".join(lines)


def cell(standing: Standing, deals: int) -> str:
    """The share of the upper level and its 95 % interval, in percent; a dash before all deals are played."""
    if standing.blocks < deals:
        return "–"
    low, high = standing.shares.interval()
    return f"{standing.shares.mean:.1%} [{100 * low:.1f}, {100 * high:.1f}]".replace("%", "")


def put(document: str, text: str) -> str:
    """A document with the tables between its marks.

    Raises:
        LadderError: a mark is missing, or they are in the wrong order.
    """
    head, first, rest = document.partition(MARKS[0])
    _, second, tail = rest.partition(MARKS[1])
    if not first or not second:
        raise LadderError(f"the document wants a line {MARKS[0]!r} and, after it, a line {MARKS[1]!r}")
    return f"{head}{first}\n\n{text}\n\n{second}{tail}"
