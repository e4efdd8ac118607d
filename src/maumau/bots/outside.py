"""Players that are programs of their own: JSON lines over standard input and output (docs/bots.md, protocol 1).

Whatever the program does, the table goes on: a late, illegal or unreadable answer is a fault and the house moves for
it (`house_move`); with three faults the house plays the rest of its deal; a program that ends, or says too much, is
started again with the next deal, three times at most.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from maumau.bots.contract import Budget
from maumau.bots.lines import Lines, ProgramFault
from maumau.engine.events import Event
from maumau.engine.kernel.rng import Rng
from maumau.engine.moves import Move, MoveError
from maumau.engine.observation import Observation
from maumau.engine.rules.ruleset import RuleSet
from maumau.engine.rules.text import to_mapping

PROTOCOL: Final = 1
FAULTS_A_DEAL: Final = 3
"""With so many faults in one deal the house plays the rest of it."""
STARTS: Final = 4
"""How often a program is started at most."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a program has to keep to."""

    start_ms: int = 10_000
    """Until it has answered the greeting."""
    move_ms: int = 1_000
    """Until it has answered a question, where the budget does not say."""


class Outside:
    """A program as a player.  Close it when done."""

    def __init__(self, rules: RuleSet, command: Sequence[str], limits: Limits | None = None) -> None:
        self.rules, self.command, self.limits = rules, tuple(command), limits or Limits()
        self.name = self.command[-1].rpartition("/")[2] or self.command[-1]
        self.version = "?"
        self.faults: Counter[str] = Counter()
        """Faults that nobody has taken notice of: what → how often."""
        self.in_deal = 0
        """Faults in the present deal."""
        self.starts = 0
        self.number = 0
        self.moves_made = -1
        self.lines: Lines | None = None

    # -- a player ----------------------------------------------------------------------------------------------
    def choose(
        self, observation: Observation, history: Sequence[Event], budget: Budget, rng: Rng, totals: Sequence[int] = ()
    ) -> Move | None:
        """See `Player.choose`."""
        if observation.moves_made < self.moves_made:
            self.in_deal = 0
        self.moves_made = observation.moves_made
        seed = rng.below(1 << 20)
        if self.in_deal < FAULTS_A_DEAL and self.ready():
            try:
                return self.ask(observation, history, budget, seed, totals)
            except ProgramFault as fault:
                self.note(fault)
        return house_move(observation)

    def ask(
        self, observation: Observation, history: Sequence[Event], budget: Budget, seed: int, totals: Sequence[int]
    ) -> Move | None:
        """The program's move.

        Raises:
            ProgramFault: there is none in time, or none that the rules allow.
        """
        self.number += 1
        milliseconds = budget.milliseconds or self.limits.move_ms
        question = {
            "t": "ask",
            "n": self.number,
            "observation": observation.to_json(),
            "legal": [str(move) for move in observation.legal],
            "history": [event.to_json() for event in history],
            "totals": list(totals),
            "seed": seed,
            "milliseconds": milliseconds,
        }
        assert self.lines is not None
        until = time.monotonic() + milliseconds / 1000
        self.lines.send(question, until)
        while True:
            reply = self.lines.read(until)
            if reply.get("t") == "move" and reply.get("n") == self.number:
                return legal_move(reply.get("move"), observation)
            if reply.get("t") != "move" or not isinstance(reply.get("n"), int) or reply["n"] > self.number:
                raise ProgramFault("garbage", "an answer to no question")

    # -- the program -------------------------------------------------------------------------------------------
    def ready(self) -> bool:
        """Whether the program runs and has greeted; it is started if it may be."""
        if self.lines is not None:
            return True
        if self.starts >= STARTS or (self.starts and self.moves_made > 0 and self.in_deal):
            return False
        self.starts += 1
        try:
            self.lines = Lines(self.command)
            self.greet(time.monotonic() + self.limits.start_ms / 1000)
        except ProgramFault as fault:
            self.note(fault)
            self.close()
            return False
        return True

    def greet(self, until: float) -> None:
        """Say hello, learn the program's name, send the rule set."""
        assert self.lines is not None
        limits = {"start_ms": self.limits.start_ms, "move_ms": self.limits.move_ms}
        self.lines.send({"t": "hello", "v": PROTOCOL, "limits": limits}, until)
        reply = self.lines.read(until)
        if reply.get("t") != "hello" or reply.get("v") != PROTOCOL:
            raise ProgramFault("garbage", f"the greeting must be answered by hello with v {PROTOCOL}")
        self.name = str(reply.get("name") or self.name)[:60]
        self.version = str(reply.get("version") or self.version)[:60]
        self.lines.send({"t": "rules", "rules": to_mapping(self.rules, full=True)}, until)

    def note(self, fault: ProgramFault) -> None:
        """Count a fault; a program that has ended, or floods, is done with."""
        self.faults[fault.what] += 1
        self.in_deal += 1
        if fault.fatal:
            self.close()

    def take_faults(self) -> Counter[str]:
        """The faults since the last call."""
        taken, self.faults = self.faults, Counter()
        return taken

    def close(self) -> None:
        """Say goodbye, and end the program."""
        if self.lines is not None:
            self.lines.close({"t": "bye"})
            self.lines = None


def legal_move(text: Any, observation: Observation) -> Move | None:
    """The move that a program wrote.

    Raises:
        ProgramFault: it is none, or not legal.
    """
    if text is None and observation.turn != observation.seat:
        return None
    if not isinstance(text, str):
        raise ProgramFault("illegal", "the seat to move must move")
    try:
        move = Move.parse(text)
    except MoveError as error:
        raise ProgramFault("illegal", str(error)) from None
    if not any(str(move.announcing(False)) == str(legal) for legal in observation.legal):
        raise ProgramFault("illegal", f"{text} is not among the legal moves")
    if move.announce and move.kind not in ("play", "jump-in") and observation.context_name != "search":
        raise ProgramFault("illegal", f"no announcement belongs to {text}")
    return move


def house_move(observation: Observation) -> Move | None:
    """What the house does for a seat: draw, else pass, else the first legal move; nothing out of turn."""
    if observation.turn != observation.seat or not observation.legal:
        return None
    kinds = {move.kind: move for move in reversed(observation.legal)}
    if "cut" in kinds:
        cuts = [move for move in observation.legal if move.kind == "cut"]
        return cuts[len(cuts) // 2]
    return kinds.get("draw") or kinds.get("pass") or observation.legal[0]
