"""Three nodes over one PostgreSQL: nothing confirmed is lost or doubled, and all see the same, whatever goes wrong."""

import asyncio
import os
from collections.abc import Iterator

import pytest

from maumau.testing import databases
from maumau.testing.chaos import Outcome, Plan, scene
from maumau.testing.nodes import FAULTS, Nodes, nodes

pytestmark = pytest.mark.slow

try:
    import asyncpg  # noqa: F401 (an extra)
    import nats  # noqa: F401 (an extra)

    databases.postgres_binaries()
except (ImportError, databases.Missing) as error:
    pytest.skip(f"a cluster cannot be had here: {error}", allow_module_level=True)

UNRELIABLE = "7,0.1,0.2,0.1"
"""Seed; shares of hints that are dropped, late, doubled."""


@pytest.fixture
def three(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Nodes]:
    """Three nodes with unreliable hints, by NATS or by the database itself."""
    kind, schema = request.param, f"cluster{os.getpid()}{request.param}"
    monkeypatch.setenv(FAULTS, UNRELIABLE)
    try:
        broker = databases.Nats() if kind == "nats" else None
    except databases.Missing as error:
        pytest.skip(str(error))
    with nodes(databases.postgres(), broker, 3, schema) as found:
        yield found
    if broker is not None:
        broker.stop()


def played(three: Nodes, plan: Plan) -> Outcome:
    outcome = asyncio.run(asyncio.wait_for(scene(three, plan), plan.seconds + 600))
    assert outcome.evidence.faults == {}, outcome.evidence.examples
    assert outcome.evidence.confirmed > 0
    return outcome


@pytest.mark.parametrize("three", ["nats", "notify"], indirect=True)
def test_players_of_one_table_on_three_nodes(three: Nodes) -> None:
    played(three, Plan(tables=3, seconds=8, faults=()))


@pytest.mark.parametrize("three", ["nats", "notify"], indirect=True)
def test_everything_may_go_wrong(three: Nodes) -> None:
    outcome = played(three, Plan(tables=6, seconds=30, seed=3, least=5))
    assert len(outcome.faults) >= 5
