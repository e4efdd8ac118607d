"""Scenario files: what is read, and the error with its line for everything that is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from maumau.engine.deal import Deal
from maumau.engine.position import PositionError
from maumau.scenarios import (
    DealScenario,
    MatchScenario,
    RatingScenario,
    ScenarioError,
    files,
    load,
    read,
    read_text,
    run,
)

DEAL = """\
id: a-deal
why: S1-31
rules: jokers-505
seats: [Pera, Mika, Laza]
top: 5H
hands: {Pera: 7H KS, Mika: 7S KD, Laza: JH 3C}
stock: 4D 5C 6C 9D TD KC QH
steps:
  - Pera: play 7H announce
    then: {turn: Mika, pending: 3}
"""
MATCH = """\
match: {rules: mau-king-table, seats: [A, B, C]}
totals: {A: 120, B: 280, C: 40}
deals:
  - {winner: A, finish: 9H, left: {B: KH KD 5S, C: 3C}}
then: {points: {A: -10, B: 25, C: 3}, out: [B]}
"""
RATING = """\
ratings: {A: {rating: 1500, games: 50}, B: {rating: 1500, games: 50}}
winner: A
then: {A: 1510, B: 1490}
"""


def fault(text: str, name: str = "x.yaml") -> tuple[int, str]:
    """Line and message of the only fault of a text."""
    reading = read_text(text, name)
    assert len(reading.errors) == 1, reading
    error = reading.errors[0]
    where = f"{name}:{error.place.line}" if error.place.line else name
    assert str(error) == f"{where}: {error.message}"
    return error.place.line, error.message


def changed(text: str, old: str, new: str) -> tuple[int, str]:
    """The fault after a change that must be possible."""
    assert text.count(old) == 1
    return fault(text.replace(old, new))


@pytest.mark.parametrize(("text", "kind"), [(DEAL, DealScenario), (MATCH, MatchScenario), (RATING, RatingScenario)])
def test_three_kinds_hold_as_they_stand(text: str, kind: type) -> None:
    (scenario,) = read_text(text, "x.yaml").scenarios
    assert isinstance(scenario, kind)
    assert run(scenario) is None


def test_a_file_holds_several_documents_and_empty_ones_are_left_out() -> None:
    reading = read_text(f"---\n{DEAL}---\n---\n{MATCH}---\n", "x.yaml")
    assert [type(each) for each in reading.scenarios] == [DealScenario, MatchScenario]
    assert reading.scenarios[1].place.line == 14


def test_a_document_with_a_fault_does_not_hide_the_others() -> None:
    reading = read_text(f"{DEAL}---\nsteps: [\n---\n", "x.yaml")
    assert [each.id for each in reading.scenarios] == ["a-deal"]
    assert [error.place.line for error in reading.errors] == [13]


def test_ten_is_read_as_t_and_names_stay_words() -> None:
    text = DEAL.replace("4D 5C", "10D 5C").replace("TD KC", "4D KC").replace("Mika", "no").replace("Laza", "3")
    (scenario,) = read_text(text, "x.yaml").scenarios
    assert isinstance(scenario, DealScenario)
    assert scenario.seats == ("Pera", "no", "3")
    assert run(scenario) is None


@pytest.mark.parametrize("cards", ["7H KS", "[7H, KS]", "'7h ks'"])
def test_cards_are_a_text_or_a_list(cards: str) -> None:
    (scenario,) = read_text(DEAL.replace("Pera: 7H KS", f"Pera: {cards}"), "x.yaml").scenarios
    assert run(scenario) is None


def test_a_seat_may_be_named_by_a_pair_in_can() -> None:
    text = DEAL.replace("pending: 3}", "can: [Mika: play 7S, draw], cannot: ['Laza: draw', {Pera: draw}]}")
    (scenario,) = read_text(text, "x.yaml").scenarios
    assert run(scenario) is None


# ------------------------------------------------------------------ faults of a deal

DEAL_FAULTS = [
    ("why: S1-31", "whi: S1-31", 2, "a deal has no key 'whi': did you mean why?"),
    ("why: S1-31", "id: again", 2, "'id' stands here twice"),
    ("rules: jokers-505", "rules: jokers-500", 3, "did you mean jokers-505?"),
    ("rules: jokers-505\n", "", 1, "a deal needs the key 'rules'"),
    ("seats: [Pera, Mika, Laza]", "seats: [Pera, Mika, Mika]", 4, "Mika sits at the table twice"),
    ("seats: [Pera, Mika, Laza]", "seats: [Pera]", 4, "1 seats: jokers-505 is for 2 to 8 players"),
    ("seats: [Pera, Mika, Laza]", "seats: [then, Mika, Laza]", 4, "'then' cannot name a seat"),
    ("seats: [Pera, Mika, Laza]", "seats: {Pera: 1}", 4, "a single value is wanted here, not a table"),
    ("top: 5H", "top: 5X", 5, "no card is called '5X'"),
    ("top: 5H", "top: 5H 6H", 5, "one card lies on top, not 2"),
    ("top: 5H", "top:", 5, "one card lies on top, not 0"),
    ("top: 5H", "top: 5H\ntop_as: 7C", 6, "5H is no joker"),
    ("top: 5H", "top: JOKER\ntop_as: JOKER", 6, "a joker stands for a card of the pack"),
    ("top: 5H", "top: 5H\nsuit: S", 6, "no card on top has named a suit"),
    ("top: 5H", "top: JH\nsuit: X", 6, "'X' is not possible here: known are C, D, H, S"),
    ("top: 5H", "top: 5H\npending: 3", 6, "the card on top leaves no cards to be drawn"),
    ("top: 5H", "top: 7D\npending: 4", 6, "4 cannot be owed: 7D brings 3, so a multiple"),
    ("top: 5H", "top: 7D\npending: -3", 6, "-3 cards cannot be owed"),
    ("top: 5H", "top: QD\npending: 2", 6, "2 cannot be owed: QD brings 1 and adds to nothing"),
    ("top: 5H", "top: 7D\npending: many", 6, "a whole number is wanted here, not 'many'"),
    ("top: 5H", "top: 5H\ncover: true", 6, "the card on top gives its player no second turn"),
    ("top: 5H", "top: 5H\ncover: maybe", 6, "true or false is wanted here, not 'maybe'"),
    ("top: 5H", "top: 7D\nstart: true\npending: 3", 7, "nobody has laid a start card yet"),
    ("top: 5H", "top: 5H\ndirection: backwards", 6, "'backwards' is not possible here"),
    ("top: 5H", "top: 5H\ndealer: Perra", 6, "nobody here is called 'Perra': did you mean Pera?"),
    ("top: 5H", "top: 5H\nturn: [Pera]", 6, "a single value is wanted here, not a list"),
    ("top: 5H", "top: 5H\nannounced: [Pera]", 6, "Pera holds 2 cards: only a last card is announced"),
    ("top: 5H", "top: 5H\nannounced: [Zika]", 6, "nobody here is called 'Zika'"),
    ("top: 5H", "top: 5H\noptions: {jokerz: 2}", 6, "did you mean jokers?"),
    ("top: 5H", "top: 5H\noptions: 3", 6, "options are a table"),
    ("top: 5H", "top: 5H\noptions: &a {effects: *a}", 6, "nested too deeply"),
    ("Mika: 7S KD", "Mika: 7S 7S 7S", 6, "7S is here more often than the pack of jokers-505 holds it: 2 times"),
    ("Mika: 7S KD", "Mika: 7S KD, Mika: 3C", 6, "'Mika' stands here twice"),
    (", Laza: JH 3C", "", 6, "the hand of Laza is missing"),
    ("Laza: JH 3C", "Laza: JH 3C, Zika: 3D", 6, "nobody here is called 'Zika'"),
    ("stock: 4D", "stock: JOKER JOKER JOKER JOKER JOKER 4D", 7, "JOKER is here more often than the pack"),
    ("stock: 4D", "stock: 1D", 7, "no card is called '1D'"),
    ("stock:", "discard: 5H 5H\nstock:", 7, "5H is here more often"),
    ("Pera: play 7H announce", "Pera: play 7H anounce", 9, "'play 7H anounce' is no move"),
    ("Pera: play 7H announce", "Pera: challenge Zika", 9, "nobody here is called 'Zika'"),
    ("Pera: play 7H announce", "Pera: cut 20", 9, "'cut' is a move before the deal"),
    (
        "Pera: play 7H announce",
        "Zika: play 7H",
        9,
        "a step has no key 'Zika': did you mean Mika? known are Pera, Mika, Laza, then, refused",
    ),
    ("Pera: play 7H announce", "Pera: draw\n    Mika: draw", 10, "a step is one move"),
    ("then: {turn: Mika, pending: 3}", "refused: ture", 10, "refused is true or the id of a reason, not 'ture'"),
    ("turn: Mika, pending: 3", "turns: Mika", 10, "then has no key 'turns': did you mean turn?"),
    ("turn: Mika, pending: 3", "turn: Zika", 10, "nobody here is called 'Zika'"),
    ("turn: Mika, pending: 3", "has: {Mika: 7S 1D}", 10, "no card is called '1D'"),
    ("turn: Mika, pending: 3", "hands: {Mika: KD}", 10, "a whole number is wanted here, not 'KD'"),
    ("turn: Mika, pending: 3", "can: [play]", 10, "'play' is no move"),
    ("turn: Mika, pending: 3", "can: ['Zika: draw']", 10, "nobody here is called 'Zika'"),
    ("turn: Mika, pending: 3", "can: [{Mika: draw, Pera: draw}]", 10, "one seat and its move are wanted here"),
    ("steps:\n  - Pera: play 7H announce\n    then: {turn: Mika, pending: 3}", "steps: [{}]", 8, "a step needs a move"),
    (
        "steps:\n  - Pera: play 7H announce\n    then: {turn: Mika, pending: 3}",
        "steps: [refused: true]",
        8,
        "without a move",
    ),
]


@pytest.mark.parametrize(("old", "new", "line", "message"), DEAL_FAULTS)
def test_faults_of_a_deal(old: str, new: str, line: int, message: str) -> None:
    found = changed(DEAL, old, new)
    assert message in found[1]
    assert found[0] == line


def test_a_step_may_only_look() -> None:
    text = DEAL.replace("Pera: play 7H announce\n    then: {turn: Mika, pending: 3}", "then: {turn: Pera}")
    (scenario,) = read_text(text, "x.yaml").scenarios
    assert run(scenario) is None


@pytest.mark.parametrize(
    ("rules", "cards", "message"),
    [
        ("skat-32", "5H", "5H is not in the pack of skat-32"),
        ("skat-32", "7H 7H", "7H is here more often than the pack of skat-32 holds it: once"),
        ("skat-32", "JOKER", "JOKER is not in the pack of skat-32"),
        ("serbian-501", "3C 3C", "3C is here more often than the pack of serbian-501 holds it: once"),
        ("mau-king", "3C 3C 3C", "3C is here more often than the pack of mau-king holds it: 2 times"),
    ],
)
def test_a_position_holds_no_more_than_the_pack(rules: str, cards: str, message: str) -> None:
    text = f"rules: {rules}\nseats: [A, B]\ntop: 9S\nhands: {{A: {cards}, B: KD}}\nsteps: [then: {{turn: A}}]\n"
    assert fault(text) == (4, message)


def test_with_five_players_the_second_pack_comes_in() -> None:
    text = "rules: serbian-501\nseats: [A, B, C, D, E]\ntop: 3C\nsteps: [then: {turn: A}]\n"
    text += "hands: {A: 3C, B: KD, C: KD, D: 4C, E: 5C}\n"
    (scenario,) = read_text(text, "x.yaml").scenarios
    assert run(scenario) is None


def test_cards_of_several_amounts_may_be_owed_together() -> None:
    three, seven = "{kind: draw, amount: 3, answers: 3 7}", "{kind: draw, answers: 3 7}"
    rules = f"rules: mau-king\noptions: {{effects: {{3: {three}, 7: {seven}}}}}\n"
    text = f"{rules}seats: [A, B]\ntop: 3C\npending: 5\nhands: {{A: 7D, B: KD}}\nsteps: [then: {{pending: 5}}]\n"
    (scenario,) = read_text(text, "x.yaml").scenarios
    assert run(scenario) is None


def test_nothing_pending_may_be_written_on_any_card() -> None:
    (scenario,) = read_text(DEAL.replace("top: 5H", "top: 5H\npending: 0"), "x.yaml").scenarios
    assert run(scenario) is None


def test_what_the_engine_calls_impossible_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PositionError("two cards are one")

    monkeypatch.setattr(Deal, "at", staticmethod(refuse))
    assert fault(DEAL) == (1, "this position is impossible: two cards are one")


# ------------------------------------------------------------------ faults of a match and of a rating


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("totals:", "total:", 2, "a match has no key 'total': did you mean totals?"),
        ("C: 40}", "D: 40}", 2, "nobody here is called 'D'"),
        ("seats: [A, B, C]", "seats: [A, B, C], limits: 4", 1, "match has no key 'limits': did you mean limit?"),
        ("seats: [A, B, C]", "seats: [A, B, C], limit: 0", 1, "0 is no limit"),
        ("seats: [A, B, C]", "seats: [A, B, C], dealer: X", 1, "nobody here is called 'X'"),
        ("seats: [A, B, C]", "seats: [A, B, C], limit: 40, dealer: A", 2, "A cannot deal: a total of 120 is out"),
        ("winner: A", "winner: X", 4, "nobody here is called 'X'"),
        ("finish: 9H, ", "", 4, "a deal of a match needs the key 'finish'"),
        ("finish: 9H", "finish: AH", 4, "AH is no card to win with in mau-king-table"),
        ("finish: 9H", "finish: 9H 9D", 4, "9H 9D cannot be laid in one move in mau-king-table"),
        ("finish: 9H", "finish:", 4, "finish names the card or cards of the winning move"),
        ("C: 3C}", "C: 3C, A: 4C}", 4, "A has won and holds nothing"),
        (", C: 3C}", "}", 4, "what C holds is missing"),
        ("B: KH KD 5S", "B: KH KH KH", 4, "KH is here more often"),
        ("winner: A, finish", "void: true, winner: A, finish", 4, "a void deal has no winner"),
        ("out: [B]", "outs: [B]", 5, "then of a match has no key 'outs': did you mean out?"),
        ("out: [B]", "out: [X]", 5, "nobody here is called 'X'"),
        ("totals: {A: 120", "totals: {A: x", 2, "a whole number is wanted here, not 'x'"),
    ],
)
def test_faults_of_a_match(old: str, new: str, line: int, message: str) -> None:
    found = changed(MATCH, old, new)
    assert message in found[1]
    assert found[0] == line


def test_a_limit_means_nothing_where_a_match_is_one_deal() -> None:
    assert fault("match: {rules: mau-king, seats: [A, B], limit: 5}\ndeals: []\nthen: {}\n") == (
        1,
        "a match of mau-king is a single deal: leave limit out",
    )


def test_no_deal_follows_the_last() -> None:
    text = MATCH.replace("out: [B]", "over: true").replace("then", "  - {winner: C, finish: 4H, left: {A: KS}}\nthen")
    text = text.replace("B: 280", "B: 280, C: 0").replace(", C: 0, C: 40", ", C: 295").replace("C: 3C", "C: KC")
    assert fault(text) == (5, "the match is over: no further deal is played")


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("games: 50}, B", "game: 50}, B", 1, "a rated player has no key 'game': did you mean games?"),
        ("games: 50}, B", "games: -1}, B", 1, "-1 deals cannot have been played"),
        ("B: {rating: 1500, games: 50}", "B: {rating: much, games: 50}", 1, "a number is wanted here, not 'much'"),
        (", B: {rating: 1500, games: 50}", "", 1, "two players or more, not 1"),
        ("B: {rating: 1500, games: 50}", "B: {rating: 1500}", 1, "a rated player needs the key 'games'"),
        ("winner: A", "winner: X", 2, "nobody here is called 'X'"),
        ("B: 1490", "X: 1490", 3, "nobody here is called 'X'"),
        ("B: 1490", "B: 1490.5", 3, "a whole number is wanted here"),
        ("winner: A\n", "", 1, "a rating needs the key 'winner'"),
    ],
)
def test_faults_of_a_rating(old: str, new: str, line: int, message: str) -> None:
    found = changed(RATING, old, new)
    assert message in found[1]
    assert found[0] == line


# ------------------------------------------------------------------ files that are no scenarios


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 0, "there is no scenario in this file"),
        ("# nothing\n", 0, "there is no scenario in this file"),
        ("\n- a list\n", 2, "a table of keys and values is wanted here, not a list"),
        ("just words\n", 1, "a table of keys and values is wanted here, not a single value"),
        ("id: x\nrules: skat-32\n", 1, "a scenario has steps (a deal), match or ratings; here: none of them"),
        ("steps: []\nmatch: {}\n", 1, "here: steps and match"),
        ("steps: [\nrules: {\n", 3, "this is no YAML"),
        ("steps:\n\t- a\n", 2, "this is no YAML"),
        ("steps: *nobody\n", 1, "this is no YAML"),
        ("[1, 2]: 3\n", 1, "a single value is wanted here, not a list"),
        ("[" * 1200, 1, "nested too deeply"),
        ("a: \x00b\n", 1, "this is no YAML"),
    ],
)
def test_files_that_hold_no_scenarios(text: str, line: int, message: str) -> None:
    found = fault(text)
    assert message in found[1]
    assert found[0] == line


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (error,) = read(tmp_path / "none.yaml").errors
    assert "cannot be read: No such file" in str(error)
    (tmp_path / "x.yaml").write_bytes(b"id: \xff\xfe\n")
    (error,) = read(tmp_path / "x.yaml").errors
    assert "write it as UTF-8" in str(error)


def test_folders_give_all_files_below_them_by_name(tmp_path: Path) -> None:
    for name in ("b.yml", "a.yaml", "notes.txt", "deep/c.yaml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(DEAL)
    assert [file.relative_to(tmp_path).as_posix() for file in files([tmp_path])] == ["a.yaml", "b.yml", "deep/c.yaml"]
    assert len(load(tmp_path)) == 3
    (tmp_path / "a.yaml").write_text("nothing")
    with pytest.raises(ScenarioError, match=r"a\.yaml:1: a table"):
        load(tmp_path)


def test_an_empty_folder_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="no scenario file is in this folder"):
        load(tmp_path)


# ------------------------------------------------------------------ rule sets in files


def test_a_rule_set_file_stands_beside_the_scenario(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text(
        'base = "jokers-505"\nid = "ours"\n[effects]\n7 = { kind = "draw", amount = 5, answers = "7" }\n'
    )
    (tmp_path / "ours.yaml").write_text(
        DEAL.replace("rules: jokers-505", "rules: ours.toml").replace("pending: 3", "pending: 5")
    )
    (scenario,) = load(tmp_path / "ours.yaml")
    assert run(scenario) is None


def test_a_rule_set_file_with_a_fault_is_named_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text('base = "jokers-505"\nid = "ours"\njokerz = 3\n')
    (tmp_path / "ours.yaml").write_text(DEAL.replace("rules: jokers-505", "rules: ours.toml"))
    (error,) = read(tmp_path / "ours.yaml").errors
    assert error.place.line == 3
    assert "ours.toml:3: jokerz" in error.message
    assert "did you mean jokers?" in error.message


def test_a_missing_rule_set_file_is_a_fault() -> None:
    line, message = changed(DEAL, "rules: jokers-505", "rules: ours.toml")
    assert line == 3
    assert "ours.toml" in message


def test_options_change_a_rule_set() -> None:
    text = DEAL.replace(
        "rules: jokers-505", "rules: jokers-505\noptions: {effects: {7: {kind: draw, amount: 4, answers: '7'}}}"
    )
    (scenario,) = read_text(text.replace("pending: 3", "pending: 4"), "x.yaml").scenarios
    assert run(scenario) is None
