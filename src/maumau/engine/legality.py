"""Which moves a seat has, and why another one is refused.

`why_illegal` is the primitive; `legal_moves` lists what it lets through.  Both ask `kernel.matching` what may be laid,
drawn and passed: the rules stand there, here they get words.
"""

from __future__ import annotations

from maumau.engine.cards import JOKER, NAMES, SUITS, parse_card, suit_of
from maumau.engine.kernel.announce import is_announced, may_announce_late, may_challenge
from maumau.engine.kernel.codes import (
    AFTER_NONE,
    ANY_BUT_WILD,
    CHAIN,
    CLAIM,
    COVER,
    CUT,
    DRAWN,
    NAMED,
    NAMES_MAY,
    NAMES_MUST,
    NAMES_NONE,
    OVER,
    SEARCH,
    TAKE,
    TURN,
)
from maumau.engine.kernel.finish import wins_with
from maumau.engine.kernel.matching import follows, joker_stands_for, legal_mask, may_draw, may_pass, names_suit
from maumau.engine.kernel.state import Kernel
from maumau.engine.kernel.turn import may_lay_all
from maumau.engine.moves import Move
from maumau.engine.reasons import Reason

OUT_OF_TURN = ("jump-in", "challenge", "announce")
WRONG_CARD = frozenset(
    {
        "does_not_fit",
        "wild_on_wild",
        "must_answer",
        "only_drawn",
        "none_after_draw",
        "forbidden_last",
        "joker_cannot_stand",
    }
)
"""Reasons that mean: the card does not fit (A-165)."""


def bits(mask: int) -> list[int]:
    """The kinds of a mask, lowest first."""
    out = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out


def suit_in_force(k: Kernel) -> str:
    """The suit to be matched, one letter; empty where any card fits."""
    state = k.state
    if state >= ANY_BUT_WILD - 1:
        return ""
    return SUITS[state - NAMED] if state >= NAMED else SUITS[suit_of(state)]


def top_name(k: Kernel) -> str:
    """The name of the card on top."""
    return NAMES[k.top()] if k.pile_n else ""


# -- listing -------------------------------------------------------------------------------------------------
def legal_moves(k: Kernel, seat: int) -> list[Move]:
    """All moves a seat has now, without announcements on plays, in a fixed order."""
    if k.phase == OVER:
        return []
    moves = turn_moves(k) if seat == k.turn else jump_moves(k, seat)
    if k.phase not in (CUT, TAKE):
        moves += [Move("challenge", target=p) for p in range(k.t.players) if may_challenge(k, seat, p)]
        if may_announce_late(k, seat):
            moves.append(Move("announce"))
    return moves


def turn_moves(k: Kernel) -> list[Move]:
    """The moves of the seat to move."""
    if k.phase == CUT:
        return [Move("cut", position=n) for n in range(k.t.min_cut, k.t.n_cards)]
    if k.phase == TAKE:
        return [Move("take"), Move("leave")]
    mask = legal_mask(k)
    moves = []
    for kind in bits(one_joker(k, mask)):
        moves += plays_of(k, kind)
    if may_lay_all(k):
        moves.append(Move("play", tuple(NAMES[kind] for kind in all_wilds(k))))
    if may_draw(k, mask):
        moves.append(Move("draw"))
    if may_pass(k, mask):
        moves.append(Move("pass"))
    return moves


def one_joker(k: Kernel, mask: int) -> int:
    """The mask with its lowest joker only: jokers are alike."""
    jokers = mask & k.t.jokers
    return mask ^ (jokers & (jokers - 1))


def plays_of(k: Kernel, kind: int) -> list[Move]:
    """The ways to lay one card."""
    name = (NAMES[kind],)
    if kind < JOKER:
        return [Move("play", name, suit=suit) for suit in suits_of(k, kind)]
    stands = bits(joker_stands_for(k))
    if k.phase == SEARCH:
        return [Move("play", name, NAMES[stands[0]])] if stands else []
    return [Move("play", name, NAMES[card], suit) for card in stands for suit in suits_of(k, card)]


def suits_of(k: Kernel, as_kind: int) -> list[str]:
    """The suits that laying a card may name; an empty text where it names none."""
    names = NAMES_NONE if k.phase == SEARCH else names_suit(k, k.state, as_kind)
    if names == NAMES_NONE or ends_deal(k, as_kind):
        return [""]
    return ([""] if names == NAMES_MAY else []) + list(SUITS)


def ends_deal(k: Kernel, as_kind: int) -> bool:
    """Whether this card, laid by the seat to move, wins at once: then no suit need be named."""
    return bool(k.size[k.turn] == 1 and wins_with(k, k.turn, as_kind))


def all_wilds(k: Kernel) -> list[int]:
    """A hand of wild cards in kind order, the first one legal."""
    p = k.turn
    kinds = sorted(bits(k.lo[p]) + bits(k.hi[p]))
    legal = legal_mask(k)
    first = next(kind for kind in kinds if legal >> kind & 1)
    kinds.remove(first)
    return [first, *kinds]


def jump_moves(k: Kernel, seat: int) -> list[Move]:
    """The jump-in of a seat that is not to move."""
    if k.jump < 0 or k.phase not in (TURN, DRAWN) or not k.lo[seat] >> k.jump & 1:
        return []
    return [Move("jump-in", (NAMES[k.jump],))]


# -- refusing ------------------------------------------------------------------------------------------------
def why_illegal(k: Kernel, seat: int, move: Move) -> Reason | None:
    """`None` if the seat may make this move now, else the reason."""
    if not 0 <= seat < k.t.players:
        return Reason("no_such_seat", {"seat": seat, "last": k.t.players - 1})
    if k.phase == OVER:
        return Reason("over")
    if move.kind in OUT_OF_TURN:
        return why_not_out_of_turn(k, seat, move)
    if seat != k.turn:
        return Reason("not_your_turn", {"turn": k.turn})
    if move.kind == "play":
        return why_not_play(k, move)
    if move.kind == "draw":
        return why_not_draw(k, move)
    if move.kind == "pass":
        return why_not_pass(k)
    return why_not_setup(k, move)


def why_not_setup(k: Kernel, move: Move) -> Reason | None:
    """Reasons against cut, take and leave."""
    if k.phase != (CUT if move.kind == "cut" else TAKE):
        return Reason("not_now", {"kind": move.kind})
    if move.kind == "cut" and not k.t.min_cut <= move.position < k.t.n_cards:
        return Reason("cut_range", {"low": k.t.min_cut, "high": k.t.n_cards - 1})
    return None


def why_not_out_of_turn(k: Kernel, seat: int, move: Move) -> Reason | None:
    """Reasons against jump-in, challenge and a late announcement."""
    if k.phase in (CUT, TAKE):
        return Reason("not_now", {"kind": move.kind})
    if move.kind == "jump-in":
        return why_not_jump(k, seat, move)
    if move.kind == "announce":
        if not k.t.announce_late:
            return Reason("no_late_announcement")
        return None if may_announce_late(k, seat) else Reason("nothing_to_announce")
    if not k.t.challenge_on and k.phase != CLAIM:
        return Reason("no_challenge")
    if move.target == seat:
        return Reason("challenge_self")
    if not isinstance(move.target, int) or not 0 <= move.target < k.t.players:
        return Reason("no_such_seat", {"seat": move.target, "last": k.t.players - 1})
    return None if may_challenge(k, seat, move.target) else Reason("no_ground", {"target": move.target})


def why_not_jump(k: Kernel, seat: int, move: Move) -> Reason | None:
    """Reasons against jumping in (A-147 … A-156)."""
    if k.jump < 0 or k.phase not in (TURN, DRAWN):
        return Reason("no_jump_in")
    if len(move.cards) != 1 or parse_card(move.cards[0]) != k.jump:
        return Reason("not_the_twin", {"card": NAMES[k.jump]})
    if seat == k.turn:
        return Reason("jump_on_turn")
    return None if k.lo[seat] >> k.jump & 1 else Reason("not_in_hand", {"card": move.cards[0]})


def why_not_draw(k: Kernel, move: Move) -> Reason | None:
    """Reasons against drawing."""
    if k.phase in (CUT, TAKE, CLAIM):
        return Reason("not_now", {"kind": "draw"})
    if move.announce and k.phase != SEARCH:
        return Reason("no_announcement")
    mask = legal_mask(k)
    if may_draw(k, mask):
        return None
    if not k.can_draw():
        return Reason("nothing_to_draw")
    return Reason(
        "must_play" if mask and (k.phase == SEARCH or k.drawn_n == 0 or k.phase == COVER) else "already_drawn"
    )


def why_not_pass(k: Kernel) -> Reason | None:
    """Reasons against passing."""
    if k.phase in (CUT, TAKE):
        return Reason("not_now", {"kind": "pass"})
    mask = legal_mask(k)
    if may_pass(k, mask):
        return None
    if k.phase == SEARCH:
        return Reason("must_search")
    if k.phase == CHAIN:
        return why_not_fitting(k, 0)
    if k.phase == COVER:
        return Reason("must_cover", {"top": top_name(k)})
    return Reason("draw_first" if k.can_draw() else "must_play")


def why_not_play(k: Kernel, move: Move) -> Reason | None:
    """Reasons against laying cards."""
    if k.phase in (CUT, TAKE, CLAIM):
        return Reason("not_now", {"kind": "play"})
    if len(move.cards) != 1:
        return why_not_several(k, move)
    kind = find_in_hand(k, k.turn, move.cards[0])
    if kind is None:
        return Reason("not_in_hand", {"card": move.cards[0]})
    if (kind >= JOKER) != bool(move.as_card):
        return Reason("joker_needs_card" if kind >= JOKER else "not_a_joker", {"card": move.cards[0]})
    as_kind = parse_card(move.as_card) if move.as_card else kind
    if not legal_mask(k) >> kind & 1:
        return why_not_fitting(k, kind)
    if kind >= JOKER and not joker_stands_for(k) >> as_kind & 1:
        return Reason("joker_cannot_stand", {"card": move.as_card})
    return why_not_suit(k, move, as_kind)


def why_not_suit(k: Kernel, move: Move, as_kind: int) -> Reason | None:
    """Reasons against naming, or not naming, a suit."""
    card = move.as_card or move.cards[0]
    names = NAMES_NONE if k.phase == SEARCH else names_suit(k, k.state, as_kind)
    if names == NAMES_NONE:
        return Reason("names_no_suit", {"card": card}) if move.suit else None
    if names == NAMES_MUST and not move.suit and not ends_deal(k, as_kind):
        return Reason("suit_missing", {"card": card})
    return None


def why_not_several(k: Kernel, move: Move) -> Reason | None:
    """Reasons against laying several cards at once."""
    if not k.t.several or not move.cards:
        return Reason("not_several")
    held = sorted(NAMES[kind] for kind in bits(k.lo[k.turn]) + bits(k.hi[k.turn]))
    if move.suit or move.as_card or sorted(move.cards) != held or not may_lay_all(k):
        return Reason("several_not_wild")
    first = parse_card(move.cards[0])
    return None if legal_mask(k) >> first & 1 else why_not_fitting(k, first)


def why_not_fitting(k: Kernel, kind: int) -> Reason:
    """Why a card of the hand may not be laid."""
    if k.phase == SEARCH:
        return Reason("must_search")
    if k.phase == CHAIN:
        answers = " ".join(dict.fromkeys(NAMES[card] for card in bits(follows(k) & (k.t.pack_mask | k.t.jokers))))
        values: dict[str, str | int] = {"pending": k.pending}
        return Reason("must_answer", {**values, "answers": answers}) if answers else Reason("must_take", values)
    fits = k.t.legal[k.state] >> kind & 1
    if k.phase == DRAWN and fits and not k.t.forbidden >> kind & 1:
        return (
            Reason("none_after_draw")
            if k.t.after_draw == AFTER_NONE
            else Reason("only_drawn", {"drawn": NAMES[k.drawn]})
        )
    if fits:
        return Reason("forbidden_last", {"card": NAMES[kind]})
    if k.t.wild >> kind & 1:
        return Reason("wild_on_wild", {"card": NAMES[kind], "top": top_name(k)})
    return Reason("does_not_fit", {"card": NAMES[kind], "top": top_name(k), "suit": suit_in_force(k)})


def find_in_hand(k: Kernel, seat: int, name: str) -> int | None:
    """The kind of a named card in a hand; for a joker one that may be laid, if any."""
    kind = parse_card(name)
    if kind < JOKER:
        return kind if k.lo[seat] >> kind & 1 else None
    held = bits(k.lo[seat] & k.t.jokers)
    legal = legal_mask(k)
    return next((joker for joker in held if legal >> joker & 1), held[0] if held else None)


def announced_seats(k: Kernel) -> tuple[int, ...]:
    """The seats whose announcement is in force."""
    return tuple(p for p in range(k.t.players) if is_announced(k, p))


def challengeable_seats(k: Kernel) -> tuple[int, ...]:
    """The seats that somebody may challenge now."""
    return tuple(p for p in range(k.t.players) if any(may_challenge(k, q, p) for q in range(k.t.players)))
