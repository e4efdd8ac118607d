"""Names and texts with script in them, on the pages that show them: nothing runs, and the policy would not let it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.test_results import record

SCRIPT = "<img src=x onerror=f()>"
TITLE = '"><svg onload=f()><p title="'
ASK = """
async ([method, path, body]) => {
  const asked = { method, headers: { 'content-type': 'application/json' } };
  if (body !== null) asked.body = JSON.stringify(body);
  const answer = await fetch('/api' + path, asked);
  const text = await answer.text();
  if (!answer.ok) throw new Error(method + path + text);
  return text ? JSON.parse(text) : null;
}
"""
SHOWN = """
(texts) => {
  const fields = [...document.querySelectorAll('input')].map((field) => field.value);
  const shown = document.body.textContent + fields.join();
  return texts.some((text) => shown.includes(text));
}
"""


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    return page.evaluate(ASK, [method, path, body])


def nothing_ran(page: Page) -> None:
    """No handler has run, and nothing of the text has become an element."""
    assert page.evaluate("() => window.ran") is None
    assert page.locator("img[onerror], svg[onload], [title='']").count() == 0


@pytest.mark.slow
def test_no_page_runs_what_people_wrote(new_page: NewPage, site: str) -> None:
    eve = new_page(settings={"nickname": SCRIPT, "known": True}, allow="401")
    ana = new_page()
    for page in (eve, ana):
        page.context.add_init_script("window.f = () => { window.ran = true }")
        page.goto(site)
    ask(eve, "POST", "/session", {"name": SCRIPT})
    me = ask(eve, "GET", "/session")["user"]
    code = ask(eve, "POST", "/rules", {"base": "mau-king", "name": TITLE})["id"]
    settings = {"rules": {"base": code}, "seats": 2, "turnTime": 0, "open": True}
    table = ask(eve, "POST", "/tables", {"settings": settings})
    [replay] = ask(eve, "POST", "/records", {"text": record("Ana", SCRIPT, "Vera")})["ids"]
    pages = [(eve, "/"), (eve, f"/t/{table['code']}"), (ana, "/lobby"), (ana, f"/t/{table['code']}"), (ana, f"/p/{me}")]
    pages += [(eve, f"/r/{replay}"), (ana, f"/r/{code}"), (eve, "/account")]
    for page, path in pages:
        page.goto(site + path)
        page.wait_for_function(SHOWN, arg=[SCRIPT, TITLE])
        page.wait_for_timeout(300)
        nothing_ran(page)


def test_the_policy_stops_script_that_got_into_the_page_all_the_same(new_page: NewPage, site: str) -> None:
    page = new_page(allow="Content Security Policy|Failed to load|404")
    page.goto(site)
    refused = page.evaluate(
        """async () => {
          const refused = [];
          document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
          window.f = () => { window.ran = true };
          const box = document.createElement('div');
          box.innerHTML = '<img src=/none.png onerror=f()>';
          document.body.append(box);
          const script = document.createElement('script');
          script.textContent = 'f()';
          document.body.append(script);
          await new Promise((done) => setTimeout(done, 500));
          return [...new Set(refused)].sort();
        }"""
    )
    assert page.evaluate("() => window.ran") is None
    assert {"script-src-attr", "script-src-elem"} <= set(refused)
