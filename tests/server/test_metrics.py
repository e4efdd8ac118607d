"""What is counted is what happened, costs next to nothing, and tells nothing about anybody."""

import random
import re
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from maumau.rulesets import shipped
from maumau.server import protocol as p
from maumau.server.play.outbox import MOST_FRAMES, Outbox
from maumau.server.play.wire import Wire
from maumau.server.start import listen
from maumau.server.watch import logs
from maumau.server.watch.logs import log_error
from maumau.server.watch.metrics import FAULTS, MOST, OTHER, WEB_SERVER, Counts, Metrics, Tallies
from maumau.server.watch.side import showing_metrics
from maumau.testing.clients import Client, all_moves
from maumau.testing.marks import counts_on_a_quick_store
from maumau.testing.servers import Running
from tests.server.test_play import two_at_a_table, with_server
from tests.server.test_settling import PATIENCE, people as eager, play_deals, sit_down

Read = dict[tuple[str, ...], float]
"""Samples by name and label values, in the order of the labels' names."""


async def page(server: Running) -> str:
    """What Prometheus reads."""
    with listen("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        async with showing_metrics(listening, server.parts), httpx.AsyncClient(trust_env=False) as http:
            answer = await http.get(f"http://127.0.0.1:{port}/metrics")
    assert answer.status_code == 200
    return answer.text


async def read(server: Running) -> Read:
    """The same as samples."""
    samples = [sample for family in text_string_to_metric_families(await page(server)) for sample in family.samples]
    return {(sample.name, *sample.labels.values()): sample.value for sample in samples}


async def caught_up(client: Client) -> None:
    """Everything that was on its way is here: the table answers in order."""
    client.contributing = False
    await client.do(p.Start)


async def one_deal(server: Running) -> tuple[list[Client], str]:
    """Two people have played a deal at a table, and all that comes of it has been done."""
    clients = await eager(server.url, "Ana", "Bob")
    table = await sit_down(clients, "skat-32", turnTime=90)
    for client in clients:
        await client.accept(p.Ready)
    await play_deals(clients, table, 1, random.Random(5))
    assert await server.parts.settler.settled(table, PATIENCE)
    for client in clients:
        await caught_up(client)
    return clients, table


def test_a_played_deal_is_counted_as_it_was(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        clients, table = await one_deal(server)
        entries = server.parts.services.store.read(table)
        samples = await read(server)
        moves = sum(b'"kind":"moved"' in entry.payload for entry in entries)
        assert moves > 4
        assert samples["maumau_moves_total", "person", "skat-32"] == moves
        assert samples["maumau_deals_finished_total", "skat-32"] >= 1
        assert samples["maumau_tables_created_total", "skat-32"] == 1
        acked = sum(len(client.acked) for client in clients)
        assert moves < samples[("maumau_ack_seconds_count",)] == acked
        assert 0 < samples[("maumau_ack_seconds_sum",)] / acked < 1
        assert moves < samples[("maumau_commit_appends_sum",)] <= len(entries)
        assert samples[("maumau_commit_seconds_count",)] == samples[("maumau_commit_appends_count",)]
        assert samples[("maumau_connections",)] == samples[("maumau_followers",)] == 2
        assert samples[("maumau_connections_opened_total",)] == 2
        assert sum(value for key, value in samples.items() if key[0] == "maumau_tables") == 1
        assert samples[("maumau_settle_seconds_count",)] >= 1
        assert samples["maumau_http_seconds_count", "POST", "/api/tables", "201"] == 1
        assert samples[("process_open_fds",)] > 5
        for client in clients:
            await client.close()

    with_server(scene, tmp_path)


@counts_on_a_quick_store
def test_refusals_faults_and_those_who_come_back() -> None:
    async def scene(server: Running) -> None:
        ana, bob, table = await two_at_a_table(server)
        refused = await bob.do(p.Start)
        await ana.close()
        await ana.come_back(table)
        log_error("command failed")
        missing = await ana.request("GET", "/tables/nowhere")
        assert missing.status_code == 404
        samples = await read(server)
        refusals = [*ana.refused.values(), *bob.refused.values()]
        known = refusals.count(bob.refused[refused])  # who hung up was not told of his own
        assert samples["maumau_refusals_total", bob.refused[refused]] >= known >= 1
        assert samples["maumau_reconnects_total", "missed"] == 1
        assert samples["maumau_errors_total", "command failed"] == 1
        assert samples["maumau_http_seconds_count", "GET", "/api/tables/{id_}", "404"] == 1
        for client in (ana, bob):
            await client.close()
        strange = Client(server.url, "Cara")
        with pytest.raises(ConnectionClosed):
            await strange.follow(table)
        samples = await read(server)
        assert samples["maumau_handshakes_refused_total", "no session"] == 1

    with_server(scene)


@counts_on_a_quick_store
def test_computer_players_are_timed() -> None:
    async def scene(server: Running) -> None:
        ana = await Client(server.url, "Ana").sign_in()
        table = await ana.create("skat-32", seats=3, computers=["easy", "easy"], start=True)
        await ana.follow(table.id)
        while not server.parts.services.metrics.thinking.tallies:
            if (deal := ana.view.deal) and deal.turn == ana.view.state["you"]:
                await ana.do(p.MakeMove, move=all_moves(ana.view.legal)[0])
            else:
                await ana.receive()
        assert (await read(server))["maumau_thinking_seconds_count", "easy"] >= 1
        await ana.close()

    with_server(scene)


def test_who_reads_too_slowly_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Wire, "ready", False)

    async def scene(server: Running) -> None:
        ana = await Client(server.url, "Ana").sign_in()
        await ana.open()
        for n in range(MOST_FRAMES + 1):
            await ana.send(p.Ping(n))
        with pytest.raises(ConnectionClosed) as caught:
            await ana.until(lambda _: False)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == p.Close.TOO_SLOW
        metrics = server.parts.services.metrics
        assert metrics.overflows.values == {(): 1}
        assert metrics.closed.values == {("1013",): 1}

    with_server(scene, frames=(1e9, 1e9))


def test_an_acknowledgement_counts_when_it_has_been_written() -> None:
    answered: list[float] = []
    wire = SimpleNamespace(ready=False, write=lambda _: None)
    outbox = Outbox(wire, lambda _: None, answered.append)
    for frame, since in ((b"a", 0.0), (b"b", 1.0), (b"c", 0.0), (b"d", 2.0)):
        outbox.push(frame, since)
    assert answered == []
    wire.ready = True
    outbox.go_on()
    assert answered == [1.0, 2.0]


def test_the_site_itself_shows_no_metrics() -> None:
    async def scene(server: Running) -> None:
        async with httpx.AsyncClient(trust_env=False) as http:
            answer = await http.get(f"{server.url}/metrics")
        assert "maumau_" not in answer.text

    with_server(scene)


def test_the_command_shows_them_at_a_port_of_their_own() -> None:
    command = [sys.executable, "-c", "from maumau.cli.serve import main; main()", "--memory", "--port", "0"]
    with subprocess.Popen([*command, "--metrics-port", "0"], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        said = ""
        while "Metrics: " not in said:
            line = server.stdout.readline()
            assert line, "the server ended"
            said += line
        where = said.rpartition("Metrics: ")[2].strip()
        assert where.startswith("http://127.0.0.1:")
        answer = httpx.get(where, trust_env=False)
        assert 'maumau_info{version="' in answer.text
        port = where.rpartition(":")[2].partition("/")[0]
        second = subprocess.run([*command, "--metrics-port", port], capture_output=True, text=True, check=False)
        assert second.returncode == 1
        assert f"metrics at 127.0.0.1:{port}: Address already in use" in second.stderr
        server.terminate()
        assert server.wait(15) == 0


def test_nothing_is_told_about_anybody() -> None:
    async def scene(server: Running) -> None:
        ana, bob, table = await two_at_a_table(server)
        text = await page(server)
        for secret in (table, ana.user, bob.user, "Ana", "Bob", ana.cookie.partition("=")[2]):
            assert secret not in text
        for client in (ana, bob):
            await client.close()

    with_server(scene)


def test_every_fault_in_the_log_is_counted_from_0_on() -> None:
    source = Path(logs.__file__).parents[1]
    logged = {event for file in source.rglob("*.py") for event in re.findall(r'log_error\("([^"]+)"', file.read_text())}
    assert logged == set(FAULTS) - {WEB_SERVER}, "metrics.FAULTS lists the events of log_error"
    assert set(Metrics().errors.values) == {(event,) for event in FAULTS}


def test_label_values_are_bounded() -> None:
    counts = Counts("some", "Some.", ("what",))
    tallies = Tallies("some", "Some.", (1.0,), ("what",))
    for number in range(MOST + 50):
        counts.add(str(number))
        tallies.of(str(number)).add(1)
    assert len(counts.values) == len(tallies.tallies) == MOST + 1
    assert counts.values[OTHER,] == 50
    metrics = Metrics()
    assert {metrics.rules(SimpleNamespace(settings=SimpleNamespace(base=base))) for base in shipped()} == set(shipped())  # type: ignore[arg-type]
    assert metrics.rules(SimpleNamespace(settings=SimpleNamespace(base="K7QX2M"))) == OTHER  # type: ignore[arg-type]


def test_a_histogram_counts_each_number_up_to_its_bound() -> None:
    tallies = Tallies("some", "Some.", (1.0, 2.0))
    for number in (0.5, 1.0, 1.5, 2.0, 9.0):
        tallies.of().add(number)
    samples = {(sample.name, *sample.labels.values()): sample.value for sample in tallies.family().samples}
    assert samples == {
        ("some_bucket", "1.0"): 2, ("some_bucket", "2.0"): 4, ("some_bucket", "+Inf"): 5,
        ("some_count",): 5, ("some_sum",): 14.0,
    }  # fmt: skip


def test_what_waits_to_be_settled_ages() -> None:
    metrics = Metrics()
    metrics.due("a")
    time.sleep(0.01)
    assert metrics._oldest() >= 0.01
    before = time.perf_counter()
    metrics.due("b")
    metrics.none_due(before)  # "a" was settled elsewhere; "b" has come since
    assert list(metrics._due) == ["b"]
    metrics.settled("b")
    assert sum(metrics.settling.counts) == 1
    assert metrics._oldest() == 0
