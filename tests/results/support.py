"""Tables that end in every way, and the settlements of their logs."""

import json
from typing import Any

from maumau.results import settlement_of
from maumau.store import COMPUTER, Contest, Entry, Settlement
from maumau.table.commands import SeatComputer, SetPresence, SetReady, Sit
from maumau.table.events import to_json
from maumau.testing.tables import Driver, lay_something, settings


def entries(driver: Driver) -> list[Entry]:
    """The log of a table."""
    return [Entry(step.version, None, json.dumps(to_json(step.event)).encode()) for step in driver.steps]


def settled(driver: Driver) -> Settlement:
    """What its log gives."""
    return settlement_of(driver.table.id, entries(driver))


def only(driver: Driver) -> Contest:
    """Its only contest."""
    [contest] = settled(driver).contests
    return contest


def at_table(rules: str, *names: str, computers: int = 0, seed: int = 1, **more: Any) -> Driver:
    """These persons and some computer players in the first deal; `more` are settings."""
    driver = Driver(settings(rules, seats=1 + len(names) + computers, **more), seed)
    for name in names:
        driver.do(Sit(name.lower(), name))
    for number in range(computers):
        driver.do(SeatComputer("ana", 1 + len(names) + number, "easy"))
    for user in ("ana", *map(str.lower, names)):
        driver.do(SetPresence(user, away=False))
        driver.do(SetReady(user))
    assert driver.phase() == "playing"
    return driver


def play(driver: Driver) -> Driver:
    """Play the deal."""
    driver.play_deal(lay_something)
    return driver


def play_without(driver: Driver, absent: str) -> Driver:
    """Play the deal while a person is away: his time runs out."""
    while driver.phase() == "playing":
        turn = driver.table.turn
        assert turn is not None
        seat = driver.table.seats[turn]
        if seat.user == absent and not seat.computer_moves:
            driver.wait(31_000)
        else:
            driver.play_turn(lay_something)
    return driver


def winner_of(driver: Driver) -> str:
    """User or computer player who won the last deal."""
    deal = settled(driver).deals[-1]
    assert deal.winner is not None
    seat = deal.seats[deal.winner]
    return seat.user or COMPUTER + seat.level
