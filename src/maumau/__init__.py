"""Mau-Mau: the rules as data, an exact engine, players, and tables to play at.

>>> from maumau import Deal, Move, Seeded, load_rules
>>> deal = Deal.new(load_rules("skat-32"), seats=2, chance=Seeded(1))
>>> deal, events = deal.apply(0, deal.legal_moves(0)[0])
"""

from maumau.engine.chance import Chance, Recorded, Recorder, Seeded
from maumau.engine.deal import Deal, DealResult
from maumau.engine.events import Event, redact
from maumau.engine.moves import Move, MoveError
from maumau.engine.observation import Observation
from maumau.engine.position import PositionError
from maumau.engine.reasons import IllegalMove, Reason
from maumau.engine.ruleset import Effect, RuleSet
from maumau.rulesets import load_rules

__version__ = "0.1.0"

__all__ = [
    "Chance",
    "Deal",
    "DealResult",
    "Effect",
    "Event",
    "IllegalMove",
    "Move",
    "MoveError",
    "Observation",
    "PositionError",
    "Reason",
    "Recorded",
    "Recorder",
    "RuleSet",
    "Seeded",
    "__version__",
    "load_rules",
    "redact",
]
