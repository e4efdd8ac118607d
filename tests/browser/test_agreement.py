"""Two people adjourn a match, come back by the link, go on, and end it early."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.play import let_play, play_now, stop
from tests.browser.test_access import complaints
from tests.browser.test_people import come_in, host_a_table


def propose(page: Page, what: str) -> None:
    """By the table's menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Adjourn or end the match").click()
    page.locator(f"[data-propose={what}]").click()


def past_the_cut(*pages: Page) -> None:
    """Whoever is asked to cut does."""
    for _ in range(50):
        for page in pages:
            if page.locator("dialog[open] .gold").count():
                page.locator("dialog[open] .gold").click()
        if pages[-1].locator(".hand button").count() > 0:
            return
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody got cards")


@pytest.mark.slow
def test_two_people_adjourn_come_back_and_end_the_match(new_page: NewPage, site: str) -> None:
    ana, boris = (new_page(settings={"speed": "off"}) for _ in range(2))
    address = host_a_table(ana, site, "Ana", Rules="skat-32", Players="2", Time_for_a_turn="0")
    come_in(boris, address, "Boris")
    boris.get_by_role("button", name="I am ready").click()
    ana.get_by_role("button", name="Start").click()
    for page in (ana, boris):
        expect(page.locator(".table .hand")).to_be_attached()
    past_the_cut(ana, boris)
    hand = boris.locator(".hand button").evaluate_all("cards => cards.map(card => card.dataset.card)")

    propose(ana, "end")
    expect(ana.get_by_text("Waiting for Boris")).to_be_visible()
    boris.get_by_role("button", name="Decline").click()
    expect(ana.get_by_text("Waiting for Boris")).to_have_count(0)
    ana.wait_for_timeout(4_000)  # nothing is proposed for a while; time runs eight times faster here
    propose(boris, "adjourn")
    expect(ana.get_by_role("dialog")).to_contain_text("Boris proposes to adjourn")
    assert complaints(ana) == []
    ana.get_by_role("button", name="Agree").click()
    for page in (ana, boris):
        expect(page.get_by_role("heading", name="The match is adjourned")).to_be_visible()
    assert complaints(boris) == []
    boris.goto(site)
    expect(boris.get_by_text("adjourned")).to_be_visible()
    boris.goto(address)
    ana.get_by_role("button", name="Go on").click()
    expect(ana.get_by_text("Waiting for the others")).to_be_visible()
    boris.get_by_role("button", name="Go on").click()
    for page in (ana, boris):
        expect(page.locator(".table .hand")).to_be_attached()
    assert boris.locator(".hand button").evaluate_all("cards => cards.map(card => card.dataset.card)") == hand
    for page in (ana, boris):
        let_play(page)
    ana.wait_for_timeout(1_000)
    for page in (ana, boris):
        stop(page)
    while ana.locator("dialog[open]").count():
        ana.keyboard.press("Escape")
    propose(ana, "end")
    boris.get_by_role("button", name="Agree").click()
    for page in (ana, boris):
        expect(page.get_by_role("dialog")).to_contain_text("The match ended early")
        expect(page.get_by_role("dialog")).to_contain_text("nothing is rated")


def test_alone_with_the_computer_it_happens_at_once(new_page: NewPage, site: str) -> None:
    page = new_page(settings={"speed": "off", "rules": "skat-32"})
    play_now(page, site)
    propose(page, "end")
    expect(page.get_by_role("dialog")).to_contain_text("The match ended early")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".table .hand")).to_be_attached()
