"""Game records: one deal or a whole match as text that people can read, checked by replay (docs/notation.md).

>>> from maumau.records import read
>>> for record in read("match.mau"):  # doctest: +SKIP
...     print(record.players, record.points)
"""

from maumau.records.build import record_of
from maumau.records.chain import check_chain
from maumau.records.matches import matches
from maumau.records.model import Ending, Made, Record, RecordError
from maumau.records.reader import read
from maumau.records.replaying import check_replay, steps
from maumau.records.statistics import Statistics
from maumau.records.transcript import transcript
from maumau.records.verify import Report, verify
from maumau.records.writer import to_text, write

__all__ = [
    "Ending",
    "Made",
    "Record",
    "RecordError",
    "Report",
    "Statistics",
    "check_chain",
    "check_replay",
    "matches",
    "read",
    "record_of",
    "steps",
    "to_text",
    "transcript",
    "verify",
    "write",
]
