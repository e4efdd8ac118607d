"""The cut and the deal (S0-14 … S0-28, A-007 … A-018), against packs laid out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from maumau.engine.cards import NAMES
from maumau.engine.deal import Deal
from maumau.engine.kernel.tables import cutter_of
from maumau.engine.moves import Move
from maumau.engine.rules.ruleset import RuleSet
from maumau.rulesets import load_rules


@dataclass(frozen=True)
class Stacked:
    """A chance whose packs are laid out by hand: card names, the top card first."""

    rules: RuleSet
    seats: int
    packs: Sequence[Sequence[str]]
    position: int

    def order(self, number: int, count: int) -> list[int]:
        pack = [NAMES[kind] for kind in self.rules.full_pack(self.seats)]
        assert count == len(pack)
        free: dict[str, list[int]] = {}
        for index, name in enumerate(pack):
            free.setdefault(name, []).append(index)
        return [free[name].pop() for name in self.packs[number]]

    def cut(self, number: int, low: int, high: int) -> int:
        assert low <= self.position <= high, f"after shuffle {number}"
        return self.position


def pack_with(rules: RuleSet, seats: int, pulled: Sequence[str], position: int) -> list[str]:
    """A pack of which a cut at `position` pulls these cards one after the other."""
    rest = [NAMES[kind] for kind in rules.full_pack(seats)]
    for card in pulled:
        rest.remove(card)
    bottom = list(reversed(pulled))
    return rest[: position - len(pulled)] + bottom + rest[position - len(pulled) :]


def after_cut(pack: Sequence[str], position: int, pulled: int) -> list[str]:
    """The pack from which is dealt: the lifted packet lies under the rest (A-011)."""
    return list(pack[position:]) + list(pack[: position - pulled])


def dealt_by_hand(pack: list[str], seats: int, size: int, packet: int, extra: dict[int, int]) -> list[list[str]]:
    """Packets in turn, the seats of `extra` getting so many fewer at first (A-016); takes the cards off the pack."""
    hands: list[list[str]] = [[] for _ in range(seats)]
    due = {seat: extra.get(seat, 0) for seat in range(seats)}
    dealt = 0
    while dealt < size:
        now = min(packet, size - dealt)
        for seat in range(seats):
            fewer = min(now, due[seat])
            due[seat] -= fewer
            for _ in range(now - fewer):
                hands[seat].append(pack.pop(0))
        dealt += now
    return hands


def stacked(
    name: str, seats: int, pulled: Sequence[str], position: int, *more: Sequence[str], ceremony: bool = False
) -> Deal:
    """A deal from stacked packs; the later ones are for cuts after a redeal."""
    rules = load_rules(name)
    packs = [pack_with(rules, seats, cards, position) for cards in (pulled, *more)]
    return Deal.new(rules, seats, Stacked(rules, seats, packs, position), ceremony=ceremony)


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("pulled", [["5C"], ["7H", "5C"], ["7H", "AS", "5C"], ["7H", "AS", "JD", "5C"]])
def test_s0_the_cutter_wins_specials_and_everybody_holds_six(seats: int, pulled: list[str]) -> None:
    """S0-17 … S0-20, S0-26 … S0-28, A-011, A-015, A-016."""
    deal = stacked("mau-king", seats, pulled, 30)
    cutter = 0 if seats == 2 else seats - 2
    taken = pulled[:-1]
    rest = after_cut(pack_with(deal.rules, seats, pulled, 30), 30, len(pulled))
    hands = dealt_by_hand(rest, seats, 6, 3, {cutter: len(taken)})
    hands[cutter] += taken
    assert [sorted(hand) for hand in deal.hands()] == [sorted(hand) for hand in hands]
    assert deal.top == "5C"
    assert deal.hand_counts() == [6] * seats
    assert [event.data["card"] for event in deal.opening if event.kind == "took"] == taken
    assert deal.turn == 0
    assert deal.to_json()["stock"].split() == rest


def test_s0_a_fourth_special_means_all_again() -> None:
    """S0-21, A-012: also the three already taken go back; same cutter."""
    deal = stacked("mau-king", 3, ["7H", "AS", "JD", "QC"], 40, ["5C"])
    kinds = [event.kind for event in deal.opening]
    assert kinds.count("redealt") == 1
    assert kinds.count("cut") == 2
    assert deal.hand_counts() == [6, 6, 6]
    assert deal.top == "5C"


def test_s0_with_a_ceremony_the_cut_is_a_move_of_the_dealers_other_neighbour() -> None:
    """S0-15, S0-17, A-007, A-011: at least four cards are lifted and one stays."""
    deal = stacked("mau-king", 4, ["7H", "5C"], 30, ceremony=True)
    assert (deal.context, deal.turn, deal.dealer) == ("cut", 2, 3)
    assert [deal.legal_moves(seat) for seat in (0, 1, 3)] == [[], [], []]
    assert [move.position for move in deal.legal_moves(2)] == list(range(4, 104))
    for position in (0, 3, 104):
        reason = deal.why_illegal(2, Move("cut", position=position))
        assert reason is not None
        assert str(reason) == "lift 4 to 103 cards"
    after, events = deal.apply(2, Move("cut", position=30))
    assert after.context == "turn"
    assert events[1].to_json() == {"kind": "took", "seat": 2, "card": "7H"}


def test_s1_the_cutter_may_take_or_leave() -> None:
    """A-010, A-018: what he leaves is the start card, and it is inert."""
    deal = stacked("jokers-505", 3, ["7H", "QS", "5C"], 30, ceremony=True)
    deal, _ = deal.apply(1, Move("cut", position=30))
    assert (deal.context, deal.turn) == ("take", 1)
    assert deal.observation(0).pulled == "7H"
    assert deal.legal_moves(0) == []
    deal, _ = deal.apply(1, Move("take"))
    assert deal.observation(None).pulled == "QS"
    deal, events = deal.apply(1, Move("leave"))
    assert events[0].to_json() == {"kind": "left", "seat": 1, "card": "QS"}
    assert (deal.context, deal.turn, deal.top, deal.pending) == ("turn", 0, "QS", 0)
    assert "7H" in deal.hand(1)
    assert deal.hand_counts() == [6, 6, 6]


def test_s1_without_a_ceremony_the_cutter_takes() -> None:
    """A-010: the default."""
    deal = stacked("jokers-505", 3, ["7H", "JOKER", "5C"], 30)
    assert {"7H", "JOKER"} <= set(deal.hand(1))


def test_s1_option_the_fourth_strong_card_goes_to_the_dealer() -> None:
    """S1-06, A-013 b: the fourth and what follows it, up to three, then a plain card starts."""
    rules = load_rules("jokers-505").changed(fourth_special="dealer")
    pulled = ["7H", "QS", "AD", "8C", "9C", "5C"]
    pack = pack_with(rules, 3, pulled, 30)
    deal = Deal.new(rules, 3, Stacked(rules, 3, [pack], 30))
    assert {"7H", "QS", "AD"} <= set(deal.hand(1))
    assert {"8C", "9C"} <= set(deal.hand(2))
    assert deal.hand_counts() == [6, 6, 6]
    assert deal.top == "5C"


def test_s1_option_a_seventh_strong_card_in_a_row_means_all_again() -> None:
    """A-013 b."""
    rules = load_rules("jokers-505").changed(fourth_special="dealer")
    packs = [pack_with(rules, 3, ["7H", "QS", "AD", "8C", "9C", "JD", "7D"], 30), pack_with(rules, 3, ["5C"], 30)]
    deal = Deal.new(rules, 3, Stacked(rules, 3, packs, 30))
    assert [event.kind for event in deal.opening].count("redealt") == 1
    assert deal.top == "5C"


def test_s2_the_start_card_comes_from_the_stock() -> None:
    """S2-11, S2-15, A-017: the plain card at which the cut ended goes back to its place."""
    deal = stacked("serbian-501", 3, ["7H", "5C"], 20)
    pack = pack_with(deal.rules, 3, ["7H", "5C"], 20)
    rest = list(pack[20:]) + list(pack[:19])
    hands = dealt_by_hand(rest, 3, 6, 3, {1: 1})
    hands[1].append("7H")
    assert [sorted(hand) for hand in deal.hands()] == [sorted(hand) for hand in hands]
    assert deal.top == rest[0]


@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 5), (4, 5)])
def test_s3_one_at_a_time_after_a_plain_cut(seats: int, size: int) -> None:
    """S3-18 … S3-22: the cut wins nothing; with two players six cards."""
    rules = load_rules("skat-32")
    pack = [NAMES[kind] for kind in rules.full_pack(seats)]
    deal = Deal.new(rules, seats, Stacked(rules, seats, [pack], 11))
    rest = pack[11:] + pack[:11]
    hands = dealt_by_hand(rest, seats, size, 1, {})
    assert [sorted(hand) for hand in deal.hands()] == [sorted(hand) for hand in hands]
    assert deal.opening[0].to_json() == {"kind": "cut", "seat": 0 if seats == 2 else seats - 2, "position": 11}
    assert [event.data["card"] for event in deal.opening if event.kind == "start"] == [rest[0]]


def test_option_a_plain_start_card_is_looked_for() -> None:
    """A-018 c: a special one goes under the stock."""
    rules = load_rules("skat-32").changed(start_effect="plain", cut="none")
    pack = [NAMES[kind] for kind in rules.full_pack(2)]
    for card in ("7S", "JD", "9H"):
        pack.remove(card)
    pack[12:12] = ["7S", "JD", "9H"]
    deal = Deal.new(rules, 2, Stacked(rules, 2, [pack], 1))
    assert deal.top == "9H"
    assert deal.to_json()["stock"].split()[-2:] == ["7S", "JD"]


@pytest.mark.parametrize(
    ("seats", "dealer", "cutter"), [(2, 0, 1), (2, 1, 0), (3, 2, 1), (4, 3, 2), (3, 1, 2), (5, 1, 2), (5, 4, 3)]
)
def test_the_cutter_sits_on_the_other_side_of_the_dealer(seats: int, dealer: int, cutter: int) -> None:
    """S0-15, S0-29, S0-30, A-008: seat 0 starts; with two players the starter cuts whoever else deals."""
    assert cutter_of(seats, dealer) == cutter


@pytest.mark.parametrize("seats", [1, 9])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="mau-king is played by 2 to 8"):
        Deal.new(load_rules("mau-king"), seats, Stacked(load_rules("mau-king"), 2, [], 5))
