"""The options of ``maumau play``, and what they mean: bad ones end in one clear message."""

from __future__ import annotations

import argparse
import secrets
from typing import Any

from maumau.bots import LEVELS
from maumau.cli import Problem
from maumau.cli.choosing import OPTION_HELP, RULES_HELP, check_player, deals, rules_for, seed
from maumau.cli.play.session import Plan
from maumau.engine.rules.ruleset import RuleSet

DEFAULT_RULES = "mau-king"
DEFAULT_LEVEL = "easy"
DEFAULT_OPPONENTS = 2
SHORT_SEED = 10**6
"""Seeds that nobody gave are below this, so that they can be read out."""
LANGUAGES = ("sr-Latn", "sr-Cyrl", "ru", "de", "en")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    add = parser.add_argument
    add("--rules", metavar="ID|FILE", help=RULES_HELP)
    add("--option", metavar="NAME=VALUE", action="append", default=[], help=OPTION_HELP)
    add(
        "--opponents",
        metavar="N|LEVELS",
        help=f"how many, or who: {', '.join(LEVELS)}, other players or programs (docs/bots.md), as in easy,medium",
    )
    add("--lang", choices=LANGUAGES, help="language; otherwise LC_ALL or LANG decide")
    add("--seed", type=seed, metavar="N", help="where all chance comes from; the same seed deals the same cards")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--deals", type=deals, metavar="N", default=0, help="stop after so many deals")
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
    return rules_for(args.rules or DEFAULT_RULES, args.option, args.lang)


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
        check_player(kind, rules, "--opponents")
    return kinds


def plan_of(args: argparse.Namespace, rules: RuleSet, computers: tuple[str, ...], **more: Any) -> Plan:
    """The plan that the arguments give."""
    chosen = secrets.randbelow(SHORT_SEED) if args.seed is None else args.seed
    return Plan(rules=rules, computers=computers, seed=chosen, deals=args.deals, **more)
