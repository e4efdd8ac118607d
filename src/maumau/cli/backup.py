"""``maumau backup``: a consistent copy of everything a server keeps, also while it runs."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from maumau.store.backup import Contents

GOOD, FAILED = 0, 1
"""Exit codes: done and verified; not done."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the parser of ``maumau``."""
    parser = subparsers.add_parser(
        "backup",
        help="copy everything a server keeps into one file, also while it runs",
        description="Copy everything a server keeps, as it is at one moment, into one new file, also while the server "
        "runs, and verify the copy. It holds hashes of passwords and of sessions: keep it as safe as the server. "
        "An installation on PostgreSQL is copied with pg_dump.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy; must not exist yet")
    parser.add_argument("--data", type=Path, default=None, metavar="FOLDER", help="the server's data folder")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Copy."""
    from maumau.cli.serve import data_folder  # noqa: PLC0415
    from maumau.server.start import DATABASE  # noqa: PLC0415 (slow to import)
    from maumau.store.backup import BackupError, backup  # noqa: PLC0415

    try:
        contents = backup((args.data or data_folder()) / DATABASE, args.file)
    except BackupError as error:
        print(f"maumau backup: {error}", file=sys.stderr)
        return FAILED
    print(f"{args.file}: {told(contents)}")
    return GOOD


def told(contents: Contents) -> str:
    """What a copy holds, in a line."""
    rows = contents.rows
    parts = [f"{rows['events']} events of {rows['listings']} tables", f"{rows['users']} people"]
    return f"{', '.join(parts)}, {contents.size / 1e6:.1f} MB, verified"
