"""The terminal: where lines are printed (rich) and typed (prompt_toolkit).  Knows no cards."""

from __future__ import annotations

import asyncio
import io
import os
import select
import sys
import time
from collections.abc import Sequence
from typing import Any, Final, Protocol, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from maumau.cli.play.screen import Size, plain_signs

WIDEST: Final = 100
"""Columns that are used at most."""
TALLEST: Final = 30


class Typist(Protocol):
    """Whoever answers questions."""

    def ask(self, prompt: str, seconds: float = 0) -> str | None:
        """A typed line; `None` when nothing was begun within the seconds (0: there is no hurry).

        Raises:
            EOFError: the input has ended.
            KeyboardInterrupt: Ctrl-C.
        """


class Lines(Console):
    """A console that leaves a closed pipe to the command."""

    def on_broken_pipe(self) -> None:
        """Pass the error on that is being handled."""
        raise  # noqa: PLE0704 (rich calls this while it handles the error)


class Screen:
    """Where a match is shown."""

    def __init__(self, file: TextIO | None = None, *, colour: bool = True, animated: bool = True) -> None:
        out = sys.stdout if file is None else file
        if isinstance(out, io.TextIOWrapper):
            out.reconfigure(errors="replace")
        self.console = Lines(file=out, no_color=not colour or None, highlight=False, emoji=False, markup=False)
        self.ascii = "utf" not in (getattr(out, "encoding", None) or "utf-8").lower()
        self.smart = self.console.is_terminal and not self.console.is_dumb_terminal
        self.animated = animated and self.console.is_terminal

    @property
    def size(self) -> Size:
        """How much of the terminal is drawn on."""
        size = self.console.size
        return Size(max(min(size.width, WIDEST), 40), max(min(size.height, TALLEST), 16))

    def lines(self, lines: Sequence[Text]) -> None:
        """Print lines that fit already."""
        for line in plain_signs(lines) if self.ascii else lines:
            self.console.print(line, no_wrap=True, overflow="crop", crop=True)

    def show(self, text: RenderableType) -> None:
        """Print something that rich lays out."""
        if isinstance(text, Text) and self.ascii:
            text = plain_signs([text])[0]
        self.console.print(text, width=self.size.width)

    def clear(self) -> None:
        """Begin a new screen; where lines only scroll, leave a blank one."""
        if self.smart:
            self.console.clear()
        else:
            self.console.print()

    def wait(self, seconds: float) -> None:
        """Let people read."""
        if self.animated and seconds > 0:
            time.sleep(seconds)


class Prompter:
    """The keyboard, with line editing and a history."""

    def __init__(self) -> None:
        os.environ.setdefault("PROMPT_TOOLKIT_NO_CPR", "1")
        from prompt_toolkit import PromptSession  # noqa: PLC0415 (slow to import)

        self._session: PromptSession[Any] = PromptSession(reserve_space_for_menu=0)

    def ask(self, prompt: str, seconds: float = 0) -> str | None:
        """See `Typist.ask`."""
        sys.stdout.flush()
        typed = self._session.prompt(prompt, pre_run=lambda: self._expire(seconds))
        return None if typed is None else str(typed)

    def _expire(self, seconds: float) -> None:
        """End the question after a time in which nothing was typed."""
        if seconds > 0:
            self._session.app.create_background_task(self._give_up(seconds))

    async def _give_up(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        app = self._session.app
        if not self._session.default_buffer.text and app.is_running and not app.is_done:
            app.exit(result=None)


class PlainPrompter:
    """The keyboard of a terminal that cannot move its cursor: whole lines, as the terminal itself edits them."""

    def ask(self, prompt: str, seconds: float = 0) -> str | None:
        """See `Typist.ask`."""
        sys.stdout.write(prompt)
        sys.stdout.flush()
        if seconds > 0 and not begun_within(seconds):
            sys.stdout.write("\n")
            return None
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.rstrip("\r\n")


def begun_within(seconds: float) -> bool:
    """Whether a line came within a time; where that cannot be told, as if it had."""
    try:
        return bool(select.select([sys.stdin], [], [], seconds)[0])
    except (OSError, ValueError):
        return True


def typist_for(screen: Screen) -> Typist:
    """The keyboard that fits the terminal."""
    return Prompter() if screen.smart else PlainPrompter()


def interactive() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin is not None and sys.stdout is not None and sys.stdin.isatty() and sys.stdout.isatty()
