"""``maumau admin``: for who looks after a server; works on its data folder or database, also while it runs."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from maumau.store import Store, User

GOOD, FAILED = 0, 1
"""Exit codes: done; not done."""
DAY: Final = 86_400_000
SHOWN: Final = 50


class NotDone(Exception):
    """What was asked for cannot be done; the message says why."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the parser of ``maumau``."""
    parser = subparsers.add_parser(
        "admin",
        help="look after a server: people, reports, bans",
        description="Look after a server. It works on its data, also while the server runs. "
        "A PERSON is an id, the name of an account, or a name that only one person has.",
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--data", type=Path, default=None, metavar="FOLDER", help="the server's data folder")
    where.add_argument("--database", default=None, metavar="URL", help="the nodes' PostgreSQL, in place of the folder")
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    actions.add_parser("statistics", help="how many people, tables and deals there are")
    find = actions.add_parser("find", help="people whose name holds a text")
    find.add_argument("text", nargs="?", default="")
    actions.add_parser("reports", help="complaints that are open")
    close = actions.add_parser("close", help="a report has been dealt with")
    close.add_argument("report", type=int)
    actions.add_parser("bans", help="who may not come in")
    ban = with_person(actions, "ban", "keep a person out, also the browsers in which he is a guest")
    ban.add_argument("--days", type=int, default=0, help="for so many days (default: for good)")
    ban.add_argument("--why", default="", help="shown to nobody but you")
    with_person(actions, "unban", "let a person in again")
    rename = with_person(actions, "rename", "give a person another name")
    rename.add_argument("name")
    with_person(actions, "reset-password", "take the password away and print new recovery codes to hand over")
    delete = with_person(actions, "delete", "delete a person and everything of his")
    delete.add_argument("--yes", action="store_true", help="really")
    parser.set_defaults(run=run)


def with_person(
    actions: argparse._SubParsersAction[argparse.ArgumentParser], name: str, line: str
) -> argparse.ArgumentParser:
    """An action on a person."""
    parser = actions.add_parser(name, help=line)
    parser.add_argument("person", metavar="PERSON")
    return parser


def run(args: argparse.Namespace) -> int:
    """Do it."""
    from maumau.store import StoreError  # noqa: PLC0415

    try:
        store = store_of(args)
        try:
            ACTIONS[args.action](store, args)
        finally:
            store.close()
    except (NotDone, StoreError) as error:
        print(f"maumau admin: {error}", file=sys.stderr)
        return FAILED
    return GOOD


def store_of(args: argparse.Namespace) -> Store:
    """What the server keeps.

    Raises:
        NotDone: there is nothing.
        StoreError: it cannot be used.
    """
    from maumau.cli.serve import data_folder  # noqa: PLC0415
    from maumau.server.nodes.joining import open_database  # noqa: PLC0415
    from maumau.server.start import DATABASE  # noqa: PLC0415 (slow to import)
    from maumau.store import SqliteStore  # noqa: PLC0415

    if args.database:
        return open_database(args.database)
    path = (args.data or data_folder()) / DATABASE
    if not path.is_file():
        raise NotDone(f"there is no {path}: name the server's folder with --data")
    return SqliteStore(path)


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


def day(at: int) -> str:
    """A moment, for people."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")


def person(store: Store, text: str) -> User:
    """The person who is meant.

    Raises:
        NotDone: nobody, or several.
    """
    from maumau.accounts import name_key  # noqa: PLC0415

    known = store.user(text)
    account = store.accounts.by_key(name_key(text))
    if known is None and account is not None:
        known = store.user(account.user)
    if known is not None:
        return known
    same = [user for user in store.moderation.find(text, SHOWN) if user.name == text]
    if len(same) != 1:
        raise NotDone(f"{len(same)} people are called {text!r}: take the id (maumau admin find {text!r})")
    return same[0]


def shown(store: Store, user: str) -> str:
    """A person in a line: name and id."""
    known = store.user(user)
    return f"{known.name} ({user})" if known else f"? ({user})"


# ---------------------------------------------------------------- actions


def statistics(store: Store, _args: argparse.Namespace) -> None:
    """Print the counts."""
    for name, count in store.moderation.counts().items():
        print(f"{name:10}{count:>10}")


def find(store: Store, args: argparse.Namespace) -> None:
    """Print people."""
    for user in store.moderation.find(args.text, SHOWN):
        kind = "account" if store.accounts.account(user.id) else "guest"
        banned = ", banned" if store.moderation.banned(user.id, now()) else ""
        names = ", ".join(name for name, _ in store.accounts.former_names(user.id, 3))
        former = f", formerly {names}" if names else ""
        print(f"{user.id}  {user.name}  {kind}{banned}, since {day(user.created)}{former}")


def reports(store: Store, _args: argparse.Namespace) -> None:
    """Print the open reports."""
    for report in store.moderation.reports(SHOWN):
        about, by = shown(store, report.about), shown(store, report.by)
        note = f": {report.note}" if report.note else ""
        print(f"{report.id}  {day(report.at)}  {report.why}: {about}, by {by}{note}")


def close(store: Store, args: argparse.Namespace) -> None:
    """Close a report."""
    if not store.moderation.close_report(args.report):
        raise NotDone(f"no report {args.report} is open")


def bans(store: Store, _args: argparse.Namespace) -> None:
    """Print the bans."""
    for one in store.moderation.bans(now()):
        until = f"until {day(one.until)}" if one.until else "for good"
        print(f"{shown(store, one.user)}  {until}{f': {one.why}' if one.why else ''}")


def ban(store: Store, args: argparse.Namespace) -> None:
    """Keep somebody out, an account or a guest; a running server notices within five minutes.

    The sessions stay, and are good for nothing: by them the server knows the browser that asks to be a new guest.
    """
    from maumau.store import Ban  # noqa: PLC0415

    user = person(store, args.person)
    store.moderation.ban(Ban(user.id, now() + args.days * DAY if args.days else 0, args.why))
    print(f"{user.name} is banned.")


def unban(store: Store, args: argparse.Namespace) -> None:
    """Let somebody in again."""
    user = person(store, args.person)
    if not store.moderation.lift(user.id):
        raise NotDone(f"{user.name} is not banned")


def rename(store: Store, args: argparse.Namespace) -> None:
    """Give somebody another name."""
    from maumau.accounts import clean_name, name_key  # noqa: PLC0415

    user, name = person(store, args.person), clean_name(args.name)
    if not name:
        raise NotDone("a name has 1 to 24 visible characters")
    holder = store.accounts.by_key(name_key(name))
    if holder is not None and holder.user != user.id:
        raise NotDone(f"{name!r} is taken, or looks like a name that is")
    if store.accounts.account(user.id) is not None:
        store.accounts.set_key(user.id, name_key(name))
    store.rename(user.id, name, now())
    print(f"{user.name} is called {name} now.")


def reset_password(store: Store, args: argparse.Namespace) -> None:
    """Take a password away; new recovery codes set a new one."""
    from maumau.accounts import code_hash, new_codes  # noqa: PLC0415

    user = person(store, args.person)
    if store.accounts.account(user.id) is None:
        raise NotDone(f"{user.name} is a guest and has no password")
    codes = new_codes()
    store.accounts.set_password(user.id, "")
    store.accounts.set_codes(user.id, [code_hash(user.id, code) for code in codes])
    store.accounts.end_sessions(user.id, b"")
    print(f"{user.name} signs in with one of these codes, and sets a new password:", *codes, sep="\n")


def delete(store: Store, args: argparse.Namespace) -> None:
    """Delete somebody."""
    user = person(store, args.person)
    if not args.yes:
        raise NotDone(f"this deletes {shown(store, user.id)} for good: add --yes")
    store.results.erase(user.id)
    store.accounts.erase(user.id)
    print(f"{user.name} is deleted.")


ACTIONS: Final[dict[str, Callable[[Any, argparse.Namespace], None]]] = {
    "statistics": statistics, "find": find, "reports": reports, "close": close, "bans": bans, "ban": ban,
    "unban": unban, "rename": rename, "reset-password": reset_password, "delete": delete,
}  # fmt: skip
