"""The contract of every store for people who look for each other: `testing.stores.StoreContract` inherits it."""

from __future__ import annotations

from dataclasses import replace

from maumau.store import Invitation, Seeker, Store

ANA = Seeker("ana", "mau-king", 2, 1500.5, True, since=100, seen=100)
BOB = Seeker("bob", "mau-king", 2, 1600.0, False, since=50, seen=120, meanwhile="t9")


class MeetingsContract:
    """What every store promises about people who look for each other."""

    def test_who_seeks_is_listed_until_he_has_found_or_is_gone(self, store: Store) -> None:
        meetings = store.meetings
        assert meetings.seeker("ana") is None
        meetings.seek(replace(ANA, rules="skat-32"))
        meetings.seek(ANA)
        meetings.seek(BOB)
        meetings.seek(replace(ANA, user="cara", seats=3))
        assert meetings.seekers("mau-king", 2, 0) == [BOB, ANA]
        assert meetings.seekers("mau-king", 2, 110) == [BOB]
        assert meetings.seeker("bob") == BOB
        meetings.saw("ana", 300)
        meetings.saw("nobody", 300)
        assert meetings.seekers("mau-king", 2, 200) == [replace(ANA, seen=300)]
        assert meetings.stop_seeking("ana")
        assert not meetings.stop_seeking("ana")
        assert meetings.seekers("mau-king", 2, 0) == [BOB]

    def test_of_two_who_claim_the_same_person_one_succeeds(self, store: Store) -> None:
        meetings = store.meetings
        meetings.seek(ANA)
        meetings.seek(BOB)
        assert meetings.claim("ana", "one")
        assert not meetings.claim("ana", "two")
        assert meetings.claim("bob", "two")
        assert not meetings.claim("nobody", "two")
        meetings.found("two", "")
        assert meetings.seekers("mau-king", 2, 0) == [BOB]
        meetings.found("one", "ABC123")
        assert meetings.seeker("ana") == replace(ANA, found="ABC123")

    def test_invitations_last_until_they_are_old_or_declined(self, store: Store) -> None:
        meetings = store.meetings
        meetings.invite(Invitation("ana", "bob", "t1", 5))
        meetings.invite(Invitation("ana", "bob", "t2", 7))
        meetings.invite(Invitation("ana", "cara", "t1", 6))
        meetings.invite(Invitation("bob", "cara", "t1", 6))
        assert [(one.by, one.table) for one in meetings.invitations("ana", 0)] == [("bob", "t2"), ("cara", "t1")]
        assert [one.by for one in meetings.invitations("ana", 7)] == ["bob"]
        assert meetings.decline("ana", "bob")
        assert not meetings.decline("ana", "bob")
        assert [one.by for one in meetings.invitations("ana", 0)] == ["cara"]

    def test_a_mute_goes_one_way_until_it_is_taken_back(self, store: Store) -> None:
        meetings = store.meetings
        meetings.mute("ana", "bob")
        meetings.mute("ana", "bob")
        assert meetings.mutes("ana", "bob")
        assert not meetings.mutes("bob", "ana")
        meetings.mute("ana", "alma")
        assert meetings.muted_by("ana") == ["alma", "bob"]
        assert meetings.muted_by("bob") == []
        assert meetings.unmute("ana", "bob")
        assert not meetings.unmute("ana", "bob")
        assert not meetings.mutes("ana", "bob")

    def test_who_is_erased_is_in_nobodys_way(self, store: Store) -> None:
        meetings = store.meetings
        meetings.seek(ANA)
        meetings.invite(Invitation("bob", "ana", "t1", 5))
        meetings.invite(Invitation("ana", "bob", "t1", 5))
        meetings.mute("bob", "ana")
        store.accounts.erase("ana")
        assert meetings.seeker("ana") is None
        assert meetings.invitations("bob", 0) == meetings.invitations("ana", 0) == []
        assert not meetings.mutes("bob", "ana")
