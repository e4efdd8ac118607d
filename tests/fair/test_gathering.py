"""Promises, reveals and silence before a deal."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from maumau.fair import SIZE, WATCHER, Binding, FairDeal, FairError, Gathering, check_fair, promise, rules_digest
from maumau.fair.promise import substitute
from maumau.rulesets import load_rules
from tests.fair.support import binding, gathered

RULES = load_rules("mau-king-table")
BOUND = binding(RULES, 3)
SECRET = bytes(range(SIZE))
VALUES = {id_: bytes([id_]) * SIZE for id_ in (0, 1, 2, WATCHER)}


def promised(*ids: int, start: Gathering | None = None) -> Gathering:
    gathering = start or Gathering(BOUND, SECRET)
    for id_ in ids:
        gathering = gathering.promise(id_, promise(gathering.commitment, id_, VALUES[id_]))
    return gathering


def revealed(gathering: Gathering, *ids: int) -> Gathering:
    for id_ in ids:
        gathering = gathering.reveal(id_, VALUES[id_])
    return gathering


def test_all_contribute() -> None:
    gathering = promised(0, 1, 2)
    assert gathering.waiting == ()
    deal = revealed(gathering.close(), 2, 0, 1).deal()
    assert [each.value for each in deal.contributions] == [VALUES[0], VALUES[1], VALUES[2]]
    assert deal.substituted == ()
    assert check_fair(deal) == []


def test_the_order_of_arrival_does_not_matter() -> None:
    one = revealed(promised(0, 1, 2, WATCHER).close(), 0, 1, 2, WATCHER).deal()
    other = revealed(promised(WATCHER, 2, 1, 0).close(), WATCHER, 1, 0, 2).deal()
    assert one == other


def test_who_is_waited_for() -> None:
    gathering = promised(1, WATCHER)
    assert gathering.waiting == (0, 2)
    assert revealed(gathering.close(), WATCHER).waiting == (1,)


def test_nobody_can_stall_a_deal() -> None:
    deal = Gathering(BOUND, SECRET).close().deal()
    assert deal.substituted == (0, 1, 2)
    assert check_fair(deal) == []


def test_silence_before_and_after_the_promise_is_substituted_by_name() -> None:
    deal = revealed(promised(0, 1).close(), 0).deal()
    assert [(each.name, each.silent, each.promised is None) for each in deal.contributions] == [
        ("seat 0", False, False),
        ("seat 1", True, False),
        ("seat 2", True, True),
    ]
    assert check_fair(deal) == []


def test_a_watcher_may_contribute_and_changes_everything() -> None:
    without = revealed(promised(0, 1, 2).close(), 0, 1, 2).deal()
    with_one = revealed(promised(0, 1, 2, WATCHER).close(), 0, 1, 2, WATCHER).deal()
    assert with_one.contributions[-1].name == "watcher 0"
    assert with_one.key() != without.key()


REFUSED: list[tuple[str, Any]] = [
    ("neither a seat", lambda g: g.promise(3, bytes(SIZE))),
    ("neither a seat", lambda g: g.promise(16, bytes(SIZE))),
    ("neither a seat", lambda g: g.promise(-1, bytes(SIZE))),
    ("the first promise holds", lambda g: g.promise(0, bytes(SIZE))),
    ("32 bytes", lambda g: g.promise(2, b"short")),
    ("still open", lambda g: g.reveal(0, VALUES[0])),
    ("close the promises first", lambda g: g.deal()),
    ("promises are closed", lambda g: g.close().promise(2, bytes(SIZE))),
    ("closed already", lambda g: g.close().close()),
    ("promised nothing", lambda g: g.close().reveal(2, VALUES[2])),
    ("promised another value", lambda g: g.close().reveal(0, VALUES[1])),
    ("32 bytes", lambda g: g.close().reveal(0, b"short")),
    ("revealed already", lambda g: g.close().reveal(0, VALUES[0]).reveal(0, VALUES[0])),
]


@pytest.mark.parametrize(("words", "step"), REFUSED)
def test_what_is_refused(words: str, step: Any) -> None:
    with pytest.raises(FairError, match=words):
        step(promised(0, 1))


@pytest.mark.parametrize(
    "wrong",
    [{"table": ""}, {"table": "x" * 201}, {"table": "\ud800"}, {"number": 0}, {"number": 1 << 48}, {"dealer": 3}],
)
def test_a_binding_has_to_name_a_deal(wrong: dict[str, Any]) -> None:
    with pytest.raises(FairError):
        binding(RULES, 3, **wrong)


@pytest.mark.parametrize("seats", [1, 9])
def test_a_binding_has_seats(seats: int) -> None:
    with pytest.raises(FairError):
        Binding(table="t", number=1, rules=bytes(SIZE), seats=seats, dealer=0)


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(FairError, match="secret"):
        Gathering(BOUND, b"short")


CHANGED = [
    {"table": "7QK4"},
    {"number": 2},
    {"dealer": 1},
    {"ceremony": True},
    {"previous": b"\1" * SIZE},
    {"rules": b"\1" * SIZE},
    {"seats": 4},
]


@pytest.mark.parametrize("changes", CHANGED)
def test_a_commitment_is_good_for_one_deal_only(changes: dict[str, Any]) -> None:
    fields = {name: getattr(BOUND, name) for name in Binding.__slots__}
    assert Binding(**{**fields, **changes}).commitment(SECRET) != BOUND.commitment(SECRET)


def test_a_promise_is_good_for_one_commitment_and_one_contributor() -> None:
    made = {promise(bytes([c]) * SIZE, id_, VALUES[v]) for c in range(3) for id_ in range(3) for v in (0, 1)}
    assert len(made) == 18


def test_names_and_words_of_a_rule_set_are_not_promised() -> None:
    assert rules_digest(RULES.changed(name="Other", words={"last": "Mau!"})) == rules_digest(RULES)
    assert rules_digest(RULES.changed(hand_size=5)) != rules_digest(RULES)
    assert rules_digest(RULES.changed(effects={})) != rules_digest(RULES)


def test_a_fair_deal_survives_json() -> None:
    deal = gathered(BOUND, random.Random(1), silent=0.4, watchers=2)
    assert FairDeal.from_json(json.loads(json.dumps(deal.to_json()))) == deal


@pytest.mark.parametrize(
    "change", [{"version": "maumau-fair-9"}, {"secret": "xy"}, {"number": "1"}, {"contributions": [{}]}, {"seats": 99}]
)
def test_json_that_is_no_fair_deal(change: dict[str, Any]) -> None:
    data = gathered(BOUND, random.Random(1)).to_json()
    with pytest.raises(FairError):
        FairDeal.from_json({**data, **change})


# -- what is hidden, and what can be gained


def test_before_the_end_nothing_public_holds_the_secret_or_the_key() -> None:
    gathering = promised(0, 1, 2)
    sent = [json.dumps(gathering.public())]
    gathering = gathering.close()
    for id_ in (0, 1, 2):
        gathering = revealed(gathering, id_)
        sent.append(json.dumps(gathering.public()))
    deal = gathering.deal()
    for text in sent:
        assert deal.secret.hex() not in text
        assert deal.key().hex() not in text


def test_without_the_secret_every_card_may_lie_on_top() -> None:
    """All contributions known and the secret not: 400 secrets put every card of 32 there."""
    rng = random.Random(7)
    known = revealed(promised(0, 1, 2).close(), 0, 1, 2).deal()
    tops = {replace(known, secret=rng.randbytes(SIZE)).chance().order(0, 32)[0] for _ in range(400)}
    assert tops == set(range(32))


def test_what_a_seat_reveals_is_told_to_all_in_the_same_words() -> None:
    gathering = revealed(promised(0, 1, 2).close(), 1)
    assert gathering.public()["revealed"] == {"seat 1": VALUES[1].hex()}
    assert set(gathering.public()["promised"]) == {"seat 0", "seat 1", "seat 2"}
    assert "revealed" not in promised(0).public()


def outcomes(gathering: Gathering, ids: tuple[int, ...]) -> dict[tuple[int, ...], bytes]:
    """Who is pretended to be silent after the promises → the key that follows."""
    closed = gathering.close()
    return {
        dropped: revealed(closed, *(id_ for id_ in ids if id_ not in dropped)).deal().key()
        for size in range(len(ids) + 1)
        for dropped in combinations(ids, size)
    }


def test_pretending_silence_gains_one_choice_for_each_seat_and_each_is_on_record() -> None:
    """After the promises a host chooses among 2**n keys for n seats it pretends away, and no others."""
    gathering = promised(0, 1, 2)
    keys = outcomes(gathering, (0, 1, 2))
    assert len(set(keys.values())) == 8
    for dropped in keys:
        deal = revealed(gathering.close(), *(id_ for id_ in (0, 1, 2) if id_ not in dropped)).deal()
        assert deal.substituted == dropped


def test_a_substitute_follows_from_the_promises_alone() -> None:
    """Neither the secret nor what others revealed moves it: it was settled before anybody revealed."""
    first = revealed(promised(0, 1, 2).close(), 0).deal()
    second = revealed(promised(0, 1, 2).close(), 0, 1).deal()
    assert first.contributions[2] == second.contributions[2]
    assert first.contributions[2].value == substitute(first.closing(), 2)


def test_the_last_to_reveal_was_bound_before_the_first() -> None:
    gathering = revealed(promised(0, 1, 2).close(), 0, 1)
    rng = random.Random(2)
    for _ in range(100):
        with pytest.raises(FairError, match="another value"):
            gathering.reveal(2, rng.randbytes(SIZE))
