"""Whole deals between policies, chance and all inside: for tuning and for the laboratory's large numbers."""

from __future__ import annotations

from maumau.bots.policy.choice import carry_out
from maumau.bots.policy.greedy import between, decide
from maumau.bots.policy.mind import Mind, watch
from maumau.engine.kernel._vec import i64, vec
from maumau.engine.kernel.codes import OVER
from maumau.engine.kernel.random_play import new_deal, others, random_move
from maumau.engine.kernel.state import Kernel
from maumau.engine.kernel.tables import Tables


def play_mixed(k: Kernel, minds: list[Mind], smart: vec[i64], most: i64) -> i64:
    """Play on, each seat by its own mind, or by random-card where `smart` is 0; return the winner, -1 for none."""
    while k.phase != OVER and k.moves < most:
        p = k.turn
        phase = k.phase
        state = k.state
        choice: i64 = 0
        if smart[p] != 0:
            choice = decide(k, minds[p])
            carry_out(k, p, choice)
        else:
            before = k.stock_n + k.pile_n
            random_move(k)
            if k.stock_n + k.pile_n < before:
                choice = 65536
        seat: i64 = 0
        while seat < k.t.players:
            watch(minds[seat], k, p, choice, phase, state)
            seat += 1
        if k.phase != OVER:
            if smart[p] != 0:
                between(k)
            else:
                others(k)
    return k.winner


def wins(t: Tables, minds: list[Mind], smart: list[int], seed: int, deals: int, most: int) -> list[int]:
    """Play seeded deals; return how many each seat wins."""
    out = [0] * int(t.players)
    smarts: vec[i64] = vec[i64](smart)
    i: i64 = 0
    n: i64 = deals
    while i < n:
        k = new_deal(t, seed + i)
        for m in minds:
            m.begin(k)
        winner = play_mixed(k, minds, smarts, most)
        if winner >= 0:
            out[winner] += 1
        i += 1
    return out
