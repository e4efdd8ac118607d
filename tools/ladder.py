"""Show that every level beats the one below it: play the ladder and write its tables into docs/bots.md.

python tools/ladder.py                         all rule sets, 2 and 4 seats, all cores; hours on the compiled wheel
python tools/ladder.py --upper hard --rules skat-32
python tools/ladder.py --write                 plays nothing: only writes what is finished into the document

It may be stopped at any time (Ctrl-C); the same command goes on where it ended.  A figure in the document whose blocks
are not here stays: who changes a player plays its column anew.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from maumau.lab.kept import ArenaError
from maumau.lab.ladder import LadderError, Rung, put, rungs, shown, tables

ROOT = Path(__file__).resolve().parent.parent


def play(rung: Rung, folder: Path, jobs: int) -> None:
    """Play what is missing of a rung, with a bar; then one line that says what came out."""
    standing = rung.kept(folder)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task(rung.name, total=rung.deals)
        if standing.blocks < rung.deals:
            for standing in rung.climb(folder, jobs):
                progress.update(bar, completed=standing.blocks)
    low, high = standing.shares.interval()
    print(f"{rung.name}: {standing.shares.mean:.1%} [{low:.1%}, {high:.1%}], {standing.blocks:,} deals", flush=True)


def write(path: Path, folder: Path) -> None:
    """Put the tables of all rungs, asked for or not, into a document; a figure in it that is not played here stays."""
    document = path.read_text(encoding="utf-8")
    text = tables({rung: rung.kept(folder) for rung in rungs()}, shown(document, rungs()))
    path.write_text(put(document, text), encoding="utf-8")


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--rules", metavar="ID", nargs="+", default=[], help="only these rule sets")
    add("--upper", metavar="LEVEL", nargs="+", default=[], help="only these levels over the ones below them")
    add("--jobs", metavar="N", type=int, default=os.cpu_count() or 1, help="processes; usual: as many as cores")
    add("--keep", metavar="FOLDER", type=Path, default=ROOT / ".cache" / "ladder", help="usual: .cache/ladder")
    add("--docs", metavar="FILE", type=Path, default=ROOT / "docs" / "bots.md", help="usual: docs/bots.md")
    add("--write", action="store_true", help="play nothing, only write the document")
    args = parser.parse_args(words)
    if args.jobs < 1:
        parser.error(f"--jobs wants 1 or more, not {args.jobs}")
    return args


def main(words: Sequence[str] | None = None) -> int:
    """Play, then write; 0 when all went well."""
    args = arguments(words)
    try:
        for rung in rungs(args.rules, args.upper):
            if not args.write:
                play(rung, args.keep, args.jobs)
        write(args.docs, args.keep)
    except (LadderError, ArenaError, OSError) as error:
        print(f"ladder: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("ladder: stopped; the same command goes on here", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
