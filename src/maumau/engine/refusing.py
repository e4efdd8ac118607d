"""Why a move is refused: the reason, found once, for people, players and servers alike.

`kernel.matching` decides; here its "no" gets words (`reasons`).
"""

from __future__ import annotations

from dataclasses import fields
from operator import attrgetter

from maumau.engine.cards import JOKER, NAMES, CardError, parse_card
from maumau.engine.kernel.announce import may_announce_late, may_challenge
from maumau.engine.kernel.codes import (
    AFTER_NONE,
    CHAIN,
    CLAIM,
    COVER,
    CUT,
    DRAWN,
    NAMES_MUST,
    NAMES_NONE,
    OVER,
    SEARCH,
    TAKE,
    TURN,
)
from maumau.engine.kernel.matching import follows, joker_stands_for, legal_mask, may_draw, may_pass, names_suit
from maumau.engine.kernel.state import Kernel
from maumau.engine.kernel.turn import may_lay_all
from maumau.engine.looks import bits, ends_deal, find_in_hand, suit_in_force, top_name
from maumau.engine.moves import PARTS, Move
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
NONE: dict[str, object] = {field.name: field.default for field in fields(Move) if field.name != "kind"}
"""The parts of a move as they are when it has none."""
FOREIGN: dict[str, tuple[str, ...]] = {kind: tuple(part for part in NONE if part not in PARTS[kind]) for kind in PARTS}
READ = {kind: (attrgetter(*parts), tuple(NONE[part] for part in parts)) for kind, parts in FOREIGN.items()}
"""Reads the parts that do not belong to a kind at once, and what they are then."""


def why_illegal(k: Kernel, seat: int, move: Move) -> Reason | None:
    """`None` if the seat may make this move now, else the reason."""
    try:
        return why_not_part(move) or why_not(k, seat, move)
    except CardError:
        return Reason("no_such_card", {"card": next(name for name in (*move.cards, move.as_card) if not is_card(name))})


def why_not_part(move: Move) -> Reason | None:
    """Reasons against a move put together from parts that do not belong together; texts never give one."""
    if move.kind not in READ:
        return Reason("not_now", {"kind": move.kind})
    read, none = READ[move.kind]
    if read(move) == none:
        return None
    part = next(part for part in FOREIGN[move.kind] if getattr(move, part) != NONE[part])
    return Reason("not_part_of_move", {"kind": move.kind, "part": part})


def is_card(name: str) -> bool:
    """Whether a card is called so."""
    try:
        parse_card(name)
    except CardError:
        return False
    return True


def why_not(k: Kernel, seat: int, move: Move) -> Reason | None:
    """Reasons against a move whose parts belong together."""
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
    return Reason("draw_first" if may_draw(k, mask) else "must_play")


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
