"""Show that the ratings find out who is stronger: people of known strength play, the product rates them.

    python tools/elo_simulation.py          write docs/elo-simulation.svg and the figures in docs/ratings.md
    python tools/elo_simulation.py --check  nothing is written; exit 1 when they are not current

Who wins a deal is drawn by the strengths alone: a player 400 points above another is ten times as likely to win.  The
rating is worked out by `maumau.results.rated`, as on the server (A-182 … A-190).  The same seed gives the same figures.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import fsum
from pathlib import Path
from typing import Final

from maumau.results import DAY, RULES, rated
from maumau.store import Contest, Rated

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE, CHART = ROOT / "docs" / "ratings.md", ROOT / "docs" / "elo-simulation.svg"
BEGIN, END = "<!-- figures of tools/elo_simulation.py -->\n", "<!-- end of figures -->"
DEALS, LAST, SEED = 10_000, 2_000, 1
APART: Final = 200
"""Points of strength from which on the order has to be right."""
BETWEEN: Final = DAY // 8
"""Milliseconds between two deals: too long for the guard against farming to have a say."""
EVERY: Final = 100
"""Deals between two points of the chart."""

Pair = tuple[str, str]


@dataclass(frozen=True)
class Person:
    """Somebody with a strength."""

    name: str
    strength: int
    joins: int = 0
    """Share of the deals, in percent, that are over when he comes."""


@dataclass(frozen=True)
class Pool:
    """People who play with each other."""

    name: str
    people: tuple[Person, ...]


def pool(name: str, levels: dict[int, int], *joins: int) -> Pool:
    """So many people of each strength; of every level, one after the other joins later."""
    moments = joins or (0,)
    people = [
        Person(f"{strength:+} {number}", strength, moments[number % len(moments)])
        for strength, count in levels.items()
        for number in range(count)
    ]
    return Pool(name, tuple(people))


POOLS: Final = {
    "club": pool("12 people, 200 apart, all from the start", dict.fromkeys((0, 200, 400), 4)),
    "ladder": pool(
        "18 people, six levels 200 apart; a third comes later, a third later still",
        dict.fromkeys(range(-500, 501, 200), 3), 0, 25, 50,
    ),
    "pyramid": pool(
        "31 people, many weak, few strong, up to the tier of 2400",
        {0: 10, 200: 6, 400: 4, 600: 3, 800: 2, 1000: 2, 1200: 2, 1400: 2},
    ),
}  # fmt: skip


@dataclass
class Ledger:
    """The ratings, as `maumau.results` asks for them."""

    ratings: dict[str, tuple[float, int]] = field(default_factory=dict)
    met: dict[Pair, list[int]] = field(default_factory=dict)

    def rating(self, player: str, rules: str) -> tuple[float, int] | None:  # noqa: ARG002 (of one rule set)
        """See `store.Book`."""
        return self.ratings.get(player)

    def meetings(self, one: str, other: str, rules: str, since: int) -> int:  # noqa: ARG002
        """See `store.Book`."""
        return sum(at > since for at in self.met.get(ordered(one, other), [])[-20:])

    def note(self, contest: Contest, outcome: Rated) -> None:
        """Write down what came of a contest."""
        for pair in outcome.pairs:
            self.met.setdefault(ordered(*pair), []).append(contest.ended)
        for change in outcome.changes:
            self.ratings[change.player] = (change.after, change.games)

    def before(self, player: str) -> tuple[float, int]:
        """Rating and contests of somebody, the start for who is new."""
        return self.ratings.get(player, (RULES.start, 0))


def ordered(one: str, other: str) -> Pair:
    """Two names in a fixed order."""
    return (one, other) if one < other else (other, one)


@dataclass
class Outcome:
    """What the deals did to the ratings."""

    pool: Pool
    sums: dict[str, float]
    """Of the ratings after each of the last deals."""
    last: int
    points: float = 0.0
    """That all ratings together have gained over the start."""
    tiers: float = 0.0
    """What of them the tiers explain."""
    curves: dict[str, list[tuple[int, float]]] = field(default_factory=dict)
    """Ratings on the way: (deals, rating)."""
    factors: set[float] = field(default_factory=set)
    """Factors that were in use."""

    def mean(self, name: str) -> float:
        """The rating of somebody, averaged over the last deals."""
        return self.sums[name] / self.last

    def pairs(self) -> Iterator[tuple[Person, Person]]:
        """The weaker and the stronger of all who are far enough apart."""
        people = sorted(self.pool.people, key=lambda one: one.strength)
        return ((one, two) for one, two in combinations(people, 2) if two.strength - one.strength >= APART)

    def wrong(self) -> list[tuple[str, str]]:
        """Pairs of which the weaker has the higher rating."""
        return [(one.name, two.name) for one, two in self.pairs() if self.mean(one.name) >= self.mean(two.name)]

    def level(self, strength: int) -> float:
        """The mean rating of a strength."""
        found = [self.mean(one.name) for one in self.pool.people if one.strength == strength]
        return fsum(found) / len(found)


def play(people: Sequence[Person], rng: random.Random) -> tuple[Pair, ...]:
    """A deal of 2 to 4 of them: (winner, loser)."""
    seats = rng.sample(people, rng.randint(2, 4))
    [winner] = rng.choices(seats, [10 ** (one.strength / 400) for one in seats])
    return tuple((winner.name, one.name) for one in seats if one is not winner)


def explained(pairs: Sequence[Pair], ledger: Ledger) -> float:
    """Points that come into being because the two of a pair have different factors.

    The winner gains K (1 - E), the loser loses K E with his own K, and both E belong together: what is left over is the
    difference of the factors times the chance that the loser had.
    """
    found = 0.0
    for winner, loser in pairs:
        (high, games), (low, other) = ledger.before(winner), ledger.before(loser)
        chance = 1 / (1 + 10 ** ((high - low) / 400))
        found += (RULES.k_factor(high, games) - RULES.k_factor(low, other)) * chance
    return found


def simulate(people: Pool, deals: int = DEALS, last: int = LAST, seed: int = SEED) -> Outcome:
    """Play and rate so many deals; ratings are averaged over the last of them."""
    rng, ledger = random.Random(seed), Ledger()
    out = Outcome(people, dict.fromkeys((one.name for one in people.people), 0.0), last)
    for number in range(deals):
        here = [one for one in people.people if one.joins * deals <= number * 100]
        pairs = play(here, rng)
        contest = Contest(id=str(number), table="", rules="", ended=number * BETWEEN, pairs=pairs)
        out.tiers += explained(pairs, ledger)
        out.factors |= {RULES.k_factor(*ledger.before(name)) for pair in pairs for name in pair}
        ledger.note(contest, rated(contest, ledger))
        if number >= deals - last:
            out.sums = {name: total + ledger.before(name)[0] for name, total in out.sums.items()}
        if (number + 1) % EVERY == 0:
            for one in here:
                out.curves.setdefault(one.name, []).append((number + 1, ledger.before(one.name)[0]))
    out.points = fsum(rating - RULES.start for rating, _ in ledger.ratings.values())
    return out


# ---------------------------------------------------------------- figures


def table(outcomes: Sequence[Outcome]) -> str:
    """The figures, as a table."""
    head = f"| {DEALS:,} deals of 2 to 4 people | factors in use | pairs {APART} or more apart in the right order "
    head += "| points per person that came or went | of them by the tiers |"
    lines = [head, "| --- | --- | ---: | ---: | ---: |"]
    for out in outcomes:
        total = len(list(out.pairs()))
        factors = ", ".join(f"{factor:.0f}" for factor in sorted(out.factors, reverse=True))
        people = len(out.pool.people)
        lines.append(
            f"| {out.pool.name} | {factors} | {total - len(out.wrong())} of {total} "
            f"| {out.points / people:+.2f} | {out.tiers / people:+.2f} |"
        )
    return "\n".join(lines)


def levels(out: Outcome) -> str:
    """How the ratings of one pool stand to the strengths."""
    strengths = sorted({one.strength for one in out.pool.people})
    ratings = [f"{out.level(strength):,.0f}".replace(",", "") for strength in strengths]
    head = "| strength | " + " | ".join(f"{strength:+}" for strength in strengths) + " |"
    return "\n".join((head, "| --- |" + " ---: |" * len(strengths), f"| mean rating | {' | '.join(ratings)} |"))


def figures(outcomes: dict[str, Outcome]) -> str:
    """What stands between the two marks of the page."""
    return "\n".join(
        (
            table(list(outcomes.values())),
            "",
            f"Levels of the second row, averaged over the last {LAST:,} deals:",
            "",
            levels(outcomes["ladder"]),
            "",
            f"![Ratings of 18 people on their way to their strengths]({CHART.name})",
            "",
        )
    )


def page(text: str, new: str) -> str:
    """The page with other figures.

    Raises:
        ValueError: the marks are not there.
    """
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{PAGE.name} needs the lines {BEGIN.strip()} and {END}, between which the figures stand")
    return before + BEGIN + "\n" + new + "\n" + END + after


# ---------------------------------------------------------------- chart

WIDTH, HEIGHT = 760, 420
LEFT, RIGHT, TOP, BOTTOM = 52, 64, 44, 40
LOW, HIGH = 800, 2200
COLOURS: Final = ("#08306b", "#2171b5", "#2b8c8c", "#7a8b1f", "#c0760b", "#a63603")
"""From the weakest level to the strongest."""


def across(deals: float) -> float:
    """Where a number of deals lies."""
    return LEFT + (WIDTH - LEFT - RIGHT) * deals / DEALS


def up(rating: float) -> float:
    """Where a rating lies."""
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (rating - LOW) / (HIGH - LOW)


def chart(out: Outcome) -> str:
    """The ratings of all people over the deals, with their strengths as dashed lines."""
    strengths = sorted({one.strength for one in out.pool.people})
    middle = fsum(out.mean(one.name) - one.strength for one in out.pool.people) / len(out.pool.people)
    lines = [*frame_lines()]
    for colour, strength in zip(COLOURS, strengths, strict=True):
        y = up(middle + strength)
        lines.append(level_line(y, f'stroke="{colour}" stroke-dasharray="5 4"'))
        for one in out.pool.people:
            if one.strength == strength:
                points = " ".join(f"{across(deals):.0f},{up(rating):.1f}" for deals, rating in out.curves[one.name])
                lines.append(
                    f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.3" opacity=".75"/>'
                )
        lines.append(f'<text x="{WIDTH - RIGHT + 8}" y="{y + 4:.1f}">{strength:+}</text>')
    body = "\n".join(lines)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="sans-serif" font-size="12" fill="#333" role="img">\n'
        "<title>Ratings of 18 people of known strength over 10,000 deals</title>\n"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>\n{body}\n</svg>\n'
    )


def level_line(y: float, look: str) -> str:
    """A line across the chart."""
    return f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" {look}/>'


def frame_lines() -> Iterator[str]:
    """Title, axes and their numbers."""
    yield f'<text x="{LEFT}" y="20" font-size="14">Rating of each person; dashed: strength, on the same scale</text>'
    yield f'<text x="{WIDTH - RIGHT + 8}" y="{TOP - 12}" fill="#666">strength</text>'
    for rating in range(LOW, HIGH + 1, 200):
        y = up(rating)
        yield level_line(y, 'stroke="#e4e4e4"')
        yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#666">{rating}</text>'
    for deals in range(0, DEALS + 1, 2_000):
        yield f'<text x="{across(deals):.0f}" y="{HEIGHT - 20}" text-anchor="middle" fill="#666">{deals:,}</text>'
    yield f'<text x="{(LEFT + WIDTH - RIGHT) / 2:.0f}" y="{HEIGHT - 4}" text-anchor="middle" fill="#666">deals</text>'


def made() -> dict[Path, str]:
    """The files and what belongs in them."""
    outcomes = {name: simulate(people) for name, people in POOLS.items()}
    text = page(PAGE.read_text(encoding="utf-8"), figures(outcomes))
    return {PAGE: text, CHART: chart(outcomes["ladder"])}


def main(arguments: Sequence[str]) -> int:
    """Write or check; the exit status."""
    files = made()
    if "--check" in arguments:
        stale = [path for path, text in files.items() if not path.is_file() or path.read_text("utf-8") != text]
        for path in stale:
            print(f"docs/{path.name} is not current: run python tools/elo_simulation.py")
        return bool(stale)
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")
    print(files[PAGE].partition(BEGIN)[2].partition(END)[0].strip())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
