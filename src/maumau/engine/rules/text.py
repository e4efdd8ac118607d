"""Rule sets as text: reading TOML and JSON with line numbers, and writing TOML that reads back exactly."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any, Final, Literal

from maumau.engine.rules.faults import Fault, RulesError
from maumau.engine.rules.options import EFFECT_OPTIONS, RULE_OPTIONS
from maumau.engine.rules.ruleset import Effect, RuleSet

Format = Literal["TOML", "JSON"]

# ---------------------------------------------------------------- writing


def to_mapping(rules: RuleSet, full: bool = False) -> dict[str, Any]:
    """A rule set as plain data for JSON or TOML; `ruleset_from` of it gives the same rule set again.

    With ``full`` every option is written, otherwise those that differ from their default (and the id).
    """
    plain = RuleSet()
    out: dict[str, Any] = {}
    for item in fields(RuleSet):
        value = getattr(rules, item.name)
        if item.name == "id" or full or value != getattr(plain, item.name):
            out[item.name] = dict(value) if isinstance(value, Mapping) else value
    if "effects" in out:
        out["effects"] = {card: _effect_mapping(effect) for card, effect in out["effects"].items()}
    return out


def _effect_mapping(effect: Effect) -> dict[str, Any]:
    """The kind of an effect, and what differs from the default."""
    plain = Effect()
    changed = {name: getattr(effect, name) for name in EFFECT_OPTIONS if getattr(effect, name) != getattr(plain, name)}
    return {"kind": effect.kind, **changed}


def to_toml(rules: RuleSet) -> str:
    """A rule set as a TOML file: options in groups, then words, effects and values."""
    data = to_mapping(rules)
    blocks: dict[str, list[str]] = {}
    for name, option in RULE_OPTIONS.items():
        if name in data and not isinstance(data[name], dict):
            blocks.setdefault(option.group, []).append(f"{name} = {_toml(data[name])}")
    for name in ("words", "effects", "values"):
        if data.get(name):
            rows = [f"{key} = {_toml(value)}" for key, value in data[name].items()]
            blocks[name] = [f"[{name}]", *rows]
    return "\n\n".join("\n".join(rows) for rows in blocks.values()) + "\n"


def _toml(value: Any) -> str:
    """One value in TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


# ---------------------------------------------------------------- reading


def parse(text: str, kind: Format) -> tuple[Any, dict[str, int]]:
    """The data of a text, and the line (from 1 on) on which each path stands.

    Raises:
        RulesError: the text is no TOML or JSON; the fault names the line.
    """
    try:
        if kind == "TOML":
            return tomllib.loads(text), dict(_toml_lines(text))
        return json.loads(text, object_pairs_hook=_once), dict(_json_lines(text))
    except RecursionError:
        raise RulesError([Fault(code="syntax", values={"format": kind, "why": "it is nested too deeply"})]) from None
    except ValueError as error:
        raise RulesError([_syntax_fault(kind, error, text)]) from error


def _syntax_fault(kind: Format, error: Exception, text: str) -> Fault:
    """The fault of a text that does not parse, with the line that the parser names."""
    found = re.search(r"\(at (?:line (\d+), .*|end of document)\)|: line (\d+) column .*", str(error))
    if found is None:
        return Fault(code="syntax", values={"format": kind, "why": str(error)})
    line = int(found[1] or found[2] or text.rstrip().count("\n") + 1)
    return Fault(code="syntax", values={"format": kind, "why": str(error)[: found.start()].strip()}, line=line)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object whose names all differ."""
    data = dict(pairs)
    if len(data) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"the name “{twice}” stands twice in one object")
    return data


_PART: Final = r"""(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')"""
_KEY: Final = rf"{_PART}(?:\s*\.\s*{_PART})*"
_HEADER = re.compile(rf"\s*\[\s*({_KEY})\s*\]\s*(?:#.*)?")
_ENTRY = re.compile(rf"\s*({_KEY})\s*=")
_STRING = re.compile(r'"(?:\\.|[^"\\])*"|\'[^\']*\'')


def _path(*keys: str) -> str:
    """The dotted path of TOML keys, without their quotes."""
    parts = [part for key in keys for part in re.findall(_PART, key)]
    return ".".join(part.strip("\"'") for part in parts)


def _toml_lines(text: str) -> Iterator[tuple[str, int]]:
    """Path and line of every table and entry; text in three quotes is passed over."""
    table, closing = "", ""
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        if closing:
            closing = "" if closing in line else closing
            continue
        if header := _HEADER.fullmatch(line):
            table = header[1]
            yield _path(table), number
        elif entry := _ENTRY.match(line):
            path = _path(table, entry[1])
            yield path, number
            rest = line[entry.end() :].strip()
            for key in _inner_keys(rest):
                yield f"{path}.{key}", number
            quotes = rest[:3]
            if quotes in ('"""', "'''") and quotes not in rest[3:]:
                closing = quotes


def _inner_keys(value: str) -> list[str]:
    """The keys of an inline table."""
    if not value.startswith("{"):
        return []
    return re.findall(r"([A-Za-z0-9_-]+)\s*=", _STRING.sub('""', value))


def _json_lines(text: str) -> Iterator[tuple[str, int]]:
    """Path and line of every name of the (valid) JSON objects."""
    path: list[str] = []
    name = ""
    for token in re.finditer(r'"((?:\\.|[^"\\])*)"(\s*:)?|[{}]', text):
        if token[2]:
            name = json.loads(f'"{token[1]}"')
            yield ".".join([*path, name]), text.count("\n", 0, token.start()) + 1
        elif token[0] == "{":
            path += [name] if name else []
        elif token[0] == "}":
            path = path[:-1]
