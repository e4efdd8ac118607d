"""Frames that no client of ours sends: the server stays up, closes with codes of its own, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from maumau.server import protocol as p
from maumau.testing.clients import ENCODER, Client
from maumau.testing.servers import Running
from tests.server.test_play import on_turn, people, two_at_a_table, with_server

STATED = {code for name, code in vars(p.Close).items() if name.isupper()} - {p.Close.FAULT} | {1000, 1007}
"""What a client may be told: never that it was a fault of the server.  1007: text that is no UTF-8."""
ODD: list[Any] = [
    None, True, False, 0, -1, 2**31, 2**63, 2**64, 10**300, 1.5, -0.0, 1e308, "", " ", "x" * 4000, "\x00", "\u202eabc",
    "\ud800",
    "💥" * 100, "../../etc/passwd", "' OR 1=1 --", "<script>alert(1)</script>", "{{7*7}}", "%s%n", [], [[]], {},
    {"t": "hello"},
    ["a"] * 500, {"a": {"a": {"a": {}}}},
]  # fmt: skip
CUT_OFF = 1006
"""Without a code."""
HOUSE = p.HouseRules("skat-32", {"hand_size": 5}, "mine")
SETTINGS = p.Settings(HOUSE, seats=2, turn_time=0)
HASH = "0" * 64
MESSAGES: list[Any] = [
    p.Hello(p.PROTOCOL, "x"), p.Follow("ABC123", 1), p.Unfollow(), p.Ping(1), p.Why("w1", "play 7H"), p.Say("smile"),
    p.MakeMove("m1", 1, "draw"), p.Sit("s1", 1, 0), p.Leave("l1", 1), p.Ready("r1", 1, True), p.Start("t1", 1),
    p.SeatComputer("c1", 1, 1, "easy"), p.Remove("e1", 1, 0), p.Configure("f1", 1, SETTINGS), p.Autopilot("a1", 1, 0),
    p.Back("b1", 1), p.Propose("o1", 1, "end"), p.Answer("n1", 1, False),
    p.MakePromise("p1", 1, HASH, 0, HASH), p.Reveal("v1", 1, HASH, HASH),
]  # fmt: skip


def frames(chance: random.Random, table: str) -> str | bytes:
    """One frame: a message with something wrong in it, or nothing like a message."""
    kind = chance.randrange(8)
    if kind == 0:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(200)))
    if kind == 1:
        text = ENCODER.encode(chance.choice(MESSAGES)).decode()
        at = chance.randrange(len(text))
        return (
            text[:at] + chance.choice(["", '"', "\\", "}", "\x00", "é", "\\ud800"]) + text[at + chance.randrange(3) :]
        )
    if kind == 2:
        depth = chance.choice([100, 400, 900, 1000, 5000])
        house = '{"base":"skat-32","changes":{"a":' + "[" * depth + "]" * depth + "}}"
        return f'{{"t":"configure","id":"d","version":1,"settings":{{"rules":{house},"seats":2,"turnTime":0}}}}'
    if kind == 3:
        return "x" * chance.choice([16_383, 16_385])
    message = json.loads(ENCODER.encode(chance.choice(MESSAGES)))
    if kind == 4:
        message.pop(chance.choice(list(message)))
    elif kind == 5:
        message[chance.choice(["admin", "user", "seat", "v", "__proto__"])] = chance.choice(ODD)
    else:
        holder = chance.choice([message, *(value for value in message.values() if isinstance(value, dict))])
        holder[chance.choice(list(holder))] = chance.choice(ODD)
    if message.get("t") == "follow":
        message["table"] = table
    return (
        json.dumps(message, ensure_ascii=chance.random() < 0.5)
        .encode("utf-8", "surrogatepass")[:16_000]
        .decode("utf-8", "ignore")
    )


async def strike(eve: Client, frame: str | bytes) -> int:
    """Send a frame; the code with which the connection ends, 0 if it does not."""
    assert eve.socket is not None
    try:
        await eve.socket.send(frame)
        await eve.send(p.Ping(7))
        while True:
            data = await asyncio.wait_for(eve.socket.recv(), 10)
            if json.loads(data).get("t") == "pong" and json.loads(data).get("n") == 7:
                return 0
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else CUT_OFF


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow), pytest.param(3, marks=pytest.mark.slow)])
def test_no_frame_brings_the_server_down_nor_another_table_out_of_step(
    seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(server: Running) -> None:
        ana, bob, table = await two_at_a_table(server)
        [eve] = await people(server, "Eve")
        chance, codes = random.Random(seed), set[int]()
        for number in range(150):
            if eve.socket is None or number % 10 == 0:
                with contextlib.suppress(ConnectionClosed):
                    await eve.close()
                await eve.open()
                await eve.follow(table)
            code = await strike(eve, frames(chance, table))
            if code:
                codes.add(code)
                assert code in STATED, (number, code)
                eve.socket = None
        assert {p.Close.BAD_MESSAGE, p.Close.TOO_BIG} <= codes
        before = ana.view.version
        await on_turn(ana, bob).do(p.MakeMove, move="draw")
        await ana.until(lambda c: c.view.version > before)
        assert ana.view.state["you"] == 0
        assert bob.view.state["seats"][1].name == "Bob"
        assert server.parts.hub.rooms[table].table.seat_of(eve.user) is None
        for client in (ana, bob):
            await client.close()

    with_server(scene)
    assert [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR or one.exc_info] == []


def test_the_ids_of_others_commands_are_worth_nothing() -> None:
    """A command is done once for each person: who repeats another's id neither undoes nor takes his place."""

    async def scene(server: Running) -> None:
        ana, bob, table = await two_at_a_table(server)
        mover, other = (ana, bob) if on_turn(ana, bob) is ana else (bob, ana)
        id_ = await mover.do(p.MakeMove, move="draw")
        assert id_ in mover.acked
        version = server.parts.hub.rooms[table].table.version
        [eve] = await people(server, "Eve")
        await eve.follow(table)
        for thief in (eve, other):
            await thief.send(p.MakeMove(id_, thief.view.version, "draw"))
            await thief.until(lambda c: id_ in c.refused)
        assert server.parts.hub.rooms[table].table.version == version
        await mover.send(p.MakeMove(id_, mover.view.version, "draw"))
        await mover.until(lambda c: any(isinstance(one, p.Ack) for one in c.others) or c.acked.get(id_) is not None)
        assert server.parts.hub.rooms[table].table.version == version
        for client in (ana, bob, eve):
            await client.close()

    with_server(scene)


def test_what_is_nested_too_deeply_is_a_bad_request(caplog: pytest.LogCaptureFixture) -> None:
    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        body = '{"base":"skat-32","name":"x","changes":{"a":' + "[" * 30_000 + "]" * 30_000 + "}}"
        headers = {"origin": server.url, "cookie": ana.cookie, "content-type": "application/json"}
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
            for path in ("/api/rules", "/api/rules/check", "/api/records"):
                answer = await http.post(path, content=body, headers=headers)
                assert (answer.status_code, answer.json()["error"]) == (400, "bad_request"), path

    with_server(scene)
    assert [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR] == []
