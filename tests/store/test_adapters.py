"""Both stores keep the contract; what SQLite promises beyond it."""

import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from maumau.store import Append, Conflict, MemoryStore, Repeated, SqliteStore, Store, StoreError
from maumau.store.migrations import STEPS, migrate
from maumau.testing.appends import wait_for
from maumau.testing.stores import StoreContract, listing


class TestMemory(StoreContract):
    def make(self, folder: Path) -> Store:  # noqa: ARG002 (nothing is kept)
        return MemoryStore()


class TestSqlite(StoreContract):
    def make(self, folder: Path) -> Store:
        return SqliteStore(folder / "tables.db")

    def test_everything_is_there_after_closing_and_opening(self, tmp_path: Path) -> None:
        first = self.make(tmp_path)
        first.append(Append("t1", 0, [b"a"], listing=listing()), lambda _: None)
        first.close()
        second = self.make(tmp_path)
        assert [entry.payload for entry in second.read("t1")] == [b"a"]
        assert second.listing("t1") == listing()
        second.close()

    def test_it_writes_ahead_and_syncs_every_commit(self, tmp_path: Path) -> None:
        store = SqliteStore(tmp_path / "tables.db")
        pragmas = [store._writer.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
        assert pragmas == ["wal", 2]
        store.close()

    def test_outcomes_of_a_group_are_told_together_where_one_wishes(self, tmp_path: Path) -> None:
        told: list[object] = []
        store = SqliteStore(tmp_path / "tables.db", together=told.append)
        for number in range(50):
            store.append(Append(f"t{number}", 0, [b"a"]), lambda _: None)
        store.close()
        assert 1 <= len(told) <= 50

    def test_what_does_not_fit_into_a_group_holds_nothing_else_back(self, tmp_path: Path) -> None:
        soon: list[Callable[[], None]] = []
        store = SqliteStore(tmp_path / "tables.db", soon=soon.append)
        outcomes: dict[str, object] = {}

        def group(*appends: Append) -> None:
            outcomes.clear()
            told = threading.Event()
            for append in appends:
                store.append(append, partial(outcomes.__setitem__, append.stream))
            store.append(Append(f"last {appends[0].expected}", 0, [b"!"]), lambda _: told.set())
            for hand_over in soon:
                hand_over()
            soon.clear()
            assert told.wait(60)

        many = [Append(f"t{number}", 0, [b"a", b"b"], f"c{number}", due=number == 3) for number in range(70)]
        group(*many)
        assert set(outcomes.values()) == {None}
        assert all([entry.payload for entry in store.read(one.stream)] == [b"a", b"b"] for one in many)
        assert [entry.command for entry in store.read("t5")] == ["c5", None]
        assert store.results.due(9) == [("t3", 2)]
        group(Append("t0", 2, [b"c"]), Append("t1", 7, [b"?"]), Append("t2", 2, [b"?"], "c2"), Append("new", 2, [b"?"]))
        assert outcomes["t0"] is None
        assert isinstance(outcomes["t1"], Conflict)
        assert isinstance(outcomes["t2"], Repeated)
        assert isinstance(outcomes["new"], Conflict)
        assert [len(store.read(name)) for name in ("t0", "t1", "t2", "new", "last 2")] == [3, 2, 2, 0, 1]
        store.close()

    def test_two_appends_of_one_stream_in_a_group_follow_each_other(self, tmp_path: Path) -> None:
        soon: list[Callable[[], None]] = []
        store = SqliteStore(tmp_path / "tables.db", soon=soon.append)
        errors: list[object] = []
        for expected, payload in enumerate((b"a", b"b")):
            store.append(Append("t", expected, [payload]), errors.append)
        soon[0]()
        store.close()
        assert errors == [None, None]
        again = SqliteStore(tmp_path / "tables.db")
        assert [entry.payload for entry in again.read("t")] == [b"a", b"b"]
        again.close()

    def test_a_file_that_is_no_database_is_refused_with_its_name(self, tmp_path: Path) -> None:
        path = tmp_path / "letter.db"
        path.write_text("Dear Ana, this is not a database at all, but a letter of some length.")
        with pytest.raises(StoreError, match=r"letter\.db"):
            SqliteStore(path)

    def test_a_failing_disk_is_told_and_writes_nothing(self, tmp_path: Path) -> None:
        store = SqliteStore(tmp_path / "tables.db")
        store._writer.execute("PRAGMA query_only = 1")
        error = wait_for(store, Append("t1", 0, [b"a"]))
        assert "readonly" in str(error)
        store._writer.execute("PRAGMA query_only = 0")
        assert wait_for(store, Append("t1", 0, [b"a"])) is None
        store.close()


# ---------------------------------------------------------------- migrations


def test_an_older_database_takes_the_missing_steps_once() -> None:
    db = sqlite3.connect(":memory:", isolation_level=None)
    steps = ("CREATE TABLE one (x);", "ALTER TABLE one ADD COLUMN y;")
    migrate(db, steps[:1])
    db.execute("INSERT INTO one VALUES (1)")
    migrate(db, steps)
    migrate(db, steps)
    assert db.execute("SELECT * FROM one").fetchall() == [(1, None)]
    assert db.execute("PRAGMA user_version").fetchone() == (2,)


def test_a_step_that_fails_leaves_nothing_behind() -> None:
    db = sqlite3.connect(":memory:", isolation_level=None)
    with pytest.raises(sqlite3.Error):
        migrate(db, ("CREATE TABLE one (x); CREATE TABLE one (x);",))
    assert db.execute("SELECT name FROM sqlite_master").fetchall() == []
    assert db.execute("PRAGMA user_version").fetchone() == (0,)


def test_a_newer_database_is_refused() -> None:
    db = sqlite3.connect(":memory:")
    db.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    with pytest.raises(StoreError, match="newer version"):
        migrate(db)


# ---------------------------------------------------------------- durability

WRITER = """
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from maumau.store import Append, SqliteStore
store = SqliteStore(Path(sys.argv[1]))
def told(number):
    return lambda error: print(number if error is None else error, flush=True)
for number in range(100000):
    store.append(Append(f"t{number % 7}", number // 7, [b"x" * 100], str(number)), told(number))
    if number % 50 == 49:
        import time; time.sleep(0.002)
"""


def test_what_was_said_to_be_written_is_there_after_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    command = [sys.executable, "-c", WRITER, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        said = [int(writer.stdout.readline()) for _ in range(300)]
        os.kill(writer.pid, signal.SIGKILL)
        said += [int(line) for line in writer.stdout.read().splitlines() if line.strip().isdigit()]
    store = SqliteStore(path)
    kept = {int(entry.command or -1) for n in range(7) for entry in store.read(f"t{n}")}
    assert set(said) <= kept
    for n in range(7):
        versions = [entry.version for entry in store.read(f"t{n}")]
        assert versions == list(range(1, len(versions) + 1))
    store.close()
