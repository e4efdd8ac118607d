"""``maumau replay``: a recorded deal in the terminal, move by move, from any seat's eyes or with all cards open."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich import box
from rich.table import Table

from maumau.cli import GOOD, Problem
from maumau.cli.play.cards import coloured
from maumau.cli.play.session import Plan
from maumau.cli.play.terminal import Screen
from maumau.cli.play.voice import SILENT, Voice, signs
from maumau.engine.deal import Deal
from maumau.engine.events import Event, redact
from maumau.engine.record import Step
from maumau.records import Made, Record, RecordError, read, steps
from maumau.text import LANGUAGES, Translator, language_from

Ask = Callable[[], bool]
"""Waits for the reader; whether he wants to go on."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the parser of ``maumau``."""
    parser = subparsers.add_parser(
        "replay",
        help="show a recorded deal or match, move by move",
        description="Show the deals of a record file, move by move. Exit code 2 when it is no record.",
    )
    parser.add_argument("file", metavar="FILE", help="a file of records (.mau)")
    parser.add_argument("--deal", metavar="N", type=int, help="only the deal that stands at this place of the file")
    parser.add_argument("--from-seat", metavar="SEAT", help="only what a seat saw: its number from 0 on, or a name")
    parser.add_argument("--step", action="store_true", help="wait for Enter after every move; q and Enter stop")
    parser.add_argument("--lang", choices=LANGUAGES, help="language; otherwise LC_ALL or LANG decide")
    parser.add_argument("--no-color", action="store_true", help="no colours (NO_COLOR does the same)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show every deal that is asked for."""
    words = Translator(args.lang or language_from(os.environ))
    screen = Screen(colour=not args.no_color, animated=False)
    try:
        for number, record in chosen(args.file, args.deal):
            teller = Teller(record, voice_of(record, words), screen, eye_of(args.from_seat, record), number)
            if not teller.tell(waiting(words) if args.step else go_on):
                break
    except RecordError as error:
        raise Problem(str(error)) from error
    return GOOD


def chosen(file: str, deal: int | None) -> Iterator[tuple[int, Record]]:
    """The deals to show, each with its place in the file from 1 on.

    Raises:
        RecordError: the file cannot be read, or a deal does not hold.
        Problem: there is no such deal.
    """
    count = 0
    for count, record in enumerate(read(file), 1):
        if deal in (None, count):
            yield count, record
    if count == 0:
        raise Problem(f"{file} holds no deal")
    if deal is not None and not 1 <= deal <= count:
        raise Problem(f"--deal: {file} holds the deals 1 to {count}, not {deal}")


def eye_of(text: str | None, record: Record) -> int | None:
    """The seat that looks on.

    Raises:
        Problem: there is no such seat or name.
    """
    if text is None:
        return None
    names = [name.casefold() for name in record.players]
    if text.casefold() in names:
        return names.index(text.casefold())
    if text.isascii() and text.isdigit() and int(text[:3]) < record.seats:
        return int(text)
    seats = ", ".join(f"{seat} or {name}" for seat, name in enumerate(record.players))
    raise Problem(f"--from-seat: {text!r} is no seat of this deal: there are {seats}")


def go_on() -> bool:
    """Nobody is waited for."""
    return True


def waiting(words: Translator) -> Ask:
    """Waits for Enter; ``q`` or the end of the input stop."""

    def ask() -> bool:
        print(words.text("ask-enter"), end=" ", file=sys.stderr, flush=True)
        line = sys.stdin.readline()
        return bool(line) and line.strip().lower() not in words.text("key-quit").split()

    return ask


# -- telling -------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Names(Voice):
    """A voice that calls players by the names of a record; their ids are their seats."""

    called: tuple[str, ...] = ()

    def name(self, player: str) -> str:
        """See `Voice.name`."""
        return self.called[int(player)]


def voice_of(record: Record, words: Translator) -> Voice:
    """The voice that tells a record."""
    plan = Plan(rules=record.rules, computers=(), seed=0)
    return Names(words, plan, tuple(map(str, range(record.seats))), record.players)


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells one deal."""

    record: Record
    voice: Voice
    screen: Screen
    eye: int | None
    """The seat whose cards are seen; `None`: all are open."""
    number: int

    def tell(self, ask: Ask) -> bool:
        """All of it, or until the reader has enough; whether he wants more."""
        self.heading()
        first, *rest = steps(self.record)
        self.sentences(first.events)
        self.hands(first.deal)
        for count, (made, step) in enumerate(zip(self.record.moves, rest, strict=True), 1):
            if not ask():
                return False
            self.move(count, made, step)
            if ask is not go_on:
                self.state(step.deal)
        self.result()
        return True

    def heading(self) -> None:
        """Which deal it is, by which rules, and who deals."""
        record, text = self.record, self.voice.text
        title = text("table-deal", number=record.deal or self.number)
        rules = self.voice.words.set_name(record.rules)
        self.say("  ".join(filter(None, (title, rules, record.played))), "bold")
        self.say(text("table-order", players=", ".join(record.players)))
        self.say(text("deals-first", **self.voice.whom(str(record.dealer))))

    def move(self, count: int, made: Made, step: Step) -> None:
        """One move and what it led to, in one paragraph."""
        when = "" if made.at is None else f" [{made.at / 1000:.1f} s]"
        told = " ".join(self.spoken(step.events))
        self.say(f"{count:3}{when}  {told or self.voice.move(made.move)}")
        if any(event.kind == "start" for event in step.events):
            self.hands(step.deal)

    def sentences(self, events: Sequence[Event]) -> None:
        """What happened, one sentence a line."""
        for sentence in self.spoken(events):
            self.say(sentence)

    def spoken(self, events: Iterable[Event]) -> Iterator[str]:
        """A sentence for each event that cards do not show by themselves."""
        dealt = False
        for event in events:
            if event.kind == "dealt" and not dealt:
                dealt = True
                yield self.voice.text("event-dealt-all", count=self.record.rules.hand_size_for(self.record.seats))
            if event.kind not in SILENT:
                yield self.voice.event(event if self.eye is None else redact(event, self.eye))

    def hands(self, deal: Deal) -> None:
        """The hands that are seen."""
        for seat in range(self.record.seats):
            if self.eye in (None, seat) and deal.hand(seat):
                self.say(f"     {self.record.players[seat]}: {signs(deal.hand(seat))}")

    def state(self, deal: Deal) -> None:
        """The table after a move: top card, suit, cards owed, stock, hands."""
        text = self.voice.text
        parts = [signs([deal.top])] if deal.top else []
        if deal.suit and not deal.top.endswith(deal.suit):
            parts.append(text("table-suit-named", suit=self.voice.suit(deal.suit)))
        if deal.pending:
            parts.append(text("table-owes", count=deal.pending))
        parts.append(text("table-stock", count=deal.stock_count))
        parts += [f"{name} {count}" for name, count in zip(self.record.players, deal.hand_counts(), strict=True)]
        self.say(f"     {' · '.join(parts)}")
        self.hands(deal)

    def result(self) -> None:
        """Cards left and points, as they are written down."""
        record, text = self.record, self.voice.text
        if record.ending is None:
            self.say(text("match-stopped"), "bold")
            return
        table = Table(box=box.ASCII if self.screen.ascii else box.SIMPLE_HEAD)
        for id_ in ("score-player", "score-left", "score-deal", "score-total"):
            table.add_column(text(id_), justify="left" if id_ in ("score-player", "score-left") else "right")
        for seat, name in enumerate(record.players):
            numbers = ["" if row is None else str(row[seat]) for row in (record.points, record.totals)]
            table.add_row(name, coloured(signs(record.ending.left[seat])), *numbers)
        self.screen.show(table)

    def say(self, line: str, style: str = "") -> None:
        """One line."""
        self.screen.show(coloured(line, style))
