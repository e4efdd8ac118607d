"""The stored form of events: every form that was ever written is read, and leads to the same table."""

import json
from pathlib import Path

import pytest

from maumau.table import fold
from maumau.table.events import FORMAT, KINDS, EventError, from_json, to_json

SAMPLES = Path(__file__).resolve().parent.parent / "data" / "events"
FILES = sorted(SAMPLES.glob("v*/*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_stored_events_lead_to_the_table_they_led_to_when_they_were_written(path: Path) -> None:
    *lines, last = path.read_text(encoding="utf-8").splitlines()
    table = fold(from_json(json.loads(line)) for line in lines)
    expected = json.loads(last)["expected"]
    assert table.deal is not None
    assert table.match is not None
    assert expected == {
        "version": table.version,
        "phase": table.phase,
        "deal": {
            "hands": table.deal.hands(),
            "top": table.deal.top,
            "suit": table.deal.suit,
            "pending": table.deal.pending,
            "turn": table.deal.turn,
            "context": table.deal.context,
            "stock": table.deal.stock_count,
            "discard": table.deal.discard_count,
        },
        "totals": dict(table.match.totals),
        "deals": [[deal.winner, list(deal.points)] for deal in table.match.log],
        "seats": [[seat.user, seat.level, seat.autopilot, seat.left] for seat in table.seats],
    }


def test_every_kind_has_a_sample_in_the_form_of_today() -> None:
    lines = [line for path in FILES if path.parent.name == f"v{FORMAT}" for line in path.read_text().splitlines()]
    assert {json.loads(line).get("kind") for line in lines} - {None} == set(KINDS)


def test_samples_are_written_again_as_they_are() -> None:
    for path in FILES:
        if path.parent.name == f"v{FORMAT}":
            for line in path.read_text(encoding="utf-8").splitlines()[:-1]:
                assert json.dumps(to_json(from_json(json.loads(line))), ensure_ascii=False) == line


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"kind": "moved"}, "form None was met"),
        ({"v": FORMAT + 1, "kind": "moved"}, "knows forms up to"),
        ({"v": FORMAT, "kind": "eaten"}, "no event 'eaten'"),
        ({"v": FORMAT, "kind": "closed"}, "no closed event"),
        ({"v": FORMAT, "kind": "closed", "at": 1, "seat": 2}, "no closed event"),
    ],
)
def test_what_is_no_event_says_why(data: dict[str, object], message: str) -> None:
    with pytest.raises(EventError, match=message):
        from_json(data)
