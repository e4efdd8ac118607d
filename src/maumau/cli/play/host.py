"""Who acts next: computers who may still announce, the person out of turn, the other computers, the seat to move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from maumau.cli.play.session import Session, deal_next, play
from maumau.engine.moves import Move

Chooser = Callable[[Session, int], Move | None]
"""What the computer player at a seat does now; `None` for nothing out of turn."""


class Leave(Exception):
    """The person gets up from the table."""


class Front(Protocol):
    """The person's side of the table."""

    def dealt(self, session: Session) -> None:
        """A deal has begun, or goes on where it was saved."""

    def move(self, session: Session) -> Move:
        """The person's move in turn; it is legal.

        Raises:
            Leave: no move, but good-bye.
        """

    def interject(self, session: Session) -> Move | None:
        """What the person does while something may be done out of turn (or, on turn, before the others do it)."""

    def happened(self, before: Session, after: Session) -> None:
        """Somebody has moved."""

    def counted(self, session: Session) -> None:
        """A deal is over and written down; perhaps the match too.

        Raises:
            Leave: the person does not wish to go on.
        """


def sit(session: Session, front: Front, computers: Chooser) -> Session:
    """Play on until nothing more follows.

    Raises:
        Leave: the person got up.
    """
    while not session.finished:
        if not session.running:
            session = deal_next(session)
        front.dealt(session)
        session = play_deal(session, front, computers)
        front.counted(session)
    return session


def play_deal(session: Session, front: Front, computers: Chooser) -> Session:
    """Play the deal in progress to its end.

    Raises:
        Leave: the person got up; what was moved so far has been told to `Front.happened`.
    """
    while session.running:
        after = play(session, *next_move(session, front, computers))
        front.happened(session, after)
        session = after
    return session


def next_move(session: Session, front: Front, computers: Chooser) -> tuple[int, Move]:
    """The next move that anybody makes, and the seat that makes it."""
    deal, me = session.current, session.me
    late, eager = out_of_turn(session)
    for seat in late:
        move = computers(session, seat)
        if move is not None:
            return seat, move
    if me is not None and may_interject(session, me, bool(eager)):
        move = front.interject(session)
        if move is not None:
            return me, move
    for seat in eager:
        move = computers(session, seat)
        if move is not None:
            return seat, move
    if deal.turn == me:
        return me, front.move(session)
    move = computers(session, deal.turn)
    if move is None:
        raise RuntimeError(f"the computer player at seat {deal.turn} does not move")
    return deal.turn, move


def out_of_turn(session: Session) -> tuple[list[int], list[int]]:
    """The computer players who have moves without being to move: those who may still announce, and the others."""
    deal = session.current
    kinds = {seat: {move.kind for move in deal.legal_moves(seat)} for seat in range(deal.seats)}
    able = [seat for seat in kinds if kinds[seat] and seat not in (session.me, deal.turn)]
    return [s for s in able if "announce" in kinds[s]], [s for s in able if "announce" not in kinds[s]]


def may_interject(session: Session, me: int, others: bool) -> bool:
    """Whether the person has something to do that somebody else could forestall."""
    deal = session.current
    if deal.turn != me:
        return bool(deal.legal_moves(me))
    return others and any(move.kind == "challenge" for move in deal.legal_moves(me))
