"""A whole table as JSON and back: a cache beside the events, which may be deleted at any time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from types import MappingProxyType
from typing import Any, Final

from maumau.engine.deal import Deal
from maumau.engine.match import DealRecord, Match
from maumau.engine.rules.ruleset import RuleSet
from maumau.fair import Gathering
from maumau.table.chance import chance_from
from maumau.table.settings import Settings
from maumau.table.state import Proposal, Seat, Table

FORMAT: Final = 4
"""Snapshots of another form are not used."""

PLAIN: Final = (
    "id", "code", "created", "host", "phase", "version", "at", "deal_number", "deals", "promised_at",
    "gather_began", "chance", "deal_version", "asked_at", "changed_at", "turn_ends", "next_deal_at", "paused_at",
    "next_proposal_at", "adjourned_from",
)  # fmt: skip


def to_json(table: Table) -> dict[str, Any]:
    """The table, hidden cards included."""
    return {
        "v": FORMAT,
        **{name: getattr(table, name) for name in PLAIN if name != "chance"},
        "chance": dict(table.chance),
        "gathering": None if table.gathering is None else table.gathering.to_json(),
        "quiet": list(table.quiet),
        "proposal": None if table.proposal is None else asdict(table.proposal),
        "watchers": [list(watcher) for watcher in table.watchers],
        "settings": table.settings.to_json(),
        "seats": [asdict(seat) for seat in table.seats],
        "order": list(table.order),
        "match": None if table.match is None else match_to_json(table.match),
        "deal": None if table.deal is None else table.deal.to_json(),
    }


def from_json(data: Mapping[str, Any]) -> Table | None:
    """Read what `to_json` wrote; `None` for what another version of this program wrote: the events say it all."""
    try:
        return read(data) if data.get("v") == FORMAT else None
    except (KeyError, TypeError, ValueError):
        return None


def read(data: Mapping[str, Any]) -> Table:
    """Read a snapshot of this form.

    Raises:
        KeyError, TypeError, ValueError: it is none.
    """
    settings = Settings.from_json(data["settings"])
    deal, match = data["deal"], data["match"]
    return Table(
        **{name: data[name] for name in PLAIN},
        gathering=None if data["gathering"] is None else Gathering.from_json(data["gathering"]),
        quiet=tuple(data["quiet"]),
        proposal=None if data["proposal"] is None else proposal_from_json(data["proposal"]),
        watchers=tuple((user, name) for user, name in data["watchers"]),
        settings=settings,
        seats=tuple(Seat(**seat) for seat in data["seats"]),
        order=tuple(data["order"]),
        match=None if match is None else match_from_json(settings.rules, match),
        deal=None if deal is None else Deal.from_json(settings.rules, deal, chance_from(data["chance"])),
    )


def proposal_from_json(data: Mapping[str, Any]) -> Proposal:
    """Read a proposal."""
    return Proposal(data["what"], data["seat"], data["until"], tuple(data["agreed"]))


def match_to_json(match: Match) -> dict[str, Any]:
    """A match without its rule set."""
    return {
        "players": list(match.players),
        "dealer": match.dealer,
        "totals": dict(match.totals),
        "dropped": [list(group) for group in match.dropped],
        "log": [asdict(record) for record in match.log],
        "drawings": [[list(drawn) for drawn in drawing] for drawing in match.drawings],
        "limit_passed": match.limit_passed,
        "ended": match.ended,
    }


def match_from_json(rules: RuleSet, data: Mapping[str, Any]) -> Match:
    """Read what `match_to_json` wrote."""
    return Match(
        rules=rules,
        players=tuple(data["players"]),
        dealer=data["dealer"],
        totals=MappingProxyType(dict(data["totals"])),
        dropped=tuple(tuple(group) for group in data["dropped"]),
        log=tuple(
            DealRecord(record["dealer"], tuple(record["players"]), record["winner"], tuple(record["points"]))
            for record in data["log"]
        ),
        drawings=tuple(tuple((name, card) for name, card in drawing) for drawing in data["drawings"]),
        limit_passed=data["limit_passed"],
        ended=data["ended"],
    )
