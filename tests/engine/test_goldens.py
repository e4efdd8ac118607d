"""Goldens: the same numbers in every build, and whole deals whose scores an independent calculation confirms.

The checksums fold moves, winners and hands of random play; `logs` folds every event and position of deals by random
rule sets.  Plain and compiled builds must both give the stored numbers, so they agree with each other move by move.
Write them anew with `python -m tests.engine.test_goldens` after a change that is meant to change play; say so in the
changelog.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from maumau.engine.chance import Seeded
from maumau.engine.deal import Deal, tables_for
from maumau.engine.kernel.random_play import run
from maumau.engine.kernel.rng import Rng
from maumau.engine.record import replay
from maumau.engine.scoring import deal_points
from maumau.rulesets import load_rules, shipped
from maumau.testing.battery import Run
from maumau.testing.rule_sets import random_rules
from tests.engine.scoring_oracle import points as oracle_points

pytestmark = pytest.mark.uncounted  # counting lines takes as long as playing; other tests count them

FOLDER = Path(__file__).parent.parent / "data" / "goldens"
SEATS = (2, 3, 4, 5)


def checksums() -> dict[str, list[int]]:
    """Moves and checksum of 60 seeded random deals for each rule set and number of seats."""
    out = {}
    for name in shipped():
        for seats in SEATS:
            moves, check = run(tables_for(load_rules(name), seats, seats - 1), 1, 60, 5000)
            out[f"{name}/{seats}"] = [moves, check]
    return out


def log_hash(first: int, deals: int) -> str:
    """One hash over all events and final positions of deals by random rule sets."""
    digest = hashlib.sha256()
    for seed in range(first, first + deals):
        rng = Rng(seed, 55)
        rules = random_rules(rng.below)
        seats = rules.min_players + rng.below(rules.max_players - rules.min_players + 1)
        deal = Run(rules, seats, seed, ceremony=rng.below(2) == 1, below=rng.below)
        deal.finish()
        digest.update("\n".join([*deal.log, deal.deal.to_text()]).encode())
    return digest.hexdigest()


def playthrough(name: str, seed: int) -> dict[str, Any]:
    """A whole deal as it is told to a reader: moves, events, hands at the end, points."""
    rules = load_rules(name)
    rng = Rng(seed, 77)
    deal = Run(rules, 3, seed, ceremony=False, below=rng.below)
    deal.finish()
    result = deal.deal.result()
    assert result is not None
    return {
        "rules": name,
        "seed": seed,
        "moves": [f"{seat}: {move}" for seat, move in deal.moves],
        "events": [json.loads(line) for line in deal.log],
        "left": [" ".join(hand) for hand in result.left],
        "winner": result.winner,
        "wild": result.wild_count,
        "points": deal_points(rules, result.winner, result.left, result.wild_count),
    }


def golden(name: str) -> Any:
    """A stored golden."""
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("key", "stored"), sorted(golden("checksums").items()))
def test_random_play_gives_the_stored_checksums(key: str, stored: list[int]) -> None:
    name, seats = key.split("/")
    moves, check = run(tables_for(load_rules(name), int(seats), int(seats) - 1), 1, 60, 5000)
    assert [moves, check] == stored


@pytest.mark.parametrize(("first", "stored"), sorted(golden("logs").items()))
def test_deals_by_random_rule_sets_tell_the_stored_story(first: str, stored: str) -> None:
    assert log_hash(int(first), 40) == stored


@pytest.mark.parametrize("name", shipped())
def test_playthroughs_replay_and_their_points_are_right(name: str) -> None:
    stored = golden(name)
    moves = [line.split(": ", 1) for line in stored["moves"]]
    steps = list(replay(load_rules(name), 3, Seeded(stored["seed"]), [(int(seat), move) for seat, move in moves]))
    assert [event.to_json() for step in steps for event in step.events] == stored["events"]
    result = steps[-1].deal.result()
    assert result is not None
    assert [" ".join(hand) for hand in result.left] == stored["left"]
    left = [hand.split() for hand in stored["left"]]
    assert oracle_points(name, stored["winner"], left, stored["wild"]) == stored["points"]


def test_every_rule_set_has_a_playthrough() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == {*shipped(), "checksums", "logs"}


def test_a_deal_is_a_value() -> None:
    deal = Deal.new(load_rules("skat-32"), 2, Seeded(9))
    before = deal.to_text()
    for move in deal.legal_moves(deal.turn):
        deal.apply(deal.turn, move)
    assert deal.to_text() == before


def write() -> None:
    """Write all goldens anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    logs = {str(first): log_hash(first, 40) for first in (0, 1000, 2000, 3000)}
    for name, data in [("checksums", checksums()), ("logs", logs), *((n, playthrough(n, 6)) for n in shipped())]:
        text = json.dumps(data, indent=1, ensure_ascii=False)
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
