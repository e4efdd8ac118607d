"""Scores by the rule book's own tables (section 2, S0-115 … S3-66), written from the text alone.

Shares nothing with the engine: no rule set, no card numbers, no rounding function.
"""

from __future__ import annotations

FACE = {rank: int(rank) for rank in "3456789"} | {"T": 10, "K": 10}

MAU_KING = FACE | {"2": 2, "A": 10, "Q": 10, "J": 20}
JOKERS = FACE | {"2": 2, "2C": 10, "A": 10, "7": 10, "8": 10, "9": 10, "Q": 10, "J": 20} | {"JO": 20}
SERBIAN = FACE | {"2": 2, "2C": 10, "2D": 10, "A": 10, "7": 10, "8": 8, "9": 9, "Q": 10, "J": 20}
SKAT = {"7": 7, "8": 8, "9": 9, "T": 10, "J": 20, "Q": 10, "K": 10, "A": 11}

VALUES = {
    "mau-king": {},
    "mau-king-table": MAU_KING,
    "jokers-505": JOKERS,
    "serbian-501": SERBIAN,
    "skat-32": {},
    "skat-32-points": SKAT,
}
NOTHING_WRITTEN = {"mau-king"}
VICTORY_POINTS = {"skat-32"}
DOUBLES_LOSERS = {"serbian-501"}
TO_FIVES = {"jokers-505"}


def value(rules_id: str, card: str) -> int:
    """What one card counts."""
    table = VALUES[rules_id]
    return table.get(card[:2], table[card[0]] if card != "JOKER" else 20)


def bonus(rules_id: str, wilds: int) -> int:
    """What the winner writes, by the lists of S0-115 … S0-118, S1-55, S1-56, S2-54 and A-055."""
    if rules_id == "mau-king-table":
        return {0: -10, 1: -20, 2: -40, 3: -60, 4: -80, 5: -100, 6: -120, 7: -140, 8: -160}[wilds]
    if rules_id in {"jokers-505", "serbian-501"}:
        return -80 if wilds else -40
    return 0


def to_five(points: int) -> int:
    """The nearest multiple of five, found by looking at the last digit (67 → 65, 68 → 70)."""
    tens, last = divmod(points, 10)
    return 10 * tens + (0, 0, 0, 5, 5, 5, 5, 5, 10, 10)[last]


def loser(rules_id: str, cards: list[str], wilds: int) -> int:
    """What a loser writes."""
    points = 0
    for card in cards:
        points += value(rules_id, card)
    if rules_id in DOUBLES_LOSERS and wilds > 0:
        points += points
    return to_five(points) if rules_id in TO_FIVES else points


def points(rules_id: str, winner: int, left: list[list[str]], wilds: int) -> list[int]:
    """What is written for every seat."""
    if rules_id in NOTHING_WRITTEN:
        return [0 for _ in left]
    if rules_id in VICTORY_POINTS:
        return [1 if seat == winner else 0 for seat in range(len(left))]
    written = [loser(rules_id, cards, wilds) for cards in left]
    written[winner] = bonus(rules_id, wilds)
    return written
