"""The ladder: every level against the one below it, on every rule set, with two seats and with four.

How many deals each rung gets is fixed here, before any of them is played: who stops when the figures look good finds a
difference where there is none.  Blocks are kept in a folder, one file for each rung, and taken up where they end.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import Final

from maumau.bots import LEVELS
from maumau.lab.arena import Standing, compete
from maumau.lab.contest import Contest
from maumau.lab.kept import read_kept
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
CELL: Final = re.compile(r"[0-9.]+ \[[0-9.]+, [0-9.]+\]")
"""A finished rung in a table."""


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
def tables(standings: Mapping[Rung, Standing], before: Mapping[Rung, str] = MappingProxyType({})) -> str:
    """Finished rungs as Markdown, a table for each number of seats, then what is not finished or not won.

    Args:
        standings: what has been played of each rung.
        before: cells that a document shows, see `shown`; they stand where nothing newer is finished.
    """
    cells = {rung: cell(one, rung.deals) or before.get(rung, "") for rung, one in standings.items()}
    parts = [table({rung: text for rung, text in cells.items() if rung.seats == seats}) for seats in SEATS]
    lost = [
        f"{rung.rules} with {rung.seats} seats, {rung.upper}"
        for rung, text in cells.items()
        if text and lower_end(text) <= 50
    ]
    begun = [
        f"{rung.rules} with {rung.seats} seats, {rung.upper} ({standings[rung].blocks:,} of {rung.deals:,})"
        for rung, text in cells.items()
        if not text and standings[rung].blocks
    ]
    waiting = sum(not text and not standings[rung].blocks for rung, text in cells.items())
    if lost:
        parts.append(f"**Not above 50 %** at this number of deals: {'; '.join(lost)}.")
    if begun:
        parts.append(f"Begun: {'; '.join(begun)}.")
    if waiting:
        parts.append(f"Not begun: {waiting} of {len(cells)}.")
    return "\n\n".join(part for part in parts if part)


def table(cells: Mapping[Rung, str]) -> str:
    """The rungs with one number of seats: a row for each rule set, a column for each upper level."""
    if not cells:
        return ""
    heads = list(dict.fromkeys(head(rung) for rung in cells))
    lines = [f"| {next(iter(cells)).seats} seats | {' | '.join(heads)} |", f"|---|{'---|' * len(heads)}"]
    for rules in dict.fromkeys(rung.rules for rung in cells):
        row = {head(rung): text or "–" for rung, text in cells.items() if rung.rules == rules}
        lines.append(f"| `{rules}` | {' | '.join(row.get(one, '') for one in heads)} |")
    return "\n".join(lines)


def head(rung: Rung) -> str:
    """What stands above its column."""
    return f"{rung.upper} over {rung.lower} ({rung.deals:,} deals)"


def cell(standing: Standing, deals: int) -> str:
    """The share of the upper level and its 95 % interval, in percent; nothing before all deals are played."""
    if standing.blocks < deals:
        return ""
    low, high = standing.shares.interval()
    return f"{standing.shares.mean:.1%} [{100 * low:.1f}, {100 * high:.1f}]".replace("%", "")


def lower_end(text: str) -> float:
    """The lower end of the interval in a cell, in percent."""
    return float(text.partition("[")[2].partition(",")[0])


# -- documents -----------------------------------------------------------------------------------------------
def around(document: str) -> tuple[str, str, str]:
    """A document before its tables, the tables, and what comes after them, without the marks.

    Raises:
        LadderError: a mark is missing, or they are in the wrong order.
    """
    before, first, rest = document.partition(MARKS[0])
    old, second, after = rest.partition(MARKS[1])
    if not first or not second:
        raise LadderError(f"the document wants a line {MARKS[0]!r} and, after it, a line {MARKS[1]!r}")
    return before, old, after


def put(document: str, text: str) -> str:
    """A document with these tables between its marks.

    Raises:
        LadderError: as `around`.
    """
    before, _, after = around(document)
    return f"{before}{MARKS[0]}\n\n{text}\n\n{MARKS[1]}{after}"


def shown(document: str, asked: Iterable[Rung]) -> dict[Rung, str]:
    """The cells of these rungs in a document, where they are finished, with the same number of deals.

    Raises:
        LadderError: as `around`.
    """
    found: dict[tuple[str, str, str], str] = {}
    seats, heads = "", [""]
    for line in around(document)[1].split("\n"):
        first, *rest = [word.strip() for word in line.strip("|").split("|")]
        if first.endswith(" seats"):
            seats, heads = first, rest
        for above, text in zip(heads, rest, strict=False):
            if CELL.fullmatch(text):
                found[seats, first, above] = text
    wanted = {rung: (f"{rung.seats} seats", f"`{rung.rules}`", head(rung)) for rung in asked}
    return {rung: found[where] for rung, where in wanted.items() if where in found}
