"""Those who only want to play: `python -m tests.server.strangers.attack.honest ADDRESS SECONDS`.

It prints a line of JSON: the plays a second of one honest person with three bots, and how long the
bots let wait for a play. Four people at a table are `bench.load`. Nobody sends as many messages as
a server refuses: people think for a moment.
"""

import asyncio
import json
import statistics
import subprocess
import sys
import time
from dataclasses import asdict, dataclass

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.load import generators as load
from bench.load.generator import Order
from tests.server.plain_http import PLAIN
from tests.server.strangers.attack.answering import LONG, Answering

PAUSE = 0.01
"""Seconds that people think before each play; twice as long alone against bots."""
PATIENCE = 180
"""After so many seconds a table that is played for some has come to a stand."""
TABLE = {"game": "samba", "pace": "instant", "settings": LONG}
BEGINNING = ({"type": "sit", "seat": 1, "name": "Ann"}, {"type": "start"})


@dataclass
class Figures:
    """How an honest table fared."""

    plays_per_second: float
    p50_ms: float
    p99_ms: float

    def __str__(self) -> str:
        return f"{self.plays_per_second:.0f} | {self.p50_ms:.1f} | {self.p99_ms:.0f}"


def figures(module: str, *arguments: str) -> Figures:
    """Play in a process of its own, so that an attacker's work does not count as a wait."""
    command = [sys.executable, "-m", module, *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    if ran.returncode:
        raise AssertionError(f"the honest table came to its end: {ran.stderr[-400:]}")
    found = json.loads(ran.stdout)
    return Figures(*(found[name] for name in Figures.__annotations__))


def with_people(server: str, seconds: int) -> Figures:
    """Play at a table of four people."""
    seen = load.played(Order([server], 1, seconds, pause=PAUSE))
    return Figures(seen.plays_per_second, seen.p50_ms, seen.p99_ms)


def with_bots(server: str, seconds: int) -> Figures:
    """Play at a table of one person and three bots."""
    return figures("tests.server.strangers.attack.honest", server, str(seconds))


async def played(server: str, seconds: float) -> tuple[int, list[float]]:
    """Play with bots for some seconds; return how many plays came, and the bots' waits."""
    async with httpx.AsyncClient(base_url=server, timeout=60, verify=PLAIN) as client:
        await client.get("/api/me")
        made = await client.post("/api/tables", json=TABLE)
        cookie = client.cookies["escalera"]
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{made.json()['id']}/socket"
    async with connect(address, additional_headers={"cookie": f"escalera={cookie}"}) as socket:
        for message in BEGINNING:
            await socket.send(json.dumps(message))
        return await play(socket, time.monotonic() + seconds)


async def play(socket: ClientConnection, end: float) -> tuple[int, list[float]]:
    """Play up to a time; return how many plays came, and how long each of the bots' took."""
    answering, plays, found, before = Answering(), 0, list[float](), 0.0
    while time.monotonic() < end:
        message = json.loads(await socket.recv())
        if message["type"] == "hand":
            plays += 1
            found += [time.monotonic() - before] if before else []
            before = 0.0 if message["legal"] else time.monotonic()
            await asyncio.sleep(2 * PAUSE if message["legal"] else 0)
        for answer in answering.to(message):
            await socket.send(json.dumps(answer))
    return plays, found


def main() -> None:
    """Run as the command line says."""
    server, seconds = sys.argv[1], float(sys.argv[2])
    plays, found = asyncio.run(played(server, seconds))
    found.sort()
    told = Figures(
        round(plays / seconds, 1),
        round(statistics.median(found) * 1000, 2),
        round(found[int(len(found) * 0.99)] * 1000, 2),
    )
    sys.stdout.write(f"{json.dumps(asdict(told))}\n")


if __name__ == "__main__":
    main()
