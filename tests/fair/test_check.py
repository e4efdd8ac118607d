"""Every changed byte of a fair deal is found, by the name of its part."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from maumau.fair import SIZE, WATCHER, Contribution, FairDeal, Fault, Receipt, check_fair, check_receipt
from maumau.rulesets import load_rules
from tests.fair.support import binding, gathered

RULES = load_rules("mau-king-table")
BOUND = binding(RULES, 3, number=4, previous=b"\7" * SIZE)


def deal(silent: tuple[int, ...] = (), watchers: int = 1) -> FairDeal:
    """A fair deal in which exactly these are silent after their promise."""
    rng = random.Random(8)
    for _ in range(10_000):
        found = gathered(BOUND, rng, 0.3, watchers)
        unpromised = [each for each in found.contributions if each.promised is None]
        if found.substituted == silent and not unpromised and len(found.contributions) == 3 + watchers:
            return found
    raise AssertionError("no such deal")


def flipped(value: bytes, at: int) -> bytes:
    return value[:at] + bytes([value[at] ^ 1 << at % 8]) + value[at + 1 :]


def parts(faults: list[Fault]) -> list[str]:
    return [fault.part for fault in faults]


def with_contribution(fair: FairDeal, at: int, changed: Contribution) -> FairDeal:
    return replace(fair, contributions=(*fair.contributions[:at], changed, *fair.contributions[at + 1 :]))


@pytest.mark.parametrize("at", range(SIZE))
def test_a_changed_byte_is_named(at: int) -> None:
    fair = deal(silent=(1,))
    assert check_fair(fair) == []
    assert parts(check_fair(replace(fair, secret=flipped(fair.secret, at)))) == ["secret"]
    assert parts(check_fair(replace(fair, commitment=flipped(fair.commitment, at)))) == ["commitment"]
    for i, each in enumerate(fair.contributions):
        value = replace(each, value=flipped(each.value, at))
        name = f"{'silent' if each.silent else 'contribution'} {each.name}"
        assert parts(check_fair(with_contribution(fair, i, value))) == [name]
        assert each.promised is not None
        promised = replace(each, promised=flipped(each.promised, at))
        assert parts(check_fair(with_contribution(fair, i, promised))) == [name]


def test_another_deal_is_not_what_the_secret_was_for() -> None:
    fair = deal()
    for change in ({"table": "other"}, {"number": 5}, {"dealer": 0}, {"ceremony": True}, {"previous": bytes(SIZE)}):
        wrong = replace(fair, binding=replace(fair.binding, **change))
        assert parts(check_fair(wrong)) == ["secret"], change


def test_a_silent_seat_cannot_be_given_a_chosen_value() -> None:
    fair = deal(silent=(2,))
    chosen = replace(fair.contributions[2], value=b"\5" * SIZE)
    assert parts(check_fair(with_contribution(fair, 2, chosen))) == ["silent seat 2"]


def test_a_value_without_a_promise_does_not_count() -> None:
    fair = deal()
    wrong = with_contribution(fair, 0, replace(fair.contributions[0], promised=None))
    assert "contribution seat 0: nothing was promised" in map(str, check_fair(wrong))


def test_computer_players_and_watchers_are_not_silent() -> None:
    fair = deal(silent=(1,))
    assert check_fair(fair, frozenset({0})) == []
    assert parts(check_fair(fair, frozenset({1}))) == ["silent seat 1"]
    ghost = Contribution(WATCHER + 1, bytes(SIZE), None, silent=True)
    wrong = replace(fair, contributions=(*fair.contributions, ghost))
    assert "silent watcher 1: a watcher who promised nothing takes no part" in map(str, check_fair(wrong))


@pytest.mark.parametrize("ids", [(0, 1), (0, 2, 1), (0, 1, 2, 7), (0, 1, 2, 9, 8), (0, 1, 2, 8, 8), (0, 1, 2, 16), ()])
def test_contributors_are_all_seats_then_watchers_upwards(ids: tuple[int, ...]) -> None:
    fair = deal()
    wrong = replace(fair, contributions=tuple(Contribution(id_, bytes(SIZE), bytes(SIZE)) for id_ in ids))
    assert set(parts(check_fair(wrong))) == {"contributions"}


def test_lengths() -> None:
    fair = deal()
    assert parts(check_fair(replace(fair, secret=b"short"))) == ["secret"]
    assert parts(check_fair(replace(fair, commitment=b"short"))) == ["commitment"]
    short = replace(fair.contributions[1], value=b"short")
    assert parts(check_fair(with_contribution(fair, 1, short))) == ["contribution seat 1"]


# -- what one's own device knows


def receipt(fair: FairDeal, at: int) -> Receipt:
    each = fair.contributions[at]
    return Receipt(each.id, each.value, fair.commitment, fair.closing())


def test_a_contribution_that_was_used() -> None:
    fair = deal()
    for at in range(4):
        assert check_receipt(fair, receipt(fair, at)) == []


def test_the_victim_of_a_pretended_silence_reports_it() -> None:
    fair = deal(silent=(1,))
    mine = Receipt(1, b"\3" * SIZE, fair.commitment, fair.closing())
    assert check_fair(fair) == []
    assert list(map(str, check_receipt(fair, mine))) == ["silent seat 1: what your device sent was not used"]


def test_other_promises_than_were_shown_are_reported() -> None:
    fair = deal()
    mine = receipt(fair, 0)
    assert parts(check_receipt(fair, replace(mine, commitment=bytes(SIZE)))) == ["commitment"]
    assert parts(check_receipt(fair, replace(mine, closing=bytes(SIZE)))) == ["contributions"]
    assert parts(check_receipt(fair, replace(mine, value=bytes(SIZE)))) == ["contribution seat 0"]
    assert check_receipt(fair, replace(mine, closing=None)) == []
    assert parts(check_receipt(fair, replace(mine, id=WATCHER + 5))) == ["contribution watcher 5"]
