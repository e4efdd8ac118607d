"""What one deal says about its shuffle: which cards came where, beside what an honest shuffle leads one to expect.

All expectations are exact, given what was seen before: the cards of a hand are drawn from those that the cut left, a
card of the stock from those that can lie there still.  So a rule, a clever move or a won cut changes no p-value.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass, field
from functools import lru_cache
from math import comb
from typing import Any, Final

from maumau.engine.cards import JOKER, NAMES
from maumau.engine.events import Event
from maumau.engine.rules.ruleset import RuleSet
from maumau.fair import WATCHER
from maumau.records.model import Record
from maumau.records.replaying import steps
from maumau.records.verify import cut_range

PEOPLE, COMPUTERS = "people", "computers"
QUARTERS: Final = 4


@dataclass(slots=True)
class Sum:
    """Special cards among some cards."""

    cards: int = 0
    special: int = 0
    expected: float = 0.0
    variance: float = 0.0

    def add(self, cards: int, special: int, expected: float, variance: float) -> None:
        """Some cards more."""
        self.cards += cards
        self.special += special
        self.expected += expected
        self.variance += variance


@dataclass(slots=True)
class Luck:
    """What was counted, and what was to be expected, over any number of deals."""

    counted: dict[str, Counter[str]] = field(default_factory=dict)
    expected: dict[str, dict[str, float]] = field(default_factory=dict)
    """By test and row."""
    sums: dict[str, Sum] = field(default_factory=dict)
    """``dealt-people`` … ``drawn-computers``."""
    drawn: Counter[str] = field(default_factory=Counter)
    """Cards drawn, by kind of player."""
    hands: Counter[str] = field(default_factory=Counter)
    """Seats that played, by kind of player."""
    contributions: int = 0
    """Contributions to a shuffle that people owed."""
    silent: int = 0
    """Those of them that were substituted."""

    def sum_of(self, name: str) -> Sum:
        """A sum, begun if need be."""
        return self.sums.setdefault(name, Sum())

    def one(self, test: str, row: str, chances: dict[str, float]) -> None:
        """One case of a test: the row it fell into, and the probabilities of all."""
        self.counted.setdefault(test, Counter())[row] += 1
        expected = self.expected.setdefault(test, {})
        for name, chance in chances.items():
            expected[name] = expected.get(name, 0.0) + chance

    def to_json(self) -> dict[str, Any]:
        """Everything, JSON-ready: `from_json` goes on where it was."""
        return {
            "counted": self.counted,
            "expected": self.expected,
            "sums": {name: astuple(found) for name, found in self.sums.items()},
            "drawn": self.drawn,
            "hands": self.hands,
            "contributions": self.contributions,
            "silent": self.silent,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Luck:
        """What `to_json` gave."""
        return cls(
            counted={test: Counter(rows) for test, rows in data["counted"].items()},
            expected={test: dict(rows) for test, rows in data["expected"].items()},
            sums={name: Sum(*values) for name, values in data["sums"].items()},
            drawn=Counter(data["drawn"]),
            hands=Counter(data["hands"]),
            contributions=data["contributions"],
            silent=data["silent"],
        )

    def add(self, record: Record) -> None:
        """Count a deal that holds.

        Raises:
            ValueError: it does not.
        """
        Count(record, self).all()


@lru_cache(maxsize=256)
def specials_of(rules: RuleSet) -> frozenset[str]:
    """The cards with an effect, and the joker."""
    return frozenset(NAMES[kind] for kind in range(JOKER) if rules.effect_of(kind).kind != "plain") | {NAMES[JOKER]}


class Count:
    """One deal on the way through it."""

    def __init__(self, record: Record, luck: Luck) -> None:
        self.record, self.luck, self.rules = record, luck, record.rules
        self.special = specials_of(record.rules)
        self.pack = [NAMES[kind] for kind in self.rules.full_pack(record.seats)]
        self.shuffle = 0
        self.begin()

    def begin(self) -> None:
        """The pack is shuffled."""
        chance = self.record.chance()
        self.order = [self.pack[at] for at in chance.order(self.shuffle, len(self.pack))]
        self.seen: list[str] = []
        """Cards that the cut showed."""
        self.position = 0
        self.dealt: list[list[str]] = [[] for _ in range(self.record.seats)]

    def kind(self, seat: int) -> str:
        """What sits there."""
        return COMPUTERS if seat in self.record.computers else PEOPLE

    def all(self) -> None:
        """Count everything."""
        self.luck.one("first-card", self.order[0], share(self.pack))
        for seat in range(self.record.seats):
            self.luck.hands[self.kind(seat)] += 1
        events = [event for step in steps(self.record) for event in step.events]
        begins = next((i for i, event in enumerate(events) if event.kind == "start"), None)
        if begins is None:
            return
        self.set_up(events[:begins])
        Stock(self, str(events[begins].data["card"])).follow(events[begins + 1 :])
        self.cuts()
        self.contributions()

    # -- cut and hands
    def set_up(self, events: Sequence[Event]) -> None:
        """Everything before the start card lies there."""
        for event in events:
            if event.kind == "redealt":
                self.shuffle += 1
                self.begin()
            elif event.kind == "cut":
                self.position = event.data["position"]
            elif event.kind == "took":
                self.seen.append(event.data["card"])
            elif event.kind == "dealt" and event.seat is not None:
                self.dealt[event.seat] += event.data["cards"]
        self.bottom: list[str] = []
        if self.rules.cut == "specials":
            settled = self.order[self.position - 1 - len(self.seen)]
            self.bottom = [] if self.rules.start_card == "cut" else [settled]
            self.seen.append(settled)
        self.hands()

    def hands(self) -> None:
        """Special cards that were dealt, drawn from what the cut left."""
        urn = self.without(self.seen)
        total, special = urn.total(), self.specials(urn)
        first = len(self.dealt[0])
        row = str(sum(card in self.special for card in self.dealt[0]))
        self.luck.one("hand", row, hypergeometric(total, special, first))
        for kind in (PEOPLE, COMPUTERS):
            cards = [card for seat, hand in enumerate(self.dealt) if self.kind(seat) == kind for card in hand]
            share_ = special / total
            spread = share_ * (1 - share_) * (total - len(cards)) / max(1, total - 1)
            found = sum(card in self.special for card in cards)
            self.luck.sum_of(f"dealt-{kind}").add(len(cards), found, len(cards) * share_, len(cards) * spread)

    def without(self, cards: Sequence[str]) -> Counter[str]:
        """The pack without some cards."""
        urn = Counter(self.pack)
        urn.subtract(cards)
        return urn

    def specials(self, urn: Counter[str]) -> int:
        """How many of the cards are special."""
        return sum(count for card, count in urn.items() if card in self.special)

    # -- the rest
    def cuts(self) -> None:
        """Cuts that nobody chose, by the quarter of the pack."""
        low, high = cut_range(self.record)
        places = range(low, high + 1)
        for position in self.drawn_cuts():
            chances = share([quarter(place, low, high) for place in places])
            self.luck.one("cuts", quarter(position, low, high), chances)

    def drawn_cuts(self) -> Iterator[int]:
        """Their places."""
        yield from self.record.cuts.values()
        for made in self.record.moves:
            if made.move.kind == "cut" and (made.by or made.seat in self.record.computers):
                yield made.move.position

    def contributions(self) -> None:
        """What people's devices sent, or did not."""
        if self.record.fair is None:
            return
        owed = [each for each in self.record.fair.contributions if each.id < WATCHER]
        owed = [each for each in owed if self.kind(each.id) == PEOPLE]
        self.luck.contributions += len(owed)
        self.luck.silent += sum(each.silent for each in owed)


class Stock:
    """The stock while a deal is played: what can lie in it, not in which order."""

    def __init__(self, count: Count, start: str) -> None:
        self.count = count
        hands = [card for hand in count.dealt for card in hand]
        gone = [*count.seen, *hands, *([] if count.rules.start_card == "cut" else [start])]
        self.urn = count.without(gone)
        self.bottom = len(count.bottom)
        """Cards under all others that are known, so that nothing is to be expected of them."""
        self.known = not (count.rules.start_card == "stock" and count.rules.start_effect == "plain")
        """Whether the stock is as the shuffle left it: where a plain start card is looked for, others went under it."""
        self.pile = [start]

    def follow(self, events: Sequence[Event]) -> None:
        """The events after the start card."""
        for event in events:
            if event.kind == "played":
                self.pile += event.data["cards"]
            elif event.kind == "reshuffled":
                self.urn, self.pile = Counter(self.pile[:-1]), self.pile[-1:]
                self.bottom, self.known = 0, True
            elif event.kind == "drew" and event.seat is not None:
                for card in event.data["cards"]:
                    self.draw(card, self.count.kind(event.seat))

    def draw(self, card: str, kind: str) -> None:
        """One card from the top."""
        luck, total = self.count.luck, self.urn.total()
        luck.drawn[kind] += 1
        if not self.known:
            return
        if total == 0:
            self.bottom -= 1
            return
        share_ = self.count.specials(self.urn) / total
        self.urn[card] -= 1
        luck.sum_of(f"drawn-{kind}").add(1, card in self.count.special, share_, share_ * (1 - share_))


def quarter(place: int, low: int, high: int) -> str:
    """The quarter of the possible places, 1‥4."""
    return str(1 + (place - low) * QUARTERS // (high - low + 1))


def share(rows: Sequence[str]) -> dict[str, float]:
    """The probability of each row where all entries are equally likely."""
    return {row: count / len(rows) for row, count in Counter(rows).items()}


def hypergeometric(total: int, special: int, cards: int) -> dict[str, float]:
    """The probability of each number of special cards among some that are drawn without being put back."""
    ways = comb(total, cards)
    found = range(max(0, cards - (total - special)), min(special, cards) + 1)
    return {str(n): comb(special, n) * comb(total - special, cards - n) / ways for n in found}
