"""Boards, profiles, results, records and replays over HTTP."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from maumau.records import check_replay, read
from maumau.results import rated
from maumau.rulesets import shipped
from maumau.server import protocol as p
from maumau.store import KeptDeal, User
from maumau.table.commands import SetReady
from maumau.testing.clients import Client, all_moves
from maumau.testing.servers import Running
from tests.results.support import at_table, play, settled
from tests.server.test_play import on_turn, people, two_at_a_table, with_server


def played(server: Running, rules: str = "mau-king", *names: str, deals: int = 1, **more: Any) -> list[KeptDeal]:
    """Deals at a table, settled; users are called like their names in small letters."""
    driver = play(at_table(rules, *(names or ("Bob",)), **more))
    for _ in range(deals - 1):
        for user in ("ana", *map(str.lower, names or ("Bob",))):
            driver.do(SetReady(user))
        play(driver)
    store = server.parts.services.store
    for name in ("Ana", *(names or ("Bob",))):
        store.add_user(User(name.lower(), name, 1))
    found = settled(driver)
    store.results.settle(found, rated)
    return list(found.deals)


def test_the_constants_are_public() -> None:
    async def scene(server: Running) -> None:
        [zoe] = await people(server, "Zoe")
        said = (await zoe.request("GET", "/ratings")).json()
        assert (said["start"], said["kNew"], said["k"], said["mostMeetings"]) == (1500, 40, 20, 10)

    with_server(scene)


def test_boards_show_who_has_played_enough_and_the_gains_of_a_day_everybody() -> None:
    async def scene(server: Running) -> None:
        [zoe] = await people(server, "Zoe")
        played(server, "mau-king", "Bob", "Cara", deals=20)
        clock: Any = server.parts.services.clock
        board = (await zoe.request("GET", "/boards/mau-king")).json()
        assert board.get("people", []) == [], "ten contests of each pair count a day"
        clock.now = lambda: 1_700_000_100_000
        day = (await zoe.request("GET", "/boards/mau-king?period=day")).json()["people"]
        assert {row["name"] for row in day} == {"Ana", "Bob", "Cara"}
        assert all(row["provisional"] for row in day)
        assert [row["gain"] for row in day] == sorted((row["gain"] for row in day), reverse=True)
        for path in ("/boards/family-rules", "/boards/mau-king?period=year"):
            assert (await zoe.request("GET", path)).status_code in (400, 404)

    with_server(scene)


def test_computer_players_have_a_board_of_their_own() -> None:
    async def scene(server: Running) -> None:
        [zoe] = await people(server, "Zoe")
        played(server, "mau-king", "Bob", computers=1)
        board = (await zoe.request("GET", "/boards/mau-king")).json()
        assert [row["level"] for row in board["computers"]] == ["easy"]

    with_server(scene)


def test_a_profile_is_public_and_hides_replays_of_private_tables_from_strangers() -> None:
    async def scene(server: Running) -> None:
        [zoe] = await people(server, "Zoe")
        [deal] = played(server)
        profile = (await zoe.request("GET", "/people/ana")).json()
        assert (profile["name"], profile["deals"], profile.get("mine", False)) == ("Ana", 1, False)
        assert profile["rivals"][0]["name"] == "Bob"
        assert profile["favourites"][0]["rules"] == "mau-king"
        [result] = (await zoe.request("GET", "/people/ana/results")).json()
        assert "id" not in result
        assert {seat["after"] for seat in result["seats"]} == {1480, 1520}
        curve = (await zoe.request("GET", "/people/ana/curve/mau-king")).json()
        assert abs(curve[0]["change"]) == 20
        assert (await zoe.request("GET", "/people/nobody")).status_code == 404
        own = server.parts.standings.results_of("ana", "ana", 1 << 60)
        assert [one.id for one in own] == [deal.id]
        earlier = (await zoe.request("GET", f"/people/ana/results?before={deal.ended}")).json()
        assert earlier == []

    with_server(scene)


@pytest.mark.parametrize("rules", shipped())
def test_a_replay_shows_a_seat_what_it_saw_and_no_more(rules: str) -> None:
    async def scene(server: Running) -> None:
        [zoe] = await people(server, "Zoe")
        [deal] = played(server, rules, "Bob", "Cara")
        replay = (await zoe.request("GET", f"/records/{deal.id}")).json()
        assert replay["viewer"] is None
        record = next(iter(read(deal.record)))
        assert len(replay["frames"]) == len(record.moves) + 1
        last = replay["frames"][-1]
        assert last["deal"]["context"] == "over"
        assert all("legal" not in frame["deal"] for frame in replay["frames"])
        assert [len(hand) for hand in last["hands"]] == last["deal"]["counts"]
        winner = replay["result"]["winner"]
        assert last["hands"][winner] == []
        for viewer in range(3):
            seen = (await zoe.request("GET", f"/records/{deal.id}?viewer={viewer}")).json()
            for frame, everything in zip(seen["frames"], replay["frames"], strict=True):
                assert "hands" not in frame
                assert sorted(frame["deal"].get("hand", [])) == sorted(everything["hands"][viewer])
                for event in frame.get("events", []):
                    if event["kind"] in ("drew", "dealt") and event.get("seat") != viewer:
                        assert "cards" not in event
        assert (await zoe.request("GET", f"/records/{deal.id}?viewer=3")).status_code == 400
        assert (await zoe.request("GET", "/records/nothing")).status_code == 404

    with_server(scene)


def test_a_record_is_a_file_that_holds() -> None:
    async def scene(server: Running) -> None:
        [zoe] = await people(server, "Zoe")
        [deal] = played(server)
        answer = await zoe.request("GET", f"/records/{deal.id}/text")
        assert answer.headers["content-type"].startswith("text/plain")
        assert "attachment" in answer.headers["content-disposition"]
        [record] = read(answer.text)
        assert sorted(record.players) == ["Ana", "Bob"]
        assert check_replay(record) == []

    with_server(scene)


def test_records_go_out_and_come_in_again() -> None:
    async def scene(server: Running) -> None:
        [zoe] = await people(server, "Zoe")
        [deal] = played(server)
        text = (await zoe.request("GET", f"/records/{deal.id}/text")).text
        for _ in range(2):  # the same record again is the same deal
            answer = await zoe.request("POST", "/records", {"text": text})
            assert answer.status_code == 201, answer.text
        [id_] = answer.json()["ids"]
        replay = (await zoe.request("GET", f"/records/{id_}")).json()
        assert replay["result"]["imported"]
        assert {seat["name"] for seat in replay["result"]["seats"]} == {"Ana", "Bob"}
        [mine] = (await zoe.request("GET", f"/people/{zoe.user}/results")).json()
        assert mine["id"] == id_
        assert (await zoe.request("GET", f"/people/{zoe.user}")).json()["deals"] == 0, "it counts for nothing"
        assert [record.players for record in read((await zoe.request("GET", "/records")).text)]
        other = await Client(server.url, "Other").sign_in()
        assert (await other.request("GET", f"/people/{zoe.user}/results")).json() == []

    with_server(scene)


def test_many_records_come_in_at_once() -> None:
    async def scene(server: Running) -> None:
        [zoe] = await people(server, "Zoe")
        text = "\n".join(deal.record for deal in played(server, deals=40))
        assert len(text) > 70_000
        answer = await zoe.request("POST", "/records", {"text": text})
        assert answer.status_code == 201, answer.text
        assert len(answer.json()["ids"]) == 40
        assert (await zoe.request("POST", "/records", {"text": "x" * 2_000_000})).status_code == 413

    with_server(scene)


def test_a_record_that_does_not_hold_is_refused_with_its_line() -> None:
    async def scene(server: Running) -> None:
        [zoe] = await people(server, "Zoe")
        [deal] = played(server)
        broken = deal.record.replace("moves: ", "moves: 1", 1)
        for text in (broken, "nothing of the kind", ""):
            answer = await zoe.request("POST", "/records", {"text": text})
            assert answer.status_code == 400
        assert server.parts.services.store.results.deals_of(zoe.user, 1 << 60, 9) == []
        async_stranger = Client(server.url, "Stranger")
        assert (await async_stranger.request("POST", "/records", {"text": deal.record})).status_code == 401

    with_server(scene)


def test_the_result_of_the_last_deal_waits_until_it_is_settled() -> None:
    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        table = await ana.create("mau-king", seats=2)
        assert (await ana.request("GET", f"/tables/{table.code}/result")).status_code == 404

    with_server(scene)


def test_the_record_of_a_private_table_says_nothing_of_its_link() -> None:
    async def scene(server: Running) -> None:
        ana, bob, table = await two_at_a_table(server, singleDeal=True)
        room = server.parts.hub.rooms[table]
        while room.table.phase == "playing":
            mover = on_turn(ana, bob)
            moves = all_moves(mover.view.legal)
            await mover.do(p.MakeMove, move=next((move for move in moves if move.startswith("play")), moves[0]))
            await asyncio.gather(*(who.until(lambda c: c.view.version >= room.table.version) for who in (ana, bob)))
        result = (await ana.request("GET", f"/tables/{table}/result")).json()
        record = f"/records/{result['id']}"
        texts = [(await ana.request("GET", at)).text for at in (f"{record}/text", record, f"/tables/{table}/deals/1")]
        for text in texts:
            assert room.table.code not in text
            assert table not in text
        [kept] = read(texts[0])
        assert check_replay(kept) == []
        for client in (ana, bob):
            await client.close()

    with_server(scene)
