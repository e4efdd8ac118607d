"""What would the master play, and why: the move with its chance, and reasons as codes with values for any language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from maumau.bots.contract import Budget
from maumau.bots.policy.mind import Mind, suit_bit
from maumau.bots.policy.options import Options, list_options
from maumau.bots.policy.search import Search
from maumau.bots.policy.value import FULL
from maumau.bots.policy.weigh import state_after
from maumau.bots.registry import master
from maumau.bots.search_player import Searcher, answer, stake, weighs
from maumau.bots.stakes import stakes_of
from maumau.bots.translate import to_move
from maumau.engine.cards import JOKER, NAMES, SUITS, parse_card
from maumau.engine.events import Event
from maumau.engine.kernel import codes
from maumau.engine.kernel.finish import wins_with
from maumau.engine.kernel.rng import Rng
from maumau.engine.kernel.state import Kernel
from maumau.engine.moves import Move
from maumau.engine.observation import Observation
from maumau.engine.rules.ruleset import RuleSet

CODES: Final[dict[str, str]] = {
    "only_move": "there is nothing else to do",
    "announce": "the last card has not been announced",
    "challenge": "seat {target} has not announced its last card",
    "jump_in": "{card} is the twin of the card on top",
    "only_card": "no other card fits",
    "wins": "it wins the deal",
    "nothing_fits": "no card fits",
    "answers": "it passes on the {cards} cards owed",
    "plays_on": "the turn stays here",
    "makes_draw": "seat {seat}, with {left} left, draws {cards}",
    "takes_turn": "seat {seat}, with {left} left, loses its turn",
    "turns": "the turn goes to seat {seat}, with {left} left",
    "keeps_wild": "{card} is kept for later",
    "names_longest": "{suit} is the suit held most, {cards} times",
    "next_lacks": "seat {seat} seems to lack {suit}",
    "follows": "{cards} more cards fit on it",
    "avoids_dead_end": "{card} could not be laid last",
    "keeps_last": "{card} remains, which fits anything",
    "does_best": "played on with {worlds} ways in which the hidden cards may lie, it does best",
    "for_match": "another move wins this deal more often, but in the match it is worth less",
}
"""The codes of reasons and their English words; front ends translate them."""


NOISE: Final = 0.02
"""Chances of the deal that are no further apart count as equal."""


@dataclass(frozen=True, slots=True)
class Why:
    """One reason: a code of `CODES` and the values that its words need."""

    code: str
    values: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        return CODES[self.code].format(**self.values)


@dataclass(frozen=True, slots=True)
class Hint:
    """What the master would do."""

    move: Move
    chance: float | None
    """To win the deal with it, 0‥1, as far as the search can tell; `None` where it had nothing to weigh."""
    others: tuple[tuple[Move, float], ...]
    """The other moves that were looked at, and their chances, in the order in which they were given up, last first."""
    reasons: tuple[Why, ...]

    def to_json(self) -> dict[str, Any]:
        """JSON-ready; moves as texts."""
        return {
            "move": str(self.move),
            "chance": self.chance,
            "others": [{"move": str(move), "chance": chance} for move, chance in self.others],
            "reasons": [{"code": why.code, "values": dict(why.values)} for why in self.reasons],
        }


def hint(
    observation: Observation,
    history: Sequence[Event],
    rules: RuleSet,
    rng: Rng,
    budget: Budget | None = None,
    totals: Sequence[int] = (),
) -> Hint | None:
    """What the master would do in a seat's place, or `None` where it has no move or is still setting up.

    Args:
        observation: what the seat knows.
        history: the events that it has seen.
        rules: the rule set of the deal.
        rng: chance for the search.
        budget: how much thought; the master's own playouts if it says nothing of them.
        totals: points of the match before this deal, by seat; empty for a single deal.
    """
    if not observation.legal or observation.context_name in ("cut", "take"):
        return None
    player = master(rules)
    assert isinstance(player, Searcher)
    search = player.search(observation, history, rng)
    stake(search, stakes_of(rules, tuple(totals), search.me))
    if weighs(search.k, search.me):
        search.open()
    looked = int(search.n)
    wanted = budget or Budget()
    move = answer(search, observation, Budget(wanted.playouts or player.playouts, wanted.milliseconds))
    if move is None:
        return None
    chances = [search.chance(i) / FULL for i in range(looked)]
    moves = [to_move(search.k, search.options.choice[i], observation) for i in range(looked)]
    return Hint(
        move=move,
        chance=chances[0] if looked > 1 else None,
        others=tuple(
            (other, chance) for other, chance in zip(moves[1:], chances[1:], strict=True) if other is not None
        ),
        reasons=tuple(reasons(search, move, observation)) or tuple(does_best(search)),
    )


def does_best(search: Search) -> Iterator[Why]:
    """Why a move is made of which nothing else can be said."""
    if search.worlds[0]:
        yield Why("does_best", {"worlds": int(search.worlds[0])})


# -- reasons -------------------------------------------------------------------------------------------------
def reasons(search: Search, move: Move, observation: Observation) -> Iterator[Why]:
    """Why a move is good, the weightiest first."""
    if move.kind == "announce":
        yield Why("announce")
    elif move.kind == "challenge":
        yield Why("challenge", {"target": int(move.target)})
    elif move.kind == "jump-in":
        yield Why("jump_in", {"card": move.cards[0]})
    elif len(observation.legal) == 1 and len(observation.hand) > len(move.cards):
        yield Why("only_move")
    elif move.kind != "play":
        yield from staying(search.k, move)
    elif len(move.cards) > 1:
        yield Why("wins")
    else:
        fitting = {one.cards for one in observation.legal if one.kind == "play"}
        found = list(laying(search.k, search.mind, move))
        if len(fitting) == 1 and Why("wins") not in found:
            yield Why("only_card")
        yield from found
    yield from for_match(search)


def for_match(search: Search) -> Iterator[Why]:
    """Why a move is made that wins the deal less often than another."""
    chances = [search.chance(i) / FULL for i in range(search.options.n)]
    if search.staked and search.worlds[0] and max(chances) > chances[0] + NOISE:
        yield Why("for_match")


def staying(k: Kernel, move: Move) -> Iterator[Why]:
    """Why nothing is laid."""
    if move.kind == "draw" and k.phase != codes.CHAIN:
        yield Why("nothing_fits")
    yield from kept_wilds(k, Move("pass"))


def laying(k: Kernel, mind: Mind, move: Move) -> Iterator[Why]:
    """Why a card is laid."""
    kind = next(kind for kind in held(k) if NAMES[kind] == move.cards[0])
    as_kind = parse_card(move.as_card) if move.as_card else kind
    if k.size[k.turn] == 1 and wins_with(k, k.turn, as_kind):
        yield Why("wins")
        return
    suit = SUITS.index(move.suit) if move.suit else -1
    state = state_after(k, kind, as_kind, suit)
    if k.phase == codes.CHAIN:
        yield Why("answers", {"cards": int(k.pending)})
    yield from effects(k, mind, as_kind)
    yield from about_suit(k, mind, kind, state, suit)
    yield from kept_wilds(k, move)
    yield from what_remains(k, mind, kind)


def effects(k: Kernel, mind: Mind, as_kind: int) -> Iterator[Why]:
    """What the card does to others."""
    effect = k.t.eff[as_kind]
    if mind.onward & k.t.bit[as_kind]:
        yield Why("plays_on")
        return
    before = effect in (codes.OWE_PREVIOUS, codes.HIT_PREVIOUS)
    seat = int(k.neighbour(k.turn, -1 if before or effect == codes.REVERSE else 1))
    left = int(k.size[seat])
    if before or effect in (codes.OWE_NEXT, codes.HIT_NEXT):
        pending = int(k.pending) if k.phase == codes.CHAIN else 0
        yield Why("makes_draw", {"seat": seat, "left": left, "cards": int(k.t.amount[as_kind]) + pending})
    elif effect == codes.SKIP:
        yield Why("takes_turn", {"seat": seat, "left": left})
    elif effect == codes.REVERSE and k.t.players > 2:
        yield Why("turns", {"seat": seat, "left": left})


def about_suit(k: Kernel, mind: Mind, kind: int, state: int, suit: int) -> Iterator[Why]:
    """What the suit that comes into force is good for."""
    rest = held(k)
    rest.remove(kind)
    plain = [card for card in rest if card < JOKER and not k.t.wild & k.t.bit[card]]
    if suit >= 0:
        counts = [sum(card // 13 == one for card in plain) for one in range(4)]
        if counts[suit] and counts[suit] == max(counts):
            yield Why("names_longest", {"suit": SUITS[suit], "cards": counts[suit]})
    next_seat = int(k.neighbour(k.turn, 1))
    in_force = int(suit_bit(state))
    if in_force and mind.void[next_seat] & in_force:
        yield Why("next_lacks", {"seat": next_seat, "suit": SUITS[in_force.bit_length() - 1]})
    follow = sum(bool(k.t.legal[state] & k.t.bit[card]) for card in plain)
    if follow and suit < 0:
        yield Why("follows", {"cards": follow})


def kept_wilds(k: Kernel, move: Move) -> Iterator[Why]:
    """The wild card that could have been laid and was not."""
    listed = Options()
    list_options(k, Mind(k.t, [0] * 24, False), listed)
    wild = k.t.wild | k.t.jokers
    could = {int(listed.choice[i] & 63) for i in range(listed.n) if listed.choice[i] >> 16 == 0}
    names = sorted({NAMES[kind] for kind in could if wild & k.t.bit[kind]} - set(move.cards))
    if names and not any(wild & k.t.bit[parse_card(card)] for card in move.cards):
        yield Why("keeps_wild", {"card": names[0]})


def what_remains(k: Kernel, mind: Mind, kind: int) -> Iterator[Why]:
    """What the last card will be good for."""
    rest = held(k)
    rest.remove(kind)
    if mind.dead & k.t.bit[kind] and kind < JOKER and len(rest) <= 2 and all(not mind.dead & k.t.bit[c] for c in rest):
        yield Why("avoids_dead_end", {"card": NAMES[kind]})
    if len(rest) == 1 and (k.t.wild | k.t.jokers) & ~mind.dead & k.t.bit[rest[0]]:
        yield Why("keeps_last", {"card": NAMES[rest[0]]})


def held(k: Kernel) -> list[int]:
    """The hand of the seat to move."""
    lo, hi = k.lo[k.turn], k.hi[k.turn]
    return [kind for kind in range(58) for _ in range((lo >> kind & 1) + (hi >> kind & 1))]
