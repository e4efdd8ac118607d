"""Finished deals: what a table's log says of them, and whose rating they move (docs/ratings.md)."""

from maumau.results.gather import (
    Reading as Reading,
    hints_given as hints_given,
    never_rated as never_rated,
    settlement_of as settlement_of,
)
from maumau.results.rating import (
    DAY as DAY,
    FEWEST_OPPONENTS as FEWEST_OPPONENTS,
    MOST_MEETINGS as MOST_MEETINGS,
    RULES as RULES,
    provisional as provisional,
    rated as rated,
)
from maumau.results.records import named as named, public_id as public_id, record_text as record_text
