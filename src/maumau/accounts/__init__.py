"""Ways to sign in, and names: what holds for them, whatever keeps them and whoever asks (docs/accounts.md)."""

from maumau.accounts.codes import CODES as CODES, code_hash as code_hash, new_codes as new_codes
from maumau.accounts.names import (
    LONGEST_NAME as LONGEST_NAME,
    clean_name as clean_name,
    name_key as name_key,
    reserved as reserved,
)
from maumau.accounts.passwords import (
    SHORTEST as SHORTEST,
    Passwords as Passwords,
    weak as weak,
)
