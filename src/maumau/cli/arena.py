"""``maumau arena``: let computer players compete on duplicate deals, and rate them."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from maumau.bots import Budget, UnknownPlayer
from maumau.cli import GOOD, Problem
from maumau.cli.choosing import OPTION_HELP, RULES_HELP, deals, rules_for, seed, whole_number
from maumau.engine.rules.ruleset import RuleSet
from maumau.lab.arena import Standing, compete
from maumau.lab.contest import Contest
from maumau.lab.figures import Sprt, ratings
from maumau.lab.kept import ArenaError
from maumau.lab.who import is_command, seat_by_name

jobs = whole_number(1, 1024, "a number of processes")
seats = whole_number(2, 8, "a number of seats")
own = whole_number(1, 7, "a number of own seats")
playouts = whole_number(1, 10**7, "a number of playouts")
milliseconds = whole_number(1, 600_000, "a number of milliseconds")


def add_parser(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Add the command to the parser of ``maumau``."""
    parser = subparsers.add_parser(
        "arena",
        help="let computer players compete and rate them",
        description="Let players compete on duplicate deals: the same packs, all seatings. Two players: how often the "
        "first one wins, and whether it is the better one. More: every pair, and ratings. A player is a name (greedy, "
        "hard, master, oracle-hands …), one with options (master:playouts=1000,depth=8), or a program that speaks the "
        "protocol of docs/bots.md (./mybot, or 'python3 mybot.py'); programs run with your rights.",
    )
    add = parser.add_argument
    add("players", metavar="PLAYER", nargs="+", help="two or more")
    add("--rules", metavar="ID|FILE", default="skat-32", help=f"{RULES_HELP}; usual: skat-32")
    add("--option", metavar="NAME=VALUE", action="append", default=[], help=OPTION_HELP)
    add("--seats", type=seats, metavar="N", default=2, help="usual: 2")
    add(
        "--own",
        type=own,
        metavar="N",
        default=1,
        help="seats of the first player, the other one has the rest; usual: 1",
    )
    add("--deals", type=deals, metavar="N", default=1000, help="at most so many, each in all seatings; usual: 1000")
    add("--seed", type=seed, metavar="N", default=1, help="where all chance comes from; usual: 1")
    add("--playouts", type=playouts, metavar="N", default=0, help="budget of a move for players that search")
    add(
        "--milliseconds",
        type=milliseconds,
        metavar="N",
        default=0,
        help="time after which thought is cut off",
    )
    add("--sprt", metavar="LOW,HIGH", help="stop when it is clear (5 %% error) that the share is nearer LOW or HIGH, "
        "as in 0.50,0.52")  # fmt: skip
    add("--jobs", type=jobs, metavar="N", nargs="?", const=os.cpu_count() or 1, default=1,
        help="processes; without a number as many as there are cores; usual: 1")  # fmt: skip
    add("--keep", metavar="FILE", type=Path, help="keep the results in a file; the same command takes them up again "
        "(more than two players: one file for each pair, -1, -2 … added)")  # fmt: skip
    add("--json", action="store_true", help="print JSON, without progress")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and print."""
    rules = rules_for(args.rules, args.option)
    check(args, rules)
    sprt = sprt_of(args.sprt)
    standings = []
    for number, pair in enumerate(combinations(args.players, 2), 1):
        standings.append(played(contest_of(args, rules, pair), args, sprt, kept(args, number)))
        if not args.json:
            print("\n".join(report(standings[-1], sprt)), flush=True)
    if args.json:
        print(json.dumps(as_json(args.players, standings, sprt), indent=2))
    elif len(args.players) > 2:
        print("\n".join(rating_lines(args.players, standings)))
    return GOOD


def check(args: argparse.Namespace, rules: RuleSet) -> None:
    """Complain about what cannot be played.

    Raises:
        Problem: it says what would be right.
    """
    if len(args.players) < 2:
        raise Problem("arena needs two players or more, as in: maumau arena hard greedy")
    if len(set(args.players)) < len(args.players) and len(args.players) > 2:
        raise Problem("each player competes once: a name is there twice")
    if not rules.min_players <= args.seats <= rules.max_players:
        raise Problem(f"{rules.id} is played by {rules.min_players} to {rules.max_players}, not by {args.seats}")
    if args.own >= args.seats:
        raise Problem(f"--own {args.own} leaves no seat to the other player: there are {args.seats} seats")
    for name in args.players:
        check_program(name)
        try:
            seat_by_name(name, rules)
        except (UnknownPlayer, ValueError) as error:
            raise Problem(str(error)) from None


def check_program(name: str) -> None:
    """Complain about a program that cannot be started; other players are none of its business.

    Raises:
        Problem: it says which file.
    """
    if not is_command(name):
        return
    try:
        words = shlex.split(name)
    except ValueError as error:
        raise Problem(f"{name!r} is no command line: {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise Problem(f"{name!r} cannot be started: there is no program {(words or [''])[0]!r} (is it executable?)")


def sprt_of(text: str | None) -> Sprt | None:
    """The test that was asked for."""
    if text is None:
        return None
    wanted = f"--sprt wants two shares, as in 0.50,0.52, not {text!r}"
    try:
        low, high = (float(word) for word in text.split(","))
    except ValueError:
        raise Problem(wanted) from None
    try:
        return Sprt(low, high)
    except ValueError as error:
        raise Problem(f"{wanted} ({error})") from None


def contest_of(args: argparse.Namespace, rules: RuleSet, pair: Sequence[str]) -> Contest:
    """The contest of two players."""
    budget = Budget(args.playouts, args.milliseconds)
    return Contest(rules, (pair[0], pair[1]), args.seats, args.own, args.seed, budget)


def kept(args: argparse.Namespace, number: int) -> Path | None:
    """The file of a pair."""
    path: Path | None = args.keep
    if path is None or len(args.players) == 2:
        return path
    return path.with_name(f"{path.stem}-{number}{path.suffix}")


def played(contest: Contest, args: argparse.Namespace, sprt: Sprt | None, keep: Path | None) -> Standing:
    """The result of a contest; a progress bar on standard error shows how far it is."""
    from rich.console import Console  # noqa: PLC0415 (slow to import)
    from rich.progress import Progress  # noqa: PLC0415

    standing = Standing(contest)
    shown = sys.stderr.isatty() and not args.json
    try:
        with Progress(console=Console(stderr=True), transient=True, disable=not shown) as progress:
            bar = progress.add_task(" against ".join(contest.sides), total=args.deals)
            for standing in compete(contest, args.deals, jobs=args.jobs, sprt=sprt, keep=keep):
                share = f"{contest.sides[0]} {standing.shares.mean:.1%}"
                progress.update(bar, completed=standing.blocks, description=share)
    except ArenaError as error:
        raise Problem(str(error)) from None
    except OSError as error:
        raise Problem(f"{keep}: no results can be kept there: {error.strerror}") from None
    return standing


# -- output --------------------------------------------------------------------------------------------------
def report(standing: Standing, sprt: Sprt | None) -> list[str]:
    """A contest as lines of text."""
    contest, whole = standing.contest, standing.sum
    low, high = standing.shares.interval()
    first, second = contest.sides
    table = f"{contest.seats} seats ({contest.own} for {first})"
    deals = f"{standing.blocks:,} deal{'s' * (standing.blocks != 1)}"
    lines = [
        f"{first} against {second}: {contest.rules.id}, {table}, {deals}, all seatings",
        f"  share   {first} wins {standing.shares.mean:.1%}, 95 % {low:.1%} … {high:.1%}, even {contest.even:.1%}",
        f"  points  a deal and seat: {mean_points(standing, 0):.1f} against {mean_points(standing, 1):.1f}",
        f"  time    median {whole.median_ms(0):.1f} ms a move against {whole.median_ms(1):.1f} ms",
    ]
    if whole.void:
        lines.append(f"  void    {whole.void:,} deal{'s' * (whole.void != 1)}")
    for side in (0, 1):
        if whole.faults[side]:
            found = ", ".join(f"{what} {times}" for what, times in sorted(whole.faults[side].items()))
            lines.append(f"  faults  {contest.sides[side]}: {found}")
    if sprt is not None:
        lines.append(
            f"  test    {sprt.low:g} or {sprt.high:g}: {sprt.verdict(standing.shares)} "
            f"(ratio {sprt.ratio(standing.shares):.2f}, bound {sprt.bound:.2f})"
        )
    return lines


def mean_points(standing: Standing, side: int) -> float:
    """Points of a side's seat in a deal."""
    contest = standing.contest
    seats_of = contest.own if side == 0 else contest.seats - contest.own
    return standing.sum.points[side] / max(standing.sum.deals * seats_of, 1)


def rated(players: Sequence[str], standings: Sequence[Standing]) -> dict[str, float]:
    """Elo ratings of all players."""
    scores = {}
    for one in standings:
        scores[one.contest.sides] = (even_share(one), one.sum.deals)
    return ratings(players, scores)


def even_share(standing: Standing) -> float:
    """The share as it would be between two alike halves of the seats: its odds divided by the even odds."""
    share, even = standing.shares.mean, standing.contest.even
    odds = share * (1 - even)
    return odds / (odds + (1 - share) * even)


def rating_lines(players: Sequence[str], standings: Sequence[Standing]) -> list[str]:
    """The table of ratings, the best first."""
    found = rated(players, standings)
    width = max(map(len, players))
    ordered = sorted(players, key=lambda name: -found[name])
    return ["", f"{'player':<{width}}  rating", *(f"{name:<{width}}  {found[name]:+6.0f}" for name in ordered)]


def as_json(players: Sequence[str], standings: Sequence[Standing], sprt: Sprt | None) -> dict[str, Any]:
    """All results as data."""
    data: dict[str, Any] = {"contests": [contest_json(one, sprt) for one in standings]}
    if len(players) > 2:
        data["ratings"] = rated(players, standings)
    return data


def contest_json(standing: Standing, sprt: Sprt | None) -> dict[str, Any]:
    """One contest as data."""
    contest, whole = standing.contest, standing.sum
    data: dict[str, Any] = {
        "rules": contest.rules.id,
        "players": list(contest.sides),
        "seats": contest.seats,
        "own_seats": contest.own,
        "seed": contest.seed,
        "blocks": standing.blocks,
        "deals": whole.deals,
        "wins": whole.wins,
        "void": whole.void,
        "share": standing.shares.mean,
        "share_95": list(standing.shares.interval()),
        "even": contest.even,
        "points": [mean_points(standing, 0), mean_points(standing, 1)],
        "median_ms": [whole.median_ms(0), whole.median_ms(1)],
        "faults": [dict(one) for one in whole.faults],
    }
    if sprt is not None:
        data["sprt"] = {"verdict": sprt.verdict(standing.shares), "ratio": sprt.ratio(standing.shares)}
    return data
