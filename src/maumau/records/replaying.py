"""Playing a record again: every move must be one that the rules allow, and all that was written must follow."""

from __future__ import annotations

from collections.abc import Iterator

from maumau.engine.deal import DealResult
from maumau.engine.events import Event
from maumau.engine.reasons import IllegalMove
from maumau.engine.record import Step, replay
from maumau.engine.scoring import deal_points
from maumau.fair import Fault
from maumau.records.model import Cards, Lacking, Record


def steps(record: Record) -> Iterator[Step]:
    """The deal step by step: the set-up, then every move with its events.

    Raises:
        ValueError: not so many may play.
        IllegalMove: the rules refuse a move.
        MissingChance: the record lacks an outcome.
    """
    moves = ((made.seat, made.move) for made in record.moves)
    return replay(record.rules, record.seats, record.chance(), moves, dealer=record.dealer, ceremony=record.ceremony)


def play(record: Record) -> tuple[list[Step], Fault | None]:
    """The steps as far as they go, and what stops them."""
    made: list[Step] = []
    try:
        for step in steps(record):
            made.append(step)
    except IllegalMove as error:
        number = len(made)
        refused = record.moves[number - 1]
        text = f"{record.seat_name(refused.seat)} cannot {refused.move}: {error.reason}"
        return made, Fault(f"move {number}", text.rstrip("."))
    except Lacking as error:
        return made, Fault(error.part, str(error))
    except ValueError as error:
        return made, Fault("player 0", str(error))
    return made, None


def check_replay(record: Record) -> list[Fault]:
    """What does not follow from rules, cards and moves; nothing where all does."""
    made, fault = play(record)
    return [fault] if fault else list(compare(record, made))


def compare(record: Record, made: list[Step]) -> Iterator[Fault]:
    """What was written otherwise than it came out."""
    hands, start = dealt(made, record.seats)
    for seat, hand in enumerate(record.hands):
        if hand != hands[seat]:
            yield Fault(f"hand {seat}", f"the cards dealt were {' '.join(hands[seat])}")
    if record.start and record.start != start:
        yield Fault("start", f"the start card was {start or 'not turned up'}")
    result = made[-1].deal.result()
    if result is None:
        if record.ending is not None:
            yield Fault("result", "the deal was not over yet")
        return
    yield from compare_ending(record, result)


def compare_ending(record: Record, result: DealResult) -> Iterator[Fault]:
    """Winner, winning cards, cards left and points."""
    ending = record.ending
    winner = None if result.winner < 0 else result.winner
    if ending is None or ending.winner != winner:
        yield Fault("result", "nobody could go on" if winner is None else f"{record.seat_name(winner)} has won")
        return
    if ending.finish != result.finish:
        yield Fault("result", f"the winning move was {' '.join(result.finish)}")
    for seat, (written, left) in enumerate(zip(ending.left, result.left, strict=True)):
        if written != left:
            yield Fault(f"left {seat}", f"the cards left were {' '.join(left) or 'none'}")
    points = tuple(deal_points(record.rules, winner, result.left, result.wild_count))
    if record.points not in (None, points):
        yield Fault("points", f"they are {' '.join(map(str, points))}")


def dealt(made: list[Step], seats: int) -> tuple[tuple[Cards, ...], str]:
    """The cards each seat got before the first turn, in order, and the start card; empty before it is turned up."""
    hands: list[list[str]] = [[] for _ in range(seats)]
    for event in (event for step in made for event in step.events):
        if event.kind == "start":
            return tuple(map(tuple, hands)), str(event.data["card"])
        if event.kind == "redealt":
            hands = [[] for _ in range(seats)]
        elif event.kind in ("took", "dealt") and event.seat is not None:
            hands[event.seat] += cards_of(event)
    return tuple(() for _ in range(seats)), ""


def cards_of(event: Event) -> list[str]:
    """The cards that an event gives somebody."""
    return [event.data["card"]] if event.kind == "took" else list(event.data["cards"])
