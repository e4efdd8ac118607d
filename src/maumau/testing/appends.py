"""Appends that tests wait for."""

from __future__ import annotations

from concurrent.futures import Future

from maumau.store import Append, Store, StoreError

LONGEST_WAIT = 120.0
"""Seconds for an append."""


def wait_for(store: Store, append: Append) -> StoreError | None:
    """Append and wait for the outcome."""
    outcome: Future[StoreError | None] = Future()
    store.append(append, outcome.set_result)
    return outcome.result(timeout=LONGEST_WAIT)
