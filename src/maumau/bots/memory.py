"""What a seat remembers from the events it has seen, beyond what its observation shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from maumau.engine.cards import JOKER, SUITS, parse_card, suit_of
from maumau.engine.events import Event
from maumau.engine.ruleset import RuleSet


@dataclass
class Memory:
    """The events of a deal, digested in order by `read`."""

    rules: RuleSet
    seats: int
    lacks: list[int] = field(default_factory=list)
    """For each seat the suit bits (C 1, D 2, H 4, S 8) it seemed to lack when it last drew by choice; 0 after
    other cards came to it."""
    held: list[list[str]] = field(default_factory=list)
    """Cards that everybody saw go to a seat and that it still holds (won at the cut)."""
    drawn: int = 0
    """Cards drawn by choice in the present turn."""
    passes: int = 0
    """Seats that have passed in a row."""
    laid: bool = False
    """Whether any card has been laid since the start card."""
    suit: int = 0
    """The suit in force as a bit; 0 where any card fits."""
    context: str = "turn"

    def __post_init__(self) -> None:
        self.lacks = [0] * self.seats
        self.held = [[] for _ in range(self.seats)]

    def read(self, events: Iterable[Event]) -> Memory:
        """Take in further events."""
        for event in events:
            self.take_in(event)
        return self

    def take_in(self, event: Event) -> None:
        """One event."""
        seat = -1 if event.seat is None else event.seat
        if event.kind == "drew":
            self.passes = 0
            by_choice = event.data["why"] == "turn"
            self.drawn += by_choice
            self.lacks[seat] = self.suit if by_choice and self.context == "turn" else 0
        elif event.kind == "played":
            self.lay(seat, event.data["cards"], event.data.get("as", ""), event.data.get("suit", ""))
        elif event.kind == "turn":
            self.context = event.data["context"]
            if self.context == "turn":
                self.drawn = 0
        elif event.kind == "passed":
            self.passes += 1
        else:
            self.set_up(seat, event)

    def lay(self, seat: int, cards: Sequence[str], as_card: str, suit: str) -> None:
        """Cards were laid."""
        self.passes = 0
        self.drawn = 0
        self.laid = True
        for card in cards:
            if card in self.held[seat]:
                self.held[seat].remove(card)
        self.suit = 1 << (SUITS.index(suit) if suit else suit_of(parse_card(as_card or cards[-1])))

    def set_up(self, seat: int, event: Event) -> None:
        """What happens before the first turn."""
        if event.kind == "took":
            self.held[seat].append(event.data["card"])
        elif event.kind == "redealt":
            self.held = [[] for _ in range(self.seats)]
        elif event.kind == "start":
            kind = parse_card(event.data["card"])
            any_fits = kind >= JOKER or (
                self.rules.start_effect == "acts" and self.rules.effect_of(kind).kind == "nominate"
            )
            self.suit = 0 if any_fits else 1 << suit_of(kind)
