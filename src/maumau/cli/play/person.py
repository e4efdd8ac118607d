"""The person's side of the table in a terminal: draws, asks, explains refusals.  Decides no rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from maumau.cli.play.advice import advice
from maumau.cli.play.asking import choices
from maumau.cli.play.cards import coloured
from maumau.cli.play.dialogs import Dialogs, explanation, help_lines
from maumau.cli.play.host import Leave
from maumau.cli.play.news import opening, since
from maumau.cli.play.reading import Fault, Request, leaves_last, missing, read
from maumau.cli.play.scores import score_table, verdict
from maumau.cli.play.screen import frame, wrapped
from maumau.cli.play.session import Session
from maumau.cli.play.terminal import Screen, Typist
from maumau.cli.play.voice import Voice, wild_cards
from maumau.engine.moves import Move
from maumau.engine.observation import Observation
from maumau.engine.reasons import IllegalMove

PROMPT = " > "


@dataclass(slots=True)
class Person:
    """The front of a match in a terminal."""

    screen: Screen
    typist: Typist
    voice: Voice
    keep: Callable[[Session], None] = lambda _session: None
    """Called after every move and deal."""
    wait: float = 2.0
    """Seconds in which something may be done out of turn; 0: until Enter."""
    pace: float = 0.6
    """Seconds after each move of a computer player."""
    remind: bool = True
    """Whether the announcement is asked for."""
    news: list[str] = field(default_factory=list)
    """What happened since the person's last move."""
    declined: frozenset[str] = frozenset()
    """Moves out of turn that the person does not want now."""
    drawn: tuple[int, int] = (-1, -1)
    """The state that the screen shows."""

    # -- Front -----------------------------------------------------------------------------------------------
    def dealt(self, session: Session) -> None:
        """See `host.Front`."""
        self.voice = replace(self.voice, seating=session.seating)
        self.news = opening(session, self.voice) if not session.made else [self.voice.text("resumed")]
        self.declined = frozenset()
        self.drawn = (-1, -1)
        self.keep(session)
        if session.me is None or session.current.turn != session.me:
            self.speak(self.news, session)

    def happened(self, before: Session, after: Session) -> None:
        """See `host.Front`."""
        self.keep(after)
        seat = after.made[-1][0]
        said = since(before, after, self.voice)
        if seat == after.me and seat == before.current.turn:
            self.news = []
        self.news += said
        self.speak(said, after)
        if seat != after.me and after.me is not None:
            self.screen.wait(self.pace)

    def speak(self, said: list[str], session: Session) -> None:
        """Print sentences as they come; nobody wants to read the moves of a deal without being in it."""
        if session.me is not None:
            for sentence in said:
                self.screen.show(coloured(f"  {sentence}"))

    def counted(self, session: Session) -> None:
        """See `host.Front`."""
        self.keep(session)
        self.screen.show(score_table(session, self.voice, self.screen.ascii))
        for sentence in verdict(session, self.voice):
            self.screen.show(coloured(f" {sentence}", "bold"))
        if not session.finished:
            self.go_on("ask-again" if session.endless else "ask-next")

    def go_on(self, question: str) -> None:
        """Wait for Enter.

        Raises:
            Leave: the person wants no further deal.
        """
        dialogs = self.dialogs()
        typed = dialogs.line(f" {self.voice.text(question, key=dialogs.keys.shown('quit'))} ")
        if dialogs.keys.goes_back(typed.strip()):
            raise Leave

    # -- moves -----------------------------------------------------------------------------------------------
    def move(self, session: Session) -> Move:
        """See `host.Front`."""
        self.declined = frozenset()
        self.draw(session)
        while True:
            move = self.resolved(self.dialogs().line(PROMPT), session)
            if move is not None:
                return move

    def interject(self, session: Session) -> Move | None:
        """See `host.Front`: wait a little, or until something is typed."""
        seen = session.current.observation(session.me)
        offers = frozenset(str(move) for move in seen.legal if move.kind in ("challenge", "jump-in", "announce"))
        if offers <= self.declined:
            return None
        self.draw(session, self.window_text(seen))
        typed = self.typist.ask(PROMPT, self.wait)
        while typed is not None:
            if not typed.strip() and seen.turn != seen.seat:
                self.declined = offers
                return None
            move = self.resolved(typed, session)
            if move is not None:
                return move
            typed = self.dialogs().line(PROMPT)
        return None

    def window_text(self, seen: Observation) -> str:
        """What the person is told while something may be done out of turn; on turn the usual question stands."""
        if seen.turn == seen.seat:
            return ""
        if self.wait:
            return self.voice.text("ask-window-seconds", seconds=f"{self.wait:g}")
        return self.voice.text("ask-window")

    def draw(self, session: Session, window: str = "") -> None:
        """Show the table, unless it is shown already."""
        state = (len(session.records), len(session.made))
        if state == self.drawn:
            return
        self.drawn = state
        self.screen.clear()
        self.screen.lines(frame(session, self.voice, self.news, self.screen.size, window))

    def redraw(self, session: Session) -> None:
        """Show the table again."""
        self.drawn = (-1, -1)
        self.draw(session)

    def dialogs(self) -> Dialogs:
        """The questions of one answer."""
        return Dialogs(self.screen, self.typist, self.voice)

    def resolved(self, typed: str, session: Session) -> Move | None:
        """The legal move that a line means, after all that is missing has been asked; otherwise say what is wrong."""
        seen = session.current.observation(session.me)
        answer = read(typed, seen, self.voice)
        if isinstance(answer, Fault):
            self.complain(answer.text)
            return None
        if isinstance(answer, Request):
            self.request(answer.kind, session)
            return None
        move = self.completed(answer, seen)
        if move is None:
            self.redraw(session)
            return None
        try:
            session.current.apply(-1 if session.me is None else session.me, move)
        except IllegalMove as error:
            self.complain(self.voice.reason(error.reason))
            return None
        return move

    def completed(self, move: Move, seen: Observation) -> Move | None:
        """The move with what had to be asked; `None` if the person thinks again."""
        dialogs = self.dialogs()
        while (part := missing(move, seen)) is not None:
            found = dialogs.joker(move, seen) if part == "joker" else dialogs.suit(move, seen)
            if found is None:
                return None
            move = found
        if self.remind and self.should_announce(move, seen):
            move = move.announcing(dialogs.announce(move, seen))
            self.declined |= frozenset() if move.announce else {"announce"}
        return move

    def should_announce(self, move: Move, seen: Observation) -> bool:
        """Whether a legal move leaves what is to be announced and does not say so."""
        rules = self.voice.rules
        if move.announce or rules.announce == "off" or move.kind not in ("play", "jump-in"):
            return False
        listed = move.announcing(False) in seen.legal
        return listed and leaves_last(move, seen, wild_cards(rules), rules.several_wilds) is not None

    def complain(self, text: str) -> None:
        """Say why not."""
        self.screen.show(coloured(f" {text}", "red"))

    # -- requests --------------------------------------------------------------------------------------------
    def request(self, kind: str, session: Session) -> None:
        """Help, rules, scores, hints, good-bye.

        Raises:
            Leave: the person goes.
        """
        if kind == "quit":
            raise Leave
        if kind == "hint":
            for sentence in advice(session, self.voice):
                for part in wrapped(sentence, self.screen.size.width - 4):
                    self.screen.show(coloured(f"  {part}"))
            return
        if kind == "score":
            self.show_totals(session)
        elif kind == "help":
            seen = session.current.observation(session.me)
            self.show_page([*help_lines(self.voice), "", " · ".join(choices(self.voice, seen))])
        else:
            self.show_page(explanation(self.voice))
        self.redraw(session)

    def show_page(self, lines: list[str]) -> None:
        """Text in pages of the screen's height."""
        self.dialogs().pages(lines)

    def show_totals(self, session: Session) -> None:
        """The table of the last deal, or everybody's nothing before it."""
        if session.records:
            self.screen.show(score_table(session, self.voice, self.screen.ascii))
        else:
            self.show_page([self.voice.name(player) + ": 0" for player in session.plan.players])
            return
        self.dialogs().line(f" {self.voice.text('ask-enter')} ")
