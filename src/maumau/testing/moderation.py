"""The contract of every store for moderation: `testing.stores.StoreContract` inherits it."""

from __future__ import annotations

from maumau.store import Account, Ban, Report, Store, User


class ModerationContract:
    """What every store promises about moderation."""

    def test_reports_stay_open_until_they_are_closed(self, store: Store) -> None:
        moderation = store.moderation
        moderation.report(5, "ana", "bob", "name", "rude")
        moderation.report(6, "zoe", "bob", "behaviour", "")
        moderation.report(7, "ana", "bob", "behaviour", "again")
        found = moderation.reports(9)
        assert [(report.by, report.why, report.note) for report in found] == [
            ("zoe", "behaviour", ""), ("ana", "behaviour", "again"),
        ]  # fmt: skip
        assert isinstance(found[0], Report)
        assert moderation.reports(1) == found[:1]
        assert moderation.reports_by("ana") == found[1:]
        assert moderation.reports_by("bob") == []
        assert moderation.close_report(found[0].id)
        assert not moderation.close_report(found[0].id)
        assert moderation.reports(9) == found[1:]

    def test_a_ban_lasts_until_its_end_or_for_good(self, store: Store) -> None:
        moderation = store.moderation
        moderation.ban(Ban("ana", 100, "why"))
        assert moderation.banned("ana", 99) == Ban("ana", 100, "why")
        assert moderation.banned("ana", 100) is None
        assert moderation.banned("bob", 99) is None
        moderation.ban(Ban("ana", 0, "for good"))
        assert moderation.bans(1 << 50) == [Ban("ana", 0, "for good")]
        assert moderation.lift("ana")
        assert not moderation.lift("ana")
        assert moderation.bans(5) == []

    def test_a_block_goes_one_way_until_it_is_taken_back(self, store: Store) -> None:
        moderation = store.moderation
        moderation.block("ana", "bob")
        moderation.block("ana", "bob")
        assert moderation.blocks("ana", "bob")
        assert not moderation.blocks("bob", "ana")
        moderation.block("ana", "alma")
        assert moderation.blocked_by("ana") == ["alma", "bob"]
        assert moderation.blocked_by("bob") == []
        assert moderation.unblock("ana", "bob")
        assert not moderation.unblock("ana", "bob")
        assert not moderation.blocks("ana", "bob")
        moderation.block("ana", "bob")
        store.accounts.erase("bob")
        assert not moderation.blocks("ana", "bob")

    def test_people_are_found_by_id_or_part_of_the_name(self, store: Store) -> None:
        for number, name in enumerate(("Ana", "Mariana", "Bob"), 1):
            store.add_user(User(f"u{number}", name, number))
        assert [user.name for user in store.moderation.find("ana", 9)] == ["Mariana", "Ana"]
        assert [user.name for user in store.moderation.find("u3", 9)] == ["Bob"]
        assert [user.name for user in store.moderation.find("", 2)] == ["Bob", "Mariana"]

    def test_everything_is_counted(self, store: Store) -> None:
        store.add_user(User("ana", "Ana", 1))
        store.accounts.add(Account("ana", "ana", "", 1))
        store.moderation.report(5, "ana", "bob", "name", "")
        counts = {"people": 1, "accounts": 1, "tables": 0, "deals": 0, "rated": 0, "reports": 1}
        assert store.moderation.counts() == counts

    def test_an_erased_person_has_no_reports_and_no_ban(self, store: Store) -> None:
        store.add_user(User("ana", "Ana", 1))
        store.moderation.report(5, "ana", "bob", "name", "")
        store.moderation.report(5, "bob", "ana", "name", "")
        store.moderation.report(5, "bob", "zoe", "name", "")
        store.moderation.ban(Ban("ana", 0, ""))
        store.accounts.erase("ana")
        assert [report.about for report in store.moderation.reports(9)] == ["zoe"]
        assert store.moderation.bans(1) == []
