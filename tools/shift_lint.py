"""Refuse shifts of a literal in kernel files: mypyc makes them 32 bits wide without a word.

``1 << k`` with an ``i64`` ``k`` becomes a C ``int`` shift, so ``1 << 40`` gives 256. The kernel
looks bits up in a table instead; only ``tables.py``, which fills the tables, may shift.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KERNEL = ROOT / "src" / "maumau" / "engine" / "kernel"
MAY_SHIFT = {"tables.py"}
SHIFT = re.compile(r"(\b[0-9]+|\bone)\s*<<(?!=)")


def faults(folder: Path = KERNEL) -> list[str]:
    """Return ``file:line: code`` for every shift of a literal, or of a local named ``one``."""
    return [
        f"{path.name}:{number}: {line.strip()}"
        for path in sorted(folder.glob("*.py"))
        if path.name not in MAY_SHIFT
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if SHIFT.search(line.partition("#")[0])
    ]


def main() -> int:
    """Print the faults; return 1 when there are any."""
    found = faults()
    for fault in found:
        print(f"kernel/{fault}: a literal left of << is 32 bits wide when compiled; use a table")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
