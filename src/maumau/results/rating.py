"""What a contest does to ratings: the engine's formula for each pair of winner and loser, and guards against farming.

- Persons are rated against persons.  A computer player's rating moves, that of the person it played does not.
- The same two persons are rated against each other `MOST_MEETINGS` times within `DAY`; after that they may play on, but
  nothing moves between them until a day has passed since the first of those contests.
- Leaderboards of all time show who has `provisional` behind him and has met `FEWEST_OPPONENTS` different persons.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from maumau.engine.elo import MAU_KING, EloRules, rate
from maumau.store import COMPUTER, Book, Change, Contest, Rated

RULES: Final[EloRules] = MAU_KING
"""The constants in use."""
DAY: Final = 24 * 3_600_000
"""Milliseconds."""
MOST_MEETINGS: Final = 10
"""Rated contests of the same two persons within a day, by the same rules."""
FEWEST_OPPONENTS: Final = 2
"""Different persons that somebody on the leaderboard of all time has been rated against."""

Pair = tuple[str, str]


def provisional(games: int) -> bool:
    """Whether a rating is still provisional after so many rated contests (A-185)."""
    return games < RULES.new_games


def rated(contest: Contest, book: Book) -> Rated:
    """The changes that a contest brings, all from the ratings before it (A-186)."""
    if contest.unrated:
        return Rated(unrated=contest.unrated)
    people = [pair for pair in contest.pairs if not any(map(is_computer, pair))]
    fresh = [pair for pair in people if not worn_out(pair, contest, book)]
    counted = [*fresh, *(pair for pair in contest.pairs if any(map(is_computer, pair)) and pair[0] != pair[1])]
    return Rated(changes(contest, counted, book), tuple(fresh), reason(contest, people, fresh))


def reason(contest: Contest, people: list[Pair], fresh: list[Pair]) -> str:
    """Why no person's rating moves; empty if some do."""
    if fresh:
        return ""
    return "too_often" if people else "computers" if contest.pairs else "nobody"


def is_computer(player: str) -> bool:
    """Whether a player id is a computer player's."""
    return player.startswith(COMPUTER)


def worn_out(pair: Pair, contest: Contest, book: Book) -> bool:
    """Whether these two were rated against each other often enough within the last day."""
    return book.meetings(*pair, contest.rules, contest.ended - DAY) >= MOST_MEETINGS


def changes(contest: Contest, pairs: Iterable[Pair], book: Book) -> tuple[Change, ...]:
    """The new rating of everybody whose rating moves."""
    pairs = list(pairs)
    players = list(dict.fromkeys(player for pair in pairs for player in pair))
    known = {player: book.rating(player, contest.rules) or (RULES.start, 0) for player in players}
    moved: dict[str, float] = {}
    for winner, loser in pairs:
        both = {winner: known[winner], loser: known[loser]}
        after = rate(both, winner, RULES)
        for player in both:
            if moves(player, both):
                moved[player] = moved.get(player, 0.0) + after[player] - known[player][0]
    winners = {winner for winner, _ in pairs}
    return tuple(
        Change(
            contest=contest.id,
            player=player,
            rules=contest.rules,
            at=contest.ended,
            before=known[player][0],
            after=known[player][0] + change,
            games=known[player][1] + 1,
            won=player in winners,
        )
        for player, change in moved.items()
    )


def moves(player: str, both: Iterable[str]) -> bool:
    """Whether the rating of one of two moves: a person's only against another person."""
    return is_computer(player) or not any(map(is_computer, both))
