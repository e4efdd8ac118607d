"""Single states of the screens, for pictures and for checks of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser import fake

Made = dict[str, Any]


def listed(cards: str, **more: Any) -> Made:
    """What may be done: these cards laid, jacks with a suit, and a card drawn."""
    plays: list[Made] = []
    for card in cards.split():
        if card == "JOKER":
            stands = [{"card": rank + suit, "move": f"play JOKER as {rank}{suit}"} for suit in "CDHS" for rank in "7TQ"]
            plays.append({"card": card, "stands": stands})
        elif card[0] == "J":
            plays.append({"card": card, "suits": {suit: f"play {card} name {suit}" for suit in "CDHS"}})
        else:
            plays.append({"card": card, "move": f"play {card}"})
    return {"plays": plays, "draw": "draw", **more}


OWED: Final = {"kind": "drew", "seat": 1, "count": 2, "why": "owed"}
LAID: Final = {"kind": "played", "seat": 2, "cards": ["8H"]}
RECENT: Final = [
    {"kind": "moved", "version": 38, "at": 0, "seat": 1, "by": "person", "deal": [OWED]},
    {"kind": "moved", "version": 39, "at": 0, "seat": 2, "by": "computer", "deal": [LAID]},
]
NINE: Final = "7S TS JS QH KH 9D AD 8C KC"
MANY: Final = "2C 3C 5C 5C 7C TC QC 2D 4D 6D 6D 9D KD AD 3H 8H 8H JH KH 2S 4S 9S TS JS JOKER"


def table(hand: str = NINE, seats: int = 4, legal: Made | None = None, **more: Any) -> Made:
    """A table in mid-deal."""
    counts = [0, 4, 1, 7, 6, 9, 12, 3][:seats]
    offered = listed("JS QH KH 8C", announce=True) if legal is None else legal
    made = fake.deal(hand, counts, legal=offered, announced=[2], **more)
    return fake.table(made, fake.seats(seats), recent=RECENT)


def ended(over: bool = False) -> Made:
    """A table after a deal, with the score sheet."""
    points = [[0, 12, 30, 5], [12, 30, 5, 0], [5, 0, 30, 42]]
    rows = [{"number": i + 1, "dealer": i, "winner": row.index(0), "points": row} for i, row in enumerate(points)]
    score = {"scoring": "points", "matchEnd": "lowest_total", "limit": 301, "rows": rows, "totals": [17, 42, 65, 47]}
    if over:
        score |= {"over": True, "winner": 0, "places": [1, 2, 4, 3]}
    scored = {
        "kind": "deal_scored", "version": 40, "at": 0, "number": 3, "winner": 0, "points": [0, 12, 30, 5],
        "left": [[], ["7H", "JS"], ["KD", "QD", "8S"], ["AH"]],
    }  # fmt: skip
    made = fake.deal("", [0, 2, 3, 1], context="over")
    phase = "over" if over else "between"
    return fake.table(made, fake.seats(4), phase=phase, score=score, recent=[*RECENT, scored])


def waiting() -> Made:
    """A table that waits for players."""
    places = fake.seats(4)
    places[1]["ready"] = True
    places[3] = {"kind": "free"}
    return fake.table(None, places)


def adjourned() -> Made:
    """A match that goes on another time."""
    places = fake.seats(4)
    places[0]["ready"] = True
    places[1]["away"] = True
    return fake.table(fake.deal("", [0, 2, 3, 1]), places, phase="adjourned")


def proposed(waiting: list[int], what: str = "end") -> Made:
    """Something is proposed, and some have to answer."""
    return {**table(), "proposal": {"what": what, "seat": 1 if 0 in waiting else 0, "until": 1, "waiting": waiting}}


def early() -> Made:
    """A match that was ended by agreement."""
    made = ended(over=True)
    return {**made, "score": {**made["score"], "early": True}}


def silent() -> Made:
    """Somebody has not announced the last card."""
    return table("QH 7S", 3, {"challenges": [{"seat": 1, "move": "challenge 1"}]}, turn=2, challengeable=[1])


def owing() -> Made:
    """Eight at the table, and six cards to be taken."""
    return table("7S TS JS QH", 8, listed("7S"), pending=6, context="chain", answers=["7"])


def cutting() -> Made:
    """Before the cards are dealt."""
    return table("", 3, {"cut": [4, 30]}, context="cut", top="", beneath=[])


def taking() -> Made:
    """A strong card has come at the cut."""
    return table("", 3, {"take": "take", "leave": "leave"}, context="take", top="", beneath=[], pulled="JS")


def watching() -> Made:
    """A table as others see it."""
    made = table("", 4, {})
    made["deal"]["counts"][0] = 5
    return {**made, "you": None, "watchers": 3}


Do = Callable[[Page], None]


def tap(card: str) -> Do:
    """Tap a card."""
    return lambda page: page.locator(f"[data-card='{card}']").first.click(position={"x": 16, "y": 30}, force=True)


def click(selector: str) -> Do:
    """Press what opens something."""
    return lambda page: page.locator(selector).click()


def key(name: str) -> Do:
    """Press a key."""
    return lambda page: page.keyboard.press(name)


def propose(page: Page) -> None:
    """Open what may be proposed."""
    page.locator("[data-open=menu]").click()
    page.locator("dialog[open] li button").nth(-2).click()


def nothing(_page: Page) -> None:
    """Do nothing."""


TABLE: Final = "/t/ABC123"
STATES: Final[dict[str, tuple[str, Callable[[], Made], Do]]] = {
    "first": ("/", table, nothing),
    "lobby": ("/lobby", table, nothing),
    "new": ("/new", table, nothing),
    "unknown": ("/nowhere", table, nothing),
    "settings": ("/", table, click(".bar .ic")),
    "waiting": (TABLE, waiting, nothing),
    "adjourned": (TABLE, adjourned, nothing),
    "asked": (TABLE, lambda: proposed([0, 2]), nothing),
    "asking": (TABLE, lambda: proposed([1, 2, 3], "adjourn"), nothing),
    "propose": (TABLE, table, propose),
    "early": (TABLE, early, nothing),
    "table": (TABLE, table, nothing),
    "table-2": (TABLE, lambda: table("7S TS JS", 2), nothing),
    "table-8": (TABLE, owing, nothing),
    "hand-1": (TABLE, lambda: table("QH", 3, listed("QH")), nothing),
    "hand-25": (TABLE, lambda: table(MANY, 3, listed("JH KH 8H 3H JOKER")), nothing),
    "watching": (TABLE, watching, nothing),
    "suit": (TABLE, table, tap("JS")),
    "joker": (TABLE, lambda: table("7S JOKER QH", 3, listed("JOKER QH")), tap("JOKER")),
    "announced": (TABLE, lambda: table("QH 7S", 3, listed("QH", announce=True)), click("[data-act=announce]")),
    "silent": (TABLE, silent, nothing),
    "refused": (TABLE, table, tap("9D")),
    "hint": (TABLE, lambda: table(hints=True), click("[data-act=hint]")),
    "cut": (TABLE, cutting, nothing),
    "take": (TABLE, taking, nothing),
    "sheet": (TABLE, ended, nothing),
    "match-over": (TABLE, lambda: ended(over=True), nothing),
    "menu": (TABLE, table, click("[data-open=menu]")),
    "emotes": (TABLE, table, click("[data-open=emotes]")),
    "log": (TABLE, table, key("g")),
    "help": (TABLE, table, key("?")),
    "rules": (TABLE, table, key("r")),
    "seat": (TABLE, table, click("[data-seat='1']")),
}
"""Path, what the server says, and what is done there, by name."""


def show(page: Page, state: str) -> None:
    """Bring a page into a state."""
    path, made, do = STATES[state]
    fake.serve(page, made())
    page.goto(fake.ORIGIN + path)
    page.wait_for_load_state("networkidle")
    page.locator("main").wait_for()
    do(page)
    page.wait_for_timeout(250)
