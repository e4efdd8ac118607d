"""What is said at the table, in the reader's language: names, cards, events and reasons as sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from maumau.cli.play.session import YOU, Plan
from maumau.engine.cards import JOKER, NAMES
from maumau.engine.events import Event
from maumau.engine.moves import Move
from maumau.engine.reasons import Reason
from maumau.engine.rules.ruleset import RuleSet
from maumau.lab.who import is_command, short_name
from maumau.text import Translator

SIGNS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
CARD_TEXT: Final = re.compile(r"(?:10|[2-9JQKA])[♣♦♥♠]|[♣♦♥♠]")
"""A card, or a suit alone, in a sentence."""
SILENT: Final = frozenset({"turn", "dealt", "owes"})
"""Events that the table itself shows: no sentence in the log."""


def sign(card: str) -> str:
    """A card as people write it: ``10♥``; a joker by its name.

    >>> sign("TH"), sign("JOKER")
    ('10♥', 'JOKER')
    """
    if card == NAMES[JOKER]:
        return card
    return card[0].replace("T", "10") + SIGNS[card[1]]


def signs(cards: Iterable[str]) -> str:
    """Several cards."""
    return " ".join(map(sign, cards))


@dataclass(frozen=True, slots=True)
class Voice:
    """The words of one reader at one table."""

    words: Translator
    plan: Plan
    seating: tuple[str, ...] = ()
    """Player ids by seat, while a deal is on."""

    @property
    def rules(self) -> RuleSet:
        """The rule set of the table."""
        return self.plan.rules

    def text(self, id_: str, **values: Any) -> str:
        """A text of the language."""
        return self.words.text(id_, **values)

    # -- people ----------------------------------------------------------------------------------------------
    def name(self, player: str) -> str:
        """The name of a player by id."""
        return self.text(f"name-{player}")

    def names(self) -> dict[str, str]:
        """Player id → name of everybody at the table."""
        return {player: self.name(player) for player in self.plan.players}

    def seat_name(self, seat: int) -> str:
        """The name of the player at a seat."""
        return self.name(self.seating[seat]) if 0 <= seat < len(self.seating) else f"#{seat}"

    def who(self, seat: int | None) -> dict[str, str]:
        """The values ``me`` and ``who`` of a sentence about a seat."""
        return {"me": "no", "who": ""} if seat is None else self.whom(self.seating[seat])

    def whom(self, player: str) -> dict[str, str]:
        """The same for a player's id."""
        return {"me": yes_no(player == YOU), "who": self.name(player)}

    def level(self, player: str) -> str:
        """The kind of a computer player, in the reader's language where it is one of the levels."""
        return level_name(self.words, self.plan.kind(player))

    # -- cards and words -------------------------------------------------------------------------------------
    def suit(self, letter: str) -> str:
        """A suit with its sign: ``♥ hearts``."""
        return f"{SIGNS[letter]} {self.words.suit(letter)}"

    def last_word(self, left: Iterable[str] = ()) -> str:
        """What is said with these cards left, or with one that is not known."""
        wilds = wild_cards(self.rules)
        own = list(left)
        return self.said_word(bool(own) and all(card in wilds for card in own))

    def said_word(self, wild: bool) -> str:
        """The word of an announcement, or the one for wild cards (S0-59)."""
        said = self.rules.words
        return (wild and said.get("wild_last")) or said.get("last") or self.text("table-announced")

    # -- sentences -------------------------------------------------------------------------------------------
    def event(self, event: Event) -> str:
        """What happened, in a sentence."""
        special = {"played": self._played, "drew": self._drew, "dealt": self._drew, "challenged": self._challenged}
        if event.kind in special:
            return special[event.kind](event)
        values = dict(event.data)
        if "card" in values:
            values["card"] = sign(values["card"])
        wanted = {name: value for name, value in values.items() if isinstance(value, str | int)}
        text = self.text(f"event-{event.kind.replace('_', '-')}", **self.who(event.seat), **wanted)
        if event.kind == "announced":
            return f"{text} {self.says(self.said_word(bool(event.data.get('announced_wild'))))}"
        if event.kind == "won" and self.rules.words.get("final"):
            return f"{self.says(self.rules.words['final'])} {text}"
        return text

    def says(self, word: str) -> str:
        """A word in somebody's mouth."""
        return self.text("says", word=word)

    def _played(self, event: Event) -> str:
        data = event.data
        text = self.text(
            "event-jumped" if data.get("jump_in") else "event-played",
            **self.who(event.seat),
            cards=signs(data["cards"]),
            joker=yes_no("as" in data),
            named=yes_no("suit" in data),
            suit=self.suit(data["suit"]) if "suit" in data else "",
            **{"as": sign(data["as"]) if "as" in data else ""},
        )
        if not data.get("announced"):
            return text
        return f"{text} {self.says(self.said_word(bool(data.get('announced_wild'))))}"

    def _drew(self, event: Event) -> str:
        data = event.data
        cards = f": {signs(data['cards'])}" if data.get("cards") else ""
        return self.text(
            f"event-{event.kind}",
            **self.who(event.seat),
            count=data["count"],
            why=data.get("why", "turn"),
            cards=cards,
        )

    def _challenged(self, event: Event) -> str:
        target = int(event.data["target"])
        return self.text(
            "event-challenged",
            **self.who(event.seat),
            you=yes_no(self.seating[target] == YOU),
            target=self.seat_name(target),
        )

    def reason(self, reason: Reason) -> str:
        """Why a move is refused."""
        values: dict[str, Any] = {name: self._value(name, value) for name, value in reason.values.items()}
        values["who"] = values.get("turn", "")
        if "suit" in values:
            top, suit = str(reason.values.get("top", "")), str(reason.values["suit"])
            values["named"] = yes_no(bool(suit) and not top.endswith(suit))
        return self.text(f"reason-{reason.id.replace('_', '-')}", **values)

    def _value(self, name: str, value: str | int) -> str | int:
        """A value of a reason as people say it."""
        if name in ("card", "top", "drawn"):
            return sign(str(value)) if value else ""
        if name == "answers":
            return signs(str(value).split())
        if name in ("turn", "target") and isinstance(value, int):
            return self.seat_name(value)
        if name == "suit":
            return self.suit(str(value)) if value else ""
        return value

    def move(self, move: Move) -> str:
        """A move as people would type it, with the signs of its cards."""
        if move.kind == "challenge" and isinstance(move.target, int):
            return f"{move.kind} {self.seat_name(move.target)}"
        return str(move)


def level_name(words: Translator, kind: str) -> str:
    """The kind of a computer player: a level in the reader's language, a program for short, any other by its name."""
    if is_command(kind):
        return short_name(kind)
    return words.text(f"level-{kind}") if words.has(f"level-{kind}") else kind


def wild_cards(rules: RuleSet) -> frozenset[str]:
    """The names of cards that name a suit and may be laid on anything."""
    return frozenset(
        NAMES[kind] for kind in range(JOKER) if rules.effect_of(kind).kind == "nominate" and rules.effect_of(kind).wild
    )


def yes_no(value: bool) -> str:
    """A truth as the texts select it."""
    return "yes" if value else "no"
