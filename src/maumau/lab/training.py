"""How the learned numbers of the players were made: ``python -m maumau.lab.training value FILE``, or ``policy``.

Run it with the compiled package: *value* (the file ``bots/data/value-1.json``) takes half a minute, *policy* (the
numbers ``TUNED_1`` in `maumau.bots.judgement`) a quarter of an hour.  Both give the same numbers every time.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from maumau.bots.judgement import TUNED_1, bank
from maumau.bots.policy.mind import DRAW_BELOW, GREEDY_1, PASS_BELOW, URGENT, WEIGHTS, Mind
from maumau.bots.policy.simulate import wins
from maumau.bots.policy.study import fresh, learn, sample
from maumau.bots.policy.value import UNIT
from maumau.engine.deal import tables_for
from maumau.engine.rules.ruleset import RuleSet
from maumau.rulesets import load_rules, shipped

PLAYERS: Final = (2, 3, 4, 5, 6)
DEALS: Final = {2: 4000, 3: 4000, 4: 2000, 5: 2000, 6: 2000}
"""Deals that positions are taken from, for each number of players and rule set."""
RATES: Final = (0.15, 0.15, 0.15, 0.05)
"""Length of the steps in every pass."""
HIGHEST: Final = 600
"""Weights stay within so many units."""

Rows = tuple[int, list[int]]
"""Number of players, and what `sample` gave."""


def value_weights() -> dict[str, list[int]]:
    """The weights of every bank, in parts of a log-odd."""
    banks: dict[str, list[Rows]] = {}
    for rules in map(load_rules, shipped()):
        for players in PLAYERS:
            if players <= rules.max_players:
                name, rows = positions(rules, players)
                banks.setdefault(name, []).append((players, rows))
    return {name: learned(sets) for name, sets in sorted(banks.items())}


def positions(rules: RuleSet, players: int) -> tuple[str, list[int]]:
    """The bank that a rule set belongs to, and positions of its deals."""
    t = tables_for(rules, players, players - 1)
    return bank(players, int(t.n_cards)), sample(t, Mind(t, list(TUNED_1), False), 1000 * players, DEALS[players])


def learned(sets: Sequence[Rows]) -> list[int]:
    """The weights that foretell these winners best."""
    w, slope = fresh()
    for rate in RATES:
        for players, rows in sets:
            learn(w, slope, rows, players, rate)
    return [max(-HIGHEST, min(HIGHEST, round(UNIT * x))) for x in w]


# -- the policy ----------------------------------------------------------------------------------------------
POPULATION: Final = 28
BEST: Final = 7
GENERATIONS: Final = 25
TRIAL: Final = 1800
"""Deals of one candidate for each rule set and number of players."""


def share(rules: RuleSet, players: int, weights: Sequence[int], deals: int, seed: int) -> float:
    """How often a policy wins against greedy-1 in all other seats, 1 for even."""
    won = played = 0
    for seat in range(players):
        t = tables_for(rules, players, players - 1)
        points = rules.scoring == "points"
        minds = [Mind(t, list(weights if each == seat else GREEDY_1), points) for each in range(players)]
        counts = wins(t, minds, [1] * players, seed, deals // players, 5000)
        won, played = won + counts[seat], played + sum(counts)
    return players * won / played


def fitness(weights: Sequence[int], deals: int, seed: int) -> float:
    """The mean share over the shipped rule sets with 2, 3 and 4 players."""
    settings = [(load_rules(name), players) for name in shipped() for players in (2, 3, 4)]
    return sum(share(rules, players, weights, deals, seed) for rules, players in settings) / len(settings)


def tuned() -> list[int]:
    """Weights that win most against greedy-1, by the cross-entropy method."""
    rng = Random(5)  # noqa: S311 (no secret)
    mean = [float(weight) for weight in GREEDY_1]
    spread = [max(5.0, 0.6 * abs(weight)) for weight in GREEDY_1]
    for which in (DRAW_BELOW, PASS_BELOW):
        mean[which], spread[which] = -200.0, 80.0
    spread[WEIGHTS - 1] = 0.0
    for generation in range(GENERATIONS):
        trials = []
        for _ in range(POPULATION):
            weights = [round(rng.gauss(middle, width)) for middle, width in zip(mean, spread, strict=True)]
            weights[URGENT : WEIGHTS - 1] = [max(0, weight) for weight in weights[URGENT : WEIGHTS - 1]]
            trials.append((fitness(weights, TRIAL, 1000 * generation + 7), weights))
        best = [weights for _, weights in sorted(trials, reverse=True)[:BEST]]
        for which in range(WEIGHTS):
            column = [weights[which] for weights in best]
            middle = sum(column) / BEST
            width = (sum((x - middle) ** 2 for x in column) / BEST) ** 0.5
            mean[which] = 0.4 * mean[which] + 0.6 * middle
            spread[which] = 0.4 * spread[which] + 0.6 * width
        say(f"{generation + 1}: {max(trials)[0]:.3f} {[round(x) for x in mean]}")
    return [round(x) for x in mean]


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main(words: Sequence[str]) -> int:
    """Make one of the two."""
    if list(words[:1]) == ["policy"]:
        say(str(tuned()))
        return 0
    if list(words[:1]) == ["value"] and len(words) == 2:
        text = ",\n".join(f'"{name}": {json.dumps(numbers)}' for name, numbers in value_weights().items())
        Path(words[1]).write_text("{\n" + text + "\n}\n", encoding="utf-8")
        return 0
    say("python -m maumau.lab.training: say policy, or value and a file to write")
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
