"""The server's end of a WebSocket: uvicorn's own, with a short way for texts once somebody talks.

uvicorn hands a text to a queue, to a task, through the layers of the framework, and one that goes out takes the same
way back.  That is right for the handshake; a connection that talks needs neither the queue nor two tasks of its own:
without them it takes 6 kB less, and whoever reads nothing can be cut off.  Texts are framed here, and short ones that
come whole, as nearly all do, are read here; the library keeps what is rarer: pieces, pings, farewells, faults.
"""

from __future__ import annotations

from struct import Struct
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

STATE: Final = "wire"
"""Under which name the application finds it in the state of a connection."""
WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a text and its end."""
MASKED: Final = 0x80
"""The bit of the second byte that every frame of a client has set."""
SHORT: Final = 125
"""The longest text whose length stands in the second byte."""
HEAD: Final = Struct("!BBH")
HEAD_ENDS: Final = b"\r\n\r\n"
"""The end of the request that asks for a WebSocket."""
LONG_HEAD: Final = Struct("!BBQ")


def framed(text: bytes) -> bytes:
    """A text as one whole frame from a server: nothing is masked, compressed or split (RFC 6455, section 5.2)."""
    length = len(text)
    if length <= SHORT:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 1 << 16:
        return HEAD.pack(WHOLE_TEXT, SHORT + 1, length) + text
    return LONG_HEAD.pack(WHOLE_TEXT, SHORT + 2, length) + text


def short_text(data: bytes) -> bytes | None:
    """The text, if this is one whole frame of a client with a short one and nothing else; nearly all are."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or data[1] != MASKED | len(data) - 6 or len(data) > 6 + SHORT:
        return None
    return apply_mask(data[6:], data[2:6])


def ends_whole(data: bytes) -> bool:
    """Whether the last of these frames of a client, from the beginning of one on, ends where they end."""
    at, end = 0, len(data)
    while at + 2 <= end:
        length, head = data[at + 1] & ~MASKED, 6
        if length > SHORT:
            width = 2 if length == SHORT + 1 else 8
            if at + 2 + width > end:
                return False
            length, head = int.from_bytes(data[at + 2 : at + 2 + width]), 6 + width
        at += head + length
    return at == end


class Listener(Protocol):
    """Who talks over a wire."""

    def heard_text(self, text: str) -> None:
        """A text came; never raises."""

    def may_write(self) -> None:
        """What waited may be written now."""


class Wire(WebSocketsSansIOProtocol):
    """See the module."""

    _listener: Listener | None = None
    _between = False
    """Whether everything so far has come as whole frames, so that the next byte begins one."""

    # -- for the application
    def listen(self, listener: Listener) -> None:
        """Hand texts to somebody directly from now on, those that wait first; the end is told as ever."""
        self._listener = listener
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for message in waiting:
            if message["type"] == "websocket.receive":
                listener.heard_text(str(message.get("text") or ""))
            else:
                self.queue.put_nowait(message)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    @property
    def ready(self) -> bool:
        """Whether what is written goes out, as far as anybody knows."""
        return self.writable.is_set()

    def write(self, text: bytes) -> None:
        """Send a text; one that comes too late is lost."""
        if not self.close_sent and self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(framed(text))

    def give_up_in(self, seconds: float) -> None:
        """Cut the line later, whether or not the other side has read what was written."""
        self.loop.call_later(seconds, self.transport.abort)

    # -- for uvicorn
    def data_received(self, data: bytes) -> None:
        """One short text is heard at once; everything else, and all that comes in pieces, is for uvicorn."""
        if self._between and self._listener is not None and self.conn.state is State.OPEN and not self.close_sent:
            text = short_text(data)
            if text is not None and self.conn.current_size is None:
                self._hear(self._listener, text)
                return
        self._between = ends_whole(data) if self._between else data.endswith(HEAD_ENDS) and not self.handshake_initiated
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        """Let the application find the wire."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            state: dict[str, Any] = self.scope["state"]
            state[STATE] = self

    def send_receive_event_to_app(self) -> None:
        """A text has come whole."""
        if self._listener is None or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._hear(self._listener, data)

    def _hear(self, listener: Listener, data: bytes) -> None:
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        listener.heard_text(text)

    def resume_writing(self) -> None:
        """The reader has caught up."""
        super().resume_writing()
        if self._listener is not None:
            self._listener.may_write()
