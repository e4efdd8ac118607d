"""A hint at the terminal: what the master would do in the person's place, and why, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator

from maumau.bots.hints import Hint, Why, hint
from maumau.cli.play.computers import chance, totals
from maumau.cli.play.session import Session
from maumau.cli.play.voice import SIGNS, Voice, sign, signs, yes_no
from maumau.engine.events import redact
from maumau.engine.moves import Move
from maumau.engine.observation import Observation

MOST_OTHERS = 3
"""Other moves that are named."""


def advice(session: Session, voice: Voice) -> list[str]:
    """A hint as sentences; where ratings are at stake, or nothing is to be done, one that says so."""
    if session.rated:
        return [voice.text("hint-rated")]
    found = asked(session)
    seen = session.current.observation(session.me)
    if found is None:
        could_jump = any(move.kind == "jump-in" for move in seen.legal)
        return [voice.text("hint-wait" if could_jump else "hint-none")]
    return list(sentences(found, seen, voice))


def asked(session: Session) -> Hint | None:
    """What the master would do; it sees what the person sees."""
    if session.me is None:
        return None
    deal = session.current
    history = [redact(event, session.me) for event in session.events]
    seen = deal.observation(session.me)
    return hint(seen, history, deal.rules, chance(session, session.me), totals=totals(session))


def sentences(found: Hint, seen: Observation, voice: Voice) -> Iterator[str]:
    """The move, the reasons, the chance and the other moves."""
    also = f" {voice.text('hint-say-too', word=word_with(found.move, seen, voice))}" if found.move.announce else ""
    yield move_text(found.move, seen, voice) + also
    for why in found.reasons:
        yield reason(why, voice)
    if found.chance is not None:
        yield voice.text("hint-chance", percent=percent(found.chance))
    best = {move.cards or move.kind: (move, chance) for move, chance in reversed(found.others)}
    others = [one for one in found.others if one in best.values()]
    if others:
        named = [other(move, chance, seen, voice) for move, chance in others[:MOST_OTHERS]]
        yield voice.text("hint-others", moves=", ".join(named))


def word_with(move: Move, seen: Observation, voice: Voice) -> str:
    """What is said with a move."""
    left = list(seen.hand)
    for card in move.cards:
        left.remove(card)
    return voice.last_word(left)


def move_text(move: Move, seen: Observation, voice: Voice) -> str:
    """What to do."""
    claim = "-claim" if move.kind == "pass" and seen.context_name == "claim" else ""
    return voice.text(
        f"hint-{move.kind}{claim}",
        cards=signs(move.cards),
        joker=yes_no(bool(move.as_card)),
        named=yes_no(bool(move.suit)),
        suit=voice.suit(move.suit) if move.suit else "",
        count=seen.pending,
        who=voice.seat_name(int(move.target)) if move.kind == "challenge" else "",
        word=voice.last_word(seen.hand),
        **{"as": sign(move.as_card) if move.as_card else ""},
    )


def other(move: Move, chance: float, seen: Observation, voice: Voice) -> str:
    """Another move in few words."""
    suit = f" → {SIGNS[move.suit]}" if move.suit else ""
    text = signs(move.cards) + suit if move.cards else move_text(move, seen, voice).rstrip(".")
    return voice.text("hint-other", move=text, percent=percent(chance))


def reason(why: Why, voice: Voice) -> str:
    """Why, in a sentence."""
    values = dict(why.values)
    seat = values.get("seat", values.get("target", -1))
    return voice.text(
        f"why-{why.code.replace('_', '-')}",
        who=voice.seat_name(int(seat)),
        left=values.get("left", 0),
        cards=values.get("cards", 0),
        worlds=values.get("worlds", 0),
        card=sign(str(values["card"])) if "card" in values else "",
        suit=voice.suit(str(values["suit"])) if "suit" in values else "",
    )


def percent(chance: float) -> int:
    """A chance in percent."""
    return round(100 * chance)
