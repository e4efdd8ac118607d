"""Several nodes over one PostgreSQL and one NATS: throughput with one, two and three, then ten minutes of trouble.

    python bench/cluster_bench.py [--tables 300] [--minutes 10] [--seconds 20] [--seed 1] [--think 1] [--quick]

Every table has three people on different nodes and a computer player.  All clients live in one process beside the
nodes, so on a machine with few cores the figures say more about the machine than about the nodes.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from collections import Counter
from typing import Any

from maumau.testing.chaos import Outcome, Plan, scene, share
from maumau.testing.databases import Nats, Postgres
from maumau.testing.nodes import FAULTS, nodes

UNRELIABLE = "11,0.02,0.05,0.02"
"""Seed; shares of hints that are dropped, late, doubled, while things go wrong."""


def run(count: int, plan: Plan, database: Postgres, broker: Nats) -> Outcome:
    """Play on so many nodes."""
    with nodes(database, broker, count, f"bench{count}{int(time.time())}") as found:
        return asyncio.run(scene(found, plan))


def line(name: str, outcome: Outcome) -> str:
    """The figures of a run."""
    waits, evidence = outcome.waits, outcome.evidence
    rate = evidence.events / outcome.seconds
    return (
        f"{name:28} {len(waits) / outcome.seconds:7.1f} moves/s {rate:7.1f} events/s   "
        f"p50 {share(waits, 0.5) * 1000:6.1f}  p99 {share(waits, 0.99) * 1000:7.1f}  worst {waits[-1] * 1000:8.1f} ms"
        f"   {outcome.cpu / max(1, evidence.events) * 1000:5.2f} ms of processor per event"
    )


def told(outcome: Outcome) -> str:
    """What was checked, and what was found."""
    evidence = outcome.evidence
    found = (
        f"  {evidence.confirmed} confirmed moves, {evidence.events} events, {evidence.compared} parts of views compared"
    )
    return f"{found}: faults {dict(evidence.faults) or 'none'}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--calm-tables", type=int, default=60, help="while nothing goes wrong")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seconds", type=float, default=20, help="for each number of nodes")
    parser.add_argument("--think", type=float, default=1.0, help="seconds a client takes for a move")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="20 tables, one minute")
    args = parser.parse_args()
    if args.quick:
        args.tables, args.calm_tables, args.minutes, args.seconds = 20, 20, 1, 8
    database, broker = Postgres(), Nats()
    common: dict[str, Any] = {"seed": args.seed, "think": args.think}
    tables = f"{args.calm_tables} tables, {args.tables} while things go wrong"
    print(f"{tables}; 3 people and a computer player at each; {os.cpu_count()} cores", flush=True)
    for count in (1, 2, 3):
        ramp = 5 + args.calm_tables / 10
        calm = Plan(args.calm_tables, args.seconds, faults=(), ramp=ramp, **common)
        outcome = run(count, calm, database, broker)
        print(line(f"{count} node{'s'[: count > 1]}", outcome), told(outcome), sep="\n", flush=True)
    os.environ[FAULTS] = UNRELIABLE
    trouble = Plan(args.tables, args.minutes * 60, every=(6.0, 12.0), ramp=5 + args.tables / 10, **common)
    outcome = run(3, trouble, database, broker)
    print(line("3 nodes, things going wrong", outcome), told(outcome), sep="\n")
    print(f"  faults made: {dict(Counter(outcome.faults))}; longest silence {outcome.longest_silence:.2f} s")
    for kind, seconds in outcome.recovered.items():
        ordered = sorted(seconds)
        print(f"  after {kind:9} median {share(ordered, 0.5):.2f} s, worst {ordered[-1]:.2f} s: {len(ordered)} times")
    for example in outcome.evidence.examples:
        print("  ", example)
    database.stop()
    broker.stop()
    raise SystemExit(1 if outcome.evidence.faults else 0)


if __name__ == "__main__":
    main()
