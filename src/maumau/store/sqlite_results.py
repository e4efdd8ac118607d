"""Finished deals in SQLite."""

from __future__ import annotations

from typing import Any, Final

from maumau.store.port import StoreError
from maumau.store.results import (
    Change,
    Contest,
    KeptDeal,
    KeptSeat,
    Rate,
    Rated,
    Settlement,
    Standing,
    Tally,
)
from maumau.store.sql import Database
from maumau.store.sqlite_counts import (
    BY_GAIN,
    PERSON,
    by_gain,
    count_change,
    count_deal,
    count_pairs,
    erase_counts,
)
from maumau.store.sqlite_rows import SqliteRows
from maumau.store.transactions import transaction

COLUMNS: Final = (
    'id, "table", number, contest, deal, rules, rules_name, house, open, began, ended, winner, record, owner'
)
INSERT_DEAL: Final = f"INSERT INTO deals ({COLUMNS}) VALUES ({', '.join('?' * 14)}) ON CONFLICT DO NOTHING"  # noqa: S608 (ours)
INSERT_SEAT: Final = (
    "INSERT INTO deal_seats (deal, seat, user, name, level, points, fate, ended) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
INSERT_CHANGE: Final = (
    "INSERT INTO changes (contest, player, rules, at, before, after, games, won) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
UPSERT_RATING: Final = """
    INSERT INTO ratings (player, rules, rating, games, wins) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (player, rules) DO UPDATE SET
    rating = excluded.rating, games = excluded.games, wins = ratings.wins + excluded.wins
"""
BY_RATING: Final = f"""
    SELECT player, rules, rating, games, wins FROM ratings WHERE rules = ? AND {PERSON}
    ORDER BY rating DESC, player LIMIT ?
"""  # noqa: S608 (ours)
CHANGES: Final = "SELECT contest, player, rules, at, before, after, games, won FROM changes"
DEALS_OF: Final = """
    WHERE id IN (
        SELECT deal FROM (
            SELECT deal FROM deal_seats WHERE user = ? AND user <> '' AND ended < ? ORDER BY ended DESC, deal LIMIT ?
        ) played UNION ALL SELECT id FROM (
            SELECT id FROM deals WHERE owner = ? AND owner <> '' AND ended < ? ORDER BY ended DESC, id LIMIT ?
        ) imported
    ) ORDER BY ended DESC, id LIMIT ?
"""
"""Either kind by its own index, and of neither more than are asked for."""


class SqliteResults(SqliteRows):
    """See `results.Results`."""

    # -- settling
    def due(self, limit: int) -> list[tuple[str, int]]:
        """See `Results.due`."""
        return [(stream, version) for stream, version in self._all("SELECT stream, version FROM due LIMIT ?", limit)]

    def known(self, table: str) -> tuple[int, frozenset[str]]:
        """See `Results.known`."""
        [[number]] = self._all('SELECT coalesce(max(number), 0) FROM deals WHERE "table" = ?', table)
        return number, frozenset(id_ for (id_,) in self._all('SELECT id FROM contests WHERE "table" = ?', table))

    def settle(self, settlement: Settlement, rate: Rate) -> None:
        """See `Results.settle`."""
        with self._reader() as db, transaction(db):
            for deal in settlement.deals:
                insert_deal(db, deal)
            for contest in settlement.contests:
                settle_contest(db, contest, rate)
            db.execute("DELETE FROM due WHERE stream = ? AND version <= ?", (settlement.stream, settlement.version))

    def keep(self, deal: KeptDeal) -> None:
        """See `Results.keep`."""
        with self._reader() as db, transaction(db):
            if not insert_deal(db, deal):
                raise StoreError(f"there is a deal {deal.id}")

    # -- reading
    def _deals(self, where: str, *values: Any) -> list[KeptDeal]:
        with self._reader() as db:
            rows = db.execute(f"SELECT {COLUMNS} FROM deals {where}", values).fetchall()  # noqa: S608 (ours)
            return [deal_from(row, seats(db, row[0])) for row in rows]

    def deal(self, id_: str) -> KeptDeal | None:
        """See `Results.deal`."""
        return next(iter(self._deals("WHERE id = ?", id_)), None)

    def last_deal(self, table: str) -> KeptDeal | None:
        """See `Results.last_deal`."""
        return next(iter(self._deals('WHERE "table" = ? ORDER BY number DESC LIMIT 1', table)), None)

    def records(self, after: int, limit: int) -> list[tuple[int, str]]:
        """See `Results.records`."""
        sql = "SELECT rowid, record FROM deals WHERE owner = '' AND rowid > ? ORDER BY rowid LIMIT ?"
        return [(place, record) for place, record in self._all(sql, after, limit)]

    def deals_of(self, user: str, before: int, limit: int) -> list[KeptDeal]:
        """See `Results.deals_of`."""
        return self._deals(DEALS_OF, *(user, before, limit) * 2, limit)

    def contest(self, id_: str) -> Rated | None:
        """See `Results.contest`."""
        found = self._all("SELECT unrated FROM contests WHERE id = ?", id_)
        if not found:
            return None
        changes = self._all(f"{CHANGES} WHERE contest = ? ORDER BY id", id_)
        return Rated(tuple(map(change_from, changes)), unrated=found[0][0])

    def board(self, rules: str, since: int, limit: int) -> list[Standing]:
        """See `Results.board`."""
        found = self._all(BY_GAIN, *by_gain(rules, since, limit)) if since else self._all(BY_RATING, rules, limit)
        return [Standing(*row) for row in found]

    def opponents(self, player: str, rules: str) -> int:
        """See `Results.opponents`."""
        found = self._all("SELECT opponents FROM ratings WHERE player = ? AND rules = ?", player, rules)
        return int(found[0][0]) if found else 0

    def computers(self, rules: str) -> list[Standing]:
        """See `Results.computers`."""
        return self._standings(f"rules = ? AND NOT {PERSON} ORDER BY rating DESC, player", rules)

    def standings(self, player: str) -> list[Standing]:
        """See `Results.standings`."""
        return self._standings("player = ? ORDER BY games DESC", player)

    def _standings(self, where: str, value: str) -> list[Standing]:
        sql = f"SELECT player, rules, rating, games, wins FROM ratings WHERE {where}"  # noqa: S608 (ours)
        return [Standing(*row) for row in self._all(sql, value)]

    def curve(self, player: str, rules: str, limit: int) -> list[Change]:
        """See `Results.curve`."""
        rows = self._all(f"{CHANGES} WHERE player = ? AND rules = ? ORDER BY id DESC LIMIT ?", player, rules, limit)
        return [change_from(row) for row in reversed(rows)]

    def favourites(self, user: str) -> list[Tally]:
        """See `Results.favourites`."""
        sql = "SELECT rules, deals, wins FROM played WHERE user = ? ORDER BY deals DESC, rules"
        return [Tally(*row) for row in self._all(sql, user)]

    def rivals(self, user: str, limit: int) -> list[Tally]:
        """See `Results.rivals`."""
        sql = "SELECT other, deals, wins, losses FROM met WHERE user = ? ORDER BY deals DESC, other LIMIT ?"
        return [Tally(*row) for row in self._all(sql, user, limit)]

    def against(self, user: str, other: str) -> Tally:
        """See `Results.against`."""
        sql = "SELECT other, deals, wins, losses FROM met WHERE user = ? AND other = ?"
        return next((Tally(*row) for row in self._all(sql, user, other)), Tally(other, 0, 0, 0))

    def erase(self, user: str) -> None:
        """See `Results.erase`."""
        with self._reader() as db, transaction(db):
            db.execute("DELETE FROM deal_seats WHERE deal IN (SELECT id FROM deals WHERE owner = ?)", (user,))
            db.execute("DELETE FROM deals WHERE owner = ?", (user,))
            db.execute("UPDATE deal_seats SET user = '', name = '' WHERE user = ?", (user,))
            erase_counts(db, user)
            for sql in ("ratings WHERE player = ?", "changes WHERE player = ?", "pairs WHERE ? IN (one, two)"):
                db.execute(f"DELETE FROM {sql}", (user,))  # noqa: S608 (ours)


class InTransaction:
    """The ratings inside a transaction: see `results.Book`."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def rating(self, player: str, rules: str) -> tuple[float, int] | None:
        """See `Book.rating`."""
        sql = "SELECT rating, games FROM ratings WHERE player = ? AND rules = ?"
        row = self._db.execute(sql, (player, rules)).fetchone()
        return (row[0], row[1]) if row else None

    def meetings(self, one: str, other: str, rules: str, since: int) -> int:
        """See `Book.meetings`."""
        sql = "SELECT count(*) FROM pairs WHERE one = ? AND two = ? AND rules = ? AND at > ?"
        return int(self._db.execute(sql, (*sorted((one, other)), rules, since)).fetchone()[0])


def insert_deal(db: Database, deal: KeptDeal) -> bool:
    """Write a deal unless it is there; whether it was written."""
    values = (
        deal.id, deal.table, deal.number, deal.contest, deal.deal, deal.rules, deal.rules_name, deal.house, deal.open,
        deal.began, deal.ended, deal.winner, deal.record, deal.owner,
    )  # fmt: skip
    if not db.execute(INSERT_DEAL, values).rowcount:
        return False
    rows = [(deal.id, i, s.user, s.name, s.level, s.points, s.fate, deal.ended) for i, s in enumerate(deal.seats)]
    db.executemany(INSERT_SEAT, rows)
    count_deal(db, deal)
    return True


def settle_contest(db: Database, contest: Contest, rate: Rate) -> None:
    """Rate a contest unless that was done."""
    if db.execute("SELECT 1 FROM contests WHERE id = ?", (contest.id,)).fetchone():
        return
    rated = rate(contest, InTransaction(db))
    sql = 'INSERT INTO contests (id, "table", rules, ended, unrated) VALUES (?, ?, ?, ?, ?)'
    db.execute(sql, (contest.id, contest.table, contest.rules, contest.ended, rated.unrated))
    for c in rated.changes:
        db.execute(INSERT_CHANGE, (c.contest, c.player, c.rules, c.at, c.before, c.after, c.games, c.won))
        db.execute(UPSERT_RATING, (c.player, c.rules, c.after, c.games, c.won))
        count_change(db, c)
    count_pairs(db, contest, rated.pairs)
    sql = "INSERT INTO pairs (contest, one, two, rules, at) VALUES (?, ?, ?, ?, ?)"
    db.executemany(sql, [(contest.id, *sorted(pair), contest.rules, contest.ended) for pair in rated.pairs])


def seats(db: Database, deal: str) -> tuple[KeptSeat, ...]:
    """Who played."""
    sql = "SELECT user, name, level, points, fate FROM deal_seats WHERE deal = ? ORDER BY seat"
    return tuple(KeptSeat(*row) for row in db.execute(sql, (deal,)))


def deal_from(row: tuple[Any, ...], who: tuple[KeptSeat, ...]) -> KeptDeal:
    """A deal from its row."""
    id_, table, number, contest, deal, rules, name, house, open_, began, ended, winner, record, owner = row
    return KeptDeal(
        id=id_, table=table, number=number, contest=contest, deal=deal, rules=rules, rules_name=name, house=bool(house),
        open=bool(open_), began=began, ended=ended, winner=winner, seats=who, record=record, owner=owner,
    )  # fmt: skip


def change_from(row: tuple[Any, ...]) -> Change:
    """A change from its row."""
    contest, player, rules, at, before, after, games, won = row
    return Change(
        contest=contest, player=player, rules=rules, at=at, before=before, after=after, games=games, won=bool(won)
    )
