"""The examples of proxies are taken by the proxies, and people play through them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import ssl
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.asyncio.client import connect

from maumau.server import protocol as p
from maumau.server.services import Config
from maumau.testing.clients import DECODER, ENCODER
from maumau.testing.ports import free_port
from maumau.testing.servers import Running, serving
from tests.deploy.test_files import DEPLOY, run, tool

NAME = "mau.example"


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate that nobody trusts."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now, day = datetime.now(UTC), timedelta(days=1)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - day)
        .not_valid_after(now + day)
        .sign(key, hashes.SHA256())
    )
    chain, private = folder / "chain.pem", folder / "key.pem"
    chain.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return chain, private


def nginx_files(folder: Path, *nodes: int) -> tuple[list[str], int]:
    """The example as it stands, with ports and files of a test; the command and the port."""
    chain, private = certificate(folder)
    plain, secure = free_port(), free_port()
    node = "    server 127.0.0.1:8000 max_fails=1 fail_timeout=2s;\n"
    text = (DEPLOY / "proxy/nginx.conf").read_text(encoding="utf-8")
    for old, new in (
        ("/etc/letsencrypt/live/mau.example/fullchain.pem", str(chain)),
        ("/etc/letsencrypt/live/mau.example/privkey.pem", str(private)),
        (node, "".join(node.replace("8000", str(port)) for port in nodes)),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen [::]:80;", ""),
        ("listen 443 ", f"listen 127.0.0.1:{secure} "),
        ("listen [::]:443 ssl http2;", ""),
    ):
        assert old in text, old
        text = text.replace(old, new)
    (folder / "maumau.conf").write_text(text, encoding="utf-8")
    places = [f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}} "
        f"http {{ access_log off; {' '.join(places)} include {folder}/maumau.conf; }}",
        encoding="utf-8",
    )
    return [tool("nginx"), "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")], secure


def caddy_files(folder: Path, *nodes: int) -> tuple[list[str], int]:
    """The same for Caddy, without TLS: its certificates are its own business."""
    port = free_port()
    text = (DEPLOY / "proxy/Caddyfile").read_text(encoding="utf-8")
    assert "{$MAUMAU_HOST:localhost}" in text
    text = text.replace("{$MAUMAU_HOST:localhost}", f"http://{NAME}:{port}")
    text = text.replace("{$MAUMAU_NODES:127.0.0.1:8000}", " ".join(f"127.0.0.1:{node}" for node in nodes))
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text, encoding="utf-8")
    return [tool("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")], port


def test_nginx_takes_the_example(tmp_path: Path) -> None:
    command, _ = nginx_files(tmp_path, 8000)
    assert "syntax is ok" in run(*command, "-t")


def test_caddy_takes_the_example() -> None:
    caddy, file = tool("caddy"), str(DEPLOY / "proxy/Caddyfile")
    assert "Valid configuration" in run(caddy, "validate", "--adapter", "caddyfile", "--config", file)
    assert run(caddy, "fmt", file) == Path(file).read_text(encoding="utf-8")


def test_people_play_through_nginx(tmp_path: Path) -> None:
    through(lambda upstream: nginx_files(tmp_path, upstream), "https", tmp_path)


def test_people_play_through_caddy(tmp_path: Path) -> None:
    through(lambda upstream: caddy_files(tmp_path, upstream), "http", tmp_path)


def through(files: Callable[[int], tuple[list[str], int]], scheme: str, folder: Path) -> None:
    """Use a server through a proxy."""

    async def scene() -> None:
        site = f"https://{NAME}"
        config = Config(base_url=site, origins=frozenset({site}))
        async with serving(config=config) as server:
            command, port = files(int(server.url.rpartition(":")[2]))
            async with proxy(command, port, folder):
                await as_a_browser(server, scheme, port)

    asyncio.run(asyncio.wait_for(scene(), 60))


@pytest.mark.parametrize(("files", "scheme"), [(nginx_files, "https"), (caddy_files, "http")])
def test_a_node_that_goes_is_not_missed(
    files: Callable[..., tuple[list[str], int]], scheme: str, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with contextlib.AsyncExitStack() as first, serving() as second:
            going = await first.enter_async_context(serving())
            command, port = files(tmp_path, *(int(node.url.rpartition(":")[2]) for node in (going, second)))
            async with proxy(command, port, tmp_path):
                await ask(scheme, port, 20)
                about = ("GET", "/api/about", "200")
                served = [sum(node.parts.services.metrics.requests.of(*about).counts) for node in (going, second)]
                assert all(served), "one node did everything"
                await first.aclose()
                await ask(scheme, port, 40)

    asyncio.run(asyncio.wait_for(scene(), 60))


async def ask(scheme: str, port: int, times: int) -> None:
    """Ask for something many times, each over a connection of its own; every answer is good."""
    for _ in range(times):
        headers = {"host": NAME if scheme == "https" else f"{NAME}:{port}"}
        async with httpx.AsyncClient(headers=headers, verify=trusting(), trust_env=False) as http:
            assert (await http.get(f"{scheme}://127.0.0.1:{port}/api/about")).status_code == 200


def trusting() -> ssl.SSLContext:
    """Takes any certificate."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


@asynccontextmanager
async def proxy(command: list[str], port: int, folder: Path) -> AsyncIterator[None]:
    """A proxy that listens."""
    homes = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | homes)
    try:
        for _ in range(200):
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                break
            assert process.poll() is None, (folder / "proxy.log").read_text()
            await asyncio.sleep(0.05)
        yield
    finally:
        process.terminate()
        await asyncio.to_thread(process.wait, 10)


async def as_a_browser(server: Running, scheme: str, port: int) -> None:
    """Pages, a session, a WebSocket; nothing that is not for the public; nobody chooses an address."""
    url = f"{scheme}://127.0.0.1:{port}"
    headers = {"host": NAME if scheme == "https" else f"{NAME}:{port}", "origin": f"https://{NAME}"}
    async with httpx.AsyncClient(base_url=url, headers=headers, verify=trusting(), trust_env=False) as http:
        assert (await http.get("/api/about")).json()["protocol"] == p.PROTOCOL
        for hidden in ("/metrics", "/readyz"):
            assert (await http.get(hidden)).status_code == 404
        assert (await http.post("/api/session", content=b"x" * 100_000)).status_code == 413
        spoofed = {"x-forwarded-for": "192.0.2.66"}
        session = await http.post("/api/session", json={"name": "Ana"}, headers=spoofed)
    assert session.status_code == 200
    addresses = set(server.parts.limits["session"]._buckets)
    assert addresses == {"127.0.0.1"}
    cookie = session.headers["set-cookie"].partition(";")[0]
    assert re.match("__Host-", cookie)
    address = f"{'wss' if scheme == 'https' else 'ws'}://{headers['host']}/ws"
    async with connect(
        address,
        host="127.0.0.1",
        port=port,
        origin=headers["origin"],  # type: ignore[arg-type]
        additional_headers={"cookie": cookie},
        ssl=trusting() if scheme == "https" else None,
        proxy=None,
    ) as socket:
        await socket.send(ENCODER.encode(p.Hello(p.PROTOCOL, "test")).decode())
        assert isinstance(DECODER.decode(await asyncio.wait_for(socket.recv(), 10)), p.Welcome)
