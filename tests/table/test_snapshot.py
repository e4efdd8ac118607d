"""Snapshots: a whole table as JSON and back, and never a danger."""

import json

from maumau.table.snapshot import from_json, to_json
from maumau.testing.tables import Driver, lay_something, settings
from tests.table.test_match import two_people


def test_a_table_comes_back_as_it_was_in_every_phase() -> None:
    driver = two_people(rules="jokers-505", turn_time=10)
    for _ in range(60):
        if driver.phase() == "playing":
            driver.play_turn(lay_something)
        else:
            driver.wait(40_000)
        again = from_json(json.loads(json.dumps(to_json(driver.table))))
        assert again is not None
        assert again.deal is not None
        assert driver.table.deal is not None
        assert again.deal.to_text() == driver.table.deal.to_text()
        assert again._replace(deal=None) == driver.table._replace(deal=None)


def test_a_restored_table_goes_on_alike() -> None:
    one, two = two_people(rules="mau-king"), two_people(rules="mau-king")
    again = from_json(json.loads(json.dumps(to_json(two.table))))
    assert again is not None
    two.table = again
    one.play_deal(lay_something)
    two.play_deal(lay_something)
    assert one.table.deal is not None
    assert two.table.deal is not None
    assert one.table.deal.to_text() == two.table.deal.to_text()


def test_a_new_table_has_one_too() -> None:
    driver = Driver(settings())
    assert from_json(to_json(driver.table)) == driver.table


def test_what_another_version_wrote_is_not_used() -> None:
    data = to_json(two_people().table)
    assert from_json({**data, "v": 0}) is None
    assert from_json({**data, "seats": [{"chair": 1}]}) is None
    assert from_json({name: value for name, value in data.items() if name != "host"}) is None
