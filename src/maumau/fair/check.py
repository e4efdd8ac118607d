"""What is wrong with a fair deal, by the name of the part that was changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from maumau.fair.promise import (
    MOST,
    SIZE,
    WATCHER,
    Contribution,
    FairDeal,
    contributor_name,
    promise,
    substitute,
)


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is not as it was promised."""

    part: str
    """Of the record: ``secret``, ``contribution seat 1``, ``pack 0``, ``move 17`` …"""
    text: str
    """What is wrong with it, in a sentence without its full stop."""
    line: int | None = None
    """Where it stands in the file, from 1 on."""

    def __str__(self) -> str:
        return f"{self.part}: {self.text}"


@dataclass(frozen=True, slots=True)
class Receipt:
    """What one contributor's own device knows; nobody else can check this for him."""

    id: int
    value: bytes
    """What it sent."""
    commitment: bytes
    """What the host had published before."""
    closing: bytes | None = None
    """The end of the promises as it was told before it revealed; `None`: it was not told, and revealed nothing."""


def check_fair(fair: FairDeal, computers: frozenset[int] = frozenset()) -> list[Fault]:
    """All faults; none for a deal that kept its promises.

    Args:
        fair: the open deal.
        computers: seats of computer players, who cannot be silent.
    """
    shape = list(wrong_shape(fair))
    if shape:
        return shape
    faults = list(wrong_secret(fair))
    if not any(fault.part == "commitment" for fault in faults):
        faults += wrong_contributions(fair, computers)
    return faults


def wrong_shape(fair: FairDeal) -> Iterator[Fault]:
    """Faults in who contributed, and in lengths."""
    ids = [each.id for each in fair.contributions]
    seats = list(range(fair.binding.seats))
    if ids[: len(seats)] != seats:
        yield Fault("contributions", f"every seat has one, in order: 0 to {len(seats) - 1}, not {ids}")
    watchers = ids[len(seats) :]
    if any(not WATCHER <= id_ < MOST for id_ in watchers) or watchers != sorted(set(watchers)):
        yield Fault("contributions", f"watchers are numbered upwards, each once, not {ids}")
    for name, value in (("commitment", fair.commitment), ("secret", fair.secret)):
        if len(value) != SIZE:
            yield Fault(name, f"it has {SIZE} bytes, not {len(value)}")
    for each in fair.contributions:
        if any(value is not None and len(value) != SIZE for value in (each.value, each.promised)):
            yield Fault(part_of(each), f"value and promise have {SIZE} bytes each")


def wrong_secret(fair: FairDeal) -> Iterator[Fault]:
    """A secret that does not open its commitment.  The promises, which include the commitment, tell which is false."""
    opened = fair.binding.commitment(fair.secret)
    if opened == fair.commitment:
        return
    if keeps_promises(fair, opened) and not keeps_promises(fair, fair.commitment):
        yield Fault("commitment", "it is not the one that the contributors were shown")
    else:
        yield Fault(
            "secret",
            "it does not open the commitment: the secret, the table, the number, the commitment before, the rules, "
            "the seats, the dealer or the kind of cut are not those that were promised",
        )


def keeps_promises(fair: FairDeal, commitment: bytes) -> bool:
    """Whether somebody's promise was made for this commitment."""
    return any(
        not each.silent and each.promised == promise(commitment, each.id, each.value) for each in fair.contributions
    )


def wrong_contributions(fair: FairDeal, computers: frozenset[int]) -> Iterator[Fault]:
    """Values that are not what was promised, substitutes that were chosen, computer players who were left out."""
    given = [fault for each in fair.contributions if (fault := wrong_value(fair, each))]
    yield from given
    closed = fair.closing()
    for each in fair.contributions:
        if not each.silent:
            continue
        if each.id in computers:
            yield Fault(part_of(each), "a computer player is never silent")
        if each.promised is None and each.id >= WATCHER:
            yield Fault(part_of(each), "a watcher who promised nothing takes no part")
        if not given and each.value != substitute(closed, each.id):
            yield Fault(part_of(each), "the substitute is not the one that follows from the promises")


def wrong_value(fair: FairDeal, each: Contribution) -> Fault | None:
    """The fault of a value that its contributor had not promised."""
    if each.silent:
        return None
    if each.promised is None:
        return Fault(part_of(each), "nothing was promised")
    if promise(fair.commitment, each.id, each.value) == each.promised:
        return None
    return Fault(part_of(each), "it is not what was promised")


def part_of(each: Contribution) -> str:
    """The name of a contribution's line."""
    return f"{'silent' if each.silent else 'contribution'} {each.name}"


def check_receipt(fair: FairDeal, receipt: Receipt) -> list[Fault]:
    """What a contributor's own device has to report: other promises than it was shown, or its own value not used."""
    faults = []
    if fair.commitment != receipt.commitment:
        faults.append(Fault("commitment", "your device was shown another one"))
    if receipt.closing is not None and fair.closing() != receipt.closing:
        faults.append(Fault("contributions", "your device was shown other promises"))
    used = next((each for each in fair.contributions if each.id == receipt.id), None)
    name = contributor_name(receipt.id)
    if used is None:
        faults.append(Fault(f"contribution {name}", "what your device sent is missing"))
    elif used.silent or used.value != receipt.value:
        faults.append(Fault(part_of(used), "what your device sent was not used"))
    return faults
