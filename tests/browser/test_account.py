"""Signing up, in and out in a browser, by password and by passkey."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from maumau.testing.servers import server_process
from tests.browser.conftest import NewPage
from tests.browser.test_access import complaints

GOOD = "a long enough password"
EXPECTED = "Failed to load resource: the server responded with a status of 40[139]"
"""What the browser itself notes of a refusal."""


@pytest.fixture(scope="module")
def secure(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for which browsers allow passkeys."""
    with server_process(Path(tmp_path_factory.mktemp("data"))) as server:
        yield server.url.replace("127.0.0.1", "localhost")


def sign_up(page: Page, site: str, name: str) -> None:
    """Sign up with a password."""
    page.goto(f"{site}/account")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password", exact=True).fill(GOOD)
    page.get_by_role("button", name="Sign up", exact=True).click()
    expect(page.get_by_text("Each works once")).to_be_visible()


def device(page: Page) -> Any:
    """A device that makes passkeys and says yes to everything."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session


@pytest.mark.slow
def test_a_guest_signs_up_and_comes_back_from_elsewhere(new_page: NewPage, secure: str) -> None:
    page = new_page(allow=EXPECTED)
    sign_up(page, secure, "Mika")
    code = page.locator("code").first.inner_text()
    page.get_by_role("button", name="I have kept them").click()
    expect(page.get_by_role("heading", name="Account of Mika")).to_be_visible()
    assert complaints(page) == []

    other = new_page(allow=EXPECTED)
    other.goto(f"{secure}/account")
    expect(other.get_by_role("button", name="Sign in", exact=True)).to_be_visible()
    assert complaints(other) == []
    other.get_by_role("button", name="Sign in", exact=True).click()
    other.get_by_label("Name").fill("mika")
    other.get_by_label("Password", exact=True).fill("not the password")
    other.get_by_role("button", name="Sign in", exact=True).click()
    expect(other.get_by_role("alert")).to_have_text("The name or the password is wrong.")
    other.get_by_role("button", name="Lost your password?").click()
    other.get_by_label("Recovery code").fill(code)
    other.get_by_label("New password").fill("another long password")
    other.get_by_role("button", name="Set a new password").click()
    expect(other.get_by_role("heading", name="Account of Mika")).to_be_visible()
    expect(other.get_by_text("7 codes are left")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Sign up", exact=True)).to_be_visible()


def test_a_passkey_signs_up_and_in(new_page: NewPage, secure: str) -> None:
    page = new_page(allow=EXPECTED)
    device(page)
    page.goto(f"{secure}/account")
    page.get_by_label("Name").fill("Jovana")
    page.get_by_role("button", name="Sign up with a passkey").click()
    page.get_by_role("button", name="I have kept them").click()
    expect(page.get_by_role("heading", name="Account of Jovana")).to_be_visible()
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("alert")).to_contain_text("Set a password first")
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.wait_for_url(f"{secure}/")
    page.goto(f"{secure}/account")
    page.get_by_role("button", name="Sign in", exact=True).click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", name="Account of Jovana")).to_be_visible()


def test_everything_is_deleted_on_request(new_page: NewPage, secure: str) -> None:
    page = new_page(allow=EXPECTED)
    sign_up(page, secure, "Zoran")
    page.get_by_role("button", name="I have kept them").click()
    page.get_by_role("button", name="Delete my account").click()
    page.get_by_label("Name").fill("Zoran")
    page.locator("input[type=password]").fill(GOOD)
    page.get_by_role("button", name="Delete my account").click()
    expect(page.get_by_role("status")).to_have_text("Everything of yours is deleted.")
    expect(page.get_by_role("button", name="Sign up", exact=True)).to_be_visible()
