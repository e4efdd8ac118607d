"""A command, or time that has passed, becomes events: `handle` and `on_deadline`.  Pure: time and chance are given.

Every function emits facts through a `Run`, which evolves the table as it goes, so that what comes out folds back to
the same table.  Card rules are the engine's alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from maumau.table import agreement, clock, commands as co, dealing, events as ev, people, playing
from maumau.table.chance import Fresh
from maumau.table.evolve import Step, evolve
from maumau.table.refusals import Refused
from maumau.table.run import Run
from maumau.table.settings import Settings
from maumau.table.state import Table
from maumau.table.transitions import TRANSITIONS


def create(
    settings: Settings,
    user: str,
    name: str,
    *,
    id_: str,
    code: str,
    now: int,
    chance: Fresh,
    computers: Sequence[str] = (),
    start: bool = False,
) -> tuple[Step, ...]:
    """A new table whose creator sits at seat 0, and is expected to connect.

    Args:
        settings: the host's choices.
        user: id of the creator.
        name: his name.
        id_: id of the table.
        code: its short code.
        now: milliseconds since 1970.
        chance: for the deal, if it is to begin.
        computers: levels of computer players for seats 1, 2, …
        start: whether the match begins at once.

    Raises:
        Refused: the settings or the computer players do not suit the rule set, or it cannot begin.
    """
    settings.check()
    first = evolve(None, ev.Created(now, id_, code, settings.to_json(), user, name))
    run = Run(first.table, now, chance)
    for seat, level in enumerate(computers, start=1):
        people.seat_computer(run, co.SeatComputer(user, seat, level))
    if start:
        people.begin(run, co.Start(user))
    return (first, *run.steps)


def handle(table: Table, command: co.Command, now: int, chance: Fresh) -> tuple[Step, ...]:
    """What a command leads to; no steps where it asks for what is so already.

    Raises:
        Refused: it changes nothing, and why.
    """
    if (table.phase, command.kind) not in TRANSITIONS:
        raise Refused("not_in_phase", command=command.kind, phase=table.phase)
    run = Run(table, now, chance)
    if isinstance(command, co.ByPerson) and not isinstance(command, co.SetPresence | co.Leave):
        arrive(run, command.user)
    HANDLERS[type(command)](run, command)
    agreement.advance(run)
    dealing.advance(run)
    return tuple(run.steps)


def on_deadline(table: Table, now: int, chance: Fresh) -> tuple[Step, ...]:
    """What time brings; nothing before `next_deadline`."""
    run = Run(table, now, chance)
    if passed(clock.forgotten_at(table), now):
        run.emit(ev.Closed)
    elif passed(clock.gather_deadline(table), now):
        dealing.time_up(run)
    elif passed(clock.turn_deadline(table), now):
        dealing.begin_deal(run) if table.phase == "between" else playing.time_out(run)
    elif passed(clock.proposal_deadline(table), now):
        agreement.time_up(run)
    elif passed(clock.host_deadline(table), now):
        people.next_host(run)
    agreement.advance(run)
    return tuple(run.steps)


def passed(moment: int, now: int) -> bool:
    """Whether a moment, 0 for none, has come."""
    return 0 < moment <= now


def arrive(run: Run, user: str) -> None:
    """Whoever asks for something is here."""
    seat = run.table.seat_of(user)
    if seat is not None and run.table.seats[seat].away:
        run.emit(ev.PresenceChanged, seat, False)


HANDLERS: Final[dict[type[co.Command], Callable[[Run, Any], None]]] = {
    co.Sit: people.sit,
    co.Leave: people.leave,
    co.SetReady: people.set_ready,
    co.Start: people.begin,
    co.SeatComputer: people.seat_computer,
    co.Remove: people.remove,
    co.Configure: people.configure,
    co.MakePromise: dealing.make_promise,
    co.Reveal: dealing.reveal,
    co.MakeMove: playing.make_move,
    co.ComputerMove: playing.computer_move,
    co.SetAutopilot: playing.set_autopilot,
    co.Back: playing.back,
    co.Propose: agreement.propose,
    co.Answer: agreement.answer,
    co.SetPresence: people.set_presence,
    co.Resume: people.resume,
    co.Close: people.close,
}
