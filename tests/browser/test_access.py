"""Access for everybody: axe finds nothing, and a deal can be played by keys alone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from maumau.text import LANGUAGES
from tests.browser import fake
from tests.browser.conftest import NewPage
from tests.browser.states import STATES, show


def complaints(page: Page) -> list[str]:
    """What axe finds on the page as it is."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html'][:160]} {node.get('failureSummary')}" for one in found for node in one["nodes"]]


ALWAYS = {"first", "table", "suit", "sheet", "waiting"}
"""What is looked at in every run; the others with the slow tests."""


@pytest.mark.parametrize("state", [pytest.param(s, marks=[] if s in ALWAYS else [pytest.mark.slow]) for s in STATES])
def test_axe_finds_nothing(page: Page, state: str) -> None:
    show(page, state)
    assert complaints(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_in_other_languages(new_page: NewPage, state: str, language: str) -> None:
    page = new_page(settings={"language": language})
    show(page, state)
    assert complaints(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", ["740x360", "1280x800"])
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_on_other_windows(new_page: NewPage, state: str, size: str) -> None:
    width, height = map(int, size.split("x"))
    page = new_page({"width": width, "height": height})
    show(page, state)
    assert complaints(page) == []


def test_the_keyboard_stays_in_the_hand(page: Page) -> None:
    legal = {"plays": [{"card": card, "move": f"play {card}"} for card in ("7H", "KH")], "draw": "draw"}
    heard: list[dict[str, object]] = []
    fake.serve(page, fake.table(fake.deal("8C 7H KH", [3, 4, 3], legal=legal), fake.seats(3)), heard)
    page.goto(fake.TABLE)
    page.locator(".hand button").first.wait_for()
    page.keyboard.press("h")
    expect(page.locator("[data-card='7H']")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-card='KH']")).to_be_focused()
    page.keyboard.press("Home")
    expect(page.locator("[data-card='8C']")).to_be_focused()
    page.keyboard.press("d")
    page.wait_for_timeout(100)
    assert [message["move"] for message in heard if message["t"] == "move"] == ["draw"]


def test_a_closed_dialog_gives_the_keyboard_back(new_page: NewPage) -> None:
    page = new_page()
    show(page, "table")
    button = page.get_by_role("button", name="Menu")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(button).to_be_focused()


def test_what_others_do_is_told_aloud_with_names_of_cards(page: Page) -> None:
    show(page, "table")
    page.keyboard.press("t")
    expect(page.locator("[aria-live=polite]")).to_have_text("Eight of hearts")
    page.keyboard.press("o")
    expect(page.locator("[aria-live=polite]")).to_contain_text("Mira: 4 cards")
