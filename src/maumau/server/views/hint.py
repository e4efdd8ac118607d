"""What the master would do as a message, in seats of the table."""

from __future__ import annotations

from typing import Any, cast

from maumau.bots.hints import Hint
from maumau.engine.moves import Move
from maumau.server import protocol as p
from maumau.table import Table
from maumau.table.run import at_table


def hint_view(table: Table, action: str, found: Hint) -> p.Hint:
    """The answer to a question for a hint."""
    return p.Hint(
        id=action,
        move=move_view(table, found.move, found.chance),
        others=[move_view(table, move, chance) for move, chance in found.others],
        reasons=[p.HintReason(why.code, at_table(table, why.values)) for why in found.reasons],
    )


def move_view(table: Table, move: Move, chance: float | None) -> p.HintMove:
    """A move in its parts; chances in whole hundredths, finer they are noise."""
    return p.HintMove(
        kind=cast(Any, move.kind),
        cards=list(move.cards),
        as_=move.as_card,
        suit=cast(Any, move.suit),
        announce=move.announce,
        target=table.order[int(move.target)] if move.kind == "challenge" else None,
        chance=None if chance is None else round(chance, 2),
    )
