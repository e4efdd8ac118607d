"""``maumau``: the command line.  Each command is a module that is imported only when its command is given.

A command's module offers ``add_parser(subparsers)`` and ``run(args) -> int``.  Bad input raises `Problem` (or ends in
the parser): one line on standard error, exit status 2, never a traceback.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Final, NoReturn

GOOD, WRONG_INPUT, INTERRUPTED = 0, 2, 130
"""Exit statuses that every command shares."""

COMMANDS: Final = {
    "play": "play a match in the terminal against computer players",
    "serve": "serve tables to play at in the browser",
    "check": "check scenario files: positions, moves and what must be true after them",
    "rules": "list, explain and check rule sets",
    "simulate": "play many deals among computer players and print what came out",
    "replay": "show a recorded deal again, step by step",
    "verify": "check that recorded deals were dealt fairly and not changed since",
    "stats": "count what fell to whom in recorded deals, beside what an honest shuffle gives",
    "admin": "look after a server: people, reports, bans",
    "backup": "copy everything a server keeps into one file, also while it runs",
    "restore": "make a copy a server's data folder again",
    "migrate-store": "move a server's data folder into PostgreSQL",
    "arena": "let computer players compete and rate them",
}
"""The commands with one line each, as ``maumau --help`` lists them; the module of the same name (``_`` for
``-``) does the work."""


class Problem(Exception):
    """Bad input of a person; the message says what is wrong and what would be right."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line."""

    def error(self, message: str) -> NoReturn:
        """Print the complaint and end with status 2."""
        self.exit(WRONG_INPUT, f"{self.prog}: {message} (more: {self.prog} --help)\n")


def parser_for(command: str | None) -> argparse.ArgumentParser:
    """The parser of ``maumau``; of the commands only the given one is complete, so that no other is imported."""
    from maumau import __version__  # noqa: PLC0415

    parser = Parser(prog="maumau", description="Mau-Mau in the terminal: play, check rules, simulate.")
    parser.add_argument("--version", action="version", version=f"maumau {__version__}")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, line in COMMANDS.items():
        if name == command:
            module_of(name).add_parser(subparsers)
        elif importlib.util.find_spec(module_name(name)):
            subparsers.add_parser(name, help=line)
    return parser


def module_name(command: str) -> str:
    """The full name of a command's module."""
    return f"maumau.cli.{command.replace('-', '_')}"


def module_of(command: str) -> ModuleType:
    """The module of a command.

    Raises:
        Problem: this installation lacks it, or something that it needs.
    """
    try:
        return importlib.import_module(module_name(command))
    except ModuleNotFoundError as error:
        raise Problem(f"{command} cannot run here: {error.name} is not installed") from error


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; return the exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    command = next((word for word in words if not word.startswith("-")), None)
    try:
        args = parser_for(command).parse_args(words)
        status = int(args.run(args))
        sys.stdout.flush()
        return status
    except Problem as problem:
        print(f"maumau: {problem}", file=sys.stderr)
        return WRONG_INPUT
    except ModuleNotFoundError as error:
        print(f"maumau: {command} cannot run here: {error.name} is not installed", file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        return pipe_closed()


def pipe_closed() -> int:
    """Whoever read the output has left: say nothing more, not even when Python flushes at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return GOOD
