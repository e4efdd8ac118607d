"""The small integers of the kernel: contexts, effects, marks, and the codes of its event log."""

from typing import Final

# turn contexts: what the seat to move is asked for
TURN: Final = 0  # lay a card or draw
DRAWN: Final = 1  # has drawn: lay a card, pass
CHAIN: Final = 2  # owes cards: answer, or take them
COVER: Final = 3  # must cover the own ace
SEARCH: Final = 4  # must search the stock
CLAIM: Final = 5  # somebody laid the last card unannounced: point it out, or let it stand
CUT: Final = 6  # set-up: cut the pack
TAKE: Final = 7  # set-up: take or leave a strong card
OVER: Final = 8

# effects of a card
PLAIN: Final = 0
OWE_NEXT: Final = 1
OWE_PREVIOUS: Final = 2
HIT_NEXT: Final = 3
HIT_PREVIOUS: Final = 4
SKIP: Final = 5
REVERSE: Final = 6
AGAIN: Final = 7
COVERED: Final = 8
NOMINATE: Final = 9
SEARCHED: Final = 10

# finish rules
WIN: Final = 0
GOES_ON: Final = 1
FORBIDDEN: Final = 2

# match states: what the next card is matched with; 0..51 are cards
NAMED: Final = 52  # .. 55: a suit named by a wild card
ANY: Final = 56
ANY_BUT_WILD: Final = 57
STATES: Final = 58

# what may be laid after drawing
AFTER_ANY: Final = 0
AFTER_DRAWN: Final = 1
AFTER_NONE: Final = 2

# wild on wild
WILD_NEVER: Final = 0
WILD_NAMED_SUIT: Final = 1
WILD_ALWAYS: Final = 2

# an unannounced last card
LAST_WINS: Final = 0
LAST_PENALTY: Final = 1
LAST_CLAIM: Final = 2

# a last card that was drawn
DRAWN_NEVER: Final = 0
DRAWN_AFTER_TURN: Final = 1
DRAWN_AT_ONCE: Final = 2

# marks of a seat in Kernel.calls, bit seat + …: announced, may still announce, may be challenged, drew its only card,
# announced that only wild cards are left
ANNOUNCED: Final = 0
SILENT: Final = 8
OWED: Final = 16
DREW_ONE: Final = 24
SAID_WILD: Final = 32
ANY_OWED: Final = 0xFF0000
NOT_OWED: Final = 0xFFFF00FFFF

# whether a wild card names a suit
NAMES_NONE: Final = 0
NAMES_MUST: Final = 1
NAMES_MAY: Final = 2

# event log: code, seat, value, extra
EV_START: Final = 1
EV_CUT: Final = 2
EV_TOOK: Final = 3
EV_LEFT: Final = 4
EV_REDEALT: Final = 5
EV_DEALT: Final = 6
EV_PLAYED: Final = 7
EV_DREW: Final = 8
EV_PASSED: Final = 9
EV_RESHUFFLED: Final = 10
EV_OWES: Final = 11
EV_SKIPPED: Final = 12
EV_TURNED: Final = 13
EV_ANNOUNCED: Final = 14
EV_CHALLENGED: Final = 15
EV_WRONG_CARD: Final = 16
EV_WON: Final = 17
EV_VOID: Final = 18

# what EV_PLAYED's extra holds beside as_kind + 64 * (suit + 1)
SAID: Final = 512
SAID_WILD_TOO: Final = 2048

# why cards were drawn
WHY_TURN: Final = 0
WHY_OWED: Final = 1
WHY_HIT: Final = 2
WHY_SEARCH: Final = 3
WHY_NOT_ANNOUNCED: Final = 4
WHY_WRONG_CARD: Final = 5
WHY_FINAL: Final = 6
WHY_DEALT: Final = 7
