"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.play import SHEET, let_play, play_now, stop


def host_a_table(page: Page, site: str, name: str, **choices: str) -> str:
    """Create a table by the form; its address."""
    page.goto(site)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("link", name="Create a table").click()
    for label, choice in choices.items():
        page.get_by_role("combobox", name=label.replace("_", " "), exact=True).select_option(choice)
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("heading", name="Waiting for players").wait_for()
    return page.url


def come_in(page: Page, address: str, name: str) -> None:
    """Open a link and sit down."""
    page.goto(address.split("/t/", maxsplit=1)[0])
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Your name").blur()
    page.goto(address)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


def test_two_people_play_a_deal(new_page: NewPage, site: str) -> None:
    ana, boris = (new_page(settings={"speed": "off"}) for _ in range(2))
    address = host_a_table(ana, site, "Ana", Rules="skat-32", Players="2", Time_for_a_turn="0")
    come_in(boris, address, "Boris")
    expect(ana.get_by_role("list").filter(has_text="Boris")).to_be_visible()
    boris.get_by_role("button", name="I am ready").click()
    ana.get_by_role("button", name="Start").click()
    for page in (ana, boris):
        expect(page.locator(".table .hand")).to_be_attached()
        let_play(page)
    for page in (ana, boris):
        page.wait_for_selector(SHEET, timeout=60_000)
    assert [stop(ana), stop(boris)] == [[], []]
    titles = [page.get_by_role("dialog").get_by_role("heading", level=2).inner_text() for page in (ana, boris)]
    assert sorted(title.startswith("You win") for title in titles) == [False, True]


def test_a_spectator_sees_the_table_and_no_hand(new_page: NewPage, site: str) -> None:
    ana, watcher = new_page(), new_page()
    play_now(ana, site)
    watcher.goto(ana.url)
    expect(watcher.locator("[data-seat]")).to_have_count(2)
    expect(watcher.locator(".hand")).to_have_count(0)
    expect(ana.get_by_text("1 spectator")).to_be_attached()


@pytest.mark.slow
def test_a_reload_in_mid_deal_brings_everything_back(new_page: NewPage, site: str) -> None:
    page = new_page(settings={"rules": "skat-32"})
    play_now(page, site)
    let_play(page)
    expect(page.locator(".lines")).to_contain_text("You")
    stop(page)
    page.wait_for_timeout(1500)
    before = page.locator(".hand button").evaluate_all("cards => cards.map(card => card.dataset.card)")
    page.reload()
    expect(page.locator(".hand button")).to_have_count(len(before))
    after = page.locator(".hand button").evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert after == before
    expect(page.locator(".lines")).not_to_have_text("")


@pytest.mark.slow
def test_a_lost_connection_is_said_and_healed(new_page: NewPage, site: str) -> None:
    page = new_page(settings={"rules": "skat-32", "speed": "off"}, allow="WebSocket|ERR_INTERNET")
    play_now(page, site)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    offline = {"offline": True, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    session.send("Network.emulateNetworkConditions", offline)
    page.context.set_offline(True)
    expect(page.get_by_role("alert").filter(has_text="Connection lost")).to_be_visible(timeout=3_000)
    page.context.set_offline(False)
    session.send("Network.emulateNetworkConditions", {**offline, "offline": False})
    expect(page.get_by_role("alert").filter(has_text="Connection lost")).to_have_count(0, timeout=30_000)
    let_play(page)
    page.wait_for_selector(SHEET, timeout=60_000)
    assert stop(page) == []


@pytest.mark.slow
def test_the_same_table_in_a_second_window_asks_where_to_play(new_page: NewPage, site: str) -> None:
    page = new_page()
    play_now(page, site)
    second = page.context.new_page()
    second.goto(page.url)
    expect(page.get_by_role("heading", name="The table is open elsewhere")).to_be_visible()
    expect(second.locator(".table")).to_be_visible()


@pytest.mark.slow
def test_four_people_join_by_link_and_by_code(new_page: NewPage, site: str) -> None:
    pages = [new_page(settings={"speed": "off"}) for _ in range(4)]
    names = ["Ana", "Boris", "Vera", "Goran"]
    address = host_a_table(pages[0], site, names[0], Rules="serbian-501", Players="4", Time_for_a_turn="0")
    for page, name in zip(pages[1:3], names[1:3], strict=True):
        come_in(page, address, name)
    last = pages[3]
    last.goto(site)
    last.get_by_label("Your name").fill(names[3])
    last.get_by_label("Have a code?").fill(address.rpartition("/")[2].lower())
    last.get_by_role("button", name="Join").click()
    last.get_by_role("button", name="Sit here").click()
    expect(last.get_by_role("button", name="Stand up")).to_be_visible()
    for page in pages[1:]:
        page.get_by_role("button", name="I am ready").click()
    pages[0].get_by_role("button", name="Start").click()
    for page in pages:
        expect(page.locator("[data-seat]")).to_have_count(3)
        let_play(page)
    for page in pages:
        page.wait_for_selector(SHEET, timeout=120_000)
        assert stop(page) == []


@pytest.mark.slow
def test_a_friend_joins_by_the_link_alone_with_a_thumb(new_page: NewPage, site: str) -> None:
    """On a phone, never been here: the link, one tap, and the name is asked for nowhere."""
    ana, friend = (new_page(settings={"speed": "off"}) for _ in range(2))
    address = host_a_table(ana, site, "Ana", Rules="skat-32", Players="2", Time_for_a_turn="0")
    friend.goto(address)
    friend.get_by_role("button", name="Sit here").tap()
    friend.get_by_role("button", name="I am ready").tap()
    ana.get_by_role("button", name="Start").tap()
    for page in (ana, friend):
        expect(page.locator("[data-seat]")).to_have_count(1)
        let_play(page)
    for page in (ana, friend):
        page.wait_for_selector(SHEET, timeout=60_000)
        assert stop(page) == []
