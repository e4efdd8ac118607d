"""Say which build of the package this interpreter imports, and refuse one that tests nothing new.

Refused: the source folder, and plain Python where a C compiler would have allowed compiling.
"""

import importlib.util
import os
import shutil
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"


def may_compile() -> bool:
    """Return whether this computer has a C compiler and compiling was not switched off."""
    compilers = [*os.environ.get("CC", "cc").split()[:1], "gcc", "clang"]
    return os.environ.get("MAUMAU_COMPILE") != "0" and any(map(shutil.which, compilers))


def main() -> int:
    """Print the folder and whether the kernel is compiled; return 1 when the build is refused."""
    package = importlib.util.find_spec("maumau")
    if package is None or package.origin is None:
        print("maumau is not installed for this interpreter", file=sys.stderr)
        return 1
    folder = Path(package.origin).parent
    if folder.is_relative_to(SOURCE):
        print(f"maumau comes from {folder}, not from the built wheel", file=sys.stderr)
        return 1
    if importlib.util.find_spec("maumau__mypyc") is not None:
        print(f"maumau in {folder}: compiled kernel")
        return 0
    print(f"maumau in {folder}: plain Python, not compiled")
    if may_compile():
        print("There is a C compiler, so the kernel should have been compiled;", file=sys.stderr)
        print("see .cache/build.log, or run with MAUMAU_COMPILE=0 if meant.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
