"""How events of the shuffle change a table: what the server has promised, and what is contributed to it."""

from __future__ import annotations

from dataclasses import replace

from maumau.fair import NOTHING, Binding, Gathering, promise
from maumau.table import events as ev
from maumau.table.parts import Facts
from maumau.table.state import Seat, Table

Change = tuple[Table, Facts]


def binding(table: Table, event: ev.DealPromised, seats: int, dealer: int) -> Binding:
    """What the secret of a deal is good for."""
    return Binding(
        table=event.table or table.code,
        number=event.number,
        rules=bytes.fromhex(event.rules),
        seats=seats,
        dealer=dealer,
        ceremony=event.ceremony,
        previous=table.gathering.commitment if table.gathering is not None else NOTHING,
    )


def deal_promised(table: Table, event: ev.DealPromised) -> Change:
    """The next deal is shuffled: what lay there is cleared away, computer players promise."""
    match = table.match
    if match is None:
        raise ValueError("a deal belongs to a match")
    order = tuple(int(name) for name in match.seating())
    bound = binding(table, event, len(order), match.dealer_seat)
    gathering = Gathering(bound, bytes.fromhex(event.secret))
    for seat, value in event.computers.items():
        gathering = gathering.promise(int(seat), promise(gathering.commitment, int(seat), bytes.fromhex(value)))
    after = table._replace(
        phase="shuffling",
        seats=nobody_ready(table),
        deal=None,
        deals=event.number,
        chance={"computers": event.computers},
        gathering=gathering,
        watchers=(),
        quiet=silent_before(table),
        promised_at=event.at,
        gather_began=event.at,
        order=order,
        turn_ends=0,
        next_deal_at=0,
        proposal=None,
    )
    return after, ()


def silent_before(table: Table) -> tuple[int, ...]:
    """The seats that contributed nothing to the deal that is over."""
    before = table.gathering
    return () if before is None else tuple(seat for i, seat in enumerate(table.order) if i not in before.revealed)


def promised(table: Table, event: ev.Promised) -> Change:
    """One promise more."""
    gathering = gathering_of(table).promise(event.contributor, bytes.fromhex(event.promise))
    new = ((event.user, event.name),) if event.user else ()
    return table._replace(gathering=gathering, watchers=(*table.watchers, *new)), ()


def promises_closed(table: Table, event: ev.PromisesClosed) -> Change:
    """Promises are kept now, computer players do it at once."""
    gathering = gathering_of(table).close()
    for seat, value in table.chance["computers"].items():
        gathering = gathering.reveal(int(seat), bytes.fromhex(value))
    return table._replace(gathering=gathering, gather_began=event.at), ()


def revealed(table: Table, event: ev.Revealed) -> Change:
    """One promise kept."""
    return table._replace(gathering=gathering_of(table).reveal(event.contributor, bytes.fromhex(event.value))), ()


def gathering_of(table: Table) -> Gathering:
    """The gathering in progress."""
    if table.phase != "shuffling" or table.gathering is None:
        raise ValueError("no contributions are gathered now")
    return table.gathering


def nobody_ready(table: Table) -> tuple[Seat, ...]:
    """The seats, to be asked for readiness again."""
    return tuple(replace(seat, ready=False) for seat in table.seats)
