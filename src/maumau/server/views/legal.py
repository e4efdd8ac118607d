"""What a seat may do, in the form in which a person is asked: derived from the engine's legal moves, nothing added."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from maumau.engine.deal import Deal
from maumau.engine.moves import Move
from maumau.engine.observation import Own
from maumau.server import protocol as p
from maumau.table.view import announcement_matters, may_matter

Matters = Callable[[Move], bool]
"""Whether it matters to say the announcement with a move."""
NO_MOVES: Final = p.Legal()
"""What most seats may do most of the time."""


def never(_move: Move) -> bool:
    """Of a hand with many cards: no announcement matters."""
    return False


def legal_view(deal: Deal, seat: int, own: Own, order: tuple[int, ...]) -> p.Legal:
    """The legal moves of a seat of the deal that knows this; targets are seats of the table, by `order`."""
    if not own.legal:
        return NO_MOVES
    legal = p.Legal(wrong_card_costs=deal.rules.wrong_card_penalty if deal.turn == seat else 0)
    asking = may_matter(deal.rules, own.hand)
    matters: Matters = partial(announcement_matters, deal, seat, own.hand) if asking else never
    plays: dict[str, p.Play] = {}
    cuts: list[int] = []
    for move in own.legal:
        if move.kind == "cut":
            cuts.append(move.position)
        elif move.kind == "play" and len(move.cards) == 1:
            add_play(matters, plays, move)
        else:
            add_other(matters, legal, move, order)
    legal.plays = list(plays.values())
    legal.cut = [cuts[0], cuts[-1]] if cuts else []
    legal.announce = legal.announce or legal.draw_announce or any(play.announce for play in legal.plays)
    return legal


def add_play(matters: Matters, plays: dict[str, p.Play], move: Move) -> None:
    """One way to lay a card: as it is, with a suit, or for a joker as another card."""
    card = move.cards[0]
    if card not in plays:
        plays[card] = p.Play(card, announce=matters(move))
    play = plays[card]
    if move.as_card:
        if not play.stands or play.stands[-1].card != move.as_card:
            play.stands.append(p.Play(move.as_card))
        play = play.stands[-1]
    if move.suit:
        play.suits = {**play.suits, move.suit: str(move)}  # type: ignore[dict-item]
    else:
        play.move = str(move)


def add_other(matters: Matters, legal: p.Legal, move: Move, order: tuple[int, ...]) -> None:
    """Everything that is not laying one card in turn."""
    text = str(move)
    if move.kind == "play":
        legal.several, legal.several_cards = text, list(move.cards)
    elif move.kind == "draw":
        legal.draw, legal.draw_announce = text, matters(move)
    elif move.kind == "pass":
        legal.pass_ = text
    elif move.kind == "jump-in":
        legal.jump_in, legal.jump_card = text, move.cards[0]
        legal.announce = matters(move)
    elif move.kind == "challenge":
        seat = order[int(move.target)]
        legal.challenges.append(p.Challenge(seat, str(replace(move, target=seat))))
    elif move.kind == "announce":
        legal.announce_late = text
    elif move.kind == "take":
        legal.take = text
    else:
        legal.leave = text
