"""What a table is played by: the host's choices, with the rule set as a full value."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Literal

from maumau.engine.rules.check import ruleset_from
from maumau.engine.rules.ruleset import RuleSet
from maumau.engine.rules.text import to_mapping
from maumau.table.refusals import Refused

Ceremony = Literal["played", "silent"]
MOST_SEATS = 8
LONGEST_TURN = 600
"""Seconds."""
LONGEST_PACE = 10_000
"""Milliseconds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The host's choices."""

    rules: RuleSet
    """What is played, complete."""
    base: str
    """The rule set that was chosen: a shipped id or the code of kept house rules."""
    changes: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    """House rules on top of it, as options and switches."""
    name: str = ""
    """What people call these rules; empty: the rule set's own name."""
    seats: int = 4
    """Seats at the table, within the rule set's players."""
    turn_time: int = 30
    """Seconds for a turn, 0‥600; 0: no clock."""
    single_deal: bool = False
    """One deal instead of a match."""
    open: bool = False
    """Listed for everybody."""
    fill: str = ""
    """Level of the computer players who take free seats at the start; empty: the seats stay empty."""
    pace: int = 1200
    """Milliseconds a computer player takes for a move, 0‥10000, whatever the cards are."""

    ceremony: Ceremony = "played"
    """Whether a cut is made by the cutter, who also takes or leaves special cards where the rules let him, or by chance
    without a word (S0-23)."""

    def check(self) -> None:
        """Look at the ranges.

        Raises:
            Refused: the number of seats does not suit the rule set.
        """
        low, high = self.rules.min_players, self.rules.max_players
        if not low <= self.seats <= high:
            raise Refused("seats_out_of_range", rules=self.rules_name, low=low, high=high)

    @property
    def rules_name(self) -> str:
        """What people call the rules."""
        return self.name or self.rules.name or self.rules.id

    def to_json(self) -> dict[str, Any]:
        """JSON-ready, the rule set with every option, so that later defaults change nothing."""
        return {
            "rules": to_mapping(self.rules, full=True),
            "base": self.base,
            "changes": dict(self.changes),
            "name": self.name,
            "seats": self.seats,
            "turn_time": self.turn_time,
            "single_deal": self.single_deal,
            "open": self.open,
            "fill": self.fill,
            "pace": self.pace,
            "ceremony": self.ceremony,
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Settings:
        """Read what `to_json` wrote, also before there was a choice of ceremony.

        Raises:
            RulesError: the rule set is faulty.
        """
        rules = rules_of(json.dumps(data["rules"], sort_keys=True))
        rest = {key: value for key, value in data.items() if key != "rules"}
        return Settings(rules=rules, **rest)


@lru_cache(maxsize=256)
def rules_of(text: str) -> RuleSet:
    """The rule set of a JSON text; tables with the same rules share one value."""
    return ruleset_from(json.loads(text))
