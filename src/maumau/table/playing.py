"""Moves in a deal, by persons, computer players and the clock; autopilot; and the score of a deal that is over."""

from __future__ import annotations

from typing import Final

from maumau.engine.moves import Move, MoveError
from maumau.engine.reasons import IllegalMove
from maumau.table import commands as co, events as ev
from maumau.table.chance import chance_from
from maumau.table.people import begin_when_ready
from maumau.table.refusals import Refused
from maumau.table.run import Run, at_table, own_seat, seat_at
from maumau.table.state import Seat, Table
from maumau.table.timeouts import MOST_MOVES, default_move

AWAY_LONG: Final = 120_000
"""Milliseconds after which anybody may put an absent player on autopilot where there is no clock."""
AUTOPILOT_AFTER: Final = 2
"""Time-outs in a row that bring the autopilot."""
OUT_OF_TURN: Final = ("jump-in", "challenge", "announce")


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
    move = drawn_cut(table) if at_cut(table) else parsed(command.move)
    played(run, command.seat, move, "computer" if seat.level else "autopilot")


def at_cut(table: Table) -> bool:
    """Whether the pack is to be cut."""
    return table.deal is not None and table.deal.context == "cut"


def drawn_cut(table: Table) -> Move:
    """The cut that follows from the shuffle, made for whoever does not choose: nobody can pick it."""
    deal = table.deal
    assert deal is not None
    places = [move.position for move in deal.legal_moves(deal.turn) if move.kind == "cut"]
    shuffle = deal.to_json()["numbers"]["shuffles"] - 1
    return Move("cut", position=chance_from(table.chance).cut(shuffle, min(places), max(places)))


def played(run: Run, seat: int, move: Move, by: co.MovedBy) -> None:
    """Carry a move out; score the deal if it was the last."""
    try:
        run.emit(ev.Moved, seat, str(move), by)
    except IllegalMove as error:
        raise Refused(error.reason.id, **at_table(run.table, error.reason.values)) from None
    if run.table.deal is not None and run.table.deal.over:
        score(run)


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
        move = drawn_cut(run.table) if at_cut(run.table) else default_move(run.table.deal, deal_seat)
        played(run, seat, move, "timeout")


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
    if run.table.settings.turn_time and run.table.phase != "adjourned":
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
