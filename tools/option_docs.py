"""Write docs/rule-sets.md: every option of a rule set, from the one place that describes them.

python tools/option_docs.py [--check]    with --check nothing is written; exit 1 when the page is not current
"""

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from maumau.cli.rules import values_text
from maumau.engine.rules.faults import FAULTS
from maumau.engine.rules.options import EFFECT_OPTIONS, GROUPS, RULE_OPTIONS, Option
from maumau.engine.rules.switches import SWITCHES, Switch, switch_states
from maumau.rulesets import load_rules, shipped
from maumau.text import Translator

PAGE = Path(__file__).resolve().parent.parent / "docs" / "rule-sets.md"
WORDS = Translator("en")

INTRODUCTION = """\
# Rule sets

<!-- Written by tools/option_docs.py: change the options or their English texts, then run it. -->

A rule set is a file in TOML (or JSON). It names the options that differ from their defaults; nothing
else is needed. Most people start from a shipped set and change what their family plays otherwise:

```toml
base = "mau-king"            # a shipped set, or another file beside this one
id = "grandmas-kitchen"
name = "Grandma's kitchen"
hand_size = 5
nine_reverses = true         # a switch: one word for a house rule
seven_draws = 3

[effects]
8 = "plain"                  # eights do nothing here
Q = { kind = "draw", amount = 1, answers = "Q" }
```

```sh
maumau rules show mau-king --toml > my-rules.toml     # everything a shipped set says, as a start
maumau rules validate my-rules.toml                   # all faults at once, with their lines
maumau rules show my-rules.toml                       # what it means, in plain words
```

- A rank is `2 3 4 5 6 7 8 9 T J Q K A` (`10` is read as `T`), a card is a rank and a suit `C D H S`,
  as in `2C`; `JOKER` is any joker. A pattern is several of these with spaces, `H` being all hearts.
- `effects`, `values` and `words` are merged into those of the base. An effect written as one word
  starts afresh; a table of the same kind changes what it names; `"plain"` takes an effect away.
- A smaller pack, or `jokers = 0`, takes along what the base says of cards that are no longer there.
- Every name may also be written in camelCase: `nineReverses`.
- In scenario files the same names stand under `options`.
- The pack must hold all hands, the start card and one card for each player to draw: with fewer, the
  stock would be empty before everybody has had a turn.
"""


def page() -> str:
    """The whole page."""
    parts: list[str] = [INTRODUCTION]
    for group in GROUPS:
        options = [option for option in RULE_OPTIONS.values() if option.group == group]
        heading = WORDS.text(f"group-{group.replace('_', '-')}")
        parts += [f"## {heading}\n", *entries(options)]
    parts += ["## One effect\n", "A table under `effects`, by rank or card.\n", *entries(EFFECT_OPTIONS.values())]
    parts += ["## Switches\n", "House rules with a name. Each sets an option, which may not be given beside it.\n"]
    parts += [entry(switch.option, switch_note(switch)) for switch in SWITCHES.values()]
    parts += ["## The shipped sets\n", shipped_table()]
    parts += [
        "## What can be wrong\n",
        "Fault ids, as `maumau rules validate` and the form tell them.\n",
        fault_table(),
    ]
    return "\n".join(parts)


def entries(options: Iterable[Option]) -> Iterator[str]:
    """One entry for each option."""
    return (entry(option) for option in options)


def entry(option: Option, note: str = "") -> str:
    """Name, label, values, default, clauses."""
    lines = [f"### `{option.name}`\n", f"{WORDS.text(option.message)}. {WORDS.text(f'{option.message}.help')}{note}\n"]
    lines.append(f"- values: {values(option)}")
    if option.owner != "switch" and option.type not in {"effects", "values", "words"}:
        lines.append(f"- default: {default(option)}")
    if option.kinds:
        lines.append(f"- belongs to the kind {', '.join(f'`{kind}`' for kind in option.kinds)}")
    if option.clauses:
        lines.append(f"- clauses: {', '.join(option.clauses)}")
    return "\n".join(lines) + "\n"


def values(option: Option) -> str:
    """The values, worded ones with their words."""
    if option.type != "choice" or option.value_message(option.choices[-1]) is None:
        return f"`{values_text(option)}`"
    return ", ".join(worded(option, value) for value in option.choices)


def worded(option: Option, value: object) -> str:
    """One value and its words."""
    text = WORDS.text(option.value_message(value) or "")
    return f"left out ({text})" if value is None else f"`{json.dumps(value)}` ({text})"


def default(option: Option) -> str:
    """The default as one writes it."""
    return "left out" if option.default is None else f"`{json.dumps(option.default)}`"


def switch_note(switch: Switch) -> str:
    """What a switch sets and needs."""
    note = f" Sets `{switch.conflicts[0]}`."
    if switch.needs:
        card, kind = switch.needs
        note += f" Needs an effect of the kind `{kind}` on `{card}`."
    return note


def shipped_table() -> str:
    """The switches of every shipped set."""
    rows = ["| set | " + " | ".join(f"`{name}`" for name in SWITCHES) + " |", "| --- |" + " --- |" * len(SWITCHES)]
    for id_ in shipped():
        states = switch_states(load_rules(id_))
        cells = [f"`{json.dumps(states[name])}`" if name in states else "–" for name in SWITCHES]
        rows.append(f"| `{id_}` | " + " | ".join(cells) + " |")
    return "\n".join(rows) + "\n"


def fault_table() -> str:
    """All faults."""
    rows = ["| id | meaning |", "| --- | --- |"]
    rows += [f"| `{code}` | {sentence} |" for code, sentence in FAULTS.items() if not code.endswith("-near")]
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    current = PAGE.exists() and PAGE.read_text(encoding="utf-8") == page()
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(page(), encoding="utf-8")
    elif not current:
        print(f"{PAGE.name} is not current: run python tools/option_docs.py")
        sys.exit(1)
