"""What is sent to a seat is a function of what it may know: permuting cards it never saw changes no byte of it.

A deal is played and all traffic to one seat (or to a spectator) kept.  Then cards which that viewer never came to see
are permuted in the pack, the same moves are made again, and the traffic is compared byte by byte; ids and times are
held fixed.  The moments at which computer players would move are compared too.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import permutations
from typing import Any

import pytest

from maumau.engine.cards import NAMES
from maumau.engine.chance import Recorder
from maumau.engine.deal import Deal
from maumau.engine.events import HIDDEN
from maumau.engine.moves import Move
from maumau.engine.record import replay
from maumau.rulesets import load_rules, shipped
from maumau.server.views.events import ENCODER, Told
from maumau.server.views.legal import legal_view
from maumau.server.views.render import Change, snapshot
from maumau.table import Refused, Seat, Step, Table, asks, commands as co, create, events as ev, evolve, handle
from maumau.table.chance import Sealed
from maumau.testing.tables import START, Driver, contribution, settings

SEATS = 3
OPEN = ("deal_scored", "match_over")
"""Events with which hands lie open."""
TELLING = ("search", "cover")
"""Contexts in which the number of cards drawn says what they were not: a deal is left there."""
SPOKEN = ("announced", "announced_wild")
MOST_MOVES = 90

Choose = Callable[[Table], tuple[int, str] | None]


class Chance:
    """The same drawing for the first dealer and the same secret in all worlds: their packs differ all the same."""

    def deal(self) -> dict[str, Any]:
        return {"key": "11" * 32}

    def secret(self) -> bytes:
        return b"\x5e" * 32


@dataclass
class World:
    """A deal as it was played, and all that one viewer got."""

    rules: str
    viewer: int | None
    table: Table
    script: list[tuple[int, str]] = field(default_factory=list)
    moves: list[tuple[int, str]] = field(default_factory=list)
    """As the engine records them."""
    frames: list[bytes] = field(default_factory=list)
    moments: list[Any] = field(default_factory=list)
    """When computer players would move."""
    seen: set[str] = field(default_factory=set)
    """Names of the cards that the viewer saw."""
    words: list[tuple[str, ...]] = field(default_factory=list)
    """What was said aloud with each fact: it tells what the speaker holds."""

    def take(self, steps: tuple[Step, ...]) -> None:
        """Send what happened to the viewer."""
        after = steps[-1].table
        told = [Told(step) for step in steps]
        self.frames.append(ENCODER.encode(Change(self.table, after).update(told, self.viewer)))
        self.frames.append(ENCODER.encode(snapshot(after, self.viewer, told, 0)))
        self.moments.append(asks(after._replace(seats=(Seat(level="easy"), *after.seats[1:]), paused_at=None)))
        self.table = after
        for step in steps:
            for fact in step.facts:
                if fact.kind not in ("dealt", "drew") or fact.seat == self.viewer:
                    self.seen.update([*fact.data.get("cards", ()), fact.data.get("card", "")])
                self.words.append(tuple(word for word in SPOKEN if fact.data.get(word)))


def begin(rules: str, of_deal: dict[str, Any], viewer: int | None) -> World:
    """A table at which the deal has begun: contributions were gathered as ever, then the cards are those given."""
    chance = Chance()
    chosen = settings(rules, seats=SEATS, turn_time=30)
    table = create(chosen, "u0", "Ana", id_="t", code="ABCDEF", now=START, chance=chance)[-1].table
    for seat in range(1, SEATS):
        table = handle(table, co.Sit(f"u{seat}", f"P{seat}"), START, chance)[-1].table
    for seat in range(SEATS - 1):
        table = handle(table, co.SetReady(f"u{seat}"), START, chance)[-1].table
    world = World(rules, viewer, table)
    world.take(handle(table, co.SetReady(f"u{SEATS - 1}"), START, chance))
    devices = [f"u{seat}" for seat in range(SEATS)]
    while command := next(filter(None, (contribution(world.table, user) for user in devices)), None):
        world.take(rigged(world.table, handle(world.table, command, START, chance), of_deal))
    return world


def rigged(table: Table, steps: tuple[Step, ...], of_deal: dict[str, Any]) -> tuple[Step, ...]:
    """The same steps, with another pack where a deal begins: nothing before it says which."""
    out: list[Step] = []
    for step in steps:
        event = replace(step.event, chance=of_deal) if isinstance(step.event, ev.DealStarted) else step.event
        out.append(evolve(table, event))
        table = out[-1].table
    return tuple(out)


def play(rules: str, of_deal: dict[str, Any], viewer: int | None, choose: Choose) -> World:
    """Play until no choice is made, or the deal is over: its last move is not sent, for it lays hands open."""
    world = begin(rules, of_deal, viewer)
    while (chosen := choose(world.table)) is not None:
        seat, text = chosen
        now = START + 1000 * (len(world.script) + 10)
        steps = handle(world.table, co.MakeMove(f"u{seat}", text, world.table.version), now, Chance())
        if any(step.event.kind in OPEN for step in steps):
            break
        world.take(steps)
        world.script.append(chosen)
        world.moves += [(world.table.order.index(seat), getattr(step.event, "move", "")) for step in steps
                        if step.event.kind == "moved"]  # fmt: skip
    return world


def at_random(chance: random.Random) -> Choose:
    """Random moves of anybody who may move, mostly cards."""
    made = 0

    def choose(table: Table) -> tuple[int, str] | None:
        nonlocal made
        assert table.deal is not None
        if made == MOST_MOVES or table.deal.context in TELLING:
            return None
        made += 1
        options = [(seat, move) for seat in range(SEATS) for move in table.deal.legal_moves(seat)]
        plays = [option for option in options if option[1].kind in ("play", "jump-in")]
        seat, move = chance.choice(plays if plays and chance.random() < 0.7 else options)
        if move.kind == "challenge":
            return table.order[seat], f"challenge {table.order[int(move.target)]}"
        announce = table.deal.can_announce(move) and chance.random() < 0.5
        return table.order[seat], str(move.announcing(announce))

    return choose


def by_script(script: list[tuple[int, str]]) -> Choose:
    moves = iter(script)
    return lambda _table: next(moves, None)


def outcomes(world: World, key: bytes) -> dict[str, Any]:
    """All chance of the deal, written down."""
    deal, recorder = world.table.deal, Recorder(Sealed(key))
    assert deal is not None
    ceremony = deal.rules.cut == "specials"
    list(replay(deal.rules, SEATS, recorder, world.moves, dealer=deal.dealer, ceremony=ceremony))
    return recorder.to_json()


def permuted(chance: dict[str, Any], world: World, dice: random.Random) -> dict[str, Any]:
    """The same with the cards that the viewer never saw in other places of the pack."""
    names = [NAMES[kind] for kind in world.table.rules.full_pack(SEATS)]
    order = list(chance["orders"]["0"])
    places = [place for place, card in enumerate(order) if names[card] not in world.seen]
    cards = [order[place] for place in places]
    dice.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        order[place] = card
    return {**chance, "orders": {**chance["orders"], "0": order}}


def compare(rules: str, seed: int, viewer: int | None) -> int:
    """Compare a deal with worlds that the viewer cannot tell from it; how many there were."""
    dice = random.Random(seed)
    key = random.Random(seed).randbytes(32)
    real = play(rules, {"key": key.hex()}, viewer, at_random(dice))
    chance = outcomes(real, key)
    again = play(rules, chance, viewer, by_script(real.script))
    assert again.frames == real.frames, "written-down chance replays the traffic"
    compared = 0
    for _ in range(3):
        other_chance = permuted(chance, real, dice)
        try:
            other = play(rules, other_chance, viewer, by_script(real.script))
        except Refused:
            continue  # a rule that only the player can check, such as "draw only if nothing fits"
        if other.words != real.words:
            continue  # somebody says of his hand what would not be true there
        assert other.frames == real.frames, f"{rules}, seed {seed}: a hidden card shows in what viewer {viewer} gets"
        assert other.moments == real.moments, f"{rules}, seed {seed}: a hidden card changes when computers move"
        compared += other_chance != chance
    return compared


@pytest.mark.parametrize("rules", shipped())
def test_hidden_cards_change_no_byte(rules: str) -> None:
    compared = sum(compare(rules, seed, viewer) for seed in range(2) for viewer in (None, 0, 1))
    assert compared >= 4


@pytest.mark.slow
@pytest.mark.parametrize("rules", shipped())
def test_hidden_cards_change_no_byte_in_two_hundred_deals(rules: str) -> None:
    compared = sum(compare(rules, seed, (None, 0, 1, 2)[seed % 4]) for seed in range(100, 134))
    assert compared >= 30


def test_the_test_would_see_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in list(HIDDEN):
        monkeypatch.delitem(HIDDEN, kind)
    with pytest.raises(AssertionError, match="a hidden card shows"):
        sum(compare("skat-32", seed, None) for seed in range(5))


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_the_secret_and_its_key_are_never_sent_and_no_contribution_before_all_promises_are_closed(
    viewer: int | None,
) -> None:
    driver = Driver(settings("mau-king", seats=SEATS))
    for command in (co.SetPresence("ana"), co.Sit("bob", "Bob"), co.SeatComputer("ana", 2, "easy"), co.SetReady("ana")):
        driver.do(command)
    driver.contributing = False
    driver.do(co.SetReady("bob"))
    driver.contributing = True
    driver.contribute(())
    driver.play_deal()
    sent = traffic(driver, viewer)
    kinds = [step.event.kind for step in driver.steps]
    gathering = driver.table.gathering
    assert gathering is not None
    assert "deal_scored" in kinds
    for secret in (gathering.secret.hex(), gathering.deal().key().hex()):
        assert not any(secret in frame for frame in sent)
    before = sent[: kinds.index("promises_closed")]
    assert sorted(gathering.revealed) == sorted({*gathering.promised})
    for value in gathering.revealed.values():
        assert not any(value.hex() in frame for frame in before)
        assert any(value.hex() in frame for frame in sent)


def traffic(driver: Driver, viewer: int | None) -> list[str]:
    """Everything a viewer may be sent, step by step."""
    frames, before = [], None
    for step in driver.steps:
        told = [Told(step)]
        update = Change(before, step.table).update(told, viewer, new_viewer=True)
        frames.append(ENCODER.encode([update, snapshot(step.table, viewer, told, 0)]).decode())
        before = step.table
    return frames


@pytest.mark.parametrize("hand", ["6H", "6H 9S"])
def test_whether_to_announce_a_search_does_not_tell_what_lies_in_the_stock(hand: str) -> None:
    """The card that is found, and whether anything is found at all, stays the stock's secret."""
    offered = set()
    for stock in permutations(["KD", "9C", "TS", "3C"]):
        deal = Deal.at(load_rules("serbian-501"), 2, hands=[["2D", "4C", "5C"], hand.split()], top="9D", stock=stock)
        deal, _ = deal.apply(0, Move.parse("play 2D"))
        assert (deal.context, deal.turn) == ("search", 1)
        offered.add(ENCODER.encode(legal_view(deal, 1, deal.own(1), (0, 1))))
    assert len(offered) == 1
    assert (b"drawAnnounce" in offered.pop()) == (hand == "6H")
