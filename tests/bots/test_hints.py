"""What the master would play, and the reasons."""

import pytest

from maumau import Deal, RuleSet, load_rules
from maumau.bots import Budget, Rng
from maumau.bots.hints import CODES, Hint, hint
from tests.bots.support import at_table, known_rules, positions, seats_of

SKAT = load_rules("skat-32")
BUDGET = Budget(playouts=200)


def asked(deal: Deal, seat: int | None = None) -> Hint:
    seat = deal.turn if seat is None else seat
    found = hint(deal.observation(seat), (), deal.rules, Rng(1, 0), BUDGET)
    assert found is not None
    return found


def codes(found: Hint) -> list[str]:
    return [why.code for why in found.reasons]


def test_a_winning_card_wins() -> None:
    found = asked(at_table(SKAT, [["9H"], ["KS", "QS"]], top="9C", announced=[0]))
    assert str(found.move) == "play 9H"
    assert codes(found) == ["wins"]


def test_the_jack_goes_before_it_is_left_alone() -> None:
    found = asked(at_table(SKAT, [["JH", "9C"], ["KS", "QS", "TS"]], top="TC"))
    assert found.move.cards == ("JH",)
    assert found.move.suit == "C"
    assert {"names_longest", "avoids_dead_end"} <= set(codes(found))


def test_a_seven_hurts_who_is_about_to_win() -> None:
    found = asked(at_table(SKAT, [["7H", "9H", "QD", "KC"], ["KH"]], top="TH"))
    assert found.move.cards == ("7H",)
    why = next(why for why in found.reasons if why.code == "makes_draw")
    assert why.values == {"seat": 1, "left": 1, "cards": 2}
    assert str(why) == "seat 1, with 1 left, draws 2"


def test_jacks_are_kept() -> None:
    found = asked(at_table(SKAT, [["JH", "9C", "TC", "KC", "QS"], ["KS", "QD", "TS", "9D"]], top="AC"))
    assert found.move.cards[0] in ("9C", "TC", "KC")
    assert "keeps_wild" in codes(found)
    assert found.chance is not None
    assert 0 < found.chance < 1
    assert len(found.others) >= 3


def test_nothing_to_weigh_has_no_chance() -> None:
    found = asked(at_table(SKAT, [["9D", "TD"], ["KS", "QS"]], top="AC"))
    assert str(found.move) == "draw"
    assert found.chance is None
    assert found.others == ()
    assert codes(found) == ["only_move"]


def test_a_silent_opponent_is_pointed_out() -> None:
    rules = load_rules("mau-king-table")
    found = asked(at_table(rules, [["9D", "TD"], ["KS"]], top="AC"))
    assert str(found.move) == "challenge 1"
    assert codes(found) == ["challenge"]


def test_no_hint_where_there_is_no_move() -> None:
    deal = at_table(SKAT, [["9D", "TD"], ["KS", "QS"]], top="AC")
    assert hint(deal.observation(1), (), SKAT, Rng(1, 0), BUDGET) is None


@pytest.mark.parametrize("rules", [pytest.param(rules, id=rules.id) for rules in known_rules()])
def test_every_hint_is_legal_repeatable_and_says_why(rules: RuleSet) -> None:

    found = 0
    for deal, histories in positions(rules, seats_of(rules, 3), 6, most=25):
        seat = deal.turn
        one = hint(deal.observation(seat), histories[seat], deal.rules, Rng(2, 0), Budget(playouts=16))
        assert one == hint(deal.observation(seat), histories[seat], deal.rules, Rng(2, 0), Budget(playouts=16))
        assert one is not None
        assert deal.why_illegal(seat, one.move) is None
        assert all(why.code in CODES and str(why) for why in one.reasons)
        assert one.to_json()["move"] == str(one.move)
        found += bool(one.reasons)
    assert found > 5
