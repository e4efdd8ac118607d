"""What a policy brings along to a deal: its weights, masks of the rule set, and what it remembers of the others."""

from __future__ import annotations

from typing import Final

from maumau.bots.policy.choice import DRAW
from maumau.engine.cards import JOKER
from maumau.engine.kernel._vec import i64, mypyc_attr, vec
from maumau.engine.kernel.codes import AGAIN, ANY, COVERED, NAMED, OWE_NEXT, OWE_PREVIOUS, REVERSE, SKIP, TURN, WIN
from maumau.engine.kernel.state import Kernel
from maumau.engine.kernel.tables import Tables

# weights, in hundredths of a card
FOLLOW: Final = 0
"""For each own card (3 at most) that could go on the card laid."""
SUITS: Final = 1
"""For each suit still held afterwards."""
SPARE_WILD: Final = 2
"""For laying a wild card (S3-80)."""
SPARE_JOKER: Final = 3
HURT: Final = 4
"""For each card that somebody has to draw; times urgency (S3-81)."""
TAKE_TURN: Final = 5
"""For a turn taken from the next seat; times urgency (S3-81)."""
TURN_AWAY: Final = 6
"""For giving the turn to the other side; times the difference in urgency."""
ONWARD: Final = 7
"""For playing on at once with a card in hand for it."""
BARE: Final = 8
"""For playing on at once without one."""
UNCOVERED: Final = 9
"""For a card that must be covered without a cover."""
HIGH: Final = 10
"""For each point of the card, where the match counts points (S3-84); times the nearest urgency."""
DEAD_END: Final = 11
"""For being left with one card that may not be laid last (S3-86)."""
NO_WIN: Final = 12
"""For being left with one card that does not win."""
ALL_DEAD: Final = 13
"""For being left with several cards none of which wins."""
LAST_WILD: Final = 14
"""For being left with one wild card that wins."""
LAST_FITS: Final = 15
"""For being left with one card that fits what was laid."""
VOID: Final = 16
"""For a suit that the next seat seems to lack (S3-83)."""
ANSWER: Final = 17
"""For giving away a card that could answer a chain."""
DRAW_BELOW: Final = 18
"""A seat that may draw does so when its best card weighs less."""
PASS_BELOW: Final = 19
"""The same for passing after the draw."""
URGENT: Final = 20
"""… 23: urgency, in sixteenths, of a seat with one, two, three, more cards."""
WEIGHTS: Final = 24

SUIT_MASKS: Final = [0x1FFF, 0x1FFF * 2**13, 0x1FFF * 2**26, 0x1FFF * 2**39]
"""The kinds of each suit."""

GREEDY_1: Final = (
    10,
    4,
    -40,
    -60,
    6,
    8,
    8,
    25,
    -10,
    -60,
    1,
    -60,
    -30,
    -30,
    30,
    20,
    15,
    -5,
    -10000,
    -10000,
    48,
    36,
    24,
    16,
)
"""The weights of `greedy-1`.  Frozen: measurements refer to them."""


@mypyc_attr(acyclic=True)
class Mind:
    """A policy's weights and memory for one deal.  Mutable: `void` follows the play."""

    __slots__ = ("answers", "dead", "eager", "onward", "points", "size", "suit", "t", "urgent", "void", "w")

    def __init__(self, t: Tables, weights: list[int], points: bool) -> None:
        self.w: vec[i64] = vec[i64](weights)
        self.t: Tables = t
        self.points: bool = points
        zeros = [0] * 8
        self.void: vec[i64] = vec[i64](zeros)
        """For each seat the suit bits (1, 2, 4, 8) that it seems to lack."""
        self.size: vec[i64] = vec[i64](zeros)
        """For each seat the cards it held when the mind last looked."""
        self.suit: vec[i64] = vec[i64](SUIT_MASKS)
        urgent = [weights[URGENT + min(max(size, 1), 4) - 1] for size in range(128)]
        self.urgent: vec[i64] = vec[i64](urgent)
        self.eager: bool = least_worth(t, weights) >= max(weights[DRAW_BELOW], weights[PASS_BELOW])
        """Whether any card that may be laid is laid rather than none."""
        self.dead: i64 = 0
        """Kinds that do not win as the last card."""
        self.onward: i64 = 0
        """Kinds after which the same seat plays on."""
        self.answers: i64 = 0
        """Kinds that answer some chain."""
        kind: i64 = 0
        while kind < JOKER:
            if t.finish[kind] != WIN:
                self.dead |= t.bit[kind]
            if plays_on(t, t.eff[kind]):
                self.onward |= t.bit[kind]
            if t.eff[kind] == OWE_NEXT or t.eff[kind] == OWE_PREVIOUS:
                self.answers |= t.answers[kind]
            kind += 1

    def twin(self) -> Mind:
        """Another mind that thinks alike and remembers nothing."""
        return Mind(self.t, [int(x) for x in self.w], self.points)

    def begin(self, k: Kernel) -> None:
        """Look at a deal for the first time, with an empty memory."""
        p: i64 = 0
        while p < k.t.players:
            self.void[p] = 0
            self.size[p] = k.size[p]
            p += 1

    def copy_memory(self, other: Mind) -> None:
        """Remember what another mind remembers."""
        self.void = other.void[:]
        self.size = other.size[:]


def least_worth(t: Tables, weights: list[int]) -> int:
    """A bound for what laying a card is worth, whatever the position: all that can weigh against it at once."""
    loss = [min(weight, 0) for weight in weights]
    urgent = (min(weights[URGENT:WEIGHTS]), max(weights[URGENT:WEIGHTS]))
    values = [int(value) for value in t.values]
    cards = (0, max(3, *[int(t.amount[kind]) for kind in range(JOKER)]))
    own = 3 * loss[FOLLOW] + 4 * loss[SUITS] + min(loss[SPARE_WILD], loss[SPARE_JOKER], loss[ANSWER])
    counted = min([weights[HIGH] * value * u // 16 for value in (0, min(values), max(values)) for u in urgent])
    turns = (0, weights[TAKE_TURN])
    struck = min([(weights[HURT] * n + turn) * u // 16 for n in cards for turn in turns for u in urgent])
    turned = -abs(weights[TURN_AWAY]) * (urgent[1] - urgent[0]) // 16
    effect = min(loss[ONWARD], loss[BARE], loss[UNCOVERED], struck, turned)
    left = min(loss[DEAD_END], loss[NO_WIN], loss[LAST_WILD], loss[LAST_FITS], loss[ALL_DEAD])
    return own + counted + effect + left + loss[VOID]


def plays_on(t: Tables, effect: i64) -> bool:
    """Whether the seat that lays a card with this effect is to move again."""
    if effect == AGAIN or effect == COVERED:
        return True
    if t.players != 2:
        return False
    return effect == SKIP or (effect == REVERSE and t.reverse_skips)


def suit_bit(state: i64) -> i64:
    """The suit in force as a bit 1, 2, 4, 8; 0 where any card fits."""
    if state >= ANY:
        return 0
    suit = state - NAMED if state >= NAMED else state // 13
    if suit < 2:
        return suit + 1
    return 4 * (suit - 1)


def watch(m: Mind, k: Kernel, p: i64, choice: i64, phase: i64, state: i64) -> None:
    """After a seat's choice, made in that context: a seat that draws by choice lacks the suit; cards that came
    otherwise may be of any (S3-83)."""
    q: i64 = 0
    while q < k.t.players:
        size = k.size[q]
        if size > m.size[q]:
            m.void[q] = suit_bit(state) if q == p and phase == TURN and choice >> 16 == DRAW else 0
        m.size[q] = size
        q += 1
