"""Over HTTP: sessions, rule sets and house rules, tables, and what is refused."""

import asyncio
from typing import Any

import httpx
import pytest

from maumau.rulesets import shipped
from maumau.server import protocol as p
from maumau.store import Entry
from maumau.testing.clients import Client
from maumau.testing.marks import looks_into_memory
from maumau.testing.servers import Running
from tests.server.test_play import people, with_server


def error_of(answer: httpx.Response) -> tuple[int, str]:
    """The status and the id of an error."""
    return answer.status_code, answer.json()["error"]


# ---------------------------------------------------------------- sessions


def test_a_guest_has_a_name_a_hidden_cookie_and_may_leave() -> None:
    async def scene(server: Running) -> None:
        ana = Client(server.url, "Ana")
        assert error_of(await ana.request("GET", "/session")) == (401, "no_session")
        answer = await ana.request("POST", "/session", {"name": "  Ana\u202e \n Marija "})
        assert answer.json()["name"] == "Ana Marija"
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        ana.cookie = cookie.partition(";")[0]
        assert (await ana.request("PATCH", "/session", {"name": "Аца"})).json()["name"] == "Аца"
        again = await ana.request("POST", "/session", {"name": "Aca"})
        assert again.json()["user"] == answer.json()["user"], "who has a session keeps it"
        assert (await ana.request("DELETE", "/session")).status_code == 204
        assert error_of(await ana.request("GET", "/session")) == (401, "no_session")

    with_server(scene)


@pytest.mark.parametrize("name", ["", " \t", "\u200b\u200b", "x" * 25])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    async def scene(server: Running) -> None:
        answer = await Client(server.url, "x").request("POST", "/session", {"name": name})
        assert answer.status_code == 400

    with_server(scene)


def test_logging_out_closes_the_sockets_of_the_session() -> None:
    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        await ana.open()
        await ana.receive()
        await ana.request("DELETE", "/session")
        with pytest.raises(Exception, match="4003"):
            await ana.receive()

    with_server(scene)


@looks_into_memory
def test_only_a_hash_of_a_token_is_kept() -> None:
    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        token = ana.cookie.partition("=")[2]
        store: Any = server.parts.services.store
        assert all(token.encode() not in key for key in store.sessions)
        assert all(len(key) == 32 for key in store.sessions)

    with_server(scene)


# ---------------------------------------------------------------- what is refused


def test_other_sites_and_other_bodies_are_refused() -> None:
    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        name = {"name": "Eve"}
        foreign = await ana.request("PATCH", "/session", name, origin="https://evil.example")
        assert error_of(foreign) == (403, "foreign_origin")
        form = await ana.request("PATCH", "/session", name, **{"content-type": "text/plain"})
        assert error_of(form) == (415, "not_json")
        async with httpx.AsyncClient(trust_env=False) as http:
            headers = {"cookie": ana.cookie, "sec-fetch-site": "cross-site", "content-type": "application/json"}
            answer = await http.post(f"{server.url}/api/tables", content=b"{}", headers=headers)
        assert error_of(answer) == (403, "foreign_origin")

    with_server(scene)


def test_errors_are_json_with_an_id() -> None:
    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        assert error_of(await ana.request("GET", "/nothing")) == (404, "not_found")
        assert error_of(await ana.request("GET", "/tables/NOSUCH")) == (404, "not_found")
        assert error_of(await ana.request("GET", "/rules/NOSUCH")) == (404, "not_found")
        assert error_of(await ana.request("POST", "/tables", {"settings": 5})) == (400, "bad_request")
        assert error_of(await ana.request("POST", "/session", {"name": "A", "admin": True})) == (400, "bad_request")
        body = {"settings": {"rules": {"base": "skat-32"}, "seats": 8, "turnTime": 30}}
        assert error_of(await ana.request("POST", "/tables", body)) == (400, "seats_out_of_range")
        large = {"base": "skat-32", "changes": {"words": {"last": "x" * 70_000}}}
        assert (await ana.request("POST", "/rules/check", large)).status_code == 413

    with_server(scene)


def test_too_many_new_tables_and_guests_are_refused_for_a_while() -> None:
    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        for _ in range(10):
            await ana.create()
        body = {"settings": {"rules": {"base": "skat-32"}, "seats": 2, "turnTime": 0}}
        assert error_of(await ana.request("POST", "/tables", body)) == (429, "too_many")
        answers = [await Client(server.url, "x").request("POST", "/session", {"name": "x"}) for _ in range(30)]
        assert (429, "too_many") in [error_of(answer) for answer in answers if answer.status_code != 200]

    with_server(scene)


# ---------------------------------------------------------------- rule sets


def test_rule_sets_come_with_their_rules_in_plain_words() -> None:
    async def scene(server: Running) -> None:
        ana = Client(server.url, "Ana")
        listed = (await ana.request("GET", "/rules")).json()
        assert [rules["id"] for rules in listed] == shipped()
        detail = (await ana.request("GET", "/rules/mau-king")).json()
        assert detail["values"]["hand_size"] == 6
        assert {"id": "explain-aim", "group": "about"} in detail["explanation"]
        assert "changed" not in detail
        options = (await ana.request("GET", "/options")).json()
        assert {"groups", "effect", "switches"} == set(options)

    with_server(scene)


def test_house_rules_are_checked_explained_and_their_faults_told() -> None:
    async def scene(server: Running) -> None:
        ana = Client(server.url, "Ana")
        good = {"base": "mau-king", "changes": {"hand_size": 5, "effects": {"9": "skip"}}}
        check = (await ana.request("POST", "/rules/check", good)).json()
        changed = {change["name"]: (change.get("before"), change["after"]) for change in check["detail"]["changed"]}
        assert changed["hand_size"] == (6, 5)
        assert changed["effects.9"][1]["kind"] == "skip"
        bad = {"base": "mau-king", "changes": {"hand_size": 50, "jump_in": True, "handsize": 4}}
        faults = (await ana.request("POST", "/rules/check", bad)).json()["faults"]
        assert {fault["code"] for fault in faults} >= {"out-of-range"}
        assert all(fault["message"] for fault in faults)
        refused = await ana.sign_in()
        answer = await refused.request("POST", "/rules", {**bad, "name": "Bad"})
        assert error_of(answer) == (400, "bad_rules")

    with_server(scene)


def test_house_rules_are_kept_shared_by_code_built_upon_and_forgotten() -> None:
    async def scene(server: Running) -> None:
        ana, bob = await people(server, "Ana", "Bob")
        body = {"base": "skat-32", "changes": {"hand_size": 4}, "name": "Бабина кућа"}
        kept = (await ana.request("POST", "/rules", body)).json()
        assert (kept["name"], kept["mine"]) == ("Бабина кућа", True)
        shared = (await bob.request("GET", f"/rules/{kept['id'].lower()}")).json()
        assert shared["values"]["hand_size"] == 4
        assert "mine" not in shared
        twice = {"base": kept["id"], "changes": {"packet": 2}, "name": "Deda"}
        built = (await bob.request("POST", "/rules", twice)).json()
        detail = (await ana.request("GET", f"/rules/{built['id']}")).json()
        assert {change["name"] for change in detail["changed"]} == {"hand_size", "packet"}
        assert error_of(await bob.request("DELETE", f"/rules/{kept['id']}")) == (404, "not_found")
        assert (await ana.request("DELETE", f"/rules/{kept['id']}")).status_code == 204
        assert [rules["name"] for rules in (await ana.request("GET", "/rules")).json()][6:] == []
        assert error_of(await ana.request("POST", "/rules", {**body, "name": " "})) == (400, "bad_name")

    with_server(scene)


def test_a_table_is_played_by_house_rules_and_shows_them_to_everybody() -> None:
    async def scene(server: Running) -> None:
        ana, bob = await people(server, "Ana", "Bob")
        rules = {"base": "skat-32", "changes": {"hand_size": 3, "hand_size_two": 0}, "name": "Short"}
        table = await ana.create(rules=rules, start=True, computers=["easy"])
        assert (table.house_rules, table.rules_name) == (True, "Short")
        shown = (await bob.request("GET", f"/tables/{table.code}/rules")).json()
        assert {change["name"] for change in shown["changed"]} == {"hand_size", "hand_size_two"}
        await ana.follow(table.id)
        assert ana.view.deal is not None
        assert len(ana.view.deal.hand) == 3

    with_server(scene)


# ---------------------------------------------------------------- tables


def test_tables_are_found_by_link_code_lobby_and_by_who_sits_there() -> None:
    async def scene(server: Running) -> None:
        ana, bob = await people(server, "Ana", "Bob")
        secret = await ana.create(seats=3)
        public = await ana.create(seats=3, open=True)
        assert secret.link == f"{server.url}/t/{secret.code}"
        by_code = (await bob.request("GET", f"/tables/{secret.code.lower()}")).json()
        assert (by_code["id"], by_code["free"]) == (secret.id, 2)
        assert by_code.get("you") is None
        lobby = (await bob.request("GET", "/lobby")).json()
        assert [table["id"] for table in lobby] == [public.id]
        mine = (await ana.request("GET", "/tables/mine")).json()
        assert {table["id"] for table in mine} == {secret.id, public.id}
        assert all(table["you"] == 0 for table in mine)
        await bob.follow(public.code)
        await bob.accept(p.Sit)
        assert [table["id"] for table in (await bob.request("GET", "/tables/mine")).json()] == [public.id]

    with_server(scene)


def test_what_the_server_offers_and_how_it_is() -> None:
    async def scene(server: Running) -> None:
        ana = Client(server.url, "Ana")
        about = (await ana.request("GET", "/about")).json()
        assert about["turnTimes"] == [10, 30, 90, 0]
        assert 8 <= len(about["emotes"]) <= 12
        assert [level["rank"] for level in about["levels"]] == list(range(1, len(about["levels"]) + 1))
        openapi = (await ana.request("GET", "/openapi.json")).json()
        assert "/api/tables/{id_}" in openapi["paths"]
        assert "parts" not in str(openapi["paths"]["/api/tables"]["post"].get("parameters"))
        picture = await ana.request("GET", "/qr?path=/t/ABC123")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert b"<svg" in picture.content
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
            assert (await http.get("/healthz")).text == "ok"
            assert (await http.get("/readyz")).json()["ready"] is True

    with_server(scene)


@looks_into_memory
def test_a_table_whose_log_cannot_be_followed_is_not_there_and_harms_no_other() -> None:
    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        good, bad = await ana.create(), await ana.create()
        store: Any = server.parts.services.store
        for table in (good, bad):
            server.parts.hub.rooms.pop(table.id).stop()
        store.streams[bad.id][-1] = Entry(1, None, b'{"v":99,"kind":"created"}')
        assert error_of(await ana.request("GET", f"/tables/{bad.code}")) == (404, "not_found")
        assert (await ana.request("GET", f"/tables/{good.code}")).status_code == 200

    with_server(scene)


def test_many_ask_for_a_sleeping_table_at_once_and_get_the_same_one() -> None:
    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        table = await ana.create()
        hub = server.parts.hub
        hub.rooms.pop(table.id).stop()
        rooms = await asyncio.gather(*(hub.find(name) for name in (table.id, table.code, table.id)))
        assert len({id(room) for room in rooms}) == 1
        assert rooms[0] is not None
        assert rooms[0].table.seats[0].name == "Ana"

    with_server(scene)
