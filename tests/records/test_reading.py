"""What a record must say, and what is said about a bad one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from maumau.engine.chance import MissingChance, Seeded
from maumau.records import Record, RecordError, read, record_of, steps, to_text, write
from maumau.rulesets import load_rules, rules_from
from tests.records.support import fixed, seeded_record

GOOD = """maumau record 1
rules: skat-32
player 0: Ana
player 1: Vuk
dealer: 1
seed: 5
moves: 2
0 draw
0 pass
result: broken off
end
"""


def error(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        list(read(text))
    return str(caught.value)


def without(key: str) -> str:
    return "".join(line for line in GOOD.splitlines(keepends=True) if not line.startswith(key))


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


def test_a_record_written_by_hand() -> None:
    [record] = read(GOOD)
    assert record.players == ("Ana", "Vuk")
    assert [str(made.move) for made in record.moves] == ["draw", "pass"]
    assert record == Record(
        rules=load_rules("skat-32"), players=("Ana", "Vuk"), dealer=1, seed=5, moves=record.moves, source=None
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("\n\nhello\n", "line 3: a record begins with a line 'maumau record 1', not 'hello'"),
        (changed("record 1", "record 2"), "line 1: a record begins with a line 'maumau record 1'"),
        (changed("dealer: 1", "deeler: 1"), "line 5: a record has no line 'deeler': did you mean 'dealer'?"),
        (changed("dealer: 1", "dealer: 2"), "line 5: a seat is a number from 0 to 1, not 2"),
        (changed("dealer: 1", "dealer: one"), "line 5: a whole number is wanted, not 'one'"),
        (changed("dealer: 1", "dealer 1: 1"), "line 5: dealer has no number before the colon"),
        (changed("player 1", "player"), "line 4: player has a number before the colon"),
        (changed("player 1", "player 2"), "line 4: player 2 follows no player 1"),
        (changed("player 1", "player 0"), "line 4: player 0 stands in line 3 already"),
        (without("player 1"), "line 4: a deal has two players or more: player 0"),
        (changed("dealer: 1", "dealer = 1"), "line 5: a line is written as a key and a value"),
        (changed("skat-32", "skat-23"), "line 2: no rule set is called skat-23: did you mean skat-32?"),
        (changed("seed: 5", "seed: -1"), "line 6: a seed is a number from 0 to"),
        (changed("moves: 2", "moves: 3"), "line 7: 2 moves follow, not 3"),
        (changed("0 draw", "0 drew"), "line 8: 'drew' is no move"),
        (changed("0 draw", "0 cut 5000"), "line 8: 'cut 5000' speaks of no seat"),
        (changed("0 draw", "0 challenge Ana"), "line 8: 'challenge Ana' speaks of no seat"),
        (changed("0 draw", "0 draw by Ana"), "line 8: 'draw by Ana' is no move"),
        (changed("0 draw", "0 draw by dog"), "line 8: a move is made by computer, timeout or autopilot, not by dog"),
        (changed("0 draw", "1 draw"), "line 8: move 1: seat 1 (Vuk) cannot draw: it is the turn of seat 0"),
        (changed("0 pass", "0 play 2C"), "line 9: move 2: seat 0 (Ana) cannot play 2C: "),
        (changed("broken off", "seat 0 wins with 7H"), "line 10: the cards left are missing"),
        (changed("broken off", "a draw"), "line 10: a result is: seat 1 wins with 7H, or void, or broken off"),
        (changed("end\n", ""), "line 10: the record lacks its line 'end': was the file cut off?"),
        (without("result"), "lacks its line 'result'"),
        (without("rules"), "lacks its line 'rules'"),
        (changed("end\n", "end\nmoves: 2\n"), "line 12: a record begins with a line"),
        (without("seed"), "line 1: pack 0: the order of 32 cards after this shuffle is not in the record"),
        (changed("seed: 5", "pack 0: 7H 8H"), "line 6: these are not the 32 cards of the pack"),
        (changed("seed: 5", "pack 0: 7H 8X"), "line 6: no card is called '8X'"),
        (changed("seed: 5", "pile 0: 0 2"), "line 6: the order of a pile has the numbers from 0 on"),
        (changed("seed: 5", "option: hand_size = 9 9"), "line 6: an option is written as a name and a value"),
        (changed("skat-32", "rules.toml"), "line 2: a record holds its rule set and names no file such as rules.toml"),
        (changed("seed: 5", "option: hand_size = 9"), "line 2: what do the options change? A line base says it"),
        (
            changed("seed: 5", "base: skat-32\noption: hand_size = 99"),
            "line 2: hand_size: 99 is not possible: 2 to 10 are",
        ),
        (changed("seed: 5", "seed: 5\nfair: maumau-fair-1"), "lacks its line 'table'"),
        (changed("seed: 5", "fair: maumau-fair-2"), "line 6: this maumau verifies shuffles of maumau-fair-1"),
        (changed("seed: 5", "secret: 12"), "line 6: 64 hexadecimal digits in small letters are wanted"),
        (changed("seed: 5", "contribution seat 0: 12"), "line 6: 64 hexadecimal digits, the word promised"),
        (changed("seed: 5", "seed: 5\nplayed: 2026-02-31T10:00:00Z"), "line 7: a moment is written as 2026-01-31T18"),
        (changed("seed: 5", "seed: 5\npoints: 1 2 3"), "line 7: points has one value for each of 2 seats, not 3"),
        (changed("seed: 5", "seed: 5\nratings: 1500 1500"), "line 7: ratings are written as 1500.0>1520.0"),
        (changed("seed: 5", "seed: 5\nceremony: perhaps"), "line 7: yes or no is wanted"),
        (changed("seed: 5", "seed: 5\nstart: 7H 8H"), "line 7: one card is wanted"),
        (changed("seed: 5", "seed: 5\nhand 0: 7H"), "line 7: hand 1 is missing"),
        (changed("seed: 5", "seed: 5\nnumber: 0"), "line 7: number is 1 or more, not 0"),
        (changed("player 1: Vuk", 'player 1: "Vuk'), 'line 4: "Vuk is no text in quotes'),
        (changed("end\n", "seal: " + "0" * 64 + "\nend\n"), "maumau record: this line, or one that stood before it"),
    ],
)
def test_a_bad_record_is_told_by_line_and_reason(text: str, said: str) -> None:
    told = error(text)
    assert told.startswith("line ")
    assert said in told


def test_files_say_their_name(tmp_path: Path) -> None:
    path = tmp_path / "bad.mau"
    path.write_text(changed("0 draw", "0 drew"), encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        list(read(path))
    assert str(caught.value).startswith(f"{path}:8: 'drew' is no move")
    assert (caught.value.line, caught.value.source) == (8, str(path))


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"maumau record 1\nplayer 0: \xff\n", ":2: this is no UTF-8 text"), (b"x" * 20_001, ":1: a line has at most")],
)
def test_files_that_are_no_text(content: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "x.mau"
    path.write_bytes(content)
    with pytest.raises(RecordError, match=said):
        list(read(path))


def test_a_file_that_there_is_not(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read: No such file"):
        list(read(tmp_path / "none.mau"))


def test_a_corpus_is_a_folder_and_bad_records_may_be_passed_over(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    write([seeded_record(1), seeded_record(2)], tmp_path / "a" / "one.mau")
    (tmp_path / "b.mau").write_text(GOOD + changed("0 draw", "0 drew") + GOOD, encoding="utf-8")
    (tmp_path / "c.mau").write_bytes(b"\xff\n")
    (tmp_path / "notes.txt").write_text("no record", encoding="utf-8")
    told: list[RecordError] = []
    found = list(read(tmp_path, on_error=told.append))
    assert [record.players[0] for record in found][2:] == ["Ana", "Ana"]
    assert len(found) == 4
    assert [each.line for each in told] == [19, 1]
    with pytest.raises(RecordError):
        list(read(tmp_path))


def test_reading_is_lazy(tmp_path: Path) -> None:
    path = tmp_path / "two.mau"
    path.write_text(GOOD + "rubbish\n", encoding="utf-8")
    found = read(path)
    assert next(found).players == ("Ana", "Vuk")
    with pytest.raises(RecordError):
        next(found)


def test_a_shipped_rule_set_is_one_line() -> None:
    text = to_text(replace(fixed(0), fair=None))
    assert "rules: mau-king\n" in text
    assert "option" not in text


def test_house_rules_are_changes_of_a_shipped_set() -> None:
    rules = rules_from({"base": "mau-king", "hand_size": 5, "effects": {"7": {"amount": 3}}, "words": {"last": "Мау"}})
    record = record_of(rules, ("Ana", "Vuk"), Seeded(1), base="mau-king")
    text = to_text(record)
    lines = [line for line in text.splitlines() if line.startswith(("rules:", "base:", "option:"))]
    assert lines == [
        "rules: mau-king-custom",
        "base: mau-king",
        r'option: words.last = "\u041c\u0430\u0443"',
        "option: hand_size = 5",
        'option: effects.7 = { kind = "draw", amount = 3, answers = "7" }',
    ] or lines[:2] == ["rules: mau-king-custom", "base: mau-king"]
    assert list(read(text)) == [record]


def test_a_rule_set_of_ones_own_is_written_in_full() -> None:
    rules = rules_from({"id": "grandma", "base": "mau-king", "hand_size": 5})
    record = record_of(rules, ("Ana", "Vuk"), Seeded(1))
    text = to_text(record)
    assert text.count("option:") == 20
    assert "base: none" in text
    assert list(read(text)) == [record]


def test_what_cannot_be_written_is_refused() -> None:
    record = fixed(0)
    with pytest.raises(RecordError, match="another table"):
        to_text(replace(record, table="other"))
    with pytest.raises(RecordError, match="shuffle 0 is no order"):
        to_text(replace(record, orders={0: (1, 1)}))
    crossed = load_rules("mau-king").changed(id="mine", min_players=5, max_players=3)
    with pytest.raises(RecordError, match="min_players"):
        to_text(replace(record, rules=crossed, fair=None))


def test_a_record_that_lacks_an_outcome_says_which() -> None:
    record = replace(fixed(0), fair=None, orders={}, cuts={})
    with pytest.raises(MissingChance, match="104 cards"):
        list(steps(record))
    record = replace(fixed(1), fair=None, cuts={})
    with pytest.raises(MissingChance, match="a cut of 4 to 103 cards"):
        list(steps(record))


def test_times_are_milliseconds() -> None:
    text = changed("0 draw", "0 draw @ 1.5").replace("0 pass", "0 pass @ 12 by timeout")
    [record] = read(text)
    assert [(made.at, made.by) for made in record.moves] == [(1500, ""), (12000, "timeout")]
    assert "0 draw @ 1.500\n0 pass @ 12.000 by timeout\n" in to_text(record)
