"""Boards, profiles and results, as messages."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final, Literal, cast

from maumau.engine.elo import SCALE
from maumau.results import DAY, FEWEST_OPPONENTS, MOST_MEETINGS, RULES, provisional
from maumau.server import protocol as p
from maumau.store import COMPUTER, Change, KeptDeal, Rated, Standing, Store

Period = Literal["day", "month", "all"]
PERIODS: Final[dict[str, int]] = {"day": DAY, "month": 30 * DAY, "all": 0}
"""Milliseconds; 0: for ever."""
LONGEST_BOARD: Final = 100
CANDIDATES: Final = 400
"""Persons looked at for a board, of whom some are not shown."""
CURVE: Final = 400
"""Points of a curve."""
RIVALS: Final = 12
FORMER: Final = 3
"""Former names that are shown."""
PAGE: Final = 30
"""Results in one answer."""


def rating_rules() -> p.RatingRules:
    """The constants."""
    names = ("start", "new_games", "k_new", "k", "senior", "k_senior", "master", "k_master")
    values = {name: round(getattr(RULES, name)) for name in names}
    return p.RatingRules(**values, scale=round(SCALE), most_meetings=MOST_MEETINGS, fewest_opponents=FEWEST_OPPONENTS)


class Standings:
    """Reads the store; every method may block."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # -- boards
    def board(self, rules: str, period: Period, now: int) -> p.Board:
        """A leaderboard."""
        results = self.store.results
        since = now - PERIODS[period] if PERIODS[period] else 0
        found = (one for one in results.board(rules, since, CANDIDATES) if since or self._established(one))
        people = (self._standing(one) for one in found)
        shown = list(islice((one for one in people if one.name), LONGEST_BOARD))
        return p.Board(rules, period, shown, [self._standing(one) for one in results.computers(rules)])

    def _established(self, one: Standing) -> bool:
        """Whether somebody stands on the board of all time."""
        return not provisional(one.games) and self.store.results.opponents(one.player, one.rules) >= FEWEST_OPPONENTS

    def _standing(self, one: Standing) -> p.Standing:
        computer = one.player.startswith(COMPUTER)
        return p.Standing(
            rules=one.rules,
            rating=round(one.rating),
            games=one.games,
            wins=one.wins,
            user="" if computer else one.player,
            name="" if computer else self.name(one.player),
            level=one.player.removeprefix(COMPUTER) if computer else "",
            gain=round(one.gain),
            provisional=provisional(one.games),
        )

    def name(self, user: str) -> str:
        """A person's name now; empty if he is not known."""
        found = self.store.user(user)
        return found.name if found else ""

    # -- a person
    def profile(self, user: str, viewer: str) -> p.Profile | None:
        """A person, as somebody sees him; `None`: there is no such person."""
        known = self.store.user(user)
        if known is None:
            return None
        results = self.store.results
        favourites = results.favourites(user)
        rivals = [
            p.Tally(one.deals, one.wins, one.losses, user=one.what, name=self.name(one.what))
            for one in results.rivals(user, RIVALS)
        ]
        return p.Profile(
            user=known.id,
            name=known.name,
            since=known.created,
            deals=sum(one.deals for one in favourites),
            wins=sum(one.wins for one in favourites),
            mine=user == viewer,
            former=self._former(user),
            ratings=[self._standing(one) for one in results.standings(user)],
            favourites=[p.Tally(one.deals, one.wins, rules=one.what) for one in favourites],
            rivals=rivals,
            between=self._between(user, viewer),
            blocked=bool(viewer) and self.store.moderation.blocks(viewer, user),
            muted=bool(viewer) and self.store.meetings.mutes(viewer, user),
        )

    def _former(self, user: str) -> list[str]:
        """The last names of somebody with an account, so that nobody becomes another overnight."""
        if self.store.accounts.account(user) is None:
            return []
        return [name for name, _ in self.store.accounts.former_names(user, FORMER)]

    def _between(self, user: str, viewer: str) -> p.Tally | None:
        if not viewer or user == viewer:
            return None
        one = self.store.results.against(user, viewer)
        return p.Tally(one.deals, one.wins, one.losses, user=viewer, name=self.name(viewer))

    def curve(self, user: str, rules: str) -> list[p.CurvePoint]:
        """How a rating went."""
        changes = self.store.results.curve(user, rules, CURVE)
        return [p.CurvePoint(one.at, round(one.after), round(one.after - one.before), one.won) for one in changes]

    def results_of(self, user: str, viewer: str, before: int) -> list[p.Result]:
        """A person's deals, the newest first."""
        deals = self.store.results.deals_of(user, before, PAGE)
        return [self.result(deal, viewer) for deal in deals if user == viewer or not deal.owner]

    # -- a deal
    def result(self, deal: KeptDeal, viewer: str, *, shared: bool = False) -> p.Result:
        """A deal; `shared`: whoever asks has the link to its replay."""
        took_part = bool(viewer) and (deal.owner == viewer or any(seat.user == viewer for seat in deal.seats))
        rated = self.store.results.contest(deal.contest) if not deal.owner else None
        unrated, changes = self._ratings(deal, rated)
        return p.Result(
            rules=deal.rules,
            rules_name=deal.rules_name,
            house_rules=deal.house,
            ended=deal.ended,
            number=deal.deal,
            winner=deal.winner,
            seats=[seat_view(seat, changes) for seat in deal.seats],
            id=deal.id if shared or took_part or deal.open else "",
            unrated=cast(Any, unrated),
            imported=bool(deal.owner),
        )

    def _ratings(self, deal: KeptDeal, rated: Rated | None) -> tuple[str, dict[str, Change]]:
        """Why nothing was rated, or what was; a match is rated with its last deal."""
        if rated is None:
            return ("" if deal.owner else "pending"), {}
        if any(change.at != deal.ended for change in rated.changes):
            return "", {}
        return rated.unrated, {change.player: change for change in rated.changes}


def seat_view(seat: Any, changes: dict[str, Change]) -> p.ResultSeat:
    """Who played, and what it did to the rating."""
    change = changes.get(seat.user)
    return p.ResultSeat(
        name=seat.name,
        user=seat.user,
        level=seat.level,
        points=seat.points,
        fate=cast(Any, seat.fate),
        before=None if change is None else round(change.before),
        after=None if change is None else round(change.after),
        provisional=change is not None and provisional(change.games),
    )
