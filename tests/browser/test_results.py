"""Leaderboards, profiles, how ratings work, and the replay of a deal."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, Route, expect

from maumau.engine.chance import Seeded
from maumau.engine.deal import Deal
from maumau.records import Made, record_of, to_text
from maumau.rulesets import load_rules
from maumau.testing.tables import lay_something
from tests.browser import fake
from tests.browser.conftest import NewPage
from tests.browser.play import play_deal, play_now
from tests.browser.test_access import complaints
from tests.browser.test_pictures import OUT, OVERFLOWING, SIZES

RULES = {
    "start": 1500, "newGames": 20, "kNew": 40, "k": 20, "senior": 2000, "kSenior": 15, "master": 2400, "kMaster": 10,
    "scale": 400, "mostMeetings": 10, "fewestOpponents": 2,
}  # fmt: skip
STANDING = {"rules": "mau-king", "rating": 1542, "games": 31, "wins": 14, "user": "u-me", "name": "Vi", "gain": 12}
BOARD = {
    "rules": "mau-king", "period": "all",
    "people": [{**STANDING, "user": f"u{i}", "name": name, "rating": 1600 - 13 * i, "gain": 40 - 17 * i}
               for i, name in enumerate(fake.NAMES)] + [{**STANDING, "provisional": True}],
    "computers": [{"rules": "mau-king", "rating": 1582, "games": 28, "wins": 10, "level": "easy"}],
}  # fmt: skip
RESULTS = [
    {**fake.RESULT, "ended": 1_790_000_000_000},
    {**fake.RESULT, "ended": 1_780_000_000_000, "winner": 1, "id": "", "unrated": "house_rules", "houseRules": True,
     "seats": [{"name": "Vi", "user": "u-me", "fate": "left"}, {"level": "easy"}, {}]},
]  # fmt: skip
PROFILE = {
    "user": "u-me", "name": "Vi", "since": 1_700_000_000_000, "deals": 51, "wins": 20, "mine": True, "former": ["Vivi"],
    "ratings": [STANDING, {**STANDING, "rules": "skat-32", "games": 3, "provisional": True}],
    "favourites": [{"rules": "mau-king", "deals": 40, "wins": 18}, {"rules": "skat-32", "deals": 11, "wins": 2}],
    "rivals": [{"user": "u1", "name": "Mira", "deals": 22, "wins": 11, "losses": 8}],
}  # fmt: skip
CURVE = [
    {"at": 1_790_000_000_000 + i, "rating": 1500 + i % 7 * 20 - i, "change": 20 if i % 7 else -120} for i in range(40)
]


def record(*names: str) -> str:
    """The text of a short deal."""
    rules, deal, moves = load_rules("skat-32"), Deal.new(load_rules("skat-32"), 3, Seeded(5)), []
    while not deal.over:
        moves.append(Made(deal.turn, move := lay_something(deal, deal.turn)))
        deal, _ = deal.apply(deal.turn, move)
    return to_text(record_of(rules, names or ("Ana", "Bob", "Цара"), Seeded(5), moves))


def people(page: Page) -> None:
    """Answer what the pages about people ask."""
    fake.serve(page, {})
    answers: dict[str, Any] = {
        "/ratings": RULES, "/boards/mau-king": BOARD, "/people/u-me": PROFILE, "/people/u-me/results": RESULTS,
        "/people/u-me/curve/mau-king": CURVE, "/people/u-me/curve/skat-32": CURVE[:2],
    }  # fmt: skip

    def answer(route: Route) -> None:
        path = route.request.url.removeprefix(f"{fake.ORIGIN}/api").split("?")[0]
        route.fulfill(json=answers[path]) if path in answers else route.fallback()

    page.route(f"{fake.ORIGIN}/api/**", answer)


PAGES = {"board": "/board", "profile": "/p/u-me", "ratings": "/ratings"}


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(page: Page, name: str) -> None:
    people(page)
    page.goto(fake.ORIGIN + PAGES[name])
    page.wait_for_load_state("networkidle")
    assert complaints(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", "ru", "sr-Latn", "sr-Cyrl"])
@pytest.mark.parametrize("name", PAGES)
def test_nothing_runs_over_the_edge(new_page: NewPage, name: str, language: str) -> None:
    (OUT / language).mkdir(parents=True, exist_ok=True)
    for size, (width, height) in SIZES.items():
        page = new_page({"width": width, "height": height}, settings={"language": language, "rules": "mau-king"})
        people(page)
        page.goto(fake.ORIGIN + PAGES[name])
        page.wait_for_load_state("networkidle")
        page.screenshot(path=OUT / language / f"{name}-{size}.png", full_page=True)
        assert page.evaluate(OVERFLOWING) == [], size
        page.context.close()


def test_the_day_shows_gains_and_the_rating_is_a_curve_and_a_table(page: Page) -> None:
    people(page)
    page.goto(f"{fake.ORIGIN}/board")
    expect(page.get_by_role("columnheader", name="Gain")).to_have_count(0)
    page.get_by_text("24 hours").click()
    expect(page.get_by_role("columnheader", name="Gain")).to_have_count(1)
    page.get_by_role("link", name="Vi", exact=True).click()
    expect(page.get_by_role("img", name="rated games")).to_be_visible()
    page.get_by_text("As a table").click()
    expect(page.locator("details tbody tr")).to_have_count(len(CURVE))


def test_a_record_is_opened_and_watched_move_by_move(page: Page, site: str) -> None:
    page.goto(site)
    page.locator("[data-act=play-now]:enabled").click()
    page.wait_for_url("**/t/*")
    page.goto(site)
    page.get_by_role("link", name="My profile").click()
    file: FilePayload = {"name": "deal.mau", "mimeType": "text/plain", "buffer": record().encode()}
    page.locator("input[type=file]").set_input_files(files=[file])
    page.wait_for_url("**/r/*")
    expect(page.get_by_text("Move 0 of")).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("button", name="One move on").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Move 2 of")).to_be_visible()
    assert page.url.endswith("?move=2")
    open_cards = page.locator(".seats .cards:not(.backs)")
    expect(open_cards).to_have_count(3)
    page.get_by_label("Seen by").select_option(label="Bob")
    expect(open_cards).to_have_count(1)
    assert page.url.endswith("?move=2&seat=1")
    page.reload()
    expect(page.get_by_text("Move 2 of")).to_be_visible()
    expect(open_cards).to_have_count(1)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".lines")).to_contain_text("win")
    assert json.loads(page.evaluate("JSON.stringify(document.documentElement.scrollWidth <= innerWidth)"))


def test_somebody_is_reported_to_who_looks_after_the_server(new_page: NewPage) -> None:
    page = new_page(settings={"known": True, "rules": "mau-king"})
    people(page)
    heard: list[Any] = []

    def hear(route: Route) -> None:
        heard.append(route.request.post_data_json)
        route.fulfill(status=204)

    page.route(f"{fake.ORIGIN}/api/people/u-me/report", hear)
    page.route(f"{fake.ORIGIN}/api/people/u-me", lambda route: route.fulfill(json={**PROFILE, "mine": False}))
    page.goto(f"{fake.ORIGIN}/p/u-me")
    page.get_by_role("button", name="Report this player").click()
    page.get_by_text("the name", exact=True).click()
    page.get_by_label("More about it").fill("no name at all")
    assert complaints(page) == []
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("status")).to_contain_text("Thank you")
    assert heard == [{"why": "name", "note": "no name at all"}]


@pytest.mark.slow
def test_a_deal_that_was_played_is_watched_again_from_the_score_sheet(new_page: NewPage, site: str) -> None:
    page = new_page(settings={"rules": "skat-32", "speed": "off"})
    play_now(page, site)
    play_deal(page)
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Watch this deal again").click()
    replay = opened.value
    expect(replay.get_by_text("Move 0 of")).to_be_visible()
    replay.get_by_role("button", name="To the end").click()
    expect(replay.locator(".lines")).to_contain_text("win")
