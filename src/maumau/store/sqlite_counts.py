"""What profiles and boards ask for, counted on with every deal and contest, so that it costs the same however many are
kept: deals by rule set (`played`), deals with each other person (`met`), points by day (`gains`), and how many persons
somebody was rated against (`ratings.opponents`).  All in the transaction of the deal or contest.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import Any, Final

from maumau.store.results import COMPUTER, Change, Contest, KeptDeal
from maumau.store.sql import Database

DAY: Final = 24 * 3_600_000
"""Milliseconds; days begin at midnight UTC.  The migrations know the number too."""
PERSON: Final = f"player NOT LIKE '{COMPUTER}%'"
BY_GAIN: Final = f"""
    SELECT player, rules, rating, games, wins, g.gain FROM (
        SELECT player AS who, sum(gain) AS gain FROM (
            SELECT player, gain FROM gains WHERE rules = ? AND day > ?
            UNION ALL SELECT player, after - before FROM changes WHERE rules = ? AND at > ? AND at < ?
        ) each_gain GROUP BY player
    ) g JOIN ratings ON player = g.who AND rules = ? WHERE {PERSON} ORDER BY g.gain DESC, player LIMIT ?
"""  # noqa: S608 (ours)
"""Whole days by their sums, what is left of the first one change by change."""
ADD_PLAYED: Final = """
    INSERT INTO played (user, rules, deals, wins) VALUES (?, ?, 1, ?)
    ON CONFLICT (user, rules) DO UPDATE SET deals = played.deals + 1, wins = played.wins + excluded.wins
"""
ADD_MET: Final = """
    INSERT INTO met (user, other, deals, wins, losses) VALUES (?, ?, 1, ?, ?) ON CONFLICT (user, other)
    DO UPDATE SET deals = met.deals + 1, wins = met.wins + excluded.wins, losses = met.losses + excluded.losses
"""
ADD_GAIN: Final = """
    INSERT INTO gains (rules, day, player, gain) VALUES (?, ?, ?, ?)
    ON CONFLICT (rules, day, player) DO UPDATE SET gain = gains.gain + excluded.gain
"""
LOSE_OPPONENT: Final = """
    UPDATE ratings SET opponents = opponents - 1 WHERE (player, rules) IN (
        SELECT two, rules FROM pairs WHERE one = ? UNION SELECT one, rules FROM pairs WHERE two = ?
    )
"""


def by_gain(rules: str, since: int, limit: int) -> tuple[Any, ...]:
    """The values for `BY_GAIN`."""
    day = since // DAY
    return rules, day, rules, since, (day + 1) * DAY, rules, limit


def count_deal(db: Database, deal: KeptDeal) -> None:
    """Count a deal that was just written; imported ones do not count."""
    if deal.owner:
        return
    won = {seat.user: number == deal.winner for number, seat in enumerate(deal.seats) if seat.user}
    db.executemany(ADD_PLAYED, [(user, deal.rules, win) for user, win in won.items()])
    db.executemany(ADD_MET, [(one, two, won[one], won[two]) for one, two in permutations(won, 2)])


def count_pairs(db: Database, contest: Contest, pairs: Iterable[tuple[str, str]]) -> None:
    """Count the pairs of a contest that have never been rated against each other; before they are written, and after
    the ratings are."""
    sql = "SELECT 1 FROM pairs WHERE one = ? AND two = ? AND rules = ? LIMIT 1"
    for pair in pairs:
        if not db.execute(sql, (*sorted(pair), contest.rules)).fetchone():
            more = "UPDATE ratings SET opponents = opponents + 1 WHERE rules = ? AND player IN (?, ?)"
            db.execute(more, (contest.rules, *pair))


def count_change(db: Database, change: Change) -> None:
    """Add a change to the points of its day."""
    db.execute(ADD_GAIN, (change.rules, change.at // DAY, change.player, change.after - change.before))


def erase_counts(db: Database, user: str) -> None:
    """Take a person out of all counts, before his pairs are taken away."""
    db.execute(LOSE_OPPONENT, (user, user))
    db.execute("DELETE FROM met WHERE other = ? AND user IN (SELECT other FROM met WHERE user = ?)", (user, user))
    for sql in ("met WHERE user = ?", "played WHERE user = ?", "gains WHERE player = ?"):
        db.execute(f"DELETE FROM {sql}", (user,))  # noqa: S608 (ours)
