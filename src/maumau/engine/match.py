"""A match: deals added up until the rule set says that it is over.

Owns totals, elimination, ties and places; `seating` says who deals and sits where, `scoring` what
is written for a deal.  Players are names (or ids) in clockwise order round the table (A-007);
seats 0‥n-1 exist in one deal only, in its order of play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Protocol

from maumau.engine.rules.ruleset import RuleSet
from maumau.engine.scoring import VOID, deal_points
from maumau.engine.seating import Drawing, Shuffles, first_dealer, next_dealer, order_of_play


class MatchError(ValueError):
    """What cannot happen in a match; the message says what would be right."""


class Result(Protocol):
    """What a match has to know of a finished deal: the deal's own result fits."""

    @property
    def winner(self) -> int | None:
        """The seat that won; None or -1 when the deal is void."""

    @property
    def left(self) -> Sequence[Sequence[str]]:
        """The cards each seat held at the count."""

    @property
    def wild_count(self) -> int:
        """Suit-setting wild cards in the winning move."""


@dataclass(frozen=True, slots=True)
class DealRecord:
    """What was written for one deal."""

    dealer: str
    players: tuple[str, ...]
    """Who took part, in order of play (by seat)."""
    winner: str | None
    """None: the deal was void, nobody wrote anything (A-034)."""
    points: tuple[int, ...]
    """By seat."""

    def by_player(self) -> dict[str, int]:
        """Player → points of this deal."""
        return dict(zip(self.players, self.points, strict=True))


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """The standing of a match: a value; recording a deal gives the next one."""

    rules: RuleSet
    players: tuple[str, ...]
    """All who began the match, in clockwise order round the table."""
    dealer: str
    """Who deals the next deal; when the match is over, who would have dealt it."""
    totals: Mapping[str, int]
    """Player → points so far; may be negative, without a floor (A-173)."""
    dropped: tuple[tuple[str, ...], ...] = ()
    """Who was eliminated, in groups that fell in the same deal, the first to fall first (A-171)."""
    log: tuple[DealRecord, ...] = ()
    """The deals recorded, void ones included."""
    drawings: tuple[Drawing, ...] = ()
    """The cards drawn for the first deal (S3-16), and drawn again among equals; empty if none."""
    limit_passed: bool = False
    """Somebody's total has been at the limit after some deal (S1-48, S2-49, S3-32, S3-65)."""
    ended: bool = False
    """The players agreed to stop."""

    @classmethod
    def new(
        cls,
        rules: RuleSet,
        players: Sequence[str],
        *,
        dealer: str | None = None,
        chance: Shuffles | None = None,
        totals: Mapping[str, int] | None = None,
    ) -> Match:
        """Begin a match, or go on with one whose totals are known.

        Args:
            rules: the rule set.
            players: different names, in clockwise order round the table, as many as may play.
            dealer: who deals first; left out, ``chance`` finds him (A-001).
            chance: where the draw for the first deal comes from; not needed with ``dealer``.
            totals: what the players have already; who is not named has 0, who is at the limit of a
                match with elimination is out.

        Raises:
            MatchError: the wrong number of players, a name twice or unknown, or no way to find
                the first dealer.
        """
        names = checked_players(rules, players)
        for name in [*(totals or {}), *([] if dealer is None else [dealer])]:
            check_known(name, names)
        drawings: tuple[Drawing, ...] = ()
        if dealer is None:
            if chance is None:
                raise MatchError("who deals first? Name a dealer, or give chance to find one")
            dealer, drawings = first_dealer(rules, names, chance)
        known = MappingProxyType({name: (totals or {}).get(name, 0) for name in names})
        match = settled(cls(rules=rules, players=names, dealer=dealer, totals=known, drawings=drawings))
        if dealer in match.out:
            raise MatchError(f"{dealer} cannot deal: a total of {known[dealer]} is out")
        return match

    @property
    def out(self) -> tuple[str, ...]:
        """The eliminated players, in clockwise order (S0-112)."""
        gone = {name for group in self.dropped for name in group}
        return tuple(name for name in self.players if name in gone)

    @property
    def active(self) -> tuple[str, ...]:
        """The players who take part in the next deal, in clockwise order."""
        out = self.out
        return tuple(name for name in self.players if name not in out)

    @property
    def deals_played(self) -> int:
        """Deals that counted: void ones do not."""
        return sum(record.winner is not None for record in self.log)

    @property
    def tied(self) -> bool:
        """The end was reached, but several share the lowest total: one more deal (A-176)."""
        lowest = sorted(self.totals.values())[:2]
        return self.limit_passed and self.rules.match_end == "lowest_total" and lowest[0] == lowest[-1]

    @property
    def over(self) -> bool:
        """Whether no further deal is played."""
        return self.ended or self._decided()

    @property
    def winner(self) -> str | None:
        """The only one in first place; None while running, or when an agreed end left a tie."""
        if not self.over:
            return None
        first = [name for name, place in self.places().items() if place == 1]
        return first[0] if len(first) == 1 else None

    def seating(self) -> tuple[str, ...]:
        """Who sits at seats 0, 1, … of the next deal: its order of play (A-007, A-009).

        Seat 0 is the neighbour of the dealer on the rule set's side, the others follow in its
        starting direction (A-135); eliminated players are no neighbours (A-172).

        Raises:
            MatchError: the match is over.
        """
        if self.over:
            raise MatchError("the match is over: no further deal is played")
        return order_of_play(self.rules, self.active, self.dealer)

    @property
    def dealer_seat(self) -> int:
        """The dealer's seat in the next deal; the last one unless a house rule says otherwise."""
        return self.seating().index(self.dealer)

    def record(self, result: Result) -> Match:
        """The match after a deal of the present `seating`, scored by the rule set.

        A void deal writes nothing and the same dealer deals again (A-034).

        Raises:
            MatchError: the match is over, or the result has other seats.
        """
        seating = self.seating()
        if len(result.left) != len(seating):
            raise MatchError(f"a result for {len(result.left)} seats, but {len(seating)} play")
        seat = None if result.winner == VOID else result.winner
        points = deal_points(self.rules, seat, result.left, result.wild_count)
        winner = None if seat is None else seating[seat]
        return self._after(DealRecord(self.dealer, seating, winner, tuple(points)))

    def record_points(self, points: Mapping[str, int], *, winner: str) -> Match:
        """The match after a deal that was scored elsewhere.

        Args:
            points: player → points of the deal, for everybody who took part.
            winner: who won it.

        Raises:
            MatchError: the match is over, or other players took part.
        """
        seating = self.seating()
        if set(points) != set(seating):
            raise MatchError(f"points for {', '.join(points)}, but {', '.join(seating)} played the deal")
        check_known(winner, seating)
        written = tuple(points[name] for name in seating)
        return self._after(DealRecord(self.dealer, seating, winner, written))

    def ended_early(self) -> Match:
        """The match as it stands, over by agreement: the totals decide, first place may be shared.

        Raises:
            MatchError: the match is over already.
        """
        if self.over:
            raise MatchError("the match is over already")
        return replace(self, ended=True)

    def places(self) -> dict[str, int]:
        """Player → place, 1 the best; equal players share one and the next places stay empty.

        Lower totals are better (victory points: higher); who was eliminated later stands before
        those who fell earlier (A-171); after a single deal its winner is first whatever is
        written.
        """
        keys = {name: self._rank_key(name) for name in self.players}
        return {name: 1 + sum(other < keys[name] for other in keys.values()) for name in keys}

    def _rank_key(self, name: str) -> tuple[int, bool, int]:
        """What places are compared by; less is better."""
        total = self.totals[name]
        if self.rules.match_end == "victories":
            return 0, False, -total
        fell = next((i for i, group in enumerate(self.dropped) if name in group), None)
        survived = 0 if fell is None else len(self.dropped) - fell
        lost_deal = self.rules.match_end == "deal" and name != self._last_winner()
        return survived, lost_deal, total

    def _last_winner(self) -> str | None:
        return next((deal.winner for deal in reversed(self.log) if deal.winner is not None), None)

    def _decided(self) -> bool:
        """Whether the rule set ends the match here."""
        end = self.rules.match_end
        if end == "deal":
            return self.deals_played > 0
        if end == "elimination":
            return len(self.active) <= 1
        return self.limit_passed and not self.tied

    def _after(self, deal: DealRecord) -> Match:
        """The match with one more deal in its log."""
        log = (*self.log, deal)
        if deal.winner is None:
            return replace(self, log=log)
        written = deal.by_player()
        totals = {name: total + written.get(name, 0) for name, total in self.totals.items()}
        match = settled(replace(self, totals=MappingProxyType(totals), log=log))
        if not match.active:
            return match
        return replace(match, dealer=next_dealer(self.rules, self.players, self.dealer, match.out))


def settled(match: Match) -> Match:
    """The match with those dropped, or the end marked, that its totals now call for."""
    at_limit = tuple(name for name in match.active if passes(match.rules, match.totals[name]))
    if match.rules.match_end == "deal" or not at_limit:
        return match
    if match.rules.match_end == "elimination":
        return replace(match, dropped=(*match.dropped, at_limit))
    return replace(match, limit_passed=True)


def passes(rules: RuleSet, total: int) -> bool:
    """Whether a total is at the match limit: reached, or only passed, as the rules say (A-170)."""
    return total >= rules.match_limit if rules.limit_reached else total > rules.match_limit


def checked_players(rules: RuleSet, players: Sequence[str]) -> tuple[str, ...]:
    """The names; raises MatchError when one is there twice or their number may not play."""
    twice = [name for at, name in enumerate(players) if name in players[:at]]
    if twice:
        raise MatchError(f"{twice[0]} sits at the table twice: players need different names")
    if not rules.min_players <= len(players) <= rules.max_players:
        raise MatchError(
            f"{len(players)} players: {rules.name or rules.id} is for {rules.min_players} to {rules.max_players}"
        )
    return tuple(players)


def check_known(name: str, players: Sequence[str]) -> None:
    """Raise MatchError when a name is no player's."""
    if name not in players:
        raise MatchError(f"{name!r} does not play: the players are {', '.join(players)}")
