"""Statistics over many deals from their records: counted beside expected, with p-values, and who was substituted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from maumau.records.chance_tests import chi_square, two_sided
from maumau.records.luck import COMPUTERS, PEOPLE, Luck
from maumau.records.model import Record
from maumau.records.verify import verify

FORM: Final = 1
"""Rises when something is counted otherwise: counts that were kept are then worth nothing."""
TESTS: Final = ("first-card", "hand", "cuts")
SUMS: Final = tuple(f"{what}-{kind}" for what in ("dealt", "drawn") for kind in (PEOPLE, COMPUTERS))


@dataclass(slots=True)
class Statistics:
    """What the deals so far say; `report` works it out."""

    deals: int = 0
    verified: int = 0
    """Deals with a verified shuffle."""
    refused: int = 0
    """Records that do not hold: they are not counted."""
    luck: Luck = field(default_factory=Luck)

    def add(self, record: Record) -> None:
        """One record more; one that does not hold is only named as such."""
        report = verify(record)
        if not report.holds:
            self.refused += 1
            return
        self.luck.add(record)
        self.deals += 1
        self.verified += report.proven

    def add_all(self, records: Iterable[Record]) -> Statistics:
        """Many records; itself."""
        for record in records:
            self.add(record)
        return self

    def to_json(self) -> dict[str, Any]:
        """Everything, JSON-ready: `from_json` goes on where it was."""
        return {
            "form": FORM,
            "deals": self.deals,
            "verified": self.verified,
            "refused": self.refused,
            "luck": self.luck.to_json(),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Statistics:
        """What `to_json` gave.

        Raises:
            ValueError: another version counted otherwise.
        """
        if data.get("form") != FORM:
            raise ValueError(f"the counts are of form {data.get('form')}, not {FORM}")
        return cls(data["deals"], data["verified"], data["refused"], Luck.from_json(data["luck"]))

    def report(self) -> dict[str, Any]:
        """Everything, JSON-ready."""
        luck = self.luck
        return {
            "deals": self.deals,
            "verified": self.verified,
            "refused": self.refused,
            "tests": [self._test(name) for name in TESTS],
            "sums": [self._sum(name) for name in SUMS],
            "draws": {kind: luck.drawn[kind] / luck.hands[kind] for kind in (PEOPLE, COMPUTERS) if luck.hands[kind]},
            "contributions": luck.contributions,
            "silent": luck.silent,
        }

    def _test(self, name: str) -> dict[str, Any]:
        counted: Mapping[str, int] = self.luck.counted.get(name, {})
        expected = self.luck.expected.get(name, {})
        rows = [
            {"row": row, "counted": counted.get(row, 0), "expected": chance}
            for row, chance in sorted(expected.items(), key=lambda item: (len(item[0]), item[0]))
        ]
        return {"id": name, "rows": rows, "p": chi_square((counted.get(row, 0), expected[row]) for row in expected)}

    def _sum(self, name: str) -> dict[str, Any]:
        found = self.luck.sum_of(name)
        return {
            "id": name,
            "cards": found.cards,
            "special": found.special,
            "expected": found.expected,
            "p": two_sided(found.special - found.expected, found.variance),
        }
