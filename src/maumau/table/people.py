"""Who sits at a table: coming and going, the host's office, and everything before a match or a deal begins."""

from __future__ import annotations

from maumau.table import commands as co, events as ev
from maumau.table.dealing import begin_deal
from maumau.table.refusals import Refused
from maumau.table.run import Run, own_seat, seat_at
from maumau.table.state import RUNNING, Table


def sit(run: Run, command: co.Sit) -> None:
    """Take a free seat, or come back to one's own."""
    table = run.table
    mine = table.seat_of(command.user)
    if mine is not None and table.seats[mine].left:
        run.emit(ev.AutopilotOff, mine)
        return
    if mine is not None:
        raise Refused("already_seated", seat=mine)
    if table.phase in RUNNING:
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
    if table.phase == "adjourned":
        return
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
