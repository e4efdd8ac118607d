"""How long profiles, boards and replays take where very many deals are kept.

    make bench-results                          a million deals (minutes; several GB among the temporary files)
    make bench-results ARGS="--deals 20000"     a small run
    make bench-results ARGS="--data FOLDER"     keep the folder that was filled; one that is filled is used as it is

A data folder is filled with a year of sittings of 2,000 people, most of whom play now and then and some all day, by all
shipped rule sets, with computer players, house rules and matches that were not played to their end.  Each deal is
written by the functions that the server's settler uses, with its record, its counts and its ratings; only the texts of
the records are made once per rule set, number of seats and shuffle.  Then a server of its own is started on the folder
and asked over 127.0.0.1, one question after the other; the figures are what the asker waits.  Exit 1 if the slowest
hundredth of anything takes longer than the bar.
"""

from __future__ import annotations

import argparse
import http.client
import json
import random
import re
import shutil
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Final

from maumau.bots import Budget, Rng, player as player_of
from maumau.engine.deal import Deal
from maumau.engine.kernel import state
from maumau.engine.moves import Move
from maumau.results import public_id, rated, settlement_of
from maumau.rulesets import load_rules, shipped
from maumau.server.people.sessions import hashed
from maumau.server.start import DATABASE
from maumau.store import COMPUTER, Contest, Entry, KeptDeal, KeptSeat, SqliteStore
from maumau.store.sqlite_results import insert_deal, settle_contest
from maumau.store.transactions import transaction
from maumau.table.commands import SetPresence, SetReady, Sit
from maumau.table.events import to_json
from maumau.testing.servers import server_process
from maumau.testing.tables import Choose, Driver, lay_something, settings

BAR: Final = 50.0
"""Milliseconds that the slowest hundredth may take."""
DAY: Final = 24 * 3_600_000
YEAR: Final = 365 * DAY
MINUTES: Final = 60_000
BATCH: Final = 100_000
"""Deals in one transaction of the filling."""
USERS: Final = 2_000
LEVELS: Final = ("easy", "medium", "hard")
SHARES: Final = {
    "mau-king": 8,
    "serbian-501": 4,
    "skat-32": 3,
    "jokers-505": 2,
    "mau-king-table": 2,
    "skat-32-points": 1,
}
"""How often each rule set is played."""
NAMES: Final = ("Ana", "Bob", "Cara", "Dan")
SHUFFLES: Final = 6
"""Records for each rule set and number of seats; half played like easy computer players, half like medium ones."""
TOKEN: Final = "bench"
"""Of a session on a server that nobody else reaches."""
MOST_HEAD: Final = 20
"""Of the people who play most, as many are asked for in any case."""


# ---------------------------------------------------------------- what is filled in


def template(rules: str, seats: int, seed: int) -> KeptDeal:
    """A deal as the settler keeps it, played at a table with a verified shuffle."""
    driver = Driver(settings(rules, seats=seats), seed)
    people = [name.lower() for name in NAMES[:seats]]
    for name in NAMES[1:seats]:
        driver.do(Sit(name.lower(), name))
    for user in people:
        driver.do(SetPresence(user, away=False))
        driver.do(SetReady(user))
    driver.play_deal(choosing(rules, LEVELS[seed % 2], seed))
    log = [Entry(step.version, None, json.dumps(to_json(step.event)).encode()) for step in driver.steps]
    return settlement_of("template", log).deals[0]


def choosing(rules: str, level: str, seed: int) -> Choose:
    """How people of about the strength of a computer player play."""
    known, rng = player_of(level, load_rules(rules)), Rng(seed, 1)

    def choose(deal: Deal, seat: int) -> Move:
        move = known.choose(deal.observation(seat), (), Budget(), rng)
        # Whoever is pointed at would have another number at the table.
        return lay_something(deal, seat) if move is None or move.target != -1 else move

    return choose


def templates() -> dict[tuple[str, int], list[KeptDeal]]:
    """Some for each rule set and number of seats."""
    return {
        (rules, seats): [template(rules, seats, seed) for seed in range(SHUFFLES)]
        for rules in shipped()
        for seats in (2, 3, 4)
    }


@dataclass(frozen=True)
class Sitting:
    """What was played at one table."""

    deals: tuple[KeptDeal, ...]
    contests: tuple[Contest, ...]


class Crowd:
    """People, of whom the first play very often and the others ever more seldom."""

    def __init__(self, number: int, rng: random.Random) -> None:
        self.rng = rng
        self.ids = [f"user-{one:05}" for one in range(number)]
        self._weights = list(accumulate(1 / (one + 10) for one in range(number)))

    def some(self, number: int) -> list[str]:
        """So many different ones."""
        found: dict[str, None] = {}
        while len(found) < number:
            found[self.rng.choices(self.ids, cum_weights=self._weights)[0]] = None
        return list(found)


def seats_of(crowd: Crowd, seats: int) -> list[KeptSeat]:
    """People and, here and there, computer players."""
    people = crowd.some(crowd.rng.choices(range(1, seats + 1), range(1, seats + 1))[0])
    found = [KeptSeat(user, f"Name of {user}") for user in people]
    found += [KeptSeat("", "", crowd.rng.choice(LEVELS)) for _ in range(seats - len(people))]
    crowd.rng.shuffle(found)
    return found


def player(seat: KeptSeat) -> str:
    """The id under which somebody is rated."""
    return seat.user or COMPUTER + seat.level


def sitting(number: int, begin: int, most: int, crowd: Crowd, known: dict[tuple[str, int], list[KeptDeal]]) -> Sitting:
    """An evening at a table, of as many deals as it came to."""
    rng = crowd.rng
    [rules] = rng.choices(list(SHARES), list(SHARES.values()))
    seats = rng.choice((2, 3, 4))
    who = seats_of(crowd, seats)
    table, house, open_ = f"table-{number:07}", rng.random() < 0.05, rng.random() < 0.4
    # A match that is not played to its end has been left by all.
    length = 1 if load_rules(rules).match_end == "deal" else rng.randint(4, 12)
    deals: list[KeptDeal] = []
    contests: list[Contest] = []
    for one in range(min(most, 1 + int(rng.expovariate(1 / 8)))):
        match, place = divmod(one, length)
        base = rng.choice(known[rules, seats])
        winner = rng.randrange(seats)
        deals.append(
            KeptDeal(
                id=public_id(table, f"deal {one + 1}"), table=table, number=one + 1, contest=f"{table}-{match}",
                deal=place + 1, rules=rules, rules_name=base.rules_name, house=house, open=open_,
                began=begin + one * 5 * MINUTES, ended=begin + (one * 5 + 4) * MINUTES, winner=winner,
                seats=tuple(who), record=base.record,
            )
        )  # fmt: skip
        if place + 1 == length:
            contests.append(contest(deals[-1], who, "house_rules" if house else ""))
    if len(deals) % length:
        contests.append(contest(deals[-1], [], "nobody"))
    return Sitting(tuple(deals), tuple(contests))


def contest(last: KeptDeal, who: list[KeptSeat], unrated: str) -> Contest:
    """What is rated with the last deal of a match; who won it has won all."""
    pairs: tuple[tuple[str, str], ...] = ()
    if who and last.winner is not None:
        best = player(who[last.winner])
        pairs = tuple(dict.fromkeys((best, player(seat)) for seat in who if player(seat) != best))
    return Contest(id=last.contest, table=last.table, rules=last.rules, ended=last.ended, pairs=pairs, unrated=unrated)


def sittings(deals: int, users: int, now: int, seed: int = 1) -> Iterator[Sitting]:
    """A year that ends some hours ago."""
    crowd, known = Crowd(users, random.Random(seed)), templates()
    done = number = 0
    while done < deals:
        begin = now - YEAR + (YEAR - DAY // 2) * done // deals
        one = sitting(number, begin, deals - done, crowd, known)
        yield one
        number, done = number + 1, done + len(one.deals)


# ---------------------------------------------------------------- filling


def fill(folder: Path, deals: int, users: int, now: int) -> None:
    """Write a database of that size into an empty folder."""
    path = folder / DATABASE
    SqliteStore(path).close()  # makes the tables
    db = sqlite3.connect(path, isolation_level=None)
    for pragma in ("journal_mode = DELETE", "journal_mode = OFF", "synchronous = OFF", "cache_size = -2000000"):
        db.execute(f"PRAGMA {pragma}")
    crowd = [(one, f"Name of {one}", now - YEAR) for one in Crowd(users, random.Random()).ids]
    db.executemany("INSERT INTO users (id, name, created) VALUES (?, ?, ?)", crowd)
    session = (hashed(TOKEN), crowd[len(crowd) // 2][0], now, now)
    db.execute("INSERT INTO sessions (token, user, created, used) VALUES (?, ?, ?, ?)", session)
    begin, written = time.monotonic(), 0
    for batch in batches(sittings(deals, users, now)):
        with transaction(db):
            written += sum(write(db, one) for one in batch)
        print(f"  {written:,} deals after {time.monotonic() - begin:.0f} s", file=sys.stderr, flush=True)
    db.execute("PRAGMA optimize")
    db.close()


def batches(found: Iterable[Sitting]) -> Iterator[list[Sitting]]:
    """Sittings for one transaction."""
    batch: list[Sitting] = []
    deals = 0
    for one in found:
        batch.append(one)
        deals += len(one.deals)
        if deals >= BATCH:
            yield batch
            batch, deals = [], 0
    if batch:
        yield batch


def write(db: sqlite3.Connection, one: Sitting) -> int:
    """Write what was played at a table, as the settler does; the number of deals."""
    for deal in one.deals:
        if not insert_deal(db, deal):
            raise RuntimeError(f"{deal.id} was written twice")
    for match in one.contests:
        settle_contest(db, match, rated)
    return len(one.deals)


# ---------------------------------------------------------------- asking


class Asker:
    """Somebody with a session who asks the server."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)

    def ask(self, path: str) -> float:
        """Milliseconds until the whole answer is there."""
        begin = time.perf_counter()
        self._connection.request("GET", f"/api{path}", headers={"Cookie": f"s={TOKEN}"})
        answer = self._connection.getresponse()
        body = answer.read()
        taken = (time.perf_counter() - begin) * 1000
        if answer.status != 200:
            raise RuntimeError(f"{path}: {answer.status} {body[:200]!r}")
        return taken

    def close(self) -> None:
        """No more questions."""
        self._connection.close()


def questions(path: Path, asks: int, now: int) -> dict[str, list[str]]:
    """What is asked: half for people as often as they play, half for anybody, and for those who play most."""
    rng = random.Random(2)
    db = sqlite3.connect(path)
    active = db.execute("SELECT user, sum(deals) FROM played GROUP BY user ORDER BY 2 DESC, 1").fetchall()
    users, weights = [user for user, _ in active], [deals for _, deals in active]
    [[last]] = db.execute("SELECT max(rowid) FROM deals").fetchall()
    places = [rng.randint(1, last) for _ in range(asks)]
    ids = [db.execute("SELECT id FROM deals WHERE rowid = ?", (place,)).fetchone()[0] for place in places]
    db.close()
    people = users[:MOST_HEAD] + rng.choices(users, weights, k=asks // 2) + rng.choices(users, k=asks)
    people = people[:asks]
    sets = shipped()
    found = {
        "profile": [f"/people/{user}" for user in people],
        "profile: results": [f"/people/{user}/results" for user in people],
        "profile: results, a later page": [
            f"/people/{user}/results?before={now - rng.randrange(YEAR)}" for user in people
        ],
        "profile: curve": [f"/people/{user}/curve/{rng.choice(sets)}" for user in people],
    }
    for period in ("day", "month", "all"):
        found[f"board: {period}"] = [f"/boards/{sets[one % len(sets)]}?period={period}" for one in range(asks)]
    found["replay: all hands"] = [f"/records/{id_}" for id_ in ids]
    found["replay: one seat"] = [f"/records/{id_}?viewer=0" for id_ in ids]
    return found


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that so large a share does not exceed."""
    return sorted(values)[max(0, -int(-share * len(values) // 1) - 1)]


def measure(folder: Path, asks: int, now: int) -> dict[str, list[float]]:
    """The times of all questions, in milliseconds; kinds take turns, so that none has the cache for itself."""
    asked = questions(folder / DATABASE, asks, now)
    times: dict[str, list[float]] = {name: [] for name in asked}
    with server_process(folder, ("--data", str(folder))) as server:
        asker = Asker(server.port)
        for paths in zip(*asked.values(), strict=True):
            for name, path in zip(asked, paths, strict=True):
                times[name].append(asker.ask(path))
        asker.close()
        server.stop()
        server.process = None
    return times


def report(times: dict[str, list[float]]) -> list[str]:
    """The table."""
    lines = ["| question | asked | p50 ms | p99 ms | longest ms |", "| --- | ---: | ---: | ---: | ---: |"]
    for name, values in times.items():
        figures = (statistics.median(values), percentile(values, 0.99), max(values))
        lines.append(f"| {name} | {len(values):,} | " + " | ".join(f"{value:.1f}" for value in figures) + " |")
    return lines


def moves_of(record: str) -> int:
    """The number of moves that a record says it holds."""
    found = re.search(r"^moves:? *(\d+)", record, re.MULTILINE)
    return int(found[1]) if found else 0


def main(arguments: list[str] | None = None) -> int:
    """Fill, ask, print; the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--deals", type=int, default=1_000_000, help="deals that are kept (default: 1,000,000)")
    parser.add_argument("--asks", type=int, default=1_000, help="questions of each kind (default: 1,000)")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="fill this folder, or use it if it is filled")
    options = parser.parse_args(arguments)
    if options.deals < 1 or options.asks < 1:
        parser.error("--deals and --asks are numbers from 1 on")
    folder = options.data or Path(tempfile.mkdtemp(prefix="maumau-bench-"))
    folder.mkdir(parents=True, exist_ok=True)
    try:
        return run(folder, options.deals, options.asks)
    finally:
        if options.data is None:
            shutil.rmtree(folder)


def run(folder: Path, deals: int, asks: int) -> int:
    """One run in a folder; the exit status."""
    now = int(time.time() * 1000)
    users = max(20, min(USERS, deals // 100))
    build = "plain Python" if str(state.__file__).endswith(".py") else "compiled"
    if not (folder / DATABASE).is_file():
        begin = time.monotonic()
        fill(folder, deals, users, now)
        print(f"filled in {time.monotonic() - begin:.0f} s")
    size = (folder / DATABASE).stat().st_size / 1e9
    with sqlite3.connect(folder / DATABASE) as db:
        [[kept, people]] = db.execute("SELECT (SELECT count(*) FROM contests), (SELECT count(*) FROM users)").fetchall()
        [[found]] = db.execute("SELECT max(rowid) FROM deals").fetchall()
        moves = sorted(moves_of(text) for (text,) in db.execute("SELECT record FROM deals LIMIT 1000"))
    db.close()
    print(f"{build} kernel; {found:,} deals, {kept:,} contests, {people:,} people, {size:.2f} GB")
    print(
        f"moves of a deal: half {moves[len(moves) // 2]} or fewer, 99 % {percentile(moves, 0.99):.0f}, most {moves[-1]}"
    )
    times = measure(folder, asks, now)
    print("\n".join(report(times)))
    slow = [name for name, values in times.items() if percentile(values, 0.99) > BAR]
    print(f"above the bar of {BAR:.0f} ms: {', '.join(slow)}" if slow else f"all within the bar of {BAR:.0f} ms (p99)")
    return bool(slow)


if __name__ == "__main__":
    sys.exit(main())
