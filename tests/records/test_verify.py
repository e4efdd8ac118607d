"""Any one changed byte of a record is reported by the name of the part it stands in."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from maumau.engine.moves import Move
from maumau.fair import SIZE, Fault
from maumau.records import Made, Record, RecordError, check_chain, read, to_text, verify
from maumau.records.seal import seal
from maumau.rulesets import load_rules
from tests.fair.support import binding, gathered, random_record
from tests.records.support import fixed, seeded_record


def parts(faults: tuple[Fault, ...] | list[Fault]) -> list[str]:
    return [fault.part for fault in faults]


def other(character: str, rng: random.Random) -> str:
    """Another character of the same sort, so that the line mostly still reads."""
    for group in ("0123456789abcdef", "23456789TJQKACDHS", "abcdefghijklmnopqrstuvwxyz"):
        if character in group:
            return rng.choice([each for each in group if each != character])
    return "x" if character != "x" else "y"


def changes(text: str, rng: random.Random, each_byte: bool) -> Iterator[tuple[int, str]]:
    """Line, from 1 on, and the text with one character of it changed."""
    lines = text.splitlines()
    for at, line in enumerate(lines):
        for place in range(len(line)) if each_byte else {0, rng.randrange(len(line)), len(line) - 1}:
            new = line[:place] + other(line[place], rng) + line[place + 1 :]
            yield at + 1, "\n".join([*lines[:at], new, *lines[at + 1 :], ""])


def named_line(text: str) -> int | None:
    """The line that the reader or the verification names first; `None`: nothing is wrong."""
    try:
        [record] = read(text, check=False)
    except RecordError as error:
        return error.line
    report = verify(record)
    return report.faults[0].line if report.faults else None


def check_changes(record: Record, each_byte: bool) -> int:
    """Change one character after the other; return how many changes there were."""
    text = to_text(record)
    assert named_line(text) is None
    made = list(changes(text, random.Random(5), each_byte))
    for line, changed in made:
        named = named_line(changed)
        now = changed.splitlines()[line - 1]
        assert named is not None, (line, now)
        assert named == line or key_of(now) != key_of(text.splitlines()[line - 1]), (line, named, now)
    return len(made)


def key_of(line: str) -> str:
    """What a line says it is; one that became another may leave a gap or stand twice, which is found elsewhere."""
    return line.partition(":")[0] if ":" in line else "a move" if line[0].isdigit() else line


@pytest.mark.parametrize("number", [0, 1, 4])
def test_a_change_in_any_line_is_named(number: int) -> None:
    assert check_changes(fixed(number), each_byte=False) > 60


@pytest.mark.slow
@pytest.mark.parametrize("number", [0, 4, 5])
def test_every_changed_byte_is_named(number: int) -> None:
    assert check_changes(fixed(number), each_byte=True) > 1_800


def test_a_line_too_few_or_too_many_is_named() -> None:
    text = to_text(fixed(0))
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("moves:"))
    gone = "\n".join([*lines[: at + 3], *lines[at + 4 :], ""])
    with pytest.raises(RecordError, match="moves follow"):
        list(read(gone))
    hand = next(i for i, line in enumerate(lines) if line.startswith("start:"))
    assert named_line("\n".join([*lines[:hand], *lines[hand + 1 :], ""])) == hand + 1


# -- without a seal, or sealed again by a forger


def proven(seed: int = 0, kind: str = "", **more: object) -> Record:
    """A fair record in which such an event comes."""
    for attempt in range(seed, seed + 1000):
        record = random_record(random.Random(attempt), 45, **more)
        if (record.fair and not kind) or any(len(order) < 32 for order in record.orders.values()):
            assert verify(record).proven
            return record
    raise AssertionError("no such record")


def test_a_changed_secret_is_named() -> None:
    record = proven()
    assert record.fair is not None
    for at in range(SIZE):
        secret = record.fair.secret
        wrong = replace(record.fair, secret=secret[:at] + bytes([secret[at] ^ 1]) + secret[at + 1 :])
        assert parts(verify(replace(record, fair=wrong)).faults) == ["secret"]


def test_a_changed_contribution_is_named() -> None:
    record = proven(seats=3, rules=load_rules("mau-king"))
    assert record.fair is not None
    given = record.fair.contributions
    for i, each in enumerate(given):
        wrong = replace(record.fair, contributions=(*given[:i], replace(each, value=bytes(SIZE)), *given[i + 1 :]))
        [fault] = verify(replace(record, fair=wrong)).faults
        assert fault.part.endswith(each.name)


def test_a_changed_order_of_the_pack_is_named() -> None:
    record = proven(rules=load_rules("serbian-501"), seats=3)
    order = list(record.orders[0])
    order[0], order[40] = order[40], order[0]
    faults = verify(replace(record, orders={**record.orders, 0: tuple(order)})).faults
    assert parts(faults)[0] == "pack 0"


def test_a_changed_order_of_the_pile_is_named() -> None:
    record = proven(kind="reshuffled", rules=load_rules("skat-32"), seats=4)
    number = max(record.orders)
    order = list(record.orders[number])
    order[0], order[1] = order[1], order[0]
    faults = verify(replace(record, orders={**record.orders, number: tuple(order)})).faults
    assert parts(faults)[0] == f"pile {number}"


def test_a_changed_cut_is_named() -> None:
    record = proven(rules=load_rules("mau-king"), seats=3, ceremony=False)
    for number, position in record.cuts.items():
        wrong = {**record.cuts, number: position + 1 if position < 50 else position - 1}
        assert parts(verify(replace(record, cuts=wrong)).faults)[0] == f"cut {number}"


def cut_by(who: str) -> Record:
    """A record whose cut by hand was made by a person, or for him."""
    for seed in range(1000):
        record = random_record(random.Random(seed), 45, rules=load_rules("mau-king"), seats=3, ceremony=True)
        first = record.moves[0]
        name = "computer" if first.seat in record.computers and not first.by else first.by
        if name == who and len(record.orders) == 1:
            return record
    raise AssertionError("no such record")


def with_cut(record: Record, position: int) -> Record:
    first = record.moves[0]
    return replace(record, moves=(replace(first, move=Move("cut", position=position)), *record.moves[1:]))


@pytest.mark.parametrize("who", ["computer", "timeout", "autopilot"])
def test_a_cut_that_nobody_chose_follows_from_the_key(who: str) -> None:
    record = cut_by(who)
    was = record.moves[0].move.position
    faults = verify(with_cut(record, was + 1 if was < 50 else was - 1)).faults
    assert parts(faults)[0] == "move 1"
    assert "where the key says" in faults[0].text


def test_another_cut_by_hand_is_another_deal() -> None:
    record = cut_by("")
    was = record.moves[0].move.position
    faults = verify(with_cut(record, was + 1 if was < 50 else was - 1)).faults
    assert faults
    assert all(part.split()[0] in ("move", "hand", "start", "pack") for part in parts(faults))


def test_a_changed_move_is_named() -> None:
    record = proven(rules=load_rules("mau-king"), seats=3)
    at = next(i for i, made in enumerate(record.moves) if made.move.kind == "play")
    wrong = replace(
        record.moves[at], move=Move.parse("play 2C" if record.moves[at].move.cards != ("2C",) else "play 3C")
    )
    faults = verify(replace(record, moves=(*record.moves[:at], wrong, *record.moves[at + 1 :]))).faults
    assert parts(faults) == [f"move {at + 1}"]


def test_moves_that_the_rules_allow_but_that_were_not_made_need_the_seal() -> None:
    """Without a seal such a forgery is a deal like any other: that is said, not hidden."""
    record = fixed(4)
    text = to_text(record)
    lines = [line for line in text.splitlines() if not line.startswith(("marks:", "seal:"))]
    [unsealed] = read("\n".join(lines))
    report = verify(unsealed)
    assert parts(report.faults) == ["seal"]
    assert not report.holds


def test_a_seal_made_again_does_not_hide_a_false_secret() -> None:
    record = fixed(3)
    assert record.fair is not None
    lines = to_text(record).splitlines()
    body = [line.replace(record.fair.secret.hex(), bytes(SIZE).hex()) for line in lines[:-3]]
    marks, sealed = seal(body)
    [forged] = read("\n".join([*body, f"marks: {marks}", f"seal: {sealed}", "end"]), check=False)
    assert parts(verify(forged).faults) == ["secret"]


def test_results_are_worked_out_again() -> None:
    record = next(
        each for each in (seeded_record(seed, most=400) for seed in range(200)) if each.points and each.ending
    )
    assert record.points is not None
    assert record.ending is not None
    assert verify(record).holds
    assert not verify(record).proven
    wrong = tuple(point + 1 for point in record.points)
    assert parts(verify(replace(record, points=wrong)).faults) == ["points"]
    assert parts(verify(replace(record, ending=None)).faults) == ["result"]
    assert parts(verify(replace(record, ending=replace(record.ending, finish=("2C", "2D")))).faults) == ["result"]
    left = (("AS",),) * record.seats
    assert "left 0" in parts(verify(replace(record, ending=replace(record.ending, left=left))).faults)
    hands = (("AS",) * 3, *record.hands[1:])
    assert parts(verify(replace(record, hands=hands)).faults) == ["hand 0"]
    assert parts(verify(replace(record, start="JOKER")).faults) == ["start"]
    unfinished = replace(record, moves=record.moves[:-1])
    assert parts(verify(unfinished).faults) == ["result"]
    after = replace(record, moves=(*record.moves, Made(0, Move("draw"))))
    assert parts(verify(after).faults) == [f"move {len(record.moves) + 1}"]


def test_silent_seats_are_told_by_name() -> None:
    rng = random.Random(3)
    bound = binding(load_rules("mau-king"), 3)
    fair = gathered(bound, rng, silent=1.0)
    record = Record(rules=load_rules("mau-king"), players=("a", "b", "c"), dealer=2, table="7QK3", number=1, fair=fair)
    assert verify(record).substituted == ("seat 0", "seat 1", "seat 2")
    assert verify(record).proven


# -- the deals of a table


def row(numbers: list[int]) -> list[Record]:
    """Records with these numbers, each following the one before it in the list."""
    rng, previous, out = random.Random(4), bytes(SIZE), []
    rules = load_rules("skat-32")
    for number in numbers:
        fair = gathered(binding(rules, 2, number=number, previous=previous), rng)
        previous = fair.commitment
        out.append(Record(rules=rules, players=("a", "b"), dealer=1, table="7QK3", number=number, fair=fair))
    return out


def chain(records: list[Record], complete: bool = True) -> list[str]:
    deals = [record.fair for record in records if record.fair]
    return [str(fault) for fault in check_chain(deals, complete=complete)]


def test_a_row_of_deals_without_a_gap() -> None:
    records = row([1, 2, 3, 4])
    assert chain(records) == []
    assert chain(records[::-1]) == []
    assert chain(records[2:], complete=False) == []
    assert chain(records[2:]) == ["table 7QK3, deal 3: 2 before it are missing"]


def test_deals_that_are_missing_twice_or_swapped_are_named() -> None:
    records = row([1, 2, 3, 4, 5])
    assert chain([records[0], records[3], records[4]]) == ["table 7QK3, deal 4: 2 before it are missing"]
    assert chain([records[0], records[3]], complete=False) == []
    assert chain([*records, records[2]]) == ["table 7QK3, deal 3: this number is there twice"]
    other = row([1, 2, 3])
    mixed = [records[0], replace(other[1], fair=row([2, 3])[0].fair), records[2]]
    assert chain(mixed)[0] == "table 7QK3, deal 2: it follows another deal than the one before it"
    late = row([2, 1])[1]
    assert chain([late]) == ["table 7QK3, deal 1: the first deal of a table follows none"]
