"""The start menu: which language, which game, against whom.  Enter takes what stands in brackets."""

from __future__ import annotations

from dataclasses import dataclass

from maumau.bots import LEVELS
from maumau.cli.play.dialogs import Dialogs, explanation
from maumau.cli.play.keys import Keys
from maumau.cli.play.session import Plan
from maumau.cli.play.terminal import Screen, Typist
from maumau.cli.play.voice import Voice, level_name
from maumau.engine.rules.ruleset import RuleSet
from maumau.rulesets import load_rules, shipped
from maumau.text import LANGUAGES, Translator

LANGUAGE_NAMES = {"sr-Latn": "srpski", "sr-Cyrl": "српски", "ru": "русский", "de": "Deutsch", "en": "English"}


@dataclass(frozen=True, slots=True)
class Choice:
    """What was chosen in the menu."""

    language: str
    rules: RuleSet
    computers: tuple[str, ...]


@dataclass(slots=True)
class Menu:
    """Asks one thing after the other."""

    screen: Screen
    typist: Typist
    words: Translator

    def voice(self, rules: RuleSet | None = None) -> Voice:
        """The words of the menu."""
        return Voice(self.words, Plan(rules=rules or RuleSet(), computers=(), seed=0))

    def dialogs(self, rules: RuleSet | None = None) -> Dialogs:
        """Questions in the present language."""
        return Dialogs(self.screen, self.typist, self.voice(rules))

    def run(self) -> Choice:
        """Ask everything."""
        self.title()
        self.language()
        rules = self.rules()
        return Choice(self.words.language, rules, self.computers(rules))

    def title(self) -> None:
        """Say hello."""
        self.screen.clear()
        self.screen.show(f" ♣ ♦ {self.words.text('menu-title')} ♥ ♠")
        self.screen.show(f" {self.words.text('menu-welcome')}")

    def resume(self) -> bool:
        """Whether to go on with the saved match."""
        dialogs = self.dialogs()
        yes = dialogs.keys.shown("yes")
        self.title()
        return dialogs.yes(f" {self.words.text('menu-resume', default=yes)} ", default=True)

    def language(self) -> None:
        """Change the language."""
        names = [LANGUAGE_NAMES[language] for language in LANGUAGES]
        at = self.number("menu-language", names, LANGUAGES.index(self.words.language) + 1)
        self.words = Translator(LANGUAGES[at - 1])

    def rules(self) -> RuleSet:
        """Choose the rule set; its rules can be read first."""
        names = [self.words.text(f"ruleset-{id_}") for id_ in shipped()]
        key = Keys.of(self.words).shown("rules")
        while True:
            at = self.number("menu-rules", names, 1, note=self.words.text("menu-explain", key=key))
            if at > 0:
                return load_rules(shipped()[at - 1])
            rules = load_rules(shipped()[-at - 1])
            self.dialogs(rules).pages(explanation(self.voice(rules)))

    def number(self, heading: str, lines: list[str], default: int, note: str = "") -> int:
        """A number of a list, typed as such or as what stands there; negative where the rules of it are wanted."""
        self.screen.show(f"\n {self.words.text(heading)}")
        for at, line in enumerate(lines, 1):
            self.screen.show(f"   {at}  {line}")
        if note:
            self.screen.show(f"   {note}")
        dialogs = self.dialogs()
        while True:
            typed = dialogs.line(f" [{default}] > ").split()
            sign = -1 if note and typed and dialogs.keys.action(typed[0]) == "rules" else 1
            rest = typed[1:] if sign < 0 else typed
            found = number_of(rest, len(lines), default) or place_of(" ".join(rest), lines)
            if found:
                return sign * found
            self.screen.show(f" {self.words.text('wrong-choice', count=len(lines))}")

    def computers(self, rules: RuleSet) -> tuple[str, ...]:
        """How many computer players, and how strong."""
        low, high = rules.min_players - 1, rules.max_players - 1
        self.screen.show(f"\n {self.words.text('menu-opponents', low=low, high=high)}")
        default = min(max(2, low), high)
        dialogs = self.dialogs()
        while not low <= (count := number_of(dialogs.line(f" [{default}] > ").split(), high, default)) <= high:
            self.screen.show(f" {self.words.text('wrong-choice', count=high)}")
        levels = list(LEVELS)
        at = self.number("menu-level", [level_name(self.words, level) for level in levels], 2)
        return (levels[at - 1],) * count


def number_of(typed: list[str], high: int, default: int) -> int:
    """A typed number 1‥high, the default for nothing; 0 for anything else."""
    if not typed:
        return default
    word = typed[0]
    if len(typed) > 1 or not (word.isascii() and word.isdigit()) or len(word) > 3:
        return 0
    return int(word) if 1 <= int(word) <= high else 0


def place_of(typed: str, lines: list[str]) -> int:
    """The place 1‥ of a line that was typed out; 0 if there is none."""
    known = [line.casefold() for line in lines]
    return known.index(typed.casefold()) + 1 if typed.casefold() in known else 0
