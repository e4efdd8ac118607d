"""Options that several commands share: a rule set with house rules, players, seeds, counts.  Bad ones are explained."""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from maumau.bots import UnknownPlayer, player
from maumau.cli import Problem
from maumau.engine.rules.faults import RulesError
from maumau.engine.rules.ruleset import RuleSet
from maumau.lab.who import is_command
from maumau.rulesets import load_rules, rules_from
from maumau.text import Translator, language_from

HIGHEST_SEED: Final = (1 << 62) - 1
RULES_HELP: Final = "a shipped rule set (see: maumau rules list), or a .toml or .json file"
OPTION_HELP: Final = "a house rule on top, as in seven_draws=3 (see: maumau rules options); may be repeated"


def whole_number(low: int, high: int, what: str) -> Callable[[str], int]:
    """A type for the parser: a whole number in a range; its complaint says the range."""

    def read(text: str) -> int:
        value = int(text) if text.isascii() and text.isdigit() and len(text) < 20 else -1
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"{what} is a whole number from {low} to {high}, not {text!r}")
        return value

    return read


seed = whole_number(0, HIGHEST_SEED, "a seed")
deals = whole_number(1, 10**9, "a number of deals")


def language(given: str | None) -> str:
    """The language that was asked for, or that of the environment."""
    return given or language_from(os.environ)


def rules_for(source: str, options: list[str], lang: str | None = None) -> RuleSet:
    """A rule set with house rules on top.

    Raises:
        Problem: there is no such rule set, or something is wrong in it; all faults, one a line.
    """
    try:
        rules = load_rules(source)
        if not options:
            return rules
        return rules_from({"base": source, **house_rules(options)}, Path())
    except RulesError as error:
        raise Problem("\n".join(error.lines(Translator(language(lang)).fault))) from error


def house_rules(options: list[str]) -> dict[str, Any]:
    """``name=value`` texts as the data of a rule set; ``effects.2D.kind=search`` goes deeper.

    Raises:
        Problem: a text is none.
    """
    out: dict[str, Any] = {}
    for text in options:
        name, equals, value = text.partition("=")
        path = name.strip().split(".")
        if not equals or not all(path):
            raise Problem(f"--option {text!r}: write name=value, as in seven_draws=3 (see: maumau rules options)")
        put(out, path, value_of(value.strip()))
    return out


def put(place: dict[str, Any], path: list[str], value: Any) -> None:
    """Put a value at a path of nested tables."""
    for part in path[:-1]:
        inner = place.setdefault(part, {})
        if not isinstance(inner, dict):
            raise Problem(f"--option: {part} has a value already, so nothing can stand below it")
        place = inner
    place[path[-1]] = value


def value_of(text: str) -> Any:
    """A value as TOML writes it; anything else is a text."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except (tomllib.TOMLDecodeError, KeyError):
        return text


def check_player(name: str, rules: RuleSet, option: str) -> None:
    """Complain where nobody has this name.

    A command line is the name of a program of another author.

    Raises:
        Problem: it lists the names there are, or says that there is no such program.
    """
    try:
        if is_command(name):
            words = shlex.split(name)
            if shutil.which(words[0]) is None:
                raise Problem(f"{option}: there is no program {words[0]!r}")
        else:
            player(name, rules)
    except (UnknownPlayer, ValueError) as error:
        raise Problem(f"{option}: {error}") from error
