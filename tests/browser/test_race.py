"""Two people want the same moment: one jumps in with the twin of the top card while the other lays a card.

What both send is held back until both have tapped, so that neither has seen what the other does.
"""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import NewPage
from tests.browser.play import SHEET
from tests.browser.test_people import come_in

pytestmark = pytest.mark.slow

RULES = {"base": "jokers-505", "changes": {"hand_size": 10}}
"""Many cards in the hands: soon somebody holds the twin of the top card."""
CREATE = """
async (settings) => {
  // Somebody who is known to this browser, and a table of this person.
  const post = async (path, body) => {
    const answer = await fetch(`/api/${path}`, {
      method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)});
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  await post('session', {name: 'Ana'});
  localStorage['maumau-settings'] = JSON.stringify({...JSON.parse(localStorage['maumau-settings']), known: true});
  return (await post('tables', {settings})).code;
}
"""
STEP = """
() => {
  // One press of what may be pressed; half of the turns only draw, so that hands grow.
  const press = (selector) => {
    const found = document.querySelector(selector);
    found?.click();
    return found !== null;
  };
  if (document.querySelector('dialog[open]'))
    return press('dialog[open] :is(.four button, [data-stands], .answers .gold, .sheet > .gold)');
  press('[data-act=announce].lit:not(.armed)');
  if (document.querySelector('.me.mine') === null) return false;
  const ways = ["[data-act=pass][aria-disabled='false']", "[data-act=draw][aria-disabled='false']"];
  const card = ".hand button[aria-disabled='false']";
  return (Math.random() < 0.5 ? [card, ...ways] : [...ways, card]).some(press);
}
"""
OFFERED = "() => [...document.querySelectorAll(\".hand button[aria-disabled='false']\")].map((one) => one.dataset.card)"
MINE = "() => document.querySelector('.me.mine') !== null"
TOLD = """
() => {
  // Keeps everything that is refused in words.
  window.told = [];
  setInterval(() => {
    const said = document.querySelector('.table .toast')?.textContent.trim();
    if (said && !window.told.includes(said)) window.told.push(said);
  }, 20);
}
"""
HELD = """
() => [...document.querySelectorAll('.hand button')]
  .reduce((sum, one) => sum + Number(one.querySelector('b')?.textContent.slice(1) ?? 1), 0)
"""
PLAIN = "3456TK"


class Gate:
    """The line of a page to the server; while it is shut, what the page says waits."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.shut = False
        self.waiting: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket("**/ws", self._connect)

    def _connect(self, ws: WebSocketRoute) -> None:
        server = ws.connect_to_server()
        ws.on_message(lambda said: self.waiting.append((server, said)) if self.shut else server.send(said))
        server.on_message(ws.send)

    def tap(self, card: str) -> None:
        """Tap a card; what follows from it waits."""
        self.shut = True
        self.page.evaluate(TOLD)
        self.page.locator(f"[data-card='{card}']").first.evaluate("(button) => button.click()")
        self.page.wait_for_timeout(200)
        assert [said for _server, said in self.waiting if '"move"' in str(said)], "nothing was sent"

    def open(self) -> None:
        """Let everything through."""
        self.shut = False
        for server, said in self.waiting:
            server.send(said)


def sit_down(ana: Page, boris: Page, site: str) -> None:
    """Both at a table for two, and the first deal begun."""
    ana.goto(site)
    code = ana.evaluate(CREATE, {"rules": RULES, "seats": 2, "turnTime": 0})
    ana.goto(f"{site}/t/{code}")
    come_in(boris, ana.url, "Boris")
    boris.get_by_role("button", name="I am ready").click()
    ana.get_by_role("button", name="Start").click()
    for page in (ana, boris):
        expect(page.locator(".table .hand")).to_be_attached()


def until_both_may_lay(pages: tuple[Page, Page]) -> tuple[Page, str, Page, str]:
    """Play until the one who is not to move holds the twin, and the other a card without a question."""
    end = time.monotonic() + 240
    while time.monotonic() < end:
        for mover, other in (pages, pages[::-1]):
            twins = [] if other.evaluate(MINE) else other.evaluate(OFFERED)
            cards = [card for card in mover.evaluate(OFFERED) if card[0] in PLAIN] if twins else []
            if cards and mover.evaluate(MINE):
                return mover, cards[0], other, twins[0]
        for page in pages:
            if page.locator(SHEET).count():
                page.locator(SHEET).click()
            page.evaluate(STEP)
        pages[0].wait_for_timeout(120)
    raise AssertionError("nobody came to hold the twin of the top card")


@pytest.mark.parametrize("first", ["mover", "jumper"])
def test_of_two_who_tap_at_once_one_lays_and_the_other_is_told(new_page: NewPage, site: str, first: str) -> None:
    ana, boris = (new_page(settings={"speed": "off"}) for _ in range(2))
    gates = {page: Gate(page) for page in (ana, boris)}
    sit_down(ana, boris, site)
    mover, card, jumper, twin = until_both_may_lay((ana, boris))
    gates[mover].tap(card)
    gates[jumper].tap(twin)
    held = {page: page.evaluate(HELD) for page in (ana, boris)}
    quick, late = (mover, jumper) if first == "mover" else (jumper, mover)
    gates[quick].open()
    quick.wait_for_timeout(100)
    gates[late].open()
    late.wait_for_timeout(1_500)
    assert quick.evaluate("() => window.told") == []
    told = late.evaluate("() => window.told")
    assert len(told) == 1
    assert not told[0].startswith(("refused-", "reason-"))
    expect(quick.locator(".lines")).to_contain_text(re.compile("You (play|jump in with)"))
    assert [page.evaluate(HELD) - held[page] for page in (quick, late)] == [-1, 0]
