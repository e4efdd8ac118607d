"""The client's own tests, its types, and its weight."""

from __future__ import annotations

import gzip
import re
import subprocess

import pytest

from maumau.text import LANGUAGES
from tools import web_build

BUDGET = 120_000
"""Bytes of the first load with gzip, fonts left out."""


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    """The client has been built, so its tools are installed."""
    if not web_build.current():
        pytest.fail("the web client is not built from what is here: run make web", pytrace=False)


def node(*arguments: str) -> None:
    """Run Node in web/; it must succeed."""
    program, _npm = web_build.node()
    done = subprocess.run([str(program), *arguments], cwd=web_build.WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]


def test_the_types_are_those_of_the_protocol() -> None:
    node("scripts/types.mjs", "--check")


def test_unit_tests() -> None:
    node("node_modules/vitest/vitest.mjs", "run", "--no-color")


def test_scripts_and_styles_are_clean() -> None:
    node("node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", ".")


def test_types_are_sound() -> None:
    node("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def words_of(language: str) -> list[str]:
    """The built files with the words of a language that the first screen shows."""
    files = (web_build.OUT / "assets").glob(f"{language}-*.js")
    return [f"assets/{path.name}" for path in files if "home-claim" in path.read_text(encoding="utf-8")]


def first_load(language: str) -> set[str]:
    """The files that the first screen loads in a language, fonts left out."""
    index = (web_build.OUT / "index.html").read_text(encoding="utf-8")
    waiting = [name for name in re.findall(r'(?:src|href)="/(assets/[^"]+)"', index) if not name.endswith(".woff2")]
    loaded: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in loaded:
            continue
        loaded.add(name)
        if name.endswith(".js"):
            source = (web_build.OUT / name).read_text(encoding="utf-8")
            static = re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', source)
            waiting += [f"assets/{found}" for found in static]
    chunk = re.search(rf"assets/({language}-[\w-]+\.js)", " ".join(words_of(language)))
    assert chunk is not None, f"the words of {language}"
    loaded.add(chunk[0])
    return loaded


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_is_light(language: str) -> None:
    files = [web_build.OUT / name for name in first_load(language)] + [web_build.OUT / "index.html"]
    weight = sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)
    assert weight > 40_000, "something was not found"
    assert weight <= BUDGET
