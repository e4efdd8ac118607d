"""Profiles and boards stay quick where very much is kept: they read counts, and the bench fills and asks as it says."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bench import results_bench as bench
from maumau.server.people.standings import Standings
from maumau.server.start import DATABASE
from maumau.store import Settlement, SqliteStore, User
from maumau.testing.results import contest, kept, ten_points

SMALL = {"users", "accounts", "names", "blocks", "ratings", "played", "met", "gains", "mutes"}
"""Tables that grow with people and days, not with deals."""


def tables_read(store: SqliteStore) -> set[str]:
    """Filled with the tables that the store reads from now on."""
    found: set[str] = set()

    def note(action: int, table: str | None, *_: object) -> int:
        if action == sqlite3.SQLITE_READ and table:
            found.add(table)
        return sqlite3.SQLITE_OK

    for db in store._connections:
        db.set_authorizer(note)
    return found


def test_profiles_and_boards_of_all_time_read_nothing_that_grows_with_every_deal(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / DATABASE)
    for name in ("ana", "bob"):
        store.add_user(User(name, name.title(), 1))
    store.results.settle(Settlement("t1", 9, [kept()], [contest()]), ten_points)
    read, standings = tables_read(store), Standings(store)
    profile = standings.profile("ana", "bob")
    assert profile is not None
    assert (profile.deals, profile.wins, profile.rivals[0].name) == (1, 1, "Bob")
    standings.board("mau-king", "all", 10_000)
    assert {"users", "ratings", "played", "met"} <= read <= SMALL
    standings.board("mau-king", "month", 40 * bench.DAY)
    assert read <= SMALL | {"changes"}, "the changes of a day that is not whole"
    assert "gains" in read
    standings.results_of("ana", "ana", 10_000)
    assert {"deals", "deal_seats"} <= read, "what reads deals is seen"
    store.close()


def test_a_percentile_is_the_smallest_value_that_so_many_do_not_exceed() -> None:
    values = [float(one) for one in range(1, 101)]
    assert [bench.percentile(values, share) for share in (0.01, 0.5, 0.99, 1)] == [1, 50, 99, 100]
    assert bench.percentile([7.0], 0.99) == 7


@pytest.mark.slow
def test_the_bench_fills_and_asks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(["--deals", "400", "--asks", "3", "--data", str(tmp_path)])
    said = capsys.readouterr().out
    assert "400 deals" in said
    assert said.count("| 3 |") == 9
    with sqlite3.connect(tmp_path / DATABASE) as db:
        rows = db.execute(
            "SELECT (SELECT count(*) FROM deals), (SELECT sum(deals) FROM played),"
            " (SELECT count(*) FROM deal_seats WHERE user <> ''), (SELECT count(*) FROM contests WHERE unrated = '')"
        ).fetchone()
    db.close()
    assert rows[0] == 400
    assert rows[1] == rows[2]
    assert rows[3] > 50
