"""``maumau check``: do these scenarios hold?"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

from maumau.scenarios import Reading, ScenarioError, files, read, run as run_scenario

HOLDS, FAILS, UNREADABLE = 0, 1, 2
"""Exit codes: all scenarios hold; one fails; a file could not be read as scenarios."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the parser of ``maumau``."""
    parser = subparsers.add_parser(
        "check",
        help="check scenario files: positions, moves and what must be true after them",
        description="Check scenario files. One line for each scenario that fails, then the numbers. "
        "Exit code 0 when all hold, 1 when one fails, 2 when a file could not be read as scenarios.",
    )
    parser.add_argument("paths", metavar="PATH", nargs="+", help="a scenario file, or a folder of them")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run every scenario of the files and folders; print what fails and the numbers."""
    passed = failed = 0
    code = HOLDS
    for reading in readings(args.paths):
        for scenario in reading.scenarios:
            failure = run_scenario(scenario)
            if failure is None:
                passed += 1
            else:
                failed += 1
                code = max(code, FAILS)
                print(failure)
        for error in reading.errors:
            failed += 1
            code = UNREADABLE
            print(error, file=sys.stderr)
    print(f"{passed} passed, {failed} failed")
    return code


def readings(paths: Sequence[str]) -> Iterator[Reading]:
    """What each file holds; a folder without files is an error like an unreadable file."""
    for path in paths:
        try:
            yield from map(read, files([path]))
        except ScenarioError as error:
            yield Reading((), (error,))
