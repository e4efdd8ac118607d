"""The words that all messages are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

PROTOCOL = 1
"""Raised when an older client cannot go on; it is then told to reload (`Close.RELOAD`)."""

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Card = Annotated[str, Meta(description='a card, rank and suit: "7H", "TC", "QD"; or "JOKER"')]
Suit = Literal["C", "D", "H", "S"]
Time = Annotated[int, Meta(description="milliseconds since 1970, server clock")]
ActionId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Values = dict[str, str | int]
"""Values that the words of a message id need; a ``seat`` or ``turn`` or ``target`` is a seat number."""


Phase = Literal["waiting", "playing", "between", "over", "closed"]
"""``waiting`` for players; ``playing`` a deal; ``between`` deals; match ``over``, a rematch may follow; ``closed``."""


class Piece(Struct, rename="camel", omit_defaults=True):
    """A piece of a message; what is empty or false is left out."""
