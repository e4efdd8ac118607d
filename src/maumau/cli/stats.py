"""``maumau stats``: what fell to whom, beside what an honest shuffle gives."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from maumau.records import RecordError, Statistics, read

GOOD, UNREADABLE = 0, 2
"""Exit codes: it was counted; there was nothing that could be read."""
AT_ONCE = 100
"""Records read in one piece."""
NAMES = {
    "first-card": "the first card of the pack",
    "hand": "special cards in the first hand",
    "cuts": "cuts by chance, by quarter",
    "dealt-people": "special cards dealt to people",
    "dealt-computers": "special cards dealt to computer players",
    "drawn-people": "special cards drawn by people",
    "drawn-computers": "special cards drawn by computer players",
}


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the parser of ``maumau``."""
    parser = subparsers.add_parser(
        "stats",
        help="count what fell to whom in recorded deals",
        description="Count from records which cards came first, how many special cards (cards with an effect) were "
        "dealt to and drawn by people and computer players, and where chance cut; compare it with the exact "
        "expectation of an honest shuffle, with p-values; and count substituted contributions. A p-value says how "
        "often honest shuffles alone lead to at least this difference: below 0.01 once in a hundred tests.",
    )
    parser.add_argument("paths", metavar="RECORD", nargs="*", help="a file of records (.mau), or a folder of them")
    parser.add_argument(
        "--data", type=Path, metavar="FOLDER", help="all deals of a server's data folder (default without RECORD)"
    )
    parser.add_argument("--json", action="store_true", help="everything, for programs")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Count and print."""
    errors: list[RecordError] = []
    statistics = Statistics()
    for path in args.paths:
        statistics.add_all(read(path, check=False, on_error=errors.append))
    if args.data or not args.paths:
        try:
            for text in stored(args.data):
                statistics.add_all(read(text, check=False, on_error=errors.append))
        except OSError as missing:
            print(f"maumau stats: {missing}", file=sys.stderr)
            return UNREADABLE
    statistics.refused += len(errors)
    for error in errors:
        print(error, file=sys.stderr)
    report = statistics.report()
    print(json.dumps(report, indent=1) if args.json else "\n".join(lines(report)))
    return UNREADABLE if errors and not statistics.deals else GOOD


def stored(folder: Path | None) -> Iterator[str]:
    """The records of a data folder.

    Raises:
        OSError: there is none.
    """
    from maumau.cli.serve import data_folder  # noqa: PLC0415
    from maumau.store import SqliteStore  # noqa: PLC0415 (slow to import)

    path = (folder or data_folder()) / "maumau.db"
    if not path.is_file():
        raise FileNotFoundError(f"{path}: there is no such file; where is the data folder? (--data FOLDER)")
    store = SqliteStore(path)
    try:
        place = 0
        while found := store.results.records(place, AT_ONCE):
            yield from (text for _, text in found)
            place = found[-1][0]
    finally:
        store.close()


def lines(report: dict[str, Any]) -> Iterator[str]:
    """The report for people."""
    deals = report["deals"]
    yield f"{deals} {'deal' if deals == 1 else 'deals'}, {report['verified']} with a verified shuffle"
    if report["refused"]:
        said = "record does not hold and is" if report["refused"] == 1 else "records do not hold and are"
        yield f"{report['refused']} {said} not counted"
    for test in report["tests"]:
        if test["rows"]:
            yield f"{NAMES[test['id']]}: {p_text(test['p'])}"
            yield from rows(test)
    for found in report["sums"]:
        if found["cards"]:
            yield (
                f"{NAMES[found['id']]}: {found['special']} of {found['cards']}, {found['expected']:.1f} expected, "
                f"{p_text(found['p'])}"
            )
    for kind, number in report["draws"].items():
        yield f"cards drawn in a deal by {'people' if kind == 'people' else 'computer players'}: {number:.1f}"
    if report["contributions"]:
        yield f"contributions of people that were substituted: {report['silent']} of {report['contributions']}"


def rows(test: dict[str, Any]) -> Iterator[str]:
    """The rows of a test; of the first cards only what stands out most, there are too many."""
    shown = test["rows"]
    if test["id"] == "first-card":
        shown = sorted(shown, key=lambda row: -abs(row["counted"] - row["expected"]))[:3]
    for row in shown:
        yield f"  {row['row']:>5}: {row['counted']} counted, {row['expected']:.1f} expected"


def p_text(p: float | None) -> str:
    """A p-value."""
    return "too few for a p-value" if p is None else f"p = {p:.3f}" if p >= 0.001 else f"p = {p:.1e}"
