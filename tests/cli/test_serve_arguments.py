"""``maumau serve``: what cannot be served is explained before anything is started."""

from __future__ import annotations

from pathlib import Path

import pytest

from maumau.cli import main, parser_for


@pytest.mark.parametrize("option", ["--base-url", "--origin"])
@pytest.mark.parametrize("text", ["mau.example", "ftp://mau.example", "https://", "http://[", ""])
def test_what_is_no_address(option: str, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["serve", option, text])
    assert caught.value.code == 2
    assert "an address begins with https:// or http:// and a host" in capsys.readouterr().err


def test_a_file_is_no_data_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "data"
    file.write_text("", encoding="utf-8")
    with pytest.raises(SystemExit) as caught:
        main(["serve", "--data", str(file)])
    assert caught.value.code == 2
    assert f"{file} is a file: name a folder" in capsys.readouterr().err


def test_good_addresses_and_folders_are_taken_as_they_are(tmp_path: Path) -> None:
    words = ["serve", "--base-url", "https://mau.example/play", "--origin", "http://localhost:5173", "--data"]
    args = parser_for("serve").parse_args([*words, str(tmp_path / "new")])
    assert (args.base_url, args.origin) == ("https://mau.example/play", ["http://localhost:5173"])
    assert args.data == tmp_path / "new"


def test_nothing_has_to_be_said() -> None:
    args = parser_for("serve").parse_args(["serve"])
    assert (args.base_url, args.origin, args.data) == (None, [], None)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ["--database", "mysql://host/x"],
            "looks like postgresql://user:password@host:5432/database, not 'mysql://host/x'",
        ),
        (["--database", "postgresql://host:abc/x"], "looks like postgresql://"),
        (["--database", ""], "looks like postgresql://"),
        (["--database", "postgresql://host/x", "--broker", "redis://host"], "looks like nats://host:4222"),
    ],
)
def test_what_is_no_database_or_broker(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["serve", *words])
    assert caught.value.code == 2
    assert said in capsys.readouterr().err


def test_what_does_not_go_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", "postgresql://host/x", "--data", str(tmp_path)]) == 2
    assert "leave --data and --memory out" in capsys.readouterr().err
    assert main(["serve", "--broker", "nats://host"]) == 2
    assert "name it with --database" in capsys.readouterr().err


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("maumau.server.nodes.joining.find_spec", lambda _: None)
    with pytest.raises(SystemExit) as caught:
        main(["serve", "--database", "postgresql://host/x"])
    assert caught.value.code == 2
    assert "needs the package asyncpg: pip install maumau[cluster]" in capsys.readouterr().err


def test_a_database_that_does_not_answer(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("asyncpg", reason="the extra [cluster] is not installed")
    assert main(["serve", "--port", "0", "--database", "postgresql://ana:secret@127.0.0.1:1/x"]) == 2
    said = capsys.readouterr().err
    assert "postgresql://ana@127.0.0.1:1/x cannot be reached" in said
    assert "secret" not in said
