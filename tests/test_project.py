"""The repository keeps its own promises: layers, targets, files, versions, paths."""

import ast
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import maumau
from tools import shift_lint, size_report

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "maumau"
PURE = ("engine", "table")


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def contracts() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pyproject()["tool"]["importlinter"]["contracts"]
    return found


def impure_modules() -> set[str]:
    """Return what the import contract keeps out of engine and table."""
    return next(set(c["forbidden_modules"]) for c in contracts() if "pure" in c["name"])


def tracked_files() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def make_targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert phony is not None
    return set(phony[1].split()) - {"force"}


def scenario_documents() -> Iterator[tuple[Path, dict[str, Any]]]:
    for path in sorted((ROOT / "scenarios").rglob("*.yaml")):
        for document in yaml.safe_load_all(path.read_text(encoding="utf-8")):
            yield path, document


# ---------------------------------------------------------------- layers


def test_every_part_of_the_package_has_a_layer() -> None:
    layers = next(contract["layers"] for contract in contracts() if contract["type"] == "layers")
    named = {name for line in layers for name in re.findall(r"\w+", line)}
    parts = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    parts |= {path.stem for path in SOURCE.glob("*.py")} - {"__init__", "__main__"}
    assert parts <= named


def imported_modules(path: Path) -> set[str]:
    """Return the first parts of the absolute names that a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names.add(node.module.partition(".")[0])
    return names


@pytest.mark.parametrize("part", PURE)
def test_engine_and_table_import_only_pure_parts_of_the_standard_library(part: str) -> None:
    allowed = (sys.stdlib_module_names - impure_modules()) | {"maumau"}
    strangers = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in (SOURCE / part).rglob("*.py")
        for name in imported_modules(path) - allowed
    }
    assert strangers == set()


def test_the_import_contract_forbids_chance_clocks_sockets_and_every_requirement() -> None:
    requirements = {name.partition(".")[0].lower() for name in requirement_names()}
    modules = {"pyyaml": "yaml", "argon2-cffi": "argon2", "prometheus-client": "prometheus_client"}
    packages = {modules.get(name, name) for name in requirements - {"librt"}}
    impure = {"random", "secrets", "time", "asyncio", "os", "socket", "sqlite3"}
    assert impure | packages <= impure_modules()


# ---------------------------------------------------------------- make, versions, lock


def test_make_help_lists_every_target() -> None:
    shown = subprocess.run(
        ["make", "--no-print-directory", "help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert set(re.findall(r"^  make ([a-z-]+)  +\S", shown.stdout, re.MULTILINE)) == make_targets()


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_documents_name_existing_targets_only(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    named = set(re.findall(r"(?:`|^ *)make ([a-z-]+)", text, re.MULTILINE))
    assert named
    assert named <= make_targets()


def test_the_version_is_the_same_everywhere() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## .*?(\d+\.\d+\.\d+)", changelog, re.MULTILINE)
    assert newest is not None
    assert maumau.__version__ == pyproject()["project"]["version"] == newest[1]


def requirement_names() -> list[str]:
    return [re.split(r"[\s><=;\[]", line)[0] for line in pyproject()["project"]["dependencies"]]


def test_the_lock_pins_every_requirement_with_a_hash_and_names_no_host() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    pinned = re.findall(r"^([a-z0-9-]+)==\S+(?: ;[^\\\n]*)? \\\n +--hash=sha256:", lock, re.MULTILINE)
    wanted = pyproject()["dependency-groups"]["dev"] + pyproject()["build-system"]["requires"]
    names = [re.split(r"[\s><=;\[]", line)[0] for line in wanted] + requirement_names()
    assert {re.sub(r"[._]", "-", name.lower()) for name in names} <= set(pinned)
    assert len(pinned) == lock.count("==") - lock.count(" == ")
    assert "://" not in lock


# ---------------------------------------------------------------- rule book, scenarios


def test_the_scenarios_are_all_here() -> None:
    folders = Counter(path.parent.name for path, _ in scenario_documents())
    assert set(folders) == {
        "extra",
        "jokers-505",
        "mau-king",
        "mau-king-table",
        "serbian-501",
        "skat-32",
        "skat-32-points",
    }
    assert folders.total() >= 100


def test_scenario_ids_are_unique() -> None:
    ids = Counter((path.parent.name, document["id"]) for path, document in scenario_documents())
    assert [name for name, count in ids.items() if count > 1] == []


def test_scenarios_cite_clauses_of_the_rule_book() -> None:
    book = (ROOT / "docs" / "rules" / "rule-book.md").read_text(encoding="utf-8")
    known = set(re.findall(r"\bS[0-3]-\d+|\bA-\d+", book))
    unknown = {
        f"{path.name}: {document['id']}: {clause}"
        for path, document in scenario_documents()
        for clause in re.findall(r"\bS[0-3]-\d+|\bA-\d+", str(document.get("why", "")))
        if clause not in known
    }
    assert unknown == set()


@pytest.mark.parametrize("name", ["rule-book", "scenario-format", "family", "skat-tables"])
def test_the_rules_are_documented(name: str) -> None:
    assert (ROOT / "docs" / "rules" / f"{name}.md").stat().st_size > 1000


# ---------------------------------------------------------------- text


def test_no_file_names_a_folder_of_somebodys_computer() -> None:
    absolute = re.compile(r"(?<![\w.*)}~])/(?:work|root|home|farm|Users)/\w")
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in tracked_files()
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1)
        if absolute.search(line)
    ]
    assert found == []


def without_code(markdown: str) -> str:
    return re.sub(r"```.*?```|`[^`\n]*`|^    .*$", "", markdown, flags=re.DOTALL | re.MULTILINE)


def test_links_between_documents_lead_somewhere() -> None:
    broken = [
        f"{path.relative_to(ROOT)}: {target}"
        for path in tracked_files()
        if path.suffix == ".md"
        for target in re.findall(r"\]\(([^)#\s]+)", without_code(path.read_text(encoding="utf-8")))
        if "://" not in target and not (path.parent / target).exists()
    ]
    assert broken == []


# ---------------------------------------------------------------- tools


def test_the_shift_lint_finds_literal_shifts_outside_tables(tmp_path: Path) -> None:
    (tmp_path / "play.py").write_text("a = 1 << k\nb = one << k\nc = bit[k]  # not 1 << k\nd <<= 1\n")
    (tmp_path / "tables.py").write_text("bit = [1 << k for k in range(60)]\n")
    assert shift_lint.faults(tmp_path) == ["play.py:1: a = 1 << k", "play.py:2: b = one << k"]


def test_the_size_report_counts_a_function_without_its_docstring(tmp_path: Path) -> None:
    path = tmp_path / "long.py"
    path.write_text('def f():\n    """One\n    two.\n    """\n' + "    x = 1\n" * 49)
    module = size_report.read_module(path, tmp_path)
    assert (module.lines, [function.lines for function in module.functions]) == (53, [50])
    assert list(size_report.overlong([module], 52, 49)) == [
        "long.py: 53 lines",
        "long.py:1 f: 50 lines",
    ]
    assert list(size_report.overlong([module], 53, 50)) == []
