"""Programs of other authors: what they do wrong costs them moves, and nobody else anything."""

import json
import sys
from pathlib import Path

import pytest

from maumau import Deal, Seeded, load_rules
from maumau.bots import Budget, Rng, player
from maumau.bots.outside import FAULTS_A_DEAL, STARTS, Limits, Outside, house_move
from maumau.lab.seats import Sitting

ROOT = Path(__file__).parent.parent.parent
RULES = load_rules("skat-32")
HELLO = 'print(json.dumps({"t": "hello", "v": 1, "name": "bad", "version": "7"}), flush=True)'
QUICK = Limits(start_ms=5000, move_ms=300)

BAD = {
    "slow": "time.sleep(9)",
    "garbage": "print('what?', flush=True)",
    "illegal": "print(json.dumps({'t': 'move', 'n': m['n'], 'move': 'play 2C'}), flush=True)",
    "gone": "sys.exit(3)",
    "flood": "[sys.stdout.write('x' * 65536) for _ in range(16384)]",
}


def program(tmp_path: Path, on_ask: str, on_hello: str = HELLO) -> list[str]:
    file = tmp_path / "bot.py"
    file.write_text(
        "import json, sys, time\n"
        "for line in sys.stdin:\n"
        "    m = json.loads(line)\n"
        f"    if m['t'] == 'hello':\n        {on_hello}\n"
        f"    if m['t'] == 'ask':\n        {on_ask}\n"
    )
    return [sys.executable, str(file)]


def deal_with(outside: Outside, seed: int = 1) -> Deal:
    players = [outside, player("greedy", RULES)]
    return Sitting(Deal.new(RULES, 2, Seeded(seed)), players, [Rng(1, 0), Rng(1, 1)]).play()


@pytest.mark.parametrize("what", BAD)
def test_a_misbehaving_program_loses_moves_and_the_deal_goes_on(what: str, tmp_path: Path) -> None:
    outside = Outside(RULES, program(tmp_path, BAD[what]), QUICK)
    try:
        assert deal_with(outside).over
        faults = outside.take_faults()
        assert set(faults) == {what}
        assert 0 < faults[what] <= FAULTS_A_DEAL
        assert not outside.take_faults()
    finally:
        outside.close()


def test_the_same_faults_are_counted_anew_in_the_next_deal(tmp_path: Path) -> None:
    outside = Outside(RULES, program(tmp_path, BAD["garbage"]), QUICK)
    try:
        for seed in (1, 2):
            deal_with(outside, seed)
            assert outside.take_faults()["garbage"] == FAULTS_A_DEAL
    finally:
        outside.close()


def test_a_program_that_keeps_ending_is_started_a_few_times_only(tmp_path: Path) -> None:
    outside = Outside(RULES, program(tmp_path, BAD["gone"]), QUICK)
    for seed in range(7):
        assert deal_with(outside, seed).over
    assert outside.starts == STARTS
    assert outside.take_faults()["gone"] == STARTS
    outside.close()


def test_a_program_that_cannot_be_started_is_gone() -> None:
    outside = Outside(RULES, ["./no-such-program"], QUICK)
    assert deal_with(outside).over
    assert set(outside.take_faults()) == {"gone"}


def test_a_wrong_greeting_is_garbage(tmp_path: Path) -> None:
    outside = Outside(RULES, program(tmp_path, "pass", 'print(json.dumps({"t": "hello", "v": 9}), flush=True)'), QUICK)
    assert deal_with(outside).over
    assert set(outside.take_faults()) == {"garbage"}


def test_a_program_that_does_not_read_is_deaf() -> None:
    outside = Outside(RULES, [sys.executable, "-c", f"import json, time\n{HELLO}\ntime.sleep(60)"], QUICK)
    deal = Deal.new(RULES, 2, Seeded(1))
    long_history = [*deal.opening] * 3000
    move = outside.choose(deal.observation(0), long_history, Budget(milliseconds=300), Rng(1, 0))
    assert move == house_move(deal.observation(0))
    assert set(outside.take_faults()) == {"deaf"}
    outside.close()


def test_a_late_answer_is_not_taken_for_the_next_question(tmp_path: Path) -> None:
    late = (
        "import threading; n = m['n']; wait = 0.45 if n == 1 else 0.0; "
        "time.sleep(wait); print(json.dumps({'t': 'move', 'n': n, 'move': m['legal'][-1]}), flush=True)"
    )
    outside = Outside(RULES, program(tmp_path, late), QUICK)
    try:
        assert deal_with(outside).over
        assert outside.take_faults() == {"slow": 1}
    finally:
        outside.close()


def test_closing_ends_the_program(tmp_path: Path) -> None:
    outside = Outside(RULES, program(tmp_path, BAD["slow"]), QUICK)
    deal_with(outside)
    lines = outside.lines
    assert lines is not None
    outside.close()
    assert lines.process.poll() is not None


def test_the_worked_example_plays_every_shipped_rule_set_without_a_fault() -> None:
    for name in ("skat-32", "jokers-505", "mau-king-table"):
        rules = load_rules(name)
        outside = Outside(rules, [sys.executable, str(ROOT / "examples" / "line_bot.py")])
        try:
            for seed in range(4):
                deal = Deal.new(rules, 2, Seeded(seed), ceremony=True)
                sitting = Sitting(deal, [outside, player("random-card", rules)], [Rng(seed, 0), Rng(seed, 1)])
                assert sitting.play().over
            assert not outside.take_faults()
            assert (outside.name, outside.version) == ("line-bot", "1")
        finally:
            outside.close()


def test_a_question_holds_what_the_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "asked.json"
    note = (
        f"open({str(file)!r}, 'w').write(line); print(json.dumps({{'t': 'move', 'n': m['n'], 'move': m['legal'][0]}}))"
    )
    outside = Outside(RULES, program(tmp_path, f"{note}; sys.stdout.flush()"), QUICK)
    deal = Deal.new(RULES, 2, Seeded(3))
    assert outside.choose(deal.observation(0), (), Budget(), Rng(1, 0)) == deal.legal_moves(0)[0]
    outside.close()
    asked = json.loads(file.read_text())
    assert asked["observation"] == json.loads(json.dumps(deal.observation(0).to_json()))
    assert asked["legal"] == [str(move) for move in deal.legal_moves(0)]
