"""Why a table refuses a command: ids with values, beside the engine's reasons for moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

REFUSALS: Final[Mapping[str, str]] = {
    "not_in_phase": "{command} is not possible while the table is {phase}",
    "stale": "the table has moved on",
    "bad_move": "this is no move: {move}",
    "not_seated": "only who sits at the table may do this",
    "already_seated": "you sit at seat {seat} already",
    "seat_taken": "seat {seat} is taken",
    "no_free_seat": "there is no free seat",
    "no_such_seat_here": "the table has the seats 0 to {last}",
    "not_in_deal": "seat {seat} takes no part in this deal",
    "host_only": "only the host may do this",
    "not_own_seat": "during a match one returns to one's own seat only",
    "too_few": "{players} players: the rule set needs {low} at least",
    "not_ready": "seat {seat} is not ready yet",
    "seats_out_of_range": "{rules} is for {low} to {high} players",
    "seats_in_use": "seat {seat} is taken: free it first",
    "not_a_computer_seat": "a person sits at seat {seat}",
    "not_away": "its player is here, or has not been away for {seconds} seconds",
    "has_clock": "the clock takes care of it",
    "no_person": "no person sits at seat {seat}",
    "fair_closed": "the shuffle takes no contribution of this kind now",
    "fair_full": "{count} spectators contribute to this shuffle already",
    "fair_wrong": "this contribution does not fit: {detail}",
    "proposal_open": "something else is proposed already",
    "proposed_lately": "something may be proposed again in {seconds} seconds",
    "no_proposal": "nothing is proposed",
    "nothing_to_do": "it is so already",
}
"""Ids and their English words."""


class Refused(ValueError):
    """A command that changes nothing; `id` is of `REFUSALS` or of the engine's reasons."""

    def __init__(self, id_: str, **values: str | int) -> None:
        super().__init__(REFUSALS[id_].format(**values) if id_ in REFUSALS else id_)
        self.id = id_
        self.values: Mapping[str, str | int] = values
