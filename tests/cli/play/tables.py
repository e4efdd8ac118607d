"""Tables for tests: sessions, voices, a screen that is a string, and people who type by a plan."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from maumau.cli.play.computers import Computers
from maumau.cli.play.host import Leave
from maumau.cli.play.keys import Keys
from maumau.cli.play.person import Person
from maumau.cli.play.session import Plan, Session, begin, deal_next
from maumau.cli.play.terminal import Screen
from maumau.cli.play.voice import Voice
from maumau.engine.deal import Deal
from maumau.engine.moves import Move
from maumau.engine.observation import Observation
from maumau.engine.rules.ruleset import RuleSet
from maumau.rulesets import load_rules, shipped
from maumau.text import LANGUAGES, Translator

ALL_RULES = shipped()
ALL_LANGUAGES = LANGUAGES


def plan(rules: str | RuleSet = "mau-king-table", computers: int = 2, **more: Any) -> Plan:
    """A plan with simple computer players."""
    ruleset = rules if isinstance(rules, RuleSet) else load_rules(rules)
    return Plan(**{"rules": ruleset, "computers": ("easy",) * computers, "seed": 5, **more})


def dealt(rules: str = "mau-king-table", computers: int = 2, **more: Any) -> Session:
    """A session whose first deal has begun."""
    return deal_next(begin(plan(rules, computers, **more)))


def position(rules: str, hands: Iterable[str], top: str, **state: Any) -> Session:
    """A session in a position that is set up by hand; the person sits at seat 0, computer players at the others."""
    split = [hand.split() for hand in hands]
    deal = Deal.at(load_rules(rules), len(split), hands=split, top=top, **state)
    base = begin(plan(rules, len(split) - 1))
    seating = base.plan.players
    return Session(
        plan=base.plan,
        match=base.match,
        deal=deal,
        seating=seating,
        ratings=base.ratings,
        ratings_before=base.ratings,
    )


def voice(session: Session, language: str = "en") -> Voice:
    """The words for a session."""
    return Voice(Translator(language), session.plan, session.seating)


def choosers(session: Session) -> Callable[[Session, int], Move | None]:
    """The computer players of a session."""
    return Computers.of(session.plan).choose


class Typing:
    """A person who types the given lines, then leaves; remembers what was asked."""

    def __init__(self, *lines: str | None) -> None:
        self.lines = list(lines)
        self.asked: list[tuple[str, float]] = []

    def ask(self, prompt: str, seconds: float = 0) -> str | None:
        """See `maumau.cli.play.terminal.Typist`."""
        self.asked.append((prompt, seconds))
        if not self.lines:
            raise Leave
        return self.lines.pop(0)


def person(session: Session, *lines: str | None, language: str = "en", **more: Any) -> tuple[Person, io.StringIO]:
    """A person at a table who types these lines, and what is printed."""
    out = io.StringIO()
    return Person(Screen(out), Typing(*lines), voice(session, language), **more), out


class Robot(Person):
    """A person who picks legal moves by chance and types them as people do; every line goes through the reader."""

    random = Random(1)

    def move(self, session: Session) -> Move:
        """See `Person.move`."""
        self.type_for(session.current.observation(session.me))
        return super().move(session)

    def interject(self, session: Session) -> Move | None:
        """See `Person.interject`."""
        seen = session.current.observation(session.me)
        aside = [move for move in seen.legal if move.kind in ("challenge", "jump-in", "announce")]
        self.typing.lines = [None]
        if aside and self.random.random() < 0.5:
            self.typing.lines = [typed(self.random.choice(aside), seen, self.random, self.voice.words.language)]
        return super().interject(session)

    @property
    def typing(self) -> Typing:
        """The lines to come."""
        assert isinstance(self.typist, Typing)
        return self.typist

    def type_for(self, seen: Observation) -> None:
        """Plan a line for one of the legal moves."""
        self.typing.lines = [typed(self.random.choice(seen.legal), seen, self.random, self.voice.words.language)]

    def go_on(self, question: str) -> None:
        """See `Person.go_on`."""
        self.typing.lines = [""]
        super().go_on(question)


def typed(move: Move, seen: Observation, random: Random, language: str = "en") -> str:
    """What a person might type for a move."""
    keys = Keys.of(Translator(language))
    if random.random() < 0.3:
        return str(move)
    if move.kind in ("draw", "pass", "announce", "take", "leave", "jump-in"):
        return keys.shown(move.kind) + ("!" if move.announce else "")
    if move.kind == "cut":
        return str(move.position)
    if move.kind == "challenge":
        targets = [other.target for other in seen.legal if other.kind == "challenge"]
        return f"{keys.shown('challenge')}{targets.index(move.target) + 1}"
    words = [str(seen.hand.index(card) + 1) if random.random() < 0.5 else card for card in move.cards]
    words += [keys.shown("as"), move.as_card] if move.as_card else []
    words += [move.suit.lower()] if move.suit else []
    return " ".join(words)
