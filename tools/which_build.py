"""Say which build of the package this interpreter imports; fail when it is the source folder."""

import importlib.util
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"


def main() -> int:
    """Print the folder and whether the kernel is compiled; return 1 for the source folder."""
    package = importlib.util.find_spec("maumau")
    if package is None or package.origin is None:
        print("maumau is not installed for this interpreter", file=sys.stderr)
        return 1
    folder = Path(package.origin).parent
    if folder.is_relative_to(SOURCE):
        print(f"maumau comes from {folder}, not from the built wheel", file=sys.stderr)
        return 1
    compiled = importlib.util.find_spec("maumau__mypyc") is not None
    print(f"Testing {folder}, {'compiled kernel' if compiled else 'plain Python (not compiled)'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
