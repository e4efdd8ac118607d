"""Tables in the server without sockets: a store that fails, repeats, restarts, sleep, computer players."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from maumau.server import protocol as p
from maumau.server.play.hub import Hub
from maumau.server.play.pool import Pool
from maumau.server.play.room import Room
from maumau.server.play.thinking import Inline, Question
from maumau.server.services import Config, Services
from maumau.store import Append, Conflict, Done, MemoryStore, SqliteStore, StoreError
from maumau.table import commands as co
from maumau.table.handle import HANDLERS
from maumau.testing.servers import QuickClock
from maumau.testing.tables import Keys, contribution, settings
from tests.secrecy import told_too_much

DECODER = msgspec.json.Decoder(p.ServerMessage)


@dataclass
class Person:
    """A connection that keeps what it is sent."""

    user: str
    messages: list[Any] = field(default_factory=list)
    closed: int | None = None

    def push(self, frame: bytes, since: float = 0) -> None:  # noqa: ARG002 (of the contract)
        self.messages.append(DECODER.decode(frame))

    def close(self, code: int) -> None:
        self.closed = code

    def moved(self, room: Room) -> None:
        self.room = room

    def last(self, kind: type[Any]) -> Any:
        return next(message for message in reversed(self.messages) if isinstance(message, kind))


class Moody(MemoryStore):
    """A store that fails when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.mood: StoreError | None = None

    def append(self, append: Append, done: Done) -> None:
        if self.mood is None:
            super().append(append, done)
        else:
            mood, self.mood = self.mood, None
            done(mood)


class Late(MemoryStore):
    """A store that takes its time: appends wait until they are let go."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[Callable[[], None]] = []
        self.late = False

    def append(self, append: Append, done: Done) -> None:
        if self.late:
            self.waiting.append(lambda: super(Late, self).append(append, done))
        else:
            super().append(append, done)

    def go(self) -> None:
        self.waiting.pop(0)()


def services(store: Any, **parts: Any) -> Services:
    clock = QuickClock()
    config = Config(base_url="http://test", origins=frozenset())
    known = {"config": config, "store": store, "clock": clock, "thinker": Inline(), "chance": Keys(1)}
    return Services(**{**known, **parts})


def run(scene: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(scene(), 30))


async def wait_until(holds: Callable[[], bool]) -> None:
    """Wait for what happens elsewhere; the scene has its own time limit."""
    while not holds():
        await asyncio.sleep(0.01)


async def table_for_two(hub: Hub) -> tuple[Room, Person, Person]:
    room = await hub.create(settings(turn_time=0), "ana", "Ana", [], start=False)
    ana, bob = Person("ana"), Person("bob")
    for person in (ana, bob):
        room.follow(person, 0)
    room.command(co.Sit("bob", "Bob"), reply=bob, action="sit")
    room.command(co.SetReady("ana"), reply=ana, action="ready")
    room.command(co.SetReady("bob"), reply=bob, action="ready")
    shuffle(room, "ana", "bob")
    assert room.table.phase == "playing"
    return room, ana, bob


def shuffle(room: Room, *users: str) -> None:
    """The devices of people contribute to the shuffle."""
    while (command := next(filter(None, (contribution(room.table, user) for user in users)), None)) is not None:
        room.command(command)


def mover(room: Room, *people: Person) -> Person:
    turn = room.table.turn
    assert turn is not None
    return next(person for person in people if person.user == room.table.seats[turn].user)


def draw(room: Room, person: Person, action: str) -> None:
    room.command(co.MakeMove(person.user, "draw", room.table.version), reply=person, action=action)


def test_a_failed_store_changes_nothing_and_everybody_starts_from_the_log_again() -> None:
    async def scene() -> None:
        store = Moody()
        hub = Hub(services(store))
        room, ana, bob = await table_for_two(hub)
        version, person = room.table.version, mover(room, ana, bob)
        store.mood = StoreError("the disk is full")
        draw(room, person, "one")
        assert person.last(p.Refused).reason == "not_stored"
        assert isinstance(ana.messages[-1], p.TryAgain) or isinstance(bob.messages[-1], p.TryAgain)
        await wait_until(lambda: hub.rooms.get(room.table.id, room) is not room)
        again = await hub.room(room.table.id)
        assert again is not None
        assert again is not room
        assert again.table.version == version
        await wait_until(lambda: [one.last(p.Snapshot).version for one in (ana, bob)] == [version, version])
        draw(again, person, "one")
        assert person.last(p.Update).ack == "one"

    run(scene)


def test_who_lost_a_race_for_a_version_reads_the_log_on_and_is_judged_again() -> None:
    async def scene() -> None:
        store = MemoryStore()
        hub, other = Hub(services(store)), Hub(services(store))
        room, ana, bob = await table_for_two(hub)
        there = await other.room(room.table.id, resume=False)
        assert there is not None
        person = mover(room, ana, bob)
        idle, seat = ("bob", 1) if person is ana else ("ana", 0)  # who is not to move: nobody moves by himself
        there.command(co.SetAutopilot(idle, seat))
        draw(room, person, "one")
        await wait_until(lambda: "one" in [getattr(message, "ack", None) for message in person.messages])
        assert hub.rooms[room.table.id] is room
        assert hub.services.metrics.races.values == {(): 1}, "each lost race is counted once"

        def equal() -> bool:
            for one in (room, there):
                one.catch_up(len(store.read(one.table.id)))
            return room.table.version == there.table.version == len(store.read(room.table.id))

        await wait_until(equal)
        assert there.table.deal is not None
        assert room.table.deal is not None
        assert there.table.deal.to_text() == room.table.deal.to_text()

    run(scene)


def test_who_lost_a_race_that_the_log_knows_nothing_of_begins_anew() -> None:
    async def scene() -> None:
        store = Moody()
        hub = Hub(services(store))
        room, ana, bob = await table_for_two(hub)
        store.mood = Conflict(room.table.id, room.table.version - 1)
        draw(room, mover(room, ana, bob), "one")
        await wait_until(lambda: hub.rooms.get(room.table.id, room) is not room)

    run(scene)


def test_nothing_is_published_before_it_is_stored_and_later_commands_wait() -> None:
    async def scene() -> None:
        store = Late()
        hub = Hub(services(store))
        room, ana, bob = await table_for_two(hub)
        store.late = True
        seen = [len(ana.messages), len(bob.messages)]
        version = room.table.version
        room.command(co.SetAutopilot("ana", 0), reply=ana, action="one")
        room.command(co.Back("ana"), reply=ana, action="two")
        assert [len(ana.messages), len(bob.messages)] == seen
        assert room.table.version == version
        assert len(store.waiting) == 1
        store.go()
        assert room.table.version == version + 1
        store.go()
        assert room.table.version == version + 2
        assert ana.last(p.Update).ack == "two"

    run(scene)


def test_a_repeat_that_only_the_store_remembers_is_answered_with_its_version() -> None:
    async def scene() -> None:
        hub = Hub(services(MemoryStore()))
        room, ana, _ = await table_for_two(hub)
        room.command(co.SetAutopilot("ana", 0), reply=ana, action="one")
        version = room.table.version
        room.command(co.Back("ana"), reply=ana, action="two")
        room.done.clear()
        room.command(co.SetAutopilot("ana", 0), reply=ana, action="one")
        assert (ana.last(p.Ack).id, ana.last(p.Ack).version) == ("one", version)
        assert room.table.version == version + 1

    run(scene)


def test_a_fault_in_a_command_is_refused_and_the_table_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        hub = Hub(services(MemoryStore()))
        room, ana, bob = await table_for_two(hub)
        person = mover(room, ana, bob)
        with monkeypatch.context() as broken:
            broken.setitem(HANDLERS, co.MakeMove, lambda *_: 1 / 0)
            draw(room, person, "one")
        assert person.last(p.Refused).reason == "internal"
        draw(room, person, "two")
        assert person.last(p.Update).ack == "two"

    run(scene)


def test_a_table_wakes_up_as_it_was_with_its_clock_and_its_repeats(tmp_path: Path) -> None:
    async def scene() -> None:
        path = tmp_path / "tables.db"
        together = asyncio.get_running_loop().call_soon_threadsafe
        store = SqliteStore(path, together)
        first = services(store)
        hub = Hub(first)
        number = store.start_run(first.clock.now())
        room = await hub.create(settings(turn_time=30), "ana", "Ana", ["easy"], start=True)
        ana = Person("ana")
        room.follow(ana, 0)
        await wait_until(lambda: room.table.turn == 0 and not room._busy)
        draw(room, ana, "one")
        await wait_until(lambda: any(isinstance(m, p.Update) and m.ack == "one" for m in ana.messages))
        room.stop()
        await wait_until(lambda: not room._busy)
        before = room.table
        store.alive(number, first.clock.now())
        store.close()

        reopened = SqliteStore(path, together)
        hub = Hub(services(reopened))
        woken = await hub.find(before.code)
        assert woken is not None
        await wait_until(lambda: woken.table.paused_at is not None)
        assert woken.table.deal is not None
        assert before.deal is not None
        assert woken.table.deal.to_text() == before.deal.to_text()
        assert woken.table.turn_ends == before.turn_ends
        woken.command(co.MakeMove("ana", "draw", 0), reply=ana, action="one")
        assert ana.last(p.Ack).id == "one"
        reopened.close()

    run(scene)


def test_a_snapshot_is_only_a_shortcut() -> None:
    async def scene() -> None:
        store = MemoryStore()
        hub = Hub(services(store))
        room = await hub.create(settings("mau-king-table", seats=3), "ana", "Ana", ["easy", "medium"], start=True)
        ana = Person("ana")
        room.follow(ana, 0)
        room.command(co.SetAutopilot("ana", 0))
        while room.table.deal_number < 3:
            await asyncio.sleep(0.05)
        room.stop()
        snapshot = store.load_snapshot(room.table.id)
        assert snapshot is not None
        with_it = await asyncio.to_thread(hub._read, room.table.id)
        store.snapshots.clear()
        without = await asyncio.to_thread(hub._read, room.table.id)
        assert with_it is not None
        assert without is not None
        assert len(with_it.steps) < len(without.steps)
        assert with_it.table.match == without.table.match
        assert with_it.table.seats == without.table.seats
        assert with_it.table.deal is not None
        assert without.table.deal is not None
        assert with_it.table.deal.to_text() == without.table.deal.to_text()
        assert with_it.table._replace(deal=None, match=None) == without.table._replace(deal=None, match=None)

    run(scene)


def test_tables_at_which_nobody_is_are_put_to_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maumau.server.play.hub.SLEEP_EVERY", 0.02)
    monkeypatch.setattr("maumau.server.play.room.AWAY_AFTER", 1)

    async def scene() -> None:
        hub = Hub(services(MemoryStore()))
        room, ana, bob = await table_for_two(hub)
        chore = asyncio.create_task(hub.look_after())
        await asyncio.sleep(0.1)
        assert room.table.id in hub.rooms
        room.unfollow(ana)
        room.unfollow(bob)
        await wait_until(lambda: hub.rooms == {})
        chore.cancel()

    run(scene)


@pytest.mark.parametrize(
    ("answer", "noted"), [(None, ("computer player failed", None)), ("jump-in 2C", ("move refused", "no_jump_in"))]
)
def test_a_computer_player_that_fails_is_moved_for_and_noted(
    answer: str | None, noted: tuple[str, str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[tuple[str, str | None]] = []
    for module in ("room.log", "computers.log_error"):
        note = f"maumau.server.play.{module}"
        monkeypatch.setattr(note, lambda event, **values: lines.append((event, values.get("why"))))

    class Broken(Inline):
        async def choose(self, question: Question) -> str | None:  # noqa: ARG002
            if answer is None:
                raise RuntimeError("out of ideas")
            return answer

    async def scene() -> None:
        clock = QuickClock(400)
        hub = Hub(services(MemoryStore(), thinker=Broken(), clock=clock))
        room = await hub.create(settings(turn_time=0), "ana", "Ana", ["easy"], start=True)
        room.follow(Person("ana"), 0)
        shuffle(room, "ana")
        if room.table.turn == 0:
            draw(room, Person("ana"), "one")
            room.command(co.MakeMove("ana", "pass", room.table.version))
        while room.table.turn != 0:
            await asyncio.sleep(0.02)
        kinds = [json.loads(entry.payload).get("by") for entry in room.services.store.read(room.table.id)]
        assert "timeout" in kinds
        assert set(lines) == {noted}

    run(scene)


def test_computer_players_are_told_nothing_of_the_cards_of_others() -> None:
    class Listening(Inline):
        def __init__(self) -> None:
            self.questions: list[Question] = []

        async def choose(self, question: Question) -> str | None:
            self.questions.append(question)
            return await super().choose(question)

    async def scene() -> None:
        listening = Listening()
        hub = Hub(services(MemoryStore(), thinker=listening, clock=QuickClock(400)))
        room = await hub.create(settings("jokers-505", seats=3), "ana", "Ana", ["easy", "medium"], start=True)
        room.follow(Person("ana"), 0)
        shuffle(room, "ana")
        room.command(co.SetAutopilot("ana", 0))
        await wait_until(lambda: len(listening.questions) > 60)
        for question in listening.questions:
            seat = question.observation.seat
            assert told_too_much(question.history, seat) == []
            if question.observation.context_name not in ("cut", "take"):
                assert any(event.kind == "dealt" and "cards" in event.data for event in question.history)
        assert {question.observation.seat for question in listening.questions} == {0, 1, 2}
        room.stop()

    run(scene)


def test_nobody_thinks_on_about_a_position_that_is_gone() -> None:
    class Slow(Inline):
        def __init__(self) -> None:
            self.asked = self.dropped = 0

        async def choose(self, question: Question) -> str | None:  # noqa: ARG002
            self.asked += 1
            try:
                await asyncio.get_running_loop().create_future()
            except asyncio.CancelledError:
                self.dropped += 1
                raise
            return None

    async def scene() -> None:
        slow = Slow()
        hub = Hub(services(MemoryStore(), thinker=slow, clock=QuickClock(400)))
        room = await hub.create(settings(turn_time=0), "ana", "Ana", ["easy"], start=True)
        room.follow(Person("ana"), 0)
        shuffle(room, "ana")
        room.command(co.SetAutopilot("ana", 0))
        await wait_until(lambda: slow.asked >= 3)
        assert slow.dropped >= slow.asked - 1
        room.stop()
        await asyncio.sleep(0)
        assert slow.dropped == slow.asked

    run(scene)


def test_players_think_in_a_process_of_their_own() -> None:
    async def scene() -> None:
        pool = Pool()
        hub = Hub(services(MemoryStore(), thinker=pool, clock=QuickClock(4)))
        room = await hub.create(settings("mau-king", seats=3), "ana", "Ana", ["easy", "medium"], start=True)
        room.follow(Person("ana"), 0)
        shuffle(room, "ana")
        room.command(co.SetAutopilot("ana", 0))
        while room.table.version < 20:
            await asyncio.sleep(0.02)
        by = [json.loads(entry.payload).get("by") for entry in room.services.store.read(room.table.id)]
        assert "computer" in by
        assert "timeout" not in by
        room.stop()
        pool.close()

    run(scene)
