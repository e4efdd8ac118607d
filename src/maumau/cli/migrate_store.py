"""``maumau migrate-store``: a SQLite installation moves into PostgreSQL, whole and compared."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

GOOD, DIFFERS, WRONG = 0, 1, 2
"""Exit codes: all is there and equal; it is not; what it was given cannot be used."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the parser of ``maumau``."""
    parser = subparsers.add_parser(
        "migrate-store",
        help="move a server's data folder into PostgreSQL",
        description="Move everything that a server keeps from its data folder into a PostgreSQL that is empty. The "
        "server must be stopped. A move that was broken off goes on when it is run again; the folder stays as it is.",
    )
    parser.add_argument("--from", dest="folder", type=Path, required=True, metavar="FOLDER", help="the data folder")
    parser.add_argument("--to", dest="url", required=True, metavar="URL", help="as in postgresql://user@host/maumau")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Move it."""
    from maumau.server.nodes.joining import database_fault  # noqa: PLC0415 (slow to import)
    from maumau.server.start import DATABASE  # noqa: PLC0415
    from maumau.store import StoreError  # noqa: PLC0415

    path = args.folder / DATABASE
    wrong = database_fault(args.url)
    if not path.is_file():
        wrong = f"there is no {path}: name the server's data folder with --from"
    if wrong:
        print(f"maumau migrate-store: {wrong}", file=sys.stderr)
        return WRONG
    from maumau.store.moving import move  # noqa: PLC0415 (needs the extra)

    try:
        good = move(path, args.url, lambda line: print(line, flush=True))
    except StoreError as error:
        print(f"maumau migrate-store: {error}", file=sys.stderr)
        return WRONG
    print("Everything is there and equal." if good else "The two differ: nothing may use the database as it is.")
    return GOOD if good else DIFFERS
