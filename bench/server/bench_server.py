"""`make bench-server`: our server with a real rule set beside other frameworks with the toy protocol, in one run.

python bench/server/bench_server.py [--quick] [--python PYTHON]

Our rows play `mau-king-table` by the real protocol with every move on disk before it is acknowledged (SQLite WAL,
synchronous=FULL, group commit).  Peers play the toy protocol of core.py with a log on SQLite of the same kind.  A peer
that cannot be installed is a row that says why.  Compare the rows of one run only: the machine has fast and slow phases, so what
is compared runs several times, by turns.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
PEERS = HERE / "srv"
OURS = "maumau, 100 tables, saturated"
BOARDGAME = "boardgame.io, toy, 30 tables"
COLYSEUS = "colyseus, toy, 100 tables"
WARM = "14"
"""Seconds until everybody at 2,000 tables has moved: the first moves after seating cost more."""
PACKAGES = {
    "node-bgio": ["boardgame.io@0.50.2", "koa-compose@4.1.0", "better-sqlite3@12.11.1"],
    "node-colyseus": ["@colyseus/core@0.18", "@colyseus/ws-transport@0.18", "@colyseus/schema", "better-sqlite3@12.11.1"],
}
"""better-sqlite3 13 needs Node 22; koa-compose 4.2 breaks boardgame.io 0.50."""


def ours(args: argparse.Namespace, *options: str) -> dict[str, Any]:
    """One run of our own load."""
    command = [sys.executable, str(HERE / "maumau_load.py"), "--python", args.python, *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=960, check=False)
    return json.loads(done.stdout) if done.returncode == 0 else {"skipped": done.stderr.strip()[-200:]}


def install(peer: str) -> str:
    """Install a peer's packages; why it cannot be, or nothing."""
    folder = PEERS / peer
    if (folder / "node_modules").is_dir():
        return ""
    folder.mkdir(parents=True, exist_ok=True)
    try:
        (folder / "package.json").write_text('{"private": true}\n')
        command = ["npm", "install", "--no-audit", "--no-fund", "--omit=optional", *PACKAGES[peer]]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=600, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"npm: {error}"
    return "" if done.returncode == 0 else f"npm: {done.stderr.strip()[-200:]}"


def peer(name: str, store: str, tables: int, seconds: float) -> dict[str, Any]:
    """One run of a peer with the toy protocol."""
    if name.startswith("node-") and (why := install(name)):
        return {"skipped": why}
    command = [sys.executable, str(HERE / "bench.py"), name, store, "--tables", str(tables), "--seconds", str(seconds)]
    environment = os.environ | {"MM_DEFLATE": "0"}
    done = subprocess.run(command, cwd=HERE, env=environment, capture_output=True, text=True, timeout=180, check=False)
    result = json.loads(done.stdout) if done.returncode == 0 and done.stdout.strip() else {"failed": done.stderr[-200:]}
    if "failed" in result:
        return {"skipped": str(result["failed"]).strip()[-200:]}
    return {**result, "ack_ms": {name: result[f"ack_{name}_ms"] for name in ("p50", "p99", "p999")}}


def row(name: str, result: dict[str, Any]) -> str:
    """A line of the table."""
    if "skipped" in result:
        return f"| {name} | skipped, because {result['skipped'].splitlines()[-1] if result['skipped'] else '?'} | | | | |"
    acks = result.get("ack_ms", {})
    cells = [result.get("moves_per_s", ""), acks.get("p50", ""), acks.get("p99", ""), result.get("server_us_per_move", "")]
    memory = result.get("kb_per_connection", result.get("kb_per_conn", ""))
    return f"| {name} | " + " | ".join(map(str, [*cells, memory])) + " |"


def middle(results: list[dict[str, Any]]) -> float:
    """The median of the moves a second of runs of one kind; 0 if there was none."""
    found = [result["moves_per_s"] for result in results if result.get("moves_per_s")]
    return statistics.median(found) if found else 0


def main() -> None:
    """Run everything and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", default=sys.executable, help="interpreter with the package to measure")
    parser.add_argument("--quick", action="store_true", help="shorter, and without the largest number of tables")
    args = parser.parse_args()
    seconds = "4" if args.quick else "8"
    print("| row | moves/s | ack p50 ms | ack p99 ms | server µs/move | kB/connection |\n|---|---|---|---|---|---|", flush=True)
    rows: dict[str, list[dict[str, Any]]] = {}

    def add(name: str, result: dict[str, Any]) -> None:
        rows.setdefault(name, []).append(result)
        print(row(name, result), flush=True)

    def saturated() -> None:
        add(OURS, ours(args, "--tables", "100", "--seconds", seconds))

    def rated(tables: int, rate: int, *options: str) -> None:
        load = ["--tables", str(tables), "--rate", str(rate), "--seconds", seconds, *options]
        add(f"maumau, {tables} tables, {rate} moves/s", ours(args, *load))

    saturated()
    rated(100, 500)
    rated(300, 500)
    add("maumau, 300 tables, idle", ours(args, "--tables", "300", "--idle", "4"))
    for _ in range(2):
        add(BOARDGAME, peer("node-bgio", "inline-full", 30, float(seconds)))
        saturated()
        add(COLYSEUS, peer("node-colyseus", "loop-full", 100, float(seconds)))
    for tables in (10,) if args.quick else (10, 2000):
        rated(tables, 200, "--warm", WARM, "--patience", "900")
    mine = middle(rows[OURS])
    for name in (BOARDGAME, COLYSEUS):
        other = middle(rows[name])
        if mine and other:
            print(f"maumau / {name.partition(',')[0]}: {mine / other:.2f} (medians: {mine:.0f} and {other:.0f} moves/s)")


if __name__ == "__main__":
    main()
