"""Why a move is refused: ids with values, so that every front end can say it in its own language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

REASONS: dict[str, str] = {
    "over": "the deal is over",
    "no_such_seat": "there is no seat {seat}; seats are 0 to {last}",
    "not_your_turn": "it is the turn of seat {turn}",
    "not_in_hand": "{card} is not in the hand",
    "does_not_fit": "{card} does not fit: {top} lies on top and the suit in force is {suit}",
    "wild_on_wild": "{card} may not be laid on a wild card ({top})",
    "must_answer": "{pending} cards are owed: answer with {answers}, or draw them",
    "must_take": "{pending} cards are owed and nothing answers: draw",
    "only_drawn": "after drawing only the drawn card {drawn} may be laid",
    "none_after_draw": "after drawing no card may be laid: pass",
    "must_search": "the stock must be searched: draw",
    "forbidden_last": "{card} may not be the last card",
    "suit_missing": "{card} names a suit: add name C, D, H or S",
    "names_no_suit": "{card} names no suit here",
    "joker_needs_card": "say what the joker stands for, as in: play JOKER as 7H",
    "not_a_joker": "{card} is no joker and stands for itself",
    "joker_cannot_stand": "the joker cannot stand for {card} here",
    "not_several": "only one card may be laid",
    "several_not_wild": "several cards may be laid at once only if they are the whole hand, all wild, and announced",
    "already_drawn": "a card has been drawn already: lay one or pass",
    "must_play": "a card in the hand fits and must be laid",
    "nothing_to_draw": "there is nothing to draw",
    "draw_first": "draw a card before passing",
    "must_cover": "{top} must be covered before the turn can end",
    "no_jump_in": "jumping in is not played, or nothing may be jumped on now",
    "not_the_twin": "only {card} may jump in now",
    "jump_on_turn": "it is this seat's own turn: play the card",
    "no_challenge": "a missing announcement is not pointed out here",
    "no_ground": "seat {target} has nothing to be pointed out",
    "challenge_self": "nobody points out his own silence",
    "no_late_announcement": "the announcement is made with the card only",
    "nothing_to_announce": "there is no single unannounced card to announce",
    "no_announcement": "no announcement belongs to this move",
    "not_now": "{kind} is no move now",
    "no_such_card": "{card} is no card: name a rank and a suit, as in 7H, or JOKER",
    "not_part_of_move": "{kind} is made without {part}",
    "cut_range": "lift {low} to {high} cards",
}
"""Reason ids and their English words; ``maumau rules reasons`` lists them."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is not legal: an id of `REASONS` and the values its words need."""

    id: str
    values: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        return REASONS[self.id].format(**self.values)


class IllegalMove(ValueError):
    """A move that the rules refuse; nothing has changed."""

    def __init__(self, move: object, reason: Reason) -> None:
        super().__init__(f"{move}: {reason}")
        self.reason = reason
