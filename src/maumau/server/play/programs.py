"""Programs of other authors at the tables of a server, in the process that asks them.

A program is started for each rule set it is asked about, and ends with that process.
"""

from __future__ import annotations

import re
import shlex
import shutil
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final

from maumau.bots import LEVELS
from maumau.bots.outside import STARTS, Outside
from maumau.engine.rules.ruleset import RuleSet

NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,23}")
MOST: Final = 8
"""Programs that run at once in a process; the one that was asked longest ago ends."""
AGAIN: Final = 600.0
"""Seconds until a program that has used up its starts is tried again."""


class Programs:
    """The programs of a process."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        """Seconds on some clock."""
        self.commands: Mapping[str, str] = {}
        """Name → command line."""
        self._running: OrderedDict[tuple[str, RuleSet], tuple[Outside, float]] = OrderedDict()

    def player(self, name: str, rules: RuleSet) -> Outside | None:
        """The program with this name as a player by a rule set; `None`: no program is called so."""
        if name not in self.commands:
            return None
        now = self.now()
        one, since = self._running.pop((name, rules), (None, now))
        if one is None or (one.lines is None and one.starts >= STARTS and now - since > AGAIN):
            one, since = Outside(rules, tuple(shlex.split(self.commands[name]))), now
        self._running[name, rules] = one, since
        if len(self._running) > MOST:
            _, (oldest, _) = self._running.popitem(last=False)
            oldest.close()
        return one

    def close(self) -> None:
        """End all of them."""
        for one, _ in self._running.values():
            one.close()
        self._running.clear()


def program_of(text: str) -> tuple[str, str]:
    """A name and a command line, of ``name=command``.

    Raises:
        ValueError: it is none, the name is taken or unfit, or there is no such program.
    """
    name, equals, command = text.partition("=")
    if not equals or not NAME.fullmatch(name):
        raise ValueError(f"write NAME=COMMAND, the name in up to 24 letters, digits and . _ -, not {text!r}")
    if name in LEVELS:
        raise ValueError(f"{name} is a level: give the program another name")
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ValueError(f"{command!r} is no command line: {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise ValueError(f"there is no program {words[0] if words else command!r}")
    return name, command
