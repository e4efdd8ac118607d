"""What a seat remembers from the events it has seen, beyond what its observation shows.

Some of it is certain (cards won openly at the cut, cards of a search that were no cover), some of it likely: whoever
draws by choice, lets owed cards come, or passes after a draw, had nothing to lay (S3-83).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from maumau.bots.policy.belief import EVERYTHING, Belief
from maumau.bots.policy.mind import suit_bit
from maumau.engine.cards import JOKER, SUITS, parse_card
from maumau.engine.events import Event
from maumau.engine.kernel.codes import ANY, ANY_BUT_WILD, NAMED, NOMINATE, WILD_NEVER
from maumau.engine.kernel.tables import Tables


class Memory:
    """The events of a deal, digested in order by `read`."""

    __slots__ = ("belief", "context", "drawn", "fresh", "lacks", "laid", "passes", "state", "t")

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.lacks = [0] * t.players
        """For each seat the suit bits (C 1, D 2, H 4, S 8) that it seemed to lack when it last drew by choice; 0
        after other cards came to it."""
        self.belief = Belief()
        self.drawn = 0
        """Cards drawn by choice in the present turn."""
        self.fresh = False
        """Whether the seat to move has drawn a card that it may lay at once."""
        self.passes = 0
        """Seats that have passed in a row."""
        self.laid = False
        """Whether any card has been laid since the start card."""
        self.state = ANY
        """What the next card is matched with."""
        self.context = "turn"

    def read(self, events: Iterable[Event]) -> Memory:
        """Take in further events."""
        for kind, seat, data in events:
            reader = READERS.get(kind)
            if reader is not None:
                reader(self, -1 if seat is None else seat, data)
        return self

    # -- one function for each kind of event, and what they share -----------------------------------------------
    def dealt(self, seat: int, data: Any) -> None:
        self.belief.add(seat, 0, data["count"])

    def took(self, seat: int, data: Any) -> None:
        self.belief.add(seat, EVERYTHING ^ self.same(data["card"]), 1)

    def redealt(self, _seat: int, _data: Any) -> None:
        for seat in range(self.t.players):
            self.belief.drop(seat)

    def start(self, _seat: int, data: Any) -> None:
        kind = parse_card(data["card"])
        self.state = kind if kind < JOKER else ANY
        if kind < JOKER and self.t.start_acts and self.t.eff[kind] == NOMINATE:
            self.state = ANY_BUT_WILD if self.t.wild_on_wild == WILD_NEVER else ANY

    def turn(self, _seat: int, data: Any) -> None:
        self.context = data["context"]
        if self.context == "turn":
            self.drawn = 0
            self.fresh = False

    def drew(self, seat: int, data: Any) -> None:
        self.passes = 0
        why, count = data["why"], data["count"]
        by_choice = why == "turn"
        self.fresh = by_choice or why == "search"
        self.lacks[seat] = suit_bit(self.state) if by_choice and self.context == "turn" else 0
        if by_choice:
            self.could_not(seat, self.t.legal[self.state])
            self.drawn += 1
        elif why == "owed" and self.state < JOKER:
            self.could_not(seat, self.t.answers[self.state])
        cover = self.t.search_mask[self.state // 13] if why == "search" and self.state < JOKER else 0
        if cover:
            self.belief.add(seat, cover, count - 1)
            count = 1
        self.belief.add(seat, 0, count)

    def could_not(self, seat: int, kinds: int) -> None:
        """The seat chose to draw: it had none of these kinds; after a first draw only the newest card counts."""
        self.belief.exclude(seat, kinds, 1 if self.drawn else 64)

    def passed(self, seat: int, _data: Any) -> None:
        self.passes += 1
        if self.context == "drawn" and self.drawn:
            self.belief.exclude(seat, self.t.legal[self.state], 1)

    def played(self, seat: int, data: Any) -> None:
        self.passes = 0
        self.laid = True
        cards = data["cards"]
        newest = self.fresh and not data.get("jump_in") and len(cards) == 1
        for card in cards:
            self.belief.lay(seat, self.same(card), newest)
        self.drawn = 0
        self.fresh = False
        suit = data.get("suit", "")
        self.state = NAMED + SUITS.index(suit) if suit else parse_card(data.get("as") or cards[-1])

    def wrong_card(self, seat: int, data: Any) -> None:
        bit = self.same(data["card"])
        self.belief.lay(seat, bit, False)
        self.belief.add(seat, EVERYTHING ^ bit, 1)

    def same(self, card: str) -> int:
        """The kinds that look like this card: all jokers do."""
        kind = parse_card(card)
        return int(self.t.jokers if kind >= JOKER else self.t.bit[kind])


READERS = {
    "dealt": Memory.dealt,
    "took": Memory.took,
    "redealt": Memory.redealt,
    "start": Memory.start,
    "turn": Memory.turn,
    "drew": Memory.drew,
    "passed": Memory.passed,
    "played": Memory.played,
    "wrong_card": Memory.wrong_card,
}
"""Who digests which event."""
