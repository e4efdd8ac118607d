"""Why a move is not possible now: the engine's reason, in seats of the table."""

from __future__ import annotations

from dataclasses import replace

from maumau.engine.moves import Move, MoveError
from maumau.server import protocol as p
from maumau.table import Table
from maumau.table.run import at_table


def because(table: Table, user: str, question: p.Why) -> p.Because:
    """The answer to a question; it changes nothing and tells nothing that the asker does not know."""
    answer = p.Because(question.id, question.move)
    seat = table.deal_seat(table.seat_of(user))
    if table.deal is None or seat is None or table.phase != "playing":
        answer.reason = "over"
        return answer
    try:
        move = Move.parse(question.move)
    except MoveError:
        answer.reason, answer.values = "bad_move", {"move": question.move}
        return answer
    if move.kind == "challenge" and isinstance(move.target, int):
        move = replace(move, target=-1 if table.deal_seat(move.target) is None else table.order.index(move.target))
    reason = table.deal.why_illegal(seat, move)
    if reason is not None:
        answer.reason, answer.values = reason.id, at_table(table, reason.values)
    return answer
