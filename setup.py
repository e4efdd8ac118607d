"""Compile the kernel, the playing policies and the way of a move when possible; otherwise install the same files as
plain Python.

``MAUMAU_COMPILE`` decides: ``auto`` (default) falls back to plain Python when mypyc, a C compiler
or the Python headers are missing; ``1`` makes that an error; ``0`` never compiles.

``MAUMAU_WEB`` decides about the web client: ``auto`` (default) builds it where it is not current and goes on without it
where that fails; ``must`` makes that an error; ``skip`` packs what lies in src/maumau/static.
"""

import os
import runpy
import sys
import textwrap
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent
COMPILED = ("src/maumau/engine/kernel", "src/maumau/bots/policy")
WAY_OF_A_MOVE = {
    "engine": "deal events legality looks observation position refusing seating",
    "table": "agreement clock dealing evolve handle parts people playing run timeouts view",
    "server": "limits",
    "server/play": "connection outbox room",
    "server/views": "events fair legal render state",
}
"""Modules beside them that every move of every table goes through (docs/design/server.md, section 0)."""
NOT_COMPILED = {"__init__.py", "_vec.py"}
C_FLAGS = ["-O3", "-fno-semantic-interposition", "-fomit-frame-pointer"]
QUICKLY = ["-O1"]
"""For the way of a move: it handles objects of Python, and -O3 takes twice as long to compile without being faster."""
WITHOUT_BUILD = {"egg_info", "dist_info", "sdist", "clean", "--help", "--version"}

mode = os.environ.get("MAUMAU_COMPILE", "auto")
if mode not in {"auto", "0", "1"}:
    raise SystemExit(f"maumau: MAUMAU_COMPILE is {mode!r}; use auto, 1 (must) or 0 (never)")


def kernel_modules() -> list[str]:
    """Return the files of the kernel and the policies, relative to this folder, sorted."""
    return sorted(
        f"{folder}/{path.name}"
        for folder in COMPILED
        for path in (ROOT / folder).glob("*.py")
        if path.name not in NOT_COMPILED
    )


def modules_on_the_way() -> list[str]:
    """Return the files of the way of a move, relative to this folder, sorted."""
    return sorted(f"src/maumau/{folder}/{name}.py" for folder, names in WAY_OF_A_MOVE.items() for name in names.split())


def extensions() -> list[Extension]:
    """Return them as C extensions; none when it is not to be, or cannot be, compiled."""
    kernel, way = kernel_modules(), modules_on_the_way()
    if mode == "0" or not kernel or WITHOUT_BUILD & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 (absent where nothing is compiled)

        compiled = mypycify(
            # What the server needs is known where wheels are built in an environment with it, and else not asked for.
            ["--config-file=", "--ignore-missing-imports", *kernel, *way],
            opt_level="3",
            debug_level="0",
            separate=[(kernel, "maumau"), (way, "maumau_way")],
        )
    except (ImportError, SystemExit) as error:
        if mode == "1":
            raise
        give_up(f"mypyc: {type(error).__name__} {error}")
        return []
    if os.name != "nt":
        for extension in compiled:
            # The extensions share one list, so it is replaced, not extended.
            last = QUICKLY if "maumau_way" in " ".join(extension.sources) else []
            extension.extra_compile_args = [*extension.extra_compile_args, *C_FLAGS, *last]
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


def build_web() -> None:
    """Bring src/maumau/static up to date, as ``MAUMAU_WEB`` says."""
    web = os.environ.get("MAUMAU_WEB", "auto")
    if web not in {"auto", "must", "skip"}:
        raise SystemExit(f"maumau: MAUMAU_WEB is {web!r}; use auto, must or skip")
    if web == "skip":
        return
    tool = runpy.run_path(str(ROOT / "tools" / "web_build.py"))
    try:
        tool["build"]()
    except tool["WebError"] as error:
        if web == "must":
            raise
        short = textwrap.shorten(str(error), 100, placeholder=" …")
        print(f"maumau: web client not built ({short})", file=sys.stderr)


class BuildPyWithWeb(build_py):
    """Build the web client first, so that it is packed."""

    def run(self) -> None:
        """Build the client, then collect the files, those of the client too."""
        if not self.editable_mode:
            build_web()
            self.__dict__.pop("data_files", None)  # the list of before the client was built
        super().run()


class SdistWithWeb(sdist):
    """An sdist brings the built client along: who installs from it needs no Node."""

    def run(self) -> None:
        """Build the client, then pack."""
        build_web()
        super().run()


setup(
    ext_modules=extensions(),
    options={"build_ext": {"parallel": 2}},
    cmdclass={"build_ext": OptionalBuildExt, "build_py": BuildPyWithWeb, "sdist": SdistWithWeb},
)
