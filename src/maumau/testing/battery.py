"""The battery: what holds after every move of every deal, whatever the rule set.

Used by the property tests, and by the soak test on all cores; each check raises `AssertionError` with what it saw.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Final

from maumau.engine.cards import NAMES
from maumau.engine.chance import Recorder, Seeded, chance_from_json
from maumau.engine.deal import Deal, make_move
from maumau.engine.events import Event, redact
from maumau.engine.kernel.state import Kernel
from maumau.engine.moves import Move
from maumau.engine.position import NUMBERS, number_all, place_cards
from maumau.engine.reasons import IllegalMove, Reason
from maumau.engine.record import replay
from maumau.engine.rules.ruleset import RuleSet
from maumau.testing.rule_sets import Below

MOST_MOVES: Final = 1500
"""After so many moves the battery only lays cards, to come to an end."""
GIVE_UP: Final = 20_000
"""After so many moves a deal is left unfinished: every state had a move, but chance does not get rid of the cards."""


@dataclass
class Run:
    """One deal under test, with what a replay needs."""

    rules: RuleSet
    seats: int
    seed: int
    ceremony: bool
    below: Below
    moves: list[tuple[int, str]] = field(default_factory=list)
    log: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.chance = Recorder(Seeded(self.seed))
        self.deal = Deal.new(self.rules, self.seats, self.chance, ceremony=self.ceremony)
        self.pack = sorted(NAMES[kind] for kind in self.rules.full_pack(self.seats))
        self.note(self.deal.opening)
        self.check()

    def note(self, events: tuple[Event, ...]) -> None:
        """Keep events for the comparison with the replay."""
        self.log += [json.dumps(event.to_json()) for event in events]

    # -- moving ----------------------------------------------------------------------------------------------
    def options(self) -> list[tuple[int, Move]]:
        """All legal moves of all seats."""
        return [(seat, move) for seat in range(self.seats) for move in self.deal.legal_moves(seat)]

    def step(self) -> None:
        """A random move: mostly a card if one may be laid, now and then anything."""
        options = self.options()
        lays = [option for option in options if option[1].kind in ("play", "jump-in")]
        if lays and (self.below(8) or len(self.moves) > MOST_MOVES):
            options = lays
        seat, move = options[self.below(len(options))]
        if self.deal.can_announce(move) and self.below(8):
            move = move.announcing()
        self.make(seat, move)

    def make(self, seat: int, move: Move) -> None:
        """Make a move and check what it led to."""
        before = self.deal
        silent = before._kernel.clone()  # noqa: SLF001
        make_move(silent, seat, move)
        self.deal, events = before.apply(seat, move)
        assert packed(silent) == packed(self.deal._kernel), "writing down what happens changes it"  # noqa: SLF001
        self.moves.append((seat, str(move)))
        self.note(events)
        self.check()
        check_events(events, self.seats)
        if not self.below(24):
            self.check_closely()

    def finish(self) -> None:
        """Play on to the end, then replay everything.

        Where most cards make others draw, chance alone may never end a deal: such a one is left where it is.
        """
        while not self.deal.over and len(self.moves) < GIVE_UP:
            self.step()
        self.check_closely()
        self.check_replay()

    # -- checking --------------------------------------------------------------------------------------------
    def check(self) -> None:
        """Cards, marks and contexts fit together, and somebody can move."""
        deal = self.deal
        k = deal._kernel  # noqa: SLF001  (the battery looks inside)
        held = sum(deal.hand_counts())
        assert held + k.stock_n + k.pile_n + (k.pulled >= 0) == len(self.pack), "cards lost or made"
        assert deal.context != "chain" or deal.pending, "a chain without cards owed"
        # Whether the last card of a chain counts is asked before the chain goes on.
        assert not deal.pending or deal.context in ("chain", "claim"), "cards owed outside of a chain"
        for seat in deal.announced:
            several = self.rules.several_wilds and not k.lo[seat] & ~k.t.wild
            assert deal.hand_counts()[seat] == 1 or several, "an announcement for another hand than one card"
        if not deal.over:
            assert deal.legal_moves(deal.turn), f"seat {deal.turn} has no move in context {deal.context}"
            assert deal.winner is None

    def check_closely(self) -> None:
        """The slower checks."""
        deal = self.deal
        all_cards = sorted(card for hand in deal.hands() for card in hand)
        data = deal.to_json()
        assert sorted(" ".join([*data["hands"], data["stock"], data["pile"]]).split() + self.pulled()) == self.pack
        assert len(all_cards) == sum(deal.hand_counts())
        text = deal.to_text()
        assert Deal.from_text(self.rules, text, self.chance).to_text() == text, "position text does not round-trip"
        data = json.loads(json.dumps(data))
        assert Deal.from_json(self.rules, data, self.chance).to_json() == data, "position JSON does not round-trip"
        for seat, move in self.options():
            assert deal.why_illegal(seat, move) is None, f"listed but refused: {move}"
            assert Move.parse(str(move)) == move
        self.check_refusals()
        self.check_challenges()
        for seat in (*range(self.seats), None):
            self.check_hidden(seat)

    def check_challenges(self) -> None:
        """A seat shows as open to a challenge exactly where another one may challenge it."""
        options = self.options()
        open_to = {move.target for _, move in options if move.kind == "challenge"}
        assert set(self.deal.observation(None).challengeable) == open_to, "who may be challenged is told otherwise"

    def pulled(self) -> list[str]:
        """The card that lies before the cutter."""
        pulled = self.deal.observation(None).pulled
        return [pulled] if pulled else []

    def check_refusals(self) -> None:
        """A refused move changes nothing and is not listed."""
        deal = self.deal
        seat = self.below(self.seats)
        before = packed(deal._kernel)  # noqa: SLF001
        for text in (
            "pass",
            "draw",
            "announce",
            "play 7H",
            "play JS name C",
            "play JOKER as 9D",
            "challenge 0",
            "take",
            "cut 9",
        ):
            move = Move.parse(text)
            reason = deal.why_illegal(seat, move)
            if reason is None or (self.rules.wrong_card_penalty and move.kind == "play"):
                continue
            assert move not in deal.legal_moves(seat), f"refused but listed: {move}"
            assert str(reason)
            assert refusal(deal, seat, move) == reason, f"{move} was refused and applied"
            assert packed(deal._kernel) == before, f"{move} was refused and changed something"  # noqa: SLF001

    def check_hidden(self, seat: int | None) -> None:
        """Other worlds of cards that a seat cannot see give it the same bytes."""
        seen = json.dumps(self.deal.observation(seat).to_json())
        other = permuted(self.deal, seat, self.below)
        assert json.dumps(other.observation(seat).to_json()) == seen, f"seat {seat} sees what it may not"

    def check_replay(self) -> None:
        """Rule set, recorded chance and moves give the same events and position again."""
        chance = chance_from_json(json.loads(json.dumps(self.chance.to_json())))
        log: list[str] = []
        last = None
        for last in replay(self.rules, self.seats, chance, self.moves, ceremony=self.ceremony):
            log += [json.dumps(event.to_json()) for event in last.events]
        assert last is not None
        assert log == self.log, "the replay tells another story"
        assert last.deal.to_text() == self.deal.to_text(), "the replay ends elsewhere"


def packed(k: Kernel) -> list[object]:
    """All that a kernel holds."""
    return [getattr(k, name) for name in NUMBERS] + [list(k.lo), list(k.hi), list(k.size), list(k.cards)]


def refusal(deal: Deal, seat: int, move: Move) -> Reason | None:
    """Why `apply` refuses a move; `None` if it does not."""
    try:
        deal.apply(seat, move)
    except IllegalMove as error:
        return error.reason
    return None


def check_events(events: tuple[Event, ...], seats: int) -> None:
    """Events survive JSON, and what others are told of a draw is only how many."""
    for event in events:
        assert Event.from_json(json.loads(json.dumps(event.to_json()))) == event
        for seat in (*range(seats), None):
            told = redact(event, seat)
            if event.kind in ("drew", "dealt") and seat != event.seat:
                assert set(told.data) <= {"count", "why"}, "others are told which cards were drawn"
            else:
                assert told == event


def permuted(deal: Deal, seat: int | None, below: Below) -> Deal:
    """The deal with the cards that a seat cannot see (other hands, the stock) exchanged at random."""
    data = deal.to_json()
    hands = [hand.split() for hand in data["hands"]]
    unseen = data["stock"].split() + [card for p, hand in enumerate(hands) if p != seat for card in hand]
    for i in range(len(unseen) - 1, 0, -1):
        j = below(i + 1)
        unseen[i], unseen[j] = unseen[j], unseen[i]
    stock, rest = unseen[: deal.stock_count], unseen[deal.stock_count :]
    for p, hand in enumerate(hands):
        if p != seat:
            hands[p], rest = rest[: len(hand)], rest[len(hand) :]
    other = deal.clone()
    k = other._kernel  # noqa: SLF001
    for p in range(deal.seats):
        k.lo[p] = k.hi[p] = k.size[p] = 0
    groups = number_all([*hands, stock, data["pile"].split()])
    place_cards(k, groups[:-2], groups[-2], groups[-1])
    return other
