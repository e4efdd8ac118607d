"""Questions beside the move itself: which suit, what a joker stands for, whether to announce; and pages of text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rich.text import Text

from maumau.cli.play.cards import coloured
from maumau.cli.play.keys import Keys
from maumau.cli.play.reading import by_name, completed, held_of, leaves_last, read_suit, stands_for
from maumau.cli.play.screen import wrapped
from maumau.cli.play.terminal import Screen, Typist
from maumau.cli.play.voice import SIGNS, Voice, sign, wild_cards
from maumau.engine.moves import Move
from maumau.engine.observation import Observation
from maumau.engine.rules.explain import explain


@dataclass(frozen=True, slots=True)
class Dialogs:
    """Asks until there is an answer; Enter alone takes what is offered, or goes back."""

    screen: Screen
    typist: Typist
    voice: Voice

    @property
    def keys(self) -> Keys:
        """The keys of the language."""
        return Keys.of(self.voice.words)

    def line(self, prompt: str) -> str:
        """A typed line, however long that takes."""
        while (typed := self.typist.ask(prompt)) is None:
            pass
        return typed

    def text(self, id_: str, **values: Any) -> str:
        """A text of the language."""
        return self.voice.text(id_, **values)

    def suit(self, move: Move, seen: Observation) -> Move | None:
        """The move with the suit that it names; Enter names the suit the hand holds most of."""
        held = {suit: held_of(seen, suit, move) for suit in SIGNS}
        best = max(held, key=lambda suit: held[suit])
        parts = [f"{at} {self.voice.suit(suit)} ({held[suit]})" for at, suit in enumerate(SIGNS, 1)]
        self.screen.show(coloured(f" {self.text('ask-suit')}  " + "   ".join(parts)))
        while True:
            typed = self.line(f" [{SIGNS[best]}] > ").strip()
            suit = best if not typed else read_suit(typed, self.voice)
            if suit:
                return completed(move, "suit", suit)
            if self.keys.goes_back(typed):
                return None
            self.screen.show(coloured(f" {self.text('wrong-suit', keys=' '.join(parts))}", "red"))

    def joker(self, move: Move, seen: Observation) -> Move | None:
        """The move with what its joker stands for; Enter goes back."""
        cards = stands_for(move, seen)
        self.screen.show(coloured(f" {self.text('ask-joker')}"))
        for _, group in groupby(cards, key=lambda card: card[1]):
            self.screen.show(coloured("   " + " ".join(sign(card) for card in group)))
        while True:
            typed = self.line(" > ").strip()
            card = by_name(typed, self.keys)
            if card in cards:
                return completed(move, "joker", card)
            if not typed or self.keys.goes_back(typed):
                return None
            wrong = self.text("reason-joker-cannot-stand", card=sign(card) if card else f"“{typed[:20]}”")
            self.screen.show(coloured(f" {wrong}", "red"))

    def announce(self, move: Move, seen: Observation) -> bool:
        """Whether the last card is announced with the move; the word itself is a yes."""
        left = list(seen.hand)
        for card in move.cards:
            left.remove(card)
        wilds = wild_cards(self.voice.rules)
        one = leaves_last(move, seen, wilds, self.voice.rules.several_wilds) == "one"
        word = self.voice.last_word(left)
        typed = self.line(f" {self.text('ask-announce' if one else 'ask-announce-wild', word=word)} ").strip()
        return bool(typed) and self.keys.answer(typed) != "no"

    def yes(self, question: str, default: bool) -> bool:
        """The answer to a yes-or-no question."""
        while True:
            typed = self.line(question).strip()
            answer = self.keys.answer(typed)
            if not typed or answer is not None:
                return answer == "yes" if typed else default
            shown = self.text("wrong-answer", yes=self.keys.shown("yes"), no=self.keys.shown("no"))
            self.screen.show(Text(f" {shown}", "red"))

    def pages(self, lines: Sequence[str]) -> None:
        """Lines of text in pages of the screen's height, each ended by Enter."""
        size = self.screen.size
        wide = [part for line in lines for part in wrapped(line, size.width - 2)]
        step = size.height - 3
        for at in range(0, len(wide), step):
            self.screen.clear()
            for part in wide[at : at + step]:
                self.screen.show(coloured(f" {part}"))
            self.line(f" {self.text('ask-enter')} ")


def explanation(voice: Voice) -> list[str]:
    """The rule set in plain words."""
    lines = [voice.words.set_name(voice.rules)]
    for heading, paragraphs in voice.words.explanation(explain(voice.rules)):
        lines += ["", heading, *(f"  {paragraph}" for paragraph in paragraphs)]
    return lines


def help_lines(voice: Voice) -> list[str]:
    """How to type what."""
    keys = Keys.of(voice.words)
    wild = next(iter(sorted(wild_cards(voice.rules))), "JS")
    word = voice.last_word()
    return [
        voice.text("help-lay"),
        voice.text("help-marked"),
        voice.text("help-suit", example=f"{wild} H"),
        *([voice.text("help-joker", example=f"JOKER {keys.shown('as')} 7H")] if voice.rules.jokers else []),
        *([voice.text("help-announce", word=word, example="3!")] if voice.rules.announce != "off" else []),
        voice.text("help-texts", example=f"play {wild} name H announce"),
        voice.text("help-keys", keys=", ".join(key_list(voice, keys))),
        voice.text("help-window"),
        voice.text("help-quit"),
    ]


def key_list(voice: Voice, keys: Keys) -> list[str]:
    """The keys with what they do."""
    shown = ("draw", "pass", "challenge", "jump-in", "announce", "hint", "score", "rules", "help", "quit")
    return [f"{keys.shown(action)} {voice.text(f'key-{action}.help')}" for action in shown]
