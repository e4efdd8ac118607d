"""Fronts without a keyboard: moves from a file, and a demonstration in which only computer players sit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from maumau.cli import Problem
from maumau.cli.play.cards import coloured
from maumau.cli.play.host import Leave
from maumau.cli.play.keys import simple
from maumau.cli.play.news import opening, since
from maumau.cli.play.scores import score_table, verdict
from maumau.cli.play.session import Session
from maumau.cli.play.terminal import Screen
from maumau.cli.play.voice import Voice, signs
from maumau.engine.moves import Move, MoveError
from maumau.engine.reasons import IllegalMove

MOST_SHOWN = 12
"""Legal moves that a complaint lists."""


@dataclass(slots=True)
class Reporter:
    """Prints a match line by line; knows nobody who could answer."""

    screen: Screen
    voice: Voice
    keep: Callable[[Session], None] = lambda _session: None

    def dealt(self, session: Session) -> None:
        """See `host.Front`."""
        self.voice = replace(self.voice, seating=session.seating)
        self.say(self.voice.text("table-deal", number=len(session.records) + 1), "bold")
        self.tell(opening(session, self.voice))
        self.hands(session)
        self.keep(session)

    def hands(self, session: Session) -> None:
        """The hands that the reader may see."""
        shown = range(len(session.seating)) if not session.plan.person else [s for s in (session.me,) if s is not None]
        for seat in shown:
            self.say(f"  {self.voice.seat_name(seat)}: {signs(session.current.hand(seat))}")

    def happened(self, before: Session, after: Session) -> None:
        """See `host.Front`."""
        self.keep(after)
        self.tell(since(before, after, self.voice))

    def counted(self, session: Session) -> None:
        """See `host.Front`."""
        self.keep(session)
        self.screen.show(score_table(session, self.voice, self.screen.ascii))
        for sentence in verdict(session, self.voice):
            self.say(sentence, "bold")

    def tell(self, sentences: Iterable[str]) -> None:
        """Sentences, one a line."""
        for sentence in sentences:
            self.say(f"  {sentence}")

    def say(self, text: str, style: str = "") -> None:
        """One line."""
        self.screen.show(coloured(text, style))

    def move(self, _session: Session) -> Move:
        """Nobody is asked."""
        raise Leave

    def interject(self, _session: Session) -> Move | None:
        """Nobody is asked."""
        return None


@dataclass(slots=True)
class Script(Reporter):
    """The person's moves come from lines, one move text each."""

    name: str = "script"
    lines: Sequence[tuple[int, str]] = ()
    """Line numbers from 1 on, and texts; without comments and empty lines."""
    used: int = field(default=0)

    def move(self, session: Session) -> Move:
        """The next line, or what the cut leaves to chance.

        Raises:
            Leave: there are no more lines.
            Problem: the line is no move, or not a legal one.
        """
        if self.used >= len(self.lines):
            raise Leave
        _, text = self.lines[self.used]
        move = self.parsed(text, session)
        try:
            session.current.apply(session.me or 0, move)
        except IllegalMove as error:
            raise self.problem(f"{text!r} is not possible: {self.voice.reason(error.reason)}", session) from error
        self.used += 1
        return move

    def interject(self, session: Session) -> Move | None:
        """The next line, where it is a move out of turn that is possible now."""
        if self.used >= len(self.lines) or session.me is None:
            return None
        try:
            move = Move.parse(self.lines[self.used][1])
        except MoveError:
            return None
        if move.kind not in ("jump-in", "challenge", "announce"):
            return None
        move = self.parsed(str(move), session)
        if session.current.why_illegal(session.me, move) is not None:
            return None
        self.used += 1
        return move

    def parsed(self, text: str, session: Session) -> Move:
        """The move of a line; names of players become seats.

        Raises:
            Problem: it is none.
        """
        try:
            move = Move.parse(text)
        except MoveError as error:
            raise self.problem(str(error), session) from error
        if isinstance(move.target, int):
            return move
        seats = [s for s, player in enumerate(session.seating) if self.is_called(player, move.target)]
        if not seats:
            names = ", ".join(f"{s} or {self.voice.seat_name(s)}" for s in range(len(session.seating)))
            raise self.problem(f"nobody is called {move.target!r}: there are {names}", session)
        return replace(move, target=seats[0])

    def is_called(self, player: str, name: str) -> bool:
        """Whether a player has this name."""
        return simple(name) == simple(self.voice.name(player))

    def problem(self, text: str, session: Session) -> Problem:
        """What is wrong with the present line, and what would be right."""
        legal = [str(move) for move in session.current.legal_moves(session.me or 0)]
        more = ", …" if len(legal) > MOST_SHOWN else ""
        right = f"; possible here: {', '.join(legal[:MOST_SHOWN])}{more}" if legal else ""
        return Problem(f"{self.name}, line {self.lines[self.used][0]}: {text.rstrip('.')}{right}")

    def check_used(self) -> None:
        """Complain about lines that no deal was left for.

        Raises:
            Problem: there are some.
        """
        if self.used < len(self.lines):
            number, text = self.lines[self.used]
            raise Problem(f"{self.name}, line {number}: {text!r} comes after the end of the match")


def script_lines(text: str) -> list[tuple[int, str]]:
    """The lines of a script with their numbers, without comments (``#``) and empty lines."""
    stripped = ((number, line.partition("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1))
    return [(number, line) for number, line in stripped if line]
