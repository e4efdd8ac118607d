"""Pictures of every screen in every size and language, kept in out/pictures; nothing may run over the edge."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from maumau.text import LANGUAGES
from tests.browser.conftest import NewPage
from tests.browser.states import STATES, show

OUT = Path(__file__).resolve().parents[2] / "out" / "pictures"
SIZES = {"360x740": (360, 740), "740x360": (740, 360), "768x1024": (768, 1024), "1280x800": (1280, 800)}

OVERFLOWING = """
() => {
  // Texts of buttons, labels and headings that do not fit, unless they are meant to end with dots or to scroll.
  const wrong = [];
  if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push('the page is wider than the window');
  for (const one of document.querySelectorAll('button, a, h1, h2, label, summary, th, td, p, dt, dd, li > span')) {
    const style = getComputedStyle(one);
    if (style.visibility === 'hidden' || !one.offsetParent || one.classList.contains('unseen')) continue;
    if (style.textOverflow === 'ellipsis' || one.querySelector('svg, .unseen, img')) continue;
    if (one.scrollWidth > one.clientWidth + 1 && style.display !== 'inline' && style.overflowX !== 'auto')
      wrong.push(`${one.tagName} ${one.className}: ${one.textContent.trim().slice(0, 60)}`);
    const box = one.getBoundingClientRect();
    const inside = one.closest('.scroll, .frame, ol, ul, dialog, aside');
    if (!inside && box.width && (box.right > innerWidth + 1 || box.left < -1))
      wrong.push(`outside: ${one.tagName} ${one.textContent.trim().slice(0, 60)}`);
  }
  return [...new Set(wrong)];
}
"""


def take(page: Page, language: str, state: str, size: str) -> None:
    """Keep a picture."""
    folder = OUT / language
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=folder / f"{state}-{size}.png")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", STATES)
def test_nothing_runs_over_the_edge(new_page: NewPage, language: str, state: str) -> None:
    for size, (width, height) in SIZES.items():
        page = new_page({"width": width, "height": height}, settings={"language": language})
        show(page, state)
        take(page, language, state, size)
        assert page.evaluate(OVERFLOWING) == [], size
        page.context.close()


@pytest.mark.slow
@pytest.mark.parametrize("state", ["first", "table", "suit", "sheet", "waiting", "settings"])
def test_text_of_double_size_is_still_whole(new_page: NewPage, state: str) -> None:
    page = new_page()
    page.add_init_script("onload = () => { document.documentElement.style.fontSize = '200%'; }")
    show(page, state)
    take(page, "en", f"{state}-double", "360x740")
    assert page.viewport_size is not None
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]


@pytest.mark.slow
@pytest.mark.parametrize("look", [{"deck": "german"}, {"palette": "four"}, {"palette": "skat"}])
def test_other_decks_and_colours(new_page: NewPage, look: dict[str, str]) -> None:
    page = new_page(settings={"language": "de", **look})
    show(page, "table")
    take(page, "de", "table-" + "-".join(look.values()), "360x740")
    assert page.locator(".hand button").count() == 9
