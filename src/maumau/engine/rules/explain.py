"""A rule set in plain words: which sentences, with which values; the words themselves are in the Fluent files.

Everything is read from the values, never from the id, so a rule set of one's own is explained as well as ours.
Each group has one function; what a rule set does not use is not mentioned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal

from maumau.engine.cards import parse_pattern
from maumau.engine.rules.ruleset import PLAIN, Effect, RuleSet
from maumau.engine.rules.switches import pattern_of


@dataclass(frozen=True, slots=True)
class Cards:
    """A value of a sentence that names cards."""

    pattern: str
    """As in a rule set: ``"7 JOKER"``."""
    word: Literal["or", "and"] = "or"
    """What joins the last two names."""


Value = int | str | Cards


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of an explanation."""

    id: str
    """The Fluent id."""
    args: tuple[tuple[str, Value], ...] = ()
    """Names and values in the order of the names."""
    group: str = ""
    """One of `options.GROUPS`."""
    card: str = ""
    """The rank or card that it speaks of, which its text does not repeat."""

    def to_json(self) -> dict[str, Any]:
        """All of it, ready for JSON; cards as ``{"cards": pattern}``."""
        args = {
            name: {"cards": value.pattern, "word": value.word} if isinstance(value, Cards) else value
            for name, value in self.args
        }
        return {"id": self.id, "args": args, "group": self.group, "card": self.card}


Said = Iterator[tuple[str, dict[str, Value]]]
"""Ids without ``explain-`` and their values; ``card`` is the card spoken of."""


def explain(rules: RuleSet) -> list[Sentence]:
    """The whole rule set, sentence by sentence, in the order of the groups."""
    return [sentence for group, say in _GROUPS.items() for sentence in _sentences(group, say(rules))]


def _sentences(group: str, said: Said) -> Iterator[Sentence]:
    for name, args in said:
        card = str(args.get("card", ""))
        rest = sorted((key, value) for key, value in args.items() if key != "card")
        yield Sentence(f"explain-{name}", tuple(rest), group, card)


def _about(rules: RuleSet) -> Said:
    yield "aim", {}
    if rules.min_players == rules.max_players:
        yield "players-only", {"count": rules.min_players}
    else:
        yield "players", {"low": rules.min_players, "high": rules.max_players}


def _pack(rules: RuleSet) -> Said:
    yield "pack", {"cards": rules.pack, "packs": rules.packs}
    if rules.two_packs_from:
        yield "second-pack", {"players": rules.two_packs_from}
    if rules.jokers:
        yield "jokers", {"count": rules.jokers}


def _dealing(rules: RuleSet) -> Said:
    yield "first-dealer", {"value": rules.first_dealer}
    yield "cut", {"value": rules.cut, "starter": rules.starter}
    if rules.cut == "specials":
        yield "cut-choice", {"value": _yes(rules.cut_choice)}
        yield "fourth-special", {"value": rules.fourth_special}
    yield "hand", {"count": rules.hand_size, "packet": rules.packet}
    if rules.hand_size_two not in (0, rules.hand_size):
        yield "hand-two", {"count": rules.hand_size_two}
    yield "start-card", {"value": rules.start_card}
    if rules.start_card == "stock" or rules.cut_choice:
        yield "start-effect", {"value": rules.start_effect}
    yield "starter", {"starter": rules.starter, "direction": rules.direction}


def _turn(rules: RuleSet) -> Said:
    yield "match", {}
    yield "draw", {"count": rules.draw_limit, "able": _yes(rules.draw_when_able)}
    yield "after-draw", {"value": rules.play_after_draw if rules.draw_limit else f"must_{rules.play_after_draw}"}
    yield "stock", {"value": rules.pass_when_stuck}
    yield "wrong-card", {"count": rules.wrong_card_penalty}


# ---------------------------------------------------------------- cards


def _cards(rules: RuleSet) -> Said:
    for card, effect in rules.effects.items():
        yield from _effect(rules, card, effect)
    yield "others", {}
    if rules.jokers:
        yield "joker", {}
    if any(effect.kind == "nominate" and effect.wild for effect in rules.effects.values()):
        yield from _wild(rules)
    if rules.jump_in:
        yield "jump-in", {}
    if rules.strong or rules.strong_value or rules.cut == "specials":
        yield "strong", {"cards": Cards(_strong(rules), "and")}
    if any(effect.kind == "draw" for effect in rules.effects.values()):
        yield "final-effects", {"value": _yes(rules.final_effects)}


def _wild(rules: RuleSet) -> Said:
    yield "wild-on-wild", {"value": rules.wild_on_wild}
    if rules.wild_may_be_plain:
        yield "wild-plain", {}
    if rules.several_wilds:
        yield "several-wilds", {}


def _strong(rules: RuleSet) -> str:
    """The strong cards of the pack as a pattern."""
    return pattern_of(rules.strong_kinds() & frozenset(rules.full_pack(rules.max_players)))


def _effect(rules: RuleSet, card: str, effect: Effect) -> Said:
    """What one card does, then what it means as the last card."""
    named: dict[str, Value] = {"card": card}
    details: dict[str, Callable[[], Said]] = {
        "draw": lambda: _draw(rules, named, effect),
        "reverse": lambda: iter([("reverse", named | {"two": rules.reverse_with_two})]),
        "cover": lambda: iter([("cover", named | {"value": effect.cover_draws})]),
        "nominate": lambda: iter([("nominate", named | {"wild": _yes(effect.wild)})]),
        "search": lambda: iter([("search", named | {"hand": _yes(effect.search_from_hand)})]),
    }
    if effect.kind in details:
        yield from details[effect.kind]()
    elif effect.kind != "plain" or effect == PLAIN:
        yield effect.kind, named
    if effect.finish != "win":
        yield "finish", named | {"value": effect.finish}


def _draw(rules: RuleSet, named: dict[str, Value], effect: Effect) -> Said:
    """Who owes cards, whether an answer helps, and what becomes of the turn."""
    yield "draw-cards", named | {"amount": effect.amount, "target": effect.target}
    if effect.at_once:
        yield "at-once", named
        return
    if effect.answers:
        yield "answers", named | {"answers": Cards(effect.answers)}
    else:
        yield "no-answer", named
    if effect.target == "previous":
        yield "turns-round", named
    ends = rules.penalty_ends_turn if effect.ends_turn is None else effect.ends_turn
    yield "ends-turn", named | {"value": _yes(ends)}


# ---------------------------------------------------------------- the end


def _last_card(rules: RuleSet) -> Said:
    yield "announce", {"value": rules.announce}
    for key, word in rules.words.items():
        yield "word", {"key": key, "word": word}
    if rules.announce == "off":
        return
    yield "announce-penalty", {"count": rules.announce_penalty}
    yield "challenge", {"value": rules.challenge}
    yield "unannounced", {"value": rules.unannounced_last}
    goes_on = any(effect.finish == "goes_on" for effect in rules.effects.values())
    if goes_on or rules.announce_drawn != "at_once":
        yield "announce-drawn", {"value": rules.announce_drawn}


def _scores(rules: RuleSet) -> Said:
    yield "scoring", {"value": rules.scoring}
    if rules.scoring == "points":
        yield from _points(rules)
    reached = _yes(rules.limit_reached)
    yield "match-end", {"value": rules.match_end, "limit": rules.match_limit, "reached": reached}


def _points(rules: RuleSet) -> Said:
    """What cards count, and what the winner gets."""
    by_points: dict[int, list[str]] = {}
    for card, points in {**_usual_values(rules), **rules.values}.items():
        by_points.setdefault(points, []).append(card)
    for points, cards in sorted(by_points.items()):
        yield "value", {"cards": Cards(" ".join(cards), "and"), "points": points}
    if rules.strong_value:
        yield "strong-value", {"points": rules.strong_value}
    yield "other-values", {}
    if rules.win_bonus:
        yield "win-bonus", {"points": rules.win_bonus}
    if rules.wild_win_bonus:
        several = _yes(rules.several_wilds)
        yield "wild-win-bonus", {"points": rules.wild_win_bonus, "several": several}
    if rules.wild_win_doubles:
        yield "wild-win-doubles", {}
    if rules.rounding > 1:
        yield "rounding", {"value": rules.rounding}


def _usual_values(rules: RuleSet) -> dict[str, int]:
    """Points of what bears no number, unless `strong_value` says them."""
    strong = rules.strong_kinds() if rules.strong_value else frozenset()
    usual = [*"JQKA", *(["JOKER"] if rules.jokers else [])]
    kinds = {card: min(parse_pattern(card)) for card in usual}
    return {card: rules.value_of(kind) for card, kind in kinds.items() if kind not in strong}


def _yes(value: bool) -> Literal["yes", "no"]:
    return "yes" if value else "no"


_GROUPS: Final[dict[str, Callable[[RuleSet], Said]]] = {
    "about": _about,
    "pack": _pack,
    "dealing": _dealing,
    "turn": _turn,
    "cards": _cards,
    "last_card": _last_card,
    "scores": _scores,
}
