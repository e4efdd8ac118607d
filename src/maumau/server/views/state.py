"""The state of a table as messages for one viewer, built up from what the table layer lets that viewer see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from maumau.engine.cards import parse_card
from maumau.engine.kernel.codes import ANY, NAMED
from maumau.engine.match import Match
from maumau.engine.observation import Own
from maumau.engine.seating import step_of
from maumau.results import hints_given
from maumau.server import protocol as p
from maumau.server.views.legal import legal_view
from maumau.table import Table
from maumau.table.agreement import asked
from maumau.table.view import observation, own

BENEATH: Final = 6
"""Cards of the pile that are shown under the top card."""


# ---------------------------------------------------------------- state


def seat_views(table: Table) -> list[p.Seat]:
    """Who sits where."""
    return [
        p.Seat(
            kind="person" if seat.user else "computer" if seat.level else "free",
            user=seat.user,
            name=seat.name,
            level=seat.level,
            host=bool(seat.user) and seat.user == table.host,
            ready=seat.ready,
            away=seat.away,
            away_since=seat.away_since if seat.away else None,
            autopilot=seat.autopilot,
            left=seat.left,
            out=is_out(table.match, number),
        )
        for number, seat in enumerate(table.seats)
    ]


def is_out(match: Match | None, seat: int) -> bool:
    """Whether a seat has been eliminated."""
    return match is not None and str(seat) in match.out


def settings_view(table: Table) -> p.Settings:
    """The settings as the host would send them."""
    chosen = table.settings
    return p.Settings(
        rules=p.HouseRules(chosen.base, dict(chosen.changes), chosen.name),
        seats=chosen.seats,
        turn_time=chosen.turn_time,
        single_deal=chosen.single_deal,
        open=chosen.open,
        fill=chosen.fill,
        pace=chosen.pace,
        ceremony=chosen.ceremony,
    )


def score_view(table: Table) -> p.Score:
    """The score sheet."""
    match = table.match
    rules = match.rules if match is not None else table.rules
    score = p.Score(rules.scoring, rules.match_end, rules.match_limit, table.settings.single_deal)
    if match is None:
        return score
    score.rows = [
        p.ScoreRow(
            number=number,
            dealer=int(record.dealer),
            winner=None if record.winner is None else int(record.winner),
            points=by_seat(table, record.by_player()),
        )
        for number, record in enumerate(match.log, start=1)
    ]
    score.totals = by_seat(table, match.totals)
    score.out = [int(name) for name in match.out]
    score.over = match.over
    score.early = match.ended and not table.settings.single_deal
    if match.over:
        score.places = by_seat(table, match.places())
        score.winner = None if match.winner is None else int(match.winner)
    return score


def by_seat(table: Table, values: Any) -> list[int | None]:
    """Values by player as a list by seat of the table."""
    return [values.get(str(seat)) for seat in range(len(table.seats))]


def proposal_view(table: Table) -> p.Proposal | None:
    """What is proposed."""
    one = table.proposal
    if one is None:
        return None
    return p.Proposal(one.what, one.seat, one.until, [seat for seat in asked(table) if seat not in one.agreed])


def clock_view(table: Table) -> p.Clock | None:
    """The clock that people see: for a person's turn, or for the score sheet."""
    paused = table.paused_at is not None
    if table.phase == "between":
        return p.Clock("next_deal", table.next_deal_at, table.next_deal_at - table.at, paused=paused)
    turn = table.turn
    if turn is None or not table.settings.turn_time or table.seats[turn].computer_moves:
        return None
    return p.Clock("turn", table.turn_ends, table.settings.turn_time * 1000, turn, paused)


def own_part(table: Table, seat: int | None) -> p.OwnPart | None:
    """What a viewer knows of his own hand and may do; `None` for a spectator and for a seat not in the deal."""
    deal, deal_seat, mine = table.deal, table.deal_seat(seat), own(table, seat)
    if deal is None or deal_seat is None or mine is None:
        return None
    return p.OwnPart(legal_view(deal, deal_seat, mine, table.order), list(mine.hand), mine.drawn)


def hand_view(public: p.DealView, mine: Own) -> p.DealView:
    """What everybody knows of the deal, and the viewer's own hand."""
    view: p.DealView = public.__copy__()  # type: ignore[attr-defined]  # faster than copy.copy
    view.hand = list(mine.hand)
    view.drawn = mine.drawn
    return view


def public_view(table: Table) -> p.DealView | None:
    """What everybody knows of the deal; `None` before the first."""
    seen = observation(table, None)
    if seen is None:
        return None
    order, rules = table.order, table.rules
    chain = seen.context_name == "chain" and seen.top
    return p.DealView(
        number=table.deal_number,
        dealer=order[seen.dealer],
        order=list(order),
        context=cast(Any, seen.context_name),
        turn=order[seen.turn],
        clockwise=(seen.direction == 1) == (step_of(rules.direction) == 1),
        counts=counts(table, seen.counts),
        stock_count=seen.stock_count,
        top=seen.top,
        top_as=seen.top_as,
        suit=cast(Any, seen.suit),
        nominated=NAMED <= seen.match_state < ANY,
        pending=seen.pending,
        answers=rules.effect_of(parse_card(seen.top_as or seen.top)).answers.split() if chain else [],
        discard_count=len(seen.discard) + bool(seen.top),
        beneath=list(seen.discard[-BENEATH:]),
        announced=[order[i] for i in seen.announced],
        announced_wild=[order[i] for i in seen.announced_wild],
        challengeable=[order[i] for i in seen.challengeable],
        pulled=seen.pulled,
        hints=hints_given(table),
    )


def counts(table: Table, of_deal: Sequence[int]) -> list[int | None]:
    """Cards in each hand by seat of the table."""
    out: list[int | None] = [None] * len(table.seats)
    for seat, count in zip(table.order, of_deal, strict=True):
        out[seat] = count
    return out
