"""Draw the transitions of a table into docs/design/table.md, from the table in maumau.table.transitions.

python tools/table_diagram.py [--check]    with --check nothing is written; exit 1 when the page is not current
"""

import re
import sys
from pathlib import Path

from maumau.table.transitions import diagram, matrix

PAGE = Path(__file__).resolve().parent.parent / "docs" / "design" / "table.md"
BLOCK = re.compile(r"(<!-- written by tools/table_diagram\.py [^\n]*-->\n).*?(<!-- end -->)", re.DOTALL)


def drawn(page: str) -> str:
    """The page with the diagram and the matrix of today."""
    return BLOCK.sub(lambda found: f"{found[1]}\n```mermaid\n{diagram()}```\n\n{matrix()}\n{found[2]}", page)


if __name__ == "__main__":
    text = PAGE.read_text(encoding="utf-8")
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(drawn(text), encoding="utf-8")
    elif drawn(text) != text:
        print(f"{PAGE.name} is not current: run python tools/table_diagram.py")
        sys.exit(1)
