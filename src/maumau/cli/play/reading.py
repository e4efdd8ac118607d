"""What the person typed, as a move or a request.  Pure: text and observation in, answer out; no rule is decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from maumau.cli.play.asking import choices, legal, middle_cut
from maumau.cli.play.keys import Keys, simple
from maumau.cli.play.voice import Voice
from maumau.engine.cards import NAMES, CardError, parse_card
from maumau.engine.moves import KINDS_OF_MOVE, Move, MoveError
from maumau.engine.observation import Observation

REQUESTS: Final = ("help", "quit", "score", "rules", "hint")
LONGEST: Final = 200
"""Letters of a typed line that are looked at."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A line that means nothing here, and the sentence that says so."""

    text: str


@dataclass(frozen=True, slots=True)
class Request:
    """Something else than a move."""

    kind: str


Answer = Move | Request | Fault


def read(line: str, seen: Observation, voice: Voice) -> Answer:
    """What a typed line means; a move may still lack its suit or its joker's card (see `missing`)."""
    keys = Keys.of(voice.words)
    line = line.strip()[:LONGEST]
    if not line:
        return on_enter(seen) or Fault(" · ".join(choices(voice, seen)))
    line, announce = without_announcement(line, voice, keys)
    if not line:
        return Move("announce")
    answer = read_rest(line.split(), seen, voice, keys)
    if isinstance(answer, Move) and announce:
        return answer.announcing()
    return answer


def on_enter(seen: Observation) -> Move | None:
    """Enter alone: the only thing that can be done, a cut in the middle, or taking what the cut won."""
    if legal(seen, "cut"):
        return middle_cut(seen)
    if seen.context_name == "take":
        return next(iter(legal(seen, "take")), None)
    plain = [move for move in seen.legal if move.kind not in ("challenge", "announce", "jump-in")]
    return plain[0] if len(plain) == 1 and plain[0].kind in ("draw", "pass") else None


def without_announcement(line: str, voice: Voice, keys: Keys) -> tuple[str, bool]:
    """The line without the announcement at its end: ``!``, the word of the table, or the word of a move text."""
    if line.endswith("!") and simple(line):
        line, said = line.rstrip("! "), True
    else:
        said = False
    whole = {simple(word) for word in (*voice.rules.words.values(), voice.last_word())}
    if simple(line) in whole or keys.action(line) == "announce":
        return "", True
    parts = line.split()
    for count in (1, 2):
        if len(parts) > count and (simple(" ".join(parts[-count:])) in whole or keys.action(parts[-1]) == "announce"):
            return " ".join(parts[:-count]), True
    return line, said


def read_rest(words: Sequence[str], seen: Observation, voice: Voice, keys: Keys) -> Answer:
    """A line without announcement."""
    first = words[0].casefold()
    if first in KINDS_OF_MOVE and (len(words) > 1 or keys.action(first) is None):
        return whole_move(words, seen, voice, keys)
    action = keys.action(first)
    if action in REQUESTS:
        return Request(action)
    if action == "challenge" or (len(first) > 1 and keys.action(first[0]) == "challenge" and first[1:].isdigit()):
        return challenge(words, seen, voice, keys)
    if action is not None:
        return by_key(action, seen)
    if seen.context_name == "cut" and first.isascii() and first.isdigit():
        return Move("cut", position=int(first))
    return cards(words, seen, voice, keys)


def whole_move(words: Sequence[str], seen: Observation, voice: Voice, keys: Keys) -> Answer:
    """A move text as scripts have it; a player may be named."""
    try:
        move = Move.parse(" ".join([words[0].casefold(), *words[1:]]))
    except MoveError:
        if words[0].casefold() == "play":
            return cards(words[1:], seen, voice, keys)
        return not_understood(" ".join(words), voice, keys)
    return challenge(words, seen, voice, keys) if isinstance(move.target, str) else move


def by_key(action: str, seen: Observation) -> Move:
    """A move that a key alone says."""
    if action == "jump-in":
        twins = legal(seen, "jump-in")
        return twins[0] if twins else Move("jump-in", (seen.top,) if seen.top else ())
    if action == "all":
        hands = [move for move in legal(seen, "play") if len(move.cards) > 1]
        return hands[0] if hands else Move("play", tuple(seen.hand))
    return Move(action)  # type: ignore[arg-type]


def challenge(words: Sequence[str], seen: Observation, voice: Voice, keys: Keys) -> Answer:
    """Whose silence is pointed out: the only one, a number of the list shown, or a name."""
    targets = [int(move.target) for move in legal(seen, "challenge")]
    name = " ".join(words[1:]) or words[0][1:] * words[0][1:].isdigit()
    if not name and len(targets) == 1:
        return Move("challenge", target=targets[0])
    if name.isascii() and name.isdigit() and 1 <= int(name) <= len(targets):
        return Move("challenge", target=targets[int(name) - 1])
    for seat in range(seen.seats):
        if simple(name) == simple(voice.seat_name(seat)):
            return Move("challenge", target=seat)
    if not targets:
        return Move("challenge", target=(seen.turn if seen.turn != seen.seat else (seen.turn + 1) % seen.seats))
    key = keys.shown("challenge")
    listed = ", ".join(f"{key}{at} {voice.seat_name(seat)}" for at, seat in enumerate(targets, 1))
    return Fault(voice.text("wrong-whom", keys=listed))


# -- cards ---------------------------------------------------------------------------------------------------
def cards(words: Sequence[str], seen: Observation, voice: Voice, keys: Keys) -> Answer:
    """Cards by number or name, what a joker stands for, and a suit: ``3``, ``JH s``, ``joker as 7h``, ``1 2``."""
    rest = list(words)
    suit = take_suit(rest, keys)
    as_card = take_as(rest, keys)
    found: list[str] = []
    for word in rest:
        card = by_number(word, seen) or by_name(word, keys)
        if card is None:
            return unknown_card(word, " ".join(words), seen, voice, keys)
        found.append(card)
    if not found or as_card is None:
        return not_understood(" ".join(words), voice, keys)
    return jumping(Move("play", tuple(found), as_card, suit), seen)


def jumping(move: Move, seen: Observation) -> Move:
    """A card that is laid out of turn jumps in."""
    if seen.turn == seen.seat or len(move.cards) != 1:
        return move
    return Move("jump-in", move.cards, announce=move.announce)


def take_suit(words: list[str], keys: Keys) -> str:
    """Take the suit off the end of a line; empty if there is none."""
    if len(words) < 2:
        return ""
    suit = keys.suits.get(words[-1].upper(), "")
    if suit:
        words.pop()
        if len(words) > 1 and keys.joint(words[-1]) == "name":
            words.pop()
    return suit


def take_as(words: list[str], keys: Keys) -> str | None:
    """Take what a joker stands for off the end of a line; `None` if something else stands there."""
    at = next((at for at, word in enumerate(words) if at and keys.joint(word) == "as"), None)
    if at is None:
        return ""
    after = words[at + 1 :]
    del words[at:]
    return by_name(after[0], keys) if len(after) == 1 else None


def by_number(word: str, seen: Observation) -> str | None:
    """The card of the hand with this number."""
    if not (word.isascii() and word.isdigit()) or len(word) > 3:
        return None
    return seen.hand[int(word) - 1] if 1 <= int(word) <= len(seen.hand) else None


def by_name(word: str, keys: Keys) -> str | None:
    """The card with this name: ``7h``, ``10♥``, or in the letters of the language."""
    upper = word.upper()
    if len(upper) >= 2 and upper[-1] in keys.suits:
        upper = "".join(keys.ranks.get(letter, letter) for letter in upper[:-1]) + keys.suits[upper[-1]]
    for name in (word, upper):
        try:
            return NAMES[parse_card(name)]
        except CardError:
            continue
    return None


def unknown_card(word: str, line: str, seen: Observation, voice: Voice, keys: Keys) -> Fault:
    """A word that is no card."""
    if word.isascii() and word.isdigit() and seen.hand:
        return Fault(voice.text("wrong-number", number=word, count=len(seen.hand)))
    return not_understood(line, voice, keys)


def not_understood(line: str, voice: Voice, keys: Keys) -> Fault:
    """The complaint about a line, with what would be understood."""
    known = ", ".join(keys.shown(action) for action in ("draw", "pass", "announce", "quit"))
    return Fault(voice.text("wrong-typing", text=line[:30], keys=known))


# -- completing ----------------------------------------------------------------------------------------------
def missing(move: Move, seen: Observation) -> Literal["joker", "suit"] | None:
    """What a move still lacks: what its joker stands for, or the suit it names."""
    same = [other for other in legal(seen, "play") if other.cards == move.cards]
    if move.as_card:
        same = [other for other in same if other.as_card == move.as_card]
    elif any(other.as_card for other in same):
        return "joker"
    return "suit" if same and not move.suit and all(other.suit for other in same) else None


def stands_for(move: Move, seen: Observation) -> list[str]:
    """What the joker of a move may stand for."""
    return list(dict.fromkeys(other.as_card for other in legal(seen, "play") if other.cards == move.cards))


def completed(move: Move, part: Literal["joker", "suit"], value: str) -> Move:
    """The move with what it lacked."""
    return replace(move, as_card=value) if part == "joker" else replace(move, suit=value)


def held_of(seen: Observation, suit: str, move: Move) -> int:
    """How many cards of a suit are left after a move."""
    left = list(seen.hand)
    for card in move.cards:
        if card in left:
            left.remove(card)
    return sum(card.endswith(suit) for card in left if card != "JOKER")


def read_suit(line: str, voice: Voice) -> str | None:
    """The suit that a typed word means: its number 1‥4, a letter or sign, or the beginning of its name."""
    keys = Keys.of(voice.words)
    word = line.strip()
    if word in ("1", "2", "3", "4"):
        return "CDHS"[int(word) - 1]
    if word.upper() in keys.suits:
        return keys.suits[word.upper()]
    named = [suit for suit in "CDHS" if word and simple(voice.words.suit(suit)).startswith(simple(word) or "?")]
    return named[0] if len(named) == 1 else None


def leaves_last(move: Move, seen: Observation, wilds: frozenset[str], several: bool) -> Literal["one", "wild"] | None:
    """Whether a move leaves what has to be announced: one card, or wild cards only where they go together."""
    left = list(seen.hand)
    for card in move.cards:
        if card not in left:
            return None
        left.remove(card)
    if len(left) == 1:
        return "one"
    return "wild" if several and left and all(card in wilds for card in left) else None
