"""docs/fairness-spec.md quotes its test vectors rightly and names every fault."""

from __future__ import annotations

import re
from pathlib import Path

from maumau.fair import VERSION
from tests.fair.test_vectors import stored

ROOT = Path(__file__).resolve().parents[2]
SPEC = (ROOT / "docs" / "fairness-spec.md").read_text(encoding="utf-8")
TYPES = (ROOT / "web" / "src" / "fair" / "verify.d.ts").read_text(encoding="utf-8")
VERIFIER = (ROOT / "web" / "src" / "fair" / "verify.js").read_text(encoding="utf-8")


def test_the_bytes_in_the_text_are_those_of_the_vectors() -> None:
    case = stored("promises.json")
    quoted = dict(re.findall(r"^    ([CLK])   ([0-9a-f]{64})$", SPEC, re.MULTILINE))
    assert quoted == {"C": case["deal"]["commitment"], "L": case["closing"], "K": case["key"]}
    stream = stored("stream.json")
    assert stream["key"] == bytes(range(32)).hex()
    assert f"begins with `{stream['streams']['order/0'][:32]}`" in SPEC
    first = stream["cuts"][0]
    assert (
        f"the cut after shuffle {first['number']} of {first['low']} to {first['high']} cards is {first['cut']}" in SPEC
    )


def test_every_file_of_vectors_is_named() -> None:
    files = {path.name for path in (ROOT / "tests" / "data" / "fair").iterdir()}
    assert files == set(re.findall(r"^\| `(\w+\.json)`", SPEC, re.MULTILINE))


def test_every_code_of_the_verifier_is_typed_and_documented() -> None:
    codes = set(re.findall(r"code: '([a-z-]+)'", VERIFIER)) | set(
        re.findall(r"new Mismatch\([^,]+(?: -1)?, '([a-z-]+)'", VERIFIER)
    )
    assert len(codes) > 15
    typed = set(re.findall(r"^    \| '([a-z-]+)'", TYPES, re.MULTILINE))
    assert codes == typed
    assert all(f"`{code}`" in SPEC for code in codes)


def test_the_verifier_stands_alone() -> None:
    assert not re.search(r"^\s*import\b|\bimport\(|\brequire\(|crypto", VERIFIER, re.MULTILINE)
    assert f"VERSION = '{VERSION}'" in VERIFIER
