"""A rule set is a value: frozen data, one field for every place where the documents differ or a family may wish.

This module owns the options and their meaning; `options` describes them (ranges, clauses), `check` says which
values contradict each other, `kernel.tables` compiles them.  No code of the engine asks for a rule set's id.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from types import MappingProxyType
from typing import Any, Literal

from maumau.engine.cards import JOKER, KINDS, parse_pattern, rank_of

EffectKind = Literal["plain", "draw", "skip", "reverse", "again", "cover", "nominate", "search"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """What laying a card does, beyond matching."""

    kind: EffectKind = "plain"
    """``plain`` nothing; ``draw`` somebody owes cards; ``skip`` the next seat is passed over; ``reverse`` the
    direction turns; ``again`` its player has another turn (S0-85); ``cover`` its player must cover it (S1-22);
    ``nominate`` it names a suit; ``search`` the next seat draws until a card of its suit or a wild card comes, and
    covers with it (S2-32)."""
    amount: int = 2
    """``draw``: cards owed, 1‥10 (S0-81, S1-30)."""
    target: Literal["next", "previous"] = "next"
    """``draw``: who owes them (S0-102, A-088).  With answers, ``previous`` turns the play round towards the victim
    (A-098)."""
    at_once: bool = False
    """``draw``: the cards are dealt by the very move and cannot be answered; the victim's turn is not touched
    (S0-103)."""
    answers: str = ""
    """``draw``: the cards that may be laid instead of drawing, as a pattern (``"7"``, ``"7 JOKER"``, ``"2C JOKER"``).
    """
    ends_turn: bool | None = None
    """``draw``: whether taking the cards costs the turn; ``None`` follows `RuleSet.penalty_ends_turn` (A-077, A-097).
    """
    wild: bool = True
    """``nominate``: whether the card may be laid on anything (S0-42); if not, it has to match like others."""
    search_from_hand: bool = False
    """``search``: whether a fitting card of the hand may, and then must, cover (A-108 b)."""
    cover_draws: Literal["until_covered", "one"] = "until_covered"
    """``cover``: without a cover in hand, draw until one comes, or draw one and leave the ace (A-119)."""
    finish: Literal["win", "goes_on", "forbidden"] = "win"
    """As the last card: wins; is no win, its player goes on (S0-70, A-123, A-124); or may not be laid (S3-50)."""


PLAIN = Effect()


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """One way to play Mau-Mau, complete.  Compare with ``==``; change with `changed`."""

    id: str = "custom"
    """A slug: small letters, digits and ``-``."""
    name: str = ""
    """A name for people; empty: the id."""
    words: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """What is said at the table: ``last``, ``wild_last`` and ``final`` (S0-49, S0-59, S3-06, A-057)."""

    # the pack
    pack: Literal[32, 36, 52] = 52
    """Cards of one pack: 32 (7–A), 36 (6–A) or 52 (S0-14, S1-15, S3-07)."""
    packs: Literal[1, 2] = 1
    """Packs shuffled together."""
    two_packs_from: int = 0
    """Number of players from which a second pack is used, 3‥8; 0 never (A-003)."""
    jokers: int = 0
    """Jokers in all, 0‥6 (A-006)."""
    min_players: int = 2
    max_players: int = 6
    """Seats, 2‥8 (A-005)."""

    # dealing
    hand_size: int = 6
    """Cards dealt to each, 2‥10 (S0-25, A-004)."""
    hand_size_two: int = 0
    """The same with two players; 0: no difference (S3-20)."""
    packet: int = 3
    """Cards dealt at a time, 1‥10 (S0-26, S3-19)."""
    direction: Literal["clockwise", "counterclockwise"] = "counterclockwise"
    """Direction of play at the start of every deal (S0-31, A-009, A-135)."""
    starter: Literal["left", "right"] = "right"
    """On which side of the dealer the first player sits (S0-29, S3-26, A-009)."""
    first_dealer: Literal["random", "highest_card"] = "random"
    """How the first dealer is found (A-001)."""
    cut: Literal["none", "plain", "specials"] = "none"
    """No cut, a plain cut (S3-18), or one that wins strong cards for the cutter (S0-17 … S0-21)."""
    cut_choice: bool = False
    """Whether the cutter may leave a strong card; otherwise he takes it (A-010)."""
    fourth_special: Literal["redeal", "dealer"] = "redeal"
    """A fourth strong card at the cut: all again, or it goes to the dealer, who may get three (A-012, A-013)."""
    start_card: Literal["cut", "stock"] = "stock"
    """Where the first card of the pile comes from: the card the cut ended with, or the top of the stock (A-017)."""
    start_effect: Literal["inert", "acts", "plain"] = "inert"
    """A special start card does nothing, acts as if the dealer had laid it, or is put back for a plain one (A-018,
    S3-23)."""

    # the turn
    draw_limit: int = 1
    """Cards that may be drawn in a turn before passing, 1‥5; 0: until one fits (A-027)."""
    draw_when_able: bool = True
    """Whether one may draw while holding a card that fits (S0-37, S3-101)."""
    play_after_draw: Literal["any", "drawn", "none"] = "any"
    """What may be laid after drawing: any card, only the drawn one, or none (A-026)."""
    pass_when_stuck: Literal["free", "if_nothing_fits"] = "free"
    """With nothing at all to draw: passing is free, or only for a hand in which nothing fits (A-033)."""
    wrong_card_penalty: int = 0
    """Cards for laying one that does not fit, 0‥5; the turn is over then.  0: such a move is refused (A-165)."""

    # the cards
    effects: Mapping[str, Effect] = field(default_factory=lambda: MappingProxyType({}))
    """Effect of a rank (``"7"``) or of one card (``"2C"``, which goes before its rank); all others are plain."""
    strong: str = ""
    """The "strong" cards (kept at the cut, worth `strong_value`), a pattern; empty: all with an effect, and jokers
    (A-178)."""
    penalty_ends_turn: bool = False
    """Whether taking owed cards costs the turn (A-077)."""
    reverse_with_two: Literal["nothing", "skip"] = "nothing"
    """What a turn of direction does with two players (A-130)."""
    wild_on_wild: Literal["never", "named_suit", "always"] = "never"
    """A wild card on a wild card: never (S0-43), only that of the named suit, as a plain card (S1-42), or always."""
    wild_may_be_plain: bool = False
    """Whether a wild card that matches by suit may be laid without naming one (A-043 b)."""
    several_wilds: bool = False
    """Whether a hand of wild cards only may be laid at once, when announced (S0-62 … S0-64, A-053)."""
    jump_in: bool = False
    """Whether the twin of a plain card may be laid out of turn (S1-16)."""
    final_effects: bool = True
    """Whether cards owed through the last card are drawn before counting (A-158)."""

    # the last card
    announce: Literal["off", "with_card", "late"] = "late"
    """No announcement; only with the card that leaves one (A-058, app); or also late, until somebody points it out."""
    announce_penalty: int = 2
    """Cards for a missing announcement, 1‥10 (S0-51, S1-11)."""
    challenge: Literal["off", "while_held", "until_next_move"] = "while_held"
    """How long others may point out a missing announcement (A-061, A-063)."""
    unannounced_last: Literal["wins", "penalty", "challenge"] = "wins"
    """An unannounced last card wins (A-062), costs the penalty and the deal goes on (A-059), or wins unless pointed
    out (A-060)."""
    announce_drawn: Literal["never", "after_turn", "at_once"] = "at_once"
    """When a last card that was drawn may be announced (A-072, A-073, A-124)."""

    # scores
    scoring: Literal["none", "points", "victories"] = "points"
    """Nothing is written, cards count (S0-119), or one victory point for the winner (S3-31)."""
    values: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    """Points of a rank, a card or ``JOKER`` where they differ from the face value (J Q K A: 10, joker 20)."""
    strong_value: int = 0
    """Points of strong cards without a value of their own, 0‥50; 0: like others (S1-49)."""
    win_bonus: int = 0
    """Points taken off the winner, 0‥200 (S0-115, S1-55)."""
    wild_win_bonus: int = 0
    """The same for a win with a suit-setting wild card, for each of them, 0‥200 (S0-116 … S0-118, S1-56)."""
    wild_win_doubles: bool = False
    """Whether such a win doubles what the losers write (A-055)."""
    rounding: Literal[1, 5, 10] = 1
    """The losers' sums are rounded to a multiple of this, before adding (A-174)."""
    match_end: Literal["deal", "elimination", "lowest_total", "victories"] = "deal"
    """A match is one deal; drops those at the limit until one is left (S0-113); ends when somebody passes the limit,
    lowest total wins (S1-48); or is won by the first with so many victory points (S3-32)."""
    match_limit: int = 0
    """The limit, 1‥100000; 0 for single deals."""
    limit_reached: bool = True
    """Whether reaching the limit counts, or only passing it (A-170)."""

    def __hash__(self) -> int:
        # Few and plain values: caches ask after every move, and tell sets that differ elsewhere apart by ``==``.
        return hash((self.id, self.pack, self.packs, self.jokers, self.hand_size, len(self.effects), self.match_limit))

    def __reduce__(self) -> tuple[Any, ...]:
        values = {item.name: getattr(self, item.name) for item in fields(self)}
        return restored, ({name: dict(v) if isinstance(v, MappingProxyType) else v for name, v in values.items()},)

    def effect_of(self, kind: int) -> Effect:
        """The effect of a card of kind 0‥51; a card's own entry goes before its rank's."""
        found = PLAIN
        for pattern, effect in self.effects.items():
            kinds = parse_pattern(pattern)
            if kind in kinds and (len(kinds) == 1 or found is PLAIN):
                found = effect
        return found

    def card_kinds(self) -> list[int]:
        """The kinds 0‥51 of one pack."""
        lowest = {32: 5, 36: 4, 52: 0}[self.pack]
        return [kind for kind in range(JOKER) if rank_of(kind) >= lowest]

    def packs_for(self, players: int) -> int:
        """Packs used by so many players (A-003)."""
        return 2 if self.packs == 2 or 0 < self.two_packs_from <= players else 1

    def full_pack(self, players: int) -> list[int]:
        """All cards of a deal, in kind order."""
        return sorted(self.card_kinds() * self.packs_for(players)) + list(range(JOKER, JOKER + self.jokers))

    def hand_size_for(self, players: int) -> int:
        """Cards dealt to each of so many players (S3-20)."""
        return self.hand_size_two if players == 2 and self.hand_size_two else self.hand_size

    def strong_kinds(self) -> frozenset[int]:
        """The strong cards (S1-21, A-178)."""
        if self.strong:
            return parse_pattern(self.strong)
        special = {kind for kind in range(JOKER) if self.effect_of(kind).kind != "plain"}
        return frozenset(special | set(range(JOKER, KINDS)))

    def value_of(self, kind: int) -> int:
        """Points of a card left in a hand."""
        best: tuple[int, int] | None = None
        for pattern, value in self.values.items():
            kinds = parse_pattern(pattern)
            if kind in kinds and (best is None or len(kinds) < best[0]):
                best = (len(kinds), value)
        if best is not None:
            return best[1]
        if self.strong_value and kind in self.strong_kinds():
            return self.strong_value
        return 20 if kind >= JOKER else min(rank_of(kind) + 2, 10)

    def changed(self, **changes: Any) -> RuleSet:
        """The same rule set with other values; see `check.change` for values that come from a file."""
        return replace(self, **changes)


def restored(values: Mapping[str, Any]) -> RuleSet:
    """A rule set that was copied, or pickled for another process: its tables are read-only again."""
    fixed: dict[str, Any] = {name: MappingProxyType(v) if isinstance(v, dict) else v for name, v in values.items()}
    return RuleSet(**fixed)
