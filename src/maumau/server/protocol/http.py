"""Bodies of requests and answers under ``/api``."""

# ruff: noqa: RUF012 (each message gets its own copy of an empty list or dict)

from __future__ import annotations

from typing import Any

from maumau.server.protocol.base import Name, Phase, Piece, SeatNumber, Time, Values
from maumau.server.protocol.settings import HouseRules, Settings
from maumau.server.protocol.view import Seat


class HttpError(Piece):
    """Body of every answer from 400 on."""

    error: str
    """An id, such as ``not_found``, ``no_session``, ``too_many``, ``bad_rules``, ``bad_request``."""
    message: str = ""
    """English, for developers."""
    values: Values = {}
    faults: list[RuleFault] = []


class Guest(Piece, forbid_unknown_fields=True):
    """A name to play under."""

    name: Name


class Session(Piece):
    """Who is here."""

    user: str
    name: str
    guest: bool


class Level(Piece):
    """A computer player."""

    id: str
    """One of ours, or the name of a program of another author."""
    rank: int
    """1 the weakest of ours; programs come after them."""


class About(Piece):
    """What this server offers."""

    version: str
    protocol: int
    levels: list[Level]
    turn_times: list[int]
    """Seconds; 0: none."""
    emotes: list[str]
    phrases: list[str]
    house_rules_kept: int
    """How many one may keep."""


class RuleSetInfo(Piece):
    """A rule set in a list."""

    id: str
    """A shipped id, or the code of house rules."""
    name: str
    base: str
    """The shipped set it starts from; itself for a shipped one."""
    min_players: int
    max_players: int
    shipped: bool = False
    mine: bool = False
    """House rules that I keep."""


class Sentence(Piece):
    """One sentence of an explanation, as a Fluent message of the rules' files with its values."""

    id: str
    args: dict[str, Any] = {}
    """``{"cards": pattern, "word": "or" | "and"}`` where a value names cards."""
    group: str = ""
    card: str = ""
    """The rank or card it speaks of."""


class Changed(Piece):
    """An option that is not as in the base."""

    name: str
    """As in /api/options; ``effects.7`` for the effect of a card."""
    before: Any = None
    after: Any = None


class RuleSetDetail(Piece):
    """A rule set in plain words and in values."""

    id: str
    name: str
    base: str
    min_players: int
    max_players: int
    rules: HouseRules
    """How to name it in settings."""
    values: dict[str, Any]
    """Every option."""
    switches: dict[str, Any]
    """Every switch that means something here."""
    explanation: list[Sentence]
    changed: list[Changed] = []
    mine: bool = False


class RuleFault(Piece):
    """Something wrong with house rules, as a Fluent message ``fault-{code}``."""

    code: str
    path: str = ""
    """The option it is about."""
    values: dict[str, Any] = {}
    about: list[str] = []
    """For a contradiction: the options that contradict each other."""
    message: str = ""
    """English."""


class RuleCheck(Piece):
    """Faults, or the rule set."""

    faults: list[RuleFault] = []
    detail: RuleSetDetail | None = None


class TableInfo(Piece):
    """A table from outside."""

    id: str
    code: str
    link: str
    """Full address of the table's page."""
    phase: Phase
    rules_id: str
    rules_name: str
    settings: Settings
    house_rules: bool
    """Something is changed."""
    seats: list[Seat]
    free: int
    """Seats one may take now."""
    created: Time
    you: SeatNumber | None = None
    watchers: int = 0
    rated: bool = False
    """Whether its matches are rated."""
