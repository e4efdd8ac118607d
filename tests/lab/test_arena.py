"""Contests: repeatable on any number of processes, taken up again from a file, ended by the test."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from maumau import load_rules
from maumau.bots import Budget, Rng
from maumau.lab.arena import Standing, compete
from maumau.lab.contest import Block, Contest, play_block, seat_players
from maumau.lab.figures import Spread, Sprt, ratings
from maumau.lab.kept import ArenaError

pytestmark = pytest.mark.uncounted

SKAT = load_rules("skat-32")
CONTEST = Contest(SKAT, ("greedy", "random-card"))


def last(contest: Contest, blocks: int, **how: object) -> Standing:
    return list(compete(contest, blocks, **how))[-1]  # type: ignore[arg-type]


def counts(standing: Standing) -> tuple[object, ...]:
    whole = standing.sum
    return whole.deals, whole.wins, whole.void, whole.points, whole.questions, standing.shares


def test_the_same_figures_with_two_processes_and_one() -> None:
    assert counts(last(CONTEST, 12)) == counts(last(CONTEST, 12, jobs=2))


def test_another_seed_is_another_contest() -> None:
    assert counts(last(CONTEST, 12)) != counts(last(Contest(SKAT, CONTEST.sides, seed=2), 12))


def test_all_seatings_are_played() -> None:
    assert Contest(SKAT, CONTEST.sides, seats=2).seatings() == [(0, 1), (1, 0)]
    assert len(Contest(SKAT, CONTEST.sides, seats=3).seatings()) == 3
    assert len(Contest(SKAT, CONTEST.sides, seats=4, own=2).seatings()) == 6
    block = play_block(CONTEST, 1, seat_players(CONTEST))
    assert block.deals == 2


def test_the_seats_are_between_one_and_all_but_one() -> None:
    with pytest.raises(ValueError, match="1 to 1 of 2"):
        Contest(SKAT, CONTEST.sides, own=2)


def test_equal_players_are_even_in_every_block() -> None:
    standing = last(Contest(SKAT, ("greedy", "greedy-1")), 30)
    assert standing.shares.mean == 0.5
    assert standing.shares.variance == 0


def test_a_contest_is_taken_up_where_its_file_ends(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    last(CONTEST, 5, keep=file)
    with file.open("a") as more:
        more.write('{"deals":1,"cut of')
    assert counts(last(CONTEST, 9, keep=file)) == counts(last(CONTEST, 9))
    assert len(file.read_text().splitlines()) == 10


def test_a_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    last(CONTEST, 2, keep=file)
    with pytest.raises(ArenaError, match="seed differ"):
        last(Contest(SKAT, CONTEST.sides, seed=9), 2, keep=file)
    file.write_text("no json\n")
    with pytest.raises(ArenaError, match="line 1 cannot be read"):
        last(CONTEST, 2, keep=file)
    assert file.read_text() == "no json\n"


def test_a_file_that_is_none_says_which_line(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    last(CONTEST, 2, keep=file)
    for wrong in (b'{"deals":1}\n', b"[]\n", b"\xff\xfe\n"):
        broken = [*file.read_bytes().splitlines(keepends=True)[:2], wrong]
        (tmp_path / "broken.jsonl").write_bytes(b"".join(broken))
        with pytest.raises(ArenaError, match="line 3 cannot be read"):
            last(CONTEST, 2, keep=tmp_path / "broken.jsonl")
        assert (tmp_path / "broken.jsonl").read_bytes() == b"".join(broken)


@pytest.mark.skipif(sys.platform == "win32", reason="files are not held on Windows")
def test_nobody_plays_into_a_file_that_an_arena_plays_into(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    words = [sys.executable, "-m", "maumau.cli", "arena", *CONTEST.sides, "--deals", "1000000", "--keep", str(file)]
    with subprocess.Popen(words, stdout=subprocess.DEVNULL) as other:
        try:
            while other.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") < 2):
                time.sleep(0.02)
            with pytest.raises(ArenaError, match="another arena is playing into"):
                last(CONTEST, 2, keep=file)
        finally:
            other.kill()
    blocks = file.read_bytes().count(b"\n") - 1
    assert counts(last(CONTEST, blocks + 1, keep=file)) == counts(last(CONTEST, blocks + 1))


def test_blocks_round_trip_through_json() -> None:
    block = play_block(CONTEST, 0, seat_players(CONTEST))
    again = Block.from_json(json.loads(json.dumps(block.to_json())))
    assert again.to_json() == block.to_json()
    assert again.median_ms(0) == block.median_ms(0) > 0


def test_the_budget_reaches_the_players() -> None:
    few = last(Contest(SKAT, ("hard", "random-card"), budget=Budget(playouts=8)), 1)
    many = last(Contest(SKAT, ("hard", "random-card"), budget=Budget(playouts=160)), 1)
    assert few.sum.seconds[0] / few.sum.questions[0] < many.sum.seconds[0] / many.sum.questions[0]


def test_the_sequential_test_ends_a_clear_contest() -> None:
    standing = last(Contest(SKAT, ("greedy", "random-card")), 400, sprt=Sprt(0.50, 0.60))
    assert standing.blocks < 400
    assert Sprt(0.50, 0.60).verdict(standing.shares) == "higher"


@pytest.mark.parametrize(("truth", "verdict"), [(0.50, "lower"), (0.54, "higher")])
def test_the_sequential_test_errs_seldom(truth: float, verdict: str) -> None:
    test, wrong = Sprt(0.50, 0.54), 0
    for seed in range(60):
        rng, seen = Rng(seed, 1), Spread()
        while test.verdict(seen) == "open":
            seen.add(sum(rng.below(10_000) < round(truth * 10_000) for _ in range(2)) / 2)
        wrong += test.verdict(seen) != verdict
    assert wrong <= 9


def test_a_test_needs_two_shares_in_order() -> None:
    with pytest.raises(ValueError, match="low < high"):
        Sprt(0.6, 0.5)


def test_an_interval_covers_the_truth_in_nineteen_of_twenty() -> None:
    covered = 0
    for seed in range(200):
        rng, seen = Rng(seed, 2), Spread()
        for _ in range(100):
            seen.add(rng.below(3) / 2)
        low, high = seen.interval()
        covered += low <= 0.5 <= high
    assert 180 <= covered <= 199


def test_ratings_explain_the_shares() -> None:
    true = {"a": 120.0, "b": 0.0, "c": -120.0}
    scores = {
        (x, y): (1 / (1 + 10 ** ((true[y] - true[x]) / 400)), 100_000) for x, y in [("a", "b"), ("a", "c"), ("b", "c")]
    }
    found = ratings(list(true), scores)
    assert all(abs(found[name] - true[name]) < 0.5 for name in true)


def test_who_wins_everything_gets_a_finite_rating() -> None:
    found = ratings(["a", "b"], {("a", "b"): (1.0, 10)})
    assert 0 < found["a"] < 1000
