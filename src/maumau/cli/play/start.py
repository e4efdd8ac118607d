"""From arguments to a table: resumes, reads the script, asks the menu, and says good-bye."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from maumau.cli import GOOD, INTERRUPTED, Problem
from maumau.cli.play import saving
from maumau.cli.play.arguments import computers_of, plan_of, rules_of, wants_menu
from maumau.cli.play.computers import Computers
from maumau.cli.play.host import Front, Leave, sit
from maumau.cli.play.menu import Menu
from maumau.cli.play.person import Person
from maumau.cli.play.script import Reporter, Script, script_lines
from maumau.cli.play.session import YOU, Plan, Ratings, Session, begin
from maumau.cli.play.terminal import Screen, Typist, interactive, typist_for
from maumau.cli.play.voice import Voice
from maumau.engine.rules.ruleset import RuleSet
from maumau.lab.who import is_command
from maumau.text import Translator, language_from

DEMONSTRATION_SEED = 1


def start(args: argparse.Namespace) -> int:
    """Play as the arguments say; return the exit status."""
    screen = Screen(colour=not args.no_color)
    words = Translator(args.lang or language_from(os.environ))
    if args.script is not None:
        return play_script(args, screen, words)
    if not interactive():
        return demonstrate(args, screen, words)
    return play_person(args, screen, words, typist_for(screen))


# -- without a keyboard --------------------------------------------------------------------------------------
def demonstrate(args: argparse.Namespace, screen: Screen, words: Translator) -> int:
    """One seeded deal among computer players.

    Raises:
        Problem: a saved match is meant, which only a person or a script plays.
    """
    for name in ("resume", "save"):
        if getattr(args, name) is not None:
            raise Problem(f"--{name} needs somebody who plays: a terminal, or --script")
    rules = rules_of(args)
    kinds = computers_of(args.opponents, rules)
    args.seed = DEMONSTRATION_SEED if args.seed is None else args.seed
    args.deals = args.deals or 1
    plan = plan_of(args, rules, (kinds[0], *kinds), person=False)
    voice = Voice(words, plan)
    screen.show(words.text("demonstration"))
    screen.show(heading(plan, words))
    with Computers.of(plan) as computers:
        sit(begin(plan), Reporter(screen, voice), computers.choose)
    return GOOD


def heading(plan: Plan, words: Translator) -> str:
    """What is played."""
    return f"{words.set_name(plan.rules)} · {words.text('table-seed', seed=str(plan.seed))}"


def play_script(args: argparse.Namespace, screen: Screen, words: Translator) -> int:
    """The moves of a file, as far as they go."""
    lines = script_lines(script_text(args.script))
    session = session_for(args)
    plan = session.plan
    name = "standard input" if args.script == "-" else args.script
    front = Script(screen, Voice(words, plan), keeper(args.save), name=name, lines=lines)
    screen.show(heading(plan, words))
    try:
        with Computers.of(plan) as computers:
            sit(session, front, computers.choose)
    except Leave:
        screen.show(words.text("script-end", count=len(lines)))
    front.check_used()
    return GOOD


def script_text(name: str) -> str:
    """The text of a script.

    Raises:
        Problem: it cannot be read.
    """
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return data.decode("utf-8-sig")
    except OSError as error:
        raise Problem(f"the script {name} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Problem(f"the script {name} is no UTF-8 text") from error


def session_for(args: argparse.Namespace) -> Session:
    """The session that the options describe, saved or new."""
    if args.resume is not None:
        return resumed(args)
    rules = rules_of(args)
    return begin(plan_of(args, rules, computers_of(args.opponents, rules), ceremony=args.ceremony))


def resumed(args: argparse.Namespace) -> Session:
    """The saved session.

    Raises:
        Problem: there is none, or options contradict it.
    """
    given = [name for name in ("rules", "seed") if getattr(args, name) is not None]
    given += ["option"] * bool(args.option)
    if given:
        raise Problem(f"--resume goes on with a saved match: leave --{given[0]} out")
    session = saved(Path(args.resume) if args.resume else saving.default_file(), args.opponents)
    if args.deals:
        session = replace(session, plan=replace(session.plan, deals=len(session.records) + args.deals))
    return session


def saved(path: Path, opponents: str | None) -> Session:
    """The session of a file.  Programs of other authors are started only if they are named again: a file may come from
    anybody.

    Raises:
        Problem: there is none; it wants programs; or opponents are named that it does not have.
    """
    session = saving.load(path)
    kinds = ",".join(session.plan.computers)
    if opponents is None and any(map(is_command, session.plan.computers)):
        raise Problem(f"{path} goes on with programs of other authors: name them again, --opponents {kinds!r}")
    if opponents is not None and opponents != kinds:
        raise Problem(f"--resume goes on with a saved match: leave --opponents out, or say {kinds!r}")
    return session


def keeper(name: str | None) -> Callable[[Session], None]:
    """What keeps a session in a file; without a name nothing does."""
    if name is None:
        return lambda _session: None
    path = Path(name)
    return lambda session: saving.save(session, path)


# -- with a person -------------------------------------------------------------------------------------------
def play_person(args: argparse.Namespace, screen: Screen, words: Translator, typist: Typist) -> int:
    """A match at the keyboard; Ctrl-C and Ctrl-D leave it saved."""
    path = Path(args.save or args.resume or saving.default_file())
    status = GOOD
    try:
        session, words = chosen(args, screen, words, typist)
        if session.deal is None and path == saving.default_file():
            saving.make_room(path)
        finish(sit_person(args, session, screen, words, typist, path), screen, words, path)
        return GOOD
    except KeyboardInterrupt:
        status = INTERRUPTED
    except (Leave, EOFError):
        pass
    farewell(screen, words, path)
    return status


def sit_person(
    args: argparse.Namespace, session: Session, screen: Screen, words: Translator, typist: Typist, path: Path
) -> Session:
    """Sit a person down."""
    front: Front = Person(
        screen,
        typist,
        Voice(words, session.plan),
        keep=lambda now: keep(now, path),
        wait=args.wait,
        pace=args.pace,
        remind=not args.no_reminder,
    )
    with Computers.of(session.plan) as computers:
        return sit(session, front, computers.choose)


def keep(session: Session, path: Path) -> None:
    """Write the match down, and the ratings after each deal."""
    saving.save(session, path)
    if session.rated and session.records and not session.running:
        saving.keep_ratings(session.plan.rules.id, by_kind(session.plan, session.ratings))


def chosen(args: argparse.Namespace, screen: Screen, words: Translator, typist: Typist) -> tuple[Session, Translator]:
    """The session to play and the language, by the options or the menu."""
    if args.resume is not None:
        return resumed(args), words
    if not wants_menu(args):
        rules = rules_of(args)
        return seated(args, rules, computers_of(args.opponents, rules)), words
    menu = Menu(screen, typist, words)
    if args.save is None and unfinished(saving.default_file()) and menu.resume():
        return saving.load(saving.default_file()), words
    choice = menu.run()
    return seated(args, choice.rules, choice.computers), menu.words


def unfinished(path: Path) -> bool:
    """Whether there is a match to go on with."""
    if not path.exists():
        return False
    try:
        return not saving.load(path).finished
    except Problem:
        return False


def seated(args: argparse.Namespace, rules: RuleSet, computers: tuple[str, ...]) -> Session:
    """A new session, with the ratings of former ones."""
    plan = plan_of(args, rules, computers, ceremony=args.ceremony or rules.cut_choice)
    known = saving.load_ratings(rules.id) if rules.scoring == "none" else {}
    return begin(replace(plan, ratings=by_player(plan, known)))


def rating_name(plan: Plan, player: str) -> str:
    """Under which name a player's rating is kept."""
    return player if player == YOU else f"{plan.kind(player)}-{player}"


def by_kind(plan: Plan, ratings: Ratings) -> Ratings:
    """Ratings under the names they are kept by."""
    return {rating_name(plan, player): rating for player, rating in ratings.items()}


def by_player(plan: Plan, known: Ratings) -> Ratings:
    """Kept ratings by the ids of this table."""
    names = {player: rating_name(plan, player) for player in plan.players}
    return MappingProxyType({player: known[name] for player, name in names.items() if name in known})


def finish(session: Session, screen: Screen, words: Translator, path: Path) -> None:
    """The match is over: its file is not needed any more."""
    if session.finished:
        path.unlink(missing_ok=True)
    screen.show(f" {words.text('bye')}")


def farewell(screen: Screen, words: Translator, path: Path) -> None:
    """The person has left: say how to go on."""
    screen.show("")
    if path.exists():
        usual = path == saving.default_file()
        command = "maumau play --resume" + ("" if usual else f" {shlex.quote(str(path))}")
        screen.show(f" {words.text('saved', command=command)}")
    screen.show(f" {words.text('bye')}")
