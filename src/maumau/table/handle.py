"""A command, or time that has passed, becomes events: `handle` and `on_deadline`.  Pure: time and chance are given.

Every function emits facts through a `Run`, which evolves the table as it goes, so that what comes out folds back to
the same table.  Card rules are the engine's alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from maumau.engine.moves import Move, MoveError
from maumau.engine.reasons import IllegalMove
from maumau.table import clock, commands as co, events as ev
from maumau.table.chance import Fresh
from maumau.table.evolve import Step, evolve
from maumau.table.refusals import Refused
from maumau.table.settings import Settings
from maumau.table.state import Seat, Table
from maumau.table.timeouts import MOST_MOVES, default_move
from maumau.table.transitions import TRANSITIONS

AWAY_LONG: Final = 120_000
"""Milliseconds after which anybody may put an absent player on autopilot where there is no clock."""
AUTOPILOT_AFTER: Final = 2
"""Time-outs in a row that bring the autopilot."""
OUT_OF_TURN: Final = ("jump-in", "challenge", "announce")


class Run:
    """The steps of one command in the making."""

    def __init__(self, table: Table, now: int, chance: Fresh) -> None:
        self.table = table
        self.now = max(now, table.at)
        self.chance = chance
        self.steps: list[Step] = []

    def emit(self, event: type[ev.TableEvent], *values: Any) -> None:
        """Add a fact."""
        step = evolve(self.table, event(self.now, *values))
        self.table = step.table
        self.steps.append(step)


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
        seat_computer(run, co.SeatComputer(user, seat, level))
    if start:
        begin(run, co.Start(user))
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
    return tuple(run.steps)


def on_deadline(table: Table, now: int, chance: Fresh) -> tuple[Step, ...]:
    """What time brings; nothing before `next_deadline`."""
    run = Run(table, now, chance)
    if passed(clock.forgotten_at(table), now):
        run.emit(ev.Closed)
    elif passed(clock.turn_deadline(table), now):
        begin_deal(run) if table.phase == "between" else time_out(run)
    elif passed(clock.host_deadline(table), now):
        next_host(run)
    return tuple(run.steps)


def passed(moment: int, now: int) -> bool:
    """Whether a moment, 0 for none, has come."""
    return 0 < moment <= now


# ---------------------------------------------------------------- coming and going


def arrive(run: Run, user: str) -> None:
    """Whoever asks for something is here."""
    seat = run.table.seat_of(user)
    if seat is not None and run.table.seats[seat].away:
        run.emit(ev.PresenceChanged, seat, False)


def sit(run: Run, command: co.Sit) -> None:
    """Take a free seat, or come back to one's own."""
    table = run.table
    mine = table.seat_of(command.user)
    if mine is not None and table.seats[mine].left:
        run.emit(ev.AutopilotOff, mine)
        return
    if mine is not None:
        raise Refused("already_seated", seat=mine)
    if table.phase in ("playing", "between"):
        raise Refused("not_own_seat")
    seat = free_seat(table, command.seat)
    run.emit(ev.Seated, seat, command.user, command.name)
    if not table.host:
        run.emit(ev.HostChanged, command.user)


def free_seat(table: Table, wanted: int | None) -> int:
    """The wanted seat if it is free, or the first free one."""
    if wanted is None:
        seat = next((i for i, seat in enumerate(table.seats) if not seat.taken), None)
        if seat is None:
            raise Refused("no_free_seat")
        return seat
    if seat_at(table, wanted).taken:
        raise Refused("seat_taken", seat=wanted)
    return wanted


def seat_at(table: Table, number: int) -> Seat:
    """A seat of the table."""
    if not 0 <= number < len(table.seats):
        raise Refused("no_such_seat_here", last=len(table.seats) - 1)
    return table.seats[number]


def own_seat(table: Table, user: str) -> int:
    """The seat of a person who has not left."""
    seat = table.seat_of(user)
    if seat is None or table.seats[seat].left:
        raise Refused("not_seated")
    return seat


def leave(run: Run, command: co.Leave) -> None:
    """Stand up; the last person to go closes the table, the host hands on his office."""
    seat = own_seat(run.table, command.user)
    run.emit(ev.Stood, seat, run.table.seats[seat].name)
    if next(run.table.persons(), None) is None:
        run.emit(ev.Closed)
        return
    if run.table.host == command.user:
        next_host(run)
    if run.table.phase == "between":
        begin_when_ready(run)


def next_host(run: Run) -> None:
    """The next person clockwise from the host's seat, one who is here before one who is not."""
    table = run.table
    here = table.seat_of(table.host)
    start = 0 if here is None else here + 1
    order = sorted(table.persons(), key=lambda item: (item[1].away, (item[0] - start) % len(table.seats)))
    others = [seat.user for _, seat in order if seat.user != table.host]
    if others:
        run.emit(ev.HostChanged, others[0])


def set_presence(run: Run, command: co.SetPresence) -> None:
    """A connection came or went."""
    seat = run.table.seat_of(command.user)
    if seat is not None and run.table.seats[seat].away != command.away:
        run.emit(ev.PresenceChanged, seat, command.away)


def resume(run: Run, command: co.Resume) -> None:
    """The server is back."""
    run.emit(ev.Resumed, command.since)


def close(run: Run, _command: co.Close) -> None:
    """The server closes the table."""
    run.emit(ev.Closed)


# ---------------------------------------------------------------- before a match


def host_only(table: Table, user: str) -> None:
    """Refuse what only the host may do."""
    if user != table.host:
        raise Refused("host_only")


def seat_computer(run: Run, command: co.SeatComputer) -> None:
    """A computer player takes a free seat, or another level plays."""
    host_only(run.table, command.user)
    if seat_at(run.table, command.seat).user:
        raise Refused("not_a_computer_seat", seat=command.seat)
    run.emit(ev.Seated, command.seat, "", "", command.level)


def remove(run: Run, command: co.Remove) -> None:
    """The host frees a seat."""
    host_only(run.table, command.user)
    seat = seat_at(run.table, command.seat)
    if seat.user == command.user or not seat.taken:
        raise Refused("nothing_to_do")
    run.emit(ev.Stood, command.seat, seat.name or seat.level, True)


def configure(run: Run, command: co.Configure) -> None:
    """Other settings."""
    host_only(run.table, command.user)
    command.settings.check()
    taken = [i for i, seat in enumerate(run.table.seats) if seat.taken and i >= command.settings.seats]
    if taken:
        raise Refused("seats_in_use", seat=taken[0])
    run.emit(ev.Configured, command.settings.to_json())


def set_ready(run: Run, command: co.SetReady) -> None:
    """Ready, or not; when all are, it begins."""
    seat = own_seat(run.table, command.user)
    if run.table.seats[seat].ready != command.ready:
        run.emit(ev.ReadySet, seat, command.ready)
        begin_when_ready(run)


def begin_when_ready(run: Run) -> None:
    """Begin the next deal, the match or the rematch when nobody is waited for."""
    table = run.table
    if table.phase == "between":
        if not any(waited_for(table, number) for number, _ in table.persons()):
            begin_deal(run)
        return
    full = all(seat.taken for seat in table.seats) or bool(table.settings.fill) or table.phase == "over"
    enough = players_at_start(table) >= table.rules.min_players
    if full and enough and all(seat.ready for _, seat in table.persons()):
        begin_match(run)


def waited_for(table: Table, number: int) -> bool:
    """Whether the next deal waits for this person: not for who is ready, away, or out."""
    seat = table.seats[number]
    out = table.match is not None and str(number) in table.match.out
    return not (seat.ready or seat.away or seat.computer_moves or out)


def players_at_start(table: Table) -> int:
    """How many would play if it began now."""
    return len(table.seats) if table.settings.fill else sum(seat.taken for seat in table.seats)


def begin(run: Run, command: co.Start) -> None:
    """The host begins, when the others are ready."""
    table = run.table
    host_only(table, command.user)
    waiting = [i for i, seat in table.persons() if not seat.ready and seat.user != command.user]
    if waiting:
        raise Refused("not_ready", seat=waiting[0])
    if players_at_start(table) < table.rules.min_players:
        raise Refused("too_few", players=players_at_start(table), low=table.rules.min_players)
    begin_match(run)


def begin_match(run: Run) -> None:
    """Fill free seats if that is wished, find the first dealer, deal."""
    fill = run.table.settings.fill
    for number, seat in enumerate(run.table.seats):
        if fill and not seat.taken:
            run.emit(ev.Seated, number, "", "", fill)
    players = tuple(i for i, seat in enumerate(run.table.seats) if seat.taken)
    run.emit(ev.MatchStarted, players, run.chance.deal())
    begin_deal(run)


def begin_deal(run: Run) -> None:
    """Deal the cards."""
    run.emit(ev.DealStarted, run.chance.deal())


# ---------------------------------------------------------------- the deal


def make_move(run: Run, command: co.MakeMove) -> None:
    """A move of a person; whoever moves himself is on autopilot no more."""
    table = run.table
    seat = own_seat(table, command.user)
    move = parsed(command.move)
    if move.kind not in OUT_OF_TURN and command.version < table.deal_version:
        raise Refused("stale")
    deal_seat = table.deal_seat(seat)
    if deal_seat is None:
        raise Refused("not_in_deal", seat=seat)
    if move.kind == "challenge":
        move = Move("challenge", target=challenged_seat(table, move))
    if table.seats[seat].computer_moves:
        run.emit(ev.AutopilotOff, seat)
    played(run, seat, move, "person")


def parsed(text: str) -> Move:
    """A move text as a move."""
    try:
        return Move.parse(text)
    except MoveError:
        raise Refused("bad_move", move=text) from None


def challenged_seat(table: Table, move: Move) -> int:
    """The seat of the deal that a challenge is about; its text names a seat of the table."""
    target = table.deal_seat(move.target) if isinstance(move.target, int) else None
    if target is None:
        raise Refused("not_in_deal", seat=move.target)
    return target


def computer_move(run: Run, command: co.ComputerMove) -> None:
    """A move of a computer player, for the deal as it saw it only."""
    table = run.table
    if command.version != table.deal_version or table.paused_at is not None:
        raise Refused("stale")
    seat = seat_at(table, command.seat)
    if not seat.computer_moves:
        raise Refused("not_a_computer_seat", seat=command.seat)
    played(run, command.seat, parsed(command.move), "computer" if seat.level else "autopilot")


def played(run: Run, seat: int, move: Move, by: co.MovedBy) -> None:
    """Carry a move out; score the deal if it was the last."""
    try:
        run.emit(ev.Moved, seat, str(move), by)
    except IllegalMove as error:
        raise Refused(error.reason.id, **at_table(run.table, error.reason.values)) from None
    if run.table.deal is not None and run.table.deal.over:
        score(run)


SEAT_VALUES: Final = ("seat", "turn", "target")


def at_table(table: Table, values: Any) -> dict[str, str | int]:
    """The values of an engine's reason with seats of the table."""
    return {
        name: table.order[value] if name in SEAT_VALUES and isinstance(value, int) and 0 <= value < len(table.order)
        else value
        for name, value in values.items()
    }  # fmt: skip


def score(run: Run) -> None:
    """Write the deal down; perhaps the match is over."""
    table = run.table
    assert table.deal is not None
    result = table.deal.result()
    assert result is not None
    winner = None if result.winner < 0 else table.order[result.winner]
    run.emit(ev.DealScored, winner, result.left, result.finish, result.wild_count)
    if run.table.match is not None and run.table.match.over:
        run.emit(ev.MatchOver)


# ---------------------------------------------------------------- time and autopilot


def time_out(run: Run) -> None:
    """The time of the seat to move is up: moves that cannot be regretted; at the second time the autopilot."""
    seat = run.table.turn
    assert seat is not None
    times = run.table.seats[seat].timeouts + 1
    run.emit(ev.TimedOut, seat, times)
    if times >= AUTOPILOT_AFTER and not run.table.seats[seat].computer_moves:
        run.emit(ev.AutopilotOn, seat, "timeout")
        return
    for _ in range(MOST_MOVES):
        deal_seat = run.table.deal_seat(seat)
        if run.table.turn != seat or run.table.deal is None or deal_seat is None:
            return
        played(run, seat, default_move(run.table.deal, deal_seat), "timeout")


def set_autopilot(run: Run, command: co.SetAutopilot) -> None:
    """Put one's own seat on autopilot, or that of somebody who has been away for long where no clock does it."""
    table = run.table
    mine = own_seat(table, command.user)
    seat = seat_at(table, command.seat)
    if not seat.user:
        raise Refused("no_person", seat=command.seat)
    if seat.computer_moves:
        raise Refused("nothing_to_do")
    if command.seat != mine:
        check_away(run, seat)
    run.emit(ev.AutopilotOn, command.seat, "asked" if command.seat == mine else "away")
    if run.table.phase == "between":
        begin_when_ready(run)


def check_away(run: Run, seat: Seat) -> None:
    """Refuse to take a seat from somebody who is here or will be timed out anyway."""
    if run.table.settings.turn_time:
        raise Refused("has_clock")
    if not seat.away or run.now < seat.away_since + AWAY_LONG:
        raise Refused("not_away", seconds=AWAY_LONG // 1000)


def back(run: Run, command: co.Back) -> None:
    """Play oneself again."""
    seat = run.table.seat_of(command.user)
    if seat is None:
        raise Refused("not_seated")
    if not run.table.seats[seat].computer_moves:
        raise Refused("nothing_to_do")
    run.emit(ev.AutopilotOff, seat)


HANDLERS: Final[dict[type[co.Command], Callable[[Run, Any], None]]] = {
    co.Sit: sit,
    co.Leave: leave,
    co.SetReady: set_ready,
    co.Start: begin,
    co.SeatComputer: seat_computer,
    co.Remove: remove,
    co.Configure: configure,
    co.MakeMove: make_move,
    co.ComputerMove: computer_move,
    co.SetAutopilot: set_autopilot,
    co.Back: back,
    co.SetPresence: set_presence,
    co.Resume: resume,
    co.Close: close,
}
