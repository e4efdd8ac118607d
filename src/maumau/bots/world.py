"""From an observation to a deal that could be the real one: known cards where they are, the others at random."""

from __future__ import annotations

from collections import Counter

from maumau.bots.memory import Memory
from maumau.engine.cards import JOKER, parse_card
from maumau.engine.deal import tables_for
from maumau.engine.kernel.codes import CHAIN, CLAIM, COVER, DRAWN, SEARCH
from maumau.engine.kernel.rng import Rng
from maumau.engine.kernel.state import Kernel
from maumau.engine.kernel.tables import Tables
from maumau.engine.observation import Observation
from maumau.engine.position import number_all
from maumau.engine.ruleset import RuleSet


class StrangeObservation(ValueError):
    """An observation that no deal of the rule set can give; the message says why."""


def world_of(observation: Observation, rules: RuleSet, rng: Rng, memory: Memory | None = None) -> Kernel:
    """A deal that gives its seat this observation; what the seat cannot know is filled in at random.

    Args:
        observation: of a seat, in a turn context after the set-up.
        rules: the rule set of the deal.
        rng: orders the unseen cards and seeds the world's own chance.
        memory: what the events told; without it, cards seen at the cut and counts of the turn are guessed.

    Raises:
        StrangeObservation: a spectator's observation, or cards that do not add up.
    """
    if observation.seat is None:
        raise StrangeObservation("a spectator has no seat to look from")
    memory = memory or Memory(rules, observation.seats)
    own, pile = number_all([list(observation.hand), [*observation.discard, observation.top]])
    unseen = shuffled(unseen_cards(observation, rules, own + pile), rng)
    hands = [own if seat == observation.seat else [] for seat in range(observation.seats)]
    take_known(hands, unseen, memory, observation)
    for seat, hand in enumerate(hands):
        while len(hand) < observation.counts[seat]:
            hand.append(unseen.pop())
    t = tables_of(observation, rules, [kind for cards in [*hands, pile, unseen] for kind in cards])
    k = Kernel(t, fork(rng), None)
    place(k, hands, pile, unseen)
    copy_numbers(k, observation)
    recall(k, observation, memory)
    return k


def unseen_cards(observation: Observation, rules: RuleSet, seen: list[int]) -> list[int]:
    """The cards in the stock and in other hands, in kind order; too many where the deal was set up with fewer."""
    rest = Counter(rules.full_pack(observation.seats))
    rest.subtract(seen)
    out = sorted(kind for kind, count in rest.items() for _ in range(count))
    needed = observation.stock_count + sum(observation.counts) - len(observation.hand)
    if len(out) < needed:
        raise StrangeObservation(f"{needed} cards are hidden, but {rules.id} has only {len(out)} others")
    return out


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    """The cards in random order."""
    for i in range(len(cards) - 1, 0, -1):
        j = rng.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def fork(rng: Rng) -> int:
    """The state of a new generator, drawn from another one."""
    return Rng(rng.below(1 << 20) << 20 | rng.below(1 << 20), 3).x


def take_known(hands: list[list[int]], unseen: list[int], memory: Memory, observation: Observation) -> None:
    """Put cards that others are known to hold into their hands; drop what a deal set up by hand does not use."""
    for seat, names in enumerate(memory.held):
        for name in names if seat != observation.seat else ():
            kind = next(
                (kind for kind in unseen if kind == parse_card(name) or (name == "JOKER" and kind >= JOKER)), None
            )
            if kind is not None and len(hands[seat]) < observation.counts[seat]:
                unseen.remove(kind)
                hands[seat].append(kind)
    needed = observation.stock_count + sum(observation.counts) - sum(map(len, hands))
    del unseen[needed:]


def tables_of(observation: Observation, rules: RuleSet, cards: list[int]) -> Tables:
    """The tables of the rule set for these cards."""
    t = tables_for(rules, observation.seats, observation.dealer)
    if t.n_cards == len(cards):
        return t
    return Tables(rules, observation.seats, observation.dealer, sorted(cards))


def place(k: Kernel, hands: list[list[int]], pile: list[int], stock: list[int]) -> None:
    """Put all cards where they are."""
    for seat, hand in enumerate(hands):
        for kind in hand:
            k.give(seat, kind)
    for i, kind in enumerate(stock):
        k.cards[i] = kind
    k.stock_n = len(stock)
    for kind in pile:
        k.put(kind)


def copy_numbers(k: Kernel, observation: Observation) -> None:
    """What everybody sees."""
    t = k.t
    k.ready = True
    k.phase = observation.context
    k.turn = observation.turn
    k.dir = observation.direction
    k.state = observation.match_state
    k.pending = observation.pending
    k.moves = observation.moves_made
    if k.phase in (CHAIN, SEARCH):
        k.chain = observation.match_state
    for seat in range(observation.seats):
        if seat in observation.announced:
            k.calls |= t.bit[seat]
        elif k.size[seat] == 1 and t.announce_late and (seat != observation.seat or may_announce(observation)):
            k.calls |= t.bit[seat + 8]
        if seat in observation.challengeable and k.phase != CLAIM:
            k.calls |= t.bit[seat + 16]


def may_announce(observation: Observation) -> bool:
    """Whether the seat may still announce its last card."""
    return any(move.kind == "announce" for move in observation.legal)


def recall(k: Kernel, observation: Observation, memory: Memory) -> None:
    """What only the events tell."""
    top = k.top()
    if memory.laid or observation.discard:
        k.jump = -1 if k.state != top else k.t.jump[top]
    k.passes = memory.passes
    if k.phase == CLAIM:
        k.claim = k.state if k.state < JOKER else min(int(top), JOKER - 1)
        k.claimant = observation.counts.index(0)
        k.passes = int((k.turn - k.claimant) * k.dir % k.t.players) - 1
    if k.phase == DRAWN:
        k.drawn_n = max(1, memory.drawn)
        k.drawn = parse_card(observation.drawn) if observation.drawn else -1
    if k.phase == COVER:
        k.drawn_n = memory.drawn
