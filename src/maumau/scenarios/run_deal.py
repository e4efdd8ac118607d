"""Playing a deal scenario through, and comparing what it says with what the engine does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from maumau.engine.deal import Deal
from maumau.engine.moves import Move
from maumau.engine.reasons import IllegalMove
from maumau.engine.scoring import deal_points
from maumau.scenarios.compare import Difference, compare, shown
from maumau.scenarios.model import DealScenario, Expected, Failure, Look, Outcome, SeatMove, Step

ORDINARY = ("play", "draw", "pass")
"""The moves that ``legal`` lists."""

Names = tuple[str, ...]
Laid = tuple[tuple[str, ...], str]
"""Cards of a play, sorted, and what a joker among them stands for."""


def deal_failure(scenario: DealScenario) -> Failure | None:
    """The first step that does not hold, or None."""
    deal = scenario.start
    for number, step in enumerate(scenario.steps, 1):
        before = deal
        deal, wrong = make_step(before, step, scenario.seats)
        wrong += conserved(before, deal)
        if step.look is not None and not wrong:
            wrong = look_at(deal, step.look, scenario.seats)
        if wrong:
            return failure(scenario, step, number, wrong)
    if scenario.result is not None:
        wrong = list(compare(expected_end(scenario.result), ENDED, (deal, scenario.seats)))
        if wrong:
            return failure(scenario, scenario.result, None, wrong)
    return None


def failure(scenario: DealScenario, at: Step | Outcome, number: int | None, wrong: list[Difference]) -> Failure:
    """What was wrong at one place, in one failure."""
    expected, got = (", ".join(texts) for texts in zip(*wrong, strict=True))
    return Failure(at.place, scenario.id, number, expected, got)


# -- moves ---------------------------------------------------------------------------------------------------
def make_step(deal: Deal, step: Step, names: Names) -> tuple[Deal, list[Difference]]:
    """The deal after the move of a step, and what went otherwise than it says."""
    if step.move is None:
        return deal, []
    seat = deal.turn if step.move.seat is None else step.move.seat
    said = f"{names[seat]}: {step.move.text}"
    before = deal.to_json()
    try:
        after, _ = deal.apply(seat, step.move.move)
    except IllegalMove as error:
        return deal, judge_refusal(step, said, error) + unchanged(before, deal)
    if step.refused:
        return deal, [(f"{said} to be refused", "it was made")]
    return after, []


def judge_refusal(step: Step, said: str, error: IllegalMove) -> list[Difference]:
    """Whether a refusal is the one that was wanted."""
    if not step.refused:
        return [(f"{said} to be possible", f"refused, {error.reason.id}: {error.reason}")]
    if step.reason and step.reason != error.reason.id:
        return [(f"{said} to be refused, {step.reason}", f"refused, {error.reason.id}")]
    return []


def unchanged(before: Mapping[str, object], deal: Deal) -> list[Difference]:
    """A refused move changes nothing."""
    after = deal.to_json()
    changed = [key for key in after if after[key] != before.get(key)]
    return [("nothing to change", f"another {' and '.join(changed)}")] if changed else []


def conserved(before: Deal, after: Deal) -> list[Difference]:
    """No move makes or loses a card."""
    missing, extra = all_cards(before) - all_cards(after), all_cards(after) - all_cards(before)
    if not missing and not extra:
        return []
    return [("all cards to stay", f"lost {shown(sorted(missing))}, new {shown(sorted(extra))}")]


def all_cards(deal: Deal) -> Counter[str]:
    """Every card of a deal, wherever it is."""
    position = deal.to_json()
    places = [*position["hands"], position["stock"], position["pile"]]
    return Counter(" ".join(places).split())


# -- looking -------------------------------------------------------------------------------------------------
def look_at(deal: Deal, look: Look, names: Names) -> list[Difference]:
    """Everything that a ``then`` says and the position does not."""
    wrong = list(compare(look.values, SEEN, (deal, names)))
    wrong += [(f"{move.text} to be possible", why_not(deal, move)) for move in look.can if why_not(deal, move)]
    wrong += [(f"{move.text} not to be possible", "it is") for move in look.cannot if not why_not(deal, move)]
    if look.legal is not None:
        wrong += compare_legal(deal, look.legal)
    return wrong


def why_not(deal: Deal, move: SeatMove) -> str:
    """Why a move cannot be made now; empty when it can."""
    reason = deal.why_illegal(deal.turn if move.seat is None else move.seat, move.move)
    return "" if reason is None else f"{reason.id}: {reason}"


def compare_legal(deal: Deal, listed: tuple[SeatMove, ...]) -> list[Difference]:
    """Whether the plays, draw and pass of the seat to move are exactly these."""
    moves = [move for move in deal.legal_moves(deal.turn) if move.kind in ORDINARY]
    ending = {laid(move) for move in moves if ends_deal(deal, move)}
    wanted = {key_of(each.move, ending): each.text for each in listed}
    found = {key_of(move, ending): str(move.announcing(False)) for move in moves}
    if wanted.keys() == found.keys():
        return []
    missing = [wanted[key] for key in wanted if key not in found]
    extra = [found[key] for key in found if key not in wanted]
    got = [f"{shown(missing, '; ')} not legal"] * bool(missing) + [f"{shown(extra, '; ')} legal as well"] * bool(extra)
    return [(f"legal {shown(list(wanted.values()), '; ')}", " and ".join(got))]


def key_of(move: Move, ending: set[Laid]) -> tuple[str, Laid, str]:
    """What moves are compared by: cards in any order, and no suit where the move ends the deal."""
    return move.kind, laid(move), "" if laid(move) in ending else move.suit


def laid(move: Move) -> Laid:
    """The cards of a move, whatever their order."""
    return tuple(sorted(move.cards)), move.as_card


def ends_deal(deal: Deal, move: Move) -> bool:
    """Whether a legal play wins at once."""
    return move.kind == "play" and len(deal.hand(deal.turn)) == len(move.cards) and deal.apply(deal.turn, move)[0].over


View = tuple[Deal, Names]


def by_seat(view: View, expected: object, value: Callable[[Deal, int], object]) -> dict[str, object]:
    """A value of every seat that is named."""
    deal, names = view
    assert isinstance(expected, Mapping)
    return {name: value(deal, names.index(name)) for name in expected}


def direction_word(deal: Deal) -> str:
    """The word of a scenario for the direction."""
    return "forward" if deal.direction == 1 else "reversed"


SEEN: dict[str, Callable[[View, object], object]] = {
    "turn": lambda view, _: view[1][view[0].turn],
    "direction": lambda view, _: direction_word(view[0]),
    "top": lambda view, _: view[0].top,
    "suit": lambda view, _: view[0].suit,
    "pending": lambda view, _: view[0].pending,
    "hands": lambda view, expected: by_seat(view, expected, lambda deal, seat: len(deal.hand(seat))),
    "has": lambda view, expected: by_seat(view, expected, lambda deal, seat: tuple(sorted(deal.hand(seat)))),
    "stock": lambda view, _: view[0].stock_count,
    "announced": lambda view, _: tuple(name for seat, name in enumerate(view[1]) if seat in view[0].announced),
    "over": lambda view, _: view[0].over,
}
"""What the keys of a ``then`` are compared with."""


# -- the end -------------------------------------------------------------------------------------------------
def expected_end(outcome: Outcome) -> dict[str, Expected]:
    """The keys of a ``result``, and that the deal is over."""
    given = {"winner": outcome.winner, "points": outcome.points or None, "void": outcome.void}
    return {"over": True} | {key: value for key, value in given.items() if value is not None}


def points_of(deal: Deal) -> list[int]:
    """What each seat writes; nothing while the deal is running."""
    result = deal.result()
    if result is None:
        return [0] * deal.seats
    return deal_points(deal.rules, deal.winner, result.left, result.wild_count)


ENDED: dict[str, Callable[[View, object], object]] = {
    "over": SEEN["over"],
    "winner": lambda view, _: None if view[0].winner is None else view[1][view[0].winner],
    "void": lambda view, _: view[0].void,
    "points": lambda view, expected: by_seat(view, expected, lambda deal, seat: points_of(deal)[seat]),
}
"""What the keys of a ``result`` are compared with."""
