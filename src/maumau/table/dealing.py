"""Before the cards are dealt: the server's promise, everybody's contributions, and the deal that follows from both.

The protocol is `maumau.fair`'s (docs/fairness-spec.md, part 2); here stands who is waited for and how long.  A seat
whose person is here is waited for until its time is up, spectators a moment only; nobody can hold the deal up.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache

from maumau.engine.rules.ruleset import RuleSet
from maumau.fair import MOST, WATCHER, FairError, Gathering, rules_digest
from maumau.table import commands as co, events as ev
from maumau.table.clock import waited_for
from maumau.table.refusals import Refused
from maumau.table.run import Run
from maumau.table.state import Table


def begin_deal(run: Run) -> None:
    """Promise the next deal; it begins when nobody is waited for."""
    table = run.table
    assert table.match is not None
    order = [int(name) for name in table.match.seating()]
    computers = {str(i): run.chance.secret().hex() for i, seat in enumerate(order) if table.seats[seat].level}
    ceremony = table.settings.ceremony == "played" and table.rules.cut != "none"
    secret, rules = run.chance.secret().hex(), digest_of(table.rules).hex()
    run.emit(ev.DealPromised, table.deals + 1, secret, rules, ceremony, computers, spoken_of(table))
    advance(run)


def advance(run: Run) -> None:
    """Close the promises, then deal, as soon as nobody is waited for; nothing while nobody is here."""
    while run.table.phase == "shuffling" and run.table.paused_at is None and not waited_for(run.table):
        next_stage(run)


def time_up(run: Run) -> None:
    """The time of a stage is up: who is silent is not waited for any longer."""
    next_stage(run)
    advance(run)


def next_stage(run: Run) -> None:
    """From promises to their keeping, from there to the deal."""
    gathering = run.table.gathering
    assert gathering is not None
    if gathering.stage == "promising":
        run.emit(ev.PromisesClosed)
    else:
        run.emit(ev.DealStarted, {"fair": gathering.deal().key().hex()})


def make_promise(run: Run, command: co.MakePromise) -> None:
    """Somebody promises a contribution."""
    gathering, made = asked_for(run.table, command.commitment, "promising"), bytes_of(command.promise)
    id_ = run.table.contributor(command.user)
    new = id_ is None
    number = WATCHER + len(run.table.watchers) if id_ is None else id_
    if new and number >= MOST:
        raise Refused("fair_full", count=MOST - WATCHER)
    try:
        if command.contributor != number:
            raise FairError(f"you are contributor {number} here, not {command.contributor}")
        gathering.promise(number, made)
    except FairError as error:
        raise Refused("fair_wrong", detail=str(error)) from None
    known = (command.user, command.name) if new else ("", "")
    run.emit(ev.Promised, number, command.promise, *known)


def reveal(run: Run, command: co.Reveal) -> None:
    """Somebody keeps his promise."""
    gathering, value = asked_for(run.table, command.commitment, "revealing"), bytes_of(command.value)
    id_ = run.table.contributor(command.user)
    try:
        if id_ is None:
            raise FairError("nothing was promised")
        gathering.reveal(id_, value)
    except FairError as error:
        raise Refused("fair_wrong", detail=str(error)) from None
    run.emit(ev.Revealed, id_, command.value)


def asked_for(table: Table, commitment: str, stage: str) -> Gathering:
    """The gathering, if it is the one that was meant, at this stage."""
    gathering = table.gathering
    if gathering is None or gathering.stage != stage or gathering.commitment.hex() != commitment:
        raise Refused("fair_closed")
    return gathering


def bytes_of(text: str) -> bytes:
    """Hexadecimal digits as bytes; small letters only, so that each value has one form."""
    try:
        value = bytes.fromhex(text)
    except ValueError:
        value = b""
    if value.hex() != text:
        raise Refused("fair_wrong", detail="hexadecimal digits in small letters are wanted")
    return value


def spoken_of(table: Table) -> str:
    """What a table is called in hashes and records: whoever reads it learns nothing of its link or its id."""
    return hashlib.sha256(f"{table.id}/shuffles".encode()).hexdigest()[:16]


@lru_cache(maxsize=64)
def digest_of(rules: RuleSet) -> bytes:
    """`rules_digest`, worked out once for each rule set."""
    return rules_digest(rules)
