"""A deal by every shipped rule set, from the first screen to the score sheet, against a real server."""

import re

import pytest
from playwright.sync_api import Page, expect

from maumau.rulesets import shipped
from tests.browser.conftest import NewPage
from tests.browser.play import play_deal, play_now


@pytest.mark.parametrize("rules", shipped())
def test_a_person_plays_a_deal(new_page: NewPage, site: str, rules: str) -> None:
    page = new_page(settings={"rules": rules, "speed": "off"})
    play_now(page, site)
    play_deal(page)
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", level=2)).to_have_text(re.compile("win"))
    page.wait_for_timeout(200)
    log = page.locator(".log").inner_text()
    assert "event-" not in log


def test_the_first_tap_lays_a_card_that_then_lies_on_the_pile(page: Page, site: str) -> None:
    play_now(page, site)
    for _ in range(40):
        card = page.locator(".hand button[aria-disabled=false]").first
        if card.count():
            break
        if page.locator("[data-act=draw][aria-disabled=false]").count():
            page.locator("[data-act=draw]").click()
        elif page.locator("[data-act=pass][aria-disabled=false]").count():
            page.locator("[data-act=pass]").click()
        page.wait_for_timeout(150)
    name = card.get_attribute("data-card")
    held = page.locator(".hand button").count()
    card.tap(position={"x": 12, "y": 30})
    if page.get_by_role("dialog").count():
        page.locator(".four button").first.click()
    expect(page.locator(".hand button")).to_have_count(held - 1)
    assert name is not None
    expect(page.locator(".lines")).to_contain_text("You play")
