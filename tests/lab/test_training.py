"""The learned numbers can be made again."""

import pytest

from maumau import load_rules
from maumau.bots.judgement import TUNED_1
from maumau.bots.policy.mind import GREEDY_1, WEIGHTS
from maumau.bots.policy.value import FEATURES
from maumau.lab import training

pytestmark = pytest.mark.uncounted


def test_the_weights_are_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "DEALS", dict.fromkeys(training.PLAYERS, 20))
    rules = load_rules("skat-32")
    name, rows = training.positions(rules, 2)
    assert name == "two-small"
    first, second = training.learned([(2, rows)]), training.learned([(2, rows)])
    assert first == second
    assert len(first) == FEATURES
    assert max(map(abs, first)) <= training.HIGHEST


def test_greedy_against_itself_is_even() -> None:
    assert training.share(load_rules("skat-32"), 2, GREEDY_1, 200, 1) == pytest.approx(1.0, abs=0.01)


@pytest.mark.slow
def test_the_tuned_policy_has_all_weights_and_is_no_worse() -> None:
    assert len(TUNED_1) == len(GREEDY_1) == WEIGHTS
    assert training.share(load_rules("jokers-505"), 4, TUNED_1, 800, 1) > 1.0


def test_what_is_not_understood_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert training.main([]) == 2
    assert "say policy, or value" in capsys.readouterr().out
