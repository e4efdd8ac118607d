"""What playing to the score of the match gains: one player is told the totals, the others play for each deal.

python tools/match_gain.py mau-king-table --seats 3 --near 80 --matches 1500

Every match begins with totals up to --near points below the limit (0: with nothing written), drawn from its number, and
is played once for each seat that may be told.  Even is 1 in --seats.  Best on the compiled wheel.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from maumau import Deal, RuleSet, Seeded, load_rules
from maumau.bots import Budget, Player, Rng, player
from maumau.engine.events import Event
from maumau.engine.match import Match
from maumau.engine.moves import Move
from maumau.engine.observation import Observation
from maumau.lab.figures import Spread
from maumau.lab.seats import Sitting

MOST_DEALS = 300
"""A match that is not over after so many deals is shared by all who are ahead."""
NAMES = "abcdefgh"


@dataclass(frozen=True)
class Untold:
    """A player that is not told the totals."""

    inner: Player

    @property
    def name(self) -> str:
        """The name of the player."""
        return self.inner.name

    @property
    def version(self) -> str:
        """Its version."""
        return self.inner.version

    def choose(
        self,
        observation: Observation,
        history: Sequence[Event],
        budget: Budget,
        rng: Rng,
        totals: Sequence[int] = (),  # noqa: ARG002 (that is the point)
    ) -> Move | None:
        """See `Player.choose`."""
        return self.inner.choose(observation, history, budget, rng)


def begin(rules: RuleSet, seats: int, near: int, number: int) -> Match:
    """The match with a number."""
    chance = random.Random(number)
    totals = {name: rules.match_limit - chance.randrange(1, near + 1) if near else 0 for name in NAMES[:seats]}
    return Match.new(rules, NAMES[:seats], dealer=NAMES[number % seats], totals=totals)


def share(match: Match, players: Mapping[str, Player], who: str, number: int) -> float:
    """What one player wins of a match: 1, 0, or a part of a first place that is shared."""
    played = 0
    while not match.over and who not in match.out and played < MOST_DEALS:
        seed = number * 1000 + played
        seating = match.seating()
        sitting = Sitting(
            Deal.new(match.rules, seats=len(seating), chance=Seeded(seed)),
            [players[name] for name in seating],
            [Rng(seed, seat) for seat in range(len(seating))],
            totals=[match.totals[name] for name in seating],
        )
        result = sitting.play().result()
        if result is not None:
            match = match.record(result)
        played += 1
    first = [name for name, place in match.places().items() if place == 1]
    return first.count(who) / len(first)


def gain(rules: RuleSet, level: str, seats: int, near: int, matches: int) -> Spread:
    """The share of the player who is told, over all matches and seats."""
    told = player(level, rules)
    untold = Untold(told)
    found = Spread()
    for number in range(matches):
        match = begin(rules, seats, near, number)
        parts = [
            share(match, {name: told if name == who else untold for name in match.players}, who, number)
            for who in match.players
        ]
        found.add(sum(parts) / seats)
    return found


def main(words: Sequence[str] | None = None) -> int:
    """Play and print one line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("rules", metavar="ID", help="a shipped rule set whose match is more than a deal")
    add("--level", default="hard", help="the player (usual: hard)")
    add("--seats", type=int, default=2, metavar="N")
    add("--near", type=int, default=0, metavar="POINTS")
    add("--matches", type=int, default=1000, metavar="N")
    args = parser.parse_args(words)
    found = gain(load_rules(args.rules), args.level, args.seats, args.near, args.matches)
    low, high = found.interval()
    print(f"{args.rules}, {args.seats} seats, {args.matches:,} matches: {found.mean:.1%} [{low:.1%}, {high:.1%}]")
    return 0


if __name__ == "__main__":
    sys.exit(main())
