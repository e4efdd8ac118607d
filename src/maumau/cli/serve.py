"""``maumau serve``: play in the browser, alone, with friends by a link, or on phones in the same house."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from urllib.parse import urlsplit

GOOD, FAILED, WRONG = 0, 1, 2
"""Exit codes: it ended as it was told to; it could not start; what it was given cannot be used."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the parser of ``maumau``."""
    parser = subparsers.add_parser(
        "serve",
        help="serve tables to play at in the browser",
        description="Serve tables to play at in the browser, until Ctrl-C. Everything is kept in the data folder: "
        "a restart goes on where it was.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (default: this machine only)")
    parser.add_argument("--port", type=port, default=8000, help="port (default: 8000; 0: any free one)")
    parser.add_argument("--data", type=folder, default=None, metavar="FOLDER", help="where tables are kept")
    parser.add_argument("--memory", action="store_true", help="keep nothing")
    parser.add_argument(
        "--database",
        type=database,
        default=None,
        metavar="URL",
        help="a PostgreSQL for one node or several, as in postgresql://user@host/maumau, in place of the data folder",
    )
    parser.add_argument(
        "--broker",
        type=broker,
        default=None,
        metavar="URL",
        help="a NATS server that carries hints between the nodes, as in nats://host:4222 (default: the database does)",
    )
    add_addresses(parser)
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument("--lan", action="store_true", help="let phones in the same house play; prints a QR code")
    add_programs(parser)
    add_watching(parser)
    parser.add_argument("--quiet", action="store_true", help="log faults only")
    parser.set_defaults(run=run)


def add_addresses(parser: argparse.ArgumentParser) -> None:
    """Add what says how the site is reached."""
    parser.add_argument(
        "--base-url",
        type=web_address,
        default=None,
        metavar="URL",
        help="address of the site behind a proxy, as in https://mau.example",
    )
    parser.add_argument(
        "--origin",
        type=web_address,
        action="append",
        default=[],
        metavar="URL",
        help="a further page that may use it; may be repeated",
    )


def add_programs(parser: argparse.ArgumentParser) -> None:
    """Add who plays beside people and levels."""
    parser.add_argument(
        "--bot",
        type=bot,
        action="append",
        default=[],
        metavar="NAME=COMMAND",
        help="a program of another author that people may play against (docs/bots.md); may be repeated",
    )


def add_watching(parser: argparse.ArgumentParser) -> None:
    """Add what is for those who watch the server."""
    parser.add_argument(
        "--metrics-port",
        type=port,
        default=None,
        metavar="PORT",
        help="show metrics for Prometheus at a port of their own",
    )
    parser.add_argument(
        "--metrics-host", default="127.0.0.1", metavar="HOST", help="address of that port (default: this machine only)"
    )
    parser.add_argument(
        "--traces", type=web_address, default=None, metavar="URL", help="send traces to this OpenTelemetry collector"
    )


def port(text: str) -> int:
    """A port number."""
    number = int(text) if text.isdecimal() else -1
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to 65535, not {text!r}")
    return number


def web_address(text: str) -> str:
    """The address of a site."""
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        good = False
    if not good:
        raise argparse.ArgumentTypeError(f"an address begins with https:// or http:// and a host, not {text!r}")
    return text


def database(text: str) -> str:
    """The address of a PostgreSQL."""
    from maumau.server.nodes.joining import database_fault  # noqa: PLC0415 (slow to import)

    wrong = database_fault(text)
    if wrong:
        raise argparse.ArgumentTypeError(wrong)
    return text


def broker(text: str) -> str:
    """The address of a NATS server."""
    from maumau.server.nodes.joining import broker_fault  # noqa: PLC0415 (slow to import)

    wrong = broker_fault(text)
    if wrong:
        raise argparse.ArgumentTypeError(wrong)
    return text


def bot(text: str) -> tuple[str, str]:
    """The name and the command line of a program."""
    from maumau.server.play.programs import program_of  # noqa: PLC0415 (slow to import)

    try:
        return program_of(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def folder(text: str) -> Path:
    """A folder that is there or can be made."""
    path = Path(text)
    if path.exists() and not path.is_dir():
        raise argparse.ArgumentTypeError(f"{text} is a file: name a folder")
    return path


def data_folder() -> Path:
    """Where programs keep the data of this user."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "maumau"


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    from maumau.server.start import Options, serve  # noqa: PLC0415 (slow to import)
    from maumau.server.watch.traces import TracesError  # noqa: PLC0415
    from maumau.store import StoreError  # noqa: PLC0415

    wrong = contradiction(args)
    if wrong:
        print(f"maumau serve: {wrong}", file=sys.stderr)
        return WRONG
    options = Options(
        host=args.host,
        port=args.port,
        data=None if args.memory or args.database else args.data or data_folder(),
        database=args.database or "",
        broker=args.broker or "",
        base_url=args.base_url or "",
        origins=tuple(args.origin),
        bots=tuple(args.bot),
        lan=args.lan,
        open=args.open,
        quiet=args.quiet,
        metrics_host=args.metrics_host,
        metrics_port=args.metrics_port,
        traces=args.traces or "",
    )
    try:
        return serve(options, lambda text: print(text, flush=True))
    except OSError as error:
        where = f"{args.host}:{args.port}"
        where += "" if args.metrics_port is None else f", metrics at {args.metrics_host}:{args.metrics_port}"
        print(f"maumau: cannot serve at {where}: {error.strerror or error}", file=sys.stderr)
    except (StoreError, TracesError) as error:
        print(f"maumau: {error}", file=sys.stderr)
        return WRONG if args.database else FAILED
    return FAILED


def contradiction(args: argparse.Namespace) -> str:
    """Options that do not go together; empty: none."""
    if args.database and (args.data or args.memory):
        return "with --database nothing is kept in a folder or in memory: leave --data and --memory out"
    names = [name for name, _ in args.bot]
    if len(set(names)) < len(names):
        return f"two programs are called {max(names, key=names.count)}: give each --bot a name of its own"
    if args.broker and not args.database:
        return "--broker carries hints between nodes that share a database: name it with --database"
    return ""


def main(arguments: list[str] | None = None) -> None:
    """The command on its own, for a process that does nothing else."""
    parser = argparse.ArgumentParser(prog="maumau")
    add_parser(parser.add_subparsers())
    raise SystemExit(run(parser.parse_args(["serve", *(sys.argv[1:] if arguments is None else arguments)])))
