"""What can be wrong with a rule set: every fault has an id, a place, its values and one plain sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

FAULTS: Final[Mapping[str, str]] = {
    # reading
    "unreadable": "the file cannot be read: {why}",
    "syntax": "this is no {format}: {why}",
    "not-a-table": "a rule set is a table of options, not {value}",
    "id-taken": "{value} is the id of a shipped rule set, and this one plays otherwise: choose another id",
    "unknown-set": "no rule set is called {value}; the shipped ones are {choices}",
    "unknown-set-near": "no rule set is called {value}: did you mean {nearest}? The shipped ones are {choices}",
    "base-circle": "the rule set starts from itself through {value}",
    # names and values
    "unknown-option": "there is no option {name}",
    "unknown-option-near": "there is no option {name}: did you mean {nearest}?",
    "twice": "this is the option {name} again, under another spelling",
    "wants-bool": "{value} is not possible here: true or false is wanted",
    "wants-int": "{value} is not possible here: a whole number is wanted",
    "wants-text": "{value} is not possible here: a text in quotes is wanted",
    "wants-slug": "{value} is not possible here: a text in quotes is wanted",
    "wants-pattern": "{value} is not possible here: cards in quotes are wanted, as in “7 JOKER”",
    "wants-effect": "{value} is not possible here: the kind of an effect, or a table, is wanted",
    "wants-effects": "{value} is not possible here: a table of cards and effects is wanted",
    "wants-values": "{value} is not possible here: a table of cards and points is wanted",
    "wants-words": "{value} is not possible here: a table of words is wanted",
    "out-of-range": "{value} is not possible: {low} to {high} are",
    "out-of-range-or-off": "{value} is not possible: {low} to {high} are, or {off} for none",
    "not-a-choice": "{value} is not possible: write {choices}",
    "not-a-choice-near": "{value} is not possible: did you mean {nearest}? Possible are {choices}",
    "not-a-slug": "{value} is no id: small letters, digits and single hyphens, 40 at most, as in grandmas-rules",
    "bad-text": "{value} is no text that can be shown: printable characters, {high} at most",
    "not-a-card": "{value} names no card: write a rank (7, T, J), a card (2C), a suit (H) or JOKER; "
    "several with spaces",
    "not-one-card": "{value} is neither one rank (7, T, J) nor one card (2C)",
    "no-kind": "what does {card} do? Write its kind: {choices}",
    "field-of-other-kind": "{field} means nothing for the kind {kind}: it belongs to {kinds}",
    # switches
    "switch-and-option": "{name} sets {other}, which is given as well: leave one of them out",
    "switch-without-card": "{name} means nothing here: {card} has no effect of the kind {kind}",
    # contradictions
    "players-crossed": "at least {low} players and at most {high} cannot both hold",
    "pack-too-small": "{players} players need {needed} cards: {hands} for the hands, one to start and "
    "one each to draw; the pack has {cards}, enough for {possible} players",
    "pack-too-small-for-all": "{players} players need {needed} cards: {hands} for the hands, one to start "
    "and one each to draw; the pack has {cards}, not enough for {low} players either",
    "second-pack-never": "a second pack from {value} players on never comes in: at most {high} play",
    "second-pack-already": "two packs are in use already: leave two_packs_from out",
    "card-not-in-pack": "{card} is not in the pack of {pack}",
    "no-jokers": "JOKER is named, but the pack has no jokers: set jokers to 1 or more",
    "too-many-strong": "only {plain} cards of the pack are not strong: a cut would hardly end; at least 4 are needed",
    "hand-too-small-for-cut": "the cut may win 3 cards, so hands need at least 3; {value} is less",
    "packet-over-hand": "{value} cards at a time are more than the {hand} of a hand",
    "needs-strong-cut": "{name} = {value} needs the cut that wins strong cards: set cut to specials",
    "no-plain-start": "every card of the pack has an effect, so no plain start card can come",
    "draw-and-never-play": "drawing until a card fits is pointless when nothing may be laid after "
    "drawing: change draw_limit or play_after_draw",
    "at-once-and-answers": "cards dealt at once cannot be answered: leave answers out, or at_once",
    "at-once-and-turn": "cards dealt at once never cost the turn: leave ends_turn out, or at_once",
    "answer-draws-nothing": "{card} is no answer: laying it gives nobody cards to draw",
    "joker-stands-for-none": "JOKER alone is no answer: name the cards that it may stand for too, as in 7 JOKER",
    "jump-in-without-twins": "jump_in needs two packs: no card has a twin with {low} to {high} players",
    "jump-in-without-plain": "jump_in needs cards without an effect: this pack has none",
    "no-wild-card": "{name} needs a wild card: no card of the pack names a suit and fits on any card",
    "wild-cannot-win": "{name} needs a wild card that may win: finish of {card} is {finish}",
    "several-unannounced": "several_wilds needs the announcement: set announce to with_card or late",
    "nothing-to-challenge": "{name} = {value} needs the announcement: set announce to with_card or "
    "late, or {name} to {instead}",
    "never-challenged": "unannounced_last = challenge needs somebody who may point it out: set challenge to while_held",
    "nobody-can-win": "no card of the pack may win as the last card",
    "strong-worth-nothing": "strong_value is {value}, but the pack has no strong cards",
    "match-without-scores": "match_end = {value} needs scoring = {scoring}",
    "match-without-limit": "match_end = {value} needs a match_limit of 1 or more",
    "limit-without-match": "match_limit is {value}, but match_end = deal ends after each deal",
}
"""All fault codes, each with its English sentence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """One thing that is wrong with a rule set."""

    code: str
    """A key of `FAULTS`."""
    path: str = ""
    """The option, as in ``effects.7.amount``; empty for the whole."""
    values: Mapping[str, Any] = field(default_factory=dict)
    """What the sentence speaks of."""
    about: tuple[str, ...] = ()
    """Contradictions: all options that take part, by their canonical paths."""
    line: int | None = None
    """The line in the file, from 1 on, when it came from one."""

    @property
    def sentence(self) -> str:
        """What is wrong, in English."""
        return FAULTS[self.code].format(**self.values)

    def __str__(self) -> str:
        return f"{self.path}: {self.sentence}" if self.path else self.sentence

    def to_json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        return {
            "code": self.code,
            "path": self.path,
            "line": self.line,
            "values": dict(self.values),
            "text": self.sentence,
        }


class RulesError(ValueError):
    """A rule set that cannot be used; ``faults`` holds everything that is wrong with it."""

    def __init__(self, faults: Iterable[Fault], source: str = "") -> None:
        self.faults = tuple(faults)
        self.source = source
        super().__init__("\n".join(self.lines()))

    def lines(self, words: Callable[[Fault], str] = str) -> list[str]:
        """One line for each fault, with the file and its line where known; ``words`` says it in other words."""
        return [f"{self._place(fault)}{words(fault)}" for fault in self.faults]

    def _place(self, fault: Fault) -> str:
        if not self.source:
            return ""
        return f"{self.source}:{fault.line}: " if fault.line else f"{self.source}: "
