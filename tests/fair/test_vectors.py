"""Both implementations give the bytes of the specification's test vectors."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

import pytest

from maumau.fair import FairDeal, Keyed
from tests.fair import vectors
from tests.fair.node import needs_node, run


def stored(name: str) -> Any:
    return json.loads((vectors.FOLDER / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["stream.json", "promises.json"])
def test_the_vectors_are_what_the_fixed_inputs_give(name: str) -> None:
    assert stored(name) == json.loads(vectors.text(vectors.vectors()[name]))


@pytest.mark.parametrize("at", range(4))
def test_stored_deals_keep_their_key_and_orders(at: int) -> None:
    case = stored("deals.json")[at]
    deal = FairDeal.from_json(case["deal"])
    assert deal.key().hex() == case["key"]
    keyed = deal.chance()
    assert [keyed.order(n, len(order)) for n, order in enumerate(case["orders"])] == case["orders"]


def test_the_stored_deals_show_what_they_are_there_for() -> None:
    kinds = [{event["kind"] for event in case["deal"]["events"]} for case in stored("deals.json")]
    assert [want in have for want, have in zip(("redealt", "took", "reshuffled", "took"), kinds, strict=True)] == [
        True
    ] * 4
    contributions = [each for case in stored("deals.json") for each in case["deal"]["contributions"]]
    assert {each["silent"] for each in contributions} == {True, False}
    assert any(each["id"] >= 8 for each in contributions)


def test_a_stream_is_hmac_over_label_and_block() -> None:
    """Written out once more with the standard library alone."""
    case = stored("stream.json")
    key = bytes.fromhex(case["key"])
    for label, shown in case["streams"].items():
        blocks = [hmac.new(key, f"{label}/{i}".encode(), hashlib.sha256).digest() for i in range(3)]
        assert b"".join(blocks)[:80].hex() == shown


def test_an_order_can_be_worked_out_by_hand() -> None:
    """Three cards: the first byte below 255 picks for the last place, the first below 256 for the one before."""
    stream = Keyed(vectors.SECRET).stream("order/2")
    first = next(byte for byte in stream if byte < 255) % 3
    second = next(stream) % 2
    cards = [0, 1, 2]
    cards[2], cards[first] = cards[first], cards[2]
    cards[1], cards[second] = cards[second], cards[1]
    case = next(each for each in stored("stream.json")["orders"] if each["count"] == 3)
    assert (case["number"], case["order"]) == (2, cards)


@needs_node
def test_javascript_gives_the_streams_orders_and_cuts() -> None:
    case = stored("stream.json")
    key = {"bytes": case["key"]}
    orders = run(("order", [key, each["number"], each["count"]]) for each in case["orders"])
    assert orders == [each["order"] for each in case["orders"]]
    cuts = run(("cut", [key, each["number"], each["low"], each["high"]]) for each in case["cuts"])
    assert cuts == [each["cut"] for each in case["cuts"]]


@needs_node
def test_javascript_gives_the_promises() -> None:
    case = stored("promises.json")
    deal = case["deal"]
    values = {str(id_): value.hex() for id_, value in vectors.VALUES.items()}
    calls = [("promise", [deal["commitment"], int(id_), values[id_]]) for id_ in case["promises"]]
    assert run(calls) == list(case["promises"].values())
    assert run(("substitute", [case["closing"], int(id_)]) for id_ in case["substitutes"]) == list(
        case["substitutes"].values()
    )
    made = [[each["id"], each["promised"]] for each in deal["contributions"]]
    last = [
        ("rulesDigest", [case["rules"]]),
        ("commitmentOf", [deal]),
        ("closing", [deal["commitment"], made]),
        ("keyOf", [deal]),
    ]
    assert run(last) == [case["rules_digest"], deal["commitment"], case["closing"], {"bytes": case["key"]}]


@needs_node
def test_javascript_verifies_the_stored_deals() -> None:
    cases = stored("deals.json")
    for case, verdict in zip(cases, run(("verify", [case["deal"]]) for case in cases), strict=True):
        assert (verdict["faults"], verdict["key"], verdict["orders"]) == ([], case["key"], case["orders"])


@needs_node
def test_javascript_has_a_sha256_of_its_own() -> None:
    messages = [
        bytes(n % 251 for n in range(length)) for length in (0, 1, 3, 55, 56, 63, 64, 65, 111, 112, 119, 128, 1000)
    ]
    hashes = run(("sha256", [{"bytes": message.hex()}]) for message in messages)
    assert hashes == [{"bytes": hashlib.sha256(message).hexdigest()} for message in messages]
    key = b"\x0b" * 20  # RFC 4231, case 1
    assert run([("hmac", [{"bytes": key.hex()}, {"bytes": b"Hi There".hex()}])]) == [
        {"bytes": "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"}
    ]
