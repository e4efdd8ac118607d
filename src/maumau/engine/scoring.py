"""What is written for a deal: the winner's bonus, the losers' cards, or a victory point.

Owns the arithmetic of one finished deal.  Adding up, limits and places belong to `match`, ratings
to `elo`; which cards won, and how many of them set a suit, is the deal's business.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from maumau.engine.cards import KINDS, parse_card
from maumau.engine.rules.ruleset import RuleSet

VOID = -1
"""The winner of a deal that nobody won, in a deal's result (A-034)."""

Card = str | int
"""A card name such as ``7H`` or ``JOKER``, or a kind 0‥57."""


def deal_points(rules: RuleSet, winner: int | None, left: Sequence[Iterable[Card]], wild_count: int = 0) -> list[int]:
    """The points written for each seat after a deal, before a match adds them up.

    Args:
        rules: the rule set; ``scoring`` decides what is written at all.
        winner: the seat that won, 0‥n-1; ``None`` for a void deal, for which nothing is written
            (A-034); -1, as a deal's result has it, is the same.
        left: the cards each seat holds at the count, final draws included; the winner's are not
            looked at.
        wild_count: the suit-setting wild cards in the winning move, 0 or more (S0-116 … S0-118,
            A-045, A-142).

    Raises:
        ValueError: there is no such seat, a card that is none, or a negative ``wild_count``.

    Source: S0-114 … S0-123, S1-49 … S1-56, S2-26, S2-50 … S2-54, S3-31, S3-33.
    """
    seats = len(left)
    void = winner is None or winner == VOID
    if winner is not None and not void and not 0 <= winner < seats:
        raise ValueError(f"seat {winner} cannot have won a deal of {seats} seats: they are 0‥{seats - 1}")
    if wild_count < 0:
        raise ValueError(f"a move holds no {wild_count} wild cards: give 0 or more")
    if void or rules.scoring == "none":
        return [0] * seats
    if rules.scoring == "victories":
        return [int(seat == winner) for seat in range(seats)]
    return [
        -winner_bonus(rules, wild_count) if seat == winner else loser_points(rules, cards, wild_count)
        for seat, cards in enumerate(left)
    ]


def winner_bonus(rules: RuleSet, wild_count: int) -> int:
    """The points taken off the winner, 0 or more (S0-115 … S0-118, S1-55, S1-56, S2-54).

    Every suit-setting wild card of the winning move brings ``wild_win_bonus`` (A-052); where a rule
    set gives none, such a win counts like any other.
    """
    return wild_count * rules.wild_win_bonus or rules.win_bonus


def loser_points(rules: RuleSet, cards: Iterable[Card], wild_count: int) -> int:
    """What a loser writes: his cards, doubled after such a win (A-055), then rounded (A-174)."""
    doubled = 2 if wild_count and rules.wild_win_doubles else 1
    return rounded(doubled * card_points(rules, cards), rules.rounding)


def card_points(rules: RuleSet, cards: Iterable[Card]) -> int:
    """The sum of the cards, neither doubled nor rounded (S0-119, S1-49, S2-50, S3-63)."""
    return sum(rules.value_of(kind_of(card)) for card in cards)


def rounded(points: int, step: int) -> int:
    """The multiple of ``step`` nearest to the points; a tie goes away from zero (S1-53, A-174).

    >>> rounded(67, 5), rounded(68, 5), rounded(15, 10), rounded(-15, 10)
    (65, 70, 20, -20)
    """
    size = (2 * abs(points) + step) // (2 * step) * step
    return size if points >= 0 else -size


def kind_of(card: Card) -> int:
    """The kind of a card given by name or as a kind.

    Raises:
        CardError: the name is none.
        ValueError: the number is none.
    """
    if isinstance(card, str):
        return parse_card(card)
    if not 0 <= card < KINDS:
        raise ValueError(f"{card} is no kind of card: kinds are 0‥{KINDS - 1}")
    return card
