"""The limits of a connection, and the codes with which it ends."""

import asyncio
import contextlib
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from maumau.server import protocol as p
from maumau.server.play.connection import SILENCE, Connection
from maumau.server.play.outbox import Outbox
from maumau.testing.clients import Client
from maumau.testing.marks import looks_into_memory
from maumau.testing.servers import Running
from tests.server.test_play import people, two_at_a_table, with_server


async def end_of(client: Client) -> int:
    """Read until the connection is closed; the code."""
    with pytest.raises(ConnectionClosed) as caught:
        await client.until(lambda _: False)
    received = caught.value.rcvd
    assert received is not None
    return received.code


def test_a_page_of_another_site_gets_no_socket() -> None:
    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        address = server.url.replace("http", "ws") + "/ws"
        for origin in ("https://evil.example", None):
            with pytest.raises(InvalidStatus) as caught:
                await connect(address, origin=origin, additional_headers={"cookie": ana.cookie}, proxy=None)  # type: ignore[arg-type]
            assert caught.value.response.status_code == 403

    with_server(scene)


@pytest.mark.parametrize("cookie", ["", "s=", "s=attacker-chosen", "s=" + "x" * 300])
def test_without_a_session_the_socket_is_closed_with_a_code_of_its_own(cookie: str) -> None:
    async def scene(server: Running) -> None:
        eve = Client(server.url, "Eve")
        eve.cookie = cookie
        with contextlib.suppress(ConnectionClosed):  # before the greeting is sent, or after it
            await eve.open()
        assert await end_of(eve) == p.Close.NO_SESSION

    with_server(scene)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("nonsense", p.Close.BAD_MESSAGE),
        ('{"t":"move","id":"a","version":1,"move":"draw","admin":true}', p.Close.BAD_MESSAGE),
        ('{"t":"deal"}', p.Close.BAD_MESSAGE),
        ('{"t":"hello","protocol":0}', p.Close.RELOAD),
        ('{"t":"say","what":"' + "x" * 20_000 + '"}', p.Close.TOO_BIG),
    ],
)
def test_what_is_no_message_ends_the_connection(text: str, code: int) -> None:
    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        await ana.open()
        assert ana.socket is not None
        await ana.socket.send(text)
        assert await end_of(ana) == code

    with_server(scene)


def test_hello_comes_first() -> None:
    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        address = server.url.replace("http", "ws") + "/ws"
        headers = {"cookie": ana.cookie}
        ana.socket = await connect(address, origin=server.url, additional_headers=headers, proxy=None)  # type: ignore[arg-type]
        await ana.send(p.Ping(1))
        assert await end_of(ana) == p.Close.BAD_MESSAGE

    with_server(scene)


def test_too_many_messages_end_the_connection() -> None:
    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        await ana.open()
        for n in range(25):
            await ana.send(p.Ping(n))
        assert await end_of(ana) == p.Close.TOO_MANY
        assert sum(isinstance(message, p.Pong) for message in ana.others) < 20

    with_server(scene, frames=(10, 20))


def test_one_session_has_five_sockets() -> None:
    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        windows = []
        for _ in range(6):
            window = Client(server.url, "Ana")
            window.cookie = ana.cookie
            windows.append(window)
            await window.open()
            if len(windows) <= 5:
                assert isinstance(await window.receive(), p.Welcome)
        assert await end_of(windows[5]) == p.Close.TOO_MANY
        await windows[0].close()
        while len(server.parts.sockets.open) == 5:
            await asyncio.sleep(0.01)
        await ana.open()
        assert isinstance(await ana.receive(), p.Welcome)
        for window in [*windows[1:5], ana]:
            await window.close()

    with_server(scene)


def test_a_silent_connection_is_closed_and_a_talking_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maumau.server.play.sockets.SWEEP_EVERY", 0.05)

    async def scene(server: Running) -> None:
        ana, bob = await people(server, "Ana", "Bob")
        await ana.open()
        await bob.open()
        await ana.receive()
        await bob.receive()
        next(c for c in server.parts.sockets.open if c.user == ana.user).heard -= SILENCE + 1
        assert await end_of(ana) == p.Close.SILENT
        await bob.send(p.Ping(1))
        assert isinstance(await bob.receive(), p.Pong)
        await bob.close()

    with_server(scene)


@looks_into_memory
def test_a_session_that_has_ended_elsewhere_ends_the_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maumau.server.play.sockets.SWEEP_EVERY", 0.05)
    monkeypatch.setattr("maumau.server.play.sockets.RECHECK_EVERY", 10)

    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        await ana.open()
        await ana.receive()
        store: Any = server.parts.services.store
        store.sessions.clear()
        assert await end_of(ana) == p.Close.NO_SESSION

    with_server(scene)


def test_a_reader_that_is_too_slow_is_cut_off_and_holds_nobody_up() -> None:
    async def scene(server: Running) -> None:
        ana, bob, _ = await two_at_a_table(server)
        room = next(iter(server.parts.hub.rooms.values()))
        slow = room.followers[bob.user]
        assert isinstance(slow, Connection)
        while not slow.outbox.full:  # he reads nothing meanwhile
            slow.push(b'{"t":"pong","n":1,"time":1}' + b" " * 15_000)
        assert await end_of(bob) == p.Close.TOO_SLOW
        await ana.send(p.Ping(1))
        await ana.until(lambda c: any(isinstance(message, p.Pong) for message in c.others))
        await ana.close()

    with_server(scene)


def test_who_reads_nothing_any_more_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maumau.server.play.connection.LONGEST_END", 0.2)

    async def scene(server: Running) -> None:
        ana, bob, _ = await two_at_a_table(server)
        slow = next(connection for connection in server.parts.sockets.open if connection.user == bob.user)
        while not slow.outbox.full:
            slow.push(b'{"t":"pong","n":1,"time":1}' + b" " * 15_000)
        while slow in server.parts.sockets.open:
            await asyncio.sleep(0.01)
        await ana.close()
        assert bob.socket is not None
        bob.socket.transport.abort()  # he would wait for an answer before he hangs up
        await bob.socket.wait_closed()

    with_server(scene)


def test_who_follows_nothing_cannot_act_and_unknown_tables_are_gone() -> None:
    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        await ana.open()
        action = await ana.do(p.Sit)
        assert ana.refused[action] == "no_table"
        await ana.send(p.Follow("NOSUCH"))
        await ana.until(lambda c: any(isinstance(message, p.Gone) for message in c.others))
        await ana.close()

    with_server(scene)


def test_a_person_without_a_connection_is_away_and_back_with_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maumau.server.play.room.AWAY_AFTER", 50)

    async def scene(server: Running) -> None:
        ana, bob, table = await two_at_a_table(server)
        await bob.close()
        await ana.until(lambda c: c.view.state["seats"][1].away)
        await bob.follow(table)
        await ana.until(lambda c: not c.view.state["seats"][1].away)
        await bob.send(p.Unfollow())
        await ana.until(lambda c: c.view.state["seats"][1].away)
        await ana.close()
        await bob.close()

    with_server(scene)


def test_the_host_changes_settings_and_everybody_sees_it() -> None:
    async def scene(server: Running) -> None:
        ana, bob = await people(server, "Ana", "Bob")
        table = (await ana.create()).id
        await ana.follow(table)
        await bob.follow(table)
        settings = p.Settings(p.HouseRules("mau-king", {"hand_size": 5}, "Five"), seats=4, turn_time=10)
        await ana.accept(p.Configure, settings=settings)
        await bob.until(lambda c: c.view.state["rules_name"] == "Five")
        assert len(bob.view.state["seats"]) == 4
        assert bob.view.state["settings"].rules.changes == {"hand_size": 5}
        wrong = p.Settings(p.HouseRules("mau-king", {"hand_size": 50}), seats=4, turn_time=10)
        assert ana.refused[await ana.do(p.Configure, settings=wrong)] == "bad_settings"
        assert bob.refused[await bob.do(p.Configure, settings=settings)] == "host_only"
        assert ana.refused[await ana.do(p.SeatComputer, seat=1, level="grandmaster")] == "bad_settings"
        await ana.accept(p.SeatComputer, seat=1, level="easy")
        await bob.until(lambda c: c.view.state["seats"][1].level == "easy")
        await ana.close()
        await bob.close()

    with_server(scene)


# ---------------------------------------------------------------- the outbox alone


class Wire:
    """Takes frames while its reader is quick enough."""

    def __init__(self, *, ready: bool = True) -> None:
        self.ready = ready
        self.sent: list[bytes] = []

    def write(self, text: bytes) -> None:
        self.sent.append(text)


def test_frames_are_written_at_once_and_the_code_comes_last() -> None:
    wire = Wire()
    ended: list[int | None] = []
    outbox = Outbox(wire, ended.append)
    outbox.push(b"a")
    assert wire.sent == [b"a"]
    outbox.close(1012)
    outbox.push(b"too late")
    assert (wire.sent, ended) == ([b"a"], [1012])


def test_a_slow_reader_gets_frames_in_order_when_he_has_caught_up() -> None:
    wire = Wire(ready=False)
    ended: list[int | None] = []
    outbox = Outbox(wire, ended.append)
    outbox.push(b"a")
    outbox.push(b"b")
    outbox.close(1012)
    outbox.close(1000)
    assert (wire.sent, outbox.waiting, ended) == ([], 2, [])
    wire.ready = True
    outbox.go_on()
    assert (wire.sent, outbox.waiting, ended) == ([b"a", b"b"], 0, [1012])


def test_nothing_overtakes_a_frame_that_waits() -> None:
    wire = Wire(ready=False)
    outbox = Outbox(wire, lambda _: None)
    outbox.push(b"a")
    wire.ready = True
    outbox.push(b"b")
    outbox.go_on()
    assert wire.sent == [b"a", b"b"]


def test_a_full_outbox_ends_without_sending_more() -> None:
    wire = Wire(ready=False)
    ended: list[int | None] = []
    outbox = Outbox(wire, ended.append)
    for _ in range(5):
        outbox.push(b"x" * 100_000)
    wire.ready = True
    outbox.go_on()
    outbox.close(1012)
    assert (wire.sent, ended) == ([], [None])
