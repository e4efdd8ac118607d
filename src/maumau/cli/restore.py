"""``maumau restore``: a copy that `maumau backup` made becomes a server's data folder."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

GOOD, FAILED = 0, 1
"""Exit codes: done and verified; not done."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the parser of ``maumau``."""
    parser = subparsers.add_parser(
        "restore",
        help="make a copy a server's data folder again",
        description="Verify a copy that `maumau backup` made, and put it into a data folder that is empty or does not "
        "exist yet. Nothing is ever overwritten. Then start the server on that folder.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy")
    parser.add_argument("--data", type=Path, default=None, metavar="FOLDER", help="the new data folder")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Put it back."""
    from maumau.cli.backup import told  # noqa: PLC0415
    from maumau.cli.serve import data_folder  # noqa: PLC0415
    from maumau.server.start import DATABASE  # noqa: PLC0415 (slow to import)
    from maumau.store.backup import BackupError, restore  # noqa: PLC0415

    folder = args.data or data_folder()
    try:
        contents = restore(args.file, folder / DATABASE)
    except BackupError as error:
        print(f"maumau restore: {error}", file=sys.stderr)
        return FAILED
    print(f"{folder}: {told(contents)}")
    return GOOD
