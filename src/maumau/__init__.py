"""Mau-Mau: the rules as data, an exact engine, players, and tables to play at.

    >>> from maumau import Deal, Seeded, load_rules
    >>> deal = Deal.new(load_rules("skat-32"), seats=2, chance=Seeded(1))
    >>> deal, events = deal.apply(deal.turn, deal.legal_moves(deal.turn)[0])

The names below are loaded when they are first used, so that importing the package costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from maumau.engine.chance import Chance, Recorded, Recorder, Seeded
    from maumau.engine.deal import Deal, DealResult
    from maumau.engine.events import Event, redact
    from maumau.engine.moves import Move, MoveError
    from maumau.engine.observation import Observation
    from maumau.engine.position import PositionError
    from maumau.engine.reasons import IllegalMove, Reason
    from maumau.engine.record import replay
    from maumau.engine.rules.ruleset import Effect, RuleSet
    from maumau.rulesets import load_rules

__version__ = "0.1.0"

HOMES: Final = {
    "Chance": "engine.chance",
    "Deal": "engine.deal",
    "DealResult": "engine.deal",
    "Effect": "engine.rules.ruleset",
    "Event": "engine.events",
    "IllegalMove": "engine.reasons",
    "Move": "engine.moves",
    "MoveError": "engine.moves",
    "Observation": "engine.observation",
    "PositionError": "engine.position",
    "Reason": "engine.reasons",
    "Recorded": "engine.chance",
    "Recorder": "engine.chance",
    "RuleSet": "engine.rules.ruleset",
    "Seeded": "engine.chance",
    "load_rules": "rulesets",
    "redact": "engine.events",
    "replay": "engine.record",
}
"""Where each public name lives."""

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
    "replay",
]


def __getattr__(name: str) -> object:
    home = HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
