"""Write docs/deal-lengths.md: how long deals last under two random players (some minutes on the compiled wheel)."""

from __future__ import annotations

import sys
from pathlib import Path

from maumau.rulesets import shipped
from maumau.testing.lengths import lengths, summary

HEAD = """# How long deals last

Moves of a deal, over all numbers of players of a rule set in turn. *random-card* lays a random card that fits and draws
only when none does; *uniform* chooses among all legal moves, drawing and passing included, each as likely. People end
deals sooner than both. Written by `tools/deal_lengths.py`; `make soak` asserts that no random-card deal is longer than
5,000 moves and that no uniform one reaches 1,000,000.

| rule set | player | deals | mean | median | 99 % | longest |
| --- | --- | ---: | ---: | ---: | ---: | ---: |
"""
DEALS = {"random-card": 100_000, "uniform": 20_000}


def main() -> None:
    lines = []
    for name in shipped():
        for policy, deals in DEALS.items():
            found = summary(list(lengths(name, deals, 1, policy)))
            figures = " | ".join(f"{found[key]:,.0f}" for key in ("mean", "median", "p99", "longest"))
            lines.append(f"| `{name}` | {policy} | {deals:,} | {figures} |")
            print(lines[-1], flush=True)
    Path(sys.argv[1] if len(sys.argv) > 1 else "docs/deal-lengths.md").write_text(
        HEAD + "\n".join(lines) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main()
