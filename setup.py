"""Compile the kernel and the playing policies when possible; otherwise install the same files as plain Python.

``MAUMAU_COMPILE`` decides: ``auto`` (default) falls back to plain Python when mypyc, a C compiler
or the Python headers are missing; ``1`` makes that an error; ``0`` never compiles.
"""

import os
import sys
import textwrap
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
COMPILED = ("src/maumau/engine/kernel", "src/maumau/bots/policy")
NOT_COMPILED = {"__init__.py", "_vec.py"}
C_FLAGS = ["-O3", "-fno-semantic-interposition", "-fomit-frame-pointer"]
WITHOUT_BUILD = {"egg_info", "dist_info", "sdist", "clean", "--help", "--version"}

mode = os.environ.get("MAUMAU_COMPILE", "auto")
if mode not in {"auto", "0", "1"}:
    raise SystemExit(f"maumau: MAUMAU_COMPILE is {mode!r}; use auto, 1 (must) or 0 (never)")


def kernel_modules() -> list[str]:
    """Return the files to compile, relative to this folder, sorted."""
    return sorted(
        f"{folder}/{path.name}"
        for folder in COMPILED
        for path in (ROOT / folder).glob("*.py")
        if path.name not in NOT_COMPILED
    )


def extensions() -> list[Extension]:
    """Return the kernel as C extensions; none when it is not to be, or cannot be, compiled."""
    modules = kernel_modules()
    if mode == "0" or not modules or WITHOUT_BUILD & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 (absent where nothing is compiled)

        compiled = mypycify(
            ["--config-file=", *modules],
            opt_level="3",
            debug_level="0",
            group_name="maumau",
        )
    except (ImportError, SystemExit) as error:
        if mode == "1":
            raise
        give_up(f"mypyc: {type(error).__name__} {error}")
        return []
    if os.name != "nt":
        for extension in compiled:
            # The extensions share one list, so it is replaced, not extended.
            extension.extra_compile_args = [*extension.extra_compile_args, *C_FLAGS]
    return compiled


def give_up(reason: str) -> None:
    """Say in one line that plain Python is installed, and why."""
    short = textwrap.shorten(reason, 100, placeholder=" …")
    print(f"maumau: not compiled, installed as plain Python ({short})", file=sys.stderr)


class OptionalBuildExt(build_ext):
    """Build the extensions, or leave them all out when one cannot be built."""

    def run(self) -> None:
        """Build; on failure remove what was built, unless compiling is a must."""
        try:
            super().run()
        except Exception as error:
            if mode == "1":
                raise
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions.clear()
            give_up(f"C compiler: {error}")


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuildExt})
