"""Requests that other sites' pages send, sessions that somebody planted, and who finds out which names there are."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from maumau.accounts import Passwords
from maumau.server.app import UNSAFE, application
from maumau.testing.servers import Running
from tests.server.test_accounts import GOOD, Browser, error, quick
from tests.server.test_play import people, with_server

PATHS = application(lambda: None).openapi_schema.to_schema()["paths"]  # type: ignore[arg-type, return-value]
CHANGING = [(method.upper(), path) for path, item in PATHS.items() for method in item if method.upper() in UNSAFE]
FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"origin": "https://evil.example", "sec-fetch-site": "same-origin"},
]


def test_no_change_can_be_asked_for_by_the_page_of_another_site() -> None:
    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        assert len(CHANGING) > 20
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, headers={"cookie": ana.cookie}) as http:
            for method, path in CHANGING:
                for headers in FOREIGN:
                    sent = {"content-type": "application/json", **headers}
                    answer = await http.request(method, path, content=b"{}", headers=sent)
                    assert error(answer) == (403, "foreign_origin"), (method, path, headers)
            # A form can send these without asking anybody first.
            for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
                answer = await http.post("/api/session", content=b"{}", headers={"content-type": kind})
                assert error(answer) == (415, "not_json"), kind
        assert (await ana.request("GET", "/session")).json()["name"] == "Ana"

    with_server(scene)


@pytest.mark.parametrize("planted", ["attacker-chosen", "x" * 300, "é", "a b", "'; DROP TABLE users"])
def test_a_session_id_that_somebody_chose_is_nobodys(planted: str) -> None:
    async def scene(server: Running) -> None:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
            headers = [(b"cookie", f"s={planted}".encode()), (b"origin", server.url.encode())]
            assert (await http.get("/api/session", headers=headers)).status_code == 401
            answer = await http.post("/api/session", json={"name": "Ana"}, headers=headers)
            assert answer.status_code == 200
            assert planted not in answer.headers["set-cookie"]
            assert "HttpOnly" in answer.headers["set-cookie"]
            assert "samesite=lax" in answer.headers["set-cookie"].lower()

    with_server(scene)


def test_who_is_signed_in_with_a_planted_session_leaves_it() -> None:
    """The thief's browser has a session; he plants it in the owner's. After signing in it is not the owner's."""

    async def scene(server: Running) -> None:
        owner = await Browser(server.url, "Mika").be()
        await owner.sign_up()
        thief = await Browser(server.url, "Eve").be()
        fresh = Browser(server.url, "Mika")
        fresh.jar = dict(thief.jar)
        assert (await fresh.sign_in_as("Mika", GOOD)).status_code == 200
        assert fresh.jar["s"] != thief.jar["s"]
        assert (await fresh.request("GET", "/session")).json()["user"] == owner.user
        assert (await thief.request("GET", "/session")).status_code == 401, "the planted one is over"

    quick(scene)


class Counting(Passwords):
    """Counts the hashes that are worked out."""

    done = 0

    def holds(self, *values: Any) -> bool:
        self.done += 1
        return super().holds(*values)


def test_an_unknown_name_costs_and_says_as_much_as_a_known_one() -> None:
    async def scene(server: Running) -> None:
        counting = server.parts.accounts.passwords = Counting(memory=64)
        owner = await Browser(server.url, "Mika").be()
        await owner.sign_up()
        for tried in (("Mika", "not the password"), ("Nobody Here", "not the password")):
            before = counting.done
            answer = await Browser(server.url, "Eve").sign_in_as(*tried)
            assert error(answer) == (403, "bad_login")
            assert counting.done == before + 1
        bodies = []
        for name in ("Mika", "Nobody Here"):
            answer = await Browser(server.url, "Eve").sign_in_as(name, GOOD, "AAAA-BBBB-CCCC")
            bodies.append((answer.status_code, answer.text))
        assert bodies[0] == bodies[1]

    with_server(scene)


def test_strangers_who_use_up_attempts_for_one_name_bother_no_other_name_nor_its_owner() -> None:
    async def scene(server: Running) -> None:
        for name in ("Mika", "Vera"):
            one = await Browser(server.url, name).be()
            await one.sign_up(name)
            if name == "Mika":
                owner = one
        guard = server.parts.accounts.guard
        clock = server.parts.accounts.now()
        # From many places, as strangers with many machines would.
        tried = [guard.password("mika", f"10.0.0.{n}", "", clock) for n in range(50)]
        assert tried.count(True) < 20
        assert guard.password("vera", "10.1.1.1", "", clock), "another name"
        assert guard.password("mika", "10.1.1.2", "a browser of the owner's", clock)
        assert (await owner.sign_in_as("Mika", GOOD)).status_code == 200, "his own browser"

    quick(scene)
