"""Measure the client with Lighthouse: the first screen and a table in mid-deal, as on a middling phone.

python tools/lighthouse.py [--runs 5] [--slower N] [--under 95]    starts a server on a free port; prints the medians

Lighthouse's figures mean a fast desk computer slowed down four times. Where other work goes on beside it, this is a
slower phone than they mean: so the speed that it finds of the machine is printed too (a fast desk computer: 1600).

With ``--under`` it exits with 1 where a median is below. Lighthouse comes from npm into ``.cache/lighthouse``, with the
Node of the wheel; where npm cannot install it, the measurement is skipped and says why.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import BrowserContext, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from maumau.testing.ports import free_port  # noqa: E402 (found through the path above)
from maumau.testing.servers import server_process  # noqa: E402 (found through the path above)
from tests.browser import browser as browsers  # noqa: E402
from tests.browser.play import let_play, stop  # noqa: E402
from tools import web_build  # noqa: E402

PIN: Final = "lighthouse@13.5.0"
CACHE: Final = ROOT / ".cache" / "lighthouse"
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
METRICS: Final = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
    "speed-index": "speed index",
}

NOBODY: Final[dict[str, Any]] = {"cookies": [], "origins": []}
"""What a new browser keeps."""

Report = dict[str, Any]


def run_node(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a script with the Node of the wheel, in the folder of Lighthouse."""
    program, _npm = web_build.node()
    environment = os.environ | {"PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(program), *arguments]
    return subprocess.run(command, cwd=CACHE, env=environment, capture_output=True, text=True, check=False)


def install() -> str:
    """Fetch Lighthouse unless it is there; why that is not possible, else nothing."""
    wanted = CACHE / "node_modules" / "lighthouse" / "package.json"
    if wanted.is_file() and json.loads(wanted.read_text(encoding="utf-8"))["version"] == PIN.partition("@")[2]:
        return ""
    CACHE.mkdir(parents=True, exist_ok=True)
    (CACHE / "package.json").write_text('{"private": true, "type": "module"}', encoding="utf-8")
    try:
        _program, npm = web_build.node()
    except web_build.WebError as error:
        return str(error)
    done = run_node(str(npm), "install", "--no-audit", "--no-fund", PIN)
    return f"npm cannot install {PIN}: {done.stderr.strip()[-300:]}" if done.returncode else ""


def look(url: str, state: Any, slower: float) -> Report:
    """One run in a new browser that has fetched nothing yet, as the person whose cookies and settings these are."""
    options, port = browsers.fetch(), free_port()
    only = f"--only-categories={','.join(CATEGORIES)}"
    processor = f"--throttling.cpuSlowdownMultiplier={slower:.2f}"
    fixed = ("--output=json", "--quiet", "--disable-storage-reset", f"--port={port}", only, processor)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        more = {**options, "args": [*options["args"], f"--remote-debugging-port={port}"]}
        context = playwright.chromium.launch_persistent_context(folder, **more)
        remember(context, state)
        done = run_node("node_modules/lighthouse/cli/index.js", url, *fixed)
        context.close()
    if done.returncode:
        raise SystemExit(f"Lighthouse failed on {url}: {done.stderr.strip()[-600:]}")
    report: Report = json.loads(done.stdout)
    if report.get("runtimeError"):
        raise SystemExit(f"Lighthouse failed on {url}: {report['runtimeError']['message']}")
    return report


def scores(reports: list[Report]) -> dict[str, float]:
    """The median of every category, 0 to 100."""
    return {name: median(100 * one["categories"][name]["score"] for one in reports) for name in CATEGORIES}


def measures(reports: list[Report]) -> str:
    """The medians of what performance is made of."""
    values = {name: median(one["audits"][name]["numericValue"] for one in reports) for name in METRICS}
    return ", ".join(
        f"{METRICS[name]} {value:.3f}" if name.endswith("shift") else f"{METRICS[name]} {value:.0f} ms"
        for name, value in values.items()
    )


def complaints(report: Report) -> list[str]:
    """What costs points, other than time."""
    counted = {ref["id"] for name in CATEGORIES[1:] for ref in report["categories"][name]["auditRefs"] if ref["weight"]}
    failed = [one for name, one in report["audits"].items() if name in counted and (one["score"] or 0) < 1]
    return [f"{one['id']}: {one['title']}" for one in failed if one["scoreDisplayMode"] in ("binary", "numeric")]


def remember(context: BrowserContext, state: Any) -> None:
    """Give a browser the cookies and settings of another one, without a visit to the client."""
    context.add_cookies(state["cookies"])
    for origin in state["origins"]:
        page = context.new_page()
        page.goto(f"{origin['origin']}/healthz")
        page.evaluate("(kept) => kept.forEach(({name, value}) => (localStorage[name] = value))", origin["localStorage"])
        page.close()


def begin(url: str) -> tuple[str, Any]:
    """A table against a computer player in mid-deal: its address, and what the browser of who plays there keeps."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**browsers.fetch())
        page = browser.new_page()
        page.goto(url)
        page.locator("[data-act=play-now]:enabled").click()
        page.wait_for_url("**/t/*")
        page.locator(".table .hand").wait_for(state="attached")
        let_play(page)
        page.wait_for_timeout(6_000)
        stop(page)
        found = page.url, page.context.storage_state()
        browser.close()
    return found


def speed(reports: list[Report]) -> float:
    """How fast Lighthouse has found this machine."""
    return float(median(one["environment"]["benchmarkIndex"] for one in reports))


def measure(url: str, runs: int, slower: float) -> dict[str, list[Report]]:
    """The reports of both pages."""
    reports = {"first screen": [look(url, NOBODY, slower) for _ in range(runs)]}
    table, state = begin(url)
    reports["table"] = [look(table, state, slower) for _ in range(runs)]
    return reports


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5, help="runs of each page (5)")
    parser.add_argument("--slower", type=float, default=4, help="how many times to slow the processor down (4)")
    parser.add_argument("--under", type=float, default=0, help="fail where a median is below this")
    wanted = parser.parse_args()
    if not web_build.current():
        print("the web client is not built from what is here: run make web")
        return 1
    missing = install()
    if missing:
        print(f"skipped, because {missing}")
        return 0
    with tempfile.TemporaryDirectory() as data, server_process(Path(data)) as server:
        reports = measure(server.url, wanted.runs, wanted.slower)
        server.stop()
    low = False
    for page, found in reports.items():
        medians = scores(found)
        low |= min(medians.values()) < wanted.under
        print(f"{page}: " + ", ".join(f"{name} {value:.0f}" for name, value in medians.items()))
        slowed = found[0]["configSettings"]["throttling"]["cpuSlowdownMultiplier"]
        print(f"  {measures(found)}")
        print(f"  medians of {wanted.runs}, machine {speed(found):.0f}, processor slowed down {slowed:g} times")
        print("".join(f"  {line}\n" for line in sorted({line for one in found for line in complaints(one)})), end="")
    return int(low)


if __name__ == "__main__":
    sys.exit(main())
