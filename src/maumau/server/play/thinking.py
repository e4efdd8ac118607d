"""Computer players at work: a question, its answer, and the process in which it is thought about (`pool`).

Players see observations and redacted events only.
"""

from __future__ import annotations

import json
import multiprocessing
import multiprocessing.connection
import multiprocessing.util
import os
import threading
from collections.abc import Awaitable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Protocol

from maumau.bots import Budget, Player, Rng, player
from maumau.bots.hints import Hint, hint
from maumau.engine.events import Event
from maumau.engine.observation import Observation
from maumau.engine.rules.ruleset import RuleSet
from maumau.engine.rules.text import to_mapping
from maumau.server.play.programs import Programs
from maumau.table.settings import rules_of

AUTOPILOT: Final = "medium"
"""The level that moves for people."""
THOUGHT: Final = Budget(milliseconds=1500)
"""How long a move may be thought about at the most: players have their own measure, which takes a computer that is not
busy far less."""
PROGRAMS: Final = Programs()
"""In a process that thinks: the programs it asks."""
POLITE: Final = 5
"""How far thinking stands back behind the server, in steps of `nice`."""


@dataclass(frozen=True, slots=True)
class Question:
    """What shall a seat do?"""

    level: str
    rules: str
    """The rule set as JSON, which travels between processes."""
    observation: Observation
    history: tuple[Event, ...]
    """The deal so far, redacted for the seat."""
    totals: tuple[int, ...]
    seed: int


class Thinker(Protocol):
    """Answers questions."""

    def choose(self, question: Question) -> Awaitable[str | None]:
        """The text of a move, `None` for none."""

    def advise(self, question: Question) -> Awaitable[Hint | None]:
        """What the master would do, `None` where there is nothing to say."""

    def close(self) -> None:
        """Stop thinking."""


@lru_cache(maxsize=128)
def player_for(level: str, rules: str) -> Player:
    """A computer player of ours for a rule set."""
    return player(level, rules_of(rules))


@lru_cache(maxsize=256)
def rules_text(rules: RuleSet) -> str:
    """A rule set as JSON."""
    return json.dumps(to_mapping(rules, full=True), sort_keys=True)


def answer(question: Question) -> str | None:
    """Ask the player."""
    program = PROGRAMS.player(question.level, rules_of(question.rules))
    chosen = (program or player_for(question.level, question.rules)).choose(
        question.observation, question.history, THOUGHT, Rng(question.seed, 0), question.totals
    )
    return None if chosen is None else str(chosen)


def advice(question: Question) -> Hint | None:
    """Ask the master, for somebody else."""
    rules = rules_of(question.rules)
    rng = Rng(question.seed, 0)
    return hint(question.observation, question.history, rules, rng, THOUGHT, question.totals)


class Inline:
    """Thinks on the event loop itself: for tests."""

    async def choose(self, question: Question) -> str | None:
        """See `Thinker.choose`."""
        return answer(question)

    async def advise(self, question: Question) -> Hint | None:
        """See `Thinker.advise`."""
        return advice(question)

    def close(self) -> None:
        """Nothing to do."""


def begin(programs: Mapping[str, str]) -> None:
    """In a process of the pool: let people go first, and end when the server has gone, even if it was killed."""
    PROGRAMS.commands = programs
    multiprocessing.util.Finalize(None, PROGRAMS.close, exitpriority=10)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_end_after, args=(server.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    PROGRAMS.close()
    os._exit(0)
