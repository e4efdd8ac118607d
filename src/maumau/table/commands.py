"""What people, computer players and the server ask of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from maumau.table.settings import Settings
from maumau.table.state import Aim


@dataclass(frozen=True, slots=True)
class Command:
    """Base of the commands; `kind` is the row of the transition table."""

    kind: ClassVar[str]


@dataclass(frozen=True, slots=True)
class ByPerson(Command):
    """A command of a person."""

    user: str
    """Id of the person."""


@dataclass(frozen=True, slots=True)
class Sit(ByPerson):
    """Take a free seat; while a match runs, one's own again."""

    kind: ClassVar[str] = "sit"
    name: str = ""
    seat: int | None = None
    """Which; `None`: any."""


@dataclass(frozen=True, slots=True)
class Leave(ByPerson):
    """Stand up."""

    kind: ClassVar[str] = "leave"


@dataclass(frozen=True, slots=True)
class SetReady(ByPerson):
    """Ready, or not yet: for the match, the next deal, a rematch."""

    kind: ClassVar[str] = "ready"
    ready: bool = True


@dataclass(frozen=True, slots=True)
class Start(ByPerson):
    """The host begins the match."""

    kind: ClassVar[str] = "start"


@dataclass(frozen=True, slots=True)
class SeatComputer(ByPerson):
    """The host seats a computer player, or changes its level."""

    kind: ClassVar[str] = "computer"
    seat: int = 0
    level: str = ""


@dataclass(frozen=True, slots=True)
class Remove(ByPerson):
    """The host frees a seat."""

    kind: ClassVar[str] = "remove"
    seat: int = 0


@dataclass(frozen=True, slots=True)
class Configure(ByPerson):
    """The host changes the settings."""

    settings: Settings
    kind: ClassVar[str] = "configure"


@dataclass(frozen=True, slots=True)
class MakePromise(ByPerson):
    """Promise a contribution to the shuffle; who does not sit in the deal contributes as a spectator."""

    kind: ClassVar[str] = "promise"
    commitment: str = ""
    """What the server had published: the deal that is meant."""
    contributor: int = 0
    """The number for which it was made."""
    promise: str = ""
    """32 bytes, hexadecimal."""
    name: str = ""


@dataclass(frozen=True, slots=True)
class Reveal(ByPerson):
    """Reveal what was promised."""

    kind: ClassVar[str] = "reveal"
    commitment: str = ""
    value: str = ""
    """32 bytes, hexadecimal."""


@dataclass(frozen=True, slots=True)
class MakeMove(ByPerson):
    """A move in the deal."""

    kind: ClassVar[str] = "move"
    move: str = ""
    """A move text; the target of a challenge is a seat of the table."""
    version: int = 0
    """The table's version that the person saw."""


@dataclass(frozen=True, slots=True)
class SetAutopilot(ByPerson):
    """Let a computer player move for a seat: one's own, or of somebody who is away."""

    kind: ClassVar[str] = "autopilot"
    seat: int = 0


@dataclass(frozen=True, slots=True)
class Back(ByPerson):
    """Play oneself again."""

    kind: ClassVar[str] = "back"


@dataclass(frozen=True, slots=True)
class Propose(ByPerson):
    """Propose to end the match early, or to adjourn it."""

    kind: ClassVar[str] = "propose"
    what: Aim = "end"


@dataclass(frozen=True, slots=True)
class Answer(ByPerson):
    """Agree to what is proposed, or decline."""

    kind: ClassVar[str] = "answer"
    agree: bool = True


@dataclass(frozen=True, slots=True)
class SetPresence(ByPerson):
    """The server saw a connection come or go."""

    kind: ClassVar[str] = "presence"
    away: bool = False


@dataclass(frozen=True, slots=True)
class ComputerMove(Command):
    """The choice of a computer player, for its own seat or for one on autopilot."""

    kind: ClassVar[str] = "move"
    seat: int
    move: str
    """A move text in the deal's own seats, as computer players speak."""
    version: int
    """The version of the deal it was chosen for."""


@dataclass(frozen=True, slots=True)
class Resume(Command):
    """The server is back; nobody is connected."""

    kind: ClassVar[str] = "resume"
    since: int
    """When it was last alive, milliseconds."""


@dataclass(frozen=True, slots=True)
class Close(Command):
    """The server closes the table."""

    kind: ClassVar[str] = "close"


MovedBy = Literal["person", "computer", "autopilot", "timeout"]
