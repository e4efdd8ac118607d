"""Ratings: the winner of a deal scores against each of the others, by the Elo formula of chess.

Owns the formula and its constants.  Documents name the tiers (S0-131 … S0-134) but no numbers; the
numbers here are ours and can be changed (A-183, A-189).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import fsum, isfinite

SCALE = 400.0
"""Rating points that make the stronger side ten times as likely to win (A-183)."""
STEEPEST = 300.0
"""Largest power of ten that is worked out; beyond it the chance is as good as 0 or 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EloRules:
    """The constants of a rating: the document's tiers, and our numbers for them (A-183)."""

    label: str = "ours, after the tiers of S0-131 … S0-134 (A-183, A-189)"
    """Where the numbers come from, for people."""
    start: float = 1500.0
    """Rating of somebody who has not played yet (A-189)."""
    new_games: int = 20
    """Below so many deals `k_new` holds, whatever the rating (S0-131, A-184, A-185)."""
    k_new: float = 40.0
    """Largest change per opponent for new players: the "sudden jump factor" (S0-131)."""
    k: float = 20.0
    """The same for everybody else below `senior`."""
    senior: float = 2000.0
    """Rating from which `k_senior` holds (S0-133)."""
    k_senior: float = 15.0
    master: float = 2400.0
    """Rating from which `k_master` holds (S0-134)."""
    k_master: float = 10.0

    def k_factor(self, rating: float, games: int) -> float:
        """The largest change per opponent, by the rating and the deals played before this one.

        Source: A-183 … A-185, A-188.
        """
        if games < self.new_games:
            return self.k_new
        if rating >= self.master:
            return self.k_master
        return self.k_senior if rating >= self.senior else self.k


MAU_KING = EloRules()
"""The constants of the app mode."""


def expected(rating: float, opponent: float) -> float:
    """The chance 0‥1 that a rating gives against an opponent.

    It is 1 / (1 + 10^((Ro - R) / 400)) (A-183).

    >>> expected(1500, 1500)
    0.5
    """
    power = (opponent - rating) / SCALE
    return float(1.0 / (1.0 + 10.0 ** min(max(power, -STEEPEST), STEEPEST)))


def rate(ratings: Mapping[str, tuple[float, int]], winner: str, rules: EloRules = MAU_KING) -> dict[str, float]:
    """The new rating of everybody who took part in a deal, unrounded.

    The winner is scored once against each loser, each loser once against the winner, losers not
    against each other; all from the ratings before the deal, each with his own factor, so that the
    sum may change (A-186, A-187).  How the deal was won makes no difference (A-190).

    Args:
        ratings: player → (rating, deals played before this one), two players or more.
        winner: one of them.
        rules: the constants.

    Raises:
        ValueError: fewer than two players, an unknown winner, or no number of
            deals or rating.

    Source: S0-126, S0-139, A-182 … A-190.
    """
    check(ratings, winner)
    own, games = ratings[winner]
    chances = {p: expected(rating, own) for p, (rating, _) in ratings.items() if p != winner}
    change = {player: -rules.k_factor(*ratings[player]) * chance for player, chance in chances.items()}
    change[winner] = rules.k_factor(own, games) * fsum(chances.values())
    return {player: rating + change[player] for player, (rating, _) in ratings.items()}


def check(ratings: Mapping[str, tuple[float, int]], winner: str) -> None:
    """Raise ValueError when these players cannot have played a deal that ``winner`` won."""
    if len(ratings) < 2:
        raise ValueError(f"a rating needs two players or more, not {len(ratings)}")
    if winner not in ratings:
        raise ValueError(f"{winner!r} did not take part: the players are {', '.join(ratings)}")
    for player, (rating, games) in ratings.items():
        if not isfinite(rating):
            raise ValueError(f"{player!r} cannot have the rating {rating}: give a number")
        if games < 0:
            raise ValueError(f"{player!r} cannot have played {games} deals: give 0 or more")
