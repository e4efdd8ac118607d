"""A rule set compiled to flat integer tables; play reads these and never sees an option.

The only reader of `RuleSet` in the kernel.  Which card may follow which is one row of `legal` for each match state.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from maumau.engine.cards import JOKER, KINDS, parse_pattern, rank_of, suit_of
from maumau.engine.kernel._vec import i64, mypyc_attr, vec
from maumau.engine.kernel.codes import (
    AFTER_ANY,
    AFTER_DRAWN,
    AFTER_NONE,
    AGAIN,
    ANY,
    COVERED,
    DRAWN_AFTER_TURN,
    DRAWN_AT_ONCE,
    DRAWN_NEVER,
    FORBIDDEN,
    GOES_ON,
    HIT_NEXT,
    HIT_PREVIOUS,
    LAST_CLAIM,
    LAST_PENALTY,
    LAST_WINS,
    NAMED,
    NOMINATE,
    OWE_NEXT,
    OWE_PREVIOUS,
    PLAIN,
    REVERSE,
    SEARCHED,
    SKIP,
    STATES,
    WILD_ALWAYS,
    WILD_NAMED_SUIT,
    WILD_NEVER,
    WIN,
)

if TYPE_CHECKING:
    from maumau.engine.rules.ruleset import Effect, RuleSet

SIMPLE_EFFECTS = {
    "plain": PLAIN,
    "skip": SKIP,
    "reverse": REVERSE,
    "again": AGAIN,
    "cover": COVERED,
    "nominate": NOMINATE,
    "search": SEARCHED,
}
AFTER_DRAW = {"any": AFTER_ANY, "drawn": AFTER_DRAWN, "none": AFTER_NONE}
LAST = {"wins": LAST_WINS, "penalty": LAST_PENALTY, "challenge": LAST_CLAIM}
DRAWN_CALL = {"never": DRAWN_NEVER, "after_turn": DRAWN_AFTER_TURN, "at_once": DRAWN_AT_ONCE}
FINISHES = {"win": WIN, "goes_on": GOES_ON, "forbidden": FORBIDDEN}


def effect_code(effect: Effect) -> int:
    """The kernel's number of an effect."""
    if effect.kind != "draw":
        return SIMPLE_EFFECTS[effect.kind]
    if effect.at_once:
        return HIT_NEXT if effect.target == "next" else HIT_PREVIOUS
    return OWE_NEXT if effect.target == "next" else OWE_PREVIOUS


def mask_of(kinds: Iterable[int]) -> int:
    """The bits of some kinds."""
    out = 0
    for kind in kinds:
        out |= 1 << kind
    return out


def matches(top: int, kind: int) -> bool:
    """Same suit or same rank (S0-40, S1-07, S2-19, S3-37)."""
    return suit_of(top) == suit_of(kind) or rank_of(top) == rank_of(kind)


def legal_row(state: int, plain: int, wild: int, jokers: int, wild_on_wild: int) -> int:
    """The kinds that may be laid on a match state; `plain` and `wild` are the kinds of the pack."""
    if state >= ANY:
        return jokers | plain | (wild if state == ANY else 0)
    follows = 0
    if state >= NAMED:
        suit = state - NAMED
        for kind in range(JOKER):
            if suit_of(kind) == suit and (plain >> kind & 1 or (wild >> kind & 1 and wild_on_wild == WILD_NAMED_SUIT)):
                follows |= 1 << kind
        return follows | jokers | (wild if wild_on_wild == WILD_ALWAYS else 0)
    for kind in range(JOKER):
        if plain >> kind & 1 and matches(state, kind):
            follows |= 1 << kind
    blocked = wild >> state & 1 and wild_on_wild == WILD_NEVER
    return follows | jokers | (0 if blocked else wild)


def cutter_of(players: int, dealer: int) -> int:
    """The dealer's neighbour on the side away from the starter, who is seat 0 (S0-15, S3-18, A-007, A-008); two
    players: the starter."""
    if players == 2:
        return 1 - dealer
    return (dealer + 1) % players if dealer == 1 and players > 2 else (dealer - 1) % players


@lru_cache(maxsize=64)
def arrays(r: RuleSet) -> dict[str, list[int]]:
    """What cards do and which follow which: the tables that do not depend on the number of players."""
    effects = [r.effect_of(k) for k in range(JOKER)]
    none = [0] * (KINDS - JOKER)
    eff = [effect_code(e) for e in effects] + none
    finish = [FINISHES[e.finish] for e in effects] + none
    strong = r.strong_kinds()
    pack = mask_of(r.card_kinds())
    wild = mask_of(k for k in range(JOKER) if effects[k].kind == "nominate" and effects[k].wild) & pack
    jokers = mask_of(range(JOKER, KINDS))
    on_wild = {"never": WILD_NEVER, "named_suit": WILD_NAMED_SUIT, "always": WILD_ALWAYS}[r.wild_on_wild]
    forbidden = mask_of(k for k in range(JOKER) if finish[k] == FORBIDDEN)
    return {
        "eff": eff,
        "amount": [e.amount for e in effects] + none,
        "answers": [mask_of(parse_pattern(e.answers)) for e in effects] + none,
        "ends_turn": [int(r.penalty_ends_turn if e.ends_turn is None else e.ends_turn) for e in effects] + none,
        "finish": finish,
        "from_hand": [int(e.search_from_hand) for e in effects] + none,
        "cover_once": [int(e.cover_draws == "one") for e in effects] + none,
        "jump": [k if r.jump_in and eff[k] == PLAIN and k < JOKER else -1 for k in range(KINDS)],
        "values": [r.value_of(k) for k in range(KINDS)],
        "strong": [int(k in strong) for k in range(KINDS)],
        "legal": [legal_row(state, pack & ~wild, wild, jokers, on_wild) for state in range(STATES)],
        "search": [mask_of(range(13 * s, 13 * s + 13)) & pack | wild | jokers for s in range(4)],
        "masks": [forbidden, pack, wild, jokers, on_wild],
    }


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=False)
class CardTables:
    """What each card does and which may follow which."""

    __slots__ = (
        "amount", "answers", "bit", "bit_of", "clear", "cover_once", "eff", "ends_turn", "finish", "forbidden",
        "from_hand", "jokers", "jump", "legal", "pack_mask", "search_mask", "strong", "values", "wild",
        "wild_on_wild",
    )  # fmt: skip

    def __init__(self, a: dict[str, list[int]]) -> None:
        bits = [1 << k for k in range(62)]
        bit_of = [0] * 67
        for k in range(62):
            bit_of[(1 << k) % 67] = k
        clear = [~sum(1 << (p + mark) for mark in (0, 8, 16, 24, 32)) for p in range(8)]
        masks = a["masks"]
        self.bit: vec[i64] = vec[i64](bits)
        self.bit_of: vec[i64] = vec[i64](bit_of)
        self.clear: vec[i64] = vec[i64](clear)
        self.eff: vec[i64] = vec[i64](a["eff"])
        self.amount: vec[i64] = vec[i64](a["amount"])
        self.answers: vec[i64] = vec[i64](a["answers"])
        self.ends_turn: vec[i64] = vec[i64](a["ends_turn"])
        self.finish: vec[i64] = vec[i64](a["finish"])
        self.from_hand: vec[i64] = vec[i64](a["from_hand"])
        self.cover_once: vec[i64] = vec[i64](a["cover_once"])
        self.jump: vec[i64] = vec[i64](a["jump"])
        self.values: vec[i64] = vec[i64](a["values"])
        self.strong: vec[i64] = vec[i64](a["strong"])
        self.legal: vec[i64] = vec[i64](a["legal"])
        self.search_mask: vec[i64] = vec[i64](a["search"])
        self.forbidden: i64 = masks[0]
        self.pack_mask: i64 = masks[1]
        self.wild: i64 = masks[2]
        self.jokers: i64 = masks[3]
        self.wild_on_wild: i64 = masks[4]


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=False)
class TurnTables(CardTables):
    """The options of the turn and of the last card."""

    __slots__ = (
        "after_draw", "announce_late", "announce_on", "announce_penalty", "challenge_on", "draw_limit",
        "draw_when_able", "drawn_call", "final_effects", "jump_on", "last_rule", "pass_free", "reverse_skips",
        "several", "wild_may_be_plain", "wild_word", "window_moves", "wrong_penalty",
    )  # fmt: skip

    def __init__(self, r: RuleSet, players: int) -> None:
        super().__init__(arrays(r))
        on = r.announce != "off"
        self.jump_on: bool = r.jump_in
        self.wild_may_be_plain: bool = r.wild_may_be_plain
        self.several: bool = r.several_wilds
        self.after_draw: i64 = AFTER_DRAW[r.play_after_draw]
        self.draw_limit: i64 = r.draw_limit
        self.draw_when_able: bool = r.draw_when_able
        self.pass_free: bool = r.pass_when_stuck == "free"
        self.wrong_penalty: i64 = r.wrong_card_penalty
        self.reverse_skips: bool = r.reverse_with_two == "skip" and players == 2
        self.announce_on: bool = on
        self.wild_word: bool = bool(r.words.get("wild_last"))
        self.announce_late: bool = r.announce == "late"
        self.announce_penalty: i64 = r.announce_penalty
        self.challenge_on: bool = on and r.challenge != "off"
        self.window_moves: bool = on and r.challenge == "until_next_move"
        self.last_rule: i64 = LAST[r.unannounced_last] if on else LAST_WINS
        self.drawn_call: i64 = DRAWN_CALL[r.announce_drawn]
        self.final_effects: bool = r.final_effects


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=False)
class Tables(TurnTables):
    """All that the kernel knows of a rule set, a number of players and a pack.  Immutable; threads may share it."""

    __slots__ = (
        "choice", "cut_plain", "cut_specials", "cutter", "dealer", "dealer_specials", "hand_size", "min_cut",
        "n_cards", "pack", "packet", "plain_start", "players", "start_acts", "start_from_cut",
    )  # fmt: skip

    def __init__(self, r: RuleSet, players: int, dealer: int, cards: list[int]) -> None:
        super().__init__(r, players)
        self.players: i64 = players
        self.dealer: i64 = dealer
        self.cutter: i64 = cutter_of(players, dealer)
        self.n_cards: i64 = len(cards)
        self.pack: vec[i64] = vec[i64](cards)
        self.hand_size: i64 = r.hand_size_for(players)
        self.packet: i64 = r.packet
        self.cut_plain: bool = r.cut == "plain"
        self.cut_specials: bool = r.cut == "specials"
        self.choice: bool = r.cut_choice
        self.dealer_specials: bool = r.fourth_special == "dealer"
        self.min_cut: i64 = 1 if r.cut != "specials" else (7 if r.fourth_special == "dealer" else 4)
        self.start_from_cut: bool = r.cut == "specials" and r.start_card == "cut"
        self.start_acts: bool = r.start_effect == "acts"
        self.plain_start: bool = r.start_effect == "plain"
