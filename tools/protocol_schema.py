"""Write web/src/protocol/schema.json: the protocol as JSON Schema, from which the client's TypeScript is generated.

python tools/protocol_schema.py [--check]    with --check nothing is written; exit 1 when the file is not current
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from maumau.server import protocol

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "protocol" / "schema.json"
HTTP = (
    protocol.About, protocol.Session, protocol.Guest, protocol.RuleSetInfo, protocol.RuleSetDetail, protocol.RuleCheck,
    protocol.HouseRules, protocol.NewTable, protocol.TableInfo, protocol.HttpError,
    protocol.Seek, protocol.Seeking, protocol.Invite, protocol.Invitation,
    protocol.RatingRules, protocol.Board, protocol.Profile, protocol.CurvePoint, protocol.Result, protocol.Replay,
    protocol.Import, protocol.Imported, protocol.Account, protocol.SignUp, protocol.SignIn, protocol.NewPassword,
    protocol.PasskeyChallenge, protocol.BeginPasskey, protocol.PasskeyAnswer, protocol.Erase, protocol.Complaint,
)  # fmt: skip


def schema() -> dict[str, Any]:
    """One object: ``client`` and ``server`` are the messages, ``http`` the bodies of requests and answers."""
    types: list[Any] = [protocol.ClientMessage, protocol.ServerMessage, *HTTP]
    (client, server, *http), components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    names = [kind.__name__ for kind in HTTP]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": f"Version {protocol.PROTOCOL}",
        "type": "object",
        "additionalProperties": False,
        "required": ["client", "server", "http"],
        "properties": {
            "client": {**client, "title": "ClientMessage"},
            "server": {**server, "title": "ServerMessage"},
            "http": {
                "title": "Http",
                "type": "object",
                "additionalProperties": False,
                "properties": dict(zip(names, http, strict=True)),
                "required": names,
            },
        },
        "$defs": {name: closed(definition) for name, definition in sorted(components.items())},
    }


def closed(definition: dict[str, Any]) -> dict[str, Any]:
    """The definition of an object that has no further properties, so that no open-ended type is generated."""
    if definition.get("type") == "object" and "properties" in definition:
        return {**definition, "additionalProperties": False}
    return definition


def text() -> str:
    """The file's text."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    current = FILE.exists() and FILE.read_text(encoding="utf-8") == text()
    if "--check" not in sys.argv[1:]:
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(text(), encoding="utf-8")
    elif not current:
        print(f"{FILE.name} is not current: run python tools/protocol_schema.py")
        sys.exit(1)
