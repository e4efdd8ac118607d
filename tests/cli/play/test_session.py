"""Sessions: seeds, deals in a row, matches, ratings, and that plan and moves give the same session again."""

from __future__ import annotations

from random import Random

import pytest

from maumau.cli.play.host import Leave, play_deal, sit
from maumau.cli.play.session import YOU, Session, again, begin, deal_next, play
from maumau.engine.match import MatchError
from maumau.engine.moves import Move
from maumau.engine.reasons import IllegalMove
from tests.cli.play.tables import ALL_RULES, choosers, dealt, plan


class Careless:
    """A person whose moves are picked by chance."""

    def __init__(self) -> None:
        self.random = Random(3)
        self.hands: list[str] = []

    def dealt(self, session: Session) -> None:
        self.hands.append(str(session.current.hands()))

    def happened(self, before: Session, after: Session) -> None: ...

    def counted(self, session: Session) -> None: ...

    def move(self, session: Session) -> Move:
        assert session.me is not None
        return self.random.choice(session.current.legal_moves(session.me))

    def interject(self, _session: Session) -> Move | None:
        return None


def finished(rules: str, computers: int = 2, deals: int = 3) -> Session:
    session = begin(plan(rules, computers, deals=deals))
    return sit(session, Careless(), choosers(session))


def test_players_sit_clockwise_after_the_person() -> None:
    assert plan(computers=3).players == (YOU, "1", "2", "3")
    assert plan(computers=3, person=False).players == ("1", "2", "3")


def test_too_many_players_are_refused() -> None:
    with pytest.raises(MatchError):
        begin(plan("skat-32", computers=5))


def test_equal_seeds_deal_equal_cards_and_others_do_not() -> None:
    first, second, other = dealt(seed=9), dealt(seed=9), dealt(seed=10)
    assert first.current.hands() == second.current.hands()
    assert first.current.hands() != other.current.hands()


def test_every_deal_of_a_session_has_its_own_cards() -> None:
    front = Careless()
    session = begin(plan("skat-32", deals=4))
    sit(session, front, choosers(session))
    assert len(front.hands) == len(set(front.hands)) == 4


def test_an_illegal_move_changes_nothing() -> None:
    session = dealt()
    with pytest.raises(IllegalMove):
        play(session, session.current.turn, Move("leave"))
    assert session.made == ()


@pytest.mark.parametrize("rules", ALL_RULES)
def test_plan_and_moves_give_the_same_session(rules: str) -> None:
    session = finished(rules)
    copy = again(session.plan, (*session.past, session.made))
    assert copy.events == session.events
    assert copy.current.to_json() == session.current.to_json()
    assert (copy.match.totals, copy.records, copy.ratings) == (session.match.totals, session.records, session.ratings)


@pytest.mark.parametrize("rules", ALL_RULES)
def test_three_deals_are_enough_where_three_are_wanted(rules: str) -> None:
    session = finished(rules, deals=3)
    assert session.finished
    assert len(session.records) == 3 or session.match.over


def test_the_deal_passes_on() -> None:
    session = finished("serbian-501", deals=3)
    dealers = [record.dealer for record in session.records]
    assert len(set(dealers)) == 3


def test_a_rule_set_of_single_deals_goes_on_and_rates_each() -> None:
    session = finished("mau-king", deals=4)
    assert [len(record.players) for record in session.records] == [3] * 4
    assert sum(session.victories().values()) == 4
    assert all(deals == 4 for _, deals in session.ratings.values())
    assert sum(rating for rating, _ in session.ratings.values()) == pytest.approx(3 * 1500)
    assert len({record.dealer for record in session.records}) == 3


def test_ratings_are_brought_along() -> None:
    session = begin(plan("mau-king", ratings={YOU: (1700.0, 30)}))
    assert session.ratings[YOU] == (1700.0, 30)
    assert session.ratings["1"] == (1500.0, 0)


def test_points_are_not_rated() -> None:
    assert not dealt("skat-32-points").rated
    assert dealt("mau-king").rated


def test_an_eliminated_person_has_no_seat_and_the_others_play_on() -> None:
    session = begin(plan("mau-king-table", computers=2, deals=60))
    session = sit(session, Careless(), choosers(session))
    assert session.match.over
    seats = {len(record.players) for record in session.records}
    assert seats == {2, 3}


def test_whoever_gets_up_is_heard() -> None:
    session = dealt()

    class Gone(Careless):
        def move(self, _session: Session) -> Move:
            raise Leave

    with pytest.raises(Leave):
        play_deal(session, Gone(), choosers(session))


def test_the_current_deal_is_missing_before_the_first() -> None:
    session = begin(plan())
    with pytest.raises(LookupError):
        _ = session.current
    assert not session.running
    assert deal_next(session).running
