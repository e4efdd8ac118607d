"""The small parts: limits, logs, names, static files, starting, and that generated files are current."""

import io
import json
import logging
import re
from pathlib import Path
from typing import get_args, get_type_hints

import httpx
import pytest

from maumau.accounts import clean_name
from maumau.cli import serve as command
from maumau.engine.deal import CONTEXTS
from maumau.engine.events import DATA, WHY
from maumau.server import protocol
from maumau.server.http import (
    accounts as http_accounts,
    fair as http_fair,
    meetings as http_meetings,
    people as http_people,
    tables as http,
)
from maumau.server.http.static import Client
from maumau.server.limits import MOST_KEYS, Bucket, Buckets
from maumau.server.services import CODE_LETTERS, Config, new_code
from maumau.server.start import Options, config_for, greeting, listen, origin_of
from maumau.server.watch import logs
from maumau.testing.servers import Running
from tests.server.test_play import with_server
from tools import protocol_schema

ROOT = Path(__file__).resolve().parent.parent.parent

# ---------------------------------------------------------------- limits


def test_a_bucket_lets_so_many_through_at_once_and_so_many_a_second() -> None:
    bucket = Bucket(rate=2, burst=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(499), bucket.take(500)] == [False, True]
    assert [bucket.take(10_000) for _ in range(4)] == [True, True, True, False]


def test_buckets_are_kept_by_key_and_forgotten_when_full() -> None:
    buckets = Buckets(rate=1, burst=1)
    assert [buckets.take("a", 0), buckets.take("a", 0), buckets.take("b", 0)] == [True, False, True]
    for number in range(MOST_KEYS + 5):
        buckets.take(f"k{number}", 5_000 + number)
    assert len(buckets._buckets) <= MOST_KEYS


# ---------------------------------------------------------------- logs


def test_the_log_is_one_json_object_a_line_with_tracebacks_inside() -> None:
    stream = io.StringIO()
    logs.set_up(stream)
    try:
        logs.log("table created", table="t1", seats=3)
        try:
            raise ValueError("broken")
        except ValueError:
            logs.log_error("command failed", table="t1")
    finally:
        logging.getLogger("maumau.server").handlers = []
        logging.getLogger("maumau.server").propagate = True
    first, second = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert (first["event"], first["table"], first["seats"]) == ("table created", "t1", 3)
    assert "ValueError: broken" in second["error"]


# ---------------------------------------------------------------- names and codes


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("  Ana  B ", "Ana B"), ("a\u0301", "á"), ("\u202eevil\x00", "evil"), ("Жика 🂡", "Жика 🂡"), ("\u200d", "")],
)
def test_names_are_shown_as_typed_but_for_what_cannot_be_seen(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


def test_codes_have_no_letters_that_are_confused() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    assert set("".join(codes)) <= set(CODE_LETTERS)
    assert not set("01IO") & set(CODE_LETTERS)


# ---------------------------------------------------------------- static files


def built(folder: Path) -> Path:
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Mau</title>" + " " * 2000)
    (folder / "assets" / "main-abc.js").write_text("export const a = 1;\n" * 200)
    (folder / "sw.js").write_text("self.skipWaiting")
    (folder / "manifest.webmanifest").write_text("{}")
    return folder


async def get(server: Running, path: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
        return await http.get(path, headers=headers)


def client_of(server: Running, folder: Path | None) -> None:
    """Serve another client than the installed one."""
    server.app.state.client = Client(folder)


def test_the_client_is_served_with_types_caching_and_a_policy(tmp_path: Path) -> None:
    built(tmp_path)

    async def scene(server: Running) -> None:
        client_of(server, tmp_path)
        page = await get(server, "/t/ABC123")
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-cache"
        assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
        assert f"ws://{server.url.partition('://')[2]}" in page.headers["content-security-policy"]
        assert page.headers["x-content-type-options"] == "nosniff"
        script = await get(server, "/assets/main-abc.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.text.startswith("export const a")
        plain = await get(server, "/assets/main-abc.js", **{"accept-encoding": "identity"})
        assert plain.content == script.content
        again = await get(server, "/assets/main-abc.js", **{"if-none-match": script.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert (await get(server, "/manifest.webmanifest")).headers["content-type"] == "application/manifest+json"
        assert (await get(server, "/sw.js")).headers["cache-control"] == "no-cache"
        assert (await get(server, "/assets/none.js")).status_code == 404
        assert (await get(server, "/%2e%2e/pyproject.toml")).status_code == 404

    with_server(scene)


def test_a_server_without_the_client_says_so_in_words(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        client_of(server, tmp_path)
        page = await get(server, "/")
        assert page.status_code == 503
        assert "web client is missing" in page.text

    with_server(scene)


# ---------------------------------------------------------------- starting


def test_addresses_and_origins_follow_from_the_options(monkeypatch: pytest.MonkeyPatch) -> None:
    local = config_for(Options(), 8000)
    assert local.base_url == "http://127.0.0.1:8000"
    assert local.origins == {"http://127.0.0.1:8000", "http://localhost:8000"}
    proxied = config_for(Options(base_url="https://mau.example/", origins=("http://localhost:5173/x",)), 8000)
    assert proxied.base_url == "https://mau.example"
    assert proxied.secure
    assert {"https://mau.example", "http://localhost:5173"} <= proxied.origins
    monkeypatch.setattr("maumau.server.start.lan_address", lambda: "192.168.1.7")
    lan = config_for(Options(lan=True), 8000)
    assert lan.base_url == "http://192.168.1.7:8000"
    assert lan.base_url in lan.origins
    assert config_for(Options(host="0.0.0.0"), 8000).base_url == "http://localhost:8000"
    assert config_for(Options(host="::1"), 8000).base_url == "http://[::1]:8000"
    assert origin_of("https://a.example/b/c") == "https://a.example"


def test_it_says_where_it_is_what_is_missing_and_shows_a_code_for_phones() -> None:
    config = Config(base_url="http://192.168.1.7:8000", origins=frozenset())
    text = greeting(Options(lan=True), config)
    assert config.base_url in text
    assert "Nothing is kept" in text
    assert "web client is not part" in text
    assert "█" in text
    assert "need https" in text


def test_a_port_in_use_and_one_that_is_none_are_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SystemExit) as ended:
            command.main(["--port", str(port), "--memory", "--quiet"])
    assert ended.value.code == command.FAILED
    assert f"cannot serve at 127.0.0.1:{port}" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="2"):
        command.main(["--port", "70000"])
    assert "0 to 65535" in capsys.readouterr().err


def test_tables_are_kept_where_programs_keep_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert command.data_folder() == tmp_path / "maumau"


# ---------------------------------------------------------------- generated files


def test_the_schema_for_the_client_is_current() -> None:
    assert protocol_schema.FILE.read_text(encoding="utf-8") == protocol_schema.text()


def tags(union: object) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def test_the_document_names_every_message_and_every_close_code() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(\w+)`", text))
    assert tags(protocol.ClientMessage) | tags(protocol.ServerMessage) <= named
    codes = {str(code) for name, code in vars(protocol.Close).items() if name.isupper()}
    assert codes == set(re.findall(r"^\| (\d{4}) \|", text, re.MULTILINE))


def test_the_protocol_lists_every_path_of_the_api() -> None:
    listed = set(re.findall(r"^(GET|POST|PUT|PATCH|DELETE) +(/\S*)", protocol.__doc__ or "", re.MULTILINE))
    paths = {
        (method, re.sub(r"_?:\w+}", "}", path))
        for handler in [
            *http.ROUTES,
            *http_people.ROUTES,
            *http_meetings.ROUTES,
            *http_accounts.ROUTES,
            *http_fair.ROUTES,
        ]
        for path in handler.paths
        for method in handler.http_methods
    }
    assert {(method, path.partition("?")[0]) for method, path in listed} == paths


def test_messages_have_a_word_for_every_fact_of_a_deal() -> None:
    hints = get_type_hints(protocol.DealEvent, include_extras=False)
    assert set(get_args(hints["kind"])) == set(DATA)
    assert set(get_args(hints["why"])) - {""} == set(WHY)
    contexts = get_type_hints(protocol.DealView, include_extras=False)["context"]
    assert get_args(contexts) == CONTEXTS
