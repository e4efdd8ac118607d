"""The bytes behind a fair deal: what the secret is bound to, promises, substitutes, and the key that follows.

Law of this file: every hash begins with the version and the name of its purpose, and all parts have a fixed length or
bear it, so that no two meanings share bytes (docs/fairness-spec.md, parts 2 and 3).
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from maumau.engine.rules.ruleset import RuleSet
from maumau.engine.rules.text import to_mapping
from maumau.fair.stream import Keyed

VERSION: Final = "maumau-fair-1"
"""The name of this protocol, in records and in every hash."""
SIZE: Final = 32
"""Bytes of secrets, contributions and hashes."""
NOTHING: Final = bytes(SIZE)
WATCHER: Final = 8
"""Contributors 0‥7 are the seats, 8‥15 spectators."""
MOST: Final = 16
LONGEST_TABLE: Final = 200
"""Bytes of a table's id."""
HIGHEST_NUMBER: Final = (1 << 48) - 1
UNSPOKEN: Final = frozenset({"name", "words"})
"""Options that only people read: not part of what the secret is bound to."""


class FairError(ValueError):
    """What has no place in a fair deal; the message says what would."""


def contributor_name(id_: int) -> str:
    """How records call a contributor: ``seat 2``, ``watcher 0``."""
    return f"seat {id_}" if id_ < WATCHER else f"watcher {id_ - WATCHER}"


def digest(purpose: str, *parts: bytes) -> bytes:
    """SHA-256 over version, purpose and parts."""
    return hashlib.sha256(tag(purpose) + b"".join(parts)).digest()


def tag(purpose: str) -> bytes:
    """What every hash begins with."""
    return f"{VERSION}/{purpose}\0".encode("ascii")


def checked(value: bytes, what: str) -> bytes:
    """The value, if it has 32 bytes."""
    if len(value) != SIZE:
        raise FairError(f"{what} has {SIZE} bytes, not {len(value)}")
    return value


def is_table(text: str) -> bool:
    """Whether a text may be the id of a table."""
    try:
        return 0 < len(text.encode()) <= LONGEST_TABLE
    except UnicodeEncodeError:
        return False


def rules_digest(rules: RuleSet) -> bytes:
    """The fingerprint of a rule set: what differs from the defaults, as JSON with sorted names and without spaces.

    Names and words for people are left out.
    """
    data = {name: value for name, value in to_mapping(rules).items() if name not in UNSPOKEN}
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).digest()


@dataclass(frozen=True, slots=True, kw_only=True)
class Binding:
    """What a secret is good for: one deal and nothing else."""

    table: str
    """Id of the table, 1‥200 bytes."""
    number: int
    """The deal's number at its table, from 1 on; deals that were broken off are counted too."""
    rules: bytes
    """See `rules_digest`."""
    seats: int
    """2‥8."""
    dealer: int
    """The seat that deals."""
    ceremony: bool = False
    """Whether the cut is a move."""
    previous: bytes = NOTHING
    """The commitment of the table's deal before this one; 32 zero bytes for the first."""

    def __post_init__(self) -> None:
        if not is_table(self.table):
            raise FairError(f"the id of a table is a text of 1 to {LONGEST_TABLE} bytes in UTF-8")
        if not 1 <= self.number <= HIGHEST_NUMBER:
            raise FairError(f"the deals of a table are numbered from 1 to 2**48-1, not {self.number}")
        if not 2 <= self.seats <= WATCHER:
            raise FairError(f"a deal has 2 to {WATCHER} seats, not {self.seats}")
        if not 0 <= self.dealer < self.seats:
            raise FairError(f"the dealer is a seat 0 to {self.seats - 1}, not {self.dealer}")
        checked(self.rules, "the fingerprint of a rule set")
        checked(self.previous, "the commitment before")

    def packed(self) -> bytes:
        """All of it as bytes."""
        table = self.table.encode()
        return b"".join(
            (
                len(table).to_bytes(2, "big"),
                table,
                self.number.to_bytes(8, "big"),
                self.rules,
                bytes((self.seats, self.dealer, self.ceremony)),
                self.previous,
            )
        )

    def to_json(self) -> dict[str, Any]:
        """JSON-ready; bytes as hexadecimal digits."""
        return {
            "table": self.table,
            "number": self.number,
            "rules_digest": self.rules.hex(),
            "seats": self.seats,
            "dealer": self.dealer,
            "ceremony": self.ceremony,
            "previous": self.previous.hex(),
        }

    def commitment(self, secret: bytes) -> bytes:
        """What is published before anybody contributes."""
        return digest("secret", self.packed(), checked(secret, "a secret"))


def promise(commitment: bytes, id_: int, value: bytes) -> bytes:
    """What a contributor sends first: it fixes the value, and can only be made once the commitment is known."""
    return digest("contribution", commitment, bytes((id_,)), checked(value, "a contribution"))


def closing(commitment: bytes, promises: Mapping[int, bytes | None]) -> bytes:
    """The end of the promises: all of them, `None` for a seat that made none."""
    parts = [bytes((id_, made is not None)) + (made or NOTHING) for id_, made in sorted(promises.items())]
    return digest("closing", commitment, bytes((len(parts),)), *parts)


def substitute(closed: bytes, id_: int) -> bytes:
    """What stands for a contributor who stays silent: nobody can choose it."""
    return digest("substitute", closed, bytes((id_,)))


def key_of(secret: bytes, closed: bytes, values: Iterable[tuple[int, bytes]]) -> bytes:
    """The key of all chance: the secret over the promises and all values, by contributor."""
    parts = (bytes((id_,)) + value for id_, value in values)
    return hmac.digest(secret, tag("key") + closed + b"".join(parts), "sha256")


@dataclass(frozen=True, slots=True)
class Contribution:
    """What one contributor added."""

    id: int
    """0‥7 a seat, 8‥15 a spectator."""
    value: bytes
    """The 32 bytes that were used."""
    promised: bytes | None
    """What was sent before, `promise` of the value; `None`: nothing was."""
    silent: bool = False
    """Whether the value is a substitute."""

    @property
    def name(self) -> str:
        """How records call the contributor."""
        return contributor_name(self.id)


@dataclass(frozen=True, slots=True)
class FairDeal:
    """All that a deal's chance follows from, open once the deal is over."""

    binding: Binding
    commitment: bytes
    secret: bytes
    contributions: tuple[Contribution, ...]
    """By contributor: every seat, then the spectators who promised something."""

    def closing(self) -> bytes:
        """See `closing`."""
        return closing(self.commitment, {each.id: each.promised for each in self.contributions})

    def key(self) -> bytes:
        """The key of all chance."""
        return key_of(self.secret, self.closing(), ((each.id, each.value) for each in self.contributions))

    def chance(self) -> Keyed:
        """The orders and cuts."""
        return Keyed(self.key())

    @property
    def substituted(self) -> tuple[int, ...]:
        """The contributors who stayed silent."""
        return tuple(each.id for each in self.contributions if each.silent)

    def to_json(self) -> dict[str, Any]:
        """All of it, JSON-ready; bytes as hexadecimal digits."""
        return {
            "version": VERSION,
            **self.binding.to_json(),
            "commitment": self.commitment.hex(),
            "secret": self.secret.hex(),
            "contributions": [
                {
                    "id": each.id,
                    "value": each.value.hex(),
                    "promised": None if each.promised is None else each.promised.hex(),
                    "silent": each.silent,
                }
                for each in self.contributions
            ],
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> FairDeal:
        """Read what `to_json` wrote.

        Raises:
            FairError: it is of another version, or a value is out of range.
        """
        if data.get("version") != VERSION:
            raise FairError(f"a fair deal of version {VERSION} is wanted, not {data.get('version')!r}")
        try:
            return _read(data)
        except FairError:
            raise
        except (KeyError, TypeError, ValueError) as error:
            raise FairError(f"no fair deal: {error}") from error


def binding_from(data: Mapping[str, Any]) -> Binding:
    """The binding of a mapping, by the names of `FairDeal.to_json`."""
    return Binding(
        table=data["table"],
        number=data["number"],
        rules=bytes.fromhex(data["rules_digest"]),
        seats=data["seats"],
        dealer=data["dealer"],
        ceremony=data["ceremony"],
        previous=bytes.fromhex(data["previous"]),
    )


def _read(data: Mapping[str, Any]) -> FairDeal:
    """The fair deal of a mapping."""
    binding = binding_from(data)
    contributions = tuple(
        Contribution(
            each["id"],
            bytes.fromhex(each["value"]),
            None if each["promised"] is None else bytes.fromhex(each["promised"]),
            each["silent"],
        )
        for each in data["contributions"]
    )
    return FairDeal(binding, bytes.fromhex(data["commitment"]), bytes.fromhex(data["secret"]), contributions)
