"""Verified shuffles over real sockets: devices contribute, one is silent, and everybody checks the deal afterwards."""

import asyncio
from typing import Any

import pytest

from maumau.fair import FairDeal, Receipt, check_fair, check_receipt, rules_digest
from maumau.records import read, verify
from maumau.results import settlement_of
from maumau.rulesets import load_rules, shipped
from maumau.server import protocol as p
from maumau.server.views.events import ENCODER
from maumau.store import Entry
from maumau.table import commands as co
from maumau.table.clock import GATHERING
from maumau.table.events import to_json
from maumau.testing.clients import Client, all_moves
from maumau.testing.servers import QuickClock, Running
from maumau.testing.tables import Driver, lay_something, settings
from tests.fair.node import needs_node, run
from tests.server.test_play import on_turn, people, two_at_a_table, with_server


async def finish(*clients: Client) -> None:
    """Play until the deal is over: whoever is on turn lays what fits, or draws."""
    while clients[0].view.state["phase"] == "playing":
        player = on_turn(*clients)
        legal = player.view.legal
        plays = [text_of(play) for play in legal.plays if not play.stands]
        single = [legal.draw, legal.pass_, legal.take]
        cut = [f"cut {legal.cut[0] + 3}"] if legal.cut else []
        await player.accept(p.MakeMove, move=next(filter(None, [*cut, *plays, *single, *all_moves(legal)])))
        await asyncio.gather(*(caught_up(who, player.view.version) for who in clients))


async def caught_up(client: Client, version: int) -> None:
    await client.until(lambda c: c.view.version >= version)


def text_of(play: p.Play) -> str:
    """A play with the word that belongs to it."""
    text = play.move if isinstance(play.move, str) else next(iter(play.suits.values()))
    return f"{text} announce" if play.announce else text


async def transcript(client: Client, table: str, number: int = 1) -> dict[str, Any]:
    answer = await client.request("GET", f"/tables/{table}/deals/{number}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def receipt(client: Client, fair: p.Fair) -> Receipt:
    """What the device of a client knows by itself."""
    assert fair.you is not None
    commitment = bytes.fromhex(fair.commitment)
    return Receipt(fair.you, client.contributed[fair.commitment], commitment, bytes.fromhex(fair.closing))


@needs_node
@pytest.mark.parametrize("rules", shipped())
def test_everybody_contributes_and_every_device_finds_the_deal_fair(rules: str) -> None:
    async def scene(server: Running) -> None:
        ana, bob, table = await two_at_a_table(server, rules=rules, ceremony="played", singleDeal=True)
        sealed = {who: who.view.state["fair"] for who in (ana, bob)}
        early = await ana.request("GET", f"/tables/{table}/deals/1")
        assert early.status_code == 404, "nothing is open before the deal is over"
        await finish(ana, bob)
        opened = await transcript(bob, table)
        fair = FairDeal.from_json(opened)
        assert check_fair(fair) == []
        assert fair.binding.rules == rules_digest(load_rules(rules))
        for who, shown in sealed.items():
            assert shown.stage == "sealed"
            assert check_receipt(fair, receipt(who, shown)) == []
        [verdict] = run([("verify", [opened])])
        assert (verdict["fair"], verdict["faults"], verdict["silent"]) == (True, [], [])
        assert [cut["drawn"] for cut in verdict["cuts"]] == [False] * len(verdict["cuts"]) != []
        for client in (ana, bob):
            await client.close()

    with_server(scene)


def test_one_silent_client_holds_nobody_up_and_is_named_everywhere() -> None:
    async def scene(server: Running) -> None:
        ana, bob = await people(server, "Ana", "Bob")
        bob.contributing = False
        table = (await ana.create(singleDeal=True)).id
        await ana.follow(table)
        await bob.follow(table)
        await bob.accept(p.Sit)
        await ana.accept(p.Ready)
        await bob.accept(p.Ready)
        await asyncio.gather(*(who.until(lambda c: c.view.state["phase"] == "playing") for who in (ana, bob)))
        began = next(e for e in ana.view.events.values() if isinstance(e, p.DealStarted))
        assert began.silent == [1]
        promised = next(e for e in ana.view.events.values() if isinstance(e, p.DealPromised))
        assert began.at - promised.at >= GATHERING
        await finish(ana, bob)
        opened = await transcript(ana, table)
        silent = [each["id"] for each in opened["contributions"] if each["silent"]]
        assert silent == [ana.view.state["fair"].order.index(1)]
        [deal] = server.parts.services.store.results.deals_of(ana.user, 1 << 60, 9)
        report = verify(next(iter(read(deal.record))))
        assert report.proven
        assert report.substituted == tuple(f"seat {id_}" for id_ in silent)
        for client in (ana, bob):
            await client.close()

    with_server(scene, clock=QuickClock())


def test_a_spectator_may_contribute_and_checks_the_deal_too() -> None:
    async def scene(server: Running) -> None:
        ana, bob, eve = await people(server, "Ana", "Bob", "Eve")
        ana.contributing = False  # so that Eve's promise comes before the last one
        eve.joins = True
        table = (await ana.create(singleDeal=True)).id
        for client in (ana, bob, eve):
            await client.follow(table)
        await bob.accept(p.Sit)
        await ana.accept(p.Ready)
        await bob.accept(p.Ready)
        await eve.until(lambda c: any(each.id == 8 for each in getattr(c.view.state["fair"], "promised", ())))
        ana.contributing = True
        await ana.contribute()
        await asyncio.gather(*(who.until(lambda c: c.view.state["phase"] == "playing") for who in (ana, bob, eve)))
        await finish(ana, bob)
        fair = FairDeal.from_json(await transcript(eve, table))
        assert [each.id for each in fair.contributions if not each.silent] == [0, 1, 8]
        shown = ana.view.state["fair"]
        assert shown.watchers == ["Eve"]
        mine = Receipt(
            8, eve.contributed[shown.commitment], bytes.fromhex(shown.commitment), bytes.fromhex(shown.closing)
        )
        assert check_receipt(fair, mine) == []
        for client in (ana, bob, eve):
            await client.close()

    with_server(scene)


@needs_node
def test_a_server_that_leaves_a_contribution_out_is_found_out_by_its_victim() -> None:
    """It says that Bob was silent; what Bob's own device noted says otherwise."""
    driver = Driver(settings(single_deal=True))
    driver.do(co.SetPresence("ana"))
    driver.do(co.Sit("bob", "Bob"))
    driver.contributing = False
    driver.do(co.SetReady("ana"))
    driver.do(co.SetReady("bob"))
    honest = driver.table.gathering
    assert honest is not None
    bob = driver.table.order.index(1)
    driver.silent = frozenset({"bob"})
    driver.contributing = True
    driver.contribute(())
    driver.wait(GATHERING)
    gathering = driver.table.gathering
    assert gathering is not None
    fair = gathering.deal()
    sent = Receipt(bob, b"\7" * 32, honest.commitment)
    assert [str(fault) for fault in check_receipt(fair, sent)] == [
        f"silent seat {bob}: what your device sent was not used"
    ]


def test_the_deal_follows_within_a_few_hundred_milliseconds_when_all_devices_answer() -> None:
    async def scene(server: Running) -> None:
        ana, bob, _ = await two_at_a_table(server)
        by_kind = {type(event): event for event in ana.view.events.values()}
        assert by_kind[p.DealStarted].at - by_kind[p.DealPromised].at < 500
        for client in (ana, bob):
            await client.close()

    with_server(scene)


def test_a_promise_for_another_deal_or_of_another_form_is_refused() -> None:
    async def scene(server: Running) -> None:
        ana, bob, _ = await two_at_a_table(server)
        fair = ana.view.state["fair"]
        action = await ana.do(p.MakePromise, commitment=fair.commitment, contributor=0, promise="00" * 32)
        assert ana.refused[action] == "not_in_phase"
        await ana.send(p.Reveal("x", 1, fair.commitment, "not hex"))
        with pytest.raises(Exception, match="4000"):
            await ana.until(lambda _: False)
        await bob.close()

    with_server(scene)


def test_the_statistics_count_every_finished_deal_and_go_on_from_where_they_were() -> None:
    async def scene(server: Running) -> None:
        ana, bob, table = await two_at_a_table(server, singleDeal=True)
        before = (await ana.request("GET", "/statistics")).json()
        assert (before["deals"], before["pending"]) == (0, False)
        for number in (1, 2):
            await finish(ana, bob)
            await transcript(ana, table, number)
            report = (await ana.request("GET", "/statistics")).json()
            assert (report["deals"], report["verified"], report["refused"]) == (number, number, 0)
            assert (report["contributions"], report["silent"]) == (2 * number, 0)
            await ana.accept(p.Ready)
            await bob.accept(p.Ready)
            await asyncio.gather(*(who.until(lambda c: c.view.state["phase"] == "playing") for who in (ana, bob)))
        for client in (ana, bob):
            await client.close()

    with_server(scene)


def test_after_a_fourth_strong_card_the_next_cut_of_a_computer_player_follows_from_the_next_shuffle() -> None:
    driver = Driver(settings("mau-king", single_deal=True, fill="easy", ceremony="played"), seed=66)
    driver.do(co.SetPresence("ana"))
    driver.do(co.Start("ana"))
    driver.do(co.SetAutopilot("ana", 0))
    driver.play_deal(lay_something)
    assert any(fact.kind == "redealt" for step in driver.steps for fact in step.facts), "another seed is wanted"
    entries = [Entry(i, None, ENCODER.encode(to_json(step.event))) for i, step in enumerate(driver.steps, start=1)]
    [deal] = settlement_of("t1", entries).deals
    report = verify(next(iter(read(deal.record))))
    assert report.proven, report.faults
    cuts = [made.move.position for made in report.record.moves if made.move.kind == "cut"]
    assert len(cuts) == 2
