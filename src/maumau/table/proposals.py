"""How proposals change a table, and what comes of them: the end of the match, its adjournment, its going on."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from maumau.table import events as ev
from maumau.table.parts import Facts, asked, paused_or_not
from maumau.table.shuffling import nobody_ready
from maumau.table.state import Proposal, Table

PROPOSAL_STANDS: Final = 60_000
"""Milliseconds in which people answer a proposal; the next deal ends it too."""
PROPOSAL_PAUSE: Final = 30_000
"""Milliseconds after a proposal that came to nothing in which nothing is proposed."""

Change = tuple[Table, Facts]


def proposed(table: Table, event: ev.Proposed) -> Change:
    """Something is proposed; who proposes it agrees."""
    return table._replace(proposal=Proposal(event.what, event.seat, event.at + PROPOSAL_STANDS, (event.seat,))), ()


def agreed(table: Table, event: ev.Agreed) -> Change:
    """One more agrees."""
    if table.proposal is None:
        raise ValueError("nothing is proposed")
    return table._replace(proposal=replace(table.proposal, agreed=(*table.proposal.agreed, event.seat))), ()


def lapsed(table: Table, event: ev.ProposalLapsed) -> Change:
    """Nothing came of it."""
    return table._replace(proposal=None, next_proposal_at=event.at + PROPOSAL_PAUSE), ()


def ended_early(table: Table, _event: ev.EndedEarly) -> Change:
    """The match is over as it stands; a deal that runs is broken off."""
    if table.match is None:
        raise ValueError("there is no match to end")
    deal = None if table.phase == "playing" else table.deal
    return table._replace(match=table.match.ended_early(), deal=deal, proposal=None, turn_ends=0), ()


def adjourned(table: Table, event: ev.Adjourned) -> Change:
    """Clocks stand still from now on, whoever is here."""
    return table._replace(
        phase="adjourned", adjourned_from=table.phase, proposal=None, paused_at=event.at, seats=nobody_ready(table)
    ), ()


def went_on(table: Table, event: ev.WentOn) -> Change:
    """The match goes on where it stood; the seat to move has its whole time."""
    if not table.adjourned_from:
        raise ValueError("the match is not adjourned")
    again = table._replace(phase=table.adjourned_from, adjourned_from="", seats=nobody_ready(table))
    return asked(paused_or_not(again, event.at), event.at), ()
