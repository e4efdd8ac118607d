"""Positions: set one up by hand, write one down, read it back exactly."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from maumau.engine.cards import JOKER, NAMES, SUITS, card_text, number_jokers, parse_card
from maumau.engine.chance import Chance, Seeded
from maumau.engine.kernel.announce import say
from maumau.engine.kernel.codes import (
    AGAIN,
    CHAIN,
    COVER,
    COVERED,
    NAMED,
    NOMINATE,
    OVER,
    OWE_NEXT,
    OWE_PREVIOUS,
    OWED,
    STATES,
)
from maumau.engine.kernel.setup import start_with
from maumau.engine.kernel.state import Kernel
from maumau.engine.kernel.tables import Tables
from maumau.engine.looks import bits
from maumau.engine.rules.ruleset import RuleSet

NUMBERS: Final = (
    "calls", "chain", "claim", "claimant", "dealer_took", "dir", "drawn", "drawn_n", "jump", "moves", "packet",
    "passes", "pending",
    "phase", "pile_n", "pulled", "shuffles", "state", "stock_n", "took", "turn", "wilds", "winner",
)  # fmt: skip
"""The kernel's single numbers that a position consists of."""


MOST_SEATS: Final = (2, 8)
"""Fewest and most seats of a table."""

RANGES: Final[Mapping[str, tuple[int, int]]] = {
    "calls": (0, (1 << 40) - 1), "chain": (-1, JOKER - 1), "claim": (-1, JOKER - 1), "dir": (-1, 1),
    "drawn": (-1, JOKER), "jump": (-1, JOKER - 1), "phase": (0, OVER), "pulled": (-1, JOKER), "state": (0, STATES - 1),
}  # fmt: skip
"""What those that are no counts may be; counts are 0 or more."""

SEATS: Final = ("claimant", "turn", "winner")
"""Those that are seats, or -1 (but for `turn`)."""

MOST: Final = 1_000_000_000
"""The largest count."""

CARDS: Final = ("drawn", "pulled")
"""Those of them that are cards; jokers are alike."""


class PositionError(ValueError):
    """A position that cannot be: the message says why."""


def set_up(
    rules: RuleSet,
    seats: int,
    *,
    hands: Sequence[Sequence[str]],
    top: str,
    chance: Chance | None = None,
    dealer: int | None = None,
    turn: int = 0,
    direction: int = 1,
    top_as: str = "",
    suit: str = "",
    pending: int = 0,
    cover: bool = False,
    start: bool = False,
    announced: Sequence[int] = (),
    stock: Sequence[str] = (),
    discard: Sequence[str] = (),
) -> Kernel:
    """A kernel in a given position.

    Args:
        rules: the rule set.
        seats: number of seats.
        hands: card names of each seat.
        top: the card on top of the pile; inert unless `pending`, `suit`, `cover` or `start` says otherwise.
        chance: for reshuffles; a fixed seed if not given.
        dealer: who dealt; the last seat if not said.
        turn: the seat to move.
        direction: 1 or -1.
        top_as: what a joker on top stands for.
        suit: the suit named by the wild card on top, one letter.
        pending: cards the seat to move owes through the top card.
        cover: whether the seat to move has just laid the ace on top itself.
        start: whether the top card has just been turned up as start card.
        announced: seats whose announcement is in force.
        stock: the stock, next card to draw first.
        discard: the cards under the top card.

    Raises:
        PositionError: the position contradicts itself or the rule set.
        CardError: no card has such a name.
    """
    if len(hands) != seats:
        raise PositionError(f"there are {seats} seats and {len(hands)} hands")
    check_seats(seats, [("dealer", dealer), ("turn", turn), *(("announced", seat) for seat in announced)])
    if direction not in (1, -1):
        raise PositionError(f"direction is 1 or -1, not {direction!r}")
    if pending < 0:
        raise PositionError(f"{pending} cards cannot be pending: 0 or more can")
    groups = number_all([[top], list(discard), list(stock), *map(list, hands)])
    (top_kind,), under, stock_kinds, *held = groups
    dealer = seats - 1 if dealer is None else dealer
    kinds = sorted(kind for group in groups for kind in group)
    check_cards(rules, seats, kinds)
    k = Kernel(Tables(rules, seats, dealer, kinds), 1, chance or Seeded(0))
    k.ready = True
    k.stock_n = len(stock_kinds)
    for i, kind in enumerate(reversed(stock_kinds)):
        k.cards[i] = kind
    for kind in [*under, top_kind]:
        k.put(kind)
    for seat, kinds in enumerate(held):
        for kind in kinds:
            k.give(seat, kind)
    k.turn = turn
    k.dir = direction
    k.shuffles = 1
    start_with(k, top_kind) if start else lie_on_top(k, top_kind, top_as, suit)
    if pending or cover:
        live(k, pending, cover)
    for seat in range(seats):
        mark(k, seat, seat in announced)
    return k


def check_seats(seats: int, places: Iterable[tuple[str, int | None]]) -> None:
    """Complain about a number of seats that no table has, and about a seat that is not there.

    Raises:
        PositionError: it says which.
    """
    if not MOST_SEATS[0] <= seats <= MOST_SEATS[1]:
        raise PositionError(f"seats is {MOST_SEATS[0]} to {MOST_SEATS[1]}, not {seats!r}")
    for name, seat in places:
        if seat is not None and seat not in range(seats):
            raise PositionError(f"{name} is a seat 0 to {seats - 1}, not {seat!r}")


def check_cards(rules: RuleSet, seats: int, kinds: Sequence[int]) -> None:
    """Complain about a card that is here more often than the pack holds it.

    Raises:
        PositionError: it says which.
    """
    here, most = counted(kinds), packed(rules, seats)
    for kind in range(JOKER + 1):
        if here[kind] > most[kind]:
            raise PositionError(
                f"{NAMES[kind]} is here {here[kind]} times, in the pack of {rules.id} {most[kind]} times"
            )


@lru_cache(maxsize=64)
def packed(rules: RuleSet, seats: int) -> list[int]:
    """How often the pack holds each kind, jokers as one."""
    return counted(rules.full_pack(seats))


def counted(kinds: Sequence[int]) -> list[int]:
    """How often each kind is there, jokers as one."""
    counts = [0] * (JOKER + 1)
    for kind in kinds:
        counts[min(kind, JOKER)] += 1
    return counts


def number_all(groups: list[list[str]]) -> list[list[int]]:
    """Groups of card names as kinds, the jokers numbered through."""
    sizes = [len(group) for group in groups]
    flat = number_jokers(parse_card(name) for group in groups for name in group)
    out = []
    for size in sizes:
        out.append(flat[:size])
        flat = flat[size:]
    return out


def lie_on_top(k: Kernel, kind: int, top_as: str, suit: str) -> None:
    """The match state of a card that somebody has laid; whatever it did is done."""
    start = k.t.start_acts
    k.t.start_acts = False
    start_with(k, kind)
    k.t.start_acts = start
    as_kind = parse_card(top_as) if top_as else kind
    if top_as and (kind < JOKER or as_kind >= JOKER):
        raise PositionError(f"top_as says which other card a joker stands for: {NAMES[kind]} cannot be {top_as!r}")
    if as_kind < JOKER:
        k.state = as_kind
    if suit:
        if len(suit) != 1 or suit not in SUITS:
            raise PositionError(f"a suit is one of C D H S, not {suit!r}")
        if as_kind >= JOKER or k.t.eff[as_kind] != NOMINATE:
            raise PositionError(f"{NAMES[as_kind]} on top names no suit in this rule set: leave suit out")
        k.state = NAMED + SUITS.index(suit)
    elif kind < JOKER:
        k.jump = k.t.jump[kind]


def live(k: Kernel, pending: int, cover: bool) -> None:
    """The top card still acts on the seat to move."""
    as_kind = k.state
    effect = k.t.eff[as_kind] if as_kind < JOKER else -1
    if cover:
        if effect not in (COVERED, AGAIN):
            raise PositionError(f"cover belongs to a card after which one plays again: {NAMES[k.top()]} is none here")
        k.phase = COVER if effect == COVERED else k.phase
        return
    if effect not in (OWE_NEXT, OWE_PREVIOUS, OWED):
        raise PositionError(
            f"cards cannot be pending under {NAMES[k.top()]}: in this rule set it makes nobody owe cards"
        )
    k.phase = CHAIN
    k.chain = as_kind
    k.pending = pending


def mark(k: Kernel, seat: int, announced: bool) -> None:
    """The announcement marks of a seat in a position set up by hand."""
    if announced:
        say(k, seat)
    elif k.size[seat] == 1 and k.t.announce_on:
        k.mark_silent(seat)
        if k.t.window_moves:
            k.calls &= ~k.t.bit[seat + OWED]


# -- written down --------------------------------------------------------------------------------------------
def hand_kinds(k: Kernel, seat: int) -> list[int]:
    """The cards of a hand, in kind order."""
    return sorted(bits(k.lo[seat]) + bits(k.hi[seat]))


def to_mapping(k: Kernel) -> dict[str, Any]:
    """The whole position, hidden cards included, JSON-ready; the rule set and the chance are not part of it."""
    n = k.t.n_cards
    return {
        "seats": int(k.t.players),
        "dealer": int(k.t.dealer),
        "hands": [card_text(hand_kinds(k, seat)) for seat in range(k.t.players)],
        "stock": card_text(k.cards[i] for i in range(k.stock_n - 1, -1, -1)),
        "pile": card_text(k.cards[i] for i in range(n - k.pile_n, n)),
        "numbers": {
            name: min(int(getattr(k, name)), JOKER) if name in CARDS else int(getattr(k, name)) for name in NUMBERS
        },
        "ready": k.ready,
    }


def from_mapping(rules: RuleSet, data: Mapping[str, Any], chance: Chance) -> Kernel:
    """Read what `to_mapping` wrote.

    Raises:
        PositionError: something is missing or contradicts itself.
        CardError: no card has such a name.
    """
    try:
        seats, dealer, ready = whole(data["seats"]), whole(data["dealer"]), bool(data["ready"])
        check_seats(seats, [("dealer", dealer)])
        groups = [data["hands"][seat].split() for seat in range(seats)]
        groups += [data["stock"].split(), data["pile"].split()]
        numbers = {name: whole(data["numbers"][name]) for name in NUMBERS}
    except PositionError:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise PositionError(f"no position: {type(error).__name__} {error}") from None
    for name, number in numbers.items():
        check_number(seats, name, number)
    pulled, *hands, stock, pile = number_all([[NAMES[numbers["pulled"]]] if numbers["pulled"] >= 0 else [], *groups])
    kinds = sorted(sum([*hands, stock, pile], pulled))
    check_cards(rules, seats, kinds)
    k = Kernel(Tables(rules, seats, dealer, kinds), 1, chance)
    for name, number in numbers.items():
        setattr(k, name, number)
    k.ready = ready
    place_cards(k, hands, stock, pile)
    if (len(stock), len(pile)) != (numbers["stock_n"], numbers["pile_n"]):
        raise PositionError("no position: stock_n and pile_n are not the numbers of the cards")
    return k


def whole(value: Any) -> int:
    """A whole number, or one in digits.

    Raises:
        ValueError: it is neither.
    """
    if type(value) is int or isinstance(value, str):
        return int(value)
    raise ValueError(f"{value!r} is no whole number")


def check_number(seats: int, name: str, number: int) -> None:
    """Complain about a number that no position has.

    Raises:
        PositionError: it says which, and what would be possible.
    """
    low, high = RANGES.get(name, (0, MOST))
    if name in SEATS:
        low, high = (0 if name == "turn" else -1), seats - 1
    if not low <= number <= high or (name == "dir" and not number):
        raise PositionError(f"no position: {name} is {low} to {high}, not {number}")


def place_cards(k: Kernel, hands: list[list[int]], stock: list[int], pile: list[int]) -> None:
    """Put the cards where they are."""
    for seat, kinds in enumerate(hands):
        for kind in kinds:
            k.give(seat, kind)
    for i, kind in enumerate(reversed(stock)):
        k.cards[i] = kind
    k.stock_n = len(stock)
    k.pile_n = 0
    for kind in reversed(pile):
        k.put(kind)


def to_text(data: Mapping[str, Any]) -> str:
    """A position's mapping as one line: fields ``name=value`` separated by ``;``."""
    fields = [f"seats={data['seats']}", f"dealer={data['dealer']}", f"ready={int(data['ready'])}"]
    fields += [f"hands={'/'.join(data['hands'])}", f"stock={data['stock']}", f"pile={data['pile']}"]
    return ";".join(fields + [f"{name}={number}" for name, number in data["numbers"].items()])


def from_text(text: str) -> dict[str, Any]:
    """The mapping of a position's text.

    Raises:
        PositionError: the text is no position.
    """
    fields: dict[str, Any] = {}
    for part in text.strip().split(";"):
        name, equals, value = part.partition("=")
        if not equals or name in fields:
            raise PositionError(f"no position: {part!r} is not one field=value")
        fields[name] = value
    try:
        data = {name: fields.pop(name) for name in ("seats", "dealer", "stock", "pile")}
        data["ready"] = fields.pop("ready") == "1"
        data["hands"] = fields.pop("hands").split("/")
    except KeyError as error:
        raise PositionError(f"no position: {error} is missing") from None
    return {**data, "numbers": fields}
