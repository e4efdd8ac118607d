"""Before the cards are dealt: promises, then what was promised, then the key.  A pure value; every step gives the next.

Nobody can hold a deal up: `close` and `deal` may be called at any time, and whoever is silent is substituted by name.
The host says when, by its own clock.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Literal

from maumau.fair.promise import (
    MOST,
    SIZE,
    VERSION,
    WATCHER,
    Binding,
    Contribution,
    FairDeal,
    FairError,
    binding_from,
    closing,
    contributor_name,
    promise,
    substitute,
)

Values = Mapping[int, bytes]


@dataclass(frozen=True, slots=True)
class Gathering:
    """The contributions to one deal so far, with the secret that only the host knows."""

    binding: Binding
    secret: bytes
    """32 bytes that nobody can guess, used for this deal alone."""
    stage: Literal["promising", "revealing"] = "promising"
    promised: Values = field(default_factory=lambda: MappingProxyType({}))
    revealed: Values = field(default_factory=lambda: MappingProxyType({}))

    def __post_init__(self) -> None:
        self.binding.commitment(self.secret)

    @property
    def commitment(self) -> bytes:
        """What is published before all else."""
        return self.binding.commitment(self.secret)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The contributors who have something to send: seats their promise, then everybody what he promised."""
        if self.stage == "promising":
            return tuple(seat for seat in range(self.binding.seats) if seat not in self.promised)
        return tuple(id_ for id_ in sorted(self.promised) if id_ not in self.revealed)

    def promise(self, id_: int, made: bytes) -> Gathering:
        """The same with somebody's promise.

        Raises:
            FairError: the promises are closed, this one was made already, or is none.
        """
        if self.stage != "promising":
            raise FairError("the promises are closed: wait for the next deal")
        if not (0 <= id_ < self.binding.seats or WATCHER <= id_ < MOST):
            raise FairError(f"contributor {id_} is neither a seat of this deal nor one of {MOST - WATCHER} watchers")
        if id_ in self.promised:
            raise FairError(f"{contributor_name(id_)} has promised already: the first promise holds")
        if len(made) != SIZE:
            raise FairError(f"a promise has {SIZE} bytes, not {len(made)}")
        return replace(self, promised=MappingProxyType({**self.promised, id_: made}))

    def close(self) -> Gathering:
        """No more promises; who has made none by now is substituted.

        Raises:
            FairError: they are closed already.
        """
        if self.stage != "promising":
            raise FairError("the promises are closed already")
        return replace(self, stage="revealing")

    def reveal(self, id_: int, value: bytes) -> Gathering:
        """The same with what somebody had promised.

        Raises:
            FairError: the promises are still open, there is none of this contributor, or the value is another.
        """
        if self.stage != "revealing":
            raise FairError("the promises are still open: reveal nothing before they are closed")
        if id_ not in self.promised:
            raise FairError(f"contributor {id_} has promised nothing")
        if id_ in self.revealed:
            raise FairError(f"{contributor_name(id_)} has revealed already")
        if promise(self.commitment, id_, value) != self.promised[id_]:
            raise FairError(f"{contributor_name(id_)} had promised another value")
        return replace(self, revealed=MappingProxyType({**self.revealed, id_: value}))

    def deal(self) -> FairDeal:
        """The end: all that the chance of the deal follows from.

        Raises:
            FairError: the promises are still open.
        """
        if self.stage != "revealing":
            raise FairError("close the promises first")
        return FairDeal(
            self.binding, self.commitment, self.secret, tuple(self._contribution(id_) for id_ in sorted(self._all()))
        )

    def public(self) -> dict[str, Any]:
        """What everybody may see now, JSON-ready; the secret is not part of it before the deal is over."""
        data: dict[str, Any] = {
            "version": VERSION,
            "table": self.binding.table,
            "number": self.binding.number,
            "previous": self.binding.previous.hex(),
            "commitment": self.commitment.hex(),
            "stage": self.stage,
            "promised": {contributor_name(id_): made.hex() for id_, made in sorted(self.promised.items())},
        }
        if self.stage == "revealing":
            data["closing"] = self.closing.hex()
            data["revealed"] = {contributor_name(id_): value.hex() for id_, value in sorted(self.revealed.items())}
        return data

    def to_json(self) -> dict[str, Any]:
        """All of it, the secret too, JSON-ready: for the host's own memory."""
        return {
            **self.binding.to_json(),
            "secret": self.secret.hex(),
            "stage": self.stage,
            "promised": [[id_, made.hex()] for id_, made in sorted(self.promised.items())],
            "revealed": [[id_, value.hex()] for id_, value in sorted(self.revealed.items())],
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Gathering:
        """Read what `to_json` wrote.

        Raises:
            KeyError, TypeError, ValueError: it is none.
        """
        return Gathering(
            binding_from(data),
            bytes.fromhex(data["secret"]),
            data["stage"],
            MappingProxyType({id_: bytes.fromhex(made) for id_, made in data["promised"]}),
            MappingProxyType({id_: bytes.fromhex(value) for id_, value in data["revealed"]}),
        )

    @property
    def closing(self) -> bytes:
        """The end of the promises; see `promise.closing`."""
        return closing(self.commitment, self._all())

    def _all(self) -> dict[int, bytes | None]:
        """Every seat and every spectator who promised, with the promise."""
        return dict.fromkeys(range(self.binding.seats)) | dict(self.promised)

    def _contribution(self, id_: int) -> Contribution:
        """What a contributor added in the end."""
        promised = self.promised.get(id_)
        value = self.revealed.get(id_)
        if value is not None:
            return Contribution(id_, value, promised)
        return Contribution(id_, substitute(self.closing, id_), promised, silent=True)
