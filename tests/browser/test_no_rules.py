"""The client holds no rule: what the server does not list cannot be done."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import fake

HAND = "8C 8H 7H JC JOKER"
"""With the eight of hearts on top every one of these would fit by some rule."""


def moves(heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The moves among what the page has sent."""
    return [message for message in heard if message["t"] == "move"]


def test_without_the_list_nothing_is_playable(page: Page) -> None:
    heard: list[dict[str, Any]] = []
    fake.serve(page, fake.table(fake.deal(HAND, [5, 4, 3]), fake.seats(3)), heard)
    page.goto(fake.TABLE)
    cards = page.locator(".hand button")
    expect(cards).to_have_count(5)
    for i in range(5):
        expect(cards.nth(i)).to_have_attribute("aria-disabled", "true")
        cards.nth(i).click(position={"x": 18, "y": 30}, force=True)
    for button in ("draw", "announce", "pass"):
        page.locator(f"[data-act={button}]").click(force=True)
    page.locator(".stock").click(force=True)
    for key in ("d", "p", "l", "c"):
        page.keyboard.press(key)
    page.wait_for_timeout(200)
    assert moves(heard) == []


def test_what_is_listed_is_sent_as_it_is_listed(page: Page) -> None:
    heard: list[dict[str, Any]] = []
    legal = {"plays": [{"card": "7H", "move": "anything the server likes"}]}
    fake.serve(page, fake.table(fake.deal(HAND, [5, 4, 3], legal=legal), fake.seats(3)), heard)
    page.goto(fake.TABLE)
    page.locator("[data-card='7H']").click(position={"x": 18, "y": 30})
    page.wait_for_timeout(200)
    assert [message["move"] for message in moves(heard)] == ["anything the server likes"]


def test_a_card_that_is_not_listed_says_why(page: Page) -> None:
    heard: list[dict[str, Any]] = []
    fake.serve(page, fake.table(fake.deal(HAND, [5, 4, 3]), fake.seats(3)), heard)
    page.goto(fake.TABLE)
    page.locator("[data-card='8C']").click(position={"x": 18, "y": 30}, force=True)
    expect(page.get_by_role("alert")).to_contain_text("Eight of clubs does not fit")
    assert [message["move"] for message in heard if message["t"] == "why"] == ["play 8C"]
