"""Copies of a SQLite installation: taken while a server writes, verified, and put back into an empty folder."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from maumau.store.migrations import STEPS

GAPS: Final = "SELECT stream FROM events GROUP BY stream HAVING min(version) <> 1 OR max(version) <> count(*) LIMIT 1"
"""Tables whose log is not whole."""
BUSY_SECONDS: Final = 30


class BackupError(Exception):
    """It was not done, and nothing is left behind; the message says what is wrong and what would be right."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What a verified copy holds."""

    version: int
    """Of the database's form."""
    rows: dict[str, int]
    """By table of the database."""
    size: int
    """Bytes."""


def backup(database: Path, target: Path) -> Contents:
    """Copy a database as it is at one moment, also while servers write to it, and verify the copy.

    Raises:
        BackupError: there is no such database, the target exists, or the copy is not whole.
    """
    if not database.is_file():
        raise BackupError(f"there is no {database}: name the server's folder with --data")
    if target.exists():
        raise BackupError(f"{target} exists: name a new file")
    with arriving(target) as part:
        rows = copy_online(database, part)
        contents = verify(part)
        if contents.rows != rows:
            raise BackupError(f"the copy of {database} holds {contents.rows}, not {rows}")
    return contents


def restore(file: Path, database: Path) -> Contents:
    """Put a copy into a folder that is empty or does not exist yet, byte for byte, and verify it.

    Raises:
        BackupError: the file is no whole copy, or the folder holds something.
    """
    contents = verify(file)
    folder = database.parent
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BackupError(f"{folder} is not empty: nothing is overwritten; name another folder, or move it away")
    folder.mkdir(parents=True, exist_ok=True)
    with arriving(database) as part:
        shutil.copyfile(file, part)
        if digest(part) != digest(file):
            raise BackupError(f"{file} changed, or could not be read, while it was copied")
        verify(part)
    return contents


def verify(file: Path) -> Contents:
    """What a copy holds.

    Raises:
        BackupError: it is no database of maumau, of a newer form, damaged, or a table's log has a hole.
    """
    if not file.is_file():
        raise BackupError(f"there is no file {file}")
    log = file.with_name(f"{file.name}-wal")
    if log.exists() and log.stat().st_size:
        raise BackupError(f"{file} is in use, or was copied by hand: take a copy with maumau backup")
    with faults_of(file), closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as db:
        version = db.execute("PRAGMA user_version").fetchone()[0]
        tables = names(db)
        if not version or not {"events", "listings", "users"} <= set(tables):
            raise BackupError(f"{file} is no database of maumau")
        if version > len(STEPS):
            raise BackupError(f"{file} is of a newer form ({version}) than this program knows ({len(STEPS)})")
        found = [str(row[0]) for row in db.execute("PRAGMA integrity_check(5)")]
        if found != ["ok"]:
            raise BackupError(f"{file} is damaged: {'; '.join(found)}")
        if hole := db.execute(GAPS).fetchone():
            raise BackupError(f"{file} is not whole: the log of table {hole[0]} has a hole")
        return Contents(version, counts(db, tables), file.stat().st_size)


def copy_online(database: Path, part: Path) -> dict[str, int]:
    """Copy one moment's state into a file; the rows of that moment by table.

    One read transaction on the whole: writers go on meanwhile, and what they write is not in the copy.
    """
    with (
        faults_of(database),
        closing(sqlite3.connect(database, isolation_level=None, timeout=BUSY_SECONDS)) as source,
        closing(sqlite3.connect(part, isolation_level=None)) as copy,
    ):
        source.execute("BEGIN")
        rows = counts(source, names(source))
        source.backup(copy)
        source.execute("ROLLBACK")
        copy.execute("PRAGMA journal_mode = DELETE")  # a single file
        return rows


def names(db: sqlite3.Connection) -> list[str]:
    """The tables of a database."""
    sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
    return [str(name) for (name,) in db.execute(sql)]


def counts(db: sqlite3.Connection, tables: list[str]) -> dict[str, int]:
    """Rows by table."""
    return {name: int(db.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]) for name in tables}  # noqa: S608 (ours)


def digest(file: Path) -> str:
    """What a file holds, as a fingerprint."""
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


@contextmanager
def arriving(target: Path) -> Iterator[Path]:
    """A file, for its owner only, that takes the target's name when it is whole and on disk, and is gone otherwise."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    except OSError as error:
        raise BackupError(f"{target.parent}: {error.strerror or error}") from error
    part = Path(name)
    try:
        os.close(handle)
        yield part
        with part.open("rb") as whole:
            os.fsync(whole.fileno())
        part.rename(target)
        sync_folder(target.parent)
    except OSError as error:
        raise BackupError(f"{target}: {error.strerror or error}") from error
    finally:
        part.unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Let a new name be on disk too, where the system has that."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


@contextmanager
def faults_of(file: Path) -> Iterator[None]:
    """Faults of the database, told as ours."""
    try:
        yield
    except sqlite3.Error as error:
        raise BackupError(f"{file}: {error}") from error
