"""Tables for tests: chance that repeats, ready settings, and a driver that plays a table with a clock of its own."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import Any

from maumau.engine.deal import Deal
from maumau.engine.moves import Move
from maumau.fair import WATCHER, promise
from maumau.rulesets import load_rules
from maumau.table import Settings, Step, Table, asks, create, handle, next_deadline, on_deadline
from maumau.table.commands import Command, ComputerMove, MakeMove, MakePromise, Reveal, SetReady
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
        return {"key": self.secret().hex()}

    def secret(self) -> bytes:
        """The next 32 bytes."""
        self.given += 1
        return hashlib.sha256(f"{self.seed}/{self.given}".encode()).digest()


def settings(rules: str = "skat-32", **changes: Any) -> Settings:
    """Settings with a shipped rule set; two seats, no pause of computer players, and cuts only where they decide
    something."""
    found = load_rules(rules)
    ceremony = "played" if found.cut == "specials" else "silent"
    chosen = {"seats": 2, "pace": 0, "ceremony": ceremony, **changes}
    return Settings(rules=found, base=rules, **chosen)


def new_table(chosen: Settings | None = None, seed: int = 0, **more: Any) -> tuple[Step, ...]:
    """A table that Ana has created."""
    known = {"id_": "t1", "code": "ABC123", "now": START, "chance": Keys(seed)}
    return create(chosen or settings(), "ana", "Ana", **{**known, **more})


def contribution(table: Table, user: str) -> Command | None:
    """What the device of a person sends next to the shuffle, by itself; the value follows from the person's name."""
    gathering, id_ = table.gathering, table.contributor(user)
    if table.phase != "shuffling" or gathering is None or id_ not in gathering.waiting:
        return None
    value, commitment = hashlib.sha256(user.encode()).digest(), gathering.commitment
    if gathering.stage == "promising":
        return MakePromise(user, commitment.hex(), id_, promise(commitment, id_, value).hex())
    return Reveal(user, commitment.hex(), value.hex())


def watch(driver: Driver, user: str, name: str) -> None:
    """The device of a spectator promises a contribution to the shuffle that is going on."""
    table = driver.table
    assert table.gathering is not None
    commitment, value = table.gathering.commitment, hashlib.sha256(user.encode()).digest()
    number = WATCHER + len(table.watchers)
    driver.watchers = (*driver.watchers, user)
    driver.do(MakePromise(user, commitment.hex(), number, promise(commitment, number, value).hex(), name))


class Driver:
    """One table, its time and all its events."""

    silent: frozenset[str] = frozenset()
    """Persons whose devices contribute nothing to the shuffle."""
    contributing = True
    """Whether devices contribute by themselves."""
    watchers: tuple[str, ...] = ()
    """Spectators who keep what they have promised."""

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
        """Give a command some milliseconds later; devices contribute to a shuffle that it begins."""
        self.now += after
        return self.contribute(self.take(handle(self.table, command, self.now, self.chance)))

    def contribute(self, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        """The steps, and what the devices of the persons who are here send to a shuffle at once."""
        while self.contributing and (command := self.next_contribution()) is not None:
            steps += self.take(handle(self.table, command, self.now, self.chance))
        return steps

    def next_contribution(self) -> Command | None:
        """What somebody's device has to send."""
        persons = [seat.user for _, seat in self.table.persons() if not seat.away and seat.user not in self.silent]
        persons += self.watchers
        return next((command for user in persons if (command := contribution(self.table, user))), None)

    def phase(self) -> str:
        """The phase now."""
        return self.table.phase

    def wait(self, milliseconds: int) -> list[Step]:
        """Let time pass, deadline by deadline."""
        end = self.now + milliseconds
        steps: list[Step] = []
        while (deadline := next_deadline(self.table)) is not None and deadline <= end:
            self.now = max(self.now, deadline)
            steps += self.contribute(self.take(on_deadline(self.table, self.now, self.chance)))
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
