"""The contract of every store; a test class for an adapter inherits it and says how to make one.

>>> class TestMine(StoreContract):  # doctest: +SKIP
...     def make(self, folder):
...         return MyStore(folder)
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest

from maumau.store.port import Append, Conflict, Entry, KeptRules, Listing, Repeated, Snapshot, Store, StoreError, User
from maumau.testing.accounts import AccountsContract
from maumau.testing.appends import wait_for
from maumau.testing.meetings import MeetingsContract
from maumau.testing.moderation import ModerationContract
from maumau.testing.results import ResultsContract


def listing(table: str = "t1", **changes: object) -> Listing:
    """A listing to start from."""
    known = {"code": table.upper(), "phase": "waiting", "open": True, "updated": 5, "users": ("ana",), "info": b"{}"}
    return Listing(table, **{**known, **changes})  # type: ignore[arg-type]


class StoreContract(ResultsContract, AccountsContract, ModerationContract, MeetingsContract):
    """What every store promises."""

    def make(self, folder: Path) -> Store:
        """A new store, or the same one again where it outlives the process."""
        raise NotImplementedError

    @pytest.fixture
    def store(self, tmp_path: Path) -> Iterator[Store]:
        """A new store, closed after the test."""
        store = self.make(tmp_path)
        yield store
        store.close()

    # -- streams
    def test_events_come_back_in_order_from_any_version_on(self, store: Store) -> None:
        assert wait_for(store, Append("t1", 0, [b"a", b"b"], "x")) is None
        assert wait_for(store, Append("t1", 2, [b"c"])) is None
        entries = [Entry(1, "x", b"a"), Entry(2, None, b"b"), Entry(3, None, b"c")]
        assert store.read("t1") == entries
        assert store.read("t1", 2) == entries[2:]
        assert store.read("t1", 9) == []
        assert store.read("t2") == []

    def test_another_version_than_expected_is_a_conflict_and_writes_nothing(self, store: Store) -> None:
        wait_for(store, Append("t1", 0, [b"a"]))
        for expected in (0, 2, 7):
            error = wait_for(store, Append("t1", expected, [b"b"]))
            assert isinstance(error, Conflict)
            assert error.version == 1
        assert len(store.read("t1")) == 1

    def test_a_command_is_carried_out_once(self, store: Store) -> None:
        wait_for(store, Append("t1", 0, [b"a", b"b"], "one"))
        wait_for(store, Append("t1", 2, [b"c", b"d"], "two"))
        error = wait_for(store, Append("t1", 4, [b"e"], "two"))
        assert isinstance(error, Repeated)
        assert error.version == 3
        assert len(store.read("t1")) == 4

    def test_the_same_command_id_in_another_stream_is_another_command(self, store: Store) -> None:
        assert wait_for(store, Append("t1", 0, [b"a"], "one")) is None
        assert wait_for(store, Append("t2", 0, [b"a"], "one")) is None

    def test_of_racing_writers_one_wins_each_version(self, store: Store) -> None:
        errors: list[StoreError | None] = []
        told = threading.Semaphore(0)

        def note(error: StoreError | None) -> None:
            errors.append(error)
            told.release()

        threads = [threading.Thread(target=store.append, args=(Append("t1", 0, [bytes([i])]), note)) for i in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
            told.acquire(timeout=10)
        assert errors.count(None) == 1
        assert sum(isinstance(error, Conflict) for error in errors) == 19
        assert len(store.read("t1")) == 1

    def test_streams_written_together_do_not_disturb_one_another(self, store: Store) -> None:
        outcomes: list[Future[StoreError | None]] = []
        for number in range(200):
            outcome: Future[StoreError | None] = Future()
            expected = 5 if number == 100 else 0
            store.append(Append(f"t{number}", expected, [b"a", b"b"]), outcome.set_result)
            outcomes.append(outcome)
        errors = [outcome.result(timeout=20) for outcome in outcomes]
        assert [number for number, error in enumerate(errors) if error] == [100]
        assert [len(store.read(f"t{number}")) for number in (0, 100, 199)] == [2, 0, 2]

    def test_a_snapshot_is_replaced_by_a_newer_one(self, store: Store) -> None:
        assert store.load_snapshot("t1") is None
        store.save_snapshot("t1", Snapshot(3, b"old"))
        store.save_snapshot("t1", Snapshot(9, b"new"))
        assert store.load_snapshot("t1") == Snapshot(9, b"new")

    # -- lists
    def test_a_listing_is_written_with_its_events_or_not_at_all(self, store: Store) -> None:
        wait_for(store, Append("t1", 0, [b"a"], listing=listing()))
        assert store.listing("t1") == listing()
        assert store.table_of("T1") == "t1"
        assert store.table_of("T2") is None
        wait_for(store, Append("t1", 0, [b"b"], listing=listing(phase="playing")))
        assert store.listing("t1") == listing()
        wait_for(store, Append("t1", 1, [b"b"], listing=listing(phase="playing", users=("ana", "bob"))))
        assert store.listing("t1") == listing(phase="playing", users=("ana", "bob"))

    def test_a_code_belongs_to_one_table(self, store: Store) -> None:
        wait_for(store, Append("t1", 0, [b"a"], listing=listing(code="SAME")))
        error = wait_for(store, Append("t2", 0, [b"a"], listing=listing("t2", code="SAME")))
        assert isinstance(error, StoreError)
        assert store.read("t2") == []
        assert store.table_of("SAME") == "t1"

    def test_lists_show_open_tables_and_ones_own_but_no_closed_ones(self, store: Store) -> None:
        tables = [
            listing("t1", updated=1),
            listing("t2", updated=2, open=False),
            listing("t3", updated=3, users=("bob",)),
            listing("t4", updated=4, phase="closed"),
        ]
        for table in tables:
            wait_for(store, Append(table.table, 0, [b"a"], listing=table))
        assert store.open_tables(9) == [tables[2], tables[0]]
        assert store.open_tables(1) == [tables[2]]
        assert store.tables_of("ana", 9) == [tables[1], tables[0]]
        assert store.tables_of("zoe", 9) == []

    # -- people
    def test_people_have_names_that_change(self, store: Store) -> None:
        store.add_user(User("u1", "Ana", 5))
        store.rename("u1", "Ана")
        assert store.user("u1") == User("u1", "Ана", 5)
        assert store.user("u2") is None

    def test_a_session_lasts_while_it_is_used(self, store: Store) -> None:
        day = 86_400_000
        store.add_session(b"hash", "u1", 0)
        assert store.session(b"other", 1, 30 * day) is None
        assert store.session(b"hash", 20 * day, 30 * day) == "u1"
        assert store.session(b"hash", 45 * day, 30 * day) == "u1"
        assert store.session(b"hash", 80 * day, 30 * day) is None

    def test_an_ended_session_is_none(self, store: Store) -> None:
        store.add_session(b"hash", "u1", 0)
        store.end_session(b"hash")
        assert store.session(b"hash", 1, 1000) is None

    # -- house rules
    def test_house_rules_are_found_by_code_and_belong_to_somebody(self, store: Store) -> None:
        kept = [KeptRules(f"R{n}", "u1", "Баба", "mau-king", {"hand_size": n}, n) for n in (5, 6)]
        for rules in kept:
            store.keep_rules(rules)
        assert store.rules("R5") == kept[0]
        assert store.rules("R9") is None
        assert store.rules_of("u1") == [kept[1], kept[0]]
        assert store.rules_of("u2") == []
        with pytest.raises(StoreError):
            store.keep_rules(kept[0])
        assert not store.forget_rules("u2", "R5")
        assert store.forget_rules("u1", "R5")
        assert store.rules("R5") is None

    # -- the server itself
    def test_it_knows_when_the_server_of_a_moment_was_last_alive(self, store: Store) -> None:
        assert store.alive_after(50) == 50
        first = store.start_run(100)
        store.alive(first, 190)
        second = store.start_run(300)
        assert store.alive_after(150) == 190
        assert store.alive_after(290) == 290
        assert store.alive_after(300) == 300
        store.alive(second, 500)
        assert store.alive_after(400) == 500
