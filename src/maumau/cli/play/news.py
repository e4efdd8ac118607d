"""What happened between two states of a session, as sentences for one reader."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from maumau.cli.play.session import Session
from maumau.cli.play.voice import SILENT, Voice, sign
from maumau.engine.events import Event, redact


def since(before: Session, after: Session, voice: Voice) -> list[str]:
    """The sentences about everything that happened from one state of a deal to a later one."""
    return sentences(after.events[len(before.events) :], after, voice)


def opening(session: Session, voice: Voice) -> list[str]:
    """The sentences about the beginning of a deal: who draws for it, who deals, the cut, the start card."""
    first = [
        voice.text("drawing", **voice.whom(player), card=sign(card))
        for drawing in session.match.drawings
        for player, card in drawing
        if not session.records
    ]
    dealer = session.seating[session.current.dealer]
    return [*first, voice.text("deals-first", **voice.whom(dealer)), *sentences(session.events, session, voice)]


def sentences(events: Sequence[Event], session: Session, voice: Voice) -> list[str]:
    """One sentence for each event that the table does not show by itself."""
    return list(spoken(events, session, voice))


def spoken(events: Sequence[Event], session: Session, voice: Voice) -> Iterator[str]:
    """The sentences, one after the other."""
    dealt = False
    for event in events:
        if event.kind == "dealt" and not dealt:
            dealt = True
            yield voice.text("event-dealt-all", count=session.plan.rules.hand_size_for(len(session.seating)))
        if event.kind not in SILENT:
            yield voice.event(known(event, session))


def known(event: Event, session: Session) -> Event:
    """The event as the reader may know it; without a person at the table the cards are open."""
    return redact(event, session.me) if session.plan.person else event
