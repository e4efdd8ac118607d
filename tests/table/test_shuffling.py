"""The shuffle of a deal: everybody contributes, nobody waits longer than the clock says, nobody steers it."""

import json

import pytest

from maumau.engine.deal import Deal
from maumau.engine.moves import Move
from maumau.fair import NOTHING, WATCHER, Keyed, check_fair, promise
from maumau.rulesets import shipped
from maumau.table import Settings, Table, fold, handle, next_deadline
from maumau.table.clock import GATHERING, GATHERING_SHORT, waited_for
from maumau.table.commands import (
    Close,
    Leave,
    MakePromise,
    Resume,
    Reveal,
    SeatComputer,
    SetAutopilot,
    SetPresence,
    SetReady,
    Sit,
    Start,
)
from maumau.table.dealing import spoken_of
from maumau.table.events import from_json, to_json
from maumau.table.snapshot import from_json as read_snapshot, to_json as snapshot
from maumau.testing.tables import Driver, contribution, lay_something, settings, watch
from tests.table.test_match import kinds, refusal


def shuffling(**changes: object) -> Driver:
    """Ana, Bob and a computer player at a table whose first deal is promised; nobody has contributed."""
    driver = Driver(settings(**{"seats": 3, **changes}))  # type: ignore[arg-type]
    driver.contributing = False
    driver.do(SetPresence("ana"))
    driver.do(Sit("bob", "Bob"))
    driver.do(SeatComputer("ana", 2, "club"))
    driver.do(SetReady("ana"))
    driver.do(SetReady("bob"))
    assert driver.phase() == "shuffling"
    return driver


def contribute(driver: Driver, user: str) -> None:
    """The device of a person sends what it has to send now."""
    command = contribution(driver.table, user)
    assert command is not None, f"{user} has nothing to send"
    driver.do(command)


def silent(table: Table) -> list[int]:
    assert table.gathering is not None
    return list(table.gathering.deal().substituted)


def test_the_secret_is_bound_before_anybody_contributes_and_the_cards_follow_from_all() -> None:
    driver = shuffling()
    gathering = driver.table.gathering
    assert gathering is not None
    computer = driver.table.order.index(2)
    assert set(gathering.promised) == {computer}, "computer players answer at once"
    assert driver.table.deal is None
    contribute(driver, "ana")
    assert gathering.commitment == driver.table.gathering.commitment  # type: ignore[union-attr]
    contribute(driver, "bob")
    assert kinds(driver)[-1] == "promises_closed", "nobody else is waited for"
    contribute(driver, "bob")
    contribute(driver, "ana")
    table = driver.table
    assert (driver.phase(), silent(table)) == ("playing", [])
    assert table.gathering is not None
    fair = table.gathering.deal()
    assert check_fair(fair, frozenset({computer})) == []
    assert table.chance == {"fair": fair.key().hex()}
    binding = fair.binding
    assert (binding.table, binding.number, binding.seats, binding.previous) == (spoken_of(table), 1, 3, NOTHING)


def test_between_all_ready_and_the_deal_no_time_passes_when_all_devices_answer() -> None:
    driver = shuffling()
    promised = driver.now
    driver.contributing = True
    driver.take(())
    driver.contribute(())
    assert (driver.phase(), driver.now) == ("playing", promised)


def test_one_silent_seat_cannot_stall_the_deal_and_is_named() -> None:
    driver = shuffling()
    bob = driver.table.order.index(1)
    contribute(driver, "ana")
    assert next_deadline(driver.table) == driver.table.gather_began + GATHERING
    driver.wait(GATHERING)
    assert driver.table.gathering is not None
    assert driver.table.gathering.stage == "revealing"
    contribute(driver, "ana")
    assert (driver.phase(), silent(driver.table)) == ("playing", [bob])


def test_a_seat_that_was_silent_in_the_deal_before_is_waited_for_a_moment_only() -> None:
    driver = Driver(settings())
    driver.silent = frozenset({"bob"})
    driver.do(SetPresence("ana"))
    driver.do(Sit("bob", "Bob"))
    for patience in (GATHERING, GATHERING_SHORT, GATHERING_SHORT):
        driver.do(SetReady("ana"))
        driver.do(SetReady("bob"))
        assert next_deadline(driver.table) == driver.table.gather_began + patience
        driver.wait(patience)
        assert driver.phase() == "playing"
        driver.play_deal(lay_something)
    driver.silent = frozenset()
    driver.do(SetReady("ana"))
    driver.do(SetReady("bob"))
    driver.play_deal(lay_something)
    driver.contributing = False
    driver.do(SetReady("ana"))
    driver.do(SetReady("bob"))
    assert next_deadline(driver.table) == driver.table.gather_began + GATHERING


def test_who_promises_and_then_says_nothing_is_substituted_too() -> None:
    driver = shuffling()
    bob = driver.table.order.index(1)
    contribute(driver, "bob")
    contribute(driver, "ana")
    contribute(driver, "ana")
    assert driver.phase() == "shuffling"
    driver.wait(GATHERING)
    assert (driver.phase(), silent(driver.table)) == ("playing", [bob])


def test_what_is_substituted_was_settled_before_anybody_revealed_anything() -> None:
    """Silence of one seat leads to one key, however late it comes, and to another one than its contribution."""
    keys = set()
    for when in ("before the others reveal", "after", "never silent"):
        driver = shuffling()
        contribute(driver, "bob")
        contribute(driver, "ana")
        if when == "before the others reveal":
            driver.wait(0)
        contribute(driver, "ana")
        if when == "never silent":
            contribute(driver, "bob")
        driver.wait(GATHERING)
        keys.add(driver.table.chance["fair"])
    assert len(keys) == 2


def test_nobody_waits_for_who_is_away_or_has_left_and_autopilot_makes_no_device_silent() -> None:
    driver = Driver(settings(seats=2))
    driver.contributing = False
    driver.do(SetPresence("ana"))
    driver.do(Sit("bob", "Bob"))
    driver.do(SetReady("bob"))
    driver.do(SetPresence("bob", away=True))
    driver.do(Start("ana"))
    assert waited_for(driver.table) == (driver.table.order.index(0),)
    contribute(driver, "ana")
    contribute(driver, "ana")
    assert (driver.phase(), silent(driver.table)) == ("playing", [driver.table.order.index(1)])

    other = shuffling()
    other.do(Leave("bob"))
    other.do(SetAutopilot("ana", 0))
    contribute(other, "ana")
    contribute(other, "ana")
    assert (other.phase(), silent(other.table)) == ("playing", [other.table.order.index(1)])


def test_while_nobody_is_here_the_shuffle_waits_and_has_its_whole_time_afterwards() -> None:
    driver = shuffling()
    driver.do(SetPresence("ana", away=True))
    driver.do(SetPresence("bob", away=True))
    assert driver.wait(600_000) == []
    driver.do(SetPresence("bob"))
    assert next_deadline(driver.table) == driver.now + GATHERING
    contribute(driver, "bob")
    assert waited_for(driver.table) == (driver.table.order.index(0),), "Ana was here when the deal was promised"
    driver.wait(GATHERING)
    contribute(driver, "bob")
    assert driver.phase() == "playing"


def test_a_restart_in_the_middle_changes_nothing_that_was_promised() -> None:
    driver = shuffling()
    contribute(driver, "ana")
    gathering = driver.table.gathering
    driver.do(Resume(driver.now))
    assert driver.table.gathering == gathering
    driver.do(SetPresence("ana"))
    driver.do(SetPresence("bob"))
    contribute(driver, "bob")
    contribute(driver, "ana")
    contribute(driver, "bob")
    assert (driver.phase(), silent(driver.table)) == ("playing", [])


def test_play_now_waits_for_its_creator_to_connect() -> None:
    driver = Driver(settings(fill="club"))
    driver.do(SetPresence("ana"))
    driver.contributing = False
    driver.do(Start("ana"))
    contribute(driver, "ana")
    contribute(driver, "ana")
    assert (driver.phase(), silent(driver.table)) == ("playing", [])


def test_a_spectator_may_contribute_and_is_waited_for_a_moment_only() -> None:
    keeping = shuffling()
    watch(keeping, "eve", "Eve")
    for user in ("ana", "bob", "eve", "ana", "bob"):
        contribute(keeping, user)
    assert keeping.phase() == "playing"
    assert keeping.table.gathering is not None
    assert WATCHER in keeping.table.gathering.revealed
    assert keeping.table.watchers == (("eve", "Eve"),)

    breaking = shuffling()
    watch(breaking, "eve", "Eve")
    for user in ("ana", "bob", "ana", "bob"):
        contribute(breaking, user)
    assert breaking.phase() == "shuffling"
    breaking.wait(GATHERING_SHORT)
    assert (breaking.phase(), silent(breaking.table)) == ("playing", [WATCHER])


def test_eight_spectators_may_contribute_and_each_has_one_number() -> None:
    driver = shuffling()
    for number in range(8):
        watch(driver, f"w{number}", f"W{number}")
    commitment = driver.table.gathering.commitment  # type: ignore[union-attr]
    late = MakePromise("w8", commitment.hex(), 16, "00" * 32, "W8")
    assert refusal(driver, late) == "fair_full"
    assert refusal(driver, MakePromise("w0", commitment.hex(), WATCHER, "00" * 32, "W0")) == "fair_wrong", "twice"
    other = shuffling()
    commitment = other.table.gathering.commitment  # type: ignore[union-attr]
    assert refusal(other, MakePromise("eve", commitment.hex(), WATCHER + 1, "00" * 32)) == "fair_wrong"


def test_what_does_not_belong_to_this_shuffle_is_refused() -> None:
    driver = shuffling()
    commitment, ana = driver.table.gathering.commitment.hex(), driver.table.order.index(0)  # type: ignore[union-attr]
    assert refusal(driver, Reveal("ana", commitment, "00" * 32)) == "fair_closed", "promises first"
    assert refusal(driver, MakePromise("ana", "00" * 32, ana, "00" * 32)) == "fair_closed", "another deal"
    for text in ("", "00" * 31, "AB" * 32, "zz" * 32):
        assert refusal(driver, MakePromise("ana", commitment, ana, text)) == "fair_wrong"
    assert refusal(driver, MakePromise("ana", commitment, 1 - ana, "00" * 32)) == "fair_wrong", "for another seat"
    contribute(driver, "ana")
    contribute(driver, "bob")
    assert refusal(driver, MakePromise("eve", commitment, WATCHER, "00" * 32)) == "fair_closed", "too late"
    assert refusal(driver, Reveal("ana", commitment, "00" * 32)) == "fair_wrong", "not what was promised"
    assert refusal(driver, Reveal("eve", commitment, "00" * 32)) == "fair_wrong", "nothing was promised"
    contribute(driver, "ana")
    contribute(driver, "bob")
    assert refusal(driver, Reveal("ana", commitment, "00" * 32)) == "not_in_phase"


def test_the_deals_of_a_table_are_a_chain_and_rematches_go_on_with_it() -> None:
    driver = Driver(settings(single_deal=True))
    driver.do(SetPresence("ana"))
    driver.do(Sit("bob", "Bob"))
    before = NOTHING
    for number in (1, 2, 3):
        driver.do(SetReady("ana"))
        driver.do(SetReady("bob"))
        gathering = driver.table.gathering
        assert gathering is not None
        assert (gathering.binding.number, gathering.binding.previous) == (number, before)
        before = gathering.commitment
        driver.play_deal(lay_something)


def test_a_deal_that_is_broken_off_counts() -> None:
    driver = shuffling()
    driver.do(Close())
    assert (driver.phase(), driver.table.deals) == ("closed", 1)


def test_a_table_is_restored_in_the_middle_of_a_shuffle_from_events_and_from_a_snapshot() -> None:
    driver = shuffling()
    watch(driver, "eve", "Eve")
    contribute(driver, "ana")
    events = [from_json(json.loads(json.dumps(to_json(step.event)))) for step in driver.steps]
    again = read_snapshot(json.loads(json.dumps(snapshot(driver.table))))
    assert again == driver.table
    folded = fold(events)
    assert folded._replace(match=None) == driver.table._replace(match=None)


# ---------------------------------------------------------------- the cut


def at_the_cut(ceremony: str, rules: str = "mau-king", **more: object) -> Driver:
    driver = Driver(settings(rules, ceremony=ceremony, **{"seats": 2, "turn_time": 30, **more}))
    driver.do(SetPresence("ana"))
    driver.do(Sit("bob", "Bob"))
    driver.do(SetReady("ana"))
    driver.do(SetReady("bob"))
    return driver


def drawn(driver: Driver) -> int:
    """Where the key cuts after the first shuffle."""
    deal = driver.table.deal
    assert deal is not None
    places = [move.position for move in deal.legal_moves(deal.turn)]
    return Keyed(bytes.fromhex(driver.table.chance["fair"])).cut(0, places[0], places[-1])


@pytest.mark.parametrize("rules", shipped())
def test_the_cutter_really_cuts_or_chance_does_silently(rules: str) -> None:
    played, quiet = at_the_cut("played", rules), at_the_cut("silent", rules)
    assert played.table.deal is not None
    assert quiet.table.deal is not None
    assert played.table.deal.context == "cut"
    assert quiet.table.deal.context != "cut"
    assert any(fact.kind == "cut" for fact in quiet.steps[-1].facts)
    places = [move.position for move in played.table.deal.legal_moves(played.table.deal.turn)]
    other = next(place for place in places if place != drawn(played))
    steps = played.move(played.table.order[played.table.deal.turn], Move("cut", position=other))
    [cut] = [fact for fact in steps[-1].facts if fact.kind == "cut"]
    assert cut.data == {"position": other}


def test_a_cut_that_runs_out_of_time_comes_from_the_shuffle() -> None:
    driver = at_the_cut("played")
    expected = drawn(driver)
    driver.wait(60_000)
    move = next(step.event for step in driver.steps if step.event.kind == "moved")
    assert (getattr(move, "by", ""), getattr(move, "move", "")) == ("timeout", f"cut {expected}")


def first(deal: Deal, seat: int) -> Move:
    return deal.legal_moves(seat)[0]


def last(deal: Deal, seat: int) -> Move:
    return deal.legal_moves(seat)[-1]


def test_a_computer_player_cuts_where_the_shuffle_says_whatever_it_would_like() -> None:
    for like in (first, last):
        driver = at_the_cut("played")
        cutter = driver.table.turn
        assert cutter is not None
        driver.do(SetAutopilot(driver.table.seats[cutter].user, cutter))
        expected = drawn(driver)
        driver.play_turn(like)
        assert getattr(driver.steps[-1].event, "move", "") == f"cut {expected}"


def test_settings_of_tables_from_before_there_was_a_choice_are_read() -> None:
    data = settings("mau-king").to_json()
    del data["ceremony"]
    assert Settings.from_json(data).ceremony == "played"


def test_a_promise_that_is_none_changes_nothing() -> None:
    driver = shuffling()
    gathering, ana = driver.table.gathering, driver.table.order.index(0)
    assert gathering is not None
    made = promise(gathering.commitment, ana, b"\1" * 32)
    handle(driver.table, MakePromise("ana", gathering.commitment.hex(), ana, made.hex()), driver.now, driver.chance)
    assert driver.table.gathering is gathering
