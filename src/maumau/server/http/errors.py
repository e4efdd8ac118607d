"""Every error over HTTP as the same JSON: an id, and words for developers."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from maumau.engine.rules.faults import RulesError
from maumau.server import protocol as p
from maumau.server.catalog import UnknownRules, faults_view
from maumau.server.http.static import SAFE
from maumau.server.watch.logs import log_error
from maumau.store import StoreError
from maumau.table import Refused


class ApiError(Exception):
    """Something that is answered with a status and an id."""

    def __init__(self, status: int, error: str, message: str = "") -> None:
        super().__init__(message)
        self.status, self.error, self.message = status, error, message


HEADERS: Final = SAFE | {"cache-control": "no-store"}
AnyRequest = Request[Any, Any, State]
IDS = {400: "bad_request", 401: "no_session", 403: "forbidden", 404: "not_found", 405: "bad_method", 413: "too_big"}


def answer(status: int, error: str, message: str = "", **more: Any) -> Response[p.HttpError]:
    """An error as an answer."""
    body = p.HttpError(error, message, **more)
    return Response(body, status_code=status, media_type="application/json", headers=HEADERS)


def api_error(_: AnyRequest, error: ApiError) -> Response[p.HttpError]:
    """One of our own."""
    return answer(error.status, error.error, error.message)


def http_error(_: AnyRequest, error: HTTPException) -> Response[p.HttpError]:
    """One of the framework: no such path, a body that is none."""
    extra = "; ".join(str(item.get("message", item)) for item in error.extra or [] if isinstance(item, dict))
    return answer(error.status_code, IDS.get(error.status_code, "error"), f"{error.detail} {extra}".strip())


def bad_rules(_: AnyRequest, error: RulesError) -> Response[p.HttpError]:
    """House rules that do not hold."""
    return answer(400, "bad_rules", str(error), faults=faults_view(error))


def unknown_rules(_: AnyRequest, error: UnknownRules) -> Response[p.HttpError]:
    """No such rule set."""
    return answer(404, "not_found", str(error))


def refused(_: AnyRequest, error: Refused) -> Response[p.HttpError]:
    """A table that cannot be."""
    return answer(400, error.id, str(error), values=dict(error.values))


def bad_value(_: AnyRequest, error: ValueError) -> Response[p.HttpError]:
    """A value that is none."""
    return answer(400, "bad_request", str(error))


def too_deep(_: AnyRequest, __: RecursionError) -> Response[p.HttpError]:
    """A body that is nested too deeply for anybody."""
    return answer(400, "bad_request", "this is nested too deeply")


def no_store(_: AnyRequest, error: StoreError) -> Response[p.HttpError]:
    """The store did not do it."""
    log_error("store failed", error=str(error))
    return answer(503, "not_stored", "the server could not keep it; try again")


def fault(request: AnyRequest, _: Exception) -> Response[p.HttpError]:
    """A fault of ours."""
    log_error("request failed", path=request.url.path)
    return answer(500, "internal", "a fault of the server")


HANDLERS: Any = {
    ApiError: api_error,
    HTTPException: http_error,
    RulesError: bad_rules,
    UnknownRules: unknown_rules,
    Refused: refused,
    ValueError: bad_value,
    RecursionError: too_deep,
    StoreError: no_store,
    Exception: fault,
}
