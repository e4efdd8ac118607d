"""``maumau verify``: were these deals fair?"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence

from maumau.fair import FairDeal, Fault
from maumau.records import Record, RecordError, Report, check_chain, read, verify

FAIR, NOT_PROVEN, UNREADABLE = 0, 1, 2
"""Exit codes: every deal is proven fair; one is not; a file could not be read as records."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the parser of ``maumau``."""
    parser = subparsers.add_parser(
        "verify",
        help="check that the cards of recorded deals were dealt as promised",
        description="Check recorded deals: that the shuffle was promised before anybody contributed to it, that every "
        "card, cut and reshuffle follows from the contributions, and that every move was made by the rules. "
        "Exit code 0 when all are proven fair, 1 when one is not, 2 when a file could not be read as records.",
    )
    parser.add_argument("paths", metavar="RECORD", nargs="+", help="a file of records (.mau), or a folder of them")
    parser.add_argument("--complete", action="store_true", help="these are all deals of their tables: tell of gaps")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Verify every record; print one line for each, more for what does not hold, then the numbers."""
    errors: list[RecordError] = []
    deals: list[FairDeal] = []
    counts: Counter[str] = Counter()
    for report in reports(args.paths, errors):
        counts[verdict(report)] += 1
        print("\n".join(lines(report)))
        if report.record.fair is not None:
            deals.append(report.record.fair)
    broken = check_chain(deals, complete=args.complete)
    for fault in broken:
        print(fault)
    for error in errors:
        print(error, file=sys.stderr)
    print(summary(counts, broken, errors))
    if errors:
        return UNREADABLE
    return FAIR if counts["fair"] == counts.total() and not broken else NOT_PROVEN


def reports(paths: Sequence[str], errors: list[RecordError]) -> Iterator[Report]:
    """What came out for each record; what could not be read is added to the errors."""
    for path in paths:
        found = False
        for record in read(path, check=False, on_error=errors.append):
            found = True
            yield verify(record)
        if not found and not errors:
            errors.append(RecordError("there are no records", None, path))


def verdict(report: Report) -> str:
    """One word for a report."""
    return "fair" if report.proven else "open" if report.holds else "false"


def lines(report: Report) -> Iterator[str]:
    """What is said about a record."""
    record = report.record
    said = {
        "fair": f"fair: {account(record)}",
        "open": "plays by the rules, but does not say what its shuffle followed from",
        "false": "NOT as promised",
    }
    yield f"{place(record)}{title(record)}: {said[verdict(report)]}"
    for fault in report.faults:
        yield f"  {place(record, fault)}{fault}"
    fair = record.fair
    for each in fair.contributions if fair and report.proven else ():
        if each.silent:
            name = record.players[each.id] if each.id < record.seats else ""
            yield f"  {each.name}{f' ({name})' if name else ''} was silent: a substitute was used"


def account(record: Record) -> str:
    """What was checked."""
    fair = record.fair
    given = sum(not each.silent for each in fair.contributions) if fair else 0
    return f"{given} contributed, {len(record.orders)} shuffled, {len(record.moves)} moves"


def title(record: Record) -> str:
    """Which deal it is."""
    if record.table and record.number:
        return f"table {record.table}, deal {record.number}"
    if record.match and record.deal:
        return f"match {record.match}, deal {record.deal}"
    return "a deal of " + ", ".join(record.players)


def place(record: Record, fault: Fault | None = None) -> str:
    """The file and the line, as other tools write them."""
    source = record.source
    if source is None or not source.name:
        return ""
    line = min(source.lines.values()) if fault is None else fault.line
    return f"{source.name}:{line}: " if line else f"{source.name}: "


def summary(counts: Counter[str], broken: Sequence[Fault], errors: Sequence[RecordError]) -> str:
    """The numbers."""
    words = [f"{counts['fair']} fair", f"{counts['false']} not"]
    if counts["open"]:
        words.append(f"{counts['open']} without a verified shuffle")
    if broken:
        words.append(f"{len(broken)} out of order")
    if errors:
        words.append(f"{len(errors)} unreadable")
    return f"{counts.total()} {'deal' if counts.total() == 1 else 'deals'}: {', '.join(words)}"
