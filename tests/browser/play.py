"""What a person does at a table, for tests."""

from __future__ import annotations

from playwright.sync_api import Page, expect

SHEET = "dialog[open] [data-act=next]"

AUTOMATON = """
() => {
  // Presses what a person could press: the first card that is offered, else draw, else pass; answers what is asked.
  window.refusals = [];
  const press = (selector) => {
    const found = document.querySelector(selector);
    found?.click();
    return found !== null;
  };
  window.automaton = setInterval(() => {
    const said = document.querySelector('.me .toast')?.textContent;
    if (said && !window.refusals.includes(said)) window.refusals.push(said);
    if (document.querySelector('dialog[open] [data-act=next]')) return;
    if (document.querySelector('dialog[open]')) {
      press('dialog[open] :is(.four button, [data-stands], .answers .gold, .sheet > .gold)');
      return;
    }
    press('[data-act=announce].lit:not(.armed)');
    press(".hand button[aria-disabled='false']") || press("[data-act=draw][aria-disabled='false']") ||
      press("[data-act=pass][aria-disabled='false']");
  }, 60);
}
"""


def play_now(page: Page, site: str) -> None:
    """From the first screen to a table against computer players, with one tap."""
    page.goto(site)
    page.locator("[data-act=play-now]:enabled").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".table .hand")).to_be_attached()


def let_play(page: Page) -> None:
    """Let an automaton press the buttons from now on."""
    page.evaluate(AUTOMATON)


def stop(page: Page) -> list[str]:
    """Stop it; everything that was refused."""
    refused: list[str] = page.evaluate("() => { clearInterval(window.automaton); return window.refusals; }")
    return refused


def play_deal(page: Page, timeout: float = 90_000) -> None:
    """Play until the score sheet comes up; nothing may be refused."""
    let_play(page)
    page.wait_for_selector(SHEET, timeout=timeout)
    assert stop(page) == []
