"""Speed and memory of the engine, as a table with ratios measured in the same run.

    make bench                   all rows (some minutes)
    make bench ARGS=--quick      shorter samples

Rates are per second of CPU time.  Ratios are medians over rounds in which both sides were measured one after the
other, so they hold when the machine's speed drifts.  The loop is the row `python.loop` of `peers.py`;
`limit.mau2` and `limit.mau4` are the C programs of `limit.c`, left out where there is no C compiler; OpenSpiel's row
is left out where it could not be installed.  "Random play" is random-card of
`maumau.engine.kernel.random_play`.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import peers  # type: ignore[import-not-found]  # noqa: E402

from maumau.engine.chance import Seeded  # noqa: E402
from maumau.engine.deal import Deal, tables_for  # noqa: E402
from maumau.engine.kernel import random_play, state, worlds  # noqa: E402
from maumau.engine.kernel.coded import legal_codes, step as move  # noqa: E402
from maumau.engine.kernel.codes import OVER  # noqa: E402
from maumau.engine.kernel.random_play import new_deal, run  # noqa: E402
from maumau.engine.moves import Move  # noqa: E402
from maumau.rulesets import load_rules, shipped  # noqa: E402

Rate = Callable[[float], float]
"""Measures for about so many seconds; returns a rate per second of CPU time."""
COMPILED = not str(state.__file__).endswith(".py")
MOST = 5000


def per_second(step: Callable[[], int], seconds: float) -> float:
    """Units of work per second of CPU time; `step` does some and returns how many."""
    step()
    done, begin = 0, time.process_time()
    while (used := time.process_time() - begin) < seconds:
        done += step()
    return done / used


def kernel_play(name: str, seats: int, unit: str = "moves") -> Rate:
    """Whole random deals inside the kernel."""
    tables = tables_for(load_rules(name), seats, seats - 1)
    deals = 400 if COMPILED else 10
    seeds = iter(range(1, 1 << 40, deals))

    def step() -> int:
        moves, _ = run(tables, next(seeds), deals, MOST)
        return moves if unit == "moves" else deals

    return lambda seconds: per_second(step, seconds)


def driven(name: str, seats: int) -> Rate:
    """The kernel driven from interpreted Python: list the moves, pick one, make it."""
    tables = tables_for(load_rules(name), seats, seats - 1)
    seeds, rnd = iter(range(1, 1 << 40)), random.Random(1).random

    def step() -> int:
        kernel = new_deal(tables, next(seeds))
        codes = legal_codes(kernel)
        while codes:
            move(kernel, codes[int(rnd() * len(codes))], True)
            codes = legal_codes(kernel)
        return int(kernel.moves)

    return lambda seconds: per_second(step, seconds)


def checked(name: str, seats: int) -> Rate:
    """The public `apply`, checked and with events; only its own time is counted."""
    rules = load_rules(name)
    steps: list[tuple[Deal, int, Move]] = []
    rng = random.Random(1)
    for seed in range(12):
        deal = Deal.new(rules, seats, Seeded(seed))
        while not deal.over and len(steps) < 600 * (seed + 1):
            move = rng.choice(deal.legal_moves(deal.turn))
            steps.append((deal, deal.turn, move))
            deal, _ = deal.apply(deal.turn, move)

    def step() -> int:
        for deal, seat, move in steps:
            deal.apply(seat, move)
        return len(steps)

    return lambda seconds: per_second(step, seconds)


def cloning(name: str, seats: int) -> Rate:
    """Copies of a state."""
    kernel = new_deal(tables_for(load_rules(name), seats, seats - 1), 1)

    def step() -> int:
        clone = kernel.clone
        for _ in range(1000):
            clone()
        return 1000

    return lambda seconds: per_second(step, seconds)


def playing_out(name: str, seats: int) -> Rate:
    """Monte-Carlo playouts twelve moves into deals that still run: clone, re-deal the unseen, play out."""
    tables = tables_for(load_rules(name), seats, seats - 1)
    roots: list[state.Kernel] = []
    for seed in range(1, 100):
        kernel = new_deal(tables, seed)
        random_play.play_out(kernel, 12)
        if kernel.phase != OVER and len(roots) < 20:
            roots.append(kernel)
    seeds = iter(range(1, 1 << 40))
    n = 20 if COMPILED else 1

    def step() -> int:
        for kernel in roots:
            worlds.playouts(kernel, kernel.turn, next(seeds), n, MOST)
        return n * len(roots)

    return lambda seconds: per_second(step, seconds)


def of_peer(key: str) -> Rate | None:
    """A row of `peers.py`, in moves."""
    for name, _what, factory in peers.PEERS:
        if name == key:
            try:
                play = factory(random.Random(1))
                return lambda seconds: float(peers.sample1(play, seconds)["moves"])
            except Exception as error:  # noqa: BLE001  (a peer that is not installed)
                print(f"skipped {key}: {type(error).__name__}: {str(error)[:80]}")
    return None


def state_bytes(name: str, seats: int) -> float:
    """Bytes of one state, from the growth of the process while many are kept."""
    kernel = new_deal(tables_for(load_rules(name), seats, seats - 1), 1)
    gc.collect()
    before = resident()
    kept = [kernel.clone() for _ in range(20_000)]
    size = (resident() - before) / len(kept)
    del kept
    return size


def resident() -> int:
    """Resident bytes of this process."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def import_ms(what: str) -> float:
    """Milliseconds that importing takes over bare Python, median of 7."""
    times = []
    for _ in range(7):
        pair = []
        for code in ("pass", f"import {what}"):
            begin = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True, cwd="/")
            pair.append(time.perf_counter() - begin)
        times.append(pair[1] - pair[0])
    return statistics.median(times) * 1000


def rows() -> list[tuple[str, Rate, str, str]]:
    """What is measured: key, how, its base row, and the bar for the ratio where one is set."""
    out: list[tuple[str, Rate, str, str]] = []
    for name in shipped():
        for seats in (2, 4):
            out.append((f"moves inside: {name}, {seats}", kernel_play(name, seats), "python.loop", ""))
            out.append((f"deals inside: {name}, {seats}", kernel_play(name, seats, "deals"), "", ""))
    out.append(("  same: skat-32, 2", kernel_play("skat-32", 2), "limit.mau2", "1/8"))
    out.append(("  same: mau-king, 4", kernel_play("mau-king", 4), "limit.mau4", "1/12"))
    out.append(("  same: jokers-505, 4", kernel_play("jokers-505", 4), "limit.mau4", "1/20"))
    out.append(("driven move by move: skat-32, 2", driven("skat-32", 2), "spiel.py.ce2", "4"))
    out.append(("checked apply with events: mau-king, 4", checked("mau-king", 4), "python.loop", ""))
    out.append(("clone: jokers-505, 8", cloning("jokers-505", 8), "python.loop", ""))
    out.append(("playouts: skat-32, 3", playing_out("skat-32", 3), "python.loop", ""))
    return out


def plain_rate(seconds: float) -> dict[str, tuple[float, float]]:
    """The same source as plain Python, in a process of its own: moves/s and the fixed loop."""
    code = (
        "import sys, json; sys.path[:0] = json.loads(sys.argv[1]); import bench;"
        "loop = bench.of_peer('python.loop');"
        "rows = {k: [] for k in ('skat-32/2', 'mau-king/4', 'jokers-505/4')}; ratio = {k: [] for k in rows};\n"
        "for _ in range(5):\n"
        "    for key in rows:\n"
        "        name, seats = key.split('/'); rate = bench.kernel_play(name, int(seats))(float(sys.argv[2]));\n"
        "        rows[key].append(rate); ratio[key].append(rate / loop(float(sys.argv[2])))\n"
        "import statistics as s; assert not bench.COMPILED\n"
        "print(json.dumps({k: [s.median(rows[k]), s.median(ratio[k])] for k in rows}))"
    )
    paths = json.dumps([str(HERE.parent / "src"), str(HERE)])
    done = subprocess.run(
        [sys.executable, "-c", code, paths, str(seconds)], capture_output=True, text=True, check=True, cwd=HERE
    )
    return dict(json.loads(done.stdout))


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--quick", action="store_true", help="shorter samples")
    parser.add_argument("--json", metavar="FILE", help="write the figures here too")
    options = parser.parse_args()
    seconds, rounds = (0.1, 3) if options.quick else (0.3, 7)
    build = "compiled" if COMPILED else "plain Python"
    print(f"{build} kernel, Python {sys.version.split()[0]}, samples of {seconds} s, medians of {rounds}")
    table = measure(rows(), seconds, rounds)
    for key, rate, base, ratio, bar in table:
        fraction = f"1/{1 / ratio:.2f}" if 0 < ratio < 1 else f"{ratio:.2f}"
        print(
            f"{key:42} {rate:>14,.0f}/s"
            + (f"  {fraction:>9} of {base}" if ratio else "")
            + (f"  (bar {bar})" if bar else "")
        )
    figures = single_figures(table, seconds)
    for name, text in figures.items():
        print(f"{name:42} {text}")
    if options.json:
        Path(options.json).write_text(json.dumps({"rows": table, "figures": figures}, indent=1), encoding="utf-8")
    return 0


def measure(
    entries: list[tuple[str, Rate, str, str]], seconds: float, rounds: int
) -> list[tuple[str, float, str, float, str]]:
    """Rates and ratios: each row beside its base, round after round."""
    bases = {base: of_peer(base) for base in dict.fromkeys(base for _, _, base, _ in entries if base)}
    out = []
    for key, rate, base, bar in entries:
        against = bases.get(base)
        ours, ratios = [], []
        for _ in range(rounds):
            ours.append(rate(seconds))
            if against is not None:
                ratios.append(ours[-1] / against(seconds))
        out.append((key, statistics.median(ours), base, statistics.median(ratios) if ratios else 0.0, bar))
    return out


def single_figures(table: list[tuple[str, float, str, float, str]], seconds: float) -> dict[str, str]:
    """Figures that are no rates."""
    rates = {key.strip(): rate for key, rate, *_ in table}
    out = {
        "checked apply": f"{1e6 / rates['checked apply with events: mau-king, 4']:.1f} us a move (bar 10)",
        "clone": f"{1e6 / rates['clone: jokers-505, 8']:.2f} us (bar 0.5)",
        "playouts in 100 ms": f"{rates['playouts: skat-32, 3'] / 10:,.0f} (bar 15,000)",
        "state: jokers-505, 8 players": f"{state_bytes('jokers-505', 8):,.0f} bytes (bar 3,000)",
        "import maumau": f"{import_ms('maumau'):.0f} ms over bare Python (bar 50)",
    }
    if COMPILED:
        for key, (rate, ratio) in plain_rate(seconds).items():
            name, seats = key.split("/")
            gain = rates[f"moves inside: {name}, {seats}"] / rate
            slower = f"1/{1 / ratio:.0f} of python.loop (bar 1/40)"
            out[f"plain Python: {name}, {seats}"] = f"{rate:,.0f} moves/s, {slower}; compiled {gain:.0f} times (bar 25)"
    return out


if __name__ == "__main__":
    sys.exit(main())
