"""Every operation of the published description, asked what fits it and what does not: no fault of the server ever."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import httpx
import pytest
import requests
from hypothesis import HealthCheck, given, settings

from maumau.accounts import Passwords
from maumau.server.app import application
from maumau.server.http.described import described
from maumau.server.limits import Buckets
from maumau.testing.servers import Running, serving

SCHEMA = described(application(lambda: None).openapi_schema.to_schema())  # type: ignore[arg-type, return-value]
OPERATIONS = [(method, path) for path, item in SCHEMA["paths"].items() for method in item]
QUICK = {("post", "/api/session")}
"""Asked in every run; the others with the slow tests."""


SETTINGS = settings(max_examples=25, derandomize=True, database=None, suppress_health_check=list(HealthCheck))


class Boundless:
    """No limit: otherwise nearly all answers were that it is too much.  Stands for `Buckets`, which may be compiled."""

    def take(self, *_: object) -> bool:
        return True


async def open_up(server: Running) -> None:
    """Take away what would only say "wait a moment", and hashes that take long."""
    parts = server.parts
    parts.limits = dict.fromkeys(parts.limits, cast(Buckets, Boundless()))
    parts.accounts.passwords = Passwords(memory=64)
    for name in ("_addresses", "_strangers", "_known", "_codes"):
        setattr(parts.accounts.guard, name, Boundless())


@contextmanager
def in_a_thread() -> Iterator[str]:
    """The address of a server that runs in a thread."""
    started, stop, found = threading.Event(), asyncio.Event(), [""]
    loop = asyncio.new_event_loop()

    async def run() -> None:
        async with serving() as server:
            await open_up(server)
            found[0] = server.url
            started.set()
            await stop.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(run(),))
    thread.start()
    try:
        assert started.wait(20)
        yield found[0]
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join(20)
        loop.close()


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    with in_a_thread() as url:
        yield url


@pytest.mark.parametrize(
    ("method", "path"), [pytest.param(*one, marks=[] if one in QUICK else [pytest.mark.slow]) for one in OPERATIONS]
)
def test_whatever_is_asked_the_answer_is_one_that_is_described(
    method: str, path: str, site: str, caplog: pytest.LogCaptureFixture
) -> None:
    from schemathesis import GenerationMode, openapi  # noqa: PLC0415 (slow to import)
    from schemathesis.specs.openapi.checks import (  # noqa: PLC0415
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

    operation = openapi.from_dict(SCHEMA)[path][method.upper()]
    checks = [status_code_conformance, content_type_conformance, response_schema_conformance]
    session = requests.Session()
    http = httpx.Client(base_url=site, headers={"origin": site}, trust_env=False)

    def ask(case: Any) -> int:
        if http.get("/api/session").status_code == 401:  # signing out and erasing are among what is asked
            assert http.post("/api/session", json={"name": "Ana"}).status_code == 200
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        answer = case.call(base_url=site, headers={"origin": site, "cookie": cookie}, session=session, timeout=20)
        case.validate_response(answer, checks=checks)
        assert answer.status_code < 500, answer.text
        assert "Traceback" not in answer.text
        if answer.status_code >= 400:
            assert answer.json()["error"]
        return int(answer.status_code)

    @SETTINGS
    @given(case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE))
    def what_fits(case: Any) -> None:
        ask(case)

    @SETTINGS
    @given(case=operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
    def what_does_not(case: Any) -> None:
        status = ask(case)
        if broken_body(case):
            assert status >= 400, case.body

    what_fits()
    if may_be_wrong(SCHEMA["paths"][path][method]):
        what_does_not()
    http.close()
    session.close()
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


def may_be_wrong(operation: dict[str, Any]) -> bool:
    """Whether there is more than a text in the path, which may be any."""
    queries = [one for one in operation.get("parameters", []) if one["in"] == "query"]
    return bool(operation.get("requestBody") or queries)


def broken_body(case: Any) -> bool:
    """Whether the body is one that the description does not allow."""
    from schemathesis import GenerationMode  # noqa: PLC0415 (slow to import)

    return any(
        location.name == "BODY" and part.mode is GenerationMode.NEGATIVE
        for location, part in case.meta.components.items()
    )
