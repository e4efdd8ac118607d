"""Measure how smoothly cards fly on a slow phone: frames a second during the flights of a deal.

python tools/frame_rate.py [--slower 4] [--seconds 12]    starts a server on a free port; prints the figures

Against three computer players in a phone's window, on a processor that is four times slower (what Chromium's tools call
a middling phone), with the autopilot playing for the person. Two figures, both of the time in which something moves:
what the screen shows (cards fly on the compositor's own thread: its record of frames shown and frames dropped), and how
often the page's own thread is asked for a frame (it stalls for a moment where a card is put on the page).
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from maumau.testing.servers import server_process  # noqa: E402 (found through the path above)
from tests.browser import browser as browsers  # noqa: E402

WATCH: Final = """
() => {
  // The time between frames, kept while anything that takes an end is moving.
  window.frames = [];
  let before = 0;
  let moving = 0;
  const look = (now) => {
    const flying = document.getAnimations().some((one) => {
      const timing = one.effect?.getComputedTiming();
      return one.playState === 'running' && timing && timing.iterations !== Infinity && timing.progress !== null;
    });
    if (moving && flying && before) window.frames.push(now - before);
    moving = flying;
    before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
"""
SETTINGS: Final = '{"language": "en", "opponents": 3, "rules": "mau-king", "sound": false, "speed": "normal"}'


def deal(page: Page, url: str, slower: float, seconds: float) -> list[float]:
    """Times between frames of the page's thread in milliseconds, of a deal that is dealt and played."""
    session = page.context.new_cdp_session(page)
    page.goto(url)
    page.locator("[data-act=play-now]:enabled").click()
    page.wait_for_url("**/t/*")
    page.locator(".table").wait_for()
    page.evaluate(WATCH)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.locator("[data-open=menu]").click()
    page.get_by_role("button", name="Autopilot").click()
    page.wait_for_timeout(seconds * 1000)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    frames: list[float] = page.evaluate("() => window.frames")
    return frames


def shown(trace: bytes) -> tuple[int, int]:
    """How many frames of compositor animations were shown, and how many were dropped."""
    reports = (one["args"] for one in json.loads(trace)["traceEvents"] if one["name"] == "PipelineReporter")
    frames = (report.get("chrome_frame_reporter") or report.get("frame_reporter") or {} for report in reports)
    states = [frame["state"] for frame in frames if frame.get("has_compositor_animation")]
    return sum(state.startswith("STATE_PRESENTED") for state in states), states.count("STATE_DROPPED")


def look(browser: Browser, url: str, slower: float, seconds: float) -> tuple[list[float], tuple[int, int]]:
    """Frames of the page's thread, and frames on the screen."""
    page = browser.new_page(viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)
    page.add_init_script(f"localStorage['maumau-settings'] = JSON.stringify({SETTINGS})")
    browser.start_tracing(page=page, categories=["cc", "benchmark"])
    frames = deal(page, url, slower, seconds)
    return frames, shown(browser.stop_tracing())


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the processor is (4)")
    parser.add_argument("--seconds", type=float, default=12, help="how long to look (12)")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, server_process(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**browsers.fetch())
        frames, (good, dropped) = look(browser, server.url, wanted.slower, wanted.seconds)
        browser.close()
        server.stop()
    if len(frames) < 60 or good < 60:
        print(f"only {len(frames)} frames with something in flight: nothing can be said")
        return 1
    late = sum(frame > 1.5 * 1000 / 60 for frame in frames)
    rate = 60 * good / (good + dropped)
    print(
        f"at {wanted.slower:g} times slower: {rate:.1f} frames a second on the screen ({good} shown, {dropped} dropped)"
    )
    print(
        f"  the page's thread: {1000 * len(frames) / sum(frames):.1f} a second, median {median(frames):.1f} ms, "
        f"95 % {quantiles(frames, n=20)[-1]:.1f} ms, longest {max(frames):.0f} ms, "
        f"{100 * late / len(frames):.1f} % late"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
