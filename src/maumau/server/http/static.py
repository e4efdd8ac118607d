"""The built client: read once, checked once, sent with the right types and headers; and a clear page without it."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import State

TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".ftl": "text/plain",
    ".txt": "text/plain",
}
"""Named here, because the tables of operating systems differ; the framework adds the charset to texts."""
PACKED: Final = (".html", ".js", ".mjs", ".css", ".json", ".webmanifest", ".svg", ".ftl", ".txt", ".wasm")
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
ASK_AGAIN: Final = "no-cache"

MISSING: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mau-Mau: the web client is missing</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem}</style>
<h1>The web client is missing</h1>
<p>This server runs, but the pages to play on were not built into this installation.</p>
<p>In a source folder with Node, <code>make play</code> builds them; an installed wheel brings them along.
Until then <code>maumau play</code> plays in the terminal, and the <a href="/api/about">API</a> answers.</p>
</html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """One file, ready to be sent."""

    body: bytes
    packed: bytes
    """The same with gzip; empty where that is no gain."""
    kind: str
    etag: str
    cache: str


class Client:
    """The files of the built client."""

    def __init__(self, folder: Path | None) -> None:
        self.files: dict[str, File] = {}
        if folder is not None and (folder / "index.html").is_file():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self.files[name] = read(path, name)

    def answer(self, request: Request[Any, Any, State]) -> Response[bytes]:
        """The file of a path; pages of the client for all that is no file."""
        name = request.url.path.strip("/")
        file = self.files.get(name)
        if file is None and "." in name.rpartition("/")[2]:
            return Response(b"not found", status_code=404, media_type="text/plain", headers=headers(request))
        page = file or self.files.get("index.html")
        if page is None:
            return Response(MISSING.encode(), status_code=503, media_type=TYPES[".html"], headers=headers(request))
        return send(page, request)


def read(path: Path, name: str) -> File:
    """A file from the disk."""
    body = path.read_bytes()
    packed = gzip.compress(body, 9, mtime=0) if path.suffix in PACKED else b""
    return File(
        body=body,
        packed=packed if len(packed) < len(body) else b"",
        kind=TYPES.get(path.suffix, "application/octet-stream"),
        etag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        cache=FOR_EVER if name.startswith("assets/") else ASK_AGAIN,
    )


def send(file: File, request: Request[Any, Any, State]) -> Response[bytes]:
    """A file as an answer; nothing but headers to who has it already."""
    sent = {**headers(request), "cache-control": file.cache, "etag": file.etag, "vary": "accept-encoding"}
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=sent, media_type=file.kind)
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**sent, "content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.body, headers=sent, media_type=file.kind)


def headers(request: Request[Any, Any, State]) -> dict[str, str]:
    """What browsers are told to allow: this site's own scripts and its own socket, in no frame."""
    host = request.headers.get("host", "")
    socket = f"ws://{host} wss://{host}" if all(c.isalnum() or c in ".-:[]" for c in host) else ""
    policy = {
        "default-src": "'self'",
        "script-src": "'self' 'wasm-unsafe-eval'",
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data:",
        "connect-src": f"'self' {socket}".strip(),
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
        "object-src": "'none'",
    }
    return {"content-security-policy": "; ".join(f"{name} {value}" for name, value in policy.items()), **SAFE}


SAFE: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
