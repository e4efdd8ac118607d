"""What may happen in which phase of a table, and where it can lead: one table, from which the diagram is drawn.

Rows are (phase, trigger); triggers are the kinds of commands, and ``time`` for a deadline that has passed.  `handle`
refuses whatever has no row here, and a test holds every change of phase against it.  docs/design/table.md shows it.
"""

from __future__ import annotations

from typing import Final

from maumau.table.state import PHASES, Phase

TRANSITIONS: Final[dict[tuple[Phase, str], tuple[Phase, ...]]] = {
    ("waiting", "sit"): ("waiting",),
    ("waiting", "leave"): ("waiting", "closed"),
    ("waiting", "ready"): ("waiting", "shuffling"),
    ("waiting", "start"): ("shuffling",),
    ("waiting", "computer"): ("waiting",),
    ("waiting", "remove"): ("waiting",),
    ("waiting", "configure"): ("waiting",),
    ("waiting", "presence"): ("waiting",),
    ("waiting", "resume"): ("waiting",),
    ("waiting", "time"): ("waiting", "closed"),
    ("waiting", "close"): ("closed",),
    ("shuffling", "promise"): ("shuffling", "playing"),
    ("shuffling", "reveal"): ("shuffling", "playing"),
    ("shuffling", "sit"): ("shuffling",),
    ("shuffling", "leave"): ("shuffling", "playing", "closed"),
    ("shuffling", "autopilot"): ("shuffling",),
    ("shuffling", "back"): ("shuffling",),
    ("shuffling", "presence"): ("shuffling", "playing"),
    ("shuffling", "resume"): ("shuffling",),
    ("shuffling", "time"): ("shuffling", "playing", "closed"),
    ("shuffling", "close"): ("closed",),
    ("playing", "move"): ("playing", "between", "over"),
    ("playing", "sit"): ("playing",),
    ("playing", "leave"): ("playing", "adjourned", "over", "closed"),
    ("playing", "autopilot"): ("playing", "adjourned", "over"),
    ("playing", "back"): ("playing",),
    ("playing", "presence"): ("playing",),
    ("playing", "resume"): ("playing",),
    ("playing", "time"): ("playing", "between", "adjourned", "over", "closed"),
    ("playing", "close"): ("closed",),
    ("playing", "propose"): ("playing", "adjourned", "over"),
    ("playing", "answer"): ("playing", "adjourned", "over"),
    ("between", "ready"): ("between", "shuffling", "playing"),
    ("between", "sit"): ("between",),
    ("between", "leave"): ("between", "shuffling", "playing", "adjourned", "over", "closed"),
    ("between", "autopilot"): ("between", "shuffling", "playing", "adjourned", "over"),
    ("between", "back"): ("between",),
    ("between", "presence"): ("between",),
    ("between", "resume"): ("between",),
    ("between", "time"): ("between", "shuffling", "playing", "closed"),
    ("between", "close"): ("closed",),
    ("between", "propose"): ("between", "adjourned", "over"),
    ("between", "answer"): ("between", "adjourned", "over"),
    ("adjourned", "ready"): ("adjourned", "playing", "between"),
    ("adjourned", "sit"): ("adjourned",),
    ("adjourned", "leave"): ("adjourned", "playing", "between", "closed"),
    ("adjourned", "autopilot"): ("adjourned", "playing", "between"),
    ("adjourned", "back"): ("adjourned",),
    ("adjourned", "presence"): ("adjourned", "playing", "between"),
    ("adjourned", "resume"): ("adjourned",),
    ("adjourned", "time"): ("closed",),
    ("adjourned", "close"): ("closed",),
    ("over", "sit"): ("over",),
    ("over", "leave"): ("over", "closed"),
    ("over", "ready"): ("over", "shuffling"),
    ("over", "start"): ("shuffling",),
    ("over", "computer"): ("over",),
    ("over", "remove"): ("over",),
    ("over", "configure"): ("waiting",),
    ("over", "presence"): ("over",),
    ("over", "resume"): ("over",),
    ("over", "time"): ("over", "closed"),
    ("over", "close"): ("closed",),
}
"""(phase, trigger) → the phases it may lead to."""


def diagram() -> str:
    """The table as a Mermaid state diagram; triggers that never change the phase are left out."""
    arrows: dict[tuple[Phase, Phase], list[str]] = {}
    for (phase, trigger), targets in TRANSITIONS.items():
        for target in targets:
            if target != phase:
                arrows.setdefault((phase, target), []).append(trigger)
    lines = ["stateDiagram-v2", "    [*] --> waiting: create"]
    lines += [f"    {one} --> {two}: {', '.join(triggers)}" for (one, two), triggers in arrows.items()]
    return "\n".join([*lines, "    closed --> [*]"]) + "\n"


def matrix() -> str:
    """The table as Markdown: a row for each trigger, a column for each phase, the phases it may lead to."""
    triggers = list(dict.fromkeys(trigger for _, trigger in TRANSITIONS))
    columns = [phase for phase in PHASES if phase != "closed"]
    rows = [f"| trigger | {' | '.join(columns)} |", "| --- |" + " --- |" * len(columns)]
    for trigger in triggers:
        cells = [", ".join(TRANSITIONS.get((phase, trigger), ("–",))) for phase in columns]
        rows.append(f"| `{trigger}` | {' | '.join(cells)} |")
    return "\n".join(rows) + "\n"
