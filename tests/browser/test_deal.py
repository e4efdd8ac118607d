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


PRESSABLE = (
    "dialog[open] .sheet > .gold",
    "dialog[open] .answers .gold",
    "[data-act=draw][aria-disabled=false]",
    "[data-act=pass][aria-disabled=false]",
)


def until_a_card_may_be_laid(page: Page) -> None:
    """Cut, draw and pass until the server lists a card."""
    for _ in range(150):
        if page.locator(".hand button[aria-disabled=false]").count() and not page.locator("dialog[open]").count():
            return
        for selector in PRESSABLE:
            if page.locator(selector).count():
                page.locator(selector).first.click(timeout=2_000)
                break
        page.wait_for_timeout(100)
    raise AssertionError("no card may be laid")


def test_the_first_tap_lays_a_card_that_then_lies_on_the_pile(new_page: NewPage, site: str) -> None:
    page = new_page(settings={"rules": "skat-32", "speed": "off"})
    play_now(page, site)
    until_a_card_may_be_laid(page)
    card = page.locator(".hand button[aria-disabled=false]").first
    held = page.locator(".hand button").count()
    card.tap(position={"x": 12, "y": 30})
    if page.get_by_role("dialog").count():
        page.locator(".four button").first.click()
    expect(page.locator(".hand button")).to_have_count(held - 1)
