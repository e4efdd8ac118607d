"""Whose rating a contest moves, and by how much."""

import pytest

from maumau.engine.elo import rate
from maumau.results import DAY, MOST_MEETINGS, provisional, rated
from maumau.store import COMPUTER, Contest, MemoryStore, Rated, Settlement

EASY, HARD = COMPUTER + "easy", COMPUTER + "hard"


class Book:
    """Ratings and meetings that are given."""

    def __init__(self, ratings: dict[str, tuple[float, int]] | None = None, met: int = 0) -> None:
        self.ratings, self.met = ratings or {}, met

    def rating(self, player: str, _rules: str) -> tuple[float, int] | None:
        return self.ratings.get(player)

    def meetings(self, _one: str, _other: str, _rules: str, _since: int) -> int:
        return self.met


def contest(*pairs: tuple[str, str], at: int = 5, id_: str = "c1", unrated: str = "") -> Contest:
    return Contest(id=id_, table="t1", rules="mau-king", ended=at, pairs=pairs, unrated=unrated)


def by(outcome: Rated) -> dict[str, float]:
    return {change.player: change.after - change.before for change in outcome.changes}


def test_two_beginners_move_by_twenty() -> None:
    outcome = rated(contest(("ana", "bob")), Book())
    assert by(outcome) == {"ana": 20, "bob": -20}
    assert [(change.before, change.games, change.won) for change in outcome.changes] == [
        (1500, 1, True),
        (1500, 1, False),
    ]
    assert outcome.unrated == ""


def test_it_is_the_formula_of_the_engine() -> None:
    known = {"ana": (1710.0, 31), "bob": (2011.0, 50), "cara": (1490.5, 3)}
    outcome = rated(contest(("ana", "bob"), ("ana", "cara")), Book(dict(known)))
    wanted = rate(known, "ana")
    assert by(outcome) == pytest.approx({player: wanted[player] - known[player][0] for player in known})


def test_computer_players_move_nobodys_rating_but_their_own() -> None:
    outcome = rated(contest((EASY, "ana")), Book())
    assert by(outcome) == {EASY: 20}
    assert outcome.unrated == "computers"
    outcome = rated(contest(("ana", EASY), ("ana", HARD), ("ana", "bob")), Book())
    assert by(outcome) == {"ana": 20, "bob": -20, EASY: -20, HARD: -20}
    assert outcome.pairs == (("ana", "bob"),)
    assert by(rated(contest((EASY, HARD), (EASY, "ana")), Book())) == {EASY: 40, HARD: -20}


def test_a_computer_player_gains_nothing_from_its_like() -> None:
    assert rated(contest((EASY, EASY)), Book()).changes == ()


def test_what_is_not_rated_says_why() -> None:
    assert rated(contest(("ana", "bob"), unrated="house_rules"), Book()) == Rated(unrated="house_rules")
    assert rated(contest(), Book()).unrated == "nobody"


def test_the_same_two_move_nothing_more_after_ten_contests_in_a_day() -> None:
    store = MemoryStore()
    for number in range(MOST_MEETINGS + 3):
        won = contest(("ana", "bob"), ("ana", "cara")) if number == 12 else contest(("ana", "bob"))
        won = Contest(id=f"c{number}", table="t1", rules="mau-king", ended=number * 1000, pairs=won.pairs)
        store.results.settle(Settlement("t1", number, [], [won]), rated)
    assert len(store.results.curve("bob", "mau-king", 99)) == MOST_MEETINGS
    eleventh = store.results.contest("c10")
    assert eleventh is not None
    assert (eleventh.changes, eleventh.unrated) == ((), "too_often")
    last = store.results.contest("c12")
    assert last is not None
    assert {change.player for change in last.changes} == {"ana", "cara"}, "others are rated as ever"
    later = contest(("ana", "bob"), at=DAY + 1, id_="later")
    store.results.settle(Settlement("t1", 99, [], [later]), rated)
    assert len(store.results.curve("bob", "mau-king", 99)) == MOST_MEETINGS + 1


def test_nineteen_games_are_provisional_and_twenty_are_not() -> None:
    assert provisional(0)
    assert provisional(19)
    assert not provisional(20)
