"""Ways out of circles: where one player's best move takes back what another's gave, a deal would never end.

House rules make it possible, such as an ace that makes the next seat draw all there is, against another ace.  The more
often a seat has laid one and the same card, the likelier it lays any that fits, which ends every deal sooner or later.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from maumau.bots.translate import with_announcement
from maumau.engine.events import Event
from maumau.engine.kernel.rng import Rng
from maumau.engine.moves import Move
from maumau.engine.observation import Observation
from maumau.engine.rules.ruleset import RuleSet

WORN: Final = 8
"""From so many times on a card is worn: deals of the shipped rule sets end before.  After twice as many, nothing but
chance decides."""


def unworn(
    move: Move | None, observation: Observation, rules: RuleSet, history: Sequence[Event], rng: Rng
) -> Move | None:
    """The move, or instead of it any card that fits, where the deal may be going round.

    Args:
        move: what the player would do.
        observation: with the legal moves.
        rules: the rule set of the deal.
        history: the deal so far; where nobody kept it, circles are not seen.
        rng: chance, used only in what may be a circle.
    """
    if move is None or move.kind != "play" or len(move.cards) == len(observation.hand):
        return move
    beyond = most_laid(history, observation.seat) - WORN
    if beyond < 0 or rng.below(WORN) > beyond:
        return move
    fitting = sorted({one.cards for one in observation.legal if one.kind == "play"})
    cards = fitting[rng.below(len(fitting))]
    ways = [one for one in observation.legal if one.kind == "play" and one.cards == cards]
    return with_announcement(ways[rng.below(len(ways))], observation, rules)


def most_laid(history: Sequence[Event], seat: int | None) -> int:
    """How often a seat has laid the card that it has laid most."""
    laid = Counter(event.data["cards"][0] for event in history if event.seat == seat and event.kind == "played")
    return max(laid.values(), default=0)
