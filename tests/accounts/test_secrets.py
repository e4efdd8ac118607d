"""Passwords and recovery codes."""

import pytest

from maumau.accounts import CODES, Passwords, code_hash, new_codes, weak

QUICK = Passwords(memory=64)


def test_a_password_holds_for_its_own_hash_only() -> None:
    kept = QUICK.hash("korrekt Pferd")
    assert kept.startswith("$argon2id$")
    assert QUICK.holds(kept, "korrekt Pferd")
    assert not QUICK.holds(kept, "korrekt pferd")
    assert not QUICK.holds("", "nobody's password"), "who has no password has none"
    assert not QUICK.holds("nonsense", "korrekt Pferd")
    assert kept != QUICK.hash("korrekt Pferd"), "salted"


def test_hashes_of_older_settings_are_noticed() -> None:
    assert Passwords(memory=128).outdated(QUICK.hash("korrekt Pferd"))
    assert not QUICK.outdated(QUICK.hash("korrekt Pferd"))


@pytest.mark.parametrize(
    ("password", "why"),
    [
        ("kurz", "short"), ("x" * 201, "long"), ("aaaaaaaaaaaa", "same"), ("abababababab", "same"),
        ("AleksandarAleksandar1", "name"), ("korrekt Pferd Batterie", ""), ("шифра од десет", ""),
    ],
)  # fmt: skip
def test_what_is_easily_guessed_is_no_password(password: str, why: str) -> None:
    assert weak(password, "Aleksandar") == why


def test_codes_are_many_and_forgive_how_they_are_typed() -> None:
    codes = new_codes()
    assert len(set(codes)) == CODES
    assert not set(codes) & set(new_codes())
    assert code_hash("ana", codes[0].upper().replace("-", " ")) == code_hash("ana", codes[0])
    assert code_hash("bob", codes[0]) != code_hash("ana", codes[0])
