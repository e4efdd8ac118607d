"""Names as they are shown and compared."""

import pytest

from maumau.accounts import LONGEST_NAME, clean_name, name_key, reserved


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ("  Ana   Marija ", "Ana Marija"),
        ("Ана", "Ана"),
        ("A\u200bn\u202ea\x00", "Ana"),
        ("e\u0301", "é"),
        ("\u200b\u200d", ""),
        ("x" * 40, "x" * LONGEST_NAME),
        ("a" + "\u0300\u0301\u0302\u0303\u0304" * 4, "à\u0301\u0302"),
    ],
)
def test_a_name_is_shown_without_what_nobody_sees(given: str, wanted: str) -> None:
    assert clean_name(given) == wanted


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "Аnа"), ("Mika", "МІКА"), ("paypal", "PaypaI"), ("B0b", "Bob"), ("Zoë", "Zoe"), ("mornar", "momar"),
        ("Ana Marija", "AnaMarija"), ("Ana.", "Ana"), ("ﬁlip", "Filip"), ("Ｂｏｂ", "Bob"), ("Đura", "Dura"),
    ],
)  # fmt: skip
def test_names_that_look_alike_are_the_same_name(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(("one", "other"), [("Ana", "Anna"), ("Мика", "Милка"), ("Bob", "Rob"), ("😀", "😎")])
def test_other_names_are_other_names(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)


def test_nobody_is_called_like_the_house() -> None:
    assert all(map(reserved, ("Admin", "АDМIN", "mau-mau", "Gast", "Гость", "")))
    assert not reserved("Ana")
