"""A match is ended early, or adjourned, when all who are asked agree; each transition, and what it leaves alone."""

from __future__ import annotations

import json
from typing import Any

import pytest

from maumau.table import Refused, clock, commands as co
from maumau.table.events import from_json, to_json
from maumau.table.evolve import fold
from maumau.table.playing import AWAY_LONG
from maumau.table.proposals import PROPOSAL_PAUSE, PROPOSAL_STANDS
from maumau.table.snapshot import from_json as read_snapshot, to_json as snapshot
from maumau.testing.tables import Driver, lay_something, settings


def three(rules: str = "jokers-505", **more: Any) -> Driver:
    """Ana, Bob and a computer player in their first deal."""
    driver = Driver(settings(rules, seats=3, **more), 3)
    driver.do(co.SetPresence("ana"))
    driver.do(co.Sit("bob", "Bob"))
    driver.do(co.SeatComputer("ana", 2, "easy"))
    driver.do(co.SetReady("ana"))
    driver.do(co.SetReady("bob"))
    assert driver.phase() == "playing"
    return driver


def kinds(steps: Any) -> list[str]:
    return [step.event.kind for step in steps]


def refused(driver: Driver, command: co.Command) -> str:
    with pytest.raises(Refused) as caught:
        driver.do(command)
    return caught.value.id


def test_a_match_ends_early_when_both_agree_and_the_deal_counts_for_nothing() -> None:
    driver = three()
    driver.play_deal(lay_something)
    totals = dict(driver.table.match.totals) if driver.table.match else {}
    for user in ("ana", "bob"):
        driver.do(co.SetReady(user))
    assert kinds(driver.do(co.Propose("bob", "end"))) == ["proposed"]
    assert driver.phase() == "playing"
    assert kinds(driver.do(co.Answer("ana"))) == ["agreed", "ended_early", "match_over"]
    table = driver.table
    assert table.phase == "over"
    assert table.match is not None
    assert table.match.over
    assert len(table.match.log) == 1
    assert dict(table.match.totals) == totals
    assert table.deal is None
    assert table.proposal is None
    for user in ("ana", "bob"):
        driver.do(co.SetReady(user))
    assert driver.phase() == "playing", "a rematch"
    assert driver.table.deals == 3, "the deal that was broken off has its number"


def test_between_deals_the_last_deal_stays_to_be_seen() -> None:
    driver = three()
    driver.play_deal(lay_something)
    driver.do(co.Propose("ana", "end"))
    driver.do(co.Answer("bob"))
    assert driver.phase() == "over"
    assert driver.table.deal is not None


def test_who_declines_ends_the_proposal_and_nothing_is_proposed_for_a_while() -> None:
    driver = three()
    driver.do(co.Propose("ana", "end"))
    assert refused(driver, co.Propose("bob", "adjourn")) == "proposal_open"
    assert kinds(driver.do(co.Answer("bob", agree=False))) == ["proposal_lapsed"]
    assert refused(driver, co.Answer("ana")) == "no_proposal"
    assert refused(driver, co.Propose("ana", "end")) == "proposed_lately"
    driver.do(co.Propose("ana", "end"), PROPOSAL_PAUSE)
    assert kinds(driver.do(co.Answer("ana", agree=False))) == ["proposal_lapsed"], "one's own is taken back"


def test_a_proposal_lapses_with_time_and_with_the_next_deal() -> None:
    driver = three(turn_time=0)
    driver.do(co.Propose("ana", "end"))
    assert clock.next_deadline(driver.table) == driver.now + PROPOSAL_STANDS
    assert "proposal_lapsed" in kinds(driver.wait(PROPOSAL_STANDS))
    assert driver.phase() == "playing"
    driver.play_deal(lay_something)
    driver.do(co.Propose("ana", "end"), PROPOSAL_PAUSE)
    for user in ("ana", "bob"):
        driver.do(co.SetReady(user))
    assert driver.table.proposal is None
    assert driver.phase() == "playing"


def test_alone_with_computer_players_one_decides_alone() -> None:
    driver = three()
    driver.do(co.Leave("bob"))
    assert kinds(driver.do(co.Propose("ana", "adjourn"))) == ["proposed", "adjourned"]


def test_autopilots_agree_and_who_is_merely_away_is_waited_for() -> None:
    driver = three(turn_time=10)
    driver.do(co.SetPresence("bob", away=True))
    driver.do(co.Propose("ana", "end"))
    assert driver.phase() == "playing"
    driver.do(co.SetAutopilot("bob", driver.table.seat_of("bob") or 0))
    assert driver.phase() == "over"


def test_who_leaves_is_asked_no_more() -> None:
    driver = three()
    driver.do(co.Propose("ana", "adjourn"))
    assert kinds(driver.do(co.Leave("bob"))) == ["stood", "adjourned"]


def test_who_proposes_plays_himself_again() -> None:
    driver = three()
    driver.do(co.SetAutopilot("bob", 1))
    assert kinds(driver.do(co.Propose("bob", "end"))) == ["autopilot_off", "proposed"]


def test_spectators_computer_players_and_other_phases_propose_nothing() -> None:
    driver = three()
    assert refused(driver, co.Propose("eve", "end")) == "not_seated"
    assert refused(driver, co.Answer("ana")) == "no_proposal"
    driver.do(co.Propose("ana", "end"))
    assert refused(driver, co.Answer("ana")) == "nothing_to_do"
    assert refused(driver, co.Answer("eve")) == "not_seated"
    assert refused(Driver(), co.Propose("ana", "end")) == "not_in_phase"


@pytest.mark.parametrize("between", [False, True])
def test_clocks_stand_still_until_all_are_back_and_ready(between: bool) -> None:
    driver = three(turn_time=30)
    if between:
        driver.play_deal(lay_something)
    before = driver.table
    driver.do(co.Propose("ana", "adjourn"))
    driver.do(co.Answer("bob"))
    assert driver.phase() == "adjourned"
    assert driver.table.turn is None
    assert clock.asks(driver.table) == []
    for user in ("ana", "bob"):
        driver.do(co.SetPresence(user, away=True))
    assert driver.wait(30 * 24 * 3_600_000) == []
    driver.do(co.SetPresence("ana"))
    driver.do(co.SetReady("ana"))
    assert driver.phase() == "adjourned", "Bob is not back"
    assert kinds(driver.do(co.SetReady("bob"))) == ["presence", "ready", "went_on"]
    table = driver.table
    assert table.phase == before.phase
    assert table.deal is not None
    assert before.deal is not None
    assert table.deal.to_json() == before.deal.to_json()
    if between:
        assert table.next_deal_at >= driver.now
    elif table.turn is not None and not table.seats[table.turn].computer_moves:
        assert table.turn_ends == driver.now + 30_000
    driver.play_match(lay_something)
    assert driver.phase() == "over"


def test_an_adjourned_match_goes_on_without_who_left_or_does_not_come_back() -> None:
    driver = three(turn_time=30)
    driver.do(co.Propose("ana", "adjourn"))
    driver.do(co.Answer("bob"))
    driver.do(co.SetPresence("bob", away=True))
    driver.do(co.SetReady("ana"))
    seat = driver.table.seat_of("bob") or 0
    assert refused(driver, co.SetAutopilot("ana", seat)) == "not_away"
    steps = driver.do(co.SetAutopilot("ana", seat), AWAY_LONG)
    assert kinds(steps) == ["autopilot_on", "went_on"]
    again = three()
    again.do(co.Propose("ana", "adjourn"))
    again.do(co.Answer("bob"))
    again.do(co.SetReady("ana"))
    assert kinds(again.do(co.Leave("bob"))) == ["stood", "went_on"]


def test_an_adjourned_match_is_closed_when_the_last_leaves_or_nobody_comes_for_long() -> None:
    for last in ("leave", "time"):
        driver = three()
        driver.do(co.Propose("ana", "adjourn"))
        driver.do(co.Answer("bob"))
        if last == "leave":
            driver.do(co.Leave("bob"))
            driver.do(co.Leave("ana"))
        else:
            driver.wait(clock.FORGOTTEN_ADJOURNED)
        assert driver.phase() == "closed"


def test_a_server_that_restarts_changes_nothing_about_it() -> None:
    driver = three()
    driver.do(co.Propose("ana", "adjourn"))
    driver.do(co.Answer("bob"))
    driver.do(co.Resume(driver.now), 5_000)
    assert driver.phase() == "adjourned"
    assert not driver.table.anybody_here()
    for user in ("ana", "bob"):
        driver.do(co.SetReady(user))
    assert driver.phase() == "playing"


def test_logs_and_snapshots_hold_proposals_and_adjournments() -> None:
    driver = three()
    driver.do(co.Propose("ana", "adjourn"))
    for command in (None, co.Answer("bob")):
        if command is not None:
            driver.do(command)
        stored = [from_json(json.loads(json.dumps(to_json(step.event)))) for step in driver.steps]
        assert fold(stored) == driver.table
        assert read_snapshot(json.loads(json.dumps(snapshot(driver.table)))) == driver.table
