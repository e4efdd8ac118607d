"""Load for our own server: tables of three people who play a real rule set, over the real protocol, on 127.0.0.1.

  maumau_load.py --tables 100 --seconds 8                 closed loop: every table moves as fast as it is answered
  maumau_load.py --tables 300 --seconds 8 --rate 500      open loop: 500 moves a second, latency from the due time
  maumau_load.py --tables 1000 --idle 5                   connections that only listen
  maumau_load.py --nodes 3 --rate 500                     three nodes over PostgreSQL and NATS, each player at another one
Starts the servers (--python: with which interpreter, --memory: without a disk), loads them, stops them, and compares the
log with what was acknowledged.  Every client checks that the versions it sees have no gap.  Prints one JSON object.
"""

import argparse
import asyncio
import hashlib
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
from picows import WSListener, WSMsgType, ws_connect

from maumau.testing.ports import answers, free_port

HERE = Path(__file__).resolve().parent
SEATS = 3
PING_EVERY = 10.0
FIRST = 10
"""Tables before memory is counted: what the server loads once is no part of a connection."""
clock = time.perf_counter


class Play(msgspec.Struct):
    card: str
    move: str = ""
    suits: dict[str, str] = {}
    stands: list["Play"] = []


class Legal(msgspec.Struct, rename="camel"):
    plays: list[Play] = []
    draw: str = ""
    pass_: str = msgspec.field(default="", name="pass")
    take: str = ""
    cut: list[int] = []


class Deal(msgspec.Struct):
    turn: int
    legal: Legal = msgspec.field(default_factory=Legal)


class Version(msgspec.Struct):
    version: int


class Promised(msgspec.Struct):
    id: int
    value: str = ""


class Fair(msgspec.Struct):
    commitment: str
    stage: str
    you: int | None = None
    promised: list[Promised] = []


class Message(msgspec.Struct):
    t: str
    fair: Fair | None = None
    version: int = 0
    phase: str = ""
    deal: Deal | None = None
    events: list[Version] = []
    ack: str = ""
    you: int | None = None
    reason: str = ""


DECODER = msgspec.json.Decoder(Message)


def choose(legal: Legal) -> str:
    """A card if there is one, else draw, else pass."""
    for play in legal.plays:
        for one in (play, *play.stands):
            if one.move or one.suits:
                return one.move or next(iter(one.suits.values()))
    return legal.draw or legal.pass_ or legal.take or f"cut {legal.cut[0]}"


class Load:
    """What was measured."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.on = self.stopping = False
        self.acks: list[float] = []
        self.moves = self.gaps = self.frames = self.bytes = self.refused = self.late = 0
        self.acked: dict[str, int] = {}


class Table:
    """Three people at a table."""

    def __init__(self, load: Load, id_: str) -> None:
        self.load, self.id = load, id_
        self.people: list[Person] = []
        self.sent = self.due = 0.0
        self.waiting = self.busy = False
        self.mover: Person | None = None

    def tick(self) -> None:
        """A move is due, in a closed loop at once; while cards are dealt or a move is on its way it waits."""
        if not self.load.stopping:
            self.waiting = self.mover is None or self.busy
            if not self.waiting:
                self.move(self.due or clock())

    def move(self, since: float) -> None:
        """Whoever is to move does; the answer is awaited since then."""
        self.busy, self.waiting, self.sent = True, False, since
        if self.load.args.rate:
            self.due = since + self.load.args.tables / self.load.args.rate
            asyncio.get_running_loop().call_later(max(0.0, self.due - clock()), self.tick)
        self.mover.move()

    def free(self) -> None:
        """The last command has been answered."""
        self.busy = False
        if self.load.args.rate == 0:
            self.tick()
        elif self.waiting:
            self.load.late += 1
            self.tick()

    def known(self, mover: "Person") -> None:
        """It is this one's turn.  Nobody can move before he is asked: what was due is due from now on."""
        self.mover = mover
        if self.waiting and not self.busy:
            self.due = clock() if self.load.args.rate else 0.0
            self.tick()


class Person(WSListener):
    """One connection."""

    def __init__(self, table: Table, headers: dict[str, str]) -> None:
        super().__init__()
        self.table, self.load, self.headers = table, table.load, headers
        self.version = self.count = 0
        self.seat = -1
        self.promised = self.revealed = ""
        self.phase = ""
        self.legal = Legal()
        self.there: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: Any) -> None:
        self.transport = transport
        self.send({"t": "hello", "protocol": 1})
        self.send({"t": "follow", "table": self.table.id})
        self.ping()

    def ping(self) -> None:
        """The server closes who says nothing for long."""
        if not self.load.stopping:
            self.send({"t": "ping", "n": 1})
            asyncio.get_running_loop().call_later(PING_EVERY, self.ping)

    def send(self, message: dict[str, Any]) -> None:
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def command(self, kind: str, **values: Any) -> None:
        self.count += 1
        self.send({"t": kind, "id": f"{self.seat}-{self.count}", "version": self.version, **values})

    def move(self) -> None:
        self.command("move", move=choose(self.legal))

    def contribute(self, fair: Fair, you: int) -> None:
        """This device's part of the shuffle (docs/fairness-spec.md, part 2)."""
        value = hashlib.sha256(fair.commitment.encode() + bytes([you])).digest()
        mine = next((each for each in fair.promised if each.id == you), None)
        if fair.stage == "promising" and mine is None and self.promised != fair.commitment:
            self.promised = fair.commitment
            made = hashlib.sha256(b"maumau-fair-1/contribution\0" + bytes.fromhex(fair.commitment) + bytes([you]) + value)
            self.command("promise", commitment=fair.commitment, contributor=you, promise=made.hexdigest())
        elif fair.stage == "revealing" and mine is not None and not mine.value and self.revealed != fair.commitment:
            self.revealed = fair.commitment
            self.command("reveal", commitment=fair.commitment, value=value.hex())

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        data = frame.get_payload_as_bytes()
        self.load.frames += 1
        self.load.bytes += len(data)
        message = DECODER.decode(data)
        if message.fair is not None and message.fair.you is not None and message.fair.you < SEATS:
            self.contribute(message.fair, message.fair.you)
        if message.t == "table":
            self.version, self.phase = message.version, message.phase
            self.seat = message.you if message.you is not None else self.seat
            if not self.there.done():
                self.there.set_result(None)
        elif message.t == "update":
            self.update(message)
        elif message.t == "refused":
            self.load.refused += 1
            self.table.free()

    def update(self, message: Message) -> None:
        if message.events and message.events[0].version != self.version + 1:
            self.load.gaps += 1
        self.version = message.version
        self.seat = message.you if message.you is not None else self.seat
        changed = message.phase and message.phase != self.phase
        self.phase = message.phase or self.phase
        if message.deal is not None:
            self.legal = message.deal.legal
            if message.deal.turn == self.seat and self.phase == "playing":
                asyncio.get_running_loop().call_soon(self.table.known, self)
            elif self.table.mover is self:
                self.table.mover = None
        if changed and self.phase in ("between", "over"):
            self.table.mover = None
            self.command("ready")
        if message.ack:
            self.load.acked[self.table.id] = max(self.load.acked.get(self.table.id, 0), message.version)
            if self.table.busy:
                if self.load.on:
                    self.load.acks.append(clock() - self.table.sent)
                    self.load.moves += 1
                asyncio.get_running_loop().call_soon(self.table.free)


async def seat(load: Load, http: httpx.AsyncClient, urls: list[str], number: int, gate: asyncio.Semaphore) -> Table:
    """A table with its three people, each at the next node, the deal running."""
    async with gate:
        cookies = []
        for name in range(SEATS):
            async with httpx.AsyncClient(base_url=urls[0], trust_env=False, timeout=30) as fresh:
                answer = await fresh.post("/api/session", json={"name": f"p{name}"})
            cookies.append(answer.headers["set-cookie"].partition(";")[0])
        body = {"settings": {"rules": {"base": load.args.rules}, "seats": SEATS, "turnTime": 90}}
        answer = await http.post("/api/tables", json=body, headers={"cookie": cookies[0]})
        table = Table(load, answer.json()["id"])
        for i, cookie in enumerate(cookies):
            url = urls[(number + i) % len(urls)]
            person = Person(table, {"Cookie": cookie, "Origin": url})
            table.people.append(person)
            await ws_connect(lambda person=person: person, url.replace("http", "ws") + "/ws", extra_headers=person.headers)
            await person.there
            if len(table.people) > 1:
                person.command("sit")
        if not load.args.idle:
            for person in table.people:
                person.command("ready")
        return table


def used(processes: list[psutil.Process]) -> tuple[float, int]:
    """Seconds of CPU and bytes of memory of all of them."""
    times = [process.cpu_times() for process in processes]
    return sum(each.user + each.system for each in times), sum(process.memory_info().rss for process in processes)


async def run(load: Load, urls: list[str], pids: list[int]) -> dict[str, Any]:
    """Seat everybody, play, measure."""
    args, server = load.args, [psutil.Process(pid) for pid in pids]
    began = clock()
    async with httpx.AsyncClient(base_url=urls[0], trust_env=False, timeout=30) as http:
        gate = asyncio.Semaphore(8)
        first = min(FIRST, args.tables // 2)
        tables = await asyncio.gather(*(seat(load, http, urls, i, gate) for i in range(first)))
        _, base = used(server)
        tables += await asyncio.gather(*(seat(load, http, urls, i, gate) for i in range(first, args.tables)))
    out: dict[str, Any] = {"tables": args.tables, "rules": args.rules, "setup_s": round(clock() - began, 1)}
    await asyncio.sleep(1.0)
    cpu, rss = used(server)
    out |= {"base_mb": round(base / 2**20, 1), "kb_per_connection": round((rss - base) / 1024 / (SEATS * (args.tables - first)), 1)}
    if args.idle:
        await asyncio.sleep(args.idle)
        return {**out, "idle_cpu_percent": round(100 * (used(server)[0] - cpu) / args.idle, 1)}
    for number, table in enumerate(tables):
        if args.rate:
            table.due = clock() + number / args.rate
            asyncio.get_running_loop().call_later(number / args.rate, table.tick)
        else:
            table.tick()
    await asyncio.sleep(args.warm)
    load.on, began, (cpu, _), own = True, clock(), used(server), time.process_time()
    await asyncio.sleep(args.seconds)
    load.on, passed, (after, rss) = False, clock() - began, used(server)
    load.stopping = True
    await asyncio.sleep(1.0)
    return {**out, **figures(load, passed, after - cpu, time.process_time() - own), "end_mb": round(rss / 2**20, 1)}


def figures(load: Load, passed: float, cpu: float, own: float) -> dict[str, Any]:
    """What it came to."""
    acks = sorted(load.acks)

    def at(share: float) -> float:
        return round(1000 * acks[min(len(acks) - 1, int(share * len(acks)))], 2) if acks else 0.0

    return {
        "rate": load.args.rate,
        "moves_per_s": round(load.moves / passed),
        "ack_ms": {"p50": at(0.5), "p99": at(0.99), "p999": at(0.999), "worst": at(1)},
        "server_cpu_percent": round(100 * cpu / passed),
        "server_us_per_move": round(1e6 * cpu / max(1, load.moves)),
        "load_cpu_percent": round(100 * own / passed),
        "bytes_per_frame": round(load.bytes / max(1, load.frames)),
        "gaps": load.gaps, "refused": load.refused, "late": load.late,
    }  # fmt: skip


def lost(kept: dict[str, int], load: Load) -> int:
    """Acknowledged versions that the log does not have."""
    return sum(version > kept.get(table, 0) for table, version in load.acked.items())


VERSIONS = "SELECT stream, max(version) FROM events GROUP BY stream"


def kept_by_sqlite(folder: Path) -> dict[str, int]:
    """The last version of every table."""
    db = sqlite3.connect(folder / "bench.db")
    kept = dict(db.execute(VERSIONS))
    db.close()
    return kept


def kept_by_postgres(url: str) -> dict[str, int]:
    """The last version of every table."""
    import asyncpg  # noqa: PLC0415 (an extra)

    async def read() -> dict[str, int]:
        db = await asyncpg.connect(url)
        rows = await db.fetch(VERSIONS)
        await db.close()
        return {stream: version for stream, version in rows}

    return asyncio.run(read())


def serve(command: list[str], ports: list[int], rest: list[str], folder: Path) -> list[subprocess.Popen[bytes]]:
    """Start a server at each port, and wait until all answer."""
    servers = []
    for port in ports:
        with (folder / f"server{port}.log").open("w") as log:
            servers.append(subprocess.Popen([*command, str(port), *rest], stdout=log, stderr=log))
        for _ in range(600):
            if answers(port):
                break
            time.sleep(0.05)
    return servers


def main() -> None:
    """Start the servers, load them, stop them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--warm", type=float, default=2)
    parser.add_argument("--rate", type=float, default=0)
    parser.add_argument("--idle", type=float, default=0)
    parser.add_argument("--rules", default="mau-king-table")
    parser.add_argument("--patience", type=float, default=170, help="seconds for everything; 2,000 tables take long to seat")
    parser.add_argument("--memory", action="store_true")
    parser.add_argument("--nodes", type=int, default=0, help="so many over one PostgreSQL; 0: a server by itself")
    parser.add_argument("--python", default=sys.executable)
    args = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="bench", dir=os.environ.get("BENCH_DIR")))
    rest, beside = [] if args.memory else [str(folder)], []
    if args.nodes:
        from maumau.testing.databases import Nats, Postgres  # noqa: PLC0415 (extras)

        beside = [Postgres(), Nats()]
        rest = [beside[0].schema("bench"), beside[1].url]
    load, ports = Load(args), [free_port() for _ in range(args.nodes or 1)]
    servers = serve([*args.python.split(), str(HERE / "maumau_server.py")], ports, rest, folder)
    try:
        urls = [f"http://127.0.0.1:{port}" for port in ports]
        result = asyncio.run(asyncio.wait_for(run(load, urls, [each.pid for each in servers]), args.patience))
    finally:
        for server in servers:
            server.send_signal(signal.SIGTERM)
        for server in servers:
            server.wait(15)
    if not args.memory:
        result["acknowledged_but_lost"] = lost(kept_by_postgres(rest[0]) if args.nodes else kept_by_sqlite(folder), load)
    for service in beside:
        service.stop()
    print(json.dumps({"nodes": args.nodes, **result} if args.nodes else result))
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
