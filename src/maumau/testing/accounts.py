"""The contract of every store for accounts: `testing.stores.StoreContract` inherits it."""

from __future__ import annotations

import json
from typing import Any

from maumau.store import Account, Append, KeptRules, Listing, OpenSession, Passkey, Store, User

ANA = Account("ana", "ana", "hash", 5)
KEY = Passkey(b"k1", "ana", b"public", 0, "phone", 5, 5)


def event(kind: str, **data: Any) -> bytes:
    """An event of a table."""
    return json.dumps({"v": 1, "kind": kind, **data}).encode()


class AccountsContract:
    """What every store promises about accounts."""

    def test_an_account_has_a_key_of_its_own(self, store: Store) -> None:
        accounts = store.accounts
        assert accounts.add(ANA)
        assert not accounts.add(Account("ana", "other", "", 6)), "one for each person"
        assert not accounts.add(Account("bob", "ana", "", 6)), "and one for each name"
        assert accounts.account("ana") == accounts.by_key("ana") == ANA
        assert accounts.account("bob") is accounts.by_key("bob") is None
        assert accounts.add(Account("bob", "bob", "", 6))
        assert not accounts.set_key("bob", "ana")
        assert accounts.set_key("bob", "bobby")
        assert accounts.set_key("bob", "bobby"), "the own key is not taken"
        accounts.set_password("ana", "new")
        assert accounts.by_key("ana") == Account("ana", "ana", "new", 5)

    def test_passkeys(self, store: Store) -> None:
        accounts = store.accounts
        assert accounts.add_passkey(KEY)
        assert not accounts.add_passkey(Passkey(b"k1", "bob", b"", 0, "", 6, 6))
        accounts.used_passkey(b"k1", 7, 90)
        found = Passkey(b"k1", "ana", b"public", 7, "phone", 5, 90)
        assert accounts.passkeys("ana") == [found]
        assert accounts.passkey(b"k1") == found
        assert accounts.passkey(b"k2") is None
        assert not accounts.remove_passkey("bob", b"k1")
        assert accounts.remove_passkey("ana", b"k1")
        assert accounts.passkeys("ana") == []

    def test_a_recovery_code_works_once(self, store: Store) -> None:
        accounts = store.accounts
        accounts.set_codes("ana", [b"old"])
        accounts.set_codes("ana", [b"a", b"b"])
        assert accounts.codes_left("ana") == 2
        assert not accounts.use_code("ana", b"old")
        assert not accounts.use_code("bob", b"a")
        assert accounts.use_code("ana", b"a")
        assert not accounts.use_code("ana", b"a")
        assert accounts.codes_left("ana") == 1

    def test_sessions_are_listed_and_ended(self, store: Store) -> None:
        for number, token in enumerate((b"one", b"two", b"three")):
            store.add_session(token, "ana", number)
        store.add_session(b"bobs", "bob", 9)
        store.accounts.label_session(b"two", "Firefox")
        assert store.accounts.sessions("ana") == [
            OpenSession(b"three", 2, 2, ""), OpenSession(b"two", 1, 1, "Firefox"), OpenSession(b"one", 0, 0, ""),
        ]  # fmt: skip
        assert sorted(store.accounts.end_sessions("ana", b"two")) == [b"one", b"three"]
        assert [session.token for session in store.accounts.sessions("ana")] == [b"two"]
        assert store.session(b"bobs", 10, 1000) == "bob"

    def test_a_device_is_known_to_those_who_signed_in_from_it(self, store: Store) -> None:
        store.accounts.add_device(b"d", "ana", 5)
        store.accounts.add_device(b"d", "ana", 6)
        assert store.accounts.knows_device(b"d", "ana")
        assert not store.accounts.knows_device(b"d", "bob")

    def test_former_names_are_remembered(self, store: Store) -> None:
        store.add_user(User("ana", "Ana", 1))
        store.rename("ana", "Ana", 2)
        store.rename("ana", "Anna", 3)
        store.rename("ana", "Anne", 4)
        assert store.accounts.former_names("ana", 9) == [("Anna", 4), ("Ana", 3)]
        assert store.accounts.former_names("ana", 1) == [("Anna", 4)]

    def test_an_erased_person_leaves_no_name_behind(self, store: Store) -> None:
        for name in ("ana", "bob"):
            store.add_user(User(name, name.title(), 1))
            store.add_session(name.encode(), name, 1)
        store.rename("ana", "Anna", 2)
        store.accounts.add(ANA)
        store.accounts.add_passkey(KEY)
        store.accounts.set_codes("ana", [b"a"])
        store.accounts.add_device(b"d", "ana", 5)
        store.keep_rules(KeptRules("CODE", "ana", "Mine", "mau-king", {}, 1))
        seats = [{"user": "ana", "name": "Anna"}, {"user": "bob", "name": "Bob"}]
        info = json.dumps({"seats": seats}).encode()
        payloads = [
            event("created", user="ana", name="Anna", id="t1"),
            event("seated", seat=1, user="bob", name="Bob", level=""),
            event("stood", seat=0, name="Anna", by_host=False),
        ]
        listing = Listing("t1", "CODE", "closed", False, 5, ("ana", "bob"), info)
        store.append(Append("t1", 0, payloads, listing=listing), lambda _: None)
        for _ in range(5_000):
            if store.read("t1"):
                break
        assert store.accounts.erase("ana") == [b"ana"]
        assert store.user("ana") is None
        assert store.session(b"ana", 2, 1000) is None
        assert store.accounts.account("ana") is None
        assert store.accounts.passkeys("ana") == []
        assert store.accounts.former_names("ana", 9) == []
        assert store.accounts.codes_left("ana") == 0
        assert store.rules("CODE") is None
        names = [json.loads(entry.payload)["name"] for entry in store.read("t1")]
        assert names == ["", "Bob", ""]
        left = store.listing("t1")
        assert left is not None
        assert b"Anna" not in left.info
        assert b"Bob" in left.info
        assert store.user("bob") == User("bob", "Bob", 1)
        assert store.session(b"bob", 2, 1000) == "bob"
