"""A real (pseudo) terminal: one deal at the keyboard, Ctrl-C, Ctrl-D, quit and resume, no colours, dumb terminals."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

COMMAND = [sys.executable, "-m", "maumau.cli", "play", "--lang", "en", "--pace", "0", "--wait", "0.2"]
QUICK = ["--rules", "skat-32", "--opponents", "1", "--seed", "3", "--single"]
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\x1b\][^\x07]*\x07")

READY = r"\x1b\[\?25h"
"""The cursor is shown: a prompt is drawn."""


class Keyboard:
    """A play command in a pseudo-terminal of 80×24."""

    def __init__(self, state: Path, *options: str, **environment: str) -> None:
        env = {**os.environ, "XDG_STATE_HOME": str(state), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **environment}
        words = [*COMMAND[1:], *options]
        self.dumb = env["TERM"] == "dumb"
        self.child: Any = pexpect.spawn(
            COMMAND[0], words, env=env, encoding="utf-8", timeout=60, dimensions=(24, 80), codec_errors="replace"
        )

    def until(self, pattern: str) -> str:
        """Read until a text comes; what was read, without escape sequences."""
        self.child.expect(pattern)
        return ESCAPE.sub("", self.child.before + self.child.after)

    def type(self, line: str) -> None:
        """Type a line once the cursor waits behind a prompt; wait until the prompt is done with it."""
        if not self.dumb:
            self.child.expect(READY)
        self.child.send(line + "\r")
        self.child.expect("\n")

    def end(self) -> tuple[str, int]:
        """What is still printed, and the exit status."""
        rest = self.child.read()
        self.child.close()
        return ESCAPE.sub("", rest), self.child.exitstatus


@pytest.fixture
def keyboard(tmp_path: Path) -> Iterator[Any]:
    started: list[Keyboard] = []

    def start(*options: str, **environment: str) -> Keyboard:
        started.append(Keyboard(tmp_path, *options, **environment))
        return started[-1]

    yield start
    for one in started:
        one.child.close(force=True)


def play_to_the_end(at: Keyboard) -> str:
    """Type what the screen offers until the deal is over; all that was shown."""
    shown = ""
    for _ in range(300):
        found = at.child.expect([r"\? help · q quit", "After deal 1", r"\(y/n\)", r"\[[♣♦♥♠]\] >"])
        shown += ESCAPE.sub("", at.child.before + at.child.after)
        if found == 1:
            return shown
        if found == 2:
            at.type("y")
        elif found == 3:
            at.type("")
        else:
            keys = shown.rsplit("\n", 1)[-1].split()
            at.type(keys[0] if "lay" in keys else "p" if "pass" in keys else "d")
    raise AssertionError(shown[-2000:])


def test_a_deal_at_the_keyboard(keyboard: Any) -> None:
    at = keyboard(*QUICK)
    shown = play_to_the_end(at)
    rest, status = at.end()
    assert "Your turn" in shown
    assert "total" in rest
    assert "Thank you for playing." in rest
    assert status == 0
    assert "Traceback" not in shown + rest


def test_a_refused_card_is_explained(keyboard: Any) -> None:
    at = keyboard(*QUICK)
    at.until("quit")
    at.type("play 2C")
    at.until("You do not hold")
    at.type("q")
    _, status = at.end()
    assert status == 0


def test_quit_and_resume(keyboard: Any, tmp_path: Path) -> None:
    at = keyboard(*QUICK)
    at.until("quit")
    at.type("d")
    at.until("You draw 1 card: ([^.]+).")
    card = ESCAPE.sub("", at.child.match[1])
    at.until("pass")
    at.type("q")
    rest, status = at.end()
    assert "maumau play --resume" in rest
    assert status == 0
    assert (tmp_path / "maumau" / "match.json").exists()
    at = keyboard("--resume")
    shown = at.until("quit")
    assert "The match goes on where it stood." in shown
    assert card in shown
    assert "p pass" in shown


@pytest.mark.parametrize(("key", "status"), [("\x03", 130), ("\x04", 0)])
def test_ctrl_c_and_ctrl_d_are_clean_and_save(keyboard: Any, key: str, status: int) -> None:
    at = keyboard(*QUICK)
    at.until("quit")
    at.child.send(key)
    rest, left = at.end()
    assert left == status
    assert "Saved." in rest
    assert "Traceback" not in rest


def test_the_menu_asks_for_everything_and_offers_the_saved_match(keyboard: Any) -> None:
    at = keyboard()
    at.until("Language")
    at.type("5")
    at.until("Which game")
    at.type("r 5")
    at.until("go on")
    at.type("")
    while at.child.expect(["go on", r"\[1\] >"]) == 0:
        at.type("")
    at.type("99")
    at.until("from 1 to 6")
    at.type("5")
    at.until("How many computer players")
    at.type("1")
    at.until("How strong")
    at.type("1")
    at.until("quit")
    at.type("q")
    at.end()
    at = keyboard()
    at.until("Go on with the saved match")
    at.type("y")
    assert "Skat pack" in at.until("quit")


def test_without_colour_no_colours_are_sent(keyboard: Any) -> None:
    for words, environment in ((["--no-color"], {}), ([], {"NO_COLOR": "1"})):
        at = keyboard(*QUICK, *words, **environment)
        at.child.expect("quit")
        sent = at.child.before
        assert "♣" in sent or "♦" in sent or "♥" in sent or "♠" in sent
        assert not re.search(r"\x1b\[[0-9;]*(?:3[1-7]|9[1-7]|38;5)[0-9;]*m", sent)


def test_with_colour_suits_are_coloured(keyboard: Any) -> None:
    at = keyboard(*QUICK)
    at.child.expect("quit")
    assert re.search(r"\x1b\[[0-9;]*(?:3[1-7]|9[1-7])m", at.child.before)


def test_a_dumb_terminal_gets_no_escape_sequences(keyboard: Any) -> None:
    at = keyboard(*QUICK, TERM="dumb")
    at.child.expect("quit")
    assert "\x1b" not in at.child.before
    at.type("d")
    at.until("You draw 1 card")
    at.type("q")


def test_other_encodings_get_letters(keyboard: Any) -> None:
    at = keyboard(*QUICK, LC_ALL="C", PYTHONIOENCODING="ascii", PYTHONUTF8="0", TERM="dumb")
    at.child.expect("quit")
    assert at.child.before.isascii()
    assert re.search(r"[|#](?:10|[7-9JQKA])[CDHS] ", at.child.before)
