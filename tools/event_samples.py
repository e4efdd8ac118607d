"""Write samples of the stored events of today into tests/data/events/v<form>: once for each form, never again.

python tools/event_samples.py    writes those that are missing, and leaves the others as they were written in the past
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from maumau.table import Table, clock, commands as co, proposals
from maumau.table.events import FORMAT, to_json
from maumau.testing.tables import Driver, lay_something, settings, watch

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "data" / "events" / f"v{FORMAT}"


def expected(table: Table) -> dict[str, Any]:
    """What the events have to lead to."""
    assert table.deal is not None
    assert table.match is not None
    return {
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


def lines(driver: Driver) -> list[str]:
    """The events of a table and what they lead to."""
    data = [to_json(step.event) for step in driver.steps] + [{"expected": expected(driver.table)}]
    return [json.dumps(item, ensure_ascii=False) for item in data]


def busy() -> Driver:
    """A table at which everything happens once."""
    driver = Driver(settings("jokers-505", seats=3, turn_time=10, pace=500), seed=4)
    driver.do(co.SetPresence("ana"))
    driver.do(co.Configure("ana", settings("mau-king-table", seats=4, turn_time=10)))
    driver.do(co.Sit("bob", "Bob"))
    driver.do(co.SeatComputer("ana", 2, "club"))
    driver.do(co.Sit("cara", "Цара", 3))
    driver.do(co.Remove("ana", 2))
    driver.do(co.SetReady("bob"))
    driver.do(co.SetReady("cara"))
    driver.do(co.Start("ana"))
    driver.wait(15_000)
    driver.do(co.SetPresence("bob", away=True))
    driver.do(co.SetAutopilot("cara", 3))
    driver.play_deal(lay_something)
    driver.do(co.Resume(driver.now), 5_000)
    driver.do(co.SetReady("ana"))
    driver.do(co.Leave("ana"))
    driver.do(co.Back("cara"))
    driver.play_match(lay_something)
    driver.do(co.Close())
    return driver


def midway(rules: str, seed: int) -> Driver:
    """A deal that is not over."""
    driver = Driver(settings(rules, seats=2), seed)
    driver.do(co.Sit("bob", "Bob"))
    driver.do(co.SetReady("ana"))
    driver.do(co.SetReady("bob"))
    for _ in range(9):
        driver.play_turn(lay_something)
    return driver


def shuffled() -> Driver:
    """Two deals with verified shuffles: Bob's device is silent, a spectator contributes, a computer player cuts."""
    driver = Driver(settings("serbian-501", seats=3), 5)
    driver.silent = frozenset({"bob"})
    driver.do(co.SetPresence("ana"))
    driver.do(co.Sit("bob", "Bob"))
    driver.do(co.SeatComputer("ana", 2, "club"))
    driver.do(co.SetReady("bob"))
    driver.do(co.SetReady("ana"))
    watch(driver, "eve", "Ева")
    driver.wait(clock.GATHERING)
    driver.play_deal(lay_something)
    driver.do(co.SetReady("bob"))
    driver.do(co.SetReady("ana"))
    driver.wait(clock.GATHERING)
    for _ in range(9):
        driver.play_turn(lay_something)
    return driver


def agreed() -> Driver:
    """A match that is adjourned, goes on, and is ended early, after two proposals came to nothing."""
    driver = midway("jokers-505", 6)
    driver.do(co.Propose("ana", "end"))
    driver.do(co.Answer("bob", agree=False))
    driver.do(co.Propose("bob", "adjourn"), proposals.PROPOSAL_PAUSE)
    driver.do(co.Answer("ana"))
    driver.do(co.SetReady("ana"), 3_600_000)
    driver.do(co.SetReady("bob"))
    driver.play_deal(lay_something)
    driver.do(co.Propose("ana", "adjourn"))
    driver.do(co.Answer("ana", agree=False))
    driver.do(co.Propose("ana", "end"), proposals.PROPOSAL_PAUSE)
    driver.do(co.Answer("bob"))
    return driver


SAMPLES: dict[str, Callable[[], Driver]] = {
    "agreed-jokers-505": agreed,
    "busy-mau-king-table": busy,
    "midway-jokers-505": lambda: midway("jokers-505", 1),
    "midway-serbian-501": lambda: midway("serbian-501", 2),
    "midway-skat-32": lambda: midway("skat-32", 3),
    "shuffled-serbian-501": shuffled,
}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, play in SAMPLES.items():
        path = FOLDER / f"{name}.jsonl"
        if not path.exists():
            path.write_text("\n".join(lines(play())) + "\n", encoding="utf-8")
