"""Scripted clients: they speak the protocol as a browser does, check what they get, and come back when cut off."""

from __future__ import annotations

import asyncio
import random
import secrets
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from maumau.fair import WATCHER, promise
from maumau.server import protocol as p

DECODER = msgspec.json.Decoder(p.ServerMessage)
ENCODER = msgspec.json.Encoder()
PATIENCE = 30.0
"""Seconds until an answer counts as missing: many times what a busy computer takes."""
PARTS = ("phase", "settings", "rules_name", "seats", "score", "deal", "clock", "proposal", "fair", "you")


def all_moves(legal: p.Legal) -> list[str]:
    """Every text that the message offers."""
    found: list[str] = []
    for play in legal.plays:
        for choice in [play, *play.stands]:
            found += [choice.move] if isinstance(choice.move, str) else []
            found += choice.suits.values()
    single = (legal.several, legal.draw, legal.pass_, legal.jump_in, legal.announce_late, legal.take, legal.leave)
    found += [text for text in single if isinstance(text, str)]
    found += [challenge.move for challenge in legal.challenges]
    found += [f"cut {legal.cut[0]}", f"cut {legal.cut[1]}"] if legal.cut else []
    return found


@dataclass
class View:
    """What a client knows of a table, made from nothing but messages."""

    version: int = 0
    state: dict[str, Any] = field(default_factory=dict)
    events: dict[int, Any] = field(default_factory=dict)
    """By version; the same version never says two things."""

    def take(self, message: p.Snapshot | p.Update) -> None:
        """Take in a snapshot or an update.

        Raises:
            AssertionError: versions have a gap.
        """
        if isinstance(message, p.Update):
            first = message.version - len(message.events) + 1
            assert first <= self.version + 1 or not message.events, f"a gap: {self.version}, then {first}"
            self.note(message.events)
        else:
            self.note(message.recent)
        for name in PARTS:
            value = getattr(message, name, p.UNSET)
            if value is not p.UNSET:
                self.state[name] = value
        self.version = message.version

    def note(self, events: list[p.EventView]) -> None:
        """Keep events."""
        for event in events:
            assert event.version not in self.events or type(self.events[event.version]) is type(event)
            self.events[event.version] = event

    @property
    def deal(self) -> p.DealView | None:
        """The deal."""
        found: p.DealView | None = self.state.get("deal")
        return found

    @property
    def legal(self) -> p.Legal:
        """What may be done."""
        found = self.deal.legal if self.deal is not None else p.UNSET
        return found if isinstance(found, p.Legal) else p.Legal()


class Client:
    """One person with a browser."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.name = url, name
        self.cookie = ""
        self.user = ""
        self.view = View()
        self.acked: dict[str, int] = {}
        """Commands the server has confirmed, and the version."""
        self.refused: dict[str, str] = {}
        self.pending: dict[str, p.Command] = {}
        """Commands without an answer; sent again after a reconnect."""
        self.others: list[Any] = []
        """All further messages."""
        self.frames: list[bytes] = []
        """Raw frames, if `recording`."""
        self.recording = False
        self.socket: ClientConnection | None = None
        self.contributing = True
        """Whether it contributes to shuffles by itself; a spectator does if it `joins`."""
        self.joins = False
        self.contributed: dict[str, bytes] = {}
        """What it promised, by commitment."""
        self.numbers: dict[str, int] = {}
        """As which contributor, by commitment."""
        self._changed = asyncio.Event()

    # -- HTTP
    async def request(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """Ask the API."""
        headers = {"origin": self.url, **({"cookie": self.cookie} if self.cookie else {}), **headers}
        async with httpx.AsyncClient(base_url=self.url, timeout=20, trust_env=False) as http:
            content = None if body is None else ENCODER.encode(body)
            kind = {"content-type": "application/json"} if body is not None else {}
            return await http.request(method, f"/api{path}", content=content, headers={**kind, **headers})

    async def sign_in(self) -> Client:
        """Get a session."""
        answer = await self.request("POST", "/session", {"name": self.name})
        assert answer.status_code == 200, answer.text
        self.cookie = answer.headers["set-cookie"].partition(";")[0]
        self.user = answer.json()["user"]
        return self

    async def create(self, rules: str | dict[str, Any] = "skat-32", **more: Any) -> p.TableInfo:
        """Create a table."""
        start, computers = more.pop("start", False), more.pop("computers", [])
        house = {"base": rules} if isinstance(rules, str) else rules
        ceremony = "silent" if str(house["base"]).startswith("skat-32") else "played"
        settings = {"rules": house, "seats": 2, "turnTime": 0, "pace": 0, "ceremony": ceremony, **more}
        body = {"settings": settings, "start": start, "computers": computers}
        answer = await self.request("POST", "/tables", body)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=p.TableInfo)

    # -- the socket
    async def open(self) -> None:
        """Connect and say hello."""
        address = self.url.replace("http", "ws", 1) + "/ws"
        self.socket = await connect(
            address,
            origin=self.url,  # type: ignore[arg-type]
            additional_headers={"cookie": self.cookie},
            compression=None,
            proxy=None,
            ping_interval=None,
        )
        await self.send(p.Hello(p.PROTOCOL, "test"))

    async def follow(self, table: str) -> None:
        """Follow a table from the version that is known, and wait until it is there, and shuffled."""
        if self.socket is None:
            await self.open()
        await self.send(p.Follow(table, self.view.version))
        self._changed.clear()
        await self.receive()
        while not self.view.version and not any(isinstance(message, p.Gone) for message in self.others):
            await self.receive()
        while self.contributing and self.view.state.get("phase") == "shuffling":
            await self.receive()

    async def send(self, message: msgspec.Struct) -> None:
        """Send a message."""
        assert self.socket is not None
        await self.socket.send(ENCODER.encode(message).decode())

    async def receive(self, timeout: float = PATIENCE) -> Any:
        """The next message, taken in."""
        assert self.socket is not None
        data = await asyncio.wait_for(self.socket.recv(), timeout)
        raw = data.encode() if isinstance(data, str) else data
        if self.recording:
            self.frames.append(raw)
        message = DECODER.decode(raw)
        self.take(message)
        if self.contributing and isinstance(message, p.Snapshot | p.Update) and message.fair is not p.UNSET:
            await self.contribute()
        return message

    async def contribute(self) -> None:
        """Promise a contribution to the shuffle, or keep the promise, if there is something to do."""
        fair: p.Fair | None = self.view.state.get("fair")
        if fair is None or fair.you is None or (fair.you >= WATCHER and not self.joins):
            return
        action, version, mine = secrets.token_urlsafe(6), self.view.version, self.contributed.get(fair.commitment)
        number = self.numbers.setdefault(fair.commitment, fair.you)
        shown = next((each for each in fair.promised if each.id == number), None)
        if fair.stage == "promising" and mine is None:
            value = self.contributed[fair.commitment] = secrets.token_bytes(32)
            made = promise(bytes.fromhex(fair.commitment), number, value)
            await self.send(p.MakePromise(action, version, fair.commitment, number, made.hex()))
        elif fair.stage == "revealing" and mine is not None and shown is not None and not shown.value:
            assert shown.promise == promise(bytes.fromhex(fair.commitment), number, mine).hex()
            await self.send(p.Reveal(action, version, fair.commitment, mine.hex()))

    def take(self, message: Any) -> None:
        """Take a message in."""
        if isinstance(message, p.Snapshot | p.Update):
            self.view.take(message)
            if isinstance(message, p.Update) and isinstance(message.ack, str):
                self.answered(message.ack, message.version)
        elif isinstance(message, p.Ack):
            self.answered(message.id, message.version)
        elif isinstance(message, p.Refused):
            self.refused[message.id] = message.reason
            self.pending.pop(message.id, None)
        else:
            self.others.append(message)

    def answered(self, action: str, version: int) -> None:
        """A command is done."""
        self.acked[action] = version
        self.pending.pop(action, None)

    async def do(self, kind: type[p.Command], **values: Any) -> str:
        """Give a command and wait for its answer; its id."""
        command = kind(id=secrets.token_urlsafe(6), version=self.view.version, **values)
        self.pending[command.id] = command
        await self.send(command)
        while command.id in self.pending:
            await self.receive()
        return command.id

    async def accept(self, kind: type[p.Command], **values: Any) -> None:
        """Give a command that must be carried out."""
        action = await self.do(kind, **values)
        assert action in self.acked, self.refused.get(action)

    async def until(self, wanted: Any, timeout: float = PATIENCE) -> None:
        """Receive until something holds for this client."""
        async with asyncio.timeout(timeout):
            while not wanted(self):
                await self.receive()

    async def close(self) -> None:
        """Hang up."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    def drop(self) -> None:
        """Forget the connection, in whatever state it is."""
        if self.socket is not None:
            self.socket.transport.abort()
            self.socket = None

    # -- playing
    async def come_back(self, table: str, patience: float = 120) -> None:
        """Connect again, with what is known, and send again what was not answered."""
        self.drop()
        async with asyncio.timeout(patience):
            while True:
                try:
                    await self.follow(table)
                    for command in list(self.pending.values()):
                        await self.send(command)
                    return
                except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                    self.drop()
                    await asyncio.sleep(0.05)

    async def play(self, table: str, chance: random.Random, stop: asyncio.Event) -> None:
        """Make random legal moves until told to stop, come what may."""
        while not stop.is_set():
            try:
                await self._play_once(chance)
            except TimeoutError:
                continue
            except (ConnectionClosed, OSError):
                await self.come_back(table)

    async def _play_once(self, chance: random.Random) -> None:
        command = self.next_command(chance)
        if command is not None and not self.pending:
            self.pending[command.id] = command
            await self.send(command)
        await self.receive(timeout=0.2)

    def next_command(self, chance: random.Random) -> p.Command | None:
        """Something sensible to do now, if there is anything."""
        you, phase = self.view.state.get("you"), self.view.state.get("phase")
        action, version = secrets.token_urlsafe(6), self.view.version
        if you is None:
            return None
        if phase in ("between", "over", "waiting"):
            ready = self.view.state["seats"][you].ready
            return None if ready else p.Ready(action, version)
        moves = all_moves(self.view.legal)
        return p.MakeMove(action, version, chance.choice(moves)) if moves else None
