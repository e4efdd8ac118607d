"""Was this deal fair?  Everything a record says is worked out again, and what does not follow is named."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from maumau.engine.cards import NAMES
from maumau.engine.deal import tables_for
from maumau.engine.record import Step
from maumau.fair import Fault, Keyed, check_fair
from maumau.records.model import Made, Record, plain_twins
from maumau.records.replaying import compare, play


@dataclass(frozen=True, slots=True)
class Report:
    """What came out."""

    record: Record
    faults: tuple[Fault, ...]
    """What does not hold, the most telling first."""

    @property
    def holds(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults

    @property
    def proven(self) -> bool:
        """Whether the shuffle was verified: a record that holds need not say where its cards came from."""
        return self.holds and self.record.fair is not None

    @property
    def substituted(self) -> tuple[str, ...]:
        """The names of those whose contribution was replaced because they were silent."""
        fair = self.record.fair
        return tuple(each.name for each in fair.contributions if each.silent) if fair else ()


def verify(record: Record) -> Report:
    """Check the seal, the promises, every order and cut, every move and the result."""
    faults = list(record.source.faults) if record.source else []
    if record.source and not record.source.sealed:
        faults.append(Fault("seal", "it is missing: whether a move was changed cannot be said"))
    steps, stopped = play(record)
    if record.fair is not None:
        faults += check_fair(record.fair, frozenset(record.computers))
        if not faults:
            keyed = record.fair.chance()
            faults += [*wrong_orders(record, keyed), *wrong_cuts(record, keyed), *chosen_cuts(record, steps, keyed)]
    faults += [stopped] if stopped else compare(record, steps)
    return Report(record, tuple(placed(record, fault) for fault in once(faults)))


def once(faults: list[Fault]) -> Iterator[Fault]:
    """The first fault of each part."""
    seen: set[str] = set()
    for fault in faults:
        if fault.part not in seen:
            seen.add(fault.part)
            yield fault


def placed(record: Record, fault: Fault) -> Fault:
    """The fault with its line."""
    return replace(fault, line=fault.line or record.line(fault.part))


def wrong_orders(record: Record, keyed: Keyed) -> Iterator[Fault]:
    """Written orders that are not those of the key."""
    pack = record.rules.full_pack(record.seats)
    for number, written in record.orders.items():
        order = tuple(keyed.order(number, len(written)))
        if len(written) == len(pack):
            order = plain_twins(order, pack)
        if written != order:
            kind = "pack" if len(written) == len(pack) else "pile"
            at = next(i for i, (a, b) in enumerate(zip(written, order, strict=True)) if a != b)
            named = f": {NAMES[pack[order[at]]]} is card {at + 1}" if kind == "pack" else f": place {at + 1} differs"
            yield Fault(f"{kind} {number}", f"this is not the order that follows from secret and contributions{named}")


def wrong_cuts(record: Record, keyed: Keyed) -> Iterator[Fault]:
    """Written cuts that are not those of the key."""
    low, high = cut_range(record)
    for number, written in record.cuts.items():
        position = keyed.cut(number, low, high)
        if written != position:
            yield Fault(f"cut {number}", f"secret and contributions give a cut of {position} cards, not of {written}")


def cut_range(record: Record) -> tuple[int, int]:
    """The fewest and the most cards that may be lifted."""
    tables = tables_for(record.rules, record.seats, record.dealer)
    return int(tables.min_cut), int(tables.n_cards) - 1


def chosen_cuts(record: Record, steps: list[Step], keyed: Keyed) -> Iterator[Fault]:
    """Cuts that nobody at the table chose, yet are not those of the key."""
    redeals = 0
    low, high = cut_range(record)
    for number, (made, step) in enumerate(zip(record.moves, steps[1:], strict=False), 1):
        if made.move.kind == "cut" and (made.by or made.seat in record.computers):
            position = keyed.cut(redeals, low, high)
            if made.move.position != position:
                yield Fault(f"move {number}", f"{who_cut(record, made)} cuts where the key says: {position} cards")
        redeals += sum(event.kind == "redealt" for event in step.events)


def who_cut(record: Record, made: Made) -> str:
    """Who made a cut that was no choice."""
    seat = record.seat_name(made.seat)
    return f"{seat}, a computer player," if made.seat in record.computers else f"{seat}, by {made.by},"
