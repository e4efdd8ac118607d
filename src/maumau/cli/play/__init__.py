"""``maumau play``: a match in the terminal.

`session` holds the match, `host` says who acts, `person` and `script` are the two who can sit in the person's chair,
`screen` draws, `reading` understands what is typed, `voice` speaks the reader's language.
"""

from __future__ import annotations

import argparse
from typing import Any

from maumau.cli.play.arguments import add_arguments


def add_parser(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Add the command to the parser of ``maumau``."""
    parser = subparsers.add_parser(
        "play",
        help="play a match in the terminal against computer players",
        description="Play a match in the terminal against computer players. Without options a menu asks what to play. "
        "Without a terminal one seeded deal is played among computer players and printed.",
    )
    add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play as the arguments say."""
    from maumau.cli.play.start import start  # noqa: PLC0415 (what it needs is slow to import)

    return start(args)
