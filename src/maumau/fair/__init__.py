"""Chance that everybody can verify: who promised what before the cards were dealt, and what follows from it.

Specified byte for byte in docs/fairness-spec.md.  Nothing here draws chance: secrets and contributions are arguments.
`Gathering` collects them before a deal, `FairDeal` is what it ends in and what a record keeps, `Keyed` is its chance.
"""

from maumau.fair.check import Fault, Receipt, check_fair, check_receipt
from maumau.fair.gathering import Gathering
from maumau.fair.promise import (
    MOST,
    NOTHING,
    SIZE,
    VERSION,
    WATCHER,
    Binding,
    Contribution,
    FairDeal,
    FairError,
    contributor_name,
    promise,
    rules_digest,
)
from maumau.fair.stream import Keyed

__all__ = [
    "MOST",
    "NOTHING",
    "SIZE",
    "VERSION",
    "WATCHER",
    "Binding",
    "Contribution",
    "FairDeal",
    "FairError",
    "Fault",
    "Gathering",
    "Keyed",
    "Receipt",
    "check_fair",
    "check_receipt",
    "contributor_name",
    "promise",
    "rules_digest",
]
