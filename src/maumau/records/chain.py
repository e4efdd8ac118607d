"""The verified deals of one table, one after the other: none is missing, none is there twice, each names the one
before it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from maumau.fair import FairDeal, Fault


def check_chain(deals: Iterable[FairDeal], *, complete: bool = False) -> list[Fault]:
    """What is wrong between the deals of each table.

    Args:
        deals: verified deals, in any order.
        complete: whether these are all deals of their tables, so that a gap is a fault too.
    """
    tables: dict[str, list[FairDeal]] = {}
    for deal in deals:
        tables.setdefault(deal.binding.table, []).append(deal)
    return [fault for each in tables.values() for fault in wrong_links(each, complete)]


def wrong_links(deals: list[FairDeal], complete: bool) -> Iterator[Fault]:
    """The faults of one table."""
    ordered = sorted(deals, key=lambda deal: deal.binding.number)
    first = ordered[0].binding
    if complete and first.number > 1:
        yield Fault(named(ordered[0]), f"{first.number - 1} before it are missing")
    if first.number == 1 and any(first.previous):
        yield Fault(named(ordered[0]), "the first deal of a table follows none")
    for before, after in pairwise(ordered):
        gap = after.binding.number - before.binding.number
        if gap == 0:
            yield Fault(named(after), "this number is there twice")
        elif gap > 1 and complete:
            yield Fault(named(after), f"{gap - 1} before it are missing")
        elif gap == 1 and after.binding.previous != before.commitment:
            yield Fault(named(after), "it follows another deal than the one before it")


def named(deal: FairDeal) -> str:
    """``table 7QK3, deal 4``."""
    return f"table {deal.binding.table}, deal {deal.binding.number}"
