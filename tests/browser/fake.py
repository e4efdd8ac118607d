"""A server that is none: fixed answers for pictures and for single states of a table, given to a page by Playwright."""

import json
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, Route, WebSocketRoute

from maumau.engine.rules.explain import explain
from maumau.rulesets import load_rules

STATIC = Path(__file__).resolve().parents[2] / "src" / "maumau" / "static"
ORIGIN = "http://maumau.test"
TABLE = f"{ORIGIN}/t/ABC123"
NAMES = ("Mira", "Petar", "Jovana", "Aleksandar", "Ana", "Nikola", "Ivana")
ABOUT = {
    "version": "0",
    "protocol": 1,
    "levels": [
        {"id": "beginner", "rank": 1},
        {"id": "easy", "rank": 2},
        {"id": "medium", "rank": 3},
        {"id": "hard", "rank": 4},
        {"id": "master", "rank": 5},
    ],
    "turnTimes": [10, 30, 90, 0],
    "emotes": ["smile", "laugh", "wink", "wow", "think", "sad", "angry", "clap", "heart", "cards"],
    "phrases": ["hello", "good-luck", "well-played", "thanks", "oops", "hurry", "one-moment", "bye"],
    "houseRulesKept": 20,
}
SETS = [
    {"id": id_, "name": id_, "base": id_, "minPlayers": 2, "maxPlayers": most, "shipped": True}
    for id_, most in (("mau-king", 6), ("jokers-505", 8), ("serbian-501", 6), ("skat-32", 5), ("skat-32-points", 5))
]
RESULT = {
    "rules": "mau-king", "rulesName": "mau-king", "houseRules": False, "ended": 0, "number": 3, "winner": 0,
    "id": "0123456789abcdef01234567",
    "seats": [
        {"name": "Vi", "user": "u-me", "before": 1500, "after": 1520, "provisional": True},
        {"name": "Mira", "user": "u1", "before": 1612, "after": 1592},
    ],
}  # fmt: skip
"""What the last deal did to the ratings."""
HINT: Final = {
    "t": "hint",
    "move": {"kind": "play", "cards": ["JS"], "suit": "H", "announce": True, "chance": 0.62},
    "others": [
        {"kind": "play", "cards": ["QH"], "chance": 0.57},
        {"kind": "play", "cards": ["JS"], "suit": "D", "chance": 0.55},
        {"kind": "play", "cards": ["8C"], "chance": 0.5},
    ],
    "reasons": [
        {"code": "names_longest", "values": {"suit": "H", "cards": 2}},
        {"code": "next_lacks", "values": {"seat": 1, "suit": "H"}},
        {"code": "makes_draw", "values": {"seat": 1, "left": 4, "cards": 2}},
    ],
}
"""What the master would do."""
TYPES = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".png": "image/png",
    ".woff2": "font/woff2", ".webmanifest": "application/manifest+json",
}  # fmt: skip


def seats(count: int, you: int | None = 0) -> list[dict[str, Any]]:
    """So many seats: one's own, people, and every third a computer player."""
    made: list[dict[str, Any]] = []
    for i in range(count):
        if i == you:
            made.append({"kind": "person", "user": "u-me", "name": "Vi", "host": True})
        elif i % 3 == 2:
            made.append({"kind": "computer", "level": "medium"})
        else:
            made.append({"kind": "person", "user": f"u{i}", "name": NAMES[i - 1]})
    return made


def deal(hand: str, counts: list[int], **more: Any) -> dict[str, Any]:
    """A deal as its first seat sees it; the top card is the eight of hearts and it is seat 0's turn."""
    return {
        "number": 3,
        "dealer": len(counts) - 1,
        "order": list(range(len(counts))),
        "context": "turn",
        "turn": 0,
        "clockwise": True,
        "counts": [len(hand.split()), *counts[1:]],
        "stockCount": 14,
        "top": "8H",
        "suit": "H",
        "discardCount": 9,
        "beneath": ["9H", "AC"],
        "hand": hand.split(),
        **more,
    }


def table(made: dict[str, Any] | None, places: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A whole table in mid-match."""
    totals = [12 * i + 7 for i in range(len(places))]
    return {
        "t": "table",
        "id": "T1",
        "code": "ABC123",
        "version": 40,
        "at": 0,
        "phase": "playing" if made else "waiting",
        "settings": {"rules": {"base": "mau-king"}, "seats": len(places), "turnTime": 30},
        "rulesName": "Mau King",
        "seats": places,
        "score": {"scoring": "points", "matchEnd": "lowest_total", "limit": 301, "totals": totals},
        "deal": made,
        "you": 0,
        **more,
    }


def told(said: dict[str, Any]) -> dict[str, Any]:
    """The answer to a question."""
    if said["t"] == "hint":
        return HINT
    values = {"card": said["move"].split()[1], "top": "8H", "suit": "H"}
    return {"t": "because", "reason": "does_not_fit", "values": values}


def serve(
    page: Page,
    message: dict[str, Any],
    heard: list[dict[str, Any]] | None = None,
    replies: dict[str, dict[str, Any]] | None = None,
    line: list[WebSocketRoute] | None = None,
) -> None:
    """Give a page the built client and one table; what it sends is added to ``heard``, moves get their replies.

    Each of its connections is added to ``line``, for what is said to it besides.
    """

    connections = [] if line is None else line

    def file(route: Route) -> None:
        path = route.request.url.removeprefix(ORIGIN).split("?")[0]
        found = STATIC / path.lstrip("/")
        if path.startswith("/api/"):
            return api(route, path.removeprefix("/api"))
        found = found if found.is_file() else STATIC / "index.html"
        return route.fulfill(body=found.read_bytes(), content_type=TYPES[found.suffix])

    def socket(ws: WebSocketRoute) -> None:
        def answer(text: str | bytes) -> None:
            said = json.loads(text)
            if heard is not None:
                heard.append(said)
            if said["t"] == "hello":
                ws.send(json.dumps({"t": "welcome", "user": "u-me", "name": "Vi", "time": 0, "server": "0"}))
            elif said["t"] == "follow":
                ws.send(json.dumps(message))
            elif said["t"] == "move" and replies:
                ws.send(json.dumps({**replies[said["move"]], "ack": said["id"]}))
            elif said["t"] in ("hint", "why"):
                ws.send(json.dumps({**told(said), "id": said["id"]}))

        ws.on_message(answer)
        connections.append(ws)

    page.route(f"{ORIGIN}/**", file)
    page.route_web_socket("**/ws", socket)


def detail(name: str) -> dict[str, Any]:
    """A rule set as the server explains it."""
    rules = load_rules(name)
    return {
        "id": name, "name": rules.name, "base": name, "minPlayers": rules.min_players, "maxPlayers": rules.max_players,
        "rules": {"base": name}, "values": {"words": dict(rules.words)}, "switches": {},
        "explanation": [sentence.to_json() for sentence in explain(rules)],
    }  # fmt: skip


OPEN: Final = {
    "id": "T2", "code": "QRS234", "link": f"{ORIGIN}/t/QRS234", "phase": "waiting", "rulesId": "jokers-505",
    "rulesName": "Jokers, to 505", "settings": {"rules": {"base": "jokers-505"}, "seats": 3, "turnTime": 30},
    "houseRules": False, "seats": [{"kind": "person", "name": "Mira", "user": "u1", "host": True}, {"kind": "free"}],
    "free": 1, "created": 0, "rated": True,
}  # fmt: skip
LOBBY: Final = [OPEN, {**OPEN, "id": "T3", "houseRules": True, "rated": False, "free": 0}]
"""Open tables."""


def api(route: Route, path: str) -> None:
    """Answer a request of the HTTP part."""
    answers: dict[str, Any] = {
        "/about": ABOUT,
        "/rules": SETS,
        "/session": {"user": "u-me", "name": "Vi"},
        "/tables/mine": [],
        "/lobby": LOBBY,
        "/invitations": [],
        "/tables/ABC123/rules": detail("mau-king"),
        "/rules/mau-king": detail("mau-king"),
        "/tables/ABC123/result": RESULT,
    }
    if path in answers:
        return route.fulfill(json=answers[path])
    return route.fulfill(status=404, json={"error": "not_found"})
