"""The shuffle at the table: the device contributes by itself, checks the deal when it is over, and says so."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.play import play_deal, play_now
from tests.browser.test_access import complaints


@pytest.fixture(scope="module")
def steady_site() -> Iterator[str]:
    """A server whose shuffles wait long enough for a slow machine."""
    command = [sys.executable, str(Path(__file__).with_name("quick_server.py")), "2"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        yield server.stdout.readline().strip()
        server.stdin.close()
        server.wait(timeout=15)


def test_the_score_sheet_bears_the_receipt_of_the_own_device(new_page: NewPage, steady_site: str) -> None:
    page = new_page(settings={"rules": "skat-32", "speed": "off"})
    play_now(page, steady_site)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Is the shuffle fair?").click()
    promised = page.get_by_role("dialog")
    expect(promised).to_contain_text("fixed before the deal")
    commitment = promised.locator("code").first.inner_text()
    assert re.fullmatch("[0-9a-f]{64}", commitment)
    promised.get_by_role("button", name="Close").click()
    play_deal(page)
    line = page.locator("[data-fair]")
    expect(line).to_have_attribute("data-fair", "fair")
    expect(line).to_contain_text("checked by your own device")
    page.locator("[data-act=fair-steps]").click()
    steps = page.get_by_role("dialog")
    expect(steps.get_by_role("listitem").filter(has_text="secret is the one it had sealed")).to_be_visible()
    expect(steps).to_contain_text("contribution of your device was used")
    expect(steps).to_contain_text("as chance said")
    expect(steps).to_contain_text(re.compile(r"\d+ cards lay exactly where"))
    expect(steps.locator("code").first).to_have_text(commitment)
    assert steps.locator("li.bad").count() == 0
    assert complaints(page) == []


@pytest.mark.slow
def test_one_changed_byte_of_what_the_server_opens_is_seen(new_page: NewPage, steady_site: str) -> None:
    page = new_page(settings={"rules": "skat-32", "speed": "off"})

    def lie(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        opened = answer.json()
        secret = opened["secret"]
        opened["secret"] = ("1" if secret[0] == "0" else "0") + secret[1:]
        route.fulfill(response=answer, json=opened)  # type: ignore[attr-defined]

    page.route("**/api/tables/*/deals/*", lie)
    play_now(page, steady_site)
    play_deal(page)
    line = page.locator("[data-fair]")
    expect(line).to_have_attribute("data-fair", "unfair")
    page.locator("[data-act=fair-steps]").click()
    expect(page.get_by_role("dialog")).to_contain_text("secret is not the one it had sealed")


MUTE = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) { if (!String(text).includes('"t":"promise"')) send.call(this, text); };
"""
"""Promises get lost on the way."""


@pytest.mark.slow
def test_a_device_whose_contribution_was_not_used_says_so(new_page: NewPage, steady_site: str) -> None:
    page = new_page(settings={"rules": "skat-32", "speed": "off"})
    page.add_init_script(MUTE)
    play_now(page, steady_site)
    play_deal(page)
    line = page.locator("[data-fair]")
    expect(line).to_have_attribute("data-fair", "unused")
    expect(line).to_contain_text("the contribution of your device was not used")
    page.locator("[data-act=fair-steps]").click()
    steps = page.get_by_role("dialog")
    expect(steps.locator("li.bad").first).to_contain_text("was not used")
    expect(steps.get_by_role("listitem").filter(has_text="substitutes follow from the seals")).to_contain_text("Guest")
    expect(steps).to_contain_text(re.compile(r"\d+ cards lay exactly where"))


@pytest.mark.slow
def test_the_statistics_page_counts_the_deals_and_explains_the_p_value(new_page: NewPage, steady_site: str) -> None:
    page = new_page(settings={"rules": "skat-32", "speed": "off"})
    play_now(page, steady_site)
    play_deal(page)
    page.locator("[data-fair=fair]").wait_for()
    page.goto(f"{steady_site}/statistics")
    expect(page.locator("[data-stats]")).to_contain_text("with a verified shuffle")
    page.locator("summary").first.click()
    expect(page.locator("details").first).to_contain_text("how often honest shuffles alone")
    expect(page.get_by_role("rowheader", name="dealt to computer players")).to_be_visible()
    assert complaints(page) == []
    assert "stats-" not in page.locator("main").inner_text()


@pytest.mark.parametrize("language", ["en", "de", "ru", "sr-Cyrl", "sr-Latn"])
def test_a_page_explains_it_in_every_language(new_page: NewPage, site: str, language: str) -> None:
    page = new_page(settings={"language": language})
    page.goto(f"{site}/fair")
    expect(page.locator("ol li")).to_have_count(6)
    expect(page.locator("dt")).to_have_count(4)
    assert "page-" not in page.locator("main").inner_text()
    assert complaints(page) == []
