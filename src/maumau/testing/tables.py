"""Tables for tests: chance that repeats, ready settings, and a driver that plays a table with a clock of its own."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import Any

from maumau.engine.deal import Deal
from maumau.engine.moves import Move
from maumau.rulesets import load_rules
from maumau.table import Settings, Step, Table, asks, create, handle, next_deadline, on_deadline
from maumau.table.commands import Command, ComputerMove, MakeMove, SetReady
from maumau.table.timeouts import default_move

START = 1_700_000_000_000
"""Where the clocks of tests begin."""

Choose = Callable[[Deal, int], Move]
"""A player for tests: sees the whole deal, names a move of a seat of the deal."""


class Keys:
    """New chance, the same again for the same seed."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.given = 0

    def deal(self) -> dict[str, Any]:
        """The next key."""
        self.given += 1
        return {"key": hashlib.sha256(f"{self.seed}/{self.given}".encode()).hexdigest()}


def settings(rules: str = "skat-32", **changes: Any) -> Settings:
    """Settings with a shipped rule set; two seats, no pause of computer players."""
    chosen = {"seats": 2, "pace": 0, **changes}
    return Settings(rules=load_rules(rules), base=rules, **chosen)


def new_table(chosen: Settings | None = None, seed: int = 0, **more: Any) -> tuple[Step, ...]:
    """A table that Ana has created."""
    known = {"id_": "t1", "code": "ABC123", "now": START, "chance": Keys(seed)}
    return create(chosen or settings(), "ana", "Ana", **{**known, **more})


class Driver:
    """One table, its time and all its events."""

    def __init__(self, chosen: Settings | None = None, seed: int = 0) -> None:
        self.now = START
        self.chance = Keys(seed)
        self.steps = list(new_table(chosen, chance=self.chance))
        self.table: Table = self.steps[-1].table

    def take(self, steps: Iterable[Step]) -> tuple[Step, ...]:
        """Go on with what came out."""
        taken = tuple(steps)
        self.steps += taken
        if taken:
            self.table = taken[-1].table
        return taken

    def do(self, command: Command, after: int = 10) -> tuple[Step, ...]:
        """Give a command some milliseconds later."""
        self.now += after
        return self.take(handle(self.table, command, self.now, self.chance))

    def phase(self) -> str:
        """The phase now."""
        return self.table.phase

    def wait(self, milliseconds: int) -> list[Step]:
        """Let time pass, deadline by deadline."""
        end = self.now + milliseconds
        steps: list[Step] = []
        while (deadline := next_deadline(self.table)) is not None and deadline <= end:
            self.now = max(self.now, deadline)
            steps += self.take(on_deadline(self.table, self.now, self.chance))
        self.now = end
        return steps

    def move(self, seat: int, move: Move | str) -> tuple[Step, ...]:
        """A move of the person or computer player at a seat; targets are seats of the table."""
        user = self.table.seats[seat].user
        return self.do(MakeMove(user, str(move), self.table.version))

    def play_turn(self, choose: Choose = default_move) -> tuple[Step, ...]:
        """The seat to move moves, whoever sits there."""
        table = self.table
        assert table.deal is not None
        deal_seat = table.deal.turn
        seat, text = table.order[deal_seat], str(choose(table.deal, deal_seat))
        for ask in asks(table):
            if ask.in_turn:
                self.now = max(self.now, ask.at)
                return self.do(ComputerMove(seat, text, table.deal_version), 0)
        return self.do(MakeMove(table.seats[seat].user, text, table.version))

    def play_deal(self, choose: Choose = default_move, most: int = 3000) -> None:
        """Play until the deal is over.

        Raises:
            AssertionError: it does not come to an end.
        """
        for _ in range(most):
            if self.table.phase != "playing":
                return
            self.play_turn(choose)
        raise AssertionError(f"no end after {most} moves")

    def play_match(self, choose: Choose = default_move, most: int = 200) -> None:
        """Play until the match is over; everybody is ready at once.

        Raises:
            AssertionError: it does not come to an end.
        """
        for _ in range(most):
            self.play_deal(choose)
            if self.table.phase == "over":
                return
            for _, seat in list(self.table.persons()):
                if self.table.phase == "between" and not seat.computer_moves:
                    self.do(SetReady(seat.user))
            self.wait(10_000 if self.table.phase == "between" else 0)
        raise AssertionError(f"no end after {most} deals")


def lay_something(deal: Deal, seat: int) -> Move:
    """A player that lays the first card that fits and draws otherwise; good for short deals."""
    plays = [move for move in deal.legal_moves(seat) if move.kind == "play"]
    if not plays:
        return default_move(deal, seat)
    few = len(deal.hand(seat)) <= 2
    return plays[0].announcing() if few and deal.can_announce(plays[0]) and deal.rules.announce != "off" else plays[0]
