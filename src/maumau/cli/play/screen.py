"""The table as lines of text: who holds how many cards, the pile, what happened, the hand and what may be done.

Pure: a session and the news in, lines out, so that every screen can be tested without a terminal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from maumau.cli.play.asking import asked, choices
from maumau.cli.play.cards import Held, coloured, hand_lines, joined, picture
from maumau.cli.play.session import YOU, Session
from maumau.cli.play.voice import SIGNS, Voice, sign
from maumau.engine.observation import Observation

ASCII: Final = str.maketrans("♣♦♥♠★┌─┐│└┘┏━┓┃┗┛▮▶→·“”„–—…«»’−×", 'CDHS*+-+|+++=+#++#>>-"""--.""\'-x')
"""Signs for terminals that know no others."""
POINTS: Final = 12
"""Columns of somebody's points."""
LOWEST: Final = 3
"""Lines of news that are always shown."""


@dataclass(frozen=True, slots=True)
class Size:
    """The part of a terminal that is drawn on."""

    width: int = 80
    height: int = 24


def plain_signs(lines: Sequence[Text]) -> list[Text]:
    """The same lines with ASCII signs only."""
    out = []
    for line in lines:
        copy = line.copy()
        copy.plain = line.plain.translate(ASCII)
        out.append(copy)
    return out


def frame(session: Session, voice: Voice, news: Sequence[str], size: Size, window: str = "") -> list[Text]:
    """The whole screen for the person, without the line that is typed on."""
    seen = session.current.observation(session.me)
    above = [header(session, voice, size.width), *players(session, voice, seen, size.width), *pile(voice, seen, size)]
    below = [*hand(voice, seen, size.width), *footer(session, voice, seen, size.width, window)]
    room = max(size.height - 1 - len(above) - len(below), LOWEST)
    return [*above, *log(news, size.width, room), *below]


def fitted(line: Text, width: int) -> Text:
    """A line that is not wider than the screen."""
    line.truncate(width, overflow="ellipsis")
    return line


def ends(left: str, right: str, width: int) -> Text:
    """One text at each end of a line."""
    gap = max(width - cell_len(left) - cell_len(right), 1)
    return fitted(Text(left + " " * gap + right), width)


def header(session: Session, voice: Voice, width: int) -> Text:
    """The rule set and where the match stands."""
    left = [voice.words.set_name(voice.rules), voice.text("table-deal", number=len(session.records) + 1)]
    right = voice.text("table-seed", seed=str(session.plan.seed))
    if session.rated:
        left.append(voice.text("table-rating", rating=str(round(session.ratings[YOU][0]))))
    line = ends(" " + " · ".join(left), right + " ", width)
    line.stylize("reverse")
    return line


# -- players -------------------------------------------------------------------------------------------------
def players(session: Session, voice: Voice, seen: Observation, width: int) -> list[Text]:
    """A line for everybody; two columns where more than four play."""
    seats = range(seen.seats)
    if seen.seats <= 4:
        return [fitted(player(session, voice, seen, seat, wide=True), width) for seat in seats]
    half = width // 2
    cells = [fitted(player(session, voice, seen, seat, wide=False), half - 1) for seat in seats]
    for cell in cells:
        cell.pad_right(half - cell.cell_len)
    lines = (seen.seats + 1) // 2
    return [joined(cells[at::lines]) for at in range(lines)]


def player(session: Session, voice: Voice, seen: Observation, seat: int, wide: bool) -> Text:
    """One player: whose turn it is, the name, the cards, what was announced, the points."""
    who = session.seating[seat]
    count = seen.counts[seat]
    turn = "▶" if seat == seen.turn and not seen.over else " "
    level = f"{voice.level(who)}" if wide and who != YOU else ""
    most = 20 if wide else 5
    bar = "▮" * min(count, most) + ("…" if count > most else "")
    line = Text.assemble(
        (f"{turn} {voice.name(who):<9}", "bold" if seat == seen.turn else ""),
        (f"{level:<11}" if wide else "", "dim"),
        (f"{count:>2} ", "bold"),
        (f"{bar:<{most + 1}}", "dim"),
    )
    line.append("  ".join(["", *flags(session, voice, seen, seat, wide)]).rstrip())
    return line


def flags(session: Session, voice: Voice, seen: Observation, seat: int, wide: bool) -> list[str]:
    """What else is to be said of a player."""
    out = []
    if not session.rated:
        id_ = "table-points" if wide else "table-points-short"
        points = voice.text(id_, count=session.match.totals[session.seating[seat]])
        out.append(f"{points:<{POINTS}}" if wide else points)
    if seat in seen.announced:
        out.append(voice.says(voice.said_word(seat in seen.announced_wild)))
    if wide and seat == seen.dealer:
        out.append(voice.text("table-dealer"))
    return out


# -- the middle ----------------------------------------------------------------------------------------------
def pile(voice: Voice, seen: Observation, size: Size) -> list[Text]:
    """The top card and what holds for it."""
    facts = [
        coloured(suit_line(voice, seen)),
        Text(voice.text("table-owes", count=seen.pending) if seen.pending else "", "bold reverse"),
        Text(
            f"{voice.text('table-stock', count=seen.stock_count)} · "
            f"{voice.text('table-pile', count=len(seen.discard) + bool(seen.top))}"
        ),
        Text(order_line(voice, seen), "dim"),
    ]
    card = picture(seen.top) if seen.top else [Text(" " * 6)] * 4
    return [
        fitted(joined([Text("  "), line, Text("  "), fact]), size.width) for line, fact in zip(card, facts, strict=True)
    ]


def suit_line(voice: Voice, seen: Observation) -> str:
    """Which suit has to be matched, or what a joker stands for."""
    if not seen.top:
        return ""
    if seen.top_as:
        return voice.text("table-joker", card=sign(seen.top_as))
    if not seen.suit:
        return voice.text("table-any")
    named = seen.match_state >= 52
    return voice.text("table-suit-named" if named else "table-suit", suit=voice.suit(seen.suit))


def order_line(voice: Voice, seen: Observation) -> str:
    """The players from the one to move on, in the direction of play."""
    seats = [(seen.turn + step * seen.direction) % seen.seats for step in range(seen.seats)]
    return voice.text("table-order", players=" → ".join(voice.seat_name(seat) for seat in seats))


def log(news: Sequence[str], width: int, room: int) -> list[Text]:
    """The last things that happened, in as many lines as there is room."""
    lines: list[Text] = []
    for sentence in news:
        lines += [coloured(f"  {part}") for part in wrapped(sentence, width - 4)]
    shown = lines if len(lines) <= room else [Text("  …"), *lines[len(lines) - room + 1 :]]
    return [*shown, *[Text("")] * (room - len(shown))]


def wrapped(sentence: str, width: int) -> list[str]:
    """A sentence in lines that are not wider."""
    lines = [""]
    for word in sentence.split(" "):
        if lines[-1] and cell_len(lines[-1]) + 1 + cell_len(word) > width:
            lines.append(f"  {word}")
        else:
            lines[-1] = f"{lines[-1]} {word}" if lines[-1] else word
    return lines


# -- the person ----------------------------------------------------------------------------------------------
def held(seen: Observation) -> list[Held]:
    """The person's hand with the numbers to type."""
    legal = {move.cards[0] for move in seen.legal if move.cards}
    return [Held(at, card, card in legal) for at, card in enumerate(seen.hand, 1)]


def hand(voice: Voice, seen: Observation, width: int) -> list[Text]:
    """The hand under its heading."""
    if not seen.hand:
        return []
    return [Text(f" {voice.text('table-hand', count=len(seen.hand))}", "bold"), *hand_lines(held(seen), width)]


def footer(session: Session, voice: Voice, seen: Observation, width: int, window: str) -> list[Text]:
    """What is asked, and what may be typed."""
    question = window or asked(voice, seen, session.seating)
    keys = " · ".join(choices(voice, seen))
    lines = [coloured(f" {line}", "bold") for line in wrapped(question, width - 2)]
    return [*lines, *[coloured(f" {line}") for line in wrapped(keys, width - 2)]]


__all__ = ["SIGNS", "Size", "frame", "held", "plain_signs"]
