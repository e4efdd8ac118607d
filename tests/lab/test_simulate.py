"""Many deals counted: the same whatever the number of processes, and right against deals counted by hand."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterable
from math import sqrt

import pytest

from maumau.bots import player
from maumau.cli import main
from maumau.engine.chance import Seeded
from maumau.engine.deal import Deal
from maumau.engine.kernel.rng import Rng
from maumau.engine.scoring import deal_points
from maumau.lab.seats import Sitting
from maumau.lab.simulate import (
    DEALS,
    HIGHEST_SEED,
    THINKING,
    Setup,
    Tally,
    interval,
    piece,
    pieces,
    simulate,
    unpacked,
)
from maumau.rulesets import load_rules, shipped


def setup(rules: str = "skat-32", players: str = "random-card random-card", seed: int = 4) -> Setup:
    return Setup(load_rules(rules), tuple(players.split()), seed)


def last(tallies: Iterable[Tally]) -> Tally:
    return list(tallies)[-1]


# -- counts --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("rules", shipped())
def test_what_is_counted_adds_up(rules: str) -> None:
    tally = last(simulate(setup(rules, "random-card " * 3), 60))
    assert tally.deals == 60 == sum(tally.wins) + tally.void == sum(tally.lengths.values())
    assert tally.moves >= 60 * 5
    assert tally.drawn > 0


@pytest.mark.parametrize("players", ["greedy-1 random-card", "beginner easy medium"])
def test_deals_among_players_are_counted_as_they_are_played(players: str) -> None:
    work = setup("serbian-501", players, seed=9)
    tally = piece(work, 0, 3)
    expected = Tally(len(work.players))
    for number in range(3):
        seed = Rng(9, DEALS + number).x & HIGHEST_SEED
        seats = len(work.players)
        rngs = [Rng(seed, THINKING + seat) for seat in range(seats)]
        bots = [player(name, work.rules) for name in work.players]
        sitting = Sitting(Deal.new(work.rules, seats, Seeded(seed)), bots, rngs)
        result = sitting.play().result()
        assert result is not None
        points = deal_points(work.rules, result.winner, result.left, result.wild_count)
        drawn = sum(event.data["count"] for event in sitting.histories[0] if event.kind == "drew")
        shuffled = sum(event.kind == "reshuffled" for event in sitting.histories[0])
        expected.count(result.winner, sitting.deal.moves_made, points, drawn, shuffled)
    assert tally == expected


def test_random_card_plays_inside_the_kernel_and_others_do_not() -> None:
    assert setup().inside
    assert setup(players="easy random-card").inside
    assert not setup(players="random-card greedy-1").inside
    assert not setup(players="random-card beginner").inside


def test_victories_are_points_where_the_rule_set_says_so() -> None:
    tally = last(simulate(setup("skat-32"), 40))
    assert tally.points == tally.wins


@pytest.mark.parametrize("players", ["random-card random-card", "greedy-1 random-card"])
def test_the_counts_do_not_depend_on_the_processes(players: str) -> None:
    work = setup(players=players)
    deals = 1200 if work.inside else 50
    assert last(simulate(work, deals, jobs=1)) == last(simulate(work, deals, jobs=2))


def test_pieces_cover_every_deal_once() -> None:
    for deals in (1, 499, 500, 501, 1234):
        covered = [number for first, count in pieces(setup(), deals) for number in range(first, first + count)]
        assert covered == list(range(deals))


def test_progress_is_told_after_every_piece() -> None:
    assert [tally.deals for tally in simulate(setup(), 1001)] == [500, 1000, 1001]


def test_other_seeds_give_other_deals() -> None:
    assert piece(setup(seed=1), 0, 30).lengths != piece(setup(seed=2), 0, 30).lengths
    assert piece(setup(seed=1), 0, 30) == piece(setup(seed=1), 0, 30)


def test_a_deal_that_does_not_end_counts_as_void() -> None:
    work = Setup(load_rules("skat-32"), ("random-card", "random-card"), 1, most=5)
    tally = piece(work, 0, 20)
    assert tally.void >= 15
    assert max(tally.lengths) <= 6


def test_a_setup_travels_to_other_processes() -> None:
    work = Setup(load_rules("jokers-505").changed(id="mine", win_bonus=7), ("easy", "medium"), 3, most=77)
    assert pickle.loads(pickle.dumps(work)) == work
    assert unpacked is not None


# -- numbers -------------------------------------------------------------------------------------------------
def test_the_length_that_95_percent_do_not_exceed() -> None:
    tally = Tally(2)
    for length in range(1, 101):
        tally.count(0, length, [0, 0], 0, 0)
    assert (tally.within(0.95), tally.within(0.5), tally.within(1.0)) == (95, 50, 100)
    assert Tally(2).within(0.95) == 0


def test_tallies_add_up() -> None:
    one, other = Tally(2), Tally(2)
    one.count(0, 10, [-5, 20], 3, 1)
    other.count(-1, 12, [0, 0], 4, 0)
    one.add(other)
    assert (one.deals, one.void, one.wins, one.points, one.drawn, one.reshuffles) == (2, 1, [1, 0], [-5, 20], 7, 1)
    assert one.moves == 22


@pytest.mark.parametrize(("wins", "deals"), [(0, 10), (10, 10), (3, 10), (500, 1000), (1, 100_000)])
def test_the_interval_solves_its_equation(wins: int, deals: int) -> None:
    low, high = interval(wins, deals)
    share = wins / deals
    assert 0 <= low <= share <= high <= 1
    for end in {low, high} - {0.0, 1.0}:
        assert abs(share - end) == pytest.approx(1.959964 * sqrt(end * (1 - end) / deals), rel=1e-6)
    assert interval(0, 0) == (0.0, 1.0)


# -- the command ---------------------------------------------------------------------------------------------
def test_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--rules", "skat-32", "--players", "greedy-1,random-card", "--deals", "20"]) == 0
    printed = capsys.readouterr()
    lines = printed.out.splitlines()
    assert lines[0] == "skat-32, 20 deals, seed 1"
    assert [line.split()[1] for line in lines[3:5]] == ["greedy-1", "random-card"]
    assert {line.split()[0] for line in lines[6:]} == {"length", "draws", "reshuffles", "void", "speed"}
    assert max(map(len, lines)) <= 80
    assert printed.err == ""


def test_json_holds_the_same_counts_on_every_run(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for jobs in ("1", "2"):
        assert main(["simulate", "--rules", "skat-32", "--deals", "700", "--json", "--jobs", jobs, "--seats", "3"]) == 0
        data = json.loads(capsys.readouterr().out)
        assert data["speed"].pop("moves_per_second") > 0
        del data["speed"]
        found.append(data)
    assert found[0] == found[1]
    assert sum(seat["wins"] for seat in found[0]["seats"]) + found[0]["void"] == 700
    assert [seat["player"] for seat in found[0]["seats"]] == ["random-card"] * 3
    for seat in found[0]["seats"]:
        assert seat["win_share_95"][0] < seat["win_share"] < seat["win_share_95"][1]
