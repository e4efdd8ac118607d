"""A deal as an immutable value: the checked public door to the kernel.

Each `apply` gives a new deal and the events; the old one stays what it was.  Nothing here decides a rule: `refusing`
says what is not allowed, the kernel does it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from maumau.engine import looks, position
from maumau.engine.cards import NAMES, parse_card
from maumau.engine.chance import Chance
from maumau.engine.events import Event, read_log
from maumau.engine.kernel import turn as kernel_turn
from maumau.engine.kernel.codes import CLAIM, OVER, SEARCH, TAKE
from maumau.engine.kernel.setup import begin, cut, leave, take
from maumau.engine.kernel.state import Kernel, asks_anew
from maumau.engine.kernel.tables import Tables
from maumau.engine.legality import legal_moves
from maumau.engine.moves import Move
from maumau.engine.observation import Observation, Own, observe, own
from maumau.engine.reasons import IllegalMove, Reason
from maumau.engine.refusing import WRONG_CARD, why_illegal
from maumau.engine.rules.ruleset import RuleSet

CONTEXTS: Final = ("turn", "drawn", "chain", "cover", "search", "claim", "cut", "take", "over")
"""Names of the turn contexts, by the kernel's number."""


class DealResult(NamedTuple):
    """How a deal ended."""

    winner: int
    """The seat without cards; -1 for a void deal (A-034)."""
    finish: tuple[str, ...]
    """The cards of the winning move."""
    wild_count: int
    """Suit-setting wild cards among them (S0-116, A-045, A-142)."""
    left: tuple[tuple[str, ...], ...]
    """What each seat holds at the count."""


@lru_cache(maxsize=64)
def tables_for(rules: RuleSet, seats: int, dealer: int) -> Tables:
    """The compiled tables of a rule set for a full pack."""
    return Tables(rules, seats, dealer, rules.full_pack(seats))


class Deal:
    """One deal in progress.  Seats are 0‥n-1 in the order of play at the start; seat 0 begins."""

    __slots__ = ("_kernel", "finish", "opening", "rules")

    def __init__(
        self, rules: RuleSet, kernel: Kernel, opening: tuple[Event, ...] = (), finish: tuple[str, ...] = ()
    ) -> None:
        self.rules = rules
        self._kernel = kernel
        self.opening = opening
        """Events of the set-up, for a deal that `new` made."""
        self.finish = finish
        """Cards of the winning move."""

    @staticmethod
    def new(rules: RuleSet, seats: int, chance: Chance, *, dealer: int | None = None, ceremony: bool = False) -> Deal:
        """Shuffle, cut and deal.

        Args:
            rules: the rule set.
            seats: number of seats, within the rule set's players.
            chance: orders of the pack and of later reshuffles, and the cut.
            dealer: who deals; the last seat if not said.
            ceremony: whether the cut and the cutter's choices are moves; otherwise chance cuts and the cutter takes
            (S0-23).

        Raises:
            ValueError: the number of seats or the dealer is out of range.
        """
        if not rules.min_players <= seats <= rules.max_players:
            raise ValueError(f"{rules.id} is played by {rules.min_players} to {rules.max_players}, not by {seats}")
        dealer = seats - 1 if dealer is None else dealer
        if not 0 <= dealer < seats:
            raise ValueError(f"the dealer is a seat 0 to {seats - 1}, not {dealer}")
        kernel = Kernel(tables_for(rules, seats, dealer), 1, chance)
        kernel.logging = True
        begin(kernel, ceremony)
        turn = Event("turn", kernel.turn, {"context": CONTEXTS[kernel.phase]})
        return Deal(rules, kernel, (*read_log(kernel.log), turn))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deal):
            return NotImplemented
        same = self.rules == other.rules and self._kernel.oracle == other._kernel.oracle
        return same and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.to_text())

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.rules, self.to_json(), self._kernel.oracle, self.opening)

    # -- reading ---------------------------------------------------------------------------------------------
    @property
    def seats(self) -> int:
        """Number of seats."""
        return self._kernel.t.players

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return self._kernel.t.dealer

    @property
    def context(self) -> str:
        """What the seat to move is asked for: one of `CONTEXTS`."""
        return CONTEXTS[self._kernel.phase]

    @property
    def turn(self) -> int:
        """The seat to move; the winner's or last seat when over."""
        return self._kernel.turn

    @property
    def direction(self) -> int:
        """1 in the order of the seats, -1 against it."""
        return self._kernel.dir

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self._kernel.phase == OVER

    @property
    def winner(self) -> int | None:
        """The winner; `None` while running and for a void deal."""
        winner = self._kernel.winner
        return winner if self.over and winner >= 0 else None

    @property
    def void(self) -> bool:
        """Whether the deal ended without a winner (A-034)."""
        return self.over and self._kernel.winner < 0

    @property
    def top(self) -> str:
        """The card on top of the pile; empty before there is one."""
        return looks.top_name(self._kernel)

    @property
    def suit(self) -> str:
        """The suit in force, nominated or natural, one letter; empty where any card fits."""
        return looks.suit_in_force(self._kernel) if self._kernel.pile_n else ""

    @property
    def pending(self) -> int:
        """Cards that the seat to move owes."""
        return self._kernel.pending

    @property
    def stock_count(self) -> int:
        """Cards of the stock."""
        return self._kernel.stock_n

    @property
    def discard_count(self) -> int:
        """Cards of the pile, the top card included."""
        return self._kernel.pile_n

    @property
    def announced(self) -> tuple[int, ...]:
        """Seats whose last-card announcement is in force."""
        return looks.announced_seats(self._kernel)

    @property
    def moves_made(self) -> int:
        """Moves since the deal."""
        return self._kernel.moves

    def hand(self, seat: int) -> list[str]:
        """The cards of a seat, in kind order.  Hidden information: for the host and for tests."""
        return [NAMES[kind] for kind in position.hand_kinds(self._kernel, seat)]

    def hands(self) -> list[list[str]]:
        """The cards of all seats.  Hidden information."""
        return [self.hand(seat) for seat in range(self.seats)]

    def hand_counts(self) -> list[int]:
        """Cards in each hand."""
        return [self._kernel.size[seat] for seat in range(self.seats)]

    def result(self) -> DealResult | None:
        """The result of a deal that is over, else `None`."""
        if not self.over:
            return None
        k = self._kernel
        return DealResult(k.winner, self.finish, k.wilds, tuple(tuple(hand) for hand in self.hands()))

    # -- moving ----------------------------------------------------------------------------------------------
    def legal_moves(self, seat: int) -> list[Move]:
        """All moves the seat has now, also out of turn; plays without the announcement (see `can_announce`).

        Raises:
            ValueError: there is no such seat.
        """
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        return legal_moves(self._kernel, seat)

    def why_illegal(self, seat: int, move: Move) -> Reason | None:
        """`None` if the seat may make the move now, else why not."""
        return why_illegal(self._kernel, seat, move)

    def can_announce(self, move: Move) -> bool:
        """Whether the move may carry the last-card announcement: plays, jump-ins, and the draw of a search."""
        return move.kind in ("play", "jump-in") or (move.kind == "draw" and self._kernel.phase == SEARCH)

    def apply(self, seat: int, move: Move) -> tuple[Deal, tuple[Event, ...]]:
        """Make a move; return the new deal and what happened.

        Where the rule set punishes wrong cards (`RuleSet.wrong_card_penalty`), laying a card of the hand that does
        not fit is such a move too (A-165).

        Raises:
            IllegalMove: the rules refuse it; its `reason` says why.
        """
        before = self._kernel
        reason = why_illegal(before, seat, move)
        if reason is not None and not self._is_wrong_card(move, reason):
            raise IllegalMove(move, reason)
        k = before.clone()
        k.logging = True
        if reason is None:
            make_move(k, seat, move)
        else:
            kernel_turn.wrong_card(k, parse_card(move.cards[0]))
        events = read_log(k.log)
        if move.kind == "jump-in":
            events[0] = Event("played", seat, {**events[0].data, "jump_in": True})
        finish: tuple[str, ...] = ()
        if k.phase == OVER or k.phase == CLAIM:
            finish = self.finish or (move.cards if k.size[seat] == 0 else ())
            events = with_finish(events, finish)
        if asks_anew(before, k):
            events.append(Event("turn", k.turn, {"context": CONTEXTS[k.phase]}))
        return Deal(self.rules, k, (), finish), tuple(events)

    def clone(self) -> Deal:
        """A copy with cards of its own and the same source of chance; `apply` never needs one, it changes no deal."""
        return Deal(self.rules, self._kernel.clone(), self.opening, self.finish)

    def _is_wrong_card(self, move: Move, reason: Reason) -> bool:
        k = self._kernel
        return bool(move.kind == "play" and k.t.wrong_penalty and reason.id in WRONG_CARD and k.phase < SEARCH)

    # -- knowing ---------------------------------------------------------------------------------------------
    def observation(self, seat: int | None) -> Observation:
        """What a seat, or a spectator (`None`), knows now."""
        return observe(self._kernel, self.rules, seat)

    def own(self, seat: int) -> Own:
        """The part of `observation` that only this seat (0‥n-1) knows; the rest is made once for all who look.

        Raises:
            ValueError: there is no such seat.
        """
        return own(self._kernel, seat)

    # -- positions -------------------------------------------------------------------------------------------
    @staticmethod
    def at(rules: RuleSet, seats: int, *, hands: Sequence[Sequence[str]], top: str, **state: Any) -> Deal:
        """A position set up by hand; `position.set_up` documents every argument.

        Raises:
            PositionError: the position contradicts itself or the rule set.
            CardError: no card has such a name.
        """
        return Deal(rules, position.set_up(rules, seats, hands=hands, top=top, **state))

    def to_json(self) -> dict[str, Any]:
        """The whole position, hidden cards included, JSON-ready; without the rule set and the chance."""
        return {**position.to_mapping(self._kernel), "finish": " ".join(self.finish)}

    def to_text(self) -> str:
        """The same as one line of text."""
        return f"{position.to_text(position.to_mapping(self._kernel))};finish={' '.join(self.finish)}"

    @staticmethod
    def from_json(rules: RuleSet, data: Mapping[str, Any], chance: Chance) -> Deal:
        """Read what `to_json` wrote.

        Raises:
            PositionError: something is missing or contradicts itself.
            CardError: no card has such a name.
        """
        if not isinstance(data, Mapping):
            raise position.PositionError(f"a position is a table of fields, not {type(data).__name__}")
        finish = tuple(NAMES[parse_card(card)] for card in str(data.get("finish", "")).split())
        return Deal(rules, position.from_mapping(rules, data, chance), finish=finish)

    @staticmethod
    def from_text(rules: RuleSet, text: str, chance: Chance) -> Deal:
        """Read what `to_text` wrote.

        Raises:
            PositionError: the text is no position.
            CardError: no card has such a name.
        """
        text, _, finish = text.strip().partition(";finish=")
        return Deal.from_json(rules, {**position.from_text(text), "finish": finish}, chance)


def restored(rules: RuleSet, data: Mapping[str, Any], chance: Chance, opening: tuple[Event, ...]) -> Deal:
    """A deal that was copied, or pickled for another process."""
    deal = Deal.from_json(rules, data, chance)
    deal.opening = opening
    return deal


def with_finish(events: list[Event], finish: tuple[str, ...]) -> list[Event]:
    """The events with the winning cards in the last one."""
    if events and events[-1].kind == "won":
        events[-1] = Event("won", events[-1].seat, {"cards": list(finish), **events[-1].data})
    return events


def make_move(k: Kernel, seat: int, move: Move) -> None:
    """Apply a legal move to a kernel."""
    kind = move.kind
    if kind == "play":
        lay(k, move)
    elif kind == "draw":
        kernel_turn.draw(k, move.announce)
    elif kind == "pass":
        kernel_turn.pass_turn(k)
    elif kind == "jump-in":
        kernel_turn.jump_in(k, seat, move.announce)
    elif kind == "challenge":
        kernel_turn.challenge(k, seat, int(move.target))
    elif kind == "announce":
        kernel_turn.announce(k, seat)
    elif kind == "cut":
        cut(k, move.position)
    elif k.phase == TAKE and kind == "take":
        take(k)
    else:
        leave(k)


def lay(k: Kernel, move: Move) -> None:
    """Lay one card, or a hand of wild cards."""
    if len(move.cards) > 1:
        kernel_turn.play_all(k, [parse_card(card) for card in move.cards])
        return
    kind = looks.find_in_hand(k, k.turn, move.cards[0])
    assert kind is not None
    as_kind = parse_card(move.as_card) if move.as_card else kind
    suit = "CDHS".index(move.suit) if move.suit else -1
    kernel_turn.play(k, kind, as_kind, suit, move.announce)
