"""The tool that measures what playing to the score of the match gains."""

from __future__ import annotations

import pytest

from maumau import load_rules
from maumau.bots import player
from tools.match_gain import begin, gain, main, share

pytestmark = pytest.mark.uncounted


def test_where_the_score_changes_nothing_all_seats_together_win_once() -> None:
    """A race of two to a victory is won by winning deals: told or not, they play alike."""
    rules = load_rules("skat-32").changed(match_limit=2)
    assert gain(rules, "greedy", 2, 0, 4).mean == 0.5


def test_a_match_begins_near_the_limit_and_somebody_wins_it() -> None:
    rules = load_rules("mau-king-table")
    match = begin(rules, 3, 20, 7)
    assert all(281 <= total <= 300 for total in match.totals.values())
    assert match == begin(rules, 3, 20, 7)
    players = dict.fromkeys(match.players, player("greedy", rules))
    assert sum(share(match, players, who, 7) for who in match.players) == 1


def test_the_command_prints_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["skat-32-points", "--level", "greedy", "--near", "30", "--matches", "3"]) == 0
    assert "skat-32-points, 2 seats, 3 matches: 50.0% [" in capsys.readouterr().out
