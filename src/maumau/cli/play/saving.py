"""Quit and resume: a file with the plan and the moves.  Reading it plays everything again, so nothing can differ.

Written after every move, first beside the old file and then in its place: a power cut costs one move at most.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from maumau.cli import Problem
from maumau.cli.play.session import HIGHEST_SEED, Made, Plan, Ratings, Session, again
from maumau.engine.match import MatchError
from maumau.engine.moves import Move, MoveError
from maumau.engine.reasons import IllegalMove
from maumau.engine.rules.check import ruleset_from
from maumau.engine.rules.faults import RulesError
from maumau.engine.rules.text import to_mapping

VERSION: Final = 1
LARGEST: Final = 20_000_000
"""Bytes of a file that is read."""


def state_folder() -> Path:
    """Where this person's matches and ratings are kept (the state folder of the XDG rules)."""
    base = os.environ.get("XDG_STATE_HOME", "")
    root = Path(base) if base.startswith("/") else Path.home() / ".local" / "state"
    return root / "maumau"


def default_file() -> Path:
    """The file of the last unfinished match."""
    return state_folder() / "match.json"


def write_whole(path: Path, text: str) -> None:
    """Replace a file at one stroke.

    Raises:
        Problem: the file cannot be written.
    """
    beside = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise Problem(f"{path} cannot be written: {error.strerror}; name another file with --save") from error


def make_room(path: Path) -> None:
    """Keep an unfinished match that a new one would overwrite, as ``previous.json`` beside it."""
    if path.exists():
        path.replace(path.with_name("previous.json"))


# -- matches -------------------------------------------------------------------------------------------------
def save(session: Session, path: Path) -> None:
    """Write a session."""
    write_whole(path, json.dumps(to_json(session), ensure_ascii=False, separators=(",", ":")) + "\n")


def to_json(session: Session) -> dict[str, Any]:
    """A session as its plan and moves."""
    plan = session.plan
    deals = session.past if session.deal is None else (*session.past, session.made)
    return {
        "maumau": "match",
        "version": VERSION,
        "rules": to_mapping(plan.rules, full=True),
        "computers": list(plan.computers),
        "seed": plan.seed,
        "ceremony": plan.ceremony,
        "deals_wanted": plan.deals,
        "ratings": {player: list(rating) for player, rating in plan.ratings.items()},
        "deals": [[[seat, str(move)] for seat, move in moves] for moves in deals],
    }


def load(path: Path) -> Session:
    """Read a session and play it again.

    Raises:
        Problem: there is no such file, or it is no saved match.
    """
    try:
        data = json.loads(read_text(path))
    except ValueError as error:
        raise Problem(f"{path} is no saved match: it is no JSON") from error
    if not isinstance(data, dict) or data.get("maumau") != "match":
        raise Problem(f"{path} is no saved match: name a file that `maumau play` has saved")
    if data.get("version") != VERSION:
        raise Problem(f"{path} is of version {data.get('version')}; this maumau reads version {VERSION}")
    try:
        return again(plan_from(data), [[made_from(entry) for entry in deal] for deal in data["deals"]])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Problem(f"{path} is damaged: {why_damaged(error)}") from error


def read_text(path: Path) -> str:
    """The text of a file.

    Raises:
        Problem: it cannot be read.
    """
    try:
        with path.open("rb") as file:
            return file.read(LARGEST).decode("utf-8")
    except FileNotFoundError as error:
        raise Problem(f"there is no saved match {path}; start one with: maumau play") from error
    except OSError as error:
        raise Problem(f"{path} cannot be read: {error.strerror}") from error


def why_damaged(error: Exception) -> str:
    """What is wrong with a saved match."""
    if isinstance(error, KeyError):
        return f"{error} is missing"
    if isinstance(error, IllegalMove | MoveError | MatchError | RulesError):
        return str(error).splitlines()[0]
    return "a value has another form than `maumau play` writes"


def plan_from(data: Mapping[str, Any]) -> Plan:
    """The plan of a saved match."""
    seed = data["seed"]
    if not isinstance(seed, int) or not 0 <= seed <= HIGHEST_SEED:
        raise ValueError("seed")
    return Plan(
        rules=ruleset_from(data["rules"]),
        computers=tuple(str(kind) for kind in data["computers"]),
        seed=seed,
        ceremony=bool(data["ceremony"]),
        deals=int(data["deals_wanted"]),
        ratings=ratings_from(data["ratings"]),
    )


def made_from(entry: Any) -> Made:
    """One saved move."""
    seat, text = entry
    return int(seat), Move.parse(text)


# -- ratings -------------------------------------------------------------------------------------------------
def ratings_from(data: Mapping[str, Any]) -> Ratings:
    """Ratings as they are saved: player → [rating, deals]."""
    return MappingProxyType({str(name): (float(rating), int(deals)) for name, (rating, deals) in data.items()})


def ratings_file() -> Path:
    """The ratings of the person and of the kinds of computer players."""
    return state_folder() / "ratings.json"


def load_ratings(rules_id: str) -> dict[str, tuple[float, int]]:
    """The ratings kept for a rule set; none where there are none yet or the file is damaged."""
    try:
        data = json.loads(ratings_file().read_text(encoding="utf-8"))
        return dict(ratings_from(data[rules_id]))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def keep_ratings(rules_id: str, ratings: Ratings) -> None:
    """Write the ratings of a rule set, beside those of others."""
    try:
        data = json.loads(ratings_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        data = {}
    known = data if isinstance(data, dict) else {}
    known[rules_id] = {name: list(rating) for name, rating in ratings.items()}
    write_whole(ratings_file(), json.dumps(known, ensure_ascii=False, indent=1) + "\n")
