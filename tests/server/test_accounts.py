"""Accounts over HTTP: a guest signs up and keeps everything, comes back, and goes."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Coroutine
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from maumau.accounts import Passwords
from maumau.results import rated
from maumau.server import protocol as p
from maumau.store import Ban, Contest, Invitation, KeptDeal, KeptSeat, Settlement
from maumau.testing.clients import Client
from maumau.testing.servers import Running
from tests.server.test_connection import end_of
from tests.server.test_play import people, with_server

GOOD = "a long enough password"
Scene = Callable[[Running], Coroutine[Any, Any, None]]


class Browser(Client):
    """A client that keeps cookies as a browser does."""

    def __init__(self, url: str, name: str) -> None:
        super().__init__(url, name)
        self.jar: dict[str, str] = {}

    async def request(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        self.cookie = "; ".join(f"{name}={value}" for name, value in self.jar.items())
        answer = await super().request(method, path, body, **headers)
        for line in answer.headers.get_list("set-cookie"):
            name, _, value = line.partition(";")[0].partition("=")
            self.jar[name] = value.strip('"')
        return answer

    async def be(self, guest: bool = True) -> Browser:
        """Be a guest."""
        if guest:
            answer = await self.request("POST", "/session", {"name": self.name})
            assert answer.status_code == 200, answer.text
            self.user = answer.json()["user"]
        return self

    async def sign_up(self, name: str = "Mika", password: str = GOOD) -> dict[str, Any]:
        answer = await self.request("POST", "/account/sign-up", {"name": name, "password": password})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def sign_in_as(self, name: str, password: str, code: str = "") -> httpx.Response:
        return await self.request("POST", "/account/sign-in", {"name": name, "password": password, "code": code})


def quick(scene: Scene) -> None:
    """Run a scene with hashes that take no time."""

    async def run(server: Running) -> None:
        server.parts.accounts.passwords = Passwords(memory=64)
        await scene(server)

    with_server(run)


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def test_a_guest_keeps_everything_when_he_signs_up() -> None:
    async def scene(server: Running) -> None:
        mika = await Browser(server.url, "Mika").be()
        table = await mika.create("mau-king", seats=2)
        store = server.parts.services.store
        seats = (KeptSeat(mika.user, "Mika"), KeptSeat("bob", "Bob"))
        deal = KeptDeal(
            id="d1", table="t", number=1, contest="c", deal=1, rules="mau-king", rules_name="", began=1, ended=2,
            winner=0, seats=seats, record="",
        )  # fmt: skip
        contest = Contest(id="c", table="t", rules="mau-king", ended=2, pairs=((mika.user, "bob"),))
        store.results.settle(Settlement("t", 1, [deal], [contest]), rated)
        before = mika.jar["s"]
        said = await mika.sign_up()
        assert (said["user"], said["guest"], said["password"]) == (mika.user, False, True)
        assert len(said["codes"]) == said["codesLeft"] == 8
        assert mika.jar["s"] != before, "a new session"
        old = await mika.request("GET", "/session", cookie=f"s={before}")
        assert old.status_code == 401 or mika.jar["s"] != before
        assert (await mika.request("GET", "/session")).json() == {"user": mika.user, "name": "Mika", "guest": False}
        assert [one["id"] for one in (await mika.request("GET", "/tables/mine")).json()] == [table.id]
        profile = (await mika.request("GET", f"/people/{mika.user}")).json()
        assert profile["ratings"][0]["rating"] == 1520

    quick(scene)


def test_the_old_session_is_over_after_signing_up() -> None:
    async def scene(server: Running) -> None:
        mika = await Browser(server.url, "Mika").be()
        thief = Client(server.url, "thief")
        thief.cookie = f"s={mika.jar['s']}"
        assert (await thief.request("GET", "/session")).status_code == 200
        await mika.sign_up()
        assert (await thief.request("GET", "/session")).status_code == 401

    quick(scene)


def test_signing_in_elsewhere_is_the_same_person() -> None:
    async def scene(server: Running) -> None:
        mika = await Browser(server.url, "Mika").be()
        await mika.sign_up()
        phone = await Browser(server.url, "Phone").be()
        planted = phone.jar["s"]
        answer = await phone.sign_in_as("mika", GOOD)
        assert answer.status_code == 200, answer.text
        assert answer.json()["user"] == mika.user
        assert phone.jar["s"] not in (planted, mika.jar["s"])
        assert len(answer.json()["sessions"]) == 2
        assert [one["this"] for one in answer.json()["sessions"] if one.get("this")] == [True]
        assert not answer.json().get("codes"), "shown once only"

    quick(scene)


def test_a_wrong_name_and_a_wrong_password_get_the_same_answer() -> None:
    async def scene(server: Running) -> None:
        mika = await Browser(server.url, "Mika").be()
        await mika.sign_up()
        stranger = Browser(server.url, "x")
        wrong = await stranger.sign_in_as("Mika", "not the password")
        unknown = await stranger.sign_in_as("Nobody at all", "not the password")
        assert error(wrong) == error(unknown) == (403, "bad_login")
        assert wrong.json() == unknown.json()

    quick(scene)


def test_strangers_cannot_lock_the_owner_out() -> None:
    async def scene(server: Running) -> None:
        mika = await Browser(server.url, "Mika").be()
        codes = (await mika.sign_up())["codes"]
        await mika.request("DELETE", "/session")
        guard = server.parts.accounts.guard
        now = server.parts.services.clock.now()
        for number in range(40):  # from as many addresses
            guard.password("mika", f"198.51.100.{number}", "", now)
        assert not guard.password("mika", "203.0.113.9", "", now), "strangers are slowed"
        answer = await mika.sign_in_as("Mika", GOOD)
        assert answer.status_code == 200, "the browser in which he had signed in is let in"
        phone = Browser(server.url, "Phone")
        assert error(await phone.sign_in_as("Mika", GOOD)) == (429, "too_many")
        answer = await phone.sign_in_as("Mika", "another long password", codes[0])
        assert answer.status_code == 200, "and so is a recovery code"

    quick(scene)


def test_guessing_from_one_place_is_slowed() -> None:
    async def scene(server: Running) -> None:
        stranger = Browser(server.url, "x")
        seen = [(await stranger.sign_in_as(f"name{number}", "guess")).status_code for number in range(25)]
        assert seen[:20] == [403] * 20
        assert 429 in seen[20:]

    quick(scene)


def test_a_recovery_code_works_once_and_ends_all_other_sessions() -> None:
    async def scene(server: Running) -> None:
        mika = await Browser(server.url, "Mika").be()
        codes = (await mika.sign_up())["codes"]
        phone = Browser(server.url, "Phone")
        answer = await phone.sign_in_as("Mika", "another long password", codes[0].upper())
        assert answer.status_code == 200
        assert answer.json()["codesLeft"] == 7
        assert (await mika.request("GET", "/session")).status_code == 401
        assert error(await phone.sign_in_as("Mika", "a third long password", codes[0])) == (403, "bad_code")
        assert error(await phone.sign_in_as("Mika", GOOD)) == (403, "bad_login")
        assert (await phone.sign_in_as("Mika", "another long password")).status_code == 200
        new = (await phone.request("POST", "/account/codes")).json()["codes"]
        assert error(await phone.sign_in_as("Mika", "a third long password", codes[1])) == (403, "bad_code")
        assert (await phone.sign_in_as("Mika", "a third long password", new[0])).status_code == 200

    quick(scene)


def test_names_of_accounts_are_nobody_elses() -> None:
    async def scene(server: Running) -> None:
        mika = await Browser(server.url, "Mika").be()
        await mika.sign_up()
        other = await Browser(server.url, "Other").be()
        for name in ("Мика", "MIKA", "Mіka"):
            taken = await other.request("PATCH", "/session", {"name": name})
            wanted = 200 if name == "Мика" else 409
            assert taken.status_code == wanted, f"{name}: {taken.text}"
        assert error(await other.request("POST", "/session", {"name": "mika"})) == (409, "name_taken")
        fresh = Browser(server.url, "Mika")
        assert error(await fresh.request("POST", "/session", {"name": "Mika"})) == (409, "name_taken")
        sign_up = {"name": "Admin", "password": GOOD}
        assert error(await other.request("POST", "/account/sign-up", sign_up)) == (400, "name_reserved")
        assert (await mika.request("PATCH", "/session", {"name": "Mikica"})).status_code == 200
        assert (await other.request("PATCH", "/session", {"name": "Mika"})).status_code == 200
        profile = (await other.request("GET", f"/people/{mika.user}")).json()
        assert (profile["name"], profile["former"]) == ("Mikica", ["Mika"])
        assert (await Browser(server.url, "y").sign_in_as("Mikica", GOOD)).status_code == 200

    quick(scene)


@pytest.mark.parametrize(
    ("password", "why"), [("short", "short"), ("aaaaaaaaaaaaa", "same"), ("MikaMikaMika1", "name")]
)
def test_weak_passwords_are_refused(password: str, why: str) -> None:
    async def scene(server: Running) -> None:
        mika = await Browser(server.url, "Mika").be()
        answer = await mika.request("POST", "/account/sign-up", {"name": "Mika", "password": password})
        assert error(answer) == (400, f"weak_password_{why}")

    quick(scene)


def test_a_new_password_needs_the_old_one_and_ends_other_sessions() -> None:
    async def scene(server: Running) -> None:
        mika = await Browser(server.url, "Mika").be()
        await mika.sign_up()
        phone = Browser(server.url, "Phone")
        await phone.sign_in_as("Mika", GOOD)
        wrong = await mika.request("PUT", "/account/password", {"old": "wrong", "password": "another long password"})
        assert error(wrong) == (403, "bad_password")
        right = await mika.request("PUT", "/account/password", {"old": GOOD, "password": "another long password"})
        assert right.status_code == 200
        assert (await mika.request("GET", "/session")).status_code == 200
        assert (await phone.request("GET", "/session")).status_code == 401

    quick(scene)


def test_sessions_are_listed_and_ended() -> None:
    async def scene(server: Running) -> None:
        mika = await Browser(server.url, "Mika").be()
        await mika.sign_up()
        phone, laptop = Browser(server.url, "Phone"), Browser(server.url, "Laptop")
        agent = {"user-agent": "Mozilla/5.0 (Android 14; Mobile) Gecko/130.0 Firefox/130.0"}
        body = {"name": "Mika", "password": GOOD}
        await phone.request("POST", "/account/sign-in", body, **agent)
        await laptop.sign_in_as("Mika", GOOD)
        sessions = (await mika.request("GET", "/account")).json()["sessions"]
        assert len(sessions) == 3
        [on_phone] = [one["id"] for one in sessions if one["label"] == "Firefox, Android"]
        left = (await mika.request("DELETE", f"/account/sessions/{on_phone}")).json()["sessions"]
        assert len(left) == 2
        assert (await phone.request("GET", "/session")).status_code == 401
        assert error(await mika.request("DELETE", f"/account/sessions/{on_phone}")) == (404, "not_found")
        own = next(one["id"] for one in left if one.get("this"))
        assert error(await mika.request("DELETE", f"/account/sessions/{own}")) == (404, "not_found")
        assert len((await mika.request("DELETE", "/account/sessions")).json()["sessions"]) == 1
        assert (await laptop.request("GET", "/session")).status_code == 401

    quick(scene)


def test_everything_that_is_mine_can_be_had_and_erased() -> None:
    async def scene(server: Running) -> None:
        mika = await Browser(server.url, "Mika").be()
        await mika.sign_up()
        table = await mika.create("mau-king", seats=2)
        zoe, milo = [await Browser(server.url, name).be() for name in ("Zoe", "Milo")]
        kept = server.parts.services.store
        assert (await mika.request("PUT", f"/people/{zoe.user}/block")).status_code == 204
        kept.meetings.mute(mika.user, milo.user)
        kept.meetings.invite(Invitation(mika.user, zoe.user, "t1", 5))
        complaint = {"why": "name", "note": "rude"}
        assert (await mika.request("POST", f"/people/{zoe.user}/report", complaint)).status_code == 204
        await zoe.request("PUT", f"/people/{mika.user}/block")
        said = json.loads((await mika.request("GET", "/account/export")).content)
        assert said["account"]["name"] == "Mika"
        assert said["blocked"] == [{"user": zoe.user, "name": "Zoe"}]
        assert said["muted"] == [{"user": milo.user, "name": "Milo"}]
        assert said["invitations"] == [{"by": zoe.user, "table": "t1", "at": 5}]
        assert [(one["about"], one["why"], one["note"]) for one in said["reports"]] == [(zoe.user, "name", "rude")]
        others = json.loads((await milo.request("GET", "/account/export")).content)
        assert others["muted"] == others["blocked"] == others["reports"] == [], "who mutes him is not his to know"
        assert said["tables"] == [table.code]
        assert "argon2" not in json.dumps(said)
        answer = await mika.request("POST", "/account/erase", {"name": "Mika", "password": GOOD})
        assert error(answer) == (409, "still_seated")
        room = server.parts.hub.rooms[table.id]
        from maumau.table.commands import Leave  # noqa: PLC0415

        room.command(Leave(mika.user))
        wrong = await mika.request("POST", "/account/erase", {"name": "Mika", "password": "wrong"})
        assert error(wrong) == (403, "bad_password")
        slip = await mika.request("POST", "/account/erase", {"name": "Milo", "password": GOOD})
        assert error(slip) == (400, "bad_name")
        answer = await mika.request("POST", "/account/erase", {"name": "Mika", "password": GOOD})
        assert answer.status_code == 204, answer.text
        assert (await mika.request("GET", "/session")).status_code == 401
        other = await Browser(server.url, "Mika").be()
        assert (await other.request("GET", f"/people/{mika.user}")).status_code == 404
        store: Any = server.parts.services.store
        assert not any(b"Mika" in entry.payload for entry in store.read(table.id))

    quick(scene)


def test_a_banned_person_is_not_let_in() -> None:
    async def scene(server: Running) -> None:
        mika = await Browser(server.url, "Mika").be()
        await mika.sign_up()
        server.parts.services.store.moderation.ban(Ban(mika.user, 0, ""))
        assert (await mika.request("GET", "/session")).status_code == 401
        assert error(await mika.sign_in_as("Mika", GOOD)) == (403, "banned")
        server.parts.services.store.moderation.lift(mika.user)
        assert (await mika.sign_in_as("Mika", GOOD)).status_code == 200

    quick(scene)


def test_a_banned_guest_is_not_let_in_nor_made_somebody_else() -> None:
    async def scene(server: Running) -> None:
        eve = await Browser(server.url, "Eve").be()
        other = await Browser(server.url, "Ana").be()
        moderation = server.parts.services.store.moderation
        moderation.ban(Ban(eve.user, 0, "rude"))
        assert (await eve.request("GET", "/session")).status_code == 401
        assert error(await eve.request("POST", "/session", {"name": "Somebody Else"})) == (403, "banned")
        assert (await eve.request("POST", "/people/x/report", {"why": "name"})).status_code == 401
        with contextlib.suppress(ConnectionClosed):
            await eve.open()
        assert await end_of(eve) == p.Close.NO_SESSION
        assert (await other.request("GET", "/session")).status_code == 200
        moderation.lift(eve.user)
        assert (await eve.request("GET", "/session")).json()["user"] == eve.user

    quick(scene)


def test_a_banned_account_is_no_guest_in_its_browser() -> None:
    async def scene(server: Running) -> None:
        mika = await Browser(server.url, "Mika").be()
        await mika.sign_up()
        server.parts.services.store.moderation.ban(Ban(mika.user, 0, ""))
        assert error(await mika.request("POST", "/session", {"name": "Somebody Else"})) == (403, "banned")

    quick(scene)


def test_people_are_reported_to_who_looks_after_the_server() -> None:
    async def scene(server: Running) -> None:
        ana, bob = await people(server, "Ana", "Bob")
        for path, why, wanted in (
            (bob.user, "name", 204), (ana.user, "name", 404), ("nobody", "name", 404), (bob.user, "spite", 400),
        ):  # fmt: skip
            answer = await ana.request("POST", f"/people/{path}/report", {"why": why, "note": "a\x00b\n c"})
            assert answer.status_code == wanted, (path, why)
        [report] = server.parts.services.store.moderation.reports(9)
        assert (report.by, report.about, report.why, report.note) == (ana.user, bob.user, "name", "a b c")

    quick(scene)


def test_guests_have_no_codes_and_no_second_account() -> None:
    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        assert error(await ana.request("POST", "/account/codes")) == (403, "no_account")
        mika = await Browser(server.url, "Mika").be()
        await mika.sign_up()
        again = await mika.request("POST", "/account/sign-up", {"name": "Other", "password": GOOD})
        assert error(again) == (409, "has_account")

    quick(scene)


def test_passkeys_need_a_site_that_browsers_allow_them_for() -> None:
    async def scene(server: Running) -> None:
        mika = await Browser(server.url, "Mika").be()
        assert not (await mika.request("GET", "/account")).json().get("passkeysPossible", False)
        answer = await mika.request("POST", "/account/passkeys/begin", {"name": "Mika"})
        assert error(answer) == (409, "no_passkeys")

    quick(scene)


def test_who_is_blocked_cannot_sit_down_at_the_hosts_table_nor_sees_it() -> None:
    async def scene(server: Running) -> None:
        ana, bob, cara = await people(server, "Ana", "Bob", "Cara")
        assert (await ana.request("PUT", f"/people/{bob.user}/block")).status_code == 204
        assert error(await ana.request("PUT", f"/people/{ana.user}/block")) == (404, "not_found")
        assert (await ana.request("GET", f"/people/{bob.user}")).json()["blocked"]
        assert "blocked" not in (await bob.request("GET", f"/people/{ana.user}")).json()
        table = await ana.create("mau-king", seats=3, open=True)
        theirs = await bob.create("mau-king", seats=3, open=True)
        for client, seen in ((ana, {table.id}), (bob, {theirs.id}), (cara, {table.id, theirs.id})):
            assert {one["id"] for one in (await client.request("GET", "/lobby")).json()} == seen
        for client in (ana, bob, cara):
            await client.follow(table.id)
        action = await bob.do(p.Sit)
        assert bob.refused[action] == "blocked"
        await cara.accept(p.Sit)
        assert (await ana.request("DELETE", f"/people/{bob.user}/block")).status_code == 204
        assert error(await ana.request("DELETE", f"/people/{bob.user}/block")) == (404, "not_found")
        await bob.accept(p.Sit)

    quick(scene)
