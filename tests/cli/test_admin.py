"""``maumau admin`` on a data folder."""

import asyncio
from pathlib import Path

import pytest

from maumau.accounts import code_hash, name_key
from maumau.cli import main
from maumau.server.nodes.joining import open_database
from maumau.server.start import DATABASE
from maumau.store import Account, SqliteStore, User
from maumau.testing import databases


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    store = SqliteStore(tmp_path / DATABASE)
    for id_, name in (("u1", "Ana"), ("u2", "Guest"), ("u3", "Guest")):
        store.add_user(User(id_, name, 1_700_000_000_000))
        store.add_session(id_.encode(), id_, 1)
    store.accounts.add(Account("u1", name_key("Ana"), "hash", 1))
    store.moderation.report(1_700_000_000_000, "u2", "u1", "name", "rude")
    store.close()
    return tmp_path


def admin(folder: Path, *words: str) -> int:
    return main(["admin", "--data", str(folder), *words])


def test_statistics_people_and_reports_are_printed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(folder, "statistics") == admin(folder, "find", "an") == admin(folder, "reports") == 0
    said = capsys.readouterr().out
    assert "people             3" in said
    assert "u1  Ana  account, since 2023-11-14" in said
    assert "1  2023-11-14  name: Ana (u1), by Guest (u2): rude" in said
    assert admin(folder, "close", "1") == 0
    assert admin(folder, "close", "1") == 1
    assert "no report 1 is open" in capsys.readouterr().err


def test_a_banned_person_is_out_until_the_ban_is_lifted(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(folder, "ban", "аnа", "--days", "3", "--why", "manners") == 0
    assert admin(folder, "bans") == 0
    assert "Ana (u1)  until" in capsys.readouterr().out
    store = SqliteStore(folder / DATABASE)
    assert store.moderation.banned("u1", 1_700_000_000_000)
    assert store.accounts.sessions("u1"), "by its session the browser is known"
    store.close()
    assert admin(folder, "unban", "u1") == 0
    assert admin(folder, "unban", "u1") == 1


def test_a_name_that_two_people_have_says_nothing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(folder, "ban", "Guest") == 1
    assert "2 people are called 'Guest'" in capsys.readouterr().err
    assert admin(folder, "rename", "u2", "Anа") == 1
    assert "looks like a name" in capsys.readouterr().err
    assert admin(folder, "rename", "u2", "\u200b") == 1
    assert admin(folder, "rename", "u2", "Bob") == 0
    assert admin(folder, "find", "Bob") == 0
    assert "u2  Bob  guest, since 2023-11-14, formerly Guest" in capsys.readouterr().out


def test_a_lost_password_is_reset_by_codes(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(folder, "reset-password", "u2") == 1
    assert "is a guest" in capsys.readouterr().err
    assert admin(folder, "reset-password", "Ana") == 0
    codes = capsys.readouterr().out.splitlines()[1:]
    store = SqliteStore(folder / DATABASE)
    account = store.accounts.account("u1")
    assert account is not None
    assert account.password == ""
    assert store.accounts.use_code("u1", code_hash("u1", codes[0]))
    store.close()


def test_deleting_asks_twice(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(folder, "delete", "u1") == 1
    assert "--yes" in capsys.readouterr().err
    assert admin(folder, "delete", "u1", "--yes") == 0
    store = SqliteStore(folder / DATABASE)
    assert store.user("u1") is None
    store.close()


def test_a_folder_without_a_database_is_no_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(tmp_path, "statistics") == 1
    assert "--data" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_people_of_several_nodes_are_looked_after_in_their_database(capsys: pytest.CaptureFixture[str]) -> None:
    try:
        url = databases.postgres().schema("admin")
    except databases.Missing as error:
        pytest.skip(f"PostgreSQL cannot be had here: {error}")
    asyncio.run(databases.run(url, "DROP SCHEMA admin CASCADE; CREATE SCHEMA admin"))
    store = open_database(url)
    store.add_user(User("u1", "Ana", 1_700_000_000_000))
    store.add_session(b"token", "u1", 1)
    store.close()
    assert main(["admin", "--database", url, "ban", "Ana"]) == main(["admin", "--database", url, "bans"]) == 0
    assert "Ana (u1)  for good" in capsys.readouterr().out
    store = open_database(url)
    assert store.moderation.banned("u1", 2)
    store.close()


def test_what_is_no_database_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "--database", "mysql://host/x", "bans"]) == 1
    assert "the address looks like postgresql://" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["admin", "--database", "postgresql://host/x", "--data", str(tmp_path), "bans"])
    assert "not allowed with argument" in capsys.readouterr().err
