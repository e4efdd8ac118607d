"""What is done for a seat that lets its time run out: never a clever move, always one that cannot be regretted."""

from __future__ import annotations

from maumau.engine.cards import parse_card, suit_of
from maumau.engine.deal import Deal
from maumau.engine.moves import Move

MOST_MOVES = 60
"""Moves made for one time-out at most; a turn never needs that many."""


def default_move(deal: Deal, seat: int) -> Move:
    """The seat draws or takes, else passes; after drawing it passes if it may.

    Where a card has to be laid it is the first that fits, and an open choice gets the card's own suit; a strong card is
    taken.  The pack is cut in the middle, where no chance is known that says where (`playing.drawn_cut`).

    Raises:
        ValueError: the seat has no move.
    """
    moves = [move for move in deal.legal_moves(seat) if move.kind not in ("announce", "challenge", "jump-in")]
    if not moves:
        raise ValueError(f"seat {seat} has no move")
    by_kind = {move.kind: move for move in reversed(moves)}
    for kind in ("pass", "draw", "take"):
        if kind in by_kind:
            return by_kind[kind]
    if moves[0].kind == "cut":
        return moves[len(moves) // 2]
    return next((move for move in moves if names_own_suit(move)), moves[0])


def names_own_suit(move: Move) -> bool:
    """Whether a play names no suit but that of its own card."""
    if len(move.cards) != 1:
        return False
    card = move.as_card or move.cards[0]
    return not move.suit or move.suit == "CDHS"[suit_of(parse_card(card))]
