"""Ending a match early, or adjourning it, when all who are asked agree; and going on with an adjourned one.

Asked is every person who plays himself.  Computer players agree always, and with them every seat for which a computer
player moves: of who has left, is on autopilot, or was eliminated.  So nobody is outvoted while he plays, and who does
not play holds nobody up; who is away without an autopilot is waited for until it takes over (docs/people.md).
"""

from __future__ import annotations

from maumau.table import commands as co, events as ev
from maumau.table.refusals import Refused
from maumau.table.run import Run, own_seat
from maumau.table.state import Table


def asked(table: Table) -> tuple[int, ...]:
    """The seats whose persons are asked."""
    out = table.match.out if table.match is not None else ()
    return tuple(i for i, seat in table.persons() if not seat.computer_moves and str(i) not in out)


def propose(run: Run, command: co.Propose) -> None:
    """Propose to end the match, or to adjourn it."""
    table = run.table
    seat = own_seat(table, command.user)
    if table.proposal is not None:
        raise Refused("proposal_open")
    if run.now < table.next_proposal_at:
        raise Refused("proposed_lately", seconds=-(-(table.next_proposal_at - run.now) // 1000))
    if table.seats[seat].computer_moves:
        run.emit(ev.AutopilotOff, seat)
    if seat not in asked(run.table):
        raise Refused("not_in_deal", seat=seat)
    run.emit(ev.Proposed, seat, command.what)


def answer(run: Run, command: co.Answer) -> None:
    """Agree to what is proposed, or decline, and with that take back one's own proposal."""
    table = run.table
    seat = own_seat(table, command.user)
    if table.proposal is None:
        raise Refused("no_proposal")
    if not command.agree:
        run.emit(ev.ProposalLapsed, "declined", seat)
    elif seat in table.proposal.agreed:
        raise Refused("nothing_to_do")
    else:
        run.emit(ev.Agreed, seat)


def time_up(run: Run) -> None:
    """Nobody waits for an answer any longer."""
    run.emit(ev.ProposalLapsed, "time")


def advance(run: Run) -> None:
    """Do what is agreed upon; go on with an adjourned match when all who are asked are ready."""
    table = run.table
    if table.phase == "adjourned":
        waited = asked(table)
        if waited and all(table.seats[seat].ready and not table.seats[seat].away for seat in waited):
            run.emit(ev.WentOn)
    elif table.proposal is not None and table.phase in ("playing", "between"):
        if not set(asked(table)).issubset(table.proposal.agreed):
            return
        if table.proposal.what == "adjourn":
            run.emit(ev.Adjourned)
        else:
            run.emit(ev.EndedEarly)
            run.emit(ev.MatchOver)
