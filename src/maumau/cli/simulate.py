"""``maumau simulate``: many deals with the same players in the same seats, counted."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from typing import Any

from maumau.cli import GOOD, Problem
from maumau.cli.choosing import OPTION_HELP, RULES_HELP, check_player, deals, rules_for, seed, whole_number
from maumau.engine.rules.ruleset import RuleSet
from maumau.lab.simulate import Setup, Tally, interval, simulate

jobs = whole_number(1, 1024, "a number of processes")
seats = whole_number(2, 8, "a number of seats")


def add_parser(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Add the command to the parser of ``maumau``."""
    parser = subparsers.add_parser(
        "simulate",
        help="play many deals among computer players and print what came out",
        description="Play many deals with the same players in the same seats; seat 0 begins. Prints one line for each "
        "seat and what the deals were like. The same seed gives the same counts, whatever the number of processes.",
    )
    add = parser.add_argument
    add("--rules", metavar="ID|FILE", default="mau-king", help=f"{RULES_HELP}; usual: mau-king")
    add("--option", metavar="NAME=VALUE", action="append", default=[], help=OPTION_HELP)
    add(
        "--players",
        metavar="NAMES",
        default="random-card",
        help="by seat, as in greedy-1,random-card; usual: random-card",
    )
    add("--seats", type=seats, metavar="N", help="so many seats, where one player is named who sits in all of them")
    add("--deals", type=deals, metavar="N", default=1000, help="usual: 1000")
    add("--seed", type=seed, metavar="N", default=1, help="where all chance comes from; usual: 1")
    add("--jobs", type=jobs, metavar="N", nargs="?", const=os.cpu_count() or 1, default=1,
        help="processes; without a number as many as there are cores; usual: 1")  # fmt: skip
    add("--json", action="store_true", help="print JSON, without a progress bar")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and print."""
    setup = setup_of(args)
    began = time.perf_counter()
    tally = counted(setup, args)
    seconds = time.perf_counter() - began
    if args.json:
        print(json.dumps(as_json(setup, tally, seconds, args.jobs), indent=2))
    else:
        print("\n".join(report(setup, tally, seconds, args.jobs)))
    return GOOD


def setup_of(args: argparse.Namespace) -> Setup:
    """What is to be played.

    Raises:
        Problem: the rule set or the players are not possible.
    """
    rules = rules_for(args.rules, args.option)
    names = tuple(name.strip() for name in args.players.split(","))
    if len(names) == 1:
        names *= args.seats or max(rules.min_players, 2)
    elif args.seats is not None and args.seats != len(names):
        raise Problem(f"--seats {args.seats}, but --players names {len(names)}: leave one of them out")
    check_seats(names, rules)
    return Setup(rules, names, args.seed)


def check_seats(names: tuple[str, ...], rules: RuleSet) -> None:
    """Complain where these players cannot sit down.

    Raises:
        Problem: it says how many can, or who there is.
    """
    if not rules.min_players <= len(names) <= rules.max_players:
        raise Problem(f"{rules.id} is played by {rules.min_players} to {rules.max_players}, not by {len(names)}")
    for name in names:
        check_player(name, rules, "--players")


def counted(setup: Setup, args: argparse.Namespace) -> Tally:
    """The tally of all deals; a progress bar on standard error shows how far it is."""
    from rich.console import Console  # noqa: PLC0415 (slow to import)
    from rich.progress import Progress  # noqa: PLC0415

    tally = Tally(len(setup.players))
    shown = sys.stderr.isatty() and not args.json
    with Progress(console=Console(stderr=True), transient=True, disable=not shown) as progress:
        bar = progress.add_task("deals", total=args.deals)
        for tally in simulate(setup, args.deals, args.jobs):
            progress.update(bar, completed=tally.deals)
    return tally


# -- output --------------------------------------------------------------------------------------------------
def report(setup: Setup, tally: Tally, seconds: float, processes: int) -> list[str]:
    """The counts as lines of text, at most 80 columns wide where names are short."""
    width = max(len("player"), *map(len, setup.players))
    lines = [
        f"{setup.rules.id}, {tally.deals:,} deals, seed {setup.seed}",
        "",
        f"seat  {'player':<{width}}  {'wins':>10}  share  95 % interval  mean points",
    ]
    longest = max(tally.lengths)
    for seat, name in enumerate(setup.players):
        low, high = interval(tally.wins[seat], tally.deals)
        lines.append(
            f"{seat:>4}  {name:<{width}}  {tally.wins[seat]:>10,}  {tally.wins[seat] / tally.deals:5.1%}"
            f"  {low:5.1%} … {high:5.1%}  {tally.points[seat] / tally.deals:>11.2f}"
        )
    return [
        *lines,
        "",
        f"length      mean {tally.moves / tally.deals:.1f} moves, 95 % within {tally.within(0.95)}, longest {longest}",
        f"draws       {tally.drawn / tally.deals:.1f} cards a deal",
        f"reshuffles  {tally.reshuffles / tally.deals:.2f} a deal",
        f"void        {tally.void:,} deals without a winner",
        speed(tally, seconds, processes),
    ]


def speed(tally: Tally, seconds: float, processes: int) -> str:
    """The line about the time."""
    rates = f"{tally.moves / seconds:,.0f} moves/s, {tally.deals / seconds:,.0f} deals/s"
    return f"speed       {rates}, {seconds:.1f} s with {processes} process{'es' * (processes > 1)}"


def as_json(setup: Setup, tally: Tally, seconds: float, processes: int) -> dict[str, Any]:
    """The counts as data; all but ``speed`` is the same on every run."""
    return {
        "rules": setup.rules.id,
        "seed": setup.seed,
        "deals": tally.deals,
        "seats": [seat_json(setup, tally, seat) for seat in range(len(setup.players))],
        "length": {
            "mean": tally.moves / tally.deals,
            "p95": tally.within(0.95),
            "max": max(tally.lengths),
        },
        "moves": tally.moves,
        "cards_drawn": tally.drawn,
        "reshuffles": tally.reshuffles,
        "void": tally.void,
        "speed": {
            "seconds": seconds,
            "moves_per_second": tally.moves / seconds,
            "deals_per_second": tally.deals / seconds,
            "jobs": processes,
        },
    }


def seat_json(setup: Setup, tally: Tally, seat: int) -> dict[str, Any]:
    """One seat's line."""
    low, high = interval(tally.wins[seat], tally.deals)
    return {
        "seat": seat,
        "player": setup.players[seat],
        "wins": tally.wins[seat],
        "win_share": tally.wins[seat] / tally.deals,
        "win_share_95": [low, high],
        "mean_points": tally.points[seat] / tally.deals,
    }
