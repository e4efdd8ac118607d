"""The HTTP side, described for programs (OpenAPI): what the framework writes, and what it does not know.

It knows each answer that is given, but not what errors look like here, that bodies with unknown fields are refused, nor
that ids in paths hold no slash.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from maumau.server import protocol as p

REFERENCE: Final = "#/components/schemas/{name}"
ERRORS: Final = {"4XX": "refused: the id says why", "5XX": "a fault of the server, or it could not keep something"}
CLOSED: Final = (
    p.BeginPasskey, p.Complaint, p.Erase, p.Guest, p.HouseRules, p.Import, p.Invite, p.NewPassword, p.NewTable,
    p.PasskeyAnswer, p.Seek, p.Settings, p.SignIn, p.SignUp,
)  # fmt: skip
"""Bodies in which unknown fields are refused."""


def described(schema: dict[str, Any]) -> dict[str, Any]:
    """The framework's description with errors as `HttpError`; the argument is not changed."""
    paths = {path: {method: operation(one) for method, one in item.items()} for path, item in schema["paths"].items()}
    parts = schema["components"]["schemas"] | msgspec.json.schema_components([p.HttpError], ref_template=REFERENCE)[1]
    for body in CLOSED:
        parts[body.__name__] = parts[body.__name__] | {"additionalProperties": False}
    return {**schema, "paths": paths, "components": {**schema["components"], "schemas": parts}}


def operation(one: dict[str, Any]) -> dict[str, Any]:
    """One operation with its errors."""
    error = {"application/json": {"schema": {"$ref": REFERENCE.format(name=p.HttpError.__name__)}}}
    errors = {code: {"description": text, "content": error} for code, text in ERRORS.items()}
    good = {code: empty(answer) if code == "204" else answer for code, answer in one["responses"].items() if code < "4"}
    return {**one, "responses": {**good, **errors}}


def empty(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer without a body."""
    return {name: value for name, value in answer.items() if name != "content"}
