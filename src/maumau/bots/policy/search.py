"""Search: every choice is played on in many worlds that look alike to the seat, the same worlds for every choice.

A playout is broken off after some moves and judged by `value`; choices that fall behind are given up (`Search.keep`).
"""

from __future__ import annotations

from typing import Final

from maumau.bots.policy.belief import Belief, deal_world
from maumau.bots.policy.choice import JUMP_IN, NOTHING, WHAT, carry_out
from maumau.bots.policy.greedy import between, out_of_turn, play_on
from maumau.bots.policy.mind import Mind, watch
from maumau.bots.policy.options import MOST_OPTIONS, Options, list_options
from maumau.bots.policy.value import FULL, Value
from maumau.engine.kernel._vec import i64, mypyc_attr, vec
from maumau.engine.kernel.codes import OVER
from maumau.engine.kernel.random_play import points_left
from maumau.engine.kernel.state import Kernel

BIN: Final = 2
"""Points that are not told apart where the points of losers count."""
BINS: Final = 64
"""Steps of so many points; who holds more counts as if it were the last one."""


@mypyc_attr(acyclic=True)
class Search:
    """One question: which choice is best for a seat?"""

    __slots__ = (
        "belief", "depth", "hold_worth", "k", "lose_worth", "me", "mind", "n", "options", "play", "sees", "squares",
        "staked", "total", "value", "win", "win_worth", "wins", "worlds",
    )  # fmt: skip

    def __init__(self, k: Kernel, me: i64, mind: Mind, belief: Belief, value: Value, depth: i64) -> None:
        self.k: Kernel = k
        """A world that the seat may be in; each playout deals the hidden cards again."""
        self.me: i64 = me
        self.mind: Mind = mind
        self.play: Mind = mind.twin()
        self.belief: Belief = belief
        self.value: Value = value
        self.depth: i64 = depth
        """Moves of a playout before it is judged."""
        self.options: Options = Options()
        zeros = [0] * MOST_OPTIONS
        self.total: vec[i64] = vec[i64](zeros)
        """For each choice the sum of its outcomes."""
        self.squares: vec[i64] = vec[i64](zeros)
        """… and the sum of their squares."""
        self.worlds: vec[i64] = vec[i64](zeros)
        """… and their number."""
        self.wins: vec[i64] = vec[i64](zeros)
        """… and the sum of the chances to win the deal, whatever the outcome is weighed by."""
        self.win: i64 = 0
        """The chance to win the deal in the last outcome."""
        self.staked: bool = False
        """Whether the outcome is weighed by what it is worth in the match; otherwise winning the deal is all."""
        nothing = [0] * 8
        self.win_worth: vec[i64] = vec[i64](nothing)
        """For each seat what its win is worth to `me`, 0‥FULL."""
        tables = [0] * (8 * BINS)
        self.lose_worth: vec[i64] = vec[i64](tables)
        """For each seat what is added if it loses with so many `BIN` points."""
        self.hold_worth: vec[i64] = vec[i64](tables)
        """For each seat what is added if it holds so many and is going to lose."""
        self.sees: bool = False
        """Whether the hidden hands of `k` are the real ones (a yardstick, not a player)."""
        self.n: i64 = 0
        """Choices still looked at: the first of `options`."""

    def open(self) -> None:
        """List the choices."""
        o = self.options
        if self.me == self.k.turn:
            list_options(self.k, self.mind, o)
        else:
            o.n = 0
            o.add(out_of_turn(self.k, self.me), 1)
            if o.choice[0] >> 16 == JUMP_IN:
                o.add(NOTHING * WHAT, 0)
        self.n = o.n

    def look(self, worlds: i64) -> None:
        """Play every choice that is still looked at in so many more worlds."""
        while worlds > 0:
            w = self.k.clone()
            if self.sees:
                w.below(2)
            else:
                deal_world(w, self.belief, self.me)
            self.k.x = w.x
            i: i64 = 0
            while i < self.n:
                got = self.outcome(w, i)
                self.total[i] += got
                self.squares[i] += got * got
                self.worlds[i] += 1
                self.wins[i] += self.win
                i += 1
            worlds -= 1

    def outcome(self, world: Kernel, i: i64) -> i64:
        """What a choice comes to in a world, 0‥FULL: the chance to win, or what that is worth in the match."""
        w = world.clone()
        m = self.play
        m.copy_memory(self.mind)
        phase = w.phase
        state = w.state
        choice = self.options.choice[i]
        carry_out(w, self.me, choice)
        watch(m, w, self.me, choice, phase, state)
        if w.phase != OVER and choice >> 16 != NOTHING:
            between(w)
        winner = play_on(w, m, w.moves + self.depth)
        if w.phase != OVER:
            self.win = self.value.chance(w, m, self.me)
        elif winner == self.me:
            self.win = FULL
        else:
            self.win = FULL // w.t.players if winner < 0 else 0
        return self.weighed(w, m) if self.staked else self.win

    def weighed(self, w: Kernel, m: Mind) -> i64:
        """What a position is worth in the match: who may win it, and the points that the losers hold."""
        worth: i64 = 0
        p: i64 = 0
        while p < w.t.players:
            wins: i64 = 0
            if w.phase != OVER:
                wins = self.win if p == self.me else self.value.chance(w, m, p)
            elif w.winner == p:
                wins = FULL
            worth += wins * self.win_worth[p] // FULL
            if wins < FULL:
                step = points_left(w, p) // BIN
                at = p * BINS + (step if step < BINS else BINS - 1)
                if w.phase == OVER:
                    worth += self.lose_worth[at]
                else:
                    worth += (FULL - wins) * self.hold_worth[at] // FULL
            p += 1
        if worth < 0:
            return 0
        return worth if worth < FULL else FULL

    def mean(self, i: i64) -> i64:
        """The mean outcome of a choice so far, 0‥FULL."""
        return self.total[i] // self.worlds[i] if self.worlds[i] > 0 else 0

    def chance(self, i: i64) -> i64:
        """The mean chance of a choice to win the deal, 0‥FULL."""
        return self.wins[i] // self.worlds[i] if self.worlds[i] > 0 else 0

    def is_clear(self) -> bool:
        """Whether the first choice leads all others that are looked at by more than three standard errors."""
        n = self.worlds[0]
        if n < 2:
            return False
        i: i64 = 1
        while i < self.n:
            lead = (self.total[0] - self.total[i]) // n
            spread = self.variance(0) + self.variance(i)
            if lead <= 0 or lead * lead * n <= 9 * spread:
                return False
            i += 1
        return True

    def variance(self, i: i64) -> i64:
        """The variance of a choice's outcomes."""
        n = self.worlds[i]
        mean = self.total[i] // n
        return self.squares[i] // n - mean * mean

    def keep(self, n: i64) -> None:
        """Order the choices that are still looked at, the best first, and look at so many of them from now on."""
        i: i64 = 1
        while i < self.n:
            j = i
            while j > 0 and self.mean(j - 1) < self.mean(j):
                self.swap(j - 1, j)
                j -= 1
            i += 1
        if n < self.n:
            self.n = n

    def swap(self, i: i64, j: i64) -> None:
        """Let two choices change places."""
        o = self.options
        o.choice[i], o.choice[j] = o.choice[j], o.choice[i]
        o.worth[i], o.worth[j] = o.worth[j], o.worth[i]
        self.total[i], self.total[j] = self.total[j], self.total[i]
        self.squares[i], self.squares[j] = self.squares[j], self.squares[i]
        self.worlds[i], self.worlds[j] = self.worlds[j], self.worlds[i]
        self.wins[i], self.wins[j] = self.wins[j], self.wins[i]
