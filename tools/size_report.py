"""Print how large the source is, and fail where the size budget of docs/design/style.md is broken.

Refused: a module above 500 lines, and a function above 50 lines without its docstring.
Listed for review: modules above 300 lines and functions above 25.
"""

import ast
import statistics
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULE_REVIEW, MODULE_LIMIT = 300, 500
FUNCTION_REVIEW, FUNCTION_LIMIT = 25, 50
# Data written as Python may be long.
DATA_MODULES: frozenset[str] = frozenset()

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Function:
    """A function of the source."""

    where: str
    """``path:line name``."""
    lines: int
    """Lines from ``def`` to the end, docstring left out."""


@dataclass(frozen=True)
class Module:
    """A file of the source."""

    path: str
    lines: int
    functions: tuple[Function, ...]


def body_lines(node: FunctionNode) -> int:
    """Return the lines of a function from its ``def`` to its end, without its docstring."""
    lines = (node.end_lineno or node.lineno) - node.lineno + 1
    if ast.get_docstring(node, clean=False) is not None:
        doc = node.body[0]
        lines -= (doc.end_lineno or doc.lineno) - doc.lineno + 1
    return lines


def read_module(path: Path, root: Path = ROOT) -> Module:
    """Measure one Python file."""
    text = path.read_text(encoding="utf-8")
    name = path.relative_to(root).as_posix()
    functions = tuple(
        Function(f"{name}:{node.lineno} {node.name}", body_lines(node))
        for node in ast.walk(ast.parse(text, name))
        if isinstance(node, FunctionNode)
    )
    return Module(name, len(text.splitlines()), functions)


def percentile(values: list[int], share: float) -> int:
    """Return the value that ``share`` of the values do not exceed; 0 when there are none."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else 0


def table(title: str, modules: list[Module]) -> str:
    """Return one line of the table: files, lines, longest module; functions and their lengths."""
    lengths = [function.lines for module in modules for function in module.functions]
    lines = [module.lines for module in modules]
    median = statistics.median(lengths) if lengths else 0
    return (
        f"{title:<12}{len(modules):>6}{sum(lines):>8}{max(lines, default=0):>9}"
        f"{len(lengths):>11}{median:>8g}{percentile(lengths, 0.9):>6}{max(lengths, default=0):>9}"
    )


def overlong(modules: list[Module], module_lines: int, function_lines: int) -> Iterator[str]:
    """Name every module and function above these numbers of lines, the data modules excepted."""
    for module in modules:
        if module.lines > module_lines and module.path not in DATA_MODULES:
            yield f"{module.path}: {module.lines} lines"
        for function in module.functions:
            if function.lines > function_lines:
                yield f"{function.where}: {function.lines} lines"


def packages(folder: Path) -> dict[str, list[Path]]:
    """Group the Python files of the package by its parts, such as ``engine`` and ``cli``."""
    groups: dict[str, list[Path]] = {}
    for path in sorted(folder.rglob("*.py")):
        inner = path.relative_to(folder)
        groups.setdefault(inner.parts[0] if len(inner.parts) > 1 else "(top)", []).append(path)
    return groups


def main() -> int:
    """Print the table; return 1 when something is refused."""
    source: list[Module] = []
    print("               files   lines  longest  functions  median   p90  longest")
    for name, paths in packages(ROOT / "src" / "maumau").items():
        modules = [read_module(path) for path in paths]
        source += modules
        print(table(name, modules))
    tests = [read_module(path) for path in sorted((ROOT / "tests").rglob("*.py"))]
    tools = [read_module(path) for path in sorted((ROOT / "tools").rglob("*.py"))]
    print(table("= source", source))
    print(table("tests", tests))
    print(table("tools", tools))

    refused = list(overlong([*source, *tests, *tools], MODULE_LIMIT, FUNCTION_LIMIT))
    for line in overlong([*source, *tools], MODULE_REVIEW, FUNCTION_REVIEW):
        print(f"{'refused' if line in refused else 'review'}: {line}")
    if refused:
        print("too long (docs/design/style.md, size budget):", *refused, sep="\n  ", file=sys.stderr)
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
