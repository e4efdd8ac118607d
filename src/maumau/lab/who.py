"""Who may compete: players by name, yardsticks that see all hands, and programs of other authors."""

from __future__ import annotations

import shlex
from typing import Final

from maumau.bots import Player, player
from maumau.bots.outside import Outside
from maumau.engine.rules.ruleset import RuleSet
from maumau.lab.oracle import Oracle

ORACLE: Final = "oracle-hands"


def is_command(name: str) -> bool:
    """Whether a name means a program to be started: a path, or words with arguments."""
    return "/" in name or " " in name.strip()


def short_name(command: str) -> str:
    """What a command line is called for short: the file name of its last word.

    >>> short_name("python3 examples/line_bot.py")
    'line_bot.py'
    """
    return command.rsplit(maxsplit=1)[-1].rstrip("/").rpartition("/")[2]


def seat_by_name(name: str, rules: RuleSet) -> Player:
    """The player with this name; a command line is started as a player of its own.

    Raises:
        UnknownPlayer: there is none.
    """
    if is_command(name):
        return Outside(rules, tuple(shlex.split(name)))
    if name == ORACLE:
        return Oracle(rules)
    return player(name, rules)
