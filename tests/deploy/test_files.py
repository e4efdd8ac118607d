"""What stands in deploy/ is accepted by the programs it is meant for, and says what our own command understands.

Programs that are not on this machine are said so: those tests are skipped.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from maumau.cli import parser_for
from maumau.server import start
from maumau.server.watch.metrics import Metrics

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("maumau*.[st]*"))
COMPOSE = sorted((DEPLOY / "docker").glob("compose*.yaml"))
SET = {"MAUMAU_HOST": "mau.example", "MAUMAU_PASSWORD": "secret", "MAUMAU_URL": "https://mau.example",
       "MAUMAU_DATABASE": "postgresql://maumau@127.0.0.1/maumau", "MAUMAU_BROKER": "nats://127.0.0.1:4222"}  # fmt: skip
SAFE_ENOUGH = 20
"""The most that systemd-analyze may find exposed, in tenths."""


def tool(name: str) -> str:
    """The path of a program, or the test is skipped."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.skip(f"{name} is not on this machine")
    return found


def run(*command: str, **environment: str) -> str:
    """Run a program that must be content; what it says."""
    done = subprocess.run(
        command, capture_output=True, text=True, env=os.environ | environment, timeout=60, check=False
    )
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return done.stdout + done.stderr


# ---------------------------------------------------------------- metrics that are named


def metrics() -> dict[str, tuple[str, tuple[str, ...]]]:
    """Kind and labels of every metric."""
    ours = {series.name: (series.kind, series.labels) for series in Metrics().series}
    process = ("cpu_seconds", "open_fds", "max_fds", "resident_memory_bytes", "start_time_seconds")
    return ours | {f"process_{name}": ("counter" if name == "cpu_seconds" else "gauge", ()) for name in process}


SUFFIXES = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"], "gauge": [""]}
SCRAPED = {"instance", "job", "le"}
"""Labels that Prometheus adds."""


def samples() -> dict[str, set[str]]:
    """Labels by the name under which Prometheus knows each number."""
    return {name + suffix: set(labels) | SCRAPED
            for name, (kind, labels) in metrics().items() for suffix in SUFFIXES[kind]}  # fmt: skip


def faults_of(expression: str) -> list[str]:
    """What an expression names that does not exist."""
    known, wrong = samples(), []
    for name, selector in re.findall(r"\b((?:maumau|process)_[a-z_]+)\b(?:\{([^}]*)\})?", expression):
        if name not in known:
            wrong.append(name)
        else:
            wrong += [
                f"{name}{{{label}}}" for label in re.findall(r"(\w+)\s*[=!]", selector) if label not in known[name]
            ]
    everywhere = {label for labels in known.values() for label in labels}
    for by in re.findall(r"\bby \(([^)]*)\)", expression):
        wrong += [f"by ({label})" for label in re.split(r",\s*", by) if label not in everywhere]
    return wrong


def panels() -> list[dict[str, Any]]:
    """The panels of the dashboard that show something."""
    dashboard = json.loads((DEPLOY / "grafana/dashboard.json").read_text(encoding="utf-8"))
    return [panel for panel in dashboard["panels"] if panel["type"] != "row"]


def alerts() -> list[dict[str, Any]]:
    """The alerts."""
    groups = yaml.safe_load((DEPLOY / "prometheus/alerts.yml").read_text(encoding="utf-8"))["groups"]
    return [rule for group in groups for rule in group["rules"]]


def test_faults_of_expressions_are_found() -> None:
    assert faults_of("rate(maumau_moves_total{rules='x'}[5m])") == []
    assert faults_of("rate(maumau_moves[5m])") == ["maumau_moves"]
    assert faults_of("sum by (colour) (maumau_tables{size='x'})") == ["maumau_tables{size}", "by (colour)"]


@pytest.mark.parametrize("panel", panels(), ids=lambda panel: panel["title"])
def test_the_dashboard_shows_what_exists(panel: dict[str, Any]) -> None:
    expressions = [target["expr"] for target in panel["targets"]]
    assert expressions
    assert [fault for expression in expressions for fault in faults_of(expression)] == []
    for target in panel["targets"]:
        for label in re.findall(r"\{\{(\w+)\}\}", target["legendFormat"]):
            assert re.search(rf"\bby \([^)]*\b{label}\b", target["expr"]) or label == "instance"


def test_the_dashboard_shows_every_metric_once_at_least() -> None:
    text = json.dumps(panels())
    assert [name for name in metrics() if name not in text and not name.startswith("process_")] == []


def test_panels_do_not_lie_on_each_other() -> None:
    places = [panel["gridPos"] for panel in panels()]
    cells = [(x, y) for place in places for x in range(place["x"], place["x"] + place["w"])
             for y in range(place["y"], place["y"] + place["h"])]  # fmt: skip
    assert len(cells) == len(set(cells))
    assert max(x for x, _ in cells) < 24


@pytest.mark.parametrize("alert", alerts(), ids=lambda alert: alert["alert"])
def test_alerts_watch_what_exists(alert: dict[str, Any]) -> None:
    assert faults_of(alert["expr"]) == []
    assert alert["labels"]["severity"] in ("critical", "warning", "info")
    events = {event for (event,) in Metrics().errors.values}
    assert set(re.findall(r'event!?="([^"]+)"', alert["expr"])) <= events


def test_prometheus_takes_its_files() -> None:
    said = run(tool("promtool"), "check", "config", str(DEPLOY / "prometheus/prometheus.yml"))
    assert f"SUCCESS: {len(alerts())} rules found" in said


def test_every_alarm_sounds_when_it_should_and_not_before(tmp_path: Path) -> None:
    text = (DEPLOY.parent / "tests/data/alerts_test.yml").read_text(encoding="utf-8")
    alarms = [{"labels": f'{{alertname="{alert["alert"]}"}}', "value": 1} for alert in alerts()]
    text = text.replace("RULES", str(DEPLOY / "prometheus/alerts.yml")).replace("ALARMS", json.dumps(alarms))
    file = tmp_path / "alerts_test.yml"
    file.write_text(text, encoding="utf-8")
    assert "SUCCESS" in run(tool("promtool"), "test", "rules", str(file))


def test_prometheus_understands_the_dashboard(tmp_path: Path) -> None:
    expressions = [target["expr"] for panel in panels() for target in panel["targets"]]
    plain = [text.replace("$__rate_interval", "1m").replace("$node", ".*") for text in expressions]
    rules = [{"record": f"panel:{number}", "expr": text} for number, text in enumerate(plain)]
    file = tmp_path / "rules.yml"
    file.write_text(yaml.safe_dump({"groups": [{"name": "dashboard", "rules": rules}]}), encoding="utf-8")
    assert f"SUCCESS: {len(rules)} rules found" in run(tool("promtool"), "check", "rules", str(file))


# ---------------------------------------------------------------- our own command


def understood(words: list[str]) -> Any:
    """What our command makes of its words."""
    if any(word.startswith("--database") for word in words) and not hasattr(start.Options(), "database"):
        pytest.skip("this program has no --database yet")
    return parser_for(words[0]).parse_args(words)


def filled(text: str) -> str:
    """With the variables that a person sets."""
    return re.sub(r"\$\{(\w+)[^}]*\}", lambda found: SET[found[1]], text)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_units_start_what_there_is(unit: Path) -> None:
    text = unit.read_text(encoding="utf-8")
    for line in re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE):
        command = filled(line).replace("%i", "8001").replace("%%", "%")
        words = shlex.split(command.removeprefix("/bin/sh -c ").strip("'"))
        assert words[0] == "/opt/maumau/bin/maumau"
        args = understood(words[1:])
        if words[1] == "serve":
            assert args.metrics_host == args.host == "127.0.0.1"
            assert 1024 < args.metrics_port != args.port


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.name)
def test_containers_start_what_there_is(file: Path) -> None:
    services = yaml.safe_load(file.read_text(encoding="utf-8"))["services"]
    nodes = [service for service in services.values() if service["image"] == "maumau"]
    assert nodes
    for node in nodes:
        args = understood([filled(word) for word in node["command"]])
        assert (args.host, args.base_url) == ("0.0.0.0", "https://mau.example")
        assert "ports" not in node, "nobody but the proxy reaches a node, and nobody outside its metrics"
    assert services["caddy"]["networks"]["inside"]["ipv4_address"] == nodes[0]["environment"]["FORWARDED_ALLOW_IPS"]


def test_the_image_starts_what_there_is() -> None:
    text = (DEPLOY / "docker/Dockerfile").read_text(encoding="utf-8")
    command = json.loads(re.findall(r"^CMD (\[.*\])$", text, re.MULTILINE)[-1])
    assert understood(command).data == Path("/data")
    assert re.findall(r"^USER (\d+)$", text, re.MULTILINE) == ["10001"]


# ---------------------------------------------------------------- other people's programs


@pytest.fixture
def units(tmp_path: Path) -> Path:
    """The units, with a program that is there."""
    for unit in UNITS:
        text = unit.read_text(encoding="utf-8").replace("/opt/maumau/bin/maumau", sys.executable)
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    return tmp_path


def test_systemd_takes_the_units(units: Path) -> None:
    files = [str(units / unit.name) for unit in UNITS if not unit.name.endswith(".sysusers")]
    assert len(files) == 5
    assert run(tool("systemd-analyze"), "verify", "--man=no", *files).strip() == ""


@pytest.mark.parametrize("name", ["maumau.service", "maumau@.service", "maumau-backup.service"])
def test_the_units_expose_little(units: Path, name: str) -> None:
    run(tool("systemd-analyze"), "security", "--offline=yes", f"--threshold={SAFE_ENOUGH}", str(units / name))


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.name)
def test_compose_takes_its_files(file: Path) -> None:
    assert run(tool("docker-compose"), "--file", str(file), "config", "--quiet", **SET) == ""


@pytest.mark.parametrize("missing", ["MAUMAU_HOST", "MAUMAU_PASSWORD"])
def test_compose_asks_for_what_a_person_must_choose(missing: str) -> None:
    file = DEPLOY / "docker/compose.cluster.yaml"
    command = [tool("docker-compose"), "--file", str(file), "config", "--quiet"]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | SET | {missing: ""}, check=False)
    assert f"required variable {missing} is missing a value" in done.stderr


def test_nothing_is_wrong_with_the_dockerfile() -> None:
    assert run(tool("hadolint"), str(DEPLOY / "docker/Dockerfile")) == ""
