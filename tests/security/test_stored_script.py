"""Script that people write into fields: it comes back as data, typed as data, and nowhere else."""

from __future__ import annotations

import httpx

from maumau.engine.chance import Seeded
from maumau.engine.deal import Deal
from maumau.records import Made, record_of, to_text
from maumau.rulesets import load_rules
from maumau.server import protocol as p
from maumau.testing.servers import Running
from maumau.testing.tables import lay_something
from tests.server.test_play import people, with_server

SCRIPT = "<img src=x onerror=f()>"
"""23 letters: it fits into a name."""
LONG = '"><svg onload=f()><p title="'


def inert(answer: httpx.Response) -> None:
    """An answer that no browser takes for a page."""
    kind = answer.headers["content-type"].partition(";")[0]
    assert kind in ("application/json", "text/plain"), kind
    assert answer.headers["x-content-type-options"] == "nosniff"
    if kind == "text/plain":
        assert answer.headers["content-disposition"].startswith("attachment")


def record(name: str) -> str:
    """The record of a short deal in which somebody is called that."""
    rules, deal, moves = load_rules("skat-32"), Deal.new(load_rules("skat-32"), 3, Seeded(5)), []
    while not deal.over:
        moves.append(Made(deal.turn, move := lay_something(deal, deal.turn)))
        deal, _ = deal.apply(deal.turn, move)
    return to_text(record_of(rules, ["Ana", name, "Vera"], Seeded(5), moves))


def test_what_people_wrote_comes_back_as_data() -> None:
    async def scene(server: Running) -> None:
        [eve, bob] = await people(server, SCRIPT, "Bob")
        rules = await eve.request("POST", "/rules", {"base": "mau-king", "name": LONG})
        assert rules.json()["name"] == LONG
        code = rules.json()["id"]
        table = await eve.create({"base": code}, open=True)
        note = {"why": "name", "note": LONG}
        assert (await eve.request("POST", f"/people/{bob.user}/report", note)).status_code == 204
        kept = await eve.request("POST", "/records", {"text": record(SCRIPT)})
        replay = kept.json()["ids"][0]
        paths = [
            "/session", "/rules", f"/rules/{code}", f"/tables/{table.id}", "/tables/mine", f"/tables/{table.id}/rules",
            "/lobby",
            f"/people/{eve.user}", f"/people/{eve.user}/results", "/records", f"/records/{replay}",
            f"/records/{replay}/text", "/account", "/account/export",
            f"/rules/{LONG.replace('/', '')}", f"/people/{SCRIPT}", f"/tables/{SCRIPT}", f"/boards/{SCRIPT}",
            f"/records/{SCRIPT}",
        ]  # fmt: skip
        for path in paths:
            inert(await eve.request("GET", path))
        assert (await eve.request("GET", f"/tables/{table.id}")).json()["seats"][0]["name"] == SCRIPT
        await eve.follow(table.id)
        assert eve.view.state["seats"][0].name == SCRIPT
        assert eve.view.state["rules_name"] == LONG
        await bob.follow(table.id)
        await bob.accept(p.Sit)
        await eve.close()
        await bob.close()

    with_server(scene)


def test_errors_that_repeat_what_was_asked_are_data_too() -> None:
    async def scene(server: Running) -> None:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
            for path in (f"/api/{SCRIPT}", f"/api/tables/{SCRIPT}", f"/api/boards/mau-king?period={SCRIPT}"):
                answer = await http.get(path, headers={"accept": "text/html"})
                assert answer.status_code in (400, 404)
                assert answer.headers["content-type"].startswith("application/json"), path
                assert answer.headers["x-content-type-options"] == "nosniff", path

    with_server(scene)
