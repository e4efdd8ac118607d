"""The browser's implementation, which shares no code with ours, deals the same cards, and names the same faults."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from maumau.engine.deal import Deal
from maumau.records import Record, steps, transcript
from maumau.rulesets import load_rules
from tests.fair.node import needs_node, run
from tests.fair.support import random_record

pytestmark = [needs_node, pytest.mark.uncounted]
CUTTING = ("mau-king", "mau-king-table", "serbian-501", "jokers-505")


def record_number(number: int) -> Record:
    """One of many random records: every third by a rule set whose cut wins strong cards."""
    rng = random.Random(f"deal {number}")
    rules = load_rules(rng.choice(CUTTING)) if number % 3 == 0 else None
    return random_record(rng, 8 if number % 3 == 0 else 40, rules=rules)


def final(record: Record) -> Deal:
    *_, last = steps(record)
    return last.deal


def compare(numbers: range) -> Counter[str]:
    """Compare both implementations; return how often each kind of event was met."""
    records = [record_number(number) for number in numbers]
    deals = [transcript(record) for record in records]
    verdicts = run(("verify", [deal]) for deal in deals)
    kinds: Counter[str] = Counter()
    for record, deal, verdict in zip(records, deals, verdicts, strict=True):
        assert verdict["faults"] == [], deal
        assert record.fair is not None
        assert verdict["key"] == record.fair.key().hex()
        keyed = record.fair.chance()
        assert verdict["orders"] == [keyed.order(n, len(order)) for n, order in record.orders.items()]
        end = final(record)
        assert [sorted(hand) for hand in verdict["hands"]] == [sorted(hand) for hand in end.hands()]
        assert " ".join(verdict["stock"]) == end.to_json()["stock"]
        assert tuple(verdict["silent"]) == record.fair.substituted
        kinds.update({event["kind"] for event in deal["events"]})
    return kinds


def test_both_implementations_agree_on_300_deals() -> None:
    kinds = compare(range(300))
    assert kinds["cut"] > 150
    assert kinds["reshuffled"] > 20
    assert kinds["redealt"] >= 4
    assert kinds["took"] > 50
    assert kinds["left"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_both_implementations_agree_on_10_000_deals(part: int) -> None:
    kinds = compare(range(1000 * part, 1000 * part + 1000))
    assert min(kinds[kind] for kind in ("cut", "reshuffled", "redealt", "took", "left")) > 2


# -- faults


@cache
def whole() -> dict[str, Any]:
    """The transcript of a deal of three with a cut by hand, in which nobody was silent and no computer player sits."""
    for seed in range(1000):
        record = random_record(random.Random(seed), 40, rules=load_rules("mau-king-table"), seats=3, ceremony=True)
        deal = transcript(record)
        cut = deal["events"][1]
        if not record.computers and record.fair and not record.fair.substituted and not cut["drawn"]:
            return deal
    raise AssertionError("no such deal")


def flip(text: str) -> str:
    return ("1" if text[0] == "0" else "0") + text[1:]


def found(deal: dict[str, Any], receipt: dict[str, Any] | None = None) -> list[tuple[str, str]]:
    verdict = run([("verify", [deal, receipt])])[0]
    assert verdict["fair"] == (verdict["faults"] == [])
    return [(fault["part"], fault["code"]) for fault in verdict["faults"]]


Change = Callable[[dict[str, Any]], None]


def setting(*path: Any, to: Callable[[Any], Any]) -> Change:
    """A change of one value."""

    def change(deal: dict[str, Any]) -> None:
        place: Any = deal
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = to(place.get(path[-1]) if isinstance(place, dict) else place[path[-1]])

    return change


SECRET = ("secret", "not-opened")
CHANGES: list[tuple[Change, tuple[str, str]]] = [
    (setting("secret", to=flip), SECRET),
    (setting("commitment", to=flip), ("commitment", "not-opened")),
    (setting("table", to=lambda table: table + "x"), SECRET),
    (setting("number", to=lambda number: number + 1), SECRET),
    (setting("previous", to=flip), SECRET),
    (setting("dealer", to=lambda seat: (seat + 1) % 3), SECRET),
    (setting("ceremony", to=lambda _: False), SECRET),
    (setting("rules", "hand_size", to=lambda _: 5), ("rules", "other-rules")),
    (setting("rules_digest", to=flip), ("rules", "other-rules")),
    (setting("contributions", 1, "value", to=flip), ("contribution seat 1", "not-promised")),
    (setting("contributions", 2, "promised", to=flip), ("contribution seat 2", "not-promised")),
    (setting("contributions", 0, "silent", to=lambda _: True), ("silent seat 0", "substitute")),
    (setting("events", 1, "position", to=lambda at: at + 1 if at < 50 else at - 1), ("", "card")),
    (setting("events", 1, "drawn", to=lambda _: True), ("event 1", "cut")),
    (setting("events", 1, "position", to=lambda _: 3), ("event 1", "cut-range")),
    (setting("version", to=lambda _: "maumau-fair-0"), ("fair", "version")),
    (setting("secret", to=lambda text: text[1:]), ("secret", "form")),
    (setting("contributions", to=lambda given: given[1:]), ("contributions", "seats")),
    (setting("computers", to=lambda _: [0, 1, 2]), ("event 1", "cut-not-drawn")),
]


@pytest.mark.parametrize(("change", "fault"), CHANGES)
def test_changes_are_named(change: Change, fault: tuple[str, str]) -> None:
    deal = whole()
    assert found(deal) == []
    changed = copy.deepcopy(deal)
    change(changed)
    faults = found(changed)
    assert faults
    assert faults[0] == fault or (fault[0] == "" and faults[0][1] == fault[1])


def with_another_card(deal: dict[str, Any], index: int) -> dict[str, Any]:
    """The deal with one card of an event exchanged for another one."""
    event = deal["events"][index]
    first = event.get("card") or event["cards"][0]
    other = "2C" if first != "2C" else "3C"
    new = {"card": other} if "card" in event else {"cards": [other, *event["cards"][1:]]}
    return {**deal, "events": [*deal["events"][:index], {**event, **new}, *deal["events"][index + 1 :]]}


def test_every_card_is_checked() -> None:
    """Exchange each card in turn: the event is named, or a later one that plays a card which nobody got."""
    deal = whole()
    changed = [index for index, event in enumerate(deal["events"]) if "cards" in event or "card" in event]
    assert len(changed) > 25
    verdicts = run(("verify", [with_another_card(deal, index)]) for index in changed)
    for index, verdict in zip(changed, verdicts, strict=True):
        [fault] = verdict["faults"]
        assert fault["code"] in {"card", "event", "not-held"}
        named = int(fault["part"].split()[1])
        assert named == index or (deal["events"][index]["kind"] == "played" and named > index)


def test_what_this_device_knows() -> None:
    deal = whole()
    mine = deal["contributions"][1]
    verdict = run([("verify", [deal, None])])[0]
    receipt = {
        "id": 1,
        "value": mine["value"],
        "commitment": deal["commitment"],
        "closing": verdict["closing"],
        "events": [{"kind": event["kind"], "seat": event["seat"]} for event in deal["events"]],
    }
    assert found(deal, receipt) == []
    assert found(deal, {**receipt, "value": flip(mine["value"])}) == [("contribution seat 1", "not-used")]
    assert found(deal, {**receipt, "commitment": flip(deal["commitment"])}) == [("commitment", "shown-other")]
    assert found(deal, {**receipt, "closing": flip(verdict["closing"])}) == [("contributions", "shown-other")]
    later = [*receipt["events"], {"kind": "played", "seat": 0}]
    assert found(deal, {**receipt, "events": later}) == [(f"event {len(deal['events'])}", "seen-other")]


@pytest.mark.parametrize("junk", [None, 5, "x", [], {}, {"version": "maumau-fair-1"}, {"contributions": [{}]}])
def test_anything_else_is_no_deal(junk: Any) -> None:
    verdict = run([("verify", [junk])])[0]
    assert verdict["fair"] is False
    assert verdict["faults"]
