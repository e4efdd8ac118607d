"""The options of ``maumau play``, and what they mean: bad ones end in one clear message."""

from __future__ import annotations

import argparse
import secrets
import tomllib
from pathlib import Path
from typing import Any

from maumau.bots import LEVELS, UnknownPlayer, player
from maumau.cli import Problem
from maumau.cli.play.session import HIGHEST_SEED, Plan
from maumau.engine.rules_faults import RulesError
from maumau.engine.ruleset import RuleSet
from maumau.rulesets import load_rules, rules_from

DEFAULT_RULES = "mau-king"
DEFAULT_LEVEL = "easy"
DEFAULT_OPPONENTS = 2
SHORT_SEED = 10**6
"""Seeds that nobody gave are below this, so that they can be read out."""
LANGUAGES = ("sr-Latn", "sr-Cyrl", "ru", "de", "en")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    add = parser.add_argument
    add("--rules", metavar="ID|FILE", help="a shipped rule set (see: maumau rules list), or a .toml or .json file")
    add("--option", metavar="NAME=VALUE", action="append", default=[], help="a house rule on top; may be repeated")
    add(
        "--opponents",
        metavar="N|LEVELS",
        help=f"how many, or who: {', '.join(LEVELS)} or other players, as in easy,medium",
    )
    add("--lang", choices=LANGUAGES, help="language; otherwise LC_ALL or LANG decide")
    add("--seed", type=seed, metavar="N", help="where all chance comes from; the same seed deals the same cards")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--deals", type=positive, metavar="N", default=0, help="stop after so many deals")
    length.add_argument("--single", action="store_const", const=1, dest="deals", help="one deal only")
    add("--script", metavar="FILE", help="the person's moves, one move text a line; - reads standard input")
    add(
        "--resume",
        metavar="FILE",
        nargs="?",
        const="",
        help="go on with a saved match (the last one, or that of a file)",
    )
    add("--save", metavar="FILE", help="keep the match in this file instead of the usual place")
    add("--ceremony", action="store_true", help="cut the pack yourself, also where the rule set leaves no choice in it")
    add("--no-color", action="store_true", help="no colours (NO_COLOR does the same)")
    add("--no-reminder", action="store_true", help="do not ask whether you announce your last card")
    add(
        "--wait",
        type=seconds,
        metavar="SECONDS",
        default=2.0,
        help="how long computer players wait where you may jump in or point something out; 0: until Enter (usual: 2)",
    )
    add(
        "--pace",
        type=seconds,
        metavar="SECONDS",
        default=0.6,
        help="pause after each move of a computer player (usual: 0.6)",
    )


def seed(text: str) -> int:
    """A seed; raises an error of the parser for anything else."""
    value = int(text) if text.isascii() and text.isdigit() else -1
    if not 0 <= value <= HIGHEST_SEED:
        raise argparse.ArgumentTypeError(f"a seed is a whole number from 0 to {HIGHEST_SEED}, not {text!r}")
    return value


def positive(text: str) -> int:
    """A number of deals."""
    value = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
    if value < 1:
        raise argparse.ArgumentTypeError(f"a number of deals is 1 or more, not {text!r}")
    return value


def seconds(text: str) -> float:
    """A time in seconds."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 600:
        raise argparse.ArgumentTypeError(f"a time is 0 to 600 seconds, not {text!r}")
    return value


# -- the plan ------------------------------------------------------------------------------------------------
def wants_menu(args: argparse.Namespace) -> bool:
    """Whether nothing was said about what to play."""
    return args.rules is None and args.opponents is None and not args.option and args.script is None


def rules_of(args: argparse.Namespace) -> RuleSet:
    """The rule set with its house rules.

    Raises:
        Problem: there is no such rule set, or something is wrong in it.
    """
    source = args.rules or DEFAULT_RULES
    try:
        if not args.option:
            return load_rules(source)
        load_rules(source)
        return rules_from({"base": source, **house_rules(args.option)}, Path())
    except RulesError as error:
        raise Problem(str(error)) from error


def house_rules(options: list[str]) -> dict[str, Any]:
    """``name=value`` texts as the data of a rule set; ``effects.7.amount=3`` goes deeper.

    Raises:
        Problem: a text is none.
    """
    out: dict[str, Any] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise Problem(
                f"--option {text!r}: write name=value, as in --option seven_draws=3 (see: maumau rules options)"
            )
        *path, last = name.strip().split(".")
        place = out
        for part in path:
            place = place.setdefault(part, {})
        place[last] = value_of(value.strip())
    return out


def value_of(text: str) -> Any:
    """A value as TOML writes it; anything else is a text."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text


def computers_of(text: str | None, rules: RuleSet) -> tuple[str, ...]:
    """The kinds of computer players that ``--opponents`` names.

    Raises:
        Problem: too few, too many, or an unknown one.
    """
    low, high = rules.min_players - 1, rules.max_players - 1
    words = [word.strip() for word in (text or str(min(max(DEFAULT_OPPONENTS, low), high))).split(",")]
    if len(words) == 1 and words[0].lstrip("-").isdigit():
        count = int(words[0]) if len(words[0]) < 5 else high + 1
        kinds = (DEFAULT_LEVEL,) * count if low <= count <= high else ()
        said = words[0]
    else:
        kinds, said = tuple(words), str(len(words))
    if not low <= len(kinds) <= high:
        raise Problem(f"{rules.id} is played with {low} to {high} computer players, not {said}")
    for kind in kinds:
        check_player(kind, rules)
    return kinds


def check_player(kind: str, rules: RuleSet) -> None:
    """Raise a problem where no computer player has this name."""
    try:
        player(kind, rules)
    except UnknownPlayer as error:
        raise Problem(f"--opponents: {error}") from error


def plan_of(args: argparse.Namespace, rules: RuleSet, computers: tuple[str, ...], **more: Any) -> Plan:
    """The plan that the arguments give."""
    chosen = secrets.randbelow(SHORT_SEED) if args.seed is None else args.seed
    return Plan(rules=rules, computers=computers, seed=chosen, deals=args.deals, **more)
