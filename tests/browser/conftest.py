"""Fixtures of the browser tests: one browser and one server for each worker, pages that tolerate no error."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.browser import browser as browsers
from tools import web_build

PHONE = {"width": 360, "height": 740}
SPEED = 8
"""How much faster time runs for the server."""

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser."""
    if not web_build.current():
        pytest.fail("the web client is not built from what is here: run make web", pytrace=False)
    options = browsers.find()
    if options is None:
        pytest.fail("there is no browser: run python tests/browser/browser.py", pytrace=False)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(**options)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of a real server in a process of its own."""
    command = [sys.executable, str(Path(__file__).with_name("quick_server.py")), str(SPEED)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        try:
            yield server.stdout.readline().strip()
        finally:
            server.stdin.close()
            server.wait(timeout=15)


@pytest.fixture
def new_page(chromium: Browser) -> Iterator[NewPage]:
    """Makes pages, each for a person of its own; an error on any of them fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def hear(message: ConsoleMessage, allowed: re.Pattern[str]) -> None:
        if message.type == "error" and not allowed.search(message.text):
            faults.append(message.text)

    def make(viewport: dict[str, int] | None = None, settings: dict[str, Any] | None = None, **more: Any) -> Page:
        allowed = re.compile(more.pop("allow", "(?!)"))
        size = viewport or PHONE
        touch = min(size.values()) < 600
        usual = {"viewport": size, "has_touch": touch, "is_mobile": touch, "reduced_motion": "reduce", "locale": "en"}
        context = chromium.new_context(**{**usual, **more})
        contexts.append(context)
        kept = json.dumps({"language": "en", "opponents": 1, "sound": False, **(settings or {})})
        context.add_init_script(f"localStorage['maumau-settings'] ??= JSON.stringify({kept})")
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: hear(message, allowed))
        return page

    yield make
    for context in contexts:
        context.close()
    assert not faults, faults


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page on a phone."""
    return new_page()
