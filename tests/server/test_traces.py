"""Traces show where time goes, tell nothing about anybody, and cost nothing when nobody collects them."""

import itertools
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.sdk.trace.sampling import ALWAYS_OFF

from maumau.cli import main
from maumau.server.watch import traces as traces_module
from maumau.server.watch.traces import PATH, Traces, TracesError, endpoint, traces_for
from maumau.testing.servers import Running
from tests.server.test_metrics import one_deal
from tests.server.test_play import two_at_a_table, with_server

STAGES = ["wait", "judge", "render", "append", "show"]


def collecting() -> tuple[Traces, InMemorySpanExporter]:
    exporter = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    return Traces(provider), exporter


def children(spans: tuple[ReadableSpan, ...], parent: ReadableSpan) -> list[ReadableSpan]:
    assert parent.context is not None
    own = [span for span in spans if span.parent is not None and span.parent.span_id == parent.context.span_id]
    return sorted(own, key=lambda span: span.start_time or 0)


def test_requests_commands_and_settling_are_traced(tmp_path: Path) -> None:
    traces, exporter = collecting()

    async def scene(server: Running) -> None:
        clients, _ = await one_deal(server)
        for client in clients:
            await client.close()

    with_server(scene, tmp_path, traces=traces)
    spans = exporter.get_finished_spans()
    commands = [span for span in spans if span.name == "command"]
    moves = [span for span in commands if (span.attributes or {})["maumau.command"] == "move"]
    assert len(moves) > 4
    whole = [span for span in moves if "maumau.refused" not in (span.attributes or {})]
    for span in whole:
        stages = children(spans, span)
        assert [stage.name for stage in stages] == STAGES
        assert stages[0].start_time == span.start_time
        assert all(before.end_time == after.start_time for before, after in itertools.pairwise(stages))
    refused = [span for span in commands if (span.attributes or {}).get("maumau.refused") == "not_in_phase"]
    assert refused
    assert [stage.name for stage in children(spans, refused[0])] == ["wait"]
    assert any(span.name == "settle" for span in spans)
    request = next(span for span in spans if span.name == "POST /api/tables")
    assert dict(request.attributes or {}) == {
        "http.request.method": "POST", "http.route": "/api/tables", "http.response.status_code": 201,
    }  # fmt: skip


def test_traces_tell_nothing_about_anybody() -> None:
    traces, exporter = collecting()

    async def scene(server: Running) -> None:
        ana, bob, table = await two_at_a_table(server)
        await ana.request("GET", f"/tables/{table}")
        text = "".join(span.to_json() for span in exporter.get_finished_spans())
        assert "/api/tables/{id_}" in text
        for secret in (table, ana.user, bob.user, "Ana", "Bob", ana.cookie.partition("=")[2]):
            assert secret not in text
        for client in (ana, bob):
            await client.close()

    with_server(scene, traces=traces)


def test_what_the_sampler_leaves_out_has_no_way() -> None:
    assert collecting()[0].way("move") is not None
    assert Traces(TracerProvider(sampler=ALWAYS_OFF)).way("move") is None


def test_a_fault_of_ours_is_marked() -> None:
    traces, exporter = collecting()

    async def scene(server: Running) -> None:
        server.parts.hub.find = None  # type: ignore[assignment,method-assign]
        async with httpx.AsyncClient(trust_env=False) as http:
            answer = await http.get(f"{server.url}/api/tables/x")
        assert answer.status_code == 500

    with_server(scene, traces=traces)
    [span] = exporter.get_finished_spans()
    assert not span.status.is_ok
    assert (span.attributes or {})["http.response.status_code"] == 500


def test_nobody_who_does_not_ask_has_traces() -> None:
    assert traces_for("", {}) is None
    asked = {"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:4318"}
    assert traces_for("", asked | {"OTEL_SDK_DISABLED": "true"}) is None


def test_a_server_without_traces_never_loads_them() -> None:
    program = (
        "import sys, maumau.server.start; print([name for name in sys.modules if name.startswith('opentelemetry')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_without_the_extra_the_option_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http.trace_exporter", None)
    with pytest.raises(TracesError, match=r"--traces needs opentelemetry.*pip install 'maumau\[traces\]'"):
        traces_for("http://127.0.0.1:4318", {})


def test_the_command_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http.trace_exporter", None)
    assert main(["serve", "--memory", "--port", "0", "--traces", "http://127.0.0.1:4318"]) == 1
    assert "pip install 'maumau[traces]'" in capsys.readouterr().err


def test_without_the_extra_the_environment_only_leaves_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[tuple[str, dict[str, object]]] = []
    monkeypatch.setattr(traces_module, "log", lambda event, **values: lines.append((event, values)))
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http.trace_exporter", None)
    assert traces_for("", {"OTEL_EXPORTER_OTLP_TRACES_ENDPOINT": "http://127.0.0.1:4318/v1/traces"}) is None
    [(event, values)] = lines
    assert (event, values["install"]) == ("no traces", "maumau[traces]")


@pytest.mark.parametrize(
    ("url", "where"),
    [
        ("http://collector:4318", f"http://collector:4318{PATH}"),
        ("http://collector:4318/", f"http://collector:4318{PATH}"),
        ("https://collector/otlp/v1/traces", "https://collector/otlp/v1/traces"),
    ],
)
def test_where_traces_are_sent(url: str, where: str) -> None:
    assert endpoint(url) == where
