"""People and computer players at a table, over real sockets."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from maumau.rulesets import shipped
from maumau.server import protocol as p
from maumau.testing.clients import Client, all_moves
from maumau.testing.servers import QuickClock, Running, serving

Scene = Callable[[Running], Awaitable[None]]


def with_server(scene: Scene, data: Path | None = None, **parts: Any) -> None:
    """Run a scene against a server of its own."""

    async def run() -> None:
        async with serving(data, **parts) as server:
            await scene(server)

    asyncio.run(asyncio.wait_for(run(), 60))


async def people(server: Running, *names: str) -> list[Client]:
    return [await Client(server.url, name).sign_in() for name in names]


async def two_at_a_table(server: Running, **settings: Any) -> tuple[Client, Client, str]:
    """Ana and Bob; the deal runs."""
    ana, bob = await people(server, "Ana", "Bob")
    table = (await ana.create(**settings)).id
    await ana.follow(table)
    await bob.follow(table)
    await bob.accept(p.Sit)
    await ana.accept(p.Ready)
    await bob.accept(p.Ready)
    await asyncio.gather(*(who.until(lambda c: c.view.state["phase"] == "playing") for who in (ana, bob)))
    return ana, bob, table


def on_turn(*clients: Client) -> Client:
    """Whose turn it is."""
    return next(client for client in clients if client.view.deal and client.view.deal.turn == client.view.state["you"])


@pytest.mark.parametrize("rules", shipped())
def test_a_person_plays_a_deal_of_every_shipped_set_against_the_computer(rules: str) -> None:
    async def scene(server: Running) -> None:
        [ana] = await people(server, "Ana")
        table = await ana.create(rules, seats=3, singleDeal=True, computers=["easy", "medium"], start=True)
        await ana.follow(table.id)
        chance = random.Random(5)
        while ana.view.state["phase"] == "playing":
            deal = ana.view.deal
            assert deal is not None
            if deal.turn == ana.view.state["you"]:
                moves = all_moves(ana.view.legal)
                plays = [move for move in moves if move.startswith("play")]
                await ana.do(p.MakeMove, move=chance.choice(plays or moves))
            else:
                await ana.receive()
        assert ana.view.state["phase"] == "over"
        assert ana.view.state["score"].winner is not None
        await ana.close()

    with_server(scene, clock=QuickClock())


def test_two_people_see_the_same_table_and_only_their_own_cards() -> None:
    async def scene(server: Running) -> None:
        ana, bob, _ = await two_at_a_table(server)
        await bob.until(lambda c: c.view.version == ana.view.version)
        mine, his = ana.view.deal, bob.view.deal
        assert mine is not None
        assert his is not None
        assert (mine.top, mine.counts, mine.turn) == (his.top, his.counts, his.turn)
        assert len(mine.hand) == mine.counts[0]
        assert len(his.hand) == his.counts[1]
        player = on_turn(ana, bob)
        other = bob if player is ana else ana
        assert all_moves(other.view.legal) == []
        await player.accept(p.MakeMove, move="draw")
        await other.until(lambda c: c.view.version == player.view.version)
        drawn = {client: client.view.events[player.view.version].deal[0] for client in (player, other)}
        owed = mine.pending or 1  # a seven as start card
        assert (drawn[player].count, len(drawn[player].cards)) == (owed, owed)
        assert (drawn[other].count, drawn[other].cards) == (owed, [])
        await ana.close()
        await bob.close()

    with_server(scene)


def test_a_spectator_sees_the_public_side_and_may_do_nothing() -> None:
    async def scene(server: Running) -> None:
        ana, bob, table = await two_at_a_table(server)
        [eve] = await people(server, "Eve")
        await eve.follow(table)
        assert eve.view.deal is not None
        assert (eve.view.state["you"], eve.view.deal.hand, eve.view.deal.legal) == (None, [], p.UNSET)
        action = await eve.do(p.MakeMove, move="draw")
        assert eve.refused[action] == "not_seated"
        await ana.until(lambda c: any(isinstance(m, p.Watchers) and m.count == 1 for m in c.others))
        for client in (ana, bob, eve):
            await client.close()

    with_server(scene)


def test_the_same_click_sent_twice_is_carried_out_once() -> None:
    async def scene(server: Running) -> None:
        ana, bob, _ = await two_at_a_table(server)
        player = on_turn(ana, bob)
        command = p.MakeMove("click-1", player.view.version, "draw")
        for _ in range(3):
            await player.send(command)
        player.pending["click-1"] = command
        await player.until(lambda c: "click-1" in c.acked)
        first = player.acked["click-1"]
        answers = [await player.receive(), await player.receive()]
        assert [(type(answer), answer.version) for answer in answers] == [(p.Ack, first)] * 2
        await ana.close()
        await bob.close()

    with_server(scene)


def test_a_move_chosen_too_early_is_refused_with_the_present_version() -> None:
    async def scene(server: Running) -> None:
        ana, bob, _ = await two_at_a_table(server)
        player = on_turn(ana, bob)
        old = player.view.version
        await player.accept(p.MakeMove, move="draw")
        await player.send(p.MakeMove("late", old, "draw"))
        answer = await player.receive()
        assert (answer.reason, answer.version) == ("stale", player.view.version)
        await ana.close()
        await bob.close()

    with_server(scene)


def test_who_comes_back_gets_what_was_missed_or_everything() -> None:
    async def scene(server: Running) -> None:
        ana, bob, table = await two_at_a_table(server)
        await bob.until(lambda c: c.view.version == ana.view.version)
        away = on_turn(bob, ana)
        other = ana if away is bob else bob
        seen = away.view.version
        await away.accept(p.MakeMove, move="draw")
        await other.until(lambda c: c.view.version == away.view.version)
        knows = seen
        await away.close()
        away.view.version = knows
        await away.open()
        await away.send(p.Follow(table, knows))
        await away.receive()
        message = await away.receive()
        assert isinstance(message, p.Update)
        assert [event.version for event in message.events] == list(range(knows + 1, message.version + 1))
        await away.send(p.Follow(table, 999_999))
        assert isinstance(await away.receive(), p.Snapshot)
        await ana.close()
        await bob.close()

    with_server(scene)


def test_why_a_card_is_refused_is_said_in_words_to_be_translated() -> None:
    async def scene(server: Running) -> None:
        ana, bob, _ = await two_at_a_table(server)
        other = bob if on_turn(ana, bob) is ana else ana
        assert other.view.deal is not None
        card = other.view.deal.hand[0]
        await other.send(p.Why("w1", f"play {card}"))
        await other.until(lambda c: any(isinstance(m, p.Because) for m in c.others))
        answer = next(m for m in other.others if isinstance(m, p.Because))
        assert (answer.reason, answer.values) == ("not_your_turn", {"turn": other.view.deal.turn})
        await ana.close()
        await bob.close()

    with_server(scene)


def test_the_newest_window_of_a_person_takes_the_seat() -> None:
    async def scene(server: Running) -> None:
        ana, bob, table = await two_at_a_table(server)
        second = Client(server.url, "Ana")
        second.cookie = ana.cookie
        await second.follow(table)
        assert second.view.state["you"] == 0
        with pytest.raises(Exception, match="4001"):
            await ana.until(lambda _: False)
        await bob.close()
        await second.close()

    with_server(scene)


def test_emotes_reach_everybody_and_too_many_are_swallowed() -> None:
    async def scene(server: Running) -> None:
        ana, bob, _ = await two_at_a_table(server)
        for _ in range(8):
            await ana.send(p.Say("clap"))
        await ana.send(p.Say("rude-words"))
        await ana.send(p.Ping(7))
        await ana.until(lambda c: any(isinstance(m, p.Pong) for m in c.others))
        await bob.send(p.Ping(8))
        await bob.until(lambda c: any(isinstance(m, p.Pong) for m in c.others))
        said = [m for m in bob.others if isinstance(m, p.Said)]
        assert {(m.seat, m.user, m.what) for m in said} == {(0, ana.user, "clap")}
        assert 3 <= len(said) <= 4
        await ana.close()
        await bob.close()

    with_server(scene)
