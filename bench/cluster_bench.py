"""Several nodes over one PostgreSQL and one NATS: one, two and three under load, then ten minutes of trouble.

    python bench/cluster_bench.py [--tables 300] [--minutes 10] [--seconds 8] [--seed 1] [--think 4] [--quick]

Under load three people play at each of 100 tables, everybody at another node, through the load generator of the
server's bench (bench/server/maumau_load.py).  While things go wrong every table has a computer player beside them.
Nodes, database, broker and all clients share this computer: with few cores, more nodes have less each.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from maumau.testing.chaos import Outcome, Plan, scene, share
from maumau.testing.databases import Nats, Postgres
from maumau.testing.nodes import FAULTS, nodes

LOAD = Path(__file__).resolve().parent / "server" / "maumau_load.py"
UNRELIABLE = "11,0.02,0.05,0.02"
"""Seed; shares of hints that are dropped, late, doubled, while things go wrong."""


def run(count: int, plan: Plan, database: Postgres, broker: Nats) -> Outcome:
    """Play on so many nodes."""
    with nodes(database, broker, count, f"bench{count}{int(time.time())}") as found:
        return asyncio.run(scene(found, plan))


def loaded(count: int, seconds: float, *options: str) -> str:
    """A row of the table: so many nodes under load."""
    command = [sys.executable, str(LOAD), "--nodes", str(count), "--seconds", str(seconds), *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=400, check=False)
    if done.returncode:
        return f"| {count} | failed: {(done.stderr.strip().splitlines() or ['?'])[-1]} | | | | | |"
    found = json.loads(done.stdout)
    acks, wrong = found["ack_ms"], found["gaps"] + found["acknowledged_but_lost"]
    cells = [
        found["rate"] or "as many as go",
        found["moves_per_s"],
        acks["p50"],
        acks["p99"],
        found["server_us_per_move"],
        wrong,
    ]
    return f"| {count} | " + " | ".join(map(str, cells)) + " |"


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
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seconds", type=float, default=8, help="under load, each time")
    parser.add_argument("--think", type=float, default=4.0, help="seconds a client takes for a move")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="20 tables, one minute")
    args = parser.parse_args()
    if args.quick:
        args.tables, args.minutes, args.seconds = 20, 1, 4
    print("| nodes | asked for | moves/s | ack p50 ms | ack p99 ms | µs/move, all nodes | holes and losses |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for rate in ("0", "500"):
        for count in (1, 2, 3):
            print(loaded(count, args.seconds, "--rate", rate), flush=True)
    database, broker = Postgres(), Nats()
    common: dict[str, Any] = {"seed": args.seed, "think": args.think}
    print(f"{args.tables} tables, 3 people and a computer player at each; {os.cpu_count()} cores", flush=True)
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
