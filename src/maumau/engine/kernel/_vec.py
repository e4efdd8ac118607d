"""What the kernel sees when it runs as plain Python: a ``vec[i64]`` is a list, an ``i64`` an int.

mypy and mypyc read ``_vec.pyi`` instead, which re-exports the real ones; the compiled kernel never touches this
module.
"""

from collections.abc import Callable
from typing import Any


class _Vec:
    def __getitem__(self, _item: object) -> type[list[Any]]:
        return list


def mypyc_attr(**_options: object) -> Callable[[type], type]:
    return lambda cls: cls


vec = _Vec()
i64 = int
