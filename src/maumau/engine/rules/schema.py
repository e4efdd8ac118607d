"""All options as plain data: what a form in a browser, or any other program, needs to know."""

from __future__ import annotations

from typing import Any

from maumau.engine.rules.options import EFFECT_OPTIONS, GROUPS, RULE_OPTIONS
from maumau.engine.rules.switches import SWITCHES


def option_schema() -> dict[str, Any]:
    """Groups with their options, the options of an effect, and the switches; texts are named by Fluent ids.

    A switch also names the options that it sets (``conflicts``) and the effect it needs (``needs``: a card and a kind).
    """
    return {
        "groups": [
            {
                "id": group,
                "message": f"group-{group.replace('_', '-')}",
                "options": [option.to_json() for option in RULE_OPTIONS.values() if option.group == group],
            }
            for group in GROUPS
        ],
        "effect": [option.to_json() for option in EFFECT_OPTIONS.values()],
        "switches": [
            switch.option.to_json() | {"conflicts": list(switch.conflicts), "needs": list(switch.needs or ())}
            for switch in SWITCHES.values()
        ],
    }
