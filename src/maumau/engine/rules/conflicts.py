"""Options that are possible one by one and contradict each other.

Every check is a small function over a finished rule set; `contradictions` runs them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from maumau.engine.cards import JOKER, parse_pattern
from maumau.engine.rules.faults import Fault
from maumau.engine.rules.ruleset import Effect, RuleSet

Check = Callable[[RuleSet], Iterator[Fault]]
PLAIN_CARDS_FOR_CUT: Final = 4
"""Cards that must not be strong for a cut to end soon: one in a pack of 52 is fewer than that."""


def contradictions(rules: RuleSet) -> list[Fault]:
    """All contradictions between the options of a rule set; empty for a playable one."""
    return [fault for check in CHECKS for fault in check(rules)]


def _fault(code: str, *about: str, **values: Any) -> Fault:
    """A contradiction between options; its path is the first of them."""
    return Fault(code=code, path=about[0], about=about, values=values)


def _cards(rules: RuleSet) -> list[tuple[int, Effect]]:
    """The kinds of the pack without jokers, with their effects."""
    return [(kind, rules.effect_of(kind)) for kind in rules.card_kinds()]


def _wild(rules: RuleSet) -> list[Effect]:
    """The effects of the wild cards in the pack."""
    return [effect for _, effect in _cards(rules) if effect.kind == "nominate" and effect.wild]


def _absent(rules: RuleSet, pattern: str) -> bool:
    """Whether a word of a pattern names cards of which the pack has none, jokers apart."""
    kinds = parse_pattern(pattern)
    return min(kinds) < JOKER and kinds.isdisjoint(rules.card_kinds())


# ---------------------------------------------------------------- the pack


def _players(rules: RuleSet) -> Iterator[Fault]:
    low, high = rules.min_players, rules.max_players
    if low > high:
        yield _fault("players-crossed", "min_players", "max_players", low=low, high=high)
    if rules.two_packs_from and rules.packs == 2:
        yield _fault("second-pack-already", "two_packs_from", "packs")
    elif rules.two_packs_from > high:
        yield _fault(
            "second-pack-never",
            "two_packs_from",
            "max_players",
            value=rules.two_packs_from,
            high=high,
        )


def cards_needed(rules: RuleSet, players: int) -> int:
    """Cards that so many players need: their hands, the start card, and one card each to draw.

    With fewer, the first player who draws for nothing would find the stock empty before everybody has
    had a turn.  The rule book's limits (A-005) fit: the skat pack leaves 6 cards with 5 players.
    """
    return players * (rules.hand_size_for(players) + 1) + 1


def _pack_size(rules: RuleSet) -> Iterator[Fault]:
    counts = range(rules.min_players, rules.max_players + 1)
    short = [n for n in counts if len(rules.full_pack(n)) < cards_needed(rules, n)]
    if not short:
        return
    fitting = [n for n in counts if n not in short]
    largest = max(short)
    yield _fault(
        "pack-too-small" if fitting else "pack-too-small-for-all",
        *("max_players", "hand_size", "hand_size_two", "pack", "packs", "two_packs_from", "jokers", "min_players"),
        players=largest,
        needed=cards_needed(rules, largest),
        hands=largest * rules.hand_size_for(largest),
        cards=len(rules.full_pack(largest)),
        possible=max(fitting, default=0),
        low=rules.min_players,
    )


def _absent_cards(rules: RuleSet) -> Iterator[Fault]:
    named = [(f"effects.{card}", card) for card in rules.effects]
    named += [(f"values.{card}", card) for card in rules.values]
    named += [("strong", word) for word in rules.strong.split()]
    for card, effect in rules.effects.items():
        named += [(f"effects.{card}.answers", word) for word in effect.answers.split()]
    for path, word in named:
        if _absent(rules, word):
            yield _fault("card-not-in-pack", path, "pack", card=word, pack=rules.pack)
        if word == "JOKER" and not rules.jokers:
            yield _fault("no-jokers", path, "jokers")


# ---------------------------------------------------------------- dealing


def _cut(rules: RuleSet) -> Iterator[Fault]:
    if rules.cut == "specials":
        strong = rules.strong_kinds()
        plain = sum(kind not in strong for kind in rules.full_pack(rules.min_players))
        if plain < PLAIN_CARDS_FOR_CUT:
            yield _fault("too-many-strong", "cut", "strong", "effects", "pack", plain=plain)
        for name in ("hand_size", "hand_size_two"):
            if 0 < getattr(rules, name) < 3:
                value = getattr(rules, name)
                yield _fault("hand-too-small-for-cut", name, "cut", value=value)
        return
    for name, value in (("cut_choice", True), ("fourth_special", "dealer"), ("start_card", "cut")):
        if getattr(rules, name) == value:
            shown = str(value).lower()
            yield _fault("needs-strong-cut", name, "cut", name=name, value=shown)


def _dealing(rules: RuleSet) -> Iterator[Fault]:
    hand = max(rules.hand_size, rules.hand_size_two)
    if rules.packet > hand:
        yield _fault("packet-over-hand", "packet", "hand_size", value=rules.packet, hand=hand)
    if rules.start_effect == "plain" and all(e.kind != "plain" for _, e in _cards(rules)):
        yield _fault("no-plain-start", "start_effect", "effects", "pack")


def _drawing(rules: RuleSet) -> Iterator[Fault]:
    if rules.draw_limit == 0 and rules.play_after_draw == "none":
        yield _fault("draw-and-never-play", "play_after_draw", "draw_limit")


# ---------------------------------------------------------------- cards


def _draw_effects(rules: RuleSet) -> Iterator[Fault]:
    for card, effect in rules.effects.items():
        path = f"effects.{card}"
        if effect.at_once and effect.answers:
            yield _fault("at-once-and-answers", f"{path}.answers", f"{path}.at_once")
        if effect.at_once and effect.ends_turn:
            yield _fault("at-once-and-turn", f"{path}.ends_turn", f"{path}.at_once")
        for word in effect.answers.split():
            if any(_is_no_answer(rules, kind) for kind in parse_pattern(word)):
                yield _fault("answer-draws-nothing", f"{path}.answers", "effects", card=word)
        if effect.answers == "JOKER":
            yield _fault("joker-stands-for-none", f"{path}.answers")


def _is_no_answer(rules: RuleSet, kind: int) -> bool:
    """Whether a card is in the pack and laying it leaves nobody a draw to answer."""
    if kind >= JOKER or kind not in rules.card_kinds():
        return False
    effect = rules.effect_of(kind)
    return effect.kind != "draw" or effect.at_once


def _jump_in(rules: RuleSet) -> Iterator[Fault]:
    if not rules.jump_in:
        return
    low, high = rules.min_players, rules.max_players
    if all(rules.packs_for(players) == 1 for players in range(low, high + 1)):
        about = ("jump_in", "packs", "two_packs_from")
        yield _fault("jump-in-without-twins", *about, low=low, high=high)
    if all(effect.kind != "plain" for _, effect in _cards(rules)):
        yield _fault("jump-in-without-plain", "jump_in", "effects")


def _wild_cards(rules: RuleSet) -> Iterator[Fault]:
    winning = ("several_wilds", "wild_win_bonus", "wild_win_doubles")
    used = [name for name in (*winning, "wild_may_be_plain") if getattr(rules, name)]
    used += ["wild_on_wild"] if rules.wild_on_wild != "never" else []
    wild = _wild(rules)
    for name in used:
        if not wild:
            yield _fault("no-wild-card", name, "effects", "pack", name=name)
        elif name in winning and all(effect.finish != "win" for effect in wild):
            card = next(c for c, effect in rules.effects.items() if effect in wild)
            about = (name, f"effects.{card}.finish")
            finish = rules.effects[card].finish
            yield _fault("wild-cannot-win", *about, name=name, card=card, finish=finish)
    if rules.several_wilds and rules.announce == "off":
        yield _fault("several-unannounced", "several_wilds", "announce")


def _finish(rules: RuleSet) -> Iterator[Fault]:
    if not rules.jokers and all(effect.finish != "win" for _, effect in _cards(rules)):
        yield _fault("nobody-can-win", "effects", "pack")


# ---------------------------------------------------------------- the last card


def _announcement(rules: RuleSet) -> Iterator[Fault]:
    if rules.announce == "off":
        for name, instead in (("challenge", "off"), ("unannounced_last", "wins")):
            value = getattr(rules, name)
            if value != instead:
                about = (name, "announce")
                yield _fault("nothing-to-challenge", *about, name=name, value=value, instead=instead)
    elif rules.unannounced_last == "challenge" and rules.challenge == "off":
        yield _fault("never-challenged", "unannounced_last", "challenge")


# ---------------------------------------------------------------- scores


def _scores(rules: RuleSet) -> Iterator[Fault]:
    if rules.strong_value and rules.strong_kinds().isdisjoint(rules.full_pack(rules.min_players)):
        value = rules.strong_value
        yield _fault("strong-worth-nothing", "strong_value", "strong", "effects", value=value)
    end = rules.match_end
    scoring = {"victories": "victories", "elimination": "points", "lowest_total": "points"}
    if end in scoring and rules.scoring != scoring[end]:
        wanted = scoring[end]
        yield _fault("match-without-scores", "match_end", "scoring", value=end, scoring=wanted)
    if end != "deal" and not rules.match_limit:
        yield _fault("match-without-limit", "match_limit", "match_end", value=end)
    if end == "deal" and rules.match_limit:
        yield _fault("limit-without-match", "match_limit", "match_end", value=rules.match_limit)


CHECKS: Final[tuple[Check, ...]] = (
    _players,
    _pack_size,
    _absent_cards,
    _cut,
    _dealing,
    _drawing,
    _draw_effects,
    _jump_in,
    _wild_cards,
    _finish,
    _announcement,
    _scores,
)
