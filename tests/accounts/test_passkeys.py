"""Passkeys without a browser: what is asked, and answers that do not hold.  tests/browser makes real ones."""

import json
from typing import Any

import pytest

from maumau.accounts.passkeys import PasskeyError, Site, created, creation, holds, id_of, request
from maumau.store import Passkey

SITE = Site("mau.example", ("https://mau.example",))
KEY = Passkey(b"k", "ana", b"public", 0, "", 1, 1)
NONSENSE: list[dict[str, Any]] = [
    {},
    {"id": "a", "rawId": "a", "type": "public-key", "response": {}},
    {"id": 7, "rawId": [], "type": None, "response": "x"},
]


def test_a_new_passkey_is_asked_for_this_site_and_person_and_not_twice() -> None:
    challenge, text = creation(SITE, "ana", "Ana", [KEY])
    asked = json.loads(text)
    assert len(challenge) >= 32
    assert asked["rp"]["id"] == "mau.example"
    assert asked["user"]["displayName"] == "Ana"
    assert asked["authenticatorSelection"]["residentKey"] == "required"
    assert [one["id"] for one in asked["excludeCredentials"]] == ["aw"]
    assert creation(SITE, "ana", "Ana", [])[0] != challenge


def test_signing_in_asks_for_any_passkey() -> None:
    challenge, text = request(SITE)
    assert json.loads(text)["rpId"] == "mau.example"
    assert not json.loads(text).get("allowCredentials")
    assert request(SITE)[0] != challenge


@pytest.mark.parametrize("answer", NONSENSE)
def test_answers_that_are_none_are_refused(answer: dict[str, Any]) -> None:
    with pytest.raises(PasskeyError):
        created(SITE, b"c" * 32, answer, "ana", "", 1)
    with pytest.raises(PasskeyError):
        holds(SITE, b"c" * 32, answer, KEY)


def test_an_answer_says_which_passkey_it_comes_from() -> None:
    assert id_of({"rawId": "aw"}) == b"k"
    for answer in ({}, {"rawId": 7}, {"rawId": None}):
        with pytest.raises(PasskeyError):
            id_of(answer)
