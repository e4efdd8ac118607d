"""What a verified shuffle costs: milliseconds a deal on the server, and in the browser's engine where node is found.

    .venv-compiled/bin/python bench/fair.py          or any Python that has maumau installed

CPU time, median of rounds; the targets are 2 ms on the server and 50 ms in the browser.
"""

from __future__ import annotations

import json
import shutil
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from maumau.fair import SIZE, Binding, FairDeal, Gathering, check_fair, promise, rules_digest
from maumau.rulesets import load_rules

ROOT = Path(__file__).resolve().parent.parent
DEALS = ROOT / "tests" / "data" / "fair" / "deals.json"
VERIFIER = ROOT / "web" / "src" / "fair" / "verify.js"
RULES = load_rules("mau-king-table")
SEATS = 4
VALUES = [bytes([seat]) * SIZE for seat in range(SEATS)]
ROUNDS, DEALS_A_ROUND = 15, 200
SCRIPT = """
import { readFileSync } from 'node:fs';
const { verify } = await import(process.argv[1]);
const deals = JSON.parse(readFileSync(process.argv[2], 'utf8')).map((each) => each.deal);
const times = [];
for (let round = 0; round < 60; round += 1)
  for (const deal of deals) {
    const began = process.cpuUsage();
    if (!verify(deal).fair) throw new Error('not fair');
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
  }
const first = times.slice(0, deals.length);
times.sort((a, b) => a - b);
console.log(JSON.stringify({ first: Math.max(...first), median: times[times.length >> 1] }));
"""


def gathered(number: int) -> FairDeal:
    """All that a server does before a deal of four seats, the rule set's fingerprint included."""
    bound = Binding(table="7QK3", number=number, rules=rules_digest(RULES), seats=SEATS, dealer=SEATS - 1)
    gathering = Gathering(bound, bytes([number % 256]) * SIZE)
    commitment = gathering.commitment
    for seat, value in enumerate(VALUES):
        gathering = gathering.promise(seat, promise(commitment, seat, value))
    gathering = gathering.close()
    for seat, value in enumerate(VALUES):
        gathering = gathering.reveal(seat, value)
    return gathering.deal()


def shuffled(number: int) -> None:
    """The same with the pack of two, a cut and two reshuffles."""
    chance = gathered(number).chance()
    chance.cut(0, 4, 103)
    for shuffle, count in enumerate((104, 60, 60)):
        chance.order(shuffle, count)


def checked(number: int) -> None:
    """Promises and key, with the check of all of them."""
    if check_fair(gathered(number)):
        raise AssertionError("not fair")


def milliseconds(act: Callable[[int], object]) -> float:
    """CPU time of one call, the median of rounds."""
    rounds = []
    for _ in range(ROUNDS):
        began = time.process_time()
        for number in range(1, DEALS_A_ROUND + 1):
            act(number)
        rounds.append((time.process_time() - began) / DEALS_A_ROUND * 1000)
    return statistics.median(rounds)


def main() -> None:
    """Print the table."""
    rows = (
        ("promises and key", gathered),
        ("the same, pack, cut, 2 reshuffles", shuffled),
        ("promises and key, checked", checked),
    )
    for name, act in rows:
        print(f"server   {name:36}{milliseconds(act):8.3f} ms   (target 2)")
    node = shutil.which("node")
    if node is None:
        print("browser  skipped: no node here")
        return
    command = [node, "--input-type=module", "--eval", SCRIPT, str(VERIFIER), str(DEALS)]
    times = json.loads(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
    print(f"browser  {'whole deal verified, median':36}{times['median']:8.3f} ms   (target 50)")
    print(f"browser  {'whole deal verified, slowest first':36}{times['first']:8.3f} ms   (target 50)")


if __name__ == "__main__":
    main()
