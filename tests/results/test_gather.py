"""What a table's log says of its deals and contests."""

from dataclasses import replace

import pytest

from maumau.records import check_replay, read, to_text, verify
from maumau.results import Reading, named, settlement_of
from maumau.rulesets import rules_from, shipped
from maumau.table import dealing
from maumau.table.commands import Answer, Close, Leave, Propose, Resume, SetPresence, SetReady, Sit
from maumau.testing.tables import Driver, lay_something, settings
from tests.results.support import at_table, entries, only, play, play_without, settled, winner_of


@pytest.mark.parametrize("rules", shipped())
def test_every_finished_deal_is_a_record_that_holds(rules: str) -> None:
    driver = play(at_table(rules, "Bob", computers=1))
    [deal] = settled(driver).deals
    record = named(deal)
    assert check_replay(record) == []
    assert sorted(record.players) == ["Ana", "Bob", "easy"]
    assert set(record.computers.values()) == {"easy"}
    assert deal.winner is not None
    assert driver.table.match is not None
    assert int(driver.table.match.log[0].winner or "9") == driver.table.order[deal.winner]
    assert [seat.points for seat in deal.seats] == list(record.points or ())
    assert "Ana" not in deal.record, "names stand beside the record only"


@pytest.mark.skipif(not str(dealing.__file__).endswith(".py"), reason="what is compiled cannot be made older")
@pytest.mark.parametrize("rules", ["mau-king", "skat-32"])
def test_an_old_record_is_shown_without_the_code_of_its_table(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maumau.table.dealing.spoken_of", lambda _: "")  # as it was
    driver = play(at_table(rules, "Bob", computers=1))
    code = driver.table.code
    deal = settled(driver).deals[0]
    [kept] = read(deal.record)
    assert kept.table == code
    assert verify(kept).proven, "it stays as it was sealed"
    assert kept.fair is not None
    text = to_text(named(deal))
    for said in (code, kept.fair.commitment.hex(), kept.fair.secret.hex(), "contribution"):
        assert said not in text
    [shown] = read(text)
    report = verify(shown)
    assert report.holds, report.faults
    assert not report.proven
    assert (shown.hands, shown.moves, shown.ending) == (kept.hands, kept.moves, kept.ending)


def test_a_record_of_today_is_shown_with_the_proof_of_its_shuffle() -> None:
    driver = play(at_table("mau-king", "Bob"))
    [shown] = read(to_text(named(settled(driver).deals[0])))
    assert verify(shown).proven
    assert driver.table.code not in to_text(shown)


def test_names_in_a_record_are_each_once() -> None:
    [deal] = settled(play(at_table("mau-king", computers=2))).deals
    assert sorted(named(deal).players) == ["Ana", "easy", "easy (2)"]


def test_a_deal_that_is_not_over_is_not_kept() -> None:
    driver = at_table("mau-king", "Bob")
    assert settled(driver).deals == ()
    assert settled(driver).contests == ()


def test_by_mau_king_every_deal_is_a_contest() -> None:
    driver = play(at_table("mau-king", "Bob", "Cara"))
    contest = only(driver)
    won = winner_of(driver)
    assert contest.rules == "mau-king"
    assert sorted(contest.pairs) == sorted((won, other) for other in {"ana", "bob", "cara"} - {won})
    for user in ("ana", "bob", "cara"):
        driver.do(SetReady(user))
    play(driver)
    assert len(settled(driver).contests) == 2
    assert [deal.number for deal in settled(driver).deals] == [1, 2]


def test_elsewhere_the_whole_match_is() -> None:
    driver = play(at_table("skat-32", "Bob"))
    assert settled(driver).contests == ()
    driver.play_match(lay_something)
    match = driver.table.match
    assert match is not None
    winner = driver.table.seats[int(match.winner or "9")].user
    assert only(driver).pairs == ((winner, "bob" if winner == "ana" else "ana"),)
    deals = settled(driver).deals
    assert [deal.deal for deal in deals] == list(range(1, len(match.log) + 1))
    assert {deal.contest for deal in deals} == {only(driver).id}


def test_what_is_known_is_passed_over() -> None:
    driver = at_table("skat-32", "Bob")
    driver.play_match(lay_something)
    log, all_of_it = entries(driver), settled(driver)
    again = settlement_of("t1", log, kept=2, settled=frozenset({all_of_it.contests[0].id}))
    assert again.deals == all_of_it.deals[2:]
    assert again.contests == ()
    assert again.version == log[-1].version


def test_a_log_is_read_on_where_it_grows() -> None:
    driver = at_table("skat-32", "Bob")
    driver.play_match(lay_something)
    log, all_of_it, reading = entries(driver), settled(driver), Reading()
    parts = [reading.on("t1", log[i : i + 17]) for i in range(0, len(log), 17)]
    assert [deal for part in parts for deal in part.deals] == list(all_of_it.deals)
    assert [contest for part in parts for contest in part.contests] == list(all_of_it.contests)
    assert parts[-1].version == all_of_it.version


def test_single_deals_and_house_rules_are_not_rated() -> None:
    assert only(play(at_table("skat-32", "Bob", single_deal=True))).unrated == "single_deal"
    assert only(play(at_table("mau-king", "Bob", single_deal=True))).unrated == ""
    driver = Driver(replace(settings("mau-king"), rules=rules_from({"base": "mau-king", "hand_size": 4})), 1)
    driver.do(Sit("bob", "Bob"))
    for user in ("ana", "bob"):
        driver.do(SetReady(user))
    contest = only(play(driver))
    assert (contest.rules, contest.unrated) == ("mau-king", "house_rules")
    assert settled(driver).deals[0].house


# ---------------------------------------------------------------- leaving


def until(winner: str, *names: str) -> Driver:
    """A deal of Mau King with a given winner, who has left when it ends."""
    for seed in range(1, 60):
        made = at_table("mau-king", *names, seed=seed)
        made.do(Leave(winner))
        play(made)
        if winner_of(made) == winner:
            return made
    raise AssertionError("no such deal")


def test_whoever_leaves_loses_to_the_winner() -> None:
    driver = at_table("mau-king", "Bob", "Cara")
    driver.do(Leave("bob"))
    play(driver)
    seats = {seat.user: seat for seat in settled(driver).deals[0].seats}
    assert seats["bob"].fate == "left"
    assert seats["ana"].fate == ""
    assert any(loser == "bob" for _, loser in only(driver).pairs)


def test_whoever_leaves_loses_even_if_his_seat_wins() -> None:
    driver = until("bob", "Bob", "Cara")
    assert sorted(only(driver).pairs) == [("ana", "bob"), ("cara", "bob")]


def test_whoever_comes_back_has_not_left() -> None:
    driver = at_table("mau-king", "Bob")
    driver.do(Leave("bob"))
    driver.do(Sit("bob", "Bob"))
    play(driver)
    assert only(driver).pairs[0][0] == winner_of(driver)
    assert {seat.fate for seat in settled(driver).deals[0].seats} == {""}


def test_of_people_who_all_leave_the_last_has_won() -> None:
    driver = at_table("skat-32", "Bob", "Cara")
    for user in ("bob", "ana", "cara"):
        driver.do(Leave(user))
    assert driver.phase() == "closed"
    assert only(driver).pairs == (("cara", "bob"), ("cara", "ana"))


def test_whoever_had_left_a_table_that_is_forgotten_has_lost() -> None:
    driver = at_table("skat-32", "Bob")
    driver.do(Leave("bob"))
    driver.do(Close())
    assert only(driver).pairs == (("ana", "bob"),)


def test_a_table_that_is_forgotten_by_all_is_not_rated() -> None:
    driver = at_table("skat-32", "Bob")
    driver.do(Close())
    assert only(driver).unrated == "nobody"


# ---------------------------------------------------------------- not there


def test_whoever_was_never_there_is_left_out() -> None:
    driver = Driver(settings("mau-king", seats=3), 3)
    for user in ("ana", "bob", "cara"):
        driver.do(Sit(user, user.title())) if user != "ana" else driver.do(SetPresence(user, away=False))
    driver.do(SetReady("cara"))
    driver.do(SetPresence("cara", away=True))
    driver.do(SetReady("ana"))
    driver.do(SetReady("bob"))
    play_without(driver, "cara")
    assert all("cara" not in pair for pair in only(driver).pairs)
    fates = {seat.user: seat.fate for seat in settled(driver).deals[0].seats}
    assert fates == {"ana": "", "bob": "", "cara": "absent"}


def test_whoever_goes_away_after_seeing_his_cards_is_rated() -> None:
    driver = at_table("mau-king", "Bob")
    driver.do(SetPresence("bob", away=True))
    play_without(driver, "bob")
    assert sorted(only(driver).pairs[0]) == ["ana", "bob"]


def test_when_the_server_went_away_and_somebody_is_not_back_nothing_is_rated() -> None:
    driver = at_table("mau-king", "Bob")
    driver.do(Resume(driver.now))
    driver.do(SetPresence("ana", away=False))
    play_without(driver, "bob")
    assert only(driver).unrated == "server_fault"


def test_when_all_are_back_it_is_rated() -> None:
    driver = at_table("mau-king", "Bob")
    driver.do(Resume(driver.now))
    driver.do(SetPresence("ana", away=False))
    driver.do(SetPresence("bob", away=False))
    play(driver)
    assert only(driver).unrated == ""


def test_a_log_that_cannot_be_followed_is_an_error() -> None:
    driver = play(at_table("mau-king", "Bob"))
    with pytest.raises(ValueError, match="creation"):
        settlement_of("t1", entries(driver)[1:])


def test_every_record_can_be_read_again() -> None:
    driver = at_table("skat-32", "Bob")
    driver.play_match(lay_something)
    for deal in settled(driver).deals:
        [record] = read(deal.record)
        assert record.number == deal.number


def test_a_match_that_is_ended_by_agreement_is_not_rated_and_its_deals_are_kept() -> None:
    driver = play(at_table("skat-32", "Bob"))
    driver.do(Propose("ana", "end"))
    driver.do(Answer("bob"))
    found = settled(driver)
    assert len(found.deals) == 1
    assert [(one.unrated, one.pairs) for one in found.contests] == [("agreed", ())]
    for user in ("ana", "bob"):
        driver.do(SetReady(user))
    driver.do(Propose("ana", "end"))
    driver.do(Answer("bob"))
    assert len(settled(driver).deals) == 1, "a deal that was broken off is not kept"


def test_an_adjourned_match_is_rated_at_its_end_as_any_other() -> None:
    driver = at_table("mau-king", "Bob")
    driver.do(Propose("ana", "adjourn"))
    driver.do(Answer("bob"))
    for user in ("ana", "bob"):
        driver.do(SetReady(user), 3_600_000)
    assert only(play(driver)).unrated == ""
