"""Options that scenario files cannot show: a claimed win, wrong cards, drawing (A-027, A-060, A-165)."""

from __future__ import annotations

from typing import Any

import pytest

from maumau.engine.deal import Deal
from maumau.engine.moves import Move
from maumau.engine.reasons import IllegalMove
from maumau.rulesets import load_rules


def at(name: str, hands: list[str], top: str, options: dict[str, Any] | None = None, **state: Any) -> Deal:
    rules = load_rules(name).changed(**(options or {}))
    cards = {key: state.pop(key, "").split() for key in ("stock", "discard")}
    return Deal.at(rules, len(hands), hands=[hand.split() for hand in hands], top=top, **cards, **state)


def play(deal: Deal, *moves: tuple[int, str]) -> Deal:
    for seat, text in moves:
        deal, _ = deal.apply(seat, Move.parse(text))
    return deal


MANUAL = {"unannounced_last": "challenge"}


def claimed(card: str = "4S") -> Deal:
    """A has laid an unannounced last card, and whether it wins is up to the others."""
    deal = at("mau-king-table", [f"4H {card}", "4C 9D 6D", "4D 9C 9S"], "5H", MANUAL, stock="TC TD 8H 3C")
    return play(deal, (0, "play 4H"), (1, "play 4C"), (2, "play 4D"), (0, f"play {card}"))


def test_a060_silence_of_all_lets_the_win_stand() -> None:
    deal = claimed()
    assert (deal.context, deal.turn, deal.over) == ("claim", 1, False)
    deal = play(deal, (1, "pass"))
    assert (deal.context, deal.turn) == ("claim", 2)
    deal = play(deal, (2, "pass"))
    assert deal.winner == 0
    result = deal.result()
    assert result is not None
    assert result.finish == ("4S",)


def test_a060_anybody_may_point_it_out() -> None:
    deal = play(claimed(), (2, "challenge 0"))
    assert (deal.context, deal.turn, deal.over) == ("turn", 1, False)
    assert deal.hand(0) == ["TC", "TD"]


def test_a060_the_effect_of_a_refuted_card_applies() -> None:
    """A-059: an eight skips, as usual."""
    deal = at("mau-king-table", ["4H 8S", "4S 9D", "2S 9C 9S"], "5H", MANUAL, stock="TC TD 8H 3C")
    deal = play(deal, (0, "play 4H"), (1, "play 4S"), (2, "play 2S"), (0, "play 8S"), (1, "challenge 0"))
    assert (deal.turn, deal.hand_counts()[0]) == (2, 2)


def test_a060_a_claimed_jack_names_its_suit_at_once() -> None:
    deal = at("mau-king-table", ["JD", "4C 9D"], "5H", MANUAL, stock="TC TD")
    reason = deal.why_illegal(0, Move.parse("play JD"))
    assert reason is not None
    assert reason.id == "suit_missing"
    assert play(deal, (0, "play JD name C"), (1, "challenge 0")).suit == "C"


def test_a060_nothing_but_silence_or_a_challenge_answers_a_claim() -> None:
    deal = claimed()
    assert [str(move) for move in deal.legal_moves(1)] == ["pass", "challenge 0"]
    assert [str(move) for move in deal.legal_moves(2)] == ["challenge 0"]
    assert deal.legal_moves(0) == []
    for seat, text in ((1, "draw"), (1, "play 4C"), (2, "pass"), (0, "challenge 1")):
        with pytest.raises(IllegalMove):
            deal.apply(seat, Move.parse(text))


# -- wrong cards ---------------------------------------------------------------------------------------------
WRONG = {"wrong_card_penalty": 1}


def test_a165_by_default_a_wrong_card_is_refused() -> None:
    deal = at("skat-32", ["8S KD", "TH 9C"], "9H", stock="QC AC")
    with pytest.raises(IllegalMove, match="8S does not fit"):
        deal.apply(0, Move.parse("play 8S"))


def test_a165_a_wrong_card_comes_back_with_one_card_and_ends_the_turn() -> None:
    """S3-70."""
    deal = at("skat-32", ["8S KD", "TH 9C"], "9H", WRONG, stock="QC AC")
    deal, events = deal.apply(0, Move.parse("play 8S"))
    assert [event.kind for event in events] == ["wrong_card", "drew", "turn"]
    assert (deal.turn, deal.top, deal.hand(0)) == (1, "9H", ["QC", "KD", "8S"])


def test_a165_the_offender_also_takes_what_he_owes() -> None:
    deal = at("skat-32", ["8S KD", "TH 9C"], "7H", WRONG, pending=4, stock="QC AC 9S 9D TS JS")
    deal = play(deal, (0, "play KD"))
    assert (deal.turn, deal.pending, deal.hand_counts(), deal.stock_count) == (1, 0, [7, 2], 1)


def test_a163_finishing_with_a_jack_is_a_wrong_card() -> None:
    deal = at("skat-32", ["JC", "TH 9C"], "9H", WRONG, stock="QC AC")
    assert play(deal, (0, "play JC name C")).hand_counts() == [2, 2]


def test_a165_a_card_that_is_not_held_is_refused_all_the_same() -> None:
    deal = at("skat-32", ["8S KD", "TH 9C"], "9H", WRONG, stock="QC AC")
    with pytest.raises(IllegalMove, match="AC is not in the hand"):
        deal.apply(0, Move.parse("play AC"))


# -- drawing and passing -------------------------------------------------------------------------------------
def test_draw_limit_three_lets_one_draw_three_times_and_then_pass() -> None:
    deal = at("mau-king", ["3C 3D", "4C 4D"], "9H", {"draw_limit": 3}, stock="5S 6S 7S 8S")
    for _ in range(3):
        assert deal.why_illegal(0, Move.parse("pass")) is not None
        deal = play(deal, (0, "draw"))
    assert [str(move) for move in deal.legal_moves(0)] == ["pass"]


def test_draw_limit_none_draws_until_a_card_fits() -> None:
    deal = at("mau-king", ["3C 3D", "4C 4D"], "9H", {"draw_limit": 0}, stock="5S 6S 7H 8S")
    deal = play(deal, (0, "draw"), (0, "draw"))
    assert [str(move) for move in deal.legal_moves(0)] == ["draw"]
    deal = play(deal, (0, "draw"))
    assert [str(move) for move in deal.legal_moves(0)] == ["play 7H"]
    for word in ("draw", "pass"):
        reason = deal.why_illegal(0, Move.parse(word))
        assert reason is not None
        assert reason.id != "draw_first", "nothing may be drawn"


def test_without_draw_when_able_a_fitting_card_must_be_laid() -> None:
    deal = at("mau-king", ["3H 3D", "4C 4D"], "9H", {"draw_when_able": False}, stock="5S 6S")
    assert [str(move) for move in deal.legal_moves(0)] == ["play 3H"]
    for word in ("draw", "pass"):
        reason = deal.why_illegal(0, Move.parse(word))
        assert reason is not None
        assert reason.id == "must_play"


@pytest.mark.parametrize(
    ("value", "moves"), [("any", ["play 3H", "play 5H", "pass"]), ("drawn", ["play 5H", "pass"]), ("none", ["pass"])]
)
def test_a026_what_may_be_laid_after_drawing(value: str, moves: list[str]) -> None:
    deal = play(at("mau-king", ["3H 3D", "4C 4D"], "9H", {"play_after_draw": value}, stock="5H 6S"), (0, "draw"))
    assert [str(move) for move in deal.legal_moves(0)] == moves


@pytest.mark.parametrize(("value", "moves"), [("free", ["play 3H", "pass"]), ("if_nothing_fits", ["play 3H"])])
def test_a033_passing_with_nothing_to_draw(value: str, moves: list[str]) -> None:
    deal = at("mau-king", ["3H 3D", "4C 4D"], "9H", {"pass_when_stuck": value})
    assert [str(move) for move in deal.legal_moves(0)] == moves


@pytest.mark.parametrize(("value", "turn"), [("nothing", 1), ("skip", 0)])
def test_a130_a_turn_of_direction_with_two_players(value: str, turn: int) -> None:
    deal = at("mau-king", ["QH 3D 3C", "4C 4D"], "9H", {"reverse_with_two": value}, stock="5S")
    assert play(deal, (0, "play QH")).turn == turn


@pytest.mark.parametrize(("value", "suits"), [(False, ["C", "D", "H", "S"]), (True, ["", "C", "D", "H", "S"])])
def test_a043_a_jack_of_the_suit_may_be_plain(value: bool, suits: list[str]) -> None:
    deal = at("jokers-505", ["JH 3D 3C", "4C 4D"], "9H", {"wild_may_be_plain": value}, stock="5S")
    assert [move.suit for move in deal.legal_moves(0) if move.kind == "play"] == suits


@pytest.mark.parametrize(("value", "cards"), [("never", []), ("named_suit", ["JS"]), ("always", ["JC", "JS"])])
def test_a042_wild_on_wild(value: str, cards: list[str]) -> None:
    deal = at("jokers-505", ["JC JS 3D", "4C 4D"], "JH", {"wild_on_wild": value}, suit="S", stock="5C")
    laid = {move.cards[0] for move in deal.legal_moves(0) if move.kind == "play"}
    assert sorted(laid) == cards


# -- the word of an announcement -----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "left", "wild"),
    [("mau-king", "JH", True), ("mau-king", "8H", False), ("jokers-505", "JH", False), ("serbian-501", "JH", True)],
)
def test_s0_59_s2_25_the_word_for_a_jack_is_public(name: str, left: str, wild: bool) -> None:
    """A-057: jokers-505 has one word only."""
    deal = at(name, [f"4H {left}", "4C 9D 6D", "4D 9C 9S"], "5H", stock="TC TD 8H 3C")
    deal, events = deal.apply(0, Move.parse("play 4H announce"))
    assert events[0].data["announced"] is True
    assert events[0].data.get("announced_wild", False) is wild
    seen = deal.observation(2)
    assert (seen.announced, seen.announced_wild) == ((0,), (0,) if wild else ())


def test_s0_59_a_late_announcement_has_the_word_too() -> None:
    deal = at("mau-king-table", ["4H JH", "4C 9D 6D"], "5H", stock="TC TD 8H 3C")
    deal = play(deal, (0, "play 4H"))
    deal, events = deal.apply(0, Move.parse("announce"))
    assert events[0].to_json() == {"kind": "announced", "seat": 0, "announced_wild": True}
    assert deal.observation(None).announced_wild == (0,)


def test_s0_57_drawing_ends_the_word() -> None:
    deal = at("mau-king", ["4H JH", "4C 9D 6D"], "5H", stock="TC TD 8H 3C")
    deal = play(deal, (0, "play 4H announce"), (1, "play 4C"), (0, "draw"))
    assert (deal.announced, deal.observation(1).announced_wild) == ((), ())
