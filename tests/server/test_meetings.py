"""People who look for opponents, and people who invite each other, over HTTP."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from maumau.server import protocol as p
from maumau.server.http.meetings import INVITED_FOR
from maumau.server.people.pairing import WIDENING
from maumau.server.people.seeking import GONE_AFTER
from maumau.store import Change, Contest, KeptDeal, KeptSeat, Rated, Settlement
from maumau.testing.clients import Client
from maumau.testing.servers import Running
from tests.server.test_play import people, with_server


class Later:
    """A clock that can be put forward."""

    def __init__(self, server: Running) -> None:
        clock: Any = server.parts.services.clock
        told = clock.now
        self.offset = 0
        clock.now = lambda: told() + self.offset


async def seek(client: Client, rules: str = "mau-king", seats: int = 2, **more: Any) -> dict[str, Any]:
    answer = await client.request("POST", "/seeking", {"rules": rules, "seats": seats, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def look(client: Client) -> dict[str, Any]:
    found: dict[str, Any] = (await client.request("GET", "/seeking")).json()
    return found


def rate(server: Running, user: str, rating: float, games: int = 60) -> None:
    """Give somebody a rating."""
    contest = Contest(id=f"c-{user}", table="t0", rules="mau-king", ended=1, pairs=())
    change = Change(
        contest=contest.id, player=user, rules="mau-king", at=1, before=1500.0, after=rating, games=games, won=True
    )
    server.parts.services.store.results.settle(
        Settlement(f"t-{user}", 1, (), (contest,)), lambda _contest, _book: Rated((change,), (), "")
    )


def met(server: Running, one: Client, other: Client) -> None:
    """These two have played a deal."""
    seats = (KeptSeat(one.user, one.name, "", 0), KeptSeat(other.user, other.name, "", 5))
    id_ = f"d-{one.user}-{other.user}"
    deal = KeptDeal(
        id=id_, table=id_, number=1, contest="", deal=1, rules="mau-king", rules_name="Mau King", began=1, ended=2,
        winner=0, seats=seats, record="x",
    )  # fmt: skip
    server.parts.services.store.results.settle(Settlement(id_, 1, (deal,), ()), lambda *_: Rated())


def test_two_who_look_for_the_same_find_a_table_and_play() -> None:
    async def scene(server: Running) -> None:
        ana, bob, cara = await people(server, "Ana", "Bob", "Cara")
        first = await seek(ana)
        assert (first["seeking"], first.get("window"), first.get("others", 0)) == (True, None, 0)
        assert (await seek(cara, "skat-32")).get("table", "") == ""
        code = (await seek(bob))["table"]
        assert (await look(ana))["table"] == code
        assert (await look(cara)).get("table", "") == ""
        for client in (ana, bob):
            assert (await client.request("DELETE", "/seeking")).status_code == 204
            await client.follow(code)
        assert [seat.name for seat in ana.view.state["seats"]] == ["Ana", "Bob"]
        assert not ana.view.state["settings"].open
        for client in (ana, bob):
            await client.accept(p.Ready)
        await asyncio.gather(*(who.until(lambda c: c.view.state["phase"] == "playing") for who in (ana, bob)))
        for client in (ana, bob):
            await client.close()

    with_server(scene)


def test_windows_keep_people_apart_until_they_have_waited() -> None:
    async def scene(server: Running) -> None:
        later = Later(server)
        ana, bob = await people(server, "Ana", "Bob")
        rate(server, ana.user, 1500)
        rate(server, bob.user, 1900)
        assert (await seek(ana))["window"] == WIDENING.first
        assert (await seek(bob)).get("table", "") == ""
        assert (await look(ana))["others"] == 1
        windows = []
        for _ in range(WIDENING.anybody // 6_000):
            later.offset += 6_000
            found = [await look(client) for client in (ana, bob)]
            windows.append(int(found[0].get("window", 9_999)))
            if found[0].get("table"):
                break
        assert later.offset < WIDENING.anybody
        assert windows == sorted(windows)
        assert (await look(bob))["table"] == (await look(ana))["table"]

    with_server(scene)


def test_blocked_people_are_never_put_together() -> None:
    async def scene(server: Running) -> None:
        ana, bob, cara = await people(server, "Ana", "Bob", "Cara")
        assert (await bob.request("PUT", f"/people/{ana.user}/block")).status_code == 204
        await seek(ana)
        assert (await seek(bob)).get("table", "") == ""
        code = (await seek(cara))["table"]
        assert (await look(ana))["table"] == code, "who waited longest is served first"
        assert (await look(bob)).get("table", "") == ""

    with_server(scene)


def test_who_asks_no_more_is_not_found_and_who_stops_is_gone() -> None:
    async def scene(server: Running) -> None:
        later = Later(server)
        ana, bob, cara = await people(server, "Ana", "Bob", "Cara")
        await seek(ana)
        later.offset += GONE_AFTER + 1
        assert (await seek(bob)).get("table", "") == ""
        assert not (await look(ana)).get("seeking", False)
        assert (await bob.request("DELETE", "/seeking")).status_code == 204
        assert (await seek(cara)).get("table", "") == ""
        assert not (await look(bob)).get("seeking", False)

    with_server(scene)


def test_meanwhile_one_plays_with_computer_players_and_leaves_them_then() -> None:
    async def scene(server: Running) -> None:
        ana, bob = await people(server, "Ana", "Bob")
        found = await seek(ana, meanwhile="easy")
        room = await server.parts.hub.find(found["meanwhile"])
        assert room is not None
        assert [seat.level for seat in room.table.seats] == ["", "easy"]
        code = (await seek(bob))["table"]
        assert (await look(ana))["table"] == code
        assert room.table.seat_of(ana.user) == 0, "not before one is at the other table"
        assert (await ana.request("DELETE", "/seeking")).status_code == 204
        await asyncio.sleep(0.1)
        assert room.table.phase == "closed"

    with_server(scene)


def test_three_are_put_together_when_three_are_there() -> None:
    async def scene(server: Running) -> None:
        clients = await people(server, "Ana", "Bob", "Cara")
        tables = [(await seek(client, "jokers-505", 3)).get("table", "") for client in clients]
        assert tables[:2] == ["", ""]
        assert {(await look(client))["table"] for client in clients} == {tables[2]}

    with_server(scene)


def test_wishes_that_cannot_be_are_refused() -> None:
    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        wishes: list[dict[str, Any]] = [
            {"rules": "nothing", "seats": 2}, {"rules": "mau-king", "seats": 5}, {"rules": "mau-king", "seats": 1},
            {"rules": "mau-king", "seats": 2, "meanwhile": "genius"},
        ]  # fmt: skip
        for wish in wishes:
            assert (await ana.request("POST", "/seeking", wish)).status_code in (400, 404), wish
        assert not (await look(ana)).get("seeking", False)

    with_server(scene)


# ---------------------------------------------------------------- invitations


async def invited(client: Client) -> list[str]:
    return [one["name"] for one in (await client.request("GET", "/invitations")).json()]


async def invite(client: Client, other: Client, table: str) -> tuple[int, str]:
    answer = await client.request("POST", f"/people/{other.user}/invite", {"table": table})
    return answer.status_code, answer.json()["error"] if answer.content else ""


def test_people_one_has_played_with_are_invited_and_see_it_for_a_while() -> None:
    async def scene(server: Running) -> None:
        later = Later(server)
        ana, bob = await people(server, "Ana", "Bob")
        table = await ana.create("mau-king")
        assert await invite(ana, bob, table.code) == (403, "not_met")
        met(server, ana, bob)
        assert await invite(bob, ana, table.code) == (403, "not_seated")
        assert await invite(ana, bob, table.code) == (204, "")
        [shown] = (await bob.request("GET", "/invitations")).json()
        assert (shown["by"], shown["table"]["code"]) == (ana.user, table.code)
        later.offset += INVITED_FOR + 1
        assert await invited(bob) == []
        assert await invite(ana, bob, table.code) == (204, "")
        assert (await bob.request("DELETE", f"/invitations/{ana.user}")).status_code == 204
        assert await invited(bob) == []

    with_server(scene)


def test_an_invitation_goes_away_with_its_seat() -> None:
    async def scene(server: Running) -> None:
        ana, bob, cara = await people(server, "Ana", "Bob", "Cara")
        met(server, ana, bob)
        table = await ana.create("mau-king")
        await invite(ana, bob, table.code)
        await cara.follow(table.id)
        await cara.accept(p.Sit)
        assert await invited(bob) == []
        assert await invite(ana, bob, table.code) == (409, "no_free_seat")
        await cara.close()

    with_server(scene)


@pytest.mark.parametrize("direction", ["invited", "inviter"])
def test_who_is_blocked_invites_nobody_and_is_not_invited(direction: str) -> None:
    async def scene(server: Running) -> None:
        ana, bob = await people(server, "Ana", "Bob")
        met(server, ana, bob)
        table = await ana.create("mau-king")
        await invite(ana, bob, table.code)
        one, other = (bob, ana) if direction == "invited" else (ana, bob)
        await one.request("PUT", f"/people/{other.user}/block")
        assert await invite(ana, bob, table.code) == (403, "blocked")
        if direction == "invited":
            assert await invited(bob) == [], "what was there before is gone"

    with_server(scene)


def test_who_is_muted_is_not_told_and_can_be_heard_again() -> None:
    async def scene(server: Running) -> None:
        ana, bob = await people(server, "Ana", "Bob")
        met(server, ana, bob)
        table = await ana.create("mau-king")
        await invite(ana, bob, table.code)
        assert (await bob.request("PUT", f"/invitations/{ana.user}/mute")).status_code == 204
        assert await invited(bob) == []
        assert await invite(ana, bob, table.code) == (204, "")
        assert await invited(bob) == []
        assert (await bob.request("GET", f"/people/{ana.user}")).json()["muted"]
        assert (await bob.request("DELETE", f"/invitations/{ana.user}/mute")).status_code == 204
        assert (await bob.request("DELETE", f"/invitations/{ana.user}/mute")).status_code == 404
        assert await invite(ana, bob, table.code) == (204, "")
        assert await invited(bob) == ["Ana"]

    with_server(scene)


def test_nobody_can_be_flooded_with_invitations() -> None:
    async def scene(server: Running) -> None:
        ana, bob = await people(server, "Ana", "Bob")
        met(server, ana, bob)
        table = await ana.create("mau-king")
        answers = [(await invite(ana, bob, table.code))[0] for _ in range(10)]
        assert answers == [204] * 6 + [429] * 4
        assert len(await invited(bob)) == 1

    with_server(scene)
