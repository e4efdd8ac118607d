"""Find a Chromium for the browser tests, or fetch one below this folder.

Order: ``$MAUMAU_CHROMIUM``, a browser of this machine, Playwright's own, ``playwright install chromium``, and last the
npm package ``@sparticuz/chromium`` (a browser inside a registry package, for Linux, unpacked with the Node of a wheel).

python tests/browser/browser.py    finds or fetches one and says which
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools.web_build import WebError, node  # noqa: E402 (found through the path above)

FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
]
NPM_PIN: Final = "@sparticuz/chromium@153.0.0"
CACHE: Final = ROOT / ".cache" / "browser"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
UNPACK: Final = """
import chromium from '@sparticuz/chromium';
console.log(JSON.stringify({ path: await chromium.executablePath(), lib: process.env.LD_LIBRARY_PATH ?? '' }));
"""

Options = dict[str, Any]
"""Launch options of Playwright."""


def find() -> Options | None:
    """How to launch a browser that is there already; `None`: there is none."""
    for candidate in (os.environ.get("MAUMAU_CHROMIUM"), *map(shutil.which, NAMES)):
        if candidate and Path(candidate).exists():
            return {"executable_path": candidate, "args": FLAGS}
    if playwrights_own():
        return {"args": FLAGS}
    return unpacked() if (CACHE / "package.json").exists() else None


def playwrights_own() -> bool:
    """Whether Playwright has downloaded its browser."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 (slow to import)

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def fetch() -> Options:
    """The browser that is there, or a fetched one.

    Raises:
        WebError: none can be had.
    """
    found = find()
    if found:
        return found
    command = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
    if subprocess.run(command, timeout=900, capture_output=True, check=False).returncode == 0 and playwrights_own():
        return {"args": FLAGS}
    npm_install()
    return unpacked()


def npm_install() -> None:
    """Fetch the browser that is packed into an npm package."""
    program, npm = node()
    CACHE.mkdir(parents=True, exist_ok=True)
    (CACHE / "unpack.mjs").write_text(UNPACK, encoding="utf-8")
    (CACHE / "package.json").write_text('{"private": true, "type": "module"}', encoding="utf-8")
    environment = os.environ | {"PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(program), str(npm), "install", "--no-audit", "--no-fund", NPM_PIN]
    done = subprocess.run(command, cwd=CACHE, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        (CACHE / "package.json").unlink()
        raise WebError(f"no browser: install Chromium, or set MAUMAU_CHROMIUM ({done.stderr.strip()[-300:]})")


def unpacked() -> Options:
    """How to launch the browser of the npm package."""
    program, _npm = node()
    # The first setting makes it unpack the libraries too that a slim machine lacks; the second keeps it out of /tmp.
    environment = os.environ | {"AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x", "TMPDIR": str(CACHE)}
    text = subprocess.check_output([str(program), "unpack.mjs"], cwd=CACHE, env=environment, text=True)
    said = json.loads(text)
    return {"executable_path": said["path"], "args": FLAGS, "env": os.environ | {"LD_LIBRARY_PATH": said["lib"]}}


if __name__ == "__main__":
    try:
        options = fetch()
    except WebError as error:
        sys.exit(str(error))
    sys.stdout.write(f"{options.get('executable_path', 'the browser of Playwright')}\n")
