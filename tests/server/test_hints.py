"""Hints at a table: who gets one, when, what it says, and that nobody waits for it."""

import asyncio

import pytest

from maumau.bots.hints import Hint
from maumau.server import protocol as p
from maumau.server.play.thinking import Inline, Question
from maumau.testing.clients import Client, all_moves
from maumau.testing.servers import QuickClock, Running
from tests.server.test_play import on_turn, people, two_at_a_table, with_server

HOUSE = {"base": "skat-32", "changes": {"hand_size": 4}}


async def ask(client: Client, action: str = "h1") -> p.Hint | str:
    """The hint, or why there is none."""
    await client.send(p.AskHint(action))
    while True:
        await client.receive()
        if action in client.refused:
            return client.refused[action]
        for message in client.others:
            if isinstance(message, p.Hint) and message.id == action:
                return message


def text_of(move: p.HintMove) -> str:
    """The move as `Legal` lists it."""
    suit = f" name {move.suit}" if move.suit else ""
    joker = f" as {move.as_}" if move.as_ else ""
    target = "" if move.target is None else f" {move.target}"
    return " ".join([move.kind, *move.cards]) + joker + suit + target


@pytest.mark.parametrize("rules", ["skat-32", "mau-king", "jokers-505"])
def test_whoever_plays_against_the_computer_is_told_a_move_that_may_be_made(rules: str) -> None:
    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        table = await ana.create(rules, seats=3, computers=["easy", "easy"], start=True)
        await ana.follow(table.id)
        while (deal := ana.view.deal) is None or deal.turn != 0 or deal.context != "turn":
            moves = all_moves(ana.view.legal)
            if deal is not None and deal.turn == 0 and moves:
                await ana.do(p.MakeMove, move=moves[0])
            else:
                await ana.receive()
        assert deal.hints
        found = await ask(ana)
        assert isinstance(found, p.Hint)
        assert text_of(found.move) in all_moves(ana.view.legal)
        assert found.reasons
        assert all(move.chance is not None and 0 <= move.chance <= 1 for move in found.others)
        await ana.accept(p.MakeMove, move=text_of(found.move))
        await ana.close()

    with_server(scene, clock=QuickClock(8))


def test_where_ratings_are_at_stake_there_are_no_hints() -> None:
    async def scene(server: Running) -> None:
        ana, bob, _ = await two_at_a_table(server)
        player = on_turn(ana, bob)
        assert player.view.deal is not None
        assert not player.view.deal.hints
        assert await ask(player) == "rated"
        for client in (ana, bob):
            await client.close()

    with_server(scene)


def test_by_house_rules_one_may_ask_and_the_others_are_told() -> None:
    async def scene(server: Running) -> None:
        ana, bob, table = await two_at_a_table(server, rules=HOUSE)
        player = on_turn(ana, bob)
        other = bob if player is ana else ana
        [eve] = await people(server, "Eve")
        await eve.follow(table)
        assert isinstance(await ask(player), p.Hint)
        await other.until(lambda c: any(isinstance(m, p.Said) and m.what == "hint" for m in c.others))
        assert [m.seat for m in other.others if isinstance(m, p.Said)] == [player.view.state["you"]]
        assert not any(isinstance(m, p.Hint) for m in [*other.others, *eve.others])
        assert await ask(eve) == "not_seated"
        for client in (ana, bob, eve):
            await client.close()

    with_server(scene)


def asked_by(client: Client) -> list[int]:
    """The seats of which a client has heard that they have asked."""
    return [message.seat for message in client.others if isinstance(message, p.Said) and message.what == "hint"]


def test_out_of_turn_the_others_are_told_whether_there_is_a_move_or_not() -> None:
    """With the twin of the card on top one could jump in: asking must not tell who holds it."""

    async def scene(server: Running) -> None:
        ana, bob, _ = await two_at_a_table(server, rules=HOUSE)
        player = on_turn(ana, bob)
        other = bob if player is ana else ana
        assert not all_moves(other.view.legal)
        assert await ask(other) == "no_hint"
        await player.until(lambda c: asked_by(c) == [other.view.state["you"]])
        for client in (ana, bob):
            await client.close()

    with_server(scene)


def test_a_person_has_one_allowance_over_all_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maumau.server.services.HINTS", (0.001, 3))

    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        second = Client(ana.url, "Ana")
        second.cookie, second.user = ana.cookie, ana.user
        for client in (ana, second):
            table = await client.create("skat-32", computers=["easy"], start=True)
            await client.follow(table.id)
        found = [await ask(client, f"h{i}") for i, client in enumerate([ana, second] * 3)]
        assert found.count("hint_awaited") == 3
        for client in (ana, second):
            await client.close()

    with_server(scene)


def test_before_the_first_deal_and_on_autopilot_there_is_nothing_to_advise() -> None:
    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        await ana.open()
        assert await ask(ana) == "no_table"
        table = await ana.create("skat-32", computers=["easy"])
        await ana.follow(table.id)
        assert await ask(ana, "h2") == "no_hint"
        await ana.close()

    with_server(scene)


class Slow(Inline):
    """Thinks until it is told to answer."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.asked: list[Question] = []

    async def advise(self, question: Question) -> Hint | None:
        self.asked.append(question)
        await self.go.wait()
        return await super().advise(question)


def test_one_question_at_a_time_and_no_answer_about_what_is_gone() -> None:
    slow = Slow()

    async def scene(server: Running) -> None:
        ana, bob, _ = await two_at_a_table(server, rules=HOUSE)
        player = on_turn(ana, bob)
        await player.send(p.AskHint("first"))
        assert await ask(player, "second") == "hint_awaited"
        assert player.view.deal is not None
        await player.accept(p.MakeMove, move="draw")
        slow.go.set()
        await player.until(lambda c: "first" in c.refused)
        assert player.refused["first"] == "stale"
        seat = slow.asked[0].observation.seat
        assert all("cards" not in event.data for event in slow.asked[0].history if event.seat not in (seat, None))
        for client in (ana, bob):
            await client.close()

    with_server(scene, thinker=slow)


def test_who_hangs_up_while_the_master_thinks_harms_nobody() -> None:
    slow = Slow()

    async def scene(server: Running) -> None:
        ana, bob, _ = await two_at_a_table(server, rules=HOUSE)
        player = on_turn(ana, bob)
        other = bob if player is ana else ana
        await player.send(p.AskHint("h1"))
        await other.until(lambda c: any(isinstance(m, p.Said) for m in c.others))
        await player.close()
        slow.go.set()
        assert await ask(other) == "no_hint"
        await other.close()

    with_server(scene, thinker=slow)


def test_where_it_is_better_to_do_nothing_that_is_the_answer() -> None:
    """The master may think that jumping in is worth less than waiting."""

    class Waiting(Inline):
        async def advise(self, question: Question) -> Hint | None:  # noqa: ARG002
            return None

    async def scene(server: Running) -> None:
        ana, bob, _ = await two_at_a_table(server, rules=HOUSE)
        assert await ask(on_turn(ana, bob)) == "better_wait"
        for client in (ana, bob):
            await client.close()

    with_server(scene, thinker=Waiting())


def test_a_hint_that_fails_is_none() -> None:
    class Broken(Inline):
        async def advise(self, question: Question) -> Hint | None:  # noqa: ARG002
            raise RuntimeError("out of ideas")

    async def scene(server: Running) -> None:
        ana, bob, _ = await two_at_a_table(server, rules=HOUSE)
        player = on_turn(ana, bob)
        assert await ask(player) == "no_hint"
        await player.accept(p.MakeMove, move="draw")
        for client in (ana, bob):
            await client.close()

    with_server(scene, thinker=Broken())
