"""Players that see observations only: the contract, the levels, and the search behind the strong ones.

>>> from maumau import Deal, Seeded, load_rules, redact
>>> from maumau.bots import Budget, Rng, player
>>> rules = load_rules("skat-32")
>>> deal = Deal.new(rules, seats=2, chance=Seeded(1))
>>> medium = player("medium", rules)
>>> history = [redact(event, 0) for event in deal.opening]
>>> move = medium.choose(deal.observation(0), history, Budget(), Rng(7, 0))
>>> deal.why_illegal(0, move) is None
True
"""

from maumau.bots.contract import Budget, Player, UnknownPlayer
from maumau.bots.registry import LEVELS, names, player
from maumau.engine.kernel.rng import Rng

__all__ = ["LEVELS", "Budget", "Player", "Rng", "UnknownPlayer", "names", "player"]
