"""From an empty table to the end of a match, with people and computer players."""

import json

import pytest

from maumau.rulesets import shipped
from maumau.table import Refused, fold, handle
from maumau.table.commands import (
    Configure,
    Leave,
    MakeMove,
    Remove,
    SeatComputer,
    SetPresence,
    SetReady,
    Sit,
    Start,
)
from maumau.table.events import from_json, to_json
from maumau.testing.tables import Driver, lay_something, settings


def two_people(**changes: object) -> Driver:
    """Ana and Bob at a table for two, both ready: the deal runs."""
    driver = Driver(settings(**changes))  # type: ignore[arg-type]
    driver.do(SetPresence("ana"))
    driver.do(Sit("bob", "Bob"))
    driver.do(SetReady("ana"))
    driver.do(SetReady("bob"))
    return driver


def refusal(driver: Driver, command: object) -> str:
    before = driver.table
    with pytest.raises(Refused) as caught:
        driver.do(command)  # type: ignore[arg-type]
    assert driver.table is before
    return caught.value.id


def kinds(driver: Driver) -> list[str]:
    return [step.event.kind for step in driver.steps]


@pytest.mark.parametrize("rules", shipped())
def test_a_match_of_every_shipped_set_comes_to_its_end(rules: str) -> None:
    driver = Driver(settings(rules, seats=3))
    driver.do(SetPresence("ana"))
    driver.do(Sit("bob", "Bob"))
    driver.do(SeatComputer("ana", 2, "club"))
    driver.do(SetReady("ana"))
    driver.do(SetReady("bob"))
    driver.play_match(lay_something)
    assert driver.table.match is not None
    assert driver.table.match.over
    assert sorted(driver.table.match.places().values())[0] == 1
    assert [step.version for step in driver.steps] == list(range(1, len(driver.steps) + 1))


def test_the_table_is_the_fold_of_its_events_through_json() -> None:
    driver = two_people(rules="mau-king-table", seats=2)
    driver.play_match(lay_something)
    events = [from_json(json.loads(json.dumps(to_json(step.event)))) for step in driver.steps]
    assert events == [step.event for step in driver.steps]
    again = fold(events)
    assert again.match == driver.table.match
    assert again.deal is not None
    assert driver.table.deal is not None
    assert again.deal.to_text() == driver.table.deal.to_text()
    assert (again.seats, again.order, again.asked_at) == (driver.table.seats, driver.table.order, driver.table.asked_at)


def test_it_begins_when_all_seats_are_taken_and_all_are_ready() -> None:
    driver = Driver(settings())
    driver.do(SetReady("ana"))
    assert driver.phase() == "waiting"
    driver.do(Sit("bob", "Bob"))
    driver.do(SetReady("bob"))
    assert driver.phase() == "playing"
    assert driver.table.deal_number == 1
    assert not any(seat.ready for seat in driver.table.seats)


def test_the_host_begins_with_fewer_and_free_seats_are_filled_if_wished() -> None:
    driver = Driver(settings(seats=4))
    assert refusal(driver, Start("ana")) == "too_few"
    driver.do(Sit("bob", "Bob", 2))
    assert refusal(driver, Start("bob")) == "host_only"
    assert refusal(driver, Start("ana")) == "not_ready"
    driver.do(SetReady("bob"))
    driver.do(Start("ana"))
    assert sorted(driver.table.order) == [0, 2]

    filled = Driver(settings(seats=4, fill="club"))
    filled.do(Start("ana"))
    assert sorted(filled.table.order) == [0, 1, 2, 3]
    assert [seat.level for seat in filled.table.seats] == ["", "club", "club", "club"]


def test_seats_are_taken_once() -> None:
    driver = Driver(settings(seats=2))
    driver.do(Sit("bob", "Bob", 1))
    assert refusal(driver, Sit("bob", "Bob")) == "already_seated"
    assert refusal(driver, Sit("cara", "Cara")) == "no_free_seat"
    assert refusal(driver, Sit("cara", "Cara", 1)) == "seat_taken"
    assert refusal(driver, Sit("cara", "Cara", 5)) == "no_such_seat_here"


def test_the_host_seats_and_removes() -> None:
    driver = Driver(settings(seats=3))
    driver.do(SeatComputer("ana", 1, "club"))
    driver.do(SeatComputer("ana", 1, "pimc"))
    assert driver.table.seats[1].level == "pimc"
    driver.do(Sit("bob", "Bob"))
    assert refusal(driver, SeatComputer("ana", 2, "club")) == "not_a_computer_seat"
    assert refusal(driver, Remove("bob", 1)) == "host_only"
    driver.do(Remove("ana", 1))
    driver.do(Remove("ana", 2))
    assert [seat.taken for seat in driver.table.seats] == [True, False, False]
    assert refusal(driver, Remove("ana", 0)) == "nothing_to_do"


def test_settings_change_before_the_match_only_and_undo_readiness() -> None:
    driver = Driver(settings(seats=3))
    driver.do(Sit("bob", "Bob", 2))
    driver.do(SetReady("bob"))
    assert refusal(driver, Configure("ana", settings(seats=2))) == "seats_in_use"
    assert refusal(driver, Configure("ana", settings("skat-32", seats=8))) == "seats_out_of_range"
    driver.do(Configure("ana", settings("mau-king", seats=5)))
    assert driver.table.rules.id == "mau-king"
    assert len(driver.table.seats) == 5
    assert not driver.table.seats[2].ready
    driver.do(SetReady("bob"))
    driver.do(Start("ana"))
    assert refusal(driver, Configure("ana", settings())) == "not_in_phase"


def test_a_move_chosen_before_the_last_one_is_stale_and_changes_nothing() -> None:
    driver = two_people()
    turn = driver.table.turn
    assert turn is not None
    user, version = driver.table.seats[turn].user, driver.table.version
    driver.do(MakeMove(user, "draw", version))
    assert refusal(driver, MakeMove(user, "draw", version)) == "stale"


def test_what_does_not_change_the_deal_makes_no_move_stale() -> None:
    driver = two_people()
    turn = driver.table.turn
    assert turn is not None
    version = driver.table.version
    other = driver.table.seats[1 - turn].user
    driver.do(SetPresence(other, away=True))
    driver.do(MakeMove(driver.table.seats[turn].user, "draw", version))
    assert driver.table.deal_version == driver.table.version


def test_the_engine_refuses_with_its_reason_in_seats_of_the_table() -> None:
    driver = two_people()
    turn = driver.table.turn
    assert turn is not None
    with pytest.raises(Refused) as caught:
        driver.move(1 - turn, "draw")
    assert (caught.value.id, caught.value.values) == ("not_your_turn", {"turn": turn})
    assert refusal(driver, MakeMove("ana", "eat 7H", driver.table.version)) == "bad_move"
    assert refusal(driver, MakeMove("zoe", "draw", driver.table.version)) == "not_seated"


def test_between_deals_all_ready_begin_at_once_and_others_after_the_score_sheet() -> None:
    driver = two_people()
    driver.play_deal(lay_something)
    assert driver.phase() == "between"
    driver.do(SetReady("ana"))
    assert driver.phase() == "between"
    driver.do(SetReady("bob"))
    assert driver.table.deal_number == 2
    driver.play_deal(lay_something)
    driver.wait(29_000)
    assert driver.phase() == "between"
    driver.wait(1_000)
    assert driver.phase() == "playing"


def test_a_single_deal_is_a_whole_match() -> None:
    driver = two_people(rules="skat-32", single_deal=True)
    driver.play_deal(lay_something)
    assert driver.phase() == "over"
    assert driver.table.match is not None
    assert driver.table.match.deals_played == 1
    assert driver.table.match.winner is not None


def test_a_rematch_begins_when_all_want_it() -> None:
    driver = two_people(single_deal=True)
    driver.play_deal(lay_something)
    driver.do(SetReady("ana"))
    assert driver.phase() == "over"
    driver.do(SetReady("bob"))
    assert (driver.phase(), driver.table.deal_number) == ("playing", 1)
    assert driver.table.match is not None
    assert driver.table.match.log == ()


def test_who_leaves_in_mid_match_is_replaced_and_may_come_back() -> None:
    driver = two_people()
    driver.do(Leave("bob"))
    seat = driver.table.seats[1]
    assert (seat.left, seat.computer_moves, seat.user) == (True, True, "bob")
    assert refusal(driver, Sit("cara", "Cara")) == "not_own_seat"
    driver.do(Sit("bob", "Bob"))
    assert not driver.table.seats[1].computer_moves


def test_seats_of_those_who_left_are_free_after_the_match() -> None:
    driver = two_people(single_deal=True)
    driver.do(Leave("bob"))
    driver.play_deal(lay_something)
    assert driver.phase() == "over"
    assert not driver.table.seats[1].taken
    driver.do(Sit("cara", "Cara"))
    assert driver.table.seats[1].name == "Cara"


def test_when_the_host_leaves_the_next_person_is_host_and_the_last_one_closes_the_table() -> None:
    driver = Driver(settings(seats=4))
    driver.do(SetPresence("ana"))
    driver.do(Sit("bob", "Bob", 3))
    driver.do(Sit("cara", "Cara", 1))
    driver.do(Leave("ana"))
    assert driver.table.host == "cara"
    driver.do(Leave("cara"))
    assert driver.table.host == "bob"
    driver.do(Leave("bob"))
    assert driver.phase() == "closed"
    with pytest.raises(Refused):
        handle(driver.table, Sit("ana", "Ana"), driver.now, driver.chance)


def test_the_score_of_a_deal_is_in_seats_of_the_table() -> None:
    driver = two_people(rules="skat-32-points")
    driver.play_deal(lay_something)
    scored = next(step.event for step in reversed(driver.steps) if step.event.kind == "deal_scored")
    match, winner = driver.table.match, scored.winner
    assert match is not None
    assert match.log[-1].winner == str(winner)
    assert driver.table.deal is not None
    assert driver.table.deal.hands()[driver.table.order.index(winner)] == []
