"""Measure the client with Lighthouse: the first screen and a table in mid-deal, as on a middling phone.

python tools/lighthouse.py [--runs 5] [--under 95]    starts a server on a free port; prints the medians

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

from playwright.sync_api import sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from maumau.testing.servers import free_port, server_process  # noqa: E402 (found through the path above)
from tests.browser import browser as browsers  # noqa: E402
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


def look(url: str, cookies: list[Any]) -> Report:
    """One run in a new browser, as somebody who opens the address for the first time, with these cookies."""
    options, port = browsers.fetch(), free_port()
    only = f"--only-categories={','.join(CATEGORIES)}"
    fixed = ("--output=json", "--quiet", "--disable-storage-reset", f"--port={port}", only)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        more = {**options, "args": [*options["args"], f"--remote-debugging-port={port}"]}
        context = playwright.chromium.launch_persistent_context(folder, **more)
        context.add_cookies(cookies)
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


def begin(url: str) -> tuple[str, list[Any]]:
    """Begin a deal against a computer player; the address of the table, and the cookies of who plays there."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**browsers.fetch())
        page = browser.new_page()
        page.goto(url)
        page.locator("[data-act=play-now]:enabled").click()
        page.wait_for_url("**/t/*")
        page.locator(".table .hand").wait_for(state="attached")
        found = page.url, list(page.context.cookies())
        browser.close()
    return found


def measure(url: str, runs: int) -> dict[str, list[Report]]:
    """The reports of both pages."""
    reports = {"first screen": [look(url, []) for _ in range(runs)]}
    table, cookies = begin(url)
    reports["table"] = [look(table, cookies) for _ in range(runs)]
    return reports


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5, help="runs of each page (5)")
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
        reports = measure(server.url, wanted.runs)
        server.stop()
    low = False
    for page, found in reports.items():
        medians = scores(found)
        low |= min(medians.values()) < wanted.under
        print(f"{page}: " + ", ".join(f"{name} {value:.0f}" for name, value in medians.items()))
        speed = median(one["environment"]["benchmarkIndex"] for one in found)
        print(f"  {measures(found)} (medians of {wanted.runs}; speed of this machine {speed:.0f})")
        print("".join(f"  {line}\n" for line in sorted({line for one in found for line in complaints(one)})), end="")
    return int(low)


if __name__ == "__main__":
    sys.exit(main())
