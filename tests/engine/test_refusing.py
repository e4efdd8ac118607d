"""Moves that a program has put together wrongly are refused in words, and change nothing."""

import pytest

from maumau import Deal, IllegalMove, Seeded, load_rules
from maumau.engine.moves import KINDS_OF_MOVE, PARTS, Move
from maumau.engine.reasons import REASONS

WRONG = {
    "a draw with a card": (Move("draw", ("7H",)), "not_part_of_move", "draw is made without cards"),
    "a pass with a place": (Move("pass", position=3), "not_part_of_move", "pass is made without position"),
    "a play at a seat": (Move("play", ("7H",), target=1), "not_part_of_move", "play is made without target"),
    "no such card": (Move("play", ("ZZ",)), "no_such_card", "ZZ is no card: name a rank and a suit, as in 7H"),
    "no such kind": (Move("fly"), "not_now", "fly is no move now"),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("what", WRONG)
def test_a_move_of_parts_that_do_not_belong_together_is_refused(what: str) -> None:
    move, id_, words = WRONG[what]
    deal = Deal.new(load_rules("serbian-501"), seats=2, chance=Seeded(1))
    before = deal.to_json()
    with pytest.raises(IllegalMove, match=words) as caught:
        deal.apply(deal.turn, move)
    assert caught.value.reason.id == id_ in REASONS
    assert deal.to_json() == before


def test_every_kind_of_move_says_what_belongs_to_it() -> None:
    assert set(PARTS) == set(KINDS_OF_MOVE)
