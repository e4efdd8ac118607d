"""An installation of 10,000 deals and 500 accounts goes to PostgreSQL, into copies and back; every row is compared.

What is compared is read by plain SQL on both sides, not by the product (`tests.store.whole`).
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from maumau.cli import main
from maumau.store import SqliteStore, StoreError
from maumau.testing import databases
from tests.store import whole

try:
    from maumau.store.postgres import PostgresStore
    from tests.deploy import test_postgres_copies as copies
except ImportError as error:
    pytest.skip(f"PostgreSQL cannot be had here: {error}", allow_module_level=True)

pytestmark = pytest.mark.slow
DEALS, PEOPLE = 10_000, 500


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The installation."""
    found = tmp_path_factory.mktemp("whole")
    whole.fill(found / "maumau.db", DEALS, PEOPLE)
    return found


@pytest.fixture(scope="module")
def rows(folder: Path) -> whole.Rows:
    """All its rows."""
    found = whole.in_sqlite(folder / "maumau.db")
    assert [name for name, counter in found.items() if not counter] == [], "tables without rows prove nothing"
    assert found["deals"].total() == DEALS
    assert found["accounts"].total() == found["users"].total() == PEOPLE
    return found


def differences(one: whole.Rows, two: whole.Rows) -> dict[str, tuple[int, int]]:
    """Of each table that differs: how many rows are on the one side only, and on the other."""
    names = one.keys() | two.keys()
    empty: Counter[tuple[object, ...]] = Counter()
    pairs = {name: (one.get(name, empty), two.get(name, empty)) for name in names}
    return {
        name: ((here - there).total(), (there - here).total()) for name, (here, there) in pairs.items() if here != there
    }


def test_the_readers_see_a_single_changed_value(folder: Path, rows: whole.Rows, tmp_path: Path) -> None:
    assert main(["backup", str(tmp_path / "copy.db"), "--data", str(folder)]) == 0
    store = SqliteStore(tmp_path / "copy.db")
    store.accounts.used_passkey(b"\xff\x00\0\0\0\x07", 7, 1)
    store.close()
    assert differences(rows, whole.in_sqlite(tmp_path / "copy.db")) == {"passkeys": (1, 1)}


def test_a_backup_is_restored_row_by_row(
    folder: Path, rows: whole.Rows, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", str(tmp_path / "copy.db"), "--data", str(folder)]) == 0
    assert main(["restore", str(tmp_path / "copy.db"), "--data", str(tmp_path / "new")]) == 0
    assert capsys.readouterr().out.count(f"{PEOPLE} people") == 2
    assert differences(rows, whole.in_sqlite(tmp_path / "new" / "maumau.db")) == {}
    SqliteStore(tmp_path / "new" / "maumau.db").close()
    assert differences(rows, whole.in_sqlite(tmp_path / "new" / "maumau.db")) == {}, "opening it changes nothing"


def test_a_move_that_is_killed_goes_on_and_brings_every_row(folder: Path, rows: whole.Rows, tmp_path: Path) -> None:
    url = copies.new("whole_from")
    command = [sys.executable, "-m", "maumau.cli", "migrate-store", "--from", str(folder), "--to", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("deal_seats"):
                process.kill()
                break
    assert process.returncode == -9
    missing = differences(rows, asyncio.run(whole.in_postgres(url)))
    assert "events" in missing, "it was killed in the middle"
    assert "accounts" not in missing
    with pytest.raises(StoreError, match="not complete"):
        PostgresStore(url)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("Everything is there and equal.\n")
    assert differences(rows, asyncio.run(whole.in_postgres(url))) == {}
    assert differences(rows, whole.in_sqlite(folder / "maumau.db")) == {}, "the folder stays as it was"

    file = tmp_path / "copy.dump"
    subprocess.run(copies.command("pg_dump", file, "whole_from"), check=True)
    back = copies.new("whole_to")
    subprocess.run(copies.command("pg_restore", file, "whole_to"), check=True)
    assert differences(rows, asyncio.run(whole.in_postgres(back))) == {}
    PostgresStore(back).close()
    asyncio.run(databases.run(back, "UPDATE deals SET record = record || ' ' WHERE place = 77"))
    assert differences(rows, asyncio.run(whole.in_postgres(back))) == {"deals": (1, 1)}, "a changed letter is seen"
