"""The contract of every store for finished deals: `testing.stores.StoreContract` inherits it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from maumau.store import (
    COMPUTER,
    Append,
    Book,
    Change,
    Contest,
    KeptDeal,
    KeptSeat,
    Rated,
    Settlement,
    Standing,
    Store,
    StoreError,
    Tally,
)
from maumau.testing.appends import wait_for

ANA, BOB = KeptSeat("ana", "Ana", "", 0), KeptSeat("bob", "Bob", "", 12)
EASY: str = COMPUTER + "easy"


def kept(number: int = 1, **changes: object) -> KeptDeal:
    """A deal that Ana has won against Bob."""
    deal = KeptDeal(
        id=f"d{number}", table="t1", number=number, contest="t1-5", deal=number, rules="mau-king",
        rules_name="Mau King", began=number * 100, ended=number * 100 + 50, winner=0, seats=(ANA, BOB), record="text",
    )  # fmt: skip
    return replace(deal, **changes)  # type: ignore[arg-type]


def contest(id_: str = "t1-5", at: int = 150, pairs: tuple[tuple[str, str], ...] = (("ana", "bob"),)) -> Contest:
    """A contest that Ana has won against Bob."""
    return Contest(id=id_, table="t1", rules="mau-king", ended=at, pairs=pairs)


def ten_points(contest: Contest, book: Book) -> Rated:
    """Ten points from each loser to the winner."""
    changes: list[Change] = []
    for winner, loser in contest.pairs:
        for player, by in ((winner, 10.0), (loser, -10.0)):
            before, games = book.rating(player, contest.rules) or (1500.0, 0)
            changes.append(
                Change(
                    contest=contest.id, player=player, rules=contest.rules, at=contest.ended, before=before,
                    after=before + by, games=games + 1, won=by > 0,
                )
            )  # fmt: skip
    return Rated(tuple(changes), contest.pairs)


class ResultsContract:
    """What every store promises about finished deals."""

    def test_an_ended_stream_is_due_until_it_is_settled(self, store: Store) -> None:
        assert wait_for(store, Append("t1", 0, [b"a", b"b"])) is None
        assert wait_for(store, Append("t1", 2, [b"c"], due=True)) is None
        assert store.results.due(9) == [("t1", 3)]
        assert wait_for(store, Append("t1", 3, [b"d"], due=True)) is None
        store.results.settle(Settlement("t1", 3), ten_points)
        assert store.results.due(9) == [("t1", 4)], "what came meanwhile is still due"
        store.results.settle(Settlement("t1", 4), ten_points)
        assert store.results.due(9) == []

    def test_a_deal_is_kept_as_it_was(self, store: Store) -> None:
        seats = (ANA, KeptSeat("", "", "easy", None), replace(BOB, fate="left"))
        deal = kept(winner=None, seats=seats, house=True, open=True)
        store.results.settle(Settlement("t1", 9, [deal]), ten_points)
        assert store.results.deal("d1") == deal
        assert store.results.deal("d2") is None
        assert store.results.last_deal("t1") == deal
        assert store.results.last_deal("t2") is None

    def test_all_records_are_read_in_order_without_those_that_were_imported(self, store: Store) -> None:
        store.results.settle(Settlement("t1", 9, [replace(kept(1), record="one")]), ten_points)
        store.results.keep(replace(kept(2), id="d2", table="", owner="ana"))
        store.results.settle(Settlement("t1", 9, [replace(kept(3), record="three")]), ten_points)
        places, texts = zip(*store.results.records(0, 9), strict=True)
        assert texts == ("one", "three")
        assert places[0] < places[1]
        assert store.results.records(0, 1) == [(places[0], "one")]
        assert store.results.records(places[0], 9) == [(places[1], "three")]
        assert store.results.records(places[1], 9) == []

    def test_settling_again_changes_nothing(self, store: Store) -> None:
        settlement = Settlement("t1", 9, [kept(1), kept(2)], [contest()])
        for _ in range(3):
            store.results.settle(settlement, ten_points)
        assert store.results.known("t1") == (2, frozenset({"t1-5"}))
        assert store.results.known("t2") == (0, frozenset())
        assert [change.after for change in store.results.curve("ana", "mau-king", 9)] == [1510]
        assert store.results.standings("ana") == [Standing("ana", "mau-king", 1510, 1, 1)]

    def test_what_fails_in_the_middle_leaves_nothing_behind(self, store: Store) -> None:
        def fails(_contest: Contest, _book: Book) -> Rated:
            raise ZeroDivisionError

        store.results.settle(Settlement("t1", 9, [kept()], [contest()]), ten_points)
        with pytest.raises(ZeroDivisionError):
            store.results.settle(Settlement("t1", 9, [], [contest("t1-9")]), fails)
        assert store.results.known("t1") == (1, frozenset({"t1-5"}))

    def test_ratings_go_on_from_where_they_are_and_meetings_are_counted(self, store: Store) -> None:
        for number in range(1, 4):
            store.results.settle(Settlement("t1", 9, [], [contest(f"c{number}", number * 100)]), ten_points)
        seen: list[int] = []

        def look(contest: Contest, book: Book) -> Rated:
            assert book.rating("ana", "mau-king") == (1530, 3)
            assert book.rating("zoe", "mau-king") is None
            seen.extend(book.meetings("bob", "ana", contest.rules, since) for since in (0, 100, 250, 300))
            seen.append(book.meetings("bob", "ana", "skat-32", 0))
            return Rated(unrated="nobody")

        store.results.settle(Settlement("t1", 9, [], [contest("c9")]), look)
        assert seen == [3, 2, 1, 0, 0]
        assert store.results.contest("c9") == Rated(unrated="nobody")
        assert store.results.contest("c8") is None
        outcome = store.results.contest("c2")
        assert outcome is not None
        assert [(change.player, change.before, change.won) for change in outcome.changes] == [
            ("ana", 1510, True), ("bob", 1490, False),
        ]  # fmt: skip

    def test_boards_by_rating_and_by_gain(self, store: Store) -> None:
        games = [contest("c1", 100), contest("c2", 200), contest("c3", 300, (("bob", "zoe"),))]
        games.append(contest("c4", 400, ((EASY, "easy-victim"),)))
        store.results.settle(Settlement("t1", 9, [], games), ten_points)
        board = store.results.board("mau-king", 0, 9)
        assert [(one.player, one.rating) for one in board[:2]] == [("ana", 1520), ("bob", 1490)]
        gains = store.results.board("mau-king", 200, 9)
        assert [(one.player, one.gain) for one in gains] == [("bob", 10), ("easy-victim", -10), ("zoe", -10)]
        assert len(store.results.board("mau-king", 0, 1)) == 1
        assert store.results.board("skat-32", 0, 9) == []
        assert [one.player for one in store.results.computers("mau-king")] == [EASY]
        assert store.results.opponents("bob", "mau-king") == 2
        assert store.results.opponents("ana", "mau-king") == 1
        assert store.results.opponents("ana", "skat-32") == 0

    def test_deals_of_a_person_and_who_he_met(self, store: Store) -> None:
        zoe = KeptSeat("zoe", "Zoe", "", 3)
        deals = [
            kept(1), kept(2, winner=1), kept(3, seats=(zoe, BOB)),
            kept(4, seats=(zoe, ANA), rules="skat-32", winner=None),
        ]  # fmt: skip
        store.results.settle(Settlement("t1", 9, deals), ten_points)
        assert [deal.id for deal in store.results.deals_of("ana", 10_000, 9)] == ["d4", "d2", "d1"]
        assert [deal.id for deal in store.results.deals_of("ana", 450, 1)] == ["d2"]
        assert store.results.deals_of("", 10_000, 9) == []
        assert store.results.favourites("ana") == [Tally("mau-king", 2, 1), Tally("skat-32", 1, 0)]
        assert store.results.rivals("ana", 9) == [Tally("bob", 2, 1, 1), Tally("zoe", 1, 0, 0)]
        assert store.results.against("bob", "ana") == Tally("ana", 2, 1, 1)
        assert store.results.against("bob", "nobody") == Tally("nobody", 0, 0, 0)
        assert [one.what for one in store.results.rivals("ana", 1)] == ["bob"]

    def test_deals_that_are_written_again_or_imported_are_not_counted(self, store: Store) -> None:
        for _ in range(3):
            store.results.settle(Settlement("t1", 9, [kept(1), kept(2)]), ten_points)
        store.results.keep(kept(3, id="i3", table="i3", owner="zoe"))
        assert store.results.favourites("bob") == [Tally("mau-king", 2, 0)]
        assert store.results.rivals("bob", 9) == [Tally("ana", 2, 0, 2)]
        assert store.results.against("ana", "bob") == Tally("bob", 2, 2, 0)

    def test_pages_of_deals_hold_own_and_imported_ones_in_order(self, store: Store) -> None:
        for number in range(1, 8):
            if number % 3:
                store.results.settle(Settlement("t1", 9, [kept(number)]), ten_points)
            else:
                store.results.keep(kept(number, table=f"i{number}", owner="ana", seats=(KeptSeat("", "A"),)))
        pages, before = [], 10_000
        while found := store.results.deals_of("ana", before, 3):
            pages.append([deal.id for deal in found])
            before = found[-1].ended
        assert pages == [["d7", "d6", "d5"], ["d4", "d3", "d2"], ["d1"]]

    def test_gains_of_a_time_that_begins_in_the_middle_of_a_day(self, store: Store) -> None:
        hour, day = 3_600_000, 24 * 3_600_000
        moments = [day - hour, day + hour, day + 9 * hour, 2 * day, 4 * day + hour]
        games = [contest(f"c{number}", at) for number, at in enumerate(moments)]
        store.results.settle(Settlement("t1", 9, [], games), ten_points)
        for since in (1, day - hour, day, day + hour, day + 2 * hour, 2 * day - 1, 2 * day, 4 * day, 5 * day):
            after = sum(at > since for at in moments)
            found = {one.player: one.gain for one in store.results.board("mau-king", since, 9)}
            assert found == ({"ana": 10.0 * after, "bob": -10.0 * after} if after else {}), since

    def test_an_imported_deal_is_its_owners(self, store: Store) -> None:
        imported = kept(1, id="i1", table="i1", owner="zoe", seats=(KeptSeat("", "Ana"), KeptSeat("", "Bob")))
        store.results.keep(imported)
        assert store.results.deals_of("zoe", 10_000, 9) == [imported]
        with pytest.raises(StoreError):
            store.results.keep(imported)

    def test_an_erased_person_is_nowhere(self, store: Store) -> None:
        store.results.settle(Settlement("t1", 9, [kept()], [contest()]), ten_points)
        store.results.keep(kept(1, id="i1", table="i1", owner="ana"))
        store.results.erase("ana")
        deal = store.results.deal("d1")
        assert deal is not None
        assert deal.seats == (KeptSeat("", "", "", 0), BOB)
        assert store.results.deal("i1") is None
        assert store.results.standings("ana") == []
        assert store.results.curve("ana", "mau-king", 9) == []
        assert store.results.deals_of("ana", 10_000, 9) == []
        assert [one.player for one in store.results.board("mau-king", 0, 9)] == ["bob"]
        outcome = store.results.contest("t1-5")
        assert outcome is not None
        assert [change.player for change in outcome.changes] == ["bob"]
        assert store.results.opponents("bob", "mau-king") == 0
        assert store.results.favourites("ana") == []
        assert store.results.favourites("bob") == [Tally("mau-king", 1, 0)]
        assert store.results.rivals("bob", 9) == []
        assert store.results.against("ana", "bob") == Tally("bob", 0, 0, 0)
        assert [one.player for one in store.results.board("mau-king", 1, 9)] == ["bob"]
