"""Clocks, time-outs, autopilot, absence, and what goes on while nobody is here."""

import pytest

from maumau.engine.moves import Move
from maumau.table import asks, next_deadline
from maumau.table.commands import Back, ComputerMove, MakeMove, Resume, SetAutopilot, SetPresence, Sit, Start
from maumau.table.parts import DEALING, PATIENCE, RETURN_GRACE
from maumau.table.timeouts import default_move, names_own_suit
from maumau.testing.tables import Driver, settings
from tests.table.test_match import refusal, two_people


def on_turn(driver: Driver) -> int:
    assert driver.table.turn is not None
    return driver.table.turn


def test_the_first_turn_begins_when_the_cards_have_been_dealt() -> None:
    driver = two_people(turn_time=30)
    assert driver.table.turn_ends == driver.table.at + DEALING + 30_000
    assert next_deadline(driver.table) == driver.table.turn_ends


def test_without_a_clock_nothing_happens_by_itself() -> None:
    driver = two_people(turn_time=0)
    assert next_deadline(driver.table) is None


def test_at_the_first_time_out_the_seat_draws_and_passes_at_the_second_it_is_on_autopilot() -> None:
    driver = two_people(turn_time=10)
    seat = on_turn(driver)
    steps = driver.wait(DEALING + 10_000)
    assert [step.event.kind for step in steps][:2] == ["timed_out", "moved"]
    assert getattr(steps[1].event, "move", "") == "draw"
    assert on_turn(driver) != seat
    driver.play_turn()
    while on_turn(driver) != seat:
        driver.play_turn()
    driver.wait(10_000)
    assert driver.table.seats[seat].autopilot
    assert on_turn(driver) == seat, "the computer player, not the clock, makes the move"


def test_a_move_of_ones_own_forgives_the_time_outs() -> None:
    driver = two_people(turn_time=10)
    seat = on_turn(driver)
    driver.wait(DEALING + 10_000)
    while on_turn(driver) != seat:
        driver.play_turn()
    assert driver.table.seats[seat].timeouts == 1
    driver.play_turn()
    assert driver.table.seats[seat].timeouts == 0


def test_autopilot_is_left_by_one_tap_or_by_a_move() -> None:
    driver = two_people()
    seat = on_turn(driver)
    user = driver.table.seats[seat].user
    driver.do(SetAutopilot(user, seat))
    assert driver.table.seats[seat].autopilot
    assert refusal(driver, SetAutopilot(user, seat)) == "nothing_to_do"
    driver.do(Back(user))
    assert not driver.table.seats[seat].autopilot
    assert refusal(driver, Back(user)) == "nothing_to_do"
    driver.do(SetAutopilot(user, seat))
    driver.do(MakeMove(user, "draw", driver.table.version))
    assert not driver.table.seats[seat].autopilot


def test_without_a_clock_anybody_may_send_who_is_long_away_on_autopilot() -> None:
    driver = two_people(turn_time=0)
    assert refusal(driver, SetAutopilot("ana", 1)) == "not_away"
    driver.do(SetPresence("bob", away=True))
    driver.now += 119_000
    assert refusal(driver, SetAutopilot("ana", 1)) == "not_away"
    driver.now += 1_000
    driver.do(SetAutopilot("ana", 1))
    assert driver.table.seats[1].autopilot

    clocked = two_people(turn_time=30)
    clocked.do(SetPresence("bob", away=True))
    clocked.now += 1_000_000
    assert refusal(clocked, SetAutopilot("ana", 1)) == "has_clock"


def test_clocks_stand_still_while_nobody_is_here_and_leave_some_time_afterwards() -> None:
    driver = two_people(turn_time=30)
    driver.wait(DEALING + 5_000)
    ends = driver.table.turn_ends
    driver.do(SetPresence("ana", away=True), 0)
    assert next_deadline(driver.table) == ends
    driver.do(SetPresence("bob", away=True), 0)
    assert driver.wait(3_600_000) == []
    driver.do(SetPresence("ana"), 0)
    assert driver.table.turn_ends == ends + 3_600_000
    driver.wait(24_000)
    driver.do(SetPresence("ana", away=True), 0)
    driver.wait(60_000)
    driver.do(SetPresence("bob"), 0)
    assert driver.table.turn_ends == driver.now + RETURN_GRACE


def test_after_a_restart_everybody_is_away_and_the_clocks_go_on_from_where_they_were() -> None:
    driver = two_people(turn_time=30)
    driver.wait(DEALING + 10_000)
    alive = driver.now
    driver.now += 500_000
    driver.do(Resume(alive), 0)
    assert [seat.away for seat in driver.table.seats] == [True, True]
    driver.do(SetPresence("bob"), 5_000)
    assert driver.table.turn_ends == driver.now + 20_000


def test_an_absent_host_hands_over_before_the_match() -> None:
    driver = Driver(settings(seats=3))
    driver.do(SetPresence("ana"))
    driver.do(Sit("bob", "Bob"))
    driver.do(SetPresence("ana", away=True))
    driver.wait(29_000)
    assert driver.table.host == "ana"
    driver.wait(1_000)
    assert driver.table.host == "bob"


def test_forgotten_tables_close() -> None:
    driver = Driver(settings())
    driver.wait(3_599_000)
    assert driver.phase() == "waiting"
    driver.wait(1_000)
    assert driver.phase() == "closed"


def test_computer_players_are_asked_in_turn_after_the_pace_and_others_earlier_whatever_they_hold() -> None:
    driver = Driver(settings("jokers-505", seats=4, fill="club", pace=1000))
    driver.do(Start("ana"))
    driver.play_turn()  # the cut
    asked = {ask.seat: ask for ask in asks(driver.table)}
    assert set(asked) == {1, 2, 3}
    for seat, ask in asked.items():
        assert ask.in_turn == (seat == driver.table.turn)
        assert ask.at == (driver.table.asked_at + 1000 if ask.in_turn else driver.table.changed_at + 500)


def test_a_computer_player_that_gives_no_answer_is_moved_for() -> None:
    driver = Driver(settings(fill="club", turn_time=0))
    driver.do(Start("ana"))
    while on_turn(driver) == 0:
        driver.play_turn()
    steps = driver.wait(DEALING + PATIENCE)
    assert [step.event.kind for step in steps][:2] == ["timed_out", "moved"]
    assert on_turn(driver) == 0


def test_a_computer_player_moves_for_its_own_seat_and_the_newest_deal_only() -> None:
    driver = Driver(settings(fill="club", turn_time=0))
    driver.do(Start("ana"))
    version = driver.table.deal_version
    assert refusal(driver, ComputerMove(0, "draw", version)) == "not_a_computer_seat"
    assert refusal(driver, ComputerMove(1, "draw", version - 1)) == "stale"


@pytest.mark.parametrize(
    ("move", "own"),
    [("play JH name H", True), ("play JH name S", False), ("play JOKER as JS name S", True), ("play JC JH", False)],
)
def test_an_open_choice_gets_the_cards_own_suit(move: str, own: bool) -> None:
    assert names_own_suit(Move.parse(move)) is own


def test_the_pack_is_cut_in_the_middle_and_the_strong_card_taken() -> None:
    driver = Driver(settings("mau-king", seats=2, fill="club"))
    driver.do(Start("ana"))
    deal = driver.table.deal
    assert deal is not None
    assert deal.context == "cut"
    cut = default_move(deal, deal.turn)
    low, high = (deal.legal_moves(deal.turn)[i].position for i in (0, -1))
    assert low < cut.position < high
