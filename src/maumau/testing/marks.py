"""Marks of tests that hold in some settings only."""

from __future__ import annotations

import pytest

from maumau.testing.servers import kept_in_postgres

looks_into_memory = pytest.mark.skipif(
    kept_in_postgres(), reason="looks into the store in memory, which is not used here"
)
counts_on_a_quick_store = pytest.mark.skipif(
    kept_in_postgres(), reason="takes for granted that an append is done before the next frame is sent"
)
