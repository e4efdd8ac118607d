"""The table of points after a deal, and the end of a match."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from maumau.cli.play.cards import coloured
from maumau.cli.play.session import YOU, Session
from maumau.cli.play.voice import Voice, signs


def score_table(session: Session, voice: Voice, ascii_only: bool = False) -> Table:
    """What everybody has, what was written for the last deal, and, right after it, the cards left in the hands."""
    record = session.records[-1]
    left = dict(zip(session.seating, session.current.hands(), strict=True)) if session.current.over else {}
    written = record.by_player()
    places = session.match.places()
    title = voice.text("score-title", number=len(session.records))
    table = Table(title=title, title_justify="left", box=box.ASCII if ascii_only else box.SIMPLE_HEAD)
    table.add_column(voice.text("score-place"), justify="right", no_wrap=True)
    table.add_column(voice.text("score-player"), no_wrap=True)
    table.add_column(voice.text("score-left"), ratio=1)
    for heading in number_headings(session, voice):
        table.add_column(heading, justify="right", no_wrap=True)
    for player in sorted(session.plan.players, key=lambda player: places[player]):
        cells = numbers(session, voice, player, written.get(player))
        name = Text(voice.name(player), "bold" if player == YOU else "")
        table.add_row(str(places[player]), name, coloured(signs(left.get(player, ()))), *cells)
    return table


def number_headings(session: Session, voice: Voice) -> list[str]:
    """The headings of the columns with numbers."""
    kind = session.plan.rules.scoring
    if kind == "none":
        return [voice.text(f"score-{name}") for name in ("won", "change", "rating")]
    return [voice.text(f"score-{name}") for name in ("deal", "total")]


def numbers(session: Session, voice: Voice, player: str, written: int | None) -> list[str]:
    """The numbers of a player's row."""
    if session.rated:
        rating, deals = session.ratings[player]
        change = rating - session.ratings_before[player][0]
        return [str(session.victories()[player]), f"{change:+.0f}" if deals else "", f"{rating:.0f}"]
    total = session.match.totals[player]
    return [voice.text("score-out") if written is None else f"{written:+d}" if written else "0", str(total)]


def verdict(session: Session, voice: Voice) -> list[str]:
    """What the table means: who is out, whether the match goes on, who has won it."""
    match = session.match
    out = [voice.text("match-out", **voice.whom(player)) for player in newly_out(session)]
    if session.endless:
        return out
    if match.over:
        winner = match.winner
        ending = voice.text("match-shared") if winner is None else voice.text("match-won", **voice.whom(winner))
        return [*out, ending]
    if session.finished:
        return [*out, voice.text("match-stopped")] if session.plan.person else out
    if match.tied:
        return [*out, voice.text("score-tied")]
    return [*out, voice.text("score-limit", end=match.rules.match_end, limit=str(match.rules.match_limit))]


def newly_out(session: Session) -> list[str]:
    """Who dropped out with the last deal."""
    dropped = session.match.dropped
    took_part = session.records[-1].players
    return [player for player in (dropped[-1] if dropped else ()) if player in took_part]
