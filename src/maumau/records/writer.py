"""A record as text: always the same lines for the same record (docs/notation.md)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from maumau.engine.cards import NAMES
from maumau.fair import VERSION, rules_digest
from maumau.records.model import FORMAT, Made, Record, RecordError
from maumau.records.rules_lines import Lines, rules_lines
from maumau.records.seal import seal


def write(records: Iterable[Record], path: str | Path) -> None:
    """Write records to a file, one after the other.

    Raises:
        RecordError: a record contradicts itself.
        OSError: the file cannot be written.
    """
    with Path(path).open("w", encoding="utf-8", newline="\n") as file:
        for count, record in enumerate(records):
            file.write(("\n" if count else "") + to_text(record))


def to_text(record: Record) -> str:
    """The text of one record, with its seal.

    Raises:
        RecordError: the record contradicts itself.
    """
    body = [f"maumau record {FORMAT}"]
    body += [f"{key}: {value}".rstrip(" ") for key, value in head(record)]
    body.append(f"moves: {len(record.moves)}")
    body += [move_line(made) for made in record.moves]
    body += [f"{key}: {value}".rstrip(" ") for key, value in tail(record)]
    marks, sealed = seal(body)
    return "\n".join([*body, f"marks: {marks}", f"seal: {sealed}", "end", ""])


def head(record: Record) -> Lines:
    """The lines before the moves."""
    yield from said(record, "table", "number", "match", "deal", "played")
    yield from rules_lines(record.rules, record.base)
    yield "rules-digest", rules_digest(record.rules).hex()
    for seat, name in enumerate(record.players):
        yield f"player {seat}", text(name)
    for seat, name in sorted(record.computers.items()):
        yield f"computer {seat}", text(name)
    for number, name in sorted(record.watchers.items()):
        yield f"watcher {number}", text(name)
    yield "dealer", str(record.dealer)
    if record.ceremony:
        yield "ceremony", "yes"
    yield from chance_lines(record)
    for seat, hand in enumerate(record.hands):
        yield f"hand {seat}", " ".join(hand)
    if record.start:
        yield "start", record.start


def said(record: Record, *names: str) -> Lines:
    """Lines of what is not empty."""
    for name in names:
        value = getattr(record, name)
        if value not in ("", None):
            yield name, text(value) if isinstance(value, str) else str(value)


def chance_lines(record: Record) -> Lines:
    """Where the cards came from."""
    if record.fair:
        yield from fair_lines(record)
    if record.seed is not None:
        yield "seed", str(record.seed)
    pack = [NAMES[kind] for kind in record.rules.full_pack(record.seats)]
    for number, order in record.orders.items():
        if sorted(order) != list(range(len(order))):
            raise RecordError(f"shuffle {number} is no order of {len(order)} cards")
        if len(order) == len(pack):
            yield f"pack {number}", " ".join(pack[at] for at in order)
        else:
            yield f"pile {number}", " ".join(map(str, order))
    for number, position in sorted(record.cuts.items()):
        yield f"cut {number}", str(position)


def fair_lines(record: Record) -> Lines:
    """What a verified shuffle followed from."""
    fair = record.fair
    assert fair is not None
    bound = fair.binding
    mine = (record.table, record.number, rules_digest(record.rules), record.seats, record.dealer, record.ceremony)
    if mine != (bound.table, bound.number, bound.rules, bound.seats, bound.dealer, bound.ceremony):
        raise RecordError("the shuffle was promised for another table, deal, rule set, dealer or number of seats")
    yield "fair", VERSION
    yield "previous", bound.previous.hex()
    yield "commitment", fair.commitment.hex()
    yield "secret", fair.secret.hex()
    for each in fair.contributions:
        promised = "nothing" if each.promised is None else each.promised.hex()
        yield f"{'silent' if each.silent else 'contribution'} {each.name}", f"{each.value.hex()} promised {promised}"


def move_line(made: Made) -> str:
    """One move: seat, move, perhaps when and by whom."""
    when = "" if made.at is None else f" @ {made.at // 1000}.{made.at % 1000:03}"
    return f"{made.seat} {made.move}{when}{f' by {made.by}' if made.by else ''}"


def tail(record: Record) -> Lines:
    """The lines after the moves."""
    ending = record.ending
    if ending is None:
        yield "result", "broken off"
    elif ending.winner is None:
        yield "result", "void"
    else:
        yield "result", f"seat {ending.winner} wins{' with ' if ending.finish else ''}{' '.join(ending.finish)}"
    for seat, cards in enumerate(ending.left if ending else ()):
        yield f"left {seat}", " ".join(cards)
    yield from numbers("points", record.points)
    yield from numbers("totals", record.totals)
    if record.ratings is not None:
        yield "ratings", " ".join(f"{before!r}>{after!r}" for before, after in record.ratings)


def numbers(key: str, values: tuple[int, ...] | None) -> Iterator[tuple[str, str]]:
    """A line of numbers, one for each seat."""
    if values is not None:
        yield key, " ".join(map(str, values))


def text(value: str) -> str:
    """A text in one line: as it is where that is plain, else as a JSON string."""
    plain = value and value.isprintable() and value == value.strip() and not value.startswith('"')
    return value if plain else json.dumps(value)
