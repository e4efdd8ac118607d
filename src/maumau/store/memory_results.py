"""Finished deals in memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from maumau.store.port import StoreError
from maumau.store.results import COMPUTER, Change, KeptDeal, Rate, Rated, Settlement, Standing, Tally

Pair = tuple[str, str, str, int]
"""Two persons in fixed order, rules, when."""


class MemoryResults:
    """See `results.Results`."""

    def __init__(self) -> None:
        self.waiting: dict[str, int] = {}
        self.deals: dict[str, KeptDeal] = {}
        self.contests: dict[str, tuple[str, Rated]] = {}
        """Table and outcome."""
        self.changes: list[Change] = []
        self.pairs: list[Pair] = []
        self.ratings: dict[tuple[str, str], Standing] = {}

    # -- settling
    def due(self, limit: int) -> list[tuple[str, int]]:
        """See `Results.due`."""
        return list(self.waiting.items())[:limit]

    def known(self, table: str) -> tuple[int, frozenset[str]]:
        """See `Results.known`."""
        numbers = [deal.number for deal in self.deals.values() if deal.table == table]
        return max(numbers, default=0), frozenset(id_ for id_, (at, _) in self.contests.items() if at == table)

    def settle(self, settlement: Settlement, rate: Rate) -> None:
        """See `Results.settle`."""
        kept = {(deal.table, deal.number) for deal in self.deals.values()}
        self.deals |= {deal.id: deal for deal in settlement.deals if (deal.table, deal.number) not in kept}
        for contest in settlement.contests:
            if contest.id not in self.contests:
                rated = rate(contest, self)
                self.contests[contest.id] = (contest.table, replace(rated, pairs=()))
                self.pairs += [(*sorted(pair), contest.rules, contest.ended) for pair in rated.pairs]  # type: ignore[misc]
                for change in rated.changes:
                    self._change(change)
        if self.waiting.get(settlement.stream, 0) <= settlement.version:
            self.waiting.pop(settlement.stream, None)

    def _change(self, change: Change) -> None:
        self.changes.append(change)
        before = self.ratings.get((change.player, change.rules))
        wins = (before.wins if before else 0) + change.won
        new = Standing(change.player, change.rules, change.after, change.games, wins)
        self.ratings[change.player, change.rules] = new

    def rating(self, player: str, rules: str) -> tuple[float, int] | None:
        """See `Book.rating`."""
        found = self.ratings.get((player, rules))
        return (found.rating, found.games) if found else None

    def meetings(self, one: str, other: str, rules: str, since: int) -> int:
        """See `Book.meetings`."""
        wanted = (*sorted((one, other)), rules)
        return sum(pair[:3] == wanted and pair[3] > since for pair in self.pairs)

    def keep(self, deal: KeptDeal) -> None:
        """See `Results.keep`."""
        if deal.id in self.deals:
            raise StoreError(f"there is a deal {deal.id}")
        self.deals[deal.id] = deal

    # -- reading
    def deal(self, id_: str) -> KeptDeal | None:
        """See `Results.deal`."""
        return self.deals.get(id_)

    def last_deal(self, table: str) -> KeptDeal | None:
        """See `Results.last_deal`."""
        found = [deal for deal in self.deals.values() if deal.table == table]
        return max(found, key=lambda deal: deal.number, default=None)

    def records(self, after: int, limit: int) -> list[tuple[int, str]]:
        """See `Results.records`."""
        placed = enumerate(self.deals.values(), start=1)
        return [(place, deal.record) for place, deal in placed if place > after and not deal.owner][:limit]

    def deals_of(self, user: str, before: int, limit: int) -> list[KeptDeal]:
        """See `Results.deals_of`."""
        mine = [deal for deal in self.deals.values() if deal.ended < before and took_part(deal, user)]
        return sorted(mine, key=lambda deal: (-deal.ended, deal.id))[:limit]

    def contest(self, id_: str) -> Rated | None:
        """See `Results.contest`."""
        return self.contests[id_][1] if id_ in self.contests else None

    def board(self, rules: str, since: int, limit: int) -> list[Standing]:
        """See `Results.board`."""
        found = [one for one in self.ratings.values() if one.rules == rules and not one.player.startswith(COMPUTER)]
        if since:
            gains = self._gains(rules, since)
            found = [replace(one, gain=gains[one.player]) for one in found if one.player in gains]
        return sorted(found, key=lambda one: (-(one.gain if since else one.rating), one.player))[:limit]

    def _gains(self, rules: str, since: int) -> dict[str, float]:
        gains: dict[str, float] = {}
        for change in self.changes:
            if change.rules == rules and change.at > since:
                gains[change.player] = gains.get(change.player, 0.0) + change.after - change.before
        return gains

    def opponents(self, player: str, rules: str) -> int:
        """See `Results.opponents`."""
        met = {name for pair in self.pairs if player in pair[:2] and pair[2] == rules for name in pair[:2]}
        return len(met - {player})

    def computers(self, rules: str) -> list[Standing]:
        """See `Results.computers`."""
        found = [one for one in self.ratings.values() if one.rules == rules and one.player.startswith(COMPUTER)]
        return sorted(found, key=lambda one: (-one.rating, one.player))

    def standings(self, player: str) -> list[Standing]:
        """See `Results.standings`."""
        return sorted((one for one in self.ratings.values() if one.player == player), key=lambda one: -one.games)

    def curve(self, player: str, rules: str, limit: int) -> list[Change]:
        """See `Results.curve`."""
        return [change for change in self.changes if (change.player, change.rules) == (player, rules)][-limit:]

    def _here(self) -> Iterator[KeptDeal]:
        """Deals that were played here."""
        return (deal for deal in self.deals.values() if not deal.owner)

    def favourites(self, user: str) -> list[Tally]:
        """See `Results.favourites`."""
        played = [deal for deal in self._here() if seat_of(deal, user) is not None]
        count = Counter(deal.rules for deal in played)
        wins = Counter(deal.rules for deal in played if deal.winner == seat_of(deal, user))
        return most_first(Tally(rules, deals, wins[rules]) for rules, deals in count.items())

    def rivals(self, user: str, limit: int) -> list[Tally]:
        """See `Results.rivals`."""
        met = {seat.user for deal in self._here() if seat_of(deal, user) is not None for seat in deal.seats}
        return most_first(self.against(user, other) for other in met - {user, ""})[:limit]

    def against(self, user: str, other: str) -> Tally:
        """See `Results.against`."""
        both = [deal for deal in self._here() if None not in (seat_of(deal, user), seat_of(deal, other))]
        won = [seat_of(deal, user) == deal.winner for deal in both]
        lost = [seat_of(deal, other) == deal.winner for deal in both]
        return Tally(other, len(both), sum(won), sum(lost))

    def erase(self, user: str) -> None:
        """See `Results.erase`."""
        self.deals = {id_: without(deal, user) for id_, deal in self.deals.items() if deal.owner != user}
        self.ratings = {key: one for key, one in self.ratings.items() if one.player != user}
        self.changes = [change for change in self.changes if change.player != user]
        self.pairs = [pair for pair in self.pairs if user not in pair[:2]]
        for id_, (table, rated) in self.contests.items():
            left = tuple(change for change in rated.changes if change.player != user)
            self.contests[id_] = (table, replace(rated, changes=left))


def seat_of(deal: KeptDeal, user: str) -> int | None:
    """The seat at which a person played."""
    return next((number for number, seat in enumerate(deal.seats) if user and seat.user == user), None)


def took_part(deal: KeptDeal, user: str) -> bool:
    """Whether a deal is a person's own."""
    return seat_of(deal, user) is not None or bool(user and deal.owner == user)


def without(deal: KeptDeal, user: str) -> KeptDeal:
    """The deal without a person's name."""
    seats = tuple(replace(seat, user="", name="") if seat.user == user else seat for seat in deal.seats)
    return replace(deal, seats=seats)


def most_first(tallies: Iterable[Tally]) -> list[Tally]:
    """The most deals first."""
    return sorted(tallies, key=lambda tally: (-tally.deals, tally.what))
