"""Playing one deal with players in its seats: who is asked when.

Law of this file: a player sees its observation and the redacted events, nothing else; the one exception is the
yardstick of `oracle`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from maumau.bots.contract import Budget, Player
from maumau.engine.deal import Deal
from maumau.engine.events import Event, redact
from maumau.engine.kernel.rng import Rng
from maumau.engine.moves import Move
from maumau.lab.oracle import Oracle

MOST_MOVES = 5000
"""A deal that is not over after so many moves counts as void."""


@dataclass
class Sitting:
    """One deal between players."""

    deal: Deal
    players: Sequence[Player]
    """By seat."""
    rngs: Sequence[Rng]
    """By seat."""
    budget: Budget = field(default_factory=Budget)
    totals: Sequence[int] = ()
    """Points of the match so far, by seat."""
    histories: list[list[Event]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.histories = [[] for _ in self.players]
        self.tell(self.deal.opening)

    def tell(self, events: Sequence[Event]) -> None:
        """Let every seat see its part of the events."""
        for seat, history in enumerate(self.histories):
            history += [redact(event, seat) for event in events]

    def play(self, most: int = MOST_MOVES) -> Deal:
        """Play on until the deal is over, or `most` moves are made; return the last state."""
        while not self.deal.over and self.deal.moves_made < most:
            self.step()
        return self.deal

    def step(self) -> tuple[int, Move]:
        """One move: somebody's out of turn if there is one, else that of the seat to move; return who and what."""
        for seat in self.order():
            move = self.ask(seat)
            if move is not None:
                self.deal, events = self.deal.apply(seat, move)
                self.tell(events)
                return seat, move
        raise AssertionError(f"seat {self.deal.turn} ({self.players[self.deal.turn].name}) made no move")

    def order(self) -> list[int]:
        """The seats that have moves, in the order in which they are asked: announcers, others aside, the turn."""
        turn, n = self.deal.turn, self.deal.seats
        rest = [(turn + 1 + i) % n for i in range(n - 1)]
        aside = [(seat, self.deal.legal_moves(seat)) for seat in rest]
        late = [seat for seat, moves in aside if any(move.kind == "announce" for move in moves)]
        return [*late, *(seat for seat, moves in aside if moves and seat not in late), turn]

    def ask(self, seat: int) -> Move | None:
        """The seat's answer."""
        one = self.players[seat]
        if isinstance(one, Oracle):
            return one.choose_seeing(self.deal, seat, self.histories[seat], self.budget, self.rngs[seat])
        observation = self.deal.observation(seat)
        return one.choose(observation, self.histories[seat], self.budget, self.rngs[seat], self.totals)
