"""``maumau rules``: list, explain and check rule sets."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import textwrap
from pathlib import Path
from typing import Any

from maumau.engine.rules.explain import explain
from maumau.engine.rules.faults import RulesError
from maumau.engine.rules.options import EFFECT_OPTIONS, RULE_OPTIONS, Option
from maumau.engine.rules.ruleset import RuleSet
from maumau.engine.rules.schema import option_schema
from maumau.engine.rules.switches import SWITCHES, switch_states
from maumau.engine.rules.text import to_mapping, to_toml
from maumau.rulesets import load_rules, shipped
from maumau.text import LANGUAGES, Translator, language_from

GOOD, FAULTY = 0, 2
"""Exit codes: all is well; a rule set is faulty or does not exist."""
WIDEST = 100
"""Longest line of an explanation on a terminal."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the parser of ``maumau``."""
    parser = subparsers.add_parser(
        "rules",
        help="list, explain and check rule sets",
        description="List, explain and check rule sets. Exit code 2 when one is faulty or does not exist.",
    )
    parser.set_defaults(run=run)
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    action = actions.add_parser("list", help="the shipped rule sets")
    _add_lang(action)
    action = actions.add_parser("show", help="explain a rule set in plain words")
    action.add_argument("rules", metavar="ID", help="id of a shipped rule set, or a .toml or .json file")
    form = action.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="options, switches and explanation as JSON")
    form.add_argument("--toml", action="store_true", help="a file to start a rule set of your own from")
    _add_lang(action)
    action = actions.add_parser("validate", help="say everything that is wrong with rule-set files")
    action.add_argument("files", metavar="FILE", nargs="+", help="a .toml or .json file")
    _add_lang(action)
    actions.add_parser("reasons", help="the ids of reasons why a move is refused")
    action = actions.add_parser("options", help="all options with their values")
    action.add_argument("--json", action="store_true", help="all that a form needs to know, as JSON")
    _add_lang(action)


def _add_lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help="language; otherwise LC_ALL or LANG decide")


def run(args: argparse.Namespace) -> int:
    """Do what the arguments ask; every fault goes to standard error in one line."""
    try:
        return _ACTIONS[args.action](args)
    except RulesError as error:
        return _faulty(error, _translator(args))


def _faulty(error: RulesError, words: Translator) -> int:
    print("\n".join(error.lines(words.fault)), file=sys.stderr)
    return FAULTY


def _translator(args: argparse.Namespace) -> Translator:
    return Translator(args.lang or language_from(os.environ))


def _list(args: argparse.Namespace) -> int:
    words = _translator(args)
    for id_ in shipped():
        rules = load_rules(id_)
        players = words.text("explain-players", low=rules.min_players, high=rules.max_players)
        print(f"{id_:15} {words.set_name(rules)}. {players}")
    return GOOD


def _show(args: argparse.Namespace) -> int:
    rules, words = load_rules(args.rules), _translator(args)
    if args.json:
        _print_json(_as_json(rules, words))
    elif args.toml:
        print(to_toml(rules), end="")
    else:
        width = min(shutil.get_terminal_size().columns, WIDEST) if sys.stdout.isatty() else 0
        print("\n".join(_wrapped(_explanation(rules, words), width)))
    return GOOD


def _wrapped(lines: list[str], width: int) -> list[str]:
    """The lines, long ones broken between words; 0: as they are."""
    if not width:
        return lines
    return [part for line in lines for part in textwrap.wrap(line, width, subsequent_indent="    ") or [""]]


def _explanation(rules: RuleSet, words: Translator) -> list[str]:
    name = words.set_name(rules)
    lines = [name if name == rules.id else f"{name} ({rules.id})"]
    for heading, paragraphs in words.explanation(explain(rules)):
        lines += ["", heading, *(f"  {paragraph}" for paragraph in paragraphs)]
    return lines


def _as_json(rules: RuleSet, words: Translator) -> dict[str, Any]:
    return {
        "rules": to_mapping(rules, full=True),
        "switches": switch_states(rules),
        "explanation": [sentence.to_json() | {"text": words.sentence(sentence)} for sentence in explain(rules)],
    }


def _print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def _validate(args: argparse.Namespace) -> int:
    code, words = GOOD, _translator(args)
    for name in args.files:
        try:
            rules = load_rules(Path(name))
        except RulesError as error:
            code = _faulty(error, words)
        else:
            print(f"{name}: {rules.id} is fine")
    return code


def _reasons(_args: argparse.Namespace) -> int:
    from maumau.engine.reasons import REASONS  # noqa: PLC0415

    for id_, sentence in REASONS.items():
        print(f"{id_:20} {sentence}")
    return GOOD


def _options(args: argparse.Namespace) -> int:
    if args.json:
        _print_json(option_schema())
        return GOOD
    words = _translator(args)
    switches = [switch.option for switch in SWITCHES.values()]
    for heading, options in (("", RULE_OPTIONS.values()), ("effects.<card>.", EFFECT_OPTIONS.values()), ("", switches)):
        for option in options:
            print(f"{heading}{option.name} = {values_text(option)}\n    {words.text(option.message)}")
    return GOOD


def values_text(option: Option) -> str:
    """What may stand behind the name of an option, as people write it."""
    if option.type == "bool":
        return "true | false"
    if option.type == "choice":
        return " | ".join(json.dumps(value) for value in option.choices if value is not None)
    if option.type == "int":
        return f"{option.low}‥{option.high}" + ("" if option.off is None else f", or {option.off}")
    return {
        "text": "text",
        "slug": "small letters, digits, hyphens",
        "pattern": '"cards"',
        "effects": "{ card = effect }",
        "values": f"{{ card = {option.low}‥{option.high} }}",
        "words": "{ last, wild_last, final }",
    }[option.type]


_ACTIONS = {
    "list": _list,
    "show": _show,
    "validate": _validate,
    "reasons": _reasons,
    "options": _options,
}
