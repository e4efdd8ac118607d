"""A server for browser tests, in a process of its own: time runs faster for it, so that pauses for eyes cost little.

Prints its address; ends when its standard input does.
"""

from __future__ import annotations

import asyncio
import sys

from maumau.server.app import application
from maumau.server.people import seeking
from maumau.server.services import Config
from maumau.server.start import listen, static_folder, uvicorn_config
from maumau.testing.servers import Guest, QuickClock, services


async def main(factor: int) -> None:
    """Serve until standard input is closed."""
    seeking.GONE_AFTER *= factor  # browsers ask how a search goes in their own time
    with listen("127.0.0.1", 0) as listening:
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        config = Config(base_url=url, origins=frozenset({url}), static=static_folder(), frames=(1000, 1000))
        parts = {"clock": QuickClock(factor), "config": config}
        chosen = uvicorn_config(application(lambda: services(url, None, parts)))
        chosen.timeout_graceful_shutdown = 1
        server = Guest(chosen)
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        sys.stdout.write(f"{url}\n")
        sys.stdout.flush()
        await asyncio.to_thread(sys.stdin.read)
        server.should_exit = True
        await task


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
