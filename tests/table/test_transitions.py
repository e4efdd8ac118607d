"""The transition table is complete, is drawn into the documents, and names what exists."""

from maumau.table.commands import Command
from maumau.table.handle import HANDLERS
from maumau.table.state import PHASES
from maumau.table.transitions import TRANSITIONS, diagram
from tools import table_diagram


def test_the_page_shows_the_table_of_today() -> None:
    text = table_diagram.PAGE.read_text(encoding="utf-8")
    assert table_diagram.drawn(text) == text
    assert diagram() in text


def test_triggers_are_the_commands_and_time() -> None:
    def kinds(command: type[Command]) -> set[str]:
        return {command.kind}.union(*map(kinds, command.__subclasses__())) if command in HANDLERS else set()

    commands = set().union(*map(kinds, HANDLERS))
    assert {trigger for _, trigger in TRANSITIONS} == commands | {"time"}


def test_every_phase_is_reached_and_all_but_the_last_are_left() -> None:
    reached = {target for targets in TRANSITIONS.values() for target in targets}
    left = {phase for (phase, _), targets in TRANSITIONS.items() if set(targets) != {phase}}
    assert reached == set(PHASES)
    assert left == set(PHASES) - {"closed"}
