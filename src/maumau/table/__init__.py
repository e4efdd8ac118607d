"""The table: a pure state machine of seats, clocks and the deals of a match.

Commands come in with the time and a source of chance, events come out; the table is the fold of its events.  No input,
no output, no clock of its own: the server keeps the timer, the store keeps the events.
"""

from maumau.table.chance import Fresh as Fresh, Sealed as Sealed
from maumau.table.clock import Ask as Ask, asks as asks, next_deadline as next_deadline
from maumau.table.evolve import Step as Step, evolve as evolve, fold as fold
from maumau.table.handle import create as create, handle as handle, on_deadline as on_deadline
from maumau.table.refusals import REFUSALS as REFUSALS, Refused as Refused
from maumau.table.settings import Settings as Settings
from maumau.table.state import Seat as Seat, Table as Table
