"""Reasons, legal moves and choices as people are shown them."""

import pytest

from maumau.engine.deal import Deal
from maumau.rulesets import load_rules
from maumau.server import protocol as p
from maumau.server.views.legal import legal_view
from maumau.server.views.why import because
from maumau.testing.clients import all_moves
from maumau.testing.tables import Driver, settings
from tests.table.test_match import two_people


def answer(driver: Driver, user: str, move: str) -> tuple[str, dict[str, str | int]]:
    found = because(driver.table, user, p.Why("w", move))
    return found.reason, found.values


def test_reasons_are_the_engines_in_seats_of_the_table() -> None:
    driver = two_people()
    turn = driver.table.turn
    assert turn is not None
    me, other = driver.table.seats[turn].user, driver.table.seats[1 - turn].user
    assert answer(driver, me, "draw") == ("", {})
    assert answer(driver, other, "draw") == ("not_your_turn", {"turn": turn})
    assert answer(driver, me, f"challenge {turn}")[0] == "challenge_self"
    assert answer(driver, me, f"challenge {1 - turn}") == ("no_ground", {"target": 1 - turn})
    assert answer(driver, me, "challenge 7")[0] == "no_such_seat"
    assert answer(driver, me, "eat 7H") == ("bad_move", {"move": "eat 7H"})
    assert answer(driver, "zoe", "draw") == ("over", {})
    assert answer(Driver(settings()), "ana", "draw") == ("over", {})


def legal(rules: str, hand: str, top: str, **state: object) -> p.Legal:
    """What seat 0 is offered in a position."""
    hands = [hand.split(), ["9C", "9D", "KD"], ["8C", "KC"]]
    deal = Deal.at(load_rules(rules), 3, hands=hands, top=top, stock=["TD", "TC", "TS"], **state)
    return legal_view(deal, 0, deal.own(0), (2, 0, 1))


def play_of(view: p.Legal, card: str) -> p.Play:
    return next(play for play in view.plays if play.card == card)


def test_a_card_is_laid_as_it_is_with_a_suit_or_as_another_card() -> None:
    view = legal("jokers-505", "5H 5S JD JOKER", "TH")
    assert play_of(view, "5H").move == "play 5H"
    assert play_of(view, "JD").move == p.UNSET
    assert play_of(view, "JD").suits == {suit: f"play JD name {suit}" for suit in "CDHS"}
    joker = play_of(view, "JOKER")
    assert (joker.move, joker.suits) == (p.UNSET, {})
    seven = next(play for play in joker.stands if play.card == "7H")
    assert seven.move == "play JOKER as 7H"
    assert [play.card for play in view.plays] == ["JD", "5H", "JOKER"]


def test_every_legal_move_is_offered_and_nothing_else() -> None:
    for rules, hand, top in [("jokers-505", "5H 5S JD JOKER AH", "TH"), ("mau-king", "JC JD 7H 8H", "9H"),
                             ("skat-32", "7H JC 9S", "9H")]:  # fmt: skip
        hands = [hand.split(), ["9C", "9D"], ["8C"]]
        deal = Deal.at(load_rules(rules), 3, hands=hands, top=top, stock=["TD", "TC"])
        view = legal_view(deal, 0, deal.own(0), (0, 1, 2))
        assert sorted(all_moves(view)) == sorted(str(move) for move in deal.legal_moves(0))


def test_the_announcement_is_lit_only_when_it_matters() -> None:
    many, two = legal("mau-king", "5H 6H 7S", "TH"), legal("mau-king", "5H 6S", "TH")
    assert not many.announce
    assert not any(play.announce for play in many.plays)
    assert two.announce
    assert play_of(two, "5H").announce
    wilds = legal("mau-king", "5H JC JD", "TH")
    assert play_of(wilds, "5H").announce, "all that is left may be laid at once"
    assert not play_of(wilds, "JC").announce


@pytest.mark.parametrize(("announced", "offered"), [((), False), ((0,), True)])
def test_a_hand_of_wild_cards_is_laid_at_once_after_the_announcement(announced: tuple[int, ...], offered: bool) -> None:
    view = legal("mau-king", "JC JD", "TH", announced=announced)
    assert (view.several is not p.UNSET) is offered
    assert view.several_cards == (["JC", "JD"] if offered else [])


def test_a_silent_seat_may_be_pointed_out_by_its_seat_at_the_table() -> None:
    hands = [["5H", "6H"], ["9C"], ["8C", "KC"]]
    deal = Deal.at(load_rules("jokers-505"), 3, hands=hands, top="TH", stock=["TD"])
    view = legal_view(deal, 0, deal.own(0), (2, 0, 1))
    assert [(challenge.seat, challenge.move) for challenge in view.challenges] == [(0, "challenge 0")]
