"""Frames of a connection: whatever comes, in whatever pieces, is heard whole and in order, and answers are frames."""

import asyncio
import struct
from typing import Any

import uvicorn
from hypothesis import given, settings, strategies as st
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, Protocol

from maumau.server.play.wire import STATE, Wire, ends_whole, framed, short_text

REQUEST = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Transport(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Heard(list[str]):
    """A listener."""

    heard_text = list.append

    def may_write(self) -> None: ...


async def talk(pieces: list[bytes]) -> tuple[Heard, Transport, Wire]:
    """Shake hands, then hear what comes in these pieces."""
    transport, heard, wires = Transport(), Heard(), []

    async def app(scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        wires.append(scope["state"][STATE])
        wires[0].listen(heard)
        await asyncio.Event().wait()

    config = uvicorn.Config(app, ws=Wire, ws_per_message_deflate=False)
    config.load()
    wire = Wire(config, ServerState(), {})
    wire.connection_made(transport)
    wire.data_received(REQUEST)
    while not wires:
        await asyncio.sleep(0)
    transport.written = b""
    for piece in pieces:
        wire.data_received(piece)
    for task in wire.tasks:
        task.cancel()
    return heard, transport, wire


def frames(text: str, parts: int) -> bytes:
    """A text as a client sends it, whole or in parts."""
    data = text.encode()
    size = -(-len(data) // parts) or 1
    cuts = [data[i : i + size] for i in range(0, len(data), size)] or [b""]
    last = len(cuts) - 1
    return b"".join(
        Frame(Opcode.TEXT if i == 0 else Opcode.CONT, part, fin=i == last).serialize(mask=True)
        for i, part in enumerate(cuts)
    )


@given(
    messages=st.lists(st.tuples(st.text(max_size=400), st.integers(1, 3), st.booleans()), max_size=8),
    sizes=st.lists(st.integers(1, 300), min_size=1, max_size=8),
)
@settings(deadline=None)
def test_texts_are_heard_in_order_however_they_are_cut(messages: list[tuple[str, int, bool]], sizes: list[int]) -> None:
    ping = Frame(Opcode.PING, b"?").serialize(mask=True)
    whole = [(ping if pinged else b"") + frames(text, parts) for text, parts, pinged in messages]
    texts = [text for text, _, _ in messages]
    heard, _, _ = asyncio.run(talk(whole))
    assert heard == texts
    stream = b"".join(whole)
    pieces: list[bytes] = []
    while stream:
        size = sizes[len(pieces) % len(sizes)]
        pieces.append(stream[:size])
        stream = stream[size:]
    heard, transport, _ = asyncio.run(talk(pieces))
    assert heard == texts
    assert transport.written.count(b"\x8a\x01?") == sum(pinged for _, _, pinged in messages)


def test_a_frame_of_which_only_the_head_has_come_is_waited_for() -> None:
    frame = frames("short", 1)
    heard, _, _ = asyncio.run(talk([frame[:2], frame[2:6], frame[6:], frames("next", 1)]))
    assert heard == ["short", "next"]


def test_after_the_head_of_a_frame_what_looks_like_a_frame_is_its_text() -> None:
    inner = frames("no message", 1).decode("latin-1")
    whole = Frame(Opcode.BINARY, inner.encode("latin-1")).serialize(mask=False)
    masked = bytes((whole[0], whole[1] | 0x80)) + bytes(4) + whole[2:]
    heard, _, _ = asyncio.run(talk([masked[:6], masked[6:]]))
    assert heard == []


def test_a_text_that_is_no_text_ends_the_connection() -> None:
    bad = Frame(Opcode.TEXT, b"\xff").serialize(mask=True)
    heard, transport, _ = asyncio.run(talk([bad, frames("later", 1)]))
    assert (heard, transport.closed) == ([], True)
    assert struct.pack("!H", 1007) in transport.written


def test_nothing_is_heard_behind_a_farewell() -> None:
    heard, transport, wire = asyncio.run(
        talk([Frame(Opcode.CLOSE, struct.pack("!H", 1001)).serialize(mask=True), frames("later", 1)])
    )
    assert (heard, transport.closed) == ([], True)
    before = transport.written
    wire.write(b"too late")
    assert transport.written == before


@given(st.binary(max_size=70_000))
@settings(deadline=None, max_examples=50)
def test_an_answer_is_the_frame_that_clients_read(text: bytes) -> None:
    client = Protocol(CLIENT)
    client.receive_data(framed(text))
    (event,) = client.events_received()
    assert isinstance(event, Frame)
    assert (event.opcode, event.fin, bytes(event.data)) == (Opcode.TEXT, True, text)


def test_answers_of_every_width() -> None:
    for length in (0, 125, 126, 65_535, 65_536):
        client = Protocol(CLIENT)
        client.receive_data(framed(b"x" * length))
        assert [len(event.data) for event in client.events_received() if isinstance(event, Frame)] == [length]


def test_only_one_whole_short_text_is_taken_at_once() -> None:
    for length in (0, 1, 125, 126):
        frame = frames("x" * length, 1)
        assert short_text(frame) == (b"x" * length if length < 126 else None)
        assert short_text(frame[:-1]) is None
        assert short_text(frame + b"\x81") is None
        assert ends_whole(frame)
        assert ends_whole(frame * 2)
        assert not ends_whole(frame[:-1])
        assert not ends_whole(frame + b"\x81")
    assert ends_whole(frames("x" * 70_000, 1))
    assert not ends_whole(frames("x" * 70_000, 1)[:5])
