"""The computer players at the table: each is asked what its seat would do, with what its seat knows."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from maumau.bots import Budget, Player, Rng
from maumau.bots.outside import Outside
from maumau.cli.play.session import DEALS, Plan, Session
from maumau.engine.events import redact
from maumau.engine.moves import Move
from maumau.lab.who import seat_by_name, short_name

THINKING = 1 << 16
"""Streams of the seed from here on are the computer players' own chance."""


@dataclass(frozen=True, slots=True)
class Computers:
    """The computer players of a plan.  Equal sessions get equal answers: their chance comes from the seed too."""

    players: Mapping[str, Player]
    budget: Budget = field(default_factory=Budget)

    @staticmethod
    def of(plan: Plan) -> Computers:
        """Call them by their kinds.

        Raises:
            UnknownPlayer: there is no such kind.
        """
        made = {kind: seat_by_name(kind, plan.rules) for kind in set(plan.computers)}
        return Computers({id_: made[plan.kind(id_)] for id_ in plan.players if plan.kind(id_)})

    def __enter__(self) -> Computers:
        return self

    def __exit__(self, *_error: object) -> None:
        """End the programs among them, and say what they did wrong."""
        for one in {id(one): one for one in self.players.values() if isinstance(one, Outside)}.values():
            one.close()
            for what, times in sorted(one.take_faults().items()):
                print(f"maumau: {short_name(one.name)}: {what} {times}", file=sys.stderr)

    def choose(self, session: Session, seat: int) -> Move | None:
        """What a seat does now; `None`: nothing out of turn."""
        deal = session.current
        history = [redact(event, seat) for event in session.events]
        return self.players[session.seating[seat]].choose(
            deal.observation(seat), history, self.budget, chance(session, seat), totals(session)
        )


def chance(session: Session, seat: int) -> Rng:
    """The chance of one question: of this deal, after these moves, to this seat."""
    deal = Rng(session.plan.seed, THINKING + DEALS + len(session.past)).x
    return Rng(deal, len(session.made) * 8 + seat)


def totals(session: Session) -> Sequence[int]:
    """The points before the deal, by seat."""
    return [session.match.totals[player] for player in session.seating]
