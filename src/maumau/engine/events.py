"""Events: what happened, as frozen values; each is also what a seat may be told of it, once `redact` has built that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from maumau.engine.cards import JOKER, NAMES, SUITS
from maumau.engine.kernel import codes

WHY: Final = ("turn", "owed", "hit", "search", "not_announced", "wrong_card", "final", "dealt")
"""Why cards were drawn, by the kernel's number."""


class Event(NamedTuple):
    """One fact."""

    kind: str
    """See `DATA`."""
    seat: int | None
    """Whom it concerns, 0‥n-1."""
    data: Mapping[str, Any]
    """JSON-ready details."""

    def to_json(self) -> dict[str, Any]:
        """A plain mapping: ``{"kind": …, "seat": …, **data}``."""
        return {"kind": self.kind, "seat": self.seat, **self.data}

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Event:
        """Read what `to_json` wrote."""
        rest = {key: value for key, value in data.items() if key not in ("kind", "seat")}
        return Event(data["kind"], data["seat"], rest)


DATA: Final[dict[str, str]] = {
    "cut": "position: cards lifted",
    "took": "card: the strong card won at the cut (open)",
    "left": "card: the strong card the cutter left (open)",
    "redealt": "card: the fourth strong card; all is shuffled and cut again",
    "dealt": "count, and for the seat itself cards",
    "start": "card: the first card of the pile",
    "played": "cards in order, as (what a joker stands for), suit (named), announced, announced_wild (by "
    "the word for wild cards), jump_in",
    "drew": "count, why, and for the seat itself cards",
    "passed": "",
    "reshuffled": "count: cards of the pile that are the new stock",
    "owes": "count: cards the seat owes now",
    "skipped": "",
    "turned": "direction: 1 as at the start, -1 against",
    "announced": "announced_wild, where it was the word for wild cards",
    "challenged": "target: the seat whose silence was pointed out",
    "wrong_card": "card: shown and taken back",
    "turn": "context: what is asked of the seat",
    "won": "cards: of the winning move, wild: suit-setting wild cards among them",
    "void": "",
}
"""The kinds of events and their data."""

HIDDEN: Final = {"dealt": "cards", "drew": "cards"}
"""The only details that not everybody may know."""


IN_A_ROW: Final = (codes.EV_DREW, codes.EV_DEALT, codes.EV_PLAYED)
"""Codes of which several in a row are one event."""


def redact(event: Event, seat: int | None) -> Event:
    """The event as a seat (`None`: a spectator) may know it, built up from what is open to all."""
    hidden = HIDDEN.get(event.kind)
    if hidden is None or event.seat == seat:
        return event
    return Event(event.kind, event.seat, {key: value for key, value in event.data.items() if key != hidden})


def read_log(log: list[int]) -> list[Event]:
    """The kernel's log as events; cards drawn or dealt in a row become one event."""
    out: list[Event] = []
    i, end = 0, len(log)
    while i < end:
        code, seat = log[i], log[i + 1]
        j = i + 4
        if code in IN_A_ROW and j < end:
            same = log[i + 3] if code == codes.EV_DREW else None
            while j < end and log[j] == code and log[j + 1] == seat and same in (None, log[j + 3]):
                j += 4
        out.append(READ[code](seat, log[i + 2 : j : 4], log[i + 3]))
        i = j
    return out


def dealt(seat: int, kinds: list[int], _extra: int) -> Event:
    """Cards dealt to a seat."""
    return Event("dealt", seat, {"count": len(kinds), "cards": [NAMES[kind] for kind in kinds]})


def drew(seat: int, kinds: list[int], why: int) -> Event:
    """Cards drawn by a seat."""
    return Event("drew", seat, {"count": len(kinds), "why": WHY[why], "cards": [NAMES[kind] for kind in kinds]})


def played(seat: int, kinds: list[int], extra: int) -> Event:
    """Cards laid by a seat."""
    data: dict[str, Any] = {"cards": [NAMES[kind] for kind in kinds]}
    as_kind, suit = extra & 63, (extra >> 6 & 7) - 1
    if kinds[0] >= JOKER and as_kind < JOKER:
        data["as"] = NAMES[as_kind]
    if suit >= 0:
        data["suit"] = SUITS[suit]
    return Event("played", seat, data | said(extra))


def said(extra: int) -> dict[str, Any]:
    """What the log tells of an announcement."""
    out: dict[str, Any] = {"announced": True} if extra & codes.SAID else {}
    return out | {"announced_wild": True} if extra & codes.SAID_WILD_TOO else out


def announced(seat: int, _values: list[int], extra: int) -> Event:
    """A late announcement."""
    return Event("announced", seat, {"announced_wild": True} if extra & codes.SAID_WILD_TOO else {})


def with_card(kind: str) -> Any:
    """A reader of events about one card."""
    return lambda seat, values, _extra: Event(kind, seat if seat >= 0 else None, {"card": NAMES[values[0]]})


def with_value(kind: str, name: str) -> Any:
    """A reader of events with one number."""
    return lambda seat, values, _extra: Event(kind, seat if seat >= 0 else None, {name: values[0]})


def bare(kind: str) -> Any:
    """A reader of events without details."""
    return lambda seat, _values, _extra: Event(kind, seat if seat >= 0 else None, {})


READ: Final[dict[int, Any]] = {
    codes.EV_START: with_card("start"),
    codes.EV_CUT: with_value("cut", "position"),
    codes.EV_TOOK: with_card("took"),
    codes.EV_LEFT: with_card("left"),
    codes.EV_REDEALT: with_card("redealt"),
    codes.EV_DEALT: dealt,
    codes.EV_PLAYED: played,
    codes.EV_DREW: drew,
    codes.EV_PASSED: bare("passed"),
    codes.EV_RESHUFFLED: with_value("reshuffled", "count"),
    codes.EV_OWES: with_value("owes", "count"),
    codes.EV_SKIPPED: bare("skipped"),
    codes.EV_TURNED: with_value("turned", "direction"),
    codes.EV_ANNOUNCED: announced,
    codes.EV_CHALLENGED: with_value("challenged", "target"),
    codes.EV_WRONG_CARD: with_card("wrong_card"),
    codes.EV_WON: with_value("won", "wild"),
    codes.EV_VOID: bare("void"),
}
