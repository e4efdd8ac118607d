"""The test vectors in tests/data/fair, made from fixed inputs: ``python -m tests.fair.vectors`` writes them.

They belong to the specification (docs/fairness-spec.md): an implementation in any language has to give the same.
"""

from __future__ import annotations

import json
import random
from itertools import islice
from pathlib import Path
from typing import Any

from maumau.engine.rules.text import to_mapping
from maumau.fair import SIZE, WATCHER, Binding, Gathering, Keyed, promise, rules_digest
from maumau.fair.promise import closing, substitute
from maumau.records import transcript
from maumau.rulesets import load_rules, rules_from
from tests.fair.support import random_record

FOLDER = Path(__file__).parent.parent / "data" / "fair"
RULES: dict[str, Any] = {
    "id": "vector",
    "name": "Ünspoken",
    "pack": 32,
    "hand_size": 4,
    "cut": "specials",
    "effects": {"J": {"kind": "nominate"}, "7": {"kind": "draw", "amount": 2, "answers": "7"}},
}
SECRET = bytes(range(SIZE))
VALUES = {id_: bytes([id_ + 1]) * SIZE for id_ in (0, 1, 2, WATCHER)}


def numbers(counts: list[int], key: bytes) -> dict[str, Any]:
    """Streams, orders and cuts of a key."""
    keyed = Keyed(key)
    cuts = [(0, 4, 103), (1, 4, 103), (0, 1, 31), (3, 7, 109), (0, 5, 5), (2, 0, 255)]
    return {
        "key": key.hex(),
        "streams": {label: bytes(islice(keyed.stream(label), 80)).hex() for label in ("order/0", "order/12", "cut/0")},
        "orders": [
            {"number": n % 3, "count": count, "order": keyed.order(n % 3, count)} for n, count in enumerate(counts)
        ],
        "cuts": [{"number": n, "low": low, "high": high, "cut": keyed.cut(n, low, high)} for n, low, high in cuts],
    }


def promises() -> dict[str, Any]:
    """A gathering in which seat 1 stays silent after its promise and seat 2 before it."""
    rules = rules_from(RULES)
    bound = Binding(
        table="Stō 7", number=258, rules=rules_digest(rules), seats=3, dealer=2, ceremony=True, previous=b"\xfe" * 32
    )
    gathering = Gathering(bound, SECRET)
    for id_ in (0, 1, WATCHER):
        gathering = gathering.promise(id_, promise(gathering.commitment, id_, VALUES[id_]))
    gathering = gathering.close().reveal(0, VALUES[0]).reveal(WATCHER, VALUES[WATCHER])
    fair = gathering.deal()
    made = {each.id: each.promised for each in fair.contributions}
    closed = closing(fair.commitment, made)
    return {
        "rules": to_mapping(rules),
        "rules_digest": rules_digest(rules).hex(),
        "packed": bound.packed().hex(),
        "promises": {str(id_): promise(fair.commitment, id_, value).hex() for id_, value in VALUES.items()},
        "closing": closed.hex(),
        "substitutes": {str(id_): substitute(closed, id_).hex() for id_ in made},
        "key": fair.key().hex(),
        "deal": fair.to_json(),
    }


def deals() -> list[dict[str, Any]]:
    """Whole deals: a redeal after a fourth strong card, reshuffles, a plain cut, quick and by hand."""
    wanted = [
        ("mau-king-table", 4, True, "redealt"),
        ("serbian-501", 3, False, "took"),
        ("skat-32", 4, True, "reshuffled"),
        ("jokers-505", 5, True, "took"),
    ]
    return [deal_with(*each) for each in wanted]


def deal_with(name: str, seats: int, ceremony: bool, kind: str) -> dict[str, Any]:
    """The first random deal with such an event."""
    rng = random.Random(f"{name} {seats}")
    while True:
        record = random_record(rng, 45, rules=load_rules(name), seats=seats, ceremony=ceremony)
        deal = transcript(record)
        if any(event["kind"] == kind for event in deal["events"]):
            assert record.fair is not None
            return {"deal": deal, "key": record.fair.key().hex(), "orders": [list(o) for o in shuffles(record)]}


def shuffles(record: Any) -> list[tuple[int, ...]]:
    """The orders of a record as the key gives them."""
    keyed = record.fair.chance()
    return [tuple(keyed.order(number, len(order))) for number, order in record.orders.items()]


def vectors() -> dict[str, Any]:
    """File name → content."""
    return {
        "stream.json": numbers([1, 2, 3, 31, 32, 36, 52, 104, 110, 256], SECRET),
        "promises.json": promises(),
        "deals.json": deals(),
    }


def text(content: Any) -> str:
    """The text of a file: one line for each entry."""
    if isinstance(content, list):
        return "[\n" + ",\n".join(json.dumps(each, ensure_ascii=False) for each in content) + "\n]\n"
    rows = (f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in content.items())
    return "{\n" + ",\n".join(rows) + "\n}\n"


if __name__ == "__main__":
    for file, content in vectors().items():
        (FOLDER / file).write_text(text(content), encoding="utf-8")
