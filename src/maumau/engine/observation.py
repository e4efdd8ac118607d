"""What one seat knows: the only door for hidden information.

Built up field by field from what the seat may know, never cut down from the whole: the own hand, what lies open, the
numbers of cards, and what was said.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from maumau.engine import looks
from maumau.engine.cards import JOKER, NAMES
from maumau.engine.kernel.codes import DRAWN, OVER, TAKE
from maumau.engine.kernel.state import Kernel
from maumau.engine.legality import legal_moves
from maumau.engine.moves import Move
from maumau.engine.position import hand_kinds
from maumau.engine.rules.ruleset import RuleSet


class Own(NamedTuple):
    """What a seat alone knows of a deal."""

    hand: tuple[str, ...]
    """The own cards in kind order."""
    drawn: str
    """The card this seat has just drawn, while it may be laid; empty for others."""
    legal: tuple[Move, ...]
    """The seat's legal moves now."""


NOTHING = Own((), "", ())
"""What a spectator knows beyond what all know."""


class Observation(NamedTuple):
    """A seat's knowledge of a deal.  Cards are names; seats 0‥n-1.

    A named tuple, because one is made for every seat after every move of every table.
    """

    seat: int | None
    """Whose knowledge; `None`: a spectator's."""
    rules_id: str
    seats: int
    dealer: int
    context: int
    """The kernel's number of the turn context; see `context_name`."""
    turn: int
    direction: int
    hand: tuple[str, ...]
    """The own cards in kind order; empty for a spectator."""
    counts: tuple[int, ...]
    """Cards in each hand."""
    top: str
    top_as: str
    """What a joker on top stands for, empty otherwise or where it named a suit."""
    suit: str
    """The suit in force; empty where any card fits."""
    match_state: int
    """What the next card is matched with, as the kernel numbers it (public)."""
    pending: int
    stock_count: int
    discard: tuple[str, ...]
    """Cards under the top card since the last reshuffle, first laid first; everybody saw them."""
    announced: tuple[int, ...]
    announced_wild: tuple[int, ...]
    """Those of them who said that only wild cards are left (S0-59)."""
    challengeable: tuple[int, ...]
    drawn: str
    """The card this seat has just drawn, while it may be laid; empty for others."""
    pulled: str
    """The strong card that lies before the cutter."""
    over: bool
    winner: int | None
    moves_made: int
    legal: tuple[Move, ...]
    """The seat's legal moves now."""

    @property
    def context_name(self) -> str:
        """What the seat to move is asked for, as in `Deal.context`."""
        return ("turn", "drawn", "chain", "cover", "search", "claim", "cut", "take", "over")[self.context]

    def to_json(self) -> dict[str, Any]:
        """JSON-ready; moves as texts."""
        data = self._asdict()
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in {
                **data,
                "context": self.context_name,
                "legal": [str(move) for move in self.legal],
            }.items()
        }


def own(k: Kernel, seat: int) -> Own:
    """What a seat alone knows.

    Raises:
        ValueError: there is no such seat.
    """
    if not 0 <= seat < k.t.players:
        raise ValueError(f"there is no seat {seat}; seats are 0 to {k.t.players - 1}")
    drawn = NAMES[k.drawn] if k.phase == DRAWN and seat == k.turn else ""
    return Own(tuple([NAMES[kind] for kind in hand_kinds(k, seat)]), drawn, tuple(legal_moves(k, seat)))


def observe(k: Kernel, rules: RuleSet, seat: int | None) -> Observation:
    """What a seat, or a spectator (`None`), knows.

    Raises:
        ValueError: there is no such seat.
    """
    n = int(k.t.players)
    mine = NOTHING if seat is None else own(k, seat)
    cards = int(k.t.n_cards)
    joker_on_top = k.pile_n > 0 and k.top() >= JOKER and k.state < JOKER
    return Observation(
        seat=seat,
        rules_id=rules.id,
        seats=n,
        dealer=int(k.t.dealer),
        context=int(k.phase),
        turn=int(k.turn),
        direction=int(k.dir),
        hand=mine.hand,
        counts=tuple([int(size) for size in k.size]),
        top=looks.top_name(k),
        top_as=NAMES[k.state] if joker_on_top else "",
        suit=looks.suit_in_force(k) if k.pile_n else "",
        match_state=int(k.state),
        pending=int(k.pending),
        stock_count=int(k.stock_n),
        discard=tuple([NAMES[kind] for kind in k.cards[cards - k.pile_n + 1 : cards]][::-1]) if k.pile_n else (),
        announced=looks.announced_seats(k),
        announced_wild=looks.announced_wild_seats(k),
        challengeable=looks.challengeable_seats(k) if k.phase != OVER else (),
        drawn=mine.drawn,
        pulled=NAMES[k.pulled] if k.phase == TAKE else "",
        over=k.phase == OVER,
        winner=int(k.winner) if k.phase == OVER and k.winner >= 0 else None,
        moves_made=int(k.moves),
        legal=mine.legal,
    )
