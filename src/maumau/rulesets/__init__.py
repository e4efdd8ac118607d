"""The shipped rule sets, and rule sets from files of one's own.

A file is TOML (or JSON) with options and switches.  ``base = "mau-king"`` starts it from a shipped set,
``base = "grandma.toml"`` from another file beside it; without it the defaults hold.  Reading files happens
here and nowhere in the engine.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from maumau.engine.rules.check import faults as faults_of, ruleset_from
from maumau.engine.rules.faults import Fault, RulesError
from maumau.engine.rules.ruleset import RuleSet
from maumau.engine.rules.text import Format, parse
from maumau.engine.rules.values import choices_text, nearest, shown

ORDER = ("mau-king", "mau-king-table", "jokers-505", "serbian-501", "skat-32", "skat-32-points")
LARGEST_FILE = 200_000
"""Bytes; a rule set that says everything has about 3,000."""


def shipped() -> list[str]:
    """The ids of the shipped rule sets, in the order of the documents."""
    return list(ORDER)


def load_rules(source: str | Path) -> RuleSet:
    """The rule set with a shipped id, or in a file: JSON where its name ends in ``.json``, else TOML.

    Raises:
        RulesError: no such rule set or file, or something is wrong in it; all faults at once.
    """
    if str(source) in ORDER:
        return _shipped(str(source))
    if not _is_path(source):
        raise RulesError([_unknown(str(source))])
    return _load_file(Path(source), ())


def rules_from(mapping: Mapping[str, Any], folder: Path | None = None) -> RuleSet:
    """The rule set that a mapping describes; its ``base`` may be a shipped id or a file in ``folder``.

    Raises:
        RulesError: something is wrong; all faults at once.
    """
    rest, base = _split(mapping, {}, folder, ())
    return _own_id(ruleset_from(rest, base), None)


@cache
def _shipped(id_: str) -> RuleSet:
    text = resources.files(__name__).joinpath(f"{id_}.toml").read_text(encoding="utf-8")
    return ruleset_from(parse(text, "TOML")[0])


def _is_path(source: str | Path) -> bool:
    return isinstance(source, Path) or "/" in source or "." in source


def _unknown(name: str, path: str = "", line: int | None = None) -> Fault:
    """The fault of a name that is no shipped rule set."""
    near = nearest(name, ORDER)
    values = {"value": shown(name), "choices": choices_text(ORDER), "nearest": near}
    code = "unknown-set-near" if near else "unknown-set"
    return Fault(code=code, path=path, values=values, line=line)


def _load_file(path: Path, seen: tuple[Path, ...]) -> RuleSet:
    """The rule set in a file; ``seen`` are the files that start from it."""
    try:
        data, lines = _read(path)
        rest, base = _split(data, lines, path.parent, (*seen, path.resolve()))
        return _own_id(ruleset_from(rest, base, lines), lines.get("id"))
    except RulesError as error:
        if error.source:
            raise
        raise RulesError(error.faults, str(path)) from error


def _own_id(rules: RuleSet, line: int | None) -> RuleSet:
    """The same rule set, unless it plays otherwise than the shipped one whose id it bears."""
    if rules.id not in ORDER or rules.changed(name="") == _shipped(rules.id).changed(name=""):
        return rules
    raise RulesError([Fault(code="id-taken", path="id", values={"value": rules.id}, line=line)])


def _read(path: Path) -> tuple[Any, dict[str, int]]:
    """The data of a file and the lines of its paths."""
    kind: Format = "JSON" if path.suffix.lower() == ".json" else "TOML"
    return parse(_text(path), kind)


def _text(path: Path) -> str:
    """The text of a file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise RulesError([_unreadable(f"it is larger than {LARGEST_FILE} bytes")])
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RulesError([_unreadable("it is not UTF-8 text")]) from error
    except (OSError, ValueError) as error:
        if isinstance(error, RulesError):
            raise
        why = getattr(error, "strerror", None) or str(error)
        raise RulesError([_unreadable(why)]) from error


def _unreadable(why: str) -> Fault:
    return Fault(code="unreadable", values={"why": why})


def _split(
    data: Any, lines: Mapping[str, int], folder: Path | None, seen: tuple[Path, ...]
) -> tuple[Any, RuleSet | None]:
    """The data without its ``base``, and the rule set which that names."""
    if not isinstance(data, Mapping) or "base" not in data:
        return data, None
    rest = {key: value for key, value in data.items() if key != "base"}
    name, line = data["base"], lines.get("base")
    if isinstance(name, str) and name in ORDER:
        return rest, _shipped(name)
    if not isinstance(name, str) or folder is None or not _is_path(name):
        others = [fault for fault in faults_of(rest, None, lines) if not fault.about]
        raise RulesError([_unknown(str(name), "base", line), *others])
    path = folder / name
    if path.resolve() in seen:
        raise RulesError([Fault(code="base-circle", path="base", values={"value": shown(name)}, line=line)])
    return rest, _load_file(path, seen)
