"""What is asked before a card is laid, and the announcement that goes with it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser import fake
from tests.browser.conftest import NewPage
from tests.browser.states import show
from tests.browser.test_no_rules import moves

JACK = {"card": "JC", "suits": {suit: f"play JC name {suit}" for suit in "CDHS"}}
JOKER = {"card": "JOKER", "stands": [{"card": "7H", "move": "play JOKER as 7H"}, {**JACK, "card": "JD"}]}

Heard = list[dict[str, Any]]


def open_table(page: Page, legal: dict[str, Any], **more: Any) -> Heard:
    """A table at which one holds five cards and may do what is listed."""
    heard: Heard = []
    made = fake.deal("8C 7H JC JOKER KH", [5, 4, 3], legal=legal, **more)
    fake.serve(page, fake.table(made, fake.seats(3)), heard)
    page.goto(fake.TABLE)
    page.locator(".hand button").first.wait_for()
    return heard


def tap(page: Page, card: str) -> None:
    """Tap a card of the hand."""
    page.locator(f"[data-card='{card}']").first.click(position={"x": 18, "y": 30}, force=True)


def sent(page: Page, heard: Heard) -> list[str]:
    """The texts of the moves that were sent: the first one is waited for, and none is sent twice."""
    for _ in range(50):
        if moves(heard):
            break
        page.wait_for_timeout(100)
    return sent_soon(page, heard)


def sent_soon(page: Page, heard: Heard) -> list[str]:
    """The texts of the moves that were sent, or are in a moment."""
    page.wait_for_timeout(150)
    return [message["move"] for message in moves(heard)]


def test_a_jack_asks_for_the_suit_and_says_how_many_one_holds(page: Page) -> None:
    heard = open_table(page, {"plays": [JACK]})
    tap(page, "JC")
    dialog = page.get_by_role("dialog", name="Name a suit")
    expect(dialog.locator("[data-suit=H]")).to_contain_text("2")
    expect(dialog.locator("[data-suit=D]")).to_contain_text("0")
    dialog.locator("[data-suit=H]").click()
    assert sent(page, heard) == ["play JC name H"]


def test_a_number_key_names_the_suit_and_escape_takes_the_question_back(page: Page) -> None:
    heard = open_table(page, {"plays": [JACK]})
    tap(page, "JC")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    tap(page, "JC")
    page.keyboard.press("3")
    assert sent(page, heard) == ["play JC name D"]


def test_a_joker_asks_for_its_card_and_then_for_what_that_card_asks(page: Page) -> None:
    heard = open_table(page, {"plays": [JOKER]})
    tap(page, "JOKER")
    page.locator("[data-stands=JD]").click()
    page.locator("[data-suit=S]").click()
    assert sent(page, heard) == ["play JC name S"]


def test_several_at_once_are_offered_beside_the_single_card(page: Page) -> None:
    heard = open_table(page, {"plays": [JACK], "several": "play JC JD", "severalCards": ["JC", "JD"]})
    tap(page, "JC")
    page.get_by_role("button", name="All 5 cards").click()
    assert sent(page, heard) == ["play JC JD"]


@pytest.mark.parametrize(("matters", "wanted", "text"), [(True, True, "play 7H announce"), (True, False, "play 7H")])
def test_the_announcement_goes_with_the_card_when_it_was_pressed(
    page: Page, *, matters: bool, wanted: bool, text: str
) -> None:
    heard = open_table(page, {"plays": [{"card": "7H", "move": "play 7H", "announce": matters}], "announce": True})
    button = page.locator("[data-act=announce]")
    expect(button).to_have_attribute("aria-disabled", "false")
    if wanted:
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
    tap(page, "7H")
    assert sent(page, heard) == [text]


def test_a_hint_is_shown_with_its_reasons_and_goes_when_a_card_is_laid(page: Page) -> None:
    legal = {"plays": [{**JACK, "card": "JS"}, {"card": "QH", "move": "play QH"}], "draw": "draw"}
    heard: Heard = []
    laid = {"kind": "played", "seat": 0, "cards": ["QH"]}
    event = {"kind": "moved", "version": 41, "at": 0, "seat": 0, "by": "person", "deal": [laid]}
    after = {"t": "update", "table": "T1", "version": 41, "events": [event]}
    made = fake.deal("JS QH KH 8C", [4, 4, 3], legal=legal, hints=True)
    replies = {"play QH": {**after, "deal": fake.deal("JS KH 8C", [3, 4, 3], turn=1, hints=True)}}
    fake.serve(page, fake.table(made, fake.seats(3)), heard, replies)
    page.goto(fake.TABLE)
    page.locator("[data-act=hint][aria-disabled=false]").click()
    panel = page.locator(".advice").first
    expect(panel.get_by_role("status")).to_contain_text(
        "Lay jack of spades and name hearts. And say “Last card!”. You hold most of hearts: 2. "
        "Mira seems to have no hearts. Mira, with 4 left, must take 2 cards. "
        "Wins the deal 62 times in 100, by estimate. Otherwise: "
    )
    expect(page.locator(".hand li.chosen [data-card=JS]")).to_have_count(1)
    assert [message["t"] for message in heard].count("hint") == 1
    tap(page, "JS")
    expect(page.locator(".four .hinted")).to_have_attribute("data-suit", "H")
    page.keyboard.press("Escape")
    tap(page, "QH")
    expect(panel).to_have_count(0)
    expect(page.locator(".hand li.chosen")).to_have_count(0)


def test_a_hint_goes_when_anything_happens_though_the_turn_comes_back(page: Page) -> None:
    """Another jumps in and the turn is here again, with as many cards as before."""
    made = fake.deal("JS QH KH 8C", [4, 4, 3], legal={"plays": [{"card": "QH", "move": "play QH"}]}, hints=True)
    line: list[WebSocketRoute] = []
    fake.serve(page, fake.table(made, fake.seats(3)), line=line)
    page.goto(fake.TABLE)
    page.locator("[data-act=hint][aria-disabled=false]").click()
    expect(page.locator("section.advice")).to_have_count(1)
    jumped = {"kind": "played", "seat": 1, "cards": ["8H"], "jumpIn": True}
    facts = [jumped, {"kind": "turn", "seat": 0, "context": "turn"}]
    event = {"kind": "moved", "version": 41, "at": 0, "seat": 1, "by": "person", "deal": facts}
    update = {"t": "update", "table": "T1", "version": 41, "events": [event], "deal": {**made, "counts": [4, 3, 3]}}
    line[-1].send(json.dumps(update))
    expect(page.locator(".advice")).to_have_count(0)
    expect(page.locator(".hand li.chosen")).to_have_count(0)


def test_a_hint_may_be_asked_for_at_any_time_so_that_the_lamp_tells_nothing(page: Page) -> None:
    heard: Heard = []
    made = fake.deal("JS QH KH 8C", [4, 4, 3], turn=1, hints=True)
    fake.serve(page, fake.table(made, fake.seats(3)), heard)
    page.goto(fake.TABLE)
    page.locator("[data-act=hint][aria-disabled=false]").click()
    expect(page.locator("section.advice")).to_have_count(1)
    page.locator("section.advice").get_by_role("button").click()
    page.keyboard.press("i")
    expect(page.locator("section.advice")).to_have_count(1)
    assert [message["t"] for message in heard].count("hint") == 2
    fake.serve(page, fake.table({**made, "context": "cut"}, fake.seats(3)), heard)
    page.goto(fake.TABLE)
    expect(page.locator("[data-act=hint]")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("i")
    assert [message["t"] for message in heard].count("hint") == 2


def test_a_hint_can_be_put_away_and_there_is_no_button_where_there_are_none(page: Page) -> None:
    open_table(page, {"plays": [{"card": "8C", "move": "play 8C"}]}, hints=True)
    page.keyboard.press("i")
    page.locator(".advice").get_by_role("button").click()
    expect(page.locator(".advice")).to_have_count(0)
    open_table(page, {"plays": [{"card": "8C", "move": "play 8C"}]})
    expect(page.locator("[data-act=hint]")).to_have_count(0)


def test_the_announcement_button_is_dark_where_nothing_is_to_be_announced(page: Page) -> None:
    heard = open_table(page, {"plays": [{"card": "7H", "move": "play 7H"}]})
    button = page.locator("[data-act=announce]")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    tap(page, "7H")
    assert sent(page, heard) == ["play 7H"]


def test_a_late_announcement_is_made_at_once(page: Page) -> None:
    heard = open_table(page, {"announceLate": "announce"}, turn=1)
    page.locator("[data-act=announce]").click()
    assert sent(page, heard) == ["announce"]


def test_a_missing_announcement_is_pointed_out_by_name(page: Page) -> None:
    heard = open_table(page, {"challenges": [{"seat": 1, "move": "challenge 1"}]}, turn=1, challengeable=[1])
    page.get_by_role("button", name="Mira said nothing!").click()
    assert sent(page, heard) == ["challenge 1"]


def test_the_twin_is_tapped_to_jump_in(page: Page) -> None:
    heard = open_table(page, {"jumpIn": "jump-in KH", "jumpCard": "KH"}, turn=1)
    tap(page, "KH")
    assert sent(page, heard) == ["jump-in KH"]


def test_a_wrong_card_that_costs_is_laid_only_after_a_question(page: Page) -> None:
    heard = open_table(page, {"draw": "draw", "wrongCardCosts": 2})
    tap(page, "8C")
    page.get_by_role("button", name="Keep it").click()
    assert sent_soon(page, heard) == []
    tap(page, "8C")
    page.get_by_role("button", name="Lay it all the same (2 cards)").click()
    assert sent(page, heard) == ["play 8C"]


def test_the_one_who_cuts_chooses_how_many_to_lift(page: Page) -> None:
    heard = open_table(page, {"cut": [4, 30]}, context="cut")
    page.get_by_role("slider").fill("11")
    page.get_by_role("button", name="Cut", exact=True).click()
    assert sent(page, heard) == ["cut 11"]


def test_a_strong_card_of_the_cut_is_taken_or_left(page: Page) -> None:
    heard = open_table(page, {"take": "take", "leave": "leave"}, context="take", pulled="JS")
    expect(page.get_by_role("dialog")).to_contain_text("jack of spades")
    page.get_by_role("button", name="Leave it for the pile").click()
    assert sent(page, heard) == ["leave"]


def test_two_taps_are_needed_where_a_person_wants_it_so(new_page: NewPage) -> None:
    page = new_page(settings={"tapTwice": True})
    heard = open_table(page, {"plays": [{"card": "7H", "move": "play 7H"}]})
    tap(page, "7H")
    assert sent_soon(page, heard) == []
    tap(page, "7H")
    assert sent(page, heard) == ["play 7H"]


SIZES = [(360, 740), (740, 360)]


@pytest.mark.parametrize(("state", "size"), [("suit", SIZES[0]), ("suit", SIZES[1]), ("joker", SIZES[1])])
def test_a_question_hides_neither_pile_nor_hand(new_page: NewPage, state: str, size: tuple[int, int]) -> None:
    page = new_page({"width": size[0], "height": size[1]})
    show(page, state)
    boxes = {name: page.locator(name).bounding_box() for name in ("dialog[open]", ".pile", ".hand")}
    asked, pile, hand = boxes.values()
    assert asked
    assert pile
    assert hand
    assert asked["y"] + asked["height"] <= hand["y"] + 1
    beside = asked["x"] >= pile["x"] + pile["width"]
    assert beside or asked["y"] >= pile["y"] + pile["height"]
    cut_off = "(all) => all.some((one) => one.scrollHeight > one.clientHeight + 1)"
    assert not page.locator("dialog[open], dialog[open] ul").evaluate_all(cut_off)


@pytest.mark.parametrize("size", SIZES)
def test_a_finger_finds_every_button_of_the_table(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page({"width": size[0], "height": size[1]})
    show(page, "table")
    buttons = page.locator("main button:visible:not(.hand button)")
    boxes = [box for one in buttons.all() if (box := one.bounding_box())]
    assert len(boxes) > 8
    assert [box for box in boxes if min(box["width"], box["height"]) < 44] == []


HIDDEN = """
() => {
  const toast = document.querySelector('.toast').getBoundingClientRect();
  const meets = (one) => {
    const box = one.getBoundingClientRect();
    return box.left < toast.right && box.right > toast.left && box.top < toast.bottom && box.bottom > toast.top;
  };
  const seen = [...document.querySelectorAll('.seats button, .stock, .pile, .hand button')];
  return seen.length < 8 ? ['the table'] : seen.filter(meets).map((one) => one.className);
}
"""


@pytest.mark.parametrize("language", ["sr-Cyrl", "de"])
def test_a_refusal_on_a_phone_on_its_side_hides_nothing_and_goes_with_a_tap(new_page: NewPage, language: str) -> None:
    page = new_page({"width": 740, "height": 360}, settings={"language": language})
    show(page, "refused")
    expect(page.locator(".toast")).to_be_visible()
    assert page.evaluate(HIDDEN) == []
    page.mouse.click(300, 200)
    expect(page.locator(".toast")).to_have_count(0, timeout=2_000)
