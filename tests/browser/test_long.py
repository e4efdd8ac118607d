"""Longer stories: a deal by keys alone, a server that is killed, cards that are thrown."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from maumau.rulesets import shipped
from maumau.testing.servers import server_process
from tests.browser import fake
from tests.browser.conftest import NewPage
from tests.browser.play import SHEET, play_now
from tests.browser.test_no_rules import moves

pytestmark = pytest.mark.slow


def one_key(page: Page) -> None:
    """Do the next thing with the keyboard."""
    if page.locator("dialog[open]").count():
        page.keyboard.press("Enter")
        return
    if page.locator("[data-act=announce].lit:not(.armed)").count():
        page.keyboard.press("l")
    if page.locator(".hand button[aria-disabled=false]").count():
        page.keyboard.press("h")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("d")
        page.keyboard.press("p")


@pytest.mark.parametrize("rules", shipped())
def test_a_deal_by_keys_alone(new_page: NewPage, site: str, rules: str) -> None:
    page = new_page({"width": 1280, "height": 800}, settings={"rules": rules, "speed": "off"})
    page.goto(site)
    page.locator("[data-act=play-now]:enabled").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.locator(".table .hand")).to_be_attached()
    end = time.monotonic() + 150
    while not page.locator(SHEET).count() and time.monotonic() < end:
        one_key(page)
        page.wait_for_timeout(120)
    expect(page.locator(SHEET)).to_be_focused()


def test_after_a_killed_server_everybody_is_back_within_five_seconds(new_page: NewPage, tmp_path: Path) -> None:
    with server_process(tmp_path) as server:
        allowed = "WebSocket|ERR_CONNECTION|fetching the script"
        page = new_page(settings={"rules": "skat-32", "speed": "off"}, allow=allowed)
        play_now(page, server.url)
        expect(page.locator(".hand button").first).to_be_visible()
        before = page.locator(".hand button").count()
        server.kill()
        lost = page.get_by_role("alert").filter(has_text="Connection lost")
        expect(lost).to_be_visible()
        page.wait_for_timeout(4_000)
        server.start()
        expect(lost).to_have_count(0, timeout=5_000)
        expect(page.locator(".hand button")).to_have_count(before)


def drag(page: Page, card: str, up: int) -> None:
    """Drag a card upwards with the mouse."""
    box = page.locator(f"[data-card='{card}']").bounding_box()
    assert box is not None
    x, y = box["x"] + 14, box["y"] + 30
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 6, y - up / 2, steps=4)
    page.mouse.move(x + 8, y - up, steps=4)
    page.mouse.up()
    page.wait_for_timeout(200)


def test_a_card_thrown_up_is_laid_and_a_short_pull_is_not(new_page: NewPage) -> None:
    page = new_page({"width": 1280, "height": 800})
    heard: list[dict[str, object]] = []
    legal = {"plays": [{"card": "7H", "move": "play 7H"}]}
    fake.serve(page, fake.table(fake.deal("8C 7H KH", [3, 4, 3], legal=legal), fake.seats(3)), heard)
    page.goto(fake.TABLE)
    page.locator(".hand button").first.wait_for()
    drag(page, "7H", 30)
    drag(page, "8C", 160)
    assert moves(heard) == []
    drag(page, "7H", 160)
    assert [message["move"] for message in moves(heard)] == ["play 7H"]


FLYING = """
() => new Promise(resolve => {
  // Looks at every frame for a second: is a card of the pile on its way, and from how far?
  let farthest = 0;
  const end = performance.now() + 1000;
  const look = () => {
    const pile = document.querySelector('.pile').getBoundingClientRect();
    const top = [...document.querySelectorAll('.pile .c')].at(-1).getBoundingClientRect();
    farthest = Math.max(farthest, Math.abs(top.y + top.height / 2 - pile.y - pile.height / 2));
    performance.now() < end ? requestAnimationFrame(look) : resolve(farthest);
  };
  document.querySelector("[data-card='7H']").click();
  look();
})
"""


@pytest.mark.parametrize(("speed", "flies"), [("slow", True), ("off", False)])
def test_a_laid_card_flies_from_the_hand_to_the_pile(new_page: NewPage, speed: str, *, flies: bool) -> None:
    page = new_page(settings={"speed": speed}, reduced_motion="no-preference")
    legal = {"plays": [{"card": "7H", "move": "play 7H"}]}
    laid = {"kind": "moved", "version": 41, "at": 0, "seat": 0, "by": "person"}
    laid["deal"] = [{"kind": "played", "seat": 0, "cards": ["7H"]}]
    after = fake.deal("8C KH", [2, 4, 3], turn=1, top="7H", beneath=["9H", "AC", "8H"])
    update = {"t": "update", "table": "T1", "version": 41, "events": [laid], "deal": after}
    before = fake.table(fake.deal("8C 7H KH", [3, 4, 3], legal=legal), fake.seats(3))
    fake.serve(page, before, replies={"play 7H": update})
    page.goto(fake.TABLE)
    page.locator(".hand button").first.wait_for()
    assert (page.evaluate(FLYING) > 100) is flies
    expect(page.locator(".hand button")).to_have_count(2)


def test_without_a_connection_the_first_screen_still_opens_and_says_so(new_page: NewPage, site: str) -> None:
    page = new_page(allow="ERR_INTERNET|Failed to fetch")
    page.goto(site)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.evaluate("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Mau-Mau")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    expect(page.locator("[data-act=play-now]")).to_be_disabled()
