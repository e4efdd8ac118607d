"""What the person is asked now, and what may be answered: read off the observation, the rules stay in the engine."""

from __future__ import annotations

from collections.abc import Sequence

from maumau.cli.play.keys import Keys
from maumau.cli.play.voice import Voice, sign, yes_no
from maumau.engine.moves import Move
from maumau.engine.observation import Observation


def legal(seen: Observation, kind: str) -> list[Move]:
    """The legal moves of one kind."""
    return [move for move in seen.legal if move.kind == kind]


def asked(voice: Voice, seen: Observation, seating: Sequence[str]) -> str:
    """The question to the person, or whose turn it is."""
    if seen.turn != seen.seat or seen.over:
        return voice.text("event-turn", **voice.whom(seating[seen.turn]))
    context = seen.context_name
    if context == "cut":
        cuts = [move.position for move in seen.legal]
        return voice.text("ask-cut", low=min(cuts), high=max(cuts))
    if context == "take":
        return voice.text("ask-take", card=sign(seen.pulled))
    if context == "claim":
        claimed = [int(move.target) for move in legal(seen, "challenge")]
        return voice.text("ask-claim", who=voice.seat_name(claimed[0]) if claimed else "")
    can = bool(legal(seen, "play"))
    if context == "chain":
        return voice.text("ask-chain", count=seen.pending, answer=yes_no(can))
    if context == "turn" and not can and not legal(seen, "draw"):
        return voice.text("ask-turn-stuck")
    return voice.text(f"ask-{context}{endings(context, can)}", top=sign(seen.top))


def endings(context: str, can: bool) -> str:
    """Which of the texts of a context: the usual one, or that for the rarer case."""
    if context == "search":
        return "-card" if can else ""
    return "" if can else "-no-card"


def choices(voice: Voice, seen: Observation) -> list[str]:
    """The keys that mean something now, with what they do."""
    keys = Keys.of(voice.words)
    out = [*cut_choice(voice, seen), *lay_choices(voice, seen, keys)]
    for kind in ("draw", "pass", "take", "leave"):
        if legal(seen, kind):
            out.append(f"{keys.shown(kind)} {voice.text(f'can-{kind}{detail(seen, kind)}', count=seen.pending)}")
    out += [
        f"{keys.shown('jump-in')} {voice.text('can-jump-in', card=sign(m.cards[0]))}" for m in legal(seen, "jump-in")
    ]
    out += challenge_choices(voice, seen, keys)
    if legal(seen, "announce"):
        out.append(f"{keys.shown('announce')} {voice.text('can-announce', word=voice.last_word(seen.hand))}")
    if may_ask(voice, seen):
        out.append(f"{keys.shown('hint')} {voice.text('can-hint')}")
    return [*out, f"{keys.shown('help')} {voice.text('can-help')}", f"{keys.shown('quit')} {voice.text('can-quit')}"]


def may_ask(voice: Voice, seen: Observation) -> bool:
    """Whether a hint is worth offering: something is to be chosen, and no rating is at stake."""
    return bool(legal(seen, "play") or legal(seen, "jump-in")) and voice.rules.scoring != "none"


def middle_cut(seen: Observation) -> Move | None:
    """A cut in the middle, where the seat cuts."""
    cuts = legal(seen, "cut")
    return cuts[len(cuts) // 2] if cuts else None


def cut_choice(voice: Voice, seen: Observation) -> list[str]:
    """What Enter alone does at the cut."""
    cut = middle_cut(seen)
    return [voice.text("can-cut", count=cut.position)] if cut else []


def detail(seen: Observation, kind: str) -> str:
    """Which words a move has in a special place."""
    if kind == "draw" and seen.pending:
        return "-owed"
    return "-claim" if kind == "pass" and seen.context_name == "claim" else ""


def lay_choices(voice: Voice, seen: Observation, keys: Keys) -> list[str]:
    """The numbers of the cards that may be laid, and all wild cards at once."""
    plays = legal(seen, "play")
    single = {move.cards[0] for move in plays if len(move.cards) == 1}
    numbers = [str(at) for at, card in enumerate(seen.hand, 1) if card in single]
    out = [voice.text("can-lay", numbers=" ".join(numbers))] if numbers else []
    if any(len(move.cards) > 1 for move in plays):
        out.append(f"{keys.shown('all')} {voice.text('can-all')}")
    return out


def challenge_choices(voice: Voice, seen: Observation, keys: Keys) -> list[str]:
    """Whose silence may be pointed out; the key alone does where it is one player's."""
    targets = [int(move.target) for move in legal(seen, "challenge")]
    key = keys.shown("challenge")
    if len(targets) == 1:
        return [f"{key} {voice.text('can-challenge', who=voice.seat_name(targets[0]))}"]
    return [f"{key}{at} {voice.text('can-challenge', who=voice.seat_name(seat))}" for at, seat in enumerate(targets, 1)]
