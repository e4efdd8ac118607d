"""The shipped rule sets, and reading rule sets from files."""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path

from maumau.engine.ruleset import Effect, RuleSet

ORDER = ("mau-king", "mau-king-table", "jokers-505", "serbian-501", "skat-32", "skat-32-points")


def shipped() -> list[str]:
    """The ids of the shipped rule sets, in the order of the documents."""
    return list(ORDER)


def load_rules(source: str | Path) -> RuleSet:
    """The rule set with a shipped id, or in a file."""
    if str(source) in ORDER:
        text = resources.files(__name__).joinpath(f"{source}.toml").read_text(encoding="utf-8")
    else:
        text = Path(source).read_text(encoding="utf-8")
    data = tomllib.loads(text)
    data["effects"] = {key: Effect(**value) for key, value in data.get("effects", {}).items()}
    return RuleSet(**data)
