"""Passkeys: what a browser is asked, and whether its answer holds (WebAuthn)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from maumau.store import Passkey


class PasskeyError(ValueError):
    """An answer that does not hold."""


@dataclass(frozen=True, slots=True)
class Site:
    """For whom passkeys are made."""

    id: str
    """The host."""
    origins: tuple[str, ...]
    """Its pages."""


def library() -> ModuleType:
    """The library, which takes a quarter of a second to import: not before somebody uses a passkey."""
    import webauthn  # noqa: PLC0415 (slow to import)
    import webauthn.helpers.exceptions  # noqa: PLC0415
    import webauthn.helpers.structs  # noqa: PLC0415

    return webauthn


def creation(site: Site, user: str, name: str, known: Iterable[Passkey]) -> tuple[bytes, str]:
    """The challenge, and what the browser is asked, for a new passkey."""
    webauthn = library()
    structs = webauthn.helpers.structs
    options = webauthn.generate_registration_options(
        rp_id=site.id,
        rp_name="Mau-Mau",
        user_id=user.encode(),
        user_name=name,
        user_display_name=name,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=passkey.id) for passkey in known],
    )
    return bytes(options.challenge), str(webauthn.options_to_json(options))


def created(site: Site, challenge: bytes, answer: dict[str, Any], user: str, label: str, now: int) -> Passkey:
    """The passkey of a browser's answer.

    Raises:
        PasskeyError: it does not hold.
    """
    webauthn = library()
    try:
        made = webauthn.verify_registration_response(
            credential=answer, expected_challenge=challenge, expected_rp_id=site.id, expected_origin=list(site.origins)
        )
    except (webauthn.helpers.exceptions.WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise PasskeyError(str(error)) from error
    return Passkey(made.credential_id, user, made.credential_public_key, made.sign_count, label, now, now)


def request(site: Site) -> tuple[bytes, str]:
    """The challenge, and what the browser is asked, for signing in with any passkey of this site."""
    webauthn = library()
    options = webauthn.generate_authentication_options(rp_id=site.id)
    return bytes(options.challenge), str(webauthn.options_to_json(options))


def id_of(answer: dict[str, Any]) -> bytes:
    """Which passkey a browser's answer comes from.

    Raises:
        PasskeyError: it does not say.
    """
    named = answer.get("rawId")
    if not isinstance(named, str):
        raise PasskeyError("no passkey is named")
    try:
        return bytes(library().helpers.base64url_to_bytes(named))
    except ValueError as error:
        raise PasskeyError("no passkey is named") from error


def holds(site: Site, challenge: bytes, answer: dict[str, Any], passkey: Passkey) -> int:
    """How often the passkey was used, by the count of its device, with this use.

    Raises:
        PasskeyError: the answer does not hold.
    """
    webauthn = library()
    try:
        seen = webauthn.verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=list(site.origins),
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.count,
        )
    except (webauthn.helpers.exceptions.WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise PasskeyError(str(error)) from error
    return int(seen.new_sign_count)
