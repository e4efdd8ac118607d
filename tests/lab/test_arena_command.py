"""``maumau arena`` as it is typed."""

import json
from pathlib import Path

import pytest

from maumau.cli import main


def test_two_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "greedy", "random-card", "--deals", "20", "--sprt", "0.5,0.6"]) == 0
    out = capsys.readouterr().out
    assert "greedy against random-card: skat-32, 2 seats" in out
    assert "share   greedy wins" in out
    assert "test    0.5 or 0.6" in out


def test_everybody_against_everybody_as_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["arena", "greedy", "random-card", "beginner", "--deals", "2", "--seats", "4", "--own", "2", "--json"]
    keep = ["--rules", "mau-king", "--keep", str(tmp_path / "kept.jsonl")]
    assert main([*words, *keep]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [one["players"] for one in data["contests"]] == [
        ["greedy", "random-card"],
        ["greedy", "beginner"],
        ["random-card", "beginner"],
    ]
    assert all(one["deals"] == 12 and one["even"] == 0.5 for one in data["contests"])
    assert abs(sum(data["ratings"].values())) < 1e-6
    assert len(list(tmp_path.iterdir())) == 3


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["greedy"], "two players"),
        (["greedy", "nobody"], "no player is called 'nobody'"),
        (["greedy:playouts=5", "hard"], "no option"),
        (["greedy", "master:playouts=0"], "playouts is a whole number from 1 to 10000000, not 0"),
        (["greedy", "master:playouts=99999999999999999999999"], "to 10000000, not 99999999999999999999"),
        (["greedy", "hard:depth=5001"], "depth is a whole number from 0 to 5000"),
        (["greedy", "easy", "--keep", "."], ".: no results can be kept there: Is a directory"),
        (["greedy", "hard", "--seats", "8"], "played by 2 to 5"),
        (["greedy", "hard", "--own", "2"], "leaves no seat"),
        (["greedy", "hard", "--sprt", "0.5"], "two shares"),
        (["greedy", "hard", "--sprt", "0.6,0.5"], "0 <= low < high <= 1"),
        (["greedy", "hard", "hard"], "twice"),
        (["greedy", "./no-such-program"], "there is no program './no-such-program'"),
        (["greedy", "no-such-program --fast"], "there is no program 'no-such-program'"),
        (["greedy", "python3 'bot.py"], "is no command line"),
    ],
)
def test_what_cannot_be_played_is_explained(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words]) == 2
    assert complaint in capsys.readouterr().err
