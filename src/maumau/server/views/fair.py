"""The shuffle of a deal as messages: what was published, promised and revealed; never the secret or the key."""

from __future__ import annotations

from typing import Final, Literal

from maumau.fair import MOST, WATCHER, Gathering
from maumau.server import protocol as p
from maumau.table import Table

Stage = Literal["promising", "revealing", "sealed", "open"]
SHOWN: Final = ("shuffling", "playing", "between", "over")
"""Phases in which there is a shuffle to look at."""


def fair_view(table: Table, seat: int | None) -> p.Fair | None:
    """The shuffle as a viewer may see it; `None`: there is none, or it is not a verified one."""
    gathering = table.gathering
    if gathering is None or table.phase not in SHOWN:
        return None
    if table.phase == "over" and table.deal is None:  # broken off by agreement: nobody will see its secret
        return None
    binding = gathering.binding
    return p.Fair(
        table=binding.table,
        number=binding.number,
        order=list(table.order),
        dealer=binding.dealer,
        ceremony=binding.ceremony,
        rules_digest=binding.rules.hex(),
        previous=binding.previous.hex(),
        commitment=gathering.commitment.hex(),
        stage=stage_of(table, gathering),
        promised=promises(gathering),
        closing=gathering.closing.hex() if gathering.stage == "revealing" else "",
        watchers=[name for _, name in table.watchers],
        you=number_of(table, seat),
    )


def seen_by(view: p.Fair, table: Table, seat: int | None) -> p.Fair:
    """The same for another viewer."""
    own: p.Fair = view.__copy__()  # type: ignore[attr-defined]  # faster than copy.copy
    own.you = number_of(table, seat)
    return own


def stage_of(table: Table, gathering: Gathering) -> Stage:
    """How far the shuffle is; the deal on the table is over in all other phases."""
    if table.phase == "shuffling":
        return gathering.stage
    return "sealed" if table.phase == "playing" else "open"


def promises(gathering: Gathering) -> list[p.Promise]:
    """What was promised, with what was revealed of it."""
    revealed = gathering.revealed
    return [
        p.Promise(id_, made.hex(), revealed[id_].hex() if id_ in revealed else "")
        for id_, made in sorted(gathering.promised.items())
    ]


def number_of(table: Table, seat: int | None) -> int | None:
    """The number of a seat in the shuffle, or the one that the next spectator gets."""
    if seat in table.order:
        return table.order.index(seat)
    number = WATCHER + len(table.watchers)
    return number if number < MOST else None


def silent_seats(table: Table) -> list[int]:
    """The seats whose contribution was replaced; none where nothing was gathered."""
    gathering = table.gathering
    return [] if gathering is None else [s for i, s in enumerate(table.order) if i not in gathering.revealed]
