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


Phase = Literal["waiting", "shuffling", "playing", "between", "adjourned", "over", "closed"]
"""``waiting`` for players; ``shuffling``: contributions to the next deal are gathered; ``playing`` a deal; ``between``
deals; ``adjourned``: goes on when all are ready again; match ``over``, a rematch may follow; ``closed``."""
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes as hexadecimal digits."""
Contributor = Annotated[int, Meta(ge=0, le=15)]
"""Who contributes to a shuffle: 0‥7 a seat of the deal (see `Fair.order`), 8‥15 a spectator."""


class Piece(Struct, rename="camel", omit_defaults=True):
    """A piece of a message; what is empty or false is left out."""
