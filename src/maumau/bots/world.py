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
from maumau.engine.rules.ruleset import RuleSet


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
    own, pile = number_all([list(observation.hand), [*observation.discard, observation.top]])
    unseen = shuffled(unseen_cards(observation, rules, own + pile), rng)[: hidden_count(observation)]
    k = Kernel(tables_of(observation, rules, own + pile + unseen), fork(rng), None)
    for seat, count in enumerate(observation.counts):
        for kind in own if seat == observation.seat else [unseen.pop() for _ in range(count)]:
            k.give(seat, kind)
    place(k, pile, unseen)
    copy_numbers(k, observation)
    recall(k, observation, memory or Memory(k.t))
    return k


def hidden_count(observation: Observation) -> int:
    """How many cards the seat cannot see."""
    return observation.stock_count + sum(observation.counts) - len(observation.hand)


def unseen_cards(observation: Observation, rules: RuleSet, seen: list[int]) -> list[int]:
    """The cards in the stock and in other hands, in kind order.

    A deal that was set up by hand may have fewer than its pack; which are missing nobody can tell, so a world leaves
    out random ones.
    """
    rest = Counter(rules.full_pack(observation.seats))
    rest.subtract(seen)
    out = sorted(kind for kind, count in rest.items() for _ in range(count))
    if len(out) < hidden_count(observation):
        raise StrangeObservation(
            f"{hidden_count(observation)} cards are hidden, but {rules.id} has only {len(out)} others"
        )
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


def tables_of(observation: Observation, rules: RuleSet, cards: list[int]) -> Tables:
    """The tables of the rule set for these cards."""
    t = tables_for(rules, observation.seats, observation.dealer)
    if t.n_cards == len(cards):
        return t
    return Tables(rules, observation.seats, observation.dealer, sorted(cards))


def place(k: Kernel, pile: list[int], stock: list[int]) -> None:
    """Put pile and stock where they are."""
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
    if k.phase in (DRAWN, COVER):
        k.drawn_n = memory.drawn if memory.context == observation.context_name else least_drawn(k, observation)
    if k.phase == DRAWN:
        k.drawn = parse_card(observation.drawn) if observation.drawn else -1


def least_drawn(k: Kernel, observation: Observation) -> int:
    """How many cards the seat to move has drawn in its turn, at the least, as its moves tell."""
    may_not_draw = observation.seat == observation.turn and all(move.kind != "draw" for move in observation.legal)
    return int(k.t.draw_limit) if may_not_draw else int(k.phase == DRAWN)
