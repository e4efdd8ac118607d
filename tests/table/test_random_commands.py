"""Random commands in random order, by people and computer players who may be anywhere: what always holds."""

import json
from typing import Any

from hypothesis import HealthCheck, settings as run_settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from maumau.engine.match import Match
from maumau.rulesets import shipped
from maumau.table import Refused, Step, asks, commands as co, evolve, next_deadline
from maumau.table.events import from_json, to_json
from maumau.table.transitions import TRANSITIONS
from maumau.table.view import observation, visible
from maumau.testing.tables import Driver, settings

USERS = ["ana", "bob", "cara", "dan"]
users = st.sampled_from(USERS)
seats = st.integers(-1, 5)
HIDING = ("dealt", "drew")


class TableMachine(RuleBasedStateMachine):
    """One table under random commands."""

    @initialize(rules=st.sampled_from(shipped()), clock=st.sampled_from([0, 10]), fill=st.sampled_from(["", "club"]),
                single=st.booleans(), seed=st.integers(0, 99))  # fmt: skip
    def begin(self, rules: str, clock: int, fill: str, single: bool, seed: int) -> None:
        chosen = settings(rules, seats=3, turn_time=clock, fill=fill, single_deal=single)
        self.driver = Driver(chosen, seed)
        self.driver.contributing = False
        self.checked = 0

    def do(self, command: co.Command) -> None:
        """A command that is carried out as the transition table says, or refused and changes nothing."""
        before = self.driver.table
        try:
            self.driver.do(command)
        except Refused:
            assert self.driver.table is before
            return
        after = self.driver.table.phase
        assert after in TRANSITIONS[before.phase, command.kind], f"{command} led from {before.phase} to {after}"

    @rule(user=users, seat=st.none() | seats)
    def sit(self, user: str, seat: int | None) -> None:
        self.do(co.Sit(user, user.title(), seat))

    @rule(user=users)
    def leave(self, user: str) -> None:
        if len(list(self.driver.table.persons())) > 1:  # closed tables are dull
            self.do(co.Leave(user))

    @rule(user=users, ready=st.booleans())
    def ready(self, user: str, ready: bool) -> None:
        self.do(co.SetReady(user, ready))

    @rule(most=st.integers(1, 9))
    def contribute(self, most: int) -> None:
        """Devices that are here send what they have to send, or some of them."""
        for _ in range(most):
            if (command := self.driver.next_contribution()) is None:
                return
            self.do(command)

    @rule(user=users, text=st.sampled_from(["", "00" * 32, "AB" * 32, "x"]), reveals=st.booleans())
    def contribute_anything(self, user: str, text: str, reveals: bool) -> None:
        gathering = self.driver.table.gathering
        commitment = gathering.commitment.hex() if gathering else ""
        self.do(
            co.Reveal(user, commitment, text) if reveals else co.MakePromise(user, commitment, 0, text, user.title())
        )

    @rule(user=users, what=st.sampled_from(["end", "adjourn"]), adjourned_only=st.booleans())
    def propose(self, user: str, what: Any, adjourned_only: bool) -> None:
        if not adjourned_only or what == "adjourn":  # matches that end are dull
            self.do(co.Propose(user, what))

    @rule(user=users, agree=st.booleans())
    def answer(self, user: str, agree: bool) -> None:
        self.do(co.Answer(user, agree))

    @rule(user=users)
    def start(self, user: str) -> None:
        self.do(co.Start(user))

    @rule(user=users, seat=seats)
    def computer(self, user: str, seat: int) -> None:
        self.do(co.SeatComputer(user, seat, "club"))

    @rule(user=users, seat=seats)
    def remove(self, user: str, seat: int) -> None:
        self.do(co.Remove(user, seat))

    @rule(user=users, seat=seats)
    def autopilot(self, user: str, seat: int) -> None:
        self.do(co.SetAutopilot(user, seat))

    @rule(user=users)
    def back(self, user: str) -> None:
        self.do(co.Back(user))

    @rule(user=users, away=st.booleans())
    def presence(self, user: str, away: bool) -> None:
        self.do(co.SetPresence(user, away))

    @rule(ago=st.integers(0, 100_000))
    def restart(self, ago: int) -> None:
        if self.driver.table.phase != "closed":
            self.do(co.Resume(self.driver.now - ago))

    @rule(count=st.integers(2, 4), user=users)
    def configure(self, count: int, user: str) -> None:
        self.do(co.Configure(user, settings("mau-king", seats=count)))

    @rule(choice=st.integers(0, 1000), moves=st.integers(1, 30))
    def play(self, choice: int, moves: int) -> None:
        """Legal moves of all who have some, in turn and out of it."""
        for number in range(moves):
            table = self.driver.table
            if table.phase != "playing" or table.deal is None:
                return
            options = [(s, m) for s in range(table.deal.seats) for m in table.deal.legal_moves(s)]
            deal_seat, move = options[(choice * 7 + number * 13) % len(options)]
            seat = table.order[deal_seat]
            if move.kind == "challenge":
                move = type(move)("challenge", target=table.order[int(move.target)])
            if table.seats[seat].user and not table.seats[seat].left:
                self.do(co.MakeMove(table.seats[seat].user, str(move), table.version))
            elif move.kind != "challenge":
                self.do(co.ComputerMove(seat, str(move), table.deal_version))

    @rule(user=users, text=st.sampled_from(["draw", "pass", "play 7H", "play JOKER as 2C", "nonsense", "challenge 9"]),
          lag=st.integers(0, 5))  # fmt: skip
    def any_move(self, user: str, text: str, lag: int) -> None:
        self.do(co.MakeMove(user, text, self.driver.table.version - lag))

    @rule(milliseconds=st.sampled_from([0, 500, 5_000, 40_000, 130_000]))
    def wait(self, milliseconds: int) -> None:
        before = self.driver.table.phase
        for step in self.driver.wait(milliseconds):
            assert step.table.phase in ("waiting", "over") or (before, "time") in TRANSITIONS
            assert step.table.phase == before or step.table.phase in TRANSITIONS.get((before, "time"), ()) or (
                before in ("playing", "shuffling")
                and step.event.kind in ("match_over", "deal_promised", "deal_started")
            )  # fmt: skip
            before = step.table.phase

    @invariant()
    def holds(self) -> None:
        if not hasattr(self, "driver"):
            return
        steps = self.driver.steps
        for number in range(self.checked, len(steps)):
            self.check_step(steps[number - 1] if number else None, steps[number])
        self.checked = len(steps)
        self.check_table()

    def check_step(self, before: Step | None, step: Step) -> None:
        """Versions count up, time does not run back, and the written event leads to the same table again."""
        written = from_json(json.loads(json.dumps(to_json(step.event))))
        assert written == step.event
        again = evolve(before.table if before else None, written)
        assert same(again.table) == same(step.table)
        assert again.facts == step.facts
        if before:
            assert step.version == before.version + 1
            assert step.event.at >= before.event.at
        for seat in (None, *range(len(step.table.seats))):
            for fact in visible(step.facts, seat):
                assert "cards" not in fact.data or fact.kind not in HIDING or fact.seat == seat

    def check_table(self) -> None:
        table = self.driver.table
        persons = [seat.user for seat in table.seats if seat.user]
        assert len(persons) == len(set(persons)), "a person sits twice"
        if table.phase != "closed":
            assert table.host in persons, "the host sits at the table"
            assert not table.seats[table.seat_of(table.host) or 0].left
        assert (table.paused_at is None) == (table.anybody_here() and table.phase != "adjourned")
        if table.phase == "shuffling":
            assert table.gathering is not None
            assert next_deadline(table) is not None
            here = [seat for _, seat in table.persons() if not seat.away]
            assert table.paused_at is not None or any(table.contributor(seat.user) is not None for seat in here)
        if table.phase == "playing":
            assert table.turn is not None
            assert table.seats[table.turn].taken
            waits = table.settings.turn_time == 0 and not table.seats[table.turn].computer_moves
            assert next_deadline(table) is not None or waits
        assert all(table.seats[ask.seat].computer_moves for ask in asks(table))
        for seat in range(len(table.seats)):
            seen = observation(table, seat)
            assert seen is None or (seat in table.order) == (seen.seat is not None)


def same(table: Any) -> Any:
    """What tells two tables apart."""
    fields = {name: getattr(table, name) for name in table._fields if name not in ("deal", "match", "settings")}
    match = table.match
    standing = (match.totals, match.log, match.dealer) if isinstance(match, Match) else None
    return fields, standing, table.deal and table.deal.to_text(), table.settings.to_json()


TestTable = TableMachine.TestCase
TestTable.settings = run_settings(
    max_examples=25, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
