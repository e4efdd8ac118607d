"""House rules: changed in a form, judged at once, kept under a name, shared by a link."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage


def open_form(page: Page, site: str) -> None:
    """The form for a new table with the house rules unfolded."""
    page.goto(f"{site}/new")
    page.get_by_role("combobox", name="Rules", exact=True).select_option("mau-king")
    page.get_by_role("button", name="House rules").click()
    expect(page.locator("[data-option=seven_draws]")).to_be_visible()


def unfold(page: Page, group: str) -> None:
    """Open a group of options."""
    page.locator("summary").filter(has_text=group).click()


def test_a_contradiction_is_explained_at_once_and_cannot_be_played(page: Page, site: str) -> None:
    open_form(page, site)
    unfold(page, "The pack")
    page.get_by_label("Players at least").select_option(label="8")
    page.get_by_label("Players at most").select_option(label="3")
    expect(page.locator(".faults")).to_contain_text("cannot both hold")
    expect(page.get_by_role("button", name="Create the table")).to_be_disabled()
    page.get_by_role("button", name="House rules").click()
    expect(page.locator(".faults")).to_be_visible()  # what forbids the table cannot be put away
    page.get_by_label("Players at most").select_option(label="8")
    expect(page.locator(".faults")).to_have_count(0)
    expect(page.get_by_role("button", name="Create the table")).to_be_enabled()


@pytest.mark.slow
def test_changed_rules_are_kept_shared_and_shown_to_everybody(page: Page, site: str) -> None:
    open_form(page, site)  # by somebody who has never been here
    page.get_by_label("Cards for a seven").select_option(label="3")
    page.get_by_label("Name of these rules").fill("Grandma")
    page.get_by_role("button", name="Keep under this name").click()
    link = page.locator(".keep a")
    page.goto(link.inner_text())
    page.locator("summary").filter(has_text="Grandma").click()
    expect(page.get_by_text("the next player has to draw 3 cards", exact=False).first).to_be_visible()
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(page.locator(".about .rules")).to_have_text("Grandma")


def test_a_link_to_rules_that_are_not_there_says_so_and_a_table_can_still_be_made(new_page: NewPage, site: str) -> None:
    page = new_page(allow="404")
    page.goto(f"{site}/r/NOSUCH")
    expect(page.get_by_role("alert")).to_have_text("There are no house rules with this code.")
    expect(page.get_by_role("button", name="Create the table")).to_be_enabled()
