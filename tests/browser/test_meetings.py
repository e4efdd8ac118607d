"""Two people find each other, and one invites the other to play again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.play import SHEET, let_play, play_now, stop
from tests.browser.test_access import complaints
from tests.browser.test_people import host_a_table


def look_for(page: Page, site: str, name: str, meanwhile: bool = False) -> None:
    """By the first screen and the form."""
    page.goto(site)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("link", name="Find opponents").click()
    page.get_by_role("combobox", name="Rules").first.select_option("skat-32")
    if meanwhile:
        page.get_by_role("checkbox", name="Play against the computer meanwhile").check()
    page.get_by_role("button", name="Find opponents").click()


@pytest.mark.slow
def test_two_people_find_each_other_and_one_invites_the_other_again(new_page: NewPage, site: str) -> None:
    ana, boris = (new_page(settings={"speed": "off"}) for _ in range(2))
    look_for(ana, site, "Ana")
    expect(ana.get_by_text("Nobody else is looking for this now.")).to_be_visible()
    expect(ana.get_by_role("status").filter(has_text="Looking for opponents 0:")).to_be_visible()
    assert complaints(ana) == []
    ana.reload()
    expect(ana.get_by_role("status").filter(has_text="Looking for opponents 0:")).to_be_visible()
    look_for(boris, site, "Boris")
    for page in (ana, boris):
        page.wait_for_url("**/t/*")
        expect(page.locator(".table .hand")).to_be_attached()
        expect(page.get_by_text("Looking for opponents")).to_have_count(0)
    assert ana.url == boris.url
    for page in (ana, boris):
        let_play(page)
    for page in (ana, boris):
        page.wait_for_selector(SHEET, timeout=60_000)
        assert stop(page) == []

    boris.goto(site)
    host_a_table(ana, site, "Ana", Rules="skat-32", Players="2")
    ana.get_by_text("Invite people you played with").click()
    ana.get_by_role("button", name="Invite Boris").click()
    expect(ana.get_by_role("button", name="Invite Boris")).to_have_text("Invited")
    assert complaints(ana) == []
    expect(boris.get_by_text("Ana invites you")).to_be_visible()
    assert complaints(boris) == []
    boris.get_by_role("button", name="No more invitations from Ana").click()
    expect(boris.get_by_text("Ana invites you")).to_have_count(0)
    me = ana.evaluate("async () => (await (await fetch('/api/session')).json()).user")
    boris.goto(f"{site}/p/{me}")
    boris.get_by_role("button", name="Hear invitations again").click()
    expect(boris.get_by_role("button", name="Hear invitations again")).to_have_count(0)
    him = boris.evaluate("async () => (await (await fetch('/api/session')).json()).user")
    ana.context.new_page().goto(f"{site}/p/{him}")
    profile = ana.context.pages[-1]
    profile.get_by_role("button", name="Invite to my table").click()
    expect(profile.get_by_role("button", name="Invited")).to_be_visible()
    boris.goto(site)
    boris.get_by_role("button", name="To the table").click()
    boris.get_by_role("button", name="Sit here").click()
    expect(ana.get_by_role("listitem").filter(has_text="Boris")).to_be_visible()


def test_whoever_cancels_looks_no_more(new_page: NewPage, site: str) -> None:
    page = new_page()
    look_for(page, site, "Vera")
    page.locator("[data-act=stop-seeking]").click()
    expect(page.get_by_role("button", name="Find opponents")).to_be_visible()
    expect(page.get_by_text("Looking for opponents")).to_have_count(0)


@pytest.mark.slow
def test_meanwhile_one_plays_with_the_computer(new_page: NewPage, site: str) -> None:
    page, other = (new_page(settings={"speed": "off"}) for _ in range(2))
    look_for(page, site, "Vera", meanwhile=True)
    page.wait_for_url("**/t/*")
    expect(page.locator(".table .hand")).to_be_attached()
    expect(page.get_by_text("Looking for opponents")).to_be_visible()
    first = page.url
    look_for(other, site, "Goran")
    other.wait_for_url("**/t/*")
    page.wait_for_url(other.url)
    assert page.url != first
    for one in (page, other):
        expect(one.locator("[data-seat]")).to_have_count(1)


@pytest.mark.slow
def test_open_tables_are_filtered(new_page: NewPage, site: str) -> None:
    host, page = new_page(), new_page()
    host.goto(site)
    play_now(host, site)  # nobody sees it
    host_a_table(host, site, "Mila", Rules="jokers-505", Players="3", Who_may_come="open")
    page.goto(f"{site}/lobby")
    tables = page.get_by_role("listitem").filter(has_text="Mila")
    expect(tables).to_contain_text("rated")
    page.get_by_role("combobox", name="Rating").select_option("unrated")
    expect(tables).to_have_count(0)
    page.get_by_role("combobox", name="Rating").select_option("rated")
    page.get_by_role("checkbox", name="With a free seat only").check()
    expect(tables).to_have_count(1)
