"""One process of the load generator: it opens tables, plays at them and counts.

It says `open` when all sit and `playing` when each table has seen a play, waits for a line after
either, and prints its figures as a line of JSON at last. `generators` runs several.
"""

import asyncio
import random
import sys
import zlib
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from http.cookiejar import DefaultCookiePolicy
from urllib.parse import urlsplit

import httpx
import msgspec

from bench.load.table import SEATS, Client, Count, Table

AT_ONCE = 8
"""How many tables are being opened at a time."""
PATIENCE = 30.0
"""Seconds after which tables that have not started are left out, and counted."""


@dataclass
class Order:
    """What a generator plays.

    addresses: of all server processes. way: which of them a table's clients use: "home": the one
    that made the table; "hashed": the one that a hash of the table's id names, whichever made it;
    "random": each client any. pause: seconds from a play that all have seen to the next.
    """

    addresses: list[str]
    tables: int
    seconds: float
    way: str = "home"
    seed: int = 0
    pause: float = 0.0
    game: str = "samba"
    settings: dict[str, str] = field(default_factory=lambda: {"target": "30000"})


@dataclass
class Counted:
    """What a generator counted; waits in ms, in the order of the plays."""

    plays: int
    bytes: int
    refused: dict[str, int]
    waits: list[float]


class Generator:
    """Tables of four clients each at some server processes."""

    client: type[Client] = Client

    def __init__(self, order: Order, kind: type[Table] = Table) -> None:
        self.order, self.count, self._kind = order, Count(), kind
        self.tables: list[Table] = []
        self._chance = random.Random(order.seed)
        self._room = asyncio.Semaphore(AT_ONCE)

    async def open(self) -> None:
        """Open all tables, and wait until everybody sits."""
        async with asking() as http:
            await asyncio.gather(*(self._open_one(http, n) for n in range(self.order.tables)))
        for table in self.tables:
            await table.full.wait()

    async def play(self) -> None:
        """Start all tables, and wait until each has seen a play, but not for ever."""
        for table in self.tables:
            table.start()
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                for table in self.tables:
                    await table.playing.wait()

    async def measure(self) -> Counted:
        """Play for the time ordered, and count."""
        self.count.clear()
        await asyncio.sleep(self.order.seconds)
        self.count.running = False
        standing = sum(not table.playing.is_set() for table in self.tables)
        if standing:
            self.count.refused["tables that never started"] = standing
        waits = [round(wait * 1000, 3) for wait in self.count.waits]
        return Counted(self.count.plays, self.count.bytes, dict(self.count.refused), waits)

    async def _open_one(self, http: httpx.AsyncClient, number: int) -> None:
        async with self._room:
            maker = self._maker(number)
            cookies = [await guest(http, maker) for _ in range(SEATS)]
            made = await self._made(http, maker, cookies[0])
            table = self._kind(self.count, made, self.order.pause)
            self.tables.append(table)
            for seat, cookie in enumerate(cookies, 1):
                address = self._address(table.id, maker)
                host = urlsplit(address).netloc
                await connect(self.client(table, seat, cookie, host), address)
            await table.full.wait()

    async def _made(self, http: httpx.AsyncClient, maker: str, cookie: str) -> str:
        body = {"game": self.order.game, "settings": self.order.settings}
        headers = {"cookie": f"escalera={cookie}"}
        made = await http.post(f"{maker}/api/tables", json=body, headers=headers)
        return str(made.raise_for_status().json()["id"])

    def _maker(self, number: int) -> str:
        addresses = self.order.addresses
        if self.order.way == "home":
            return addresses[number % len(addresses)]
        return self._chance.choice(addresses)

    def _address(self, table: str, maker: str) -> str:
        addresses = self.order.addresses
        match self.order.way:
            case "hashed":
                return addresses[zlib.crc32(table.encode()) % len(addresses)]
            case "random":
                return self._chance.choice(addresses)
            case _:
                return maker


def asking() -> httpx.AsyncClient:
    """Return a client that keeps no cookie, as it asks for many people at a time."""
    http = httpx.AsyncClient(timeout=60)
    http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    return http


async def guest(http: httpx.AsyncClient, address: str) -> str:
    """Return the cookie of a new guest."""
    return (await http.get(f"{address}/api/me")).cookies["escalera"]


async def connect(client: Client, address: str) -> None:
    """Connect a new client to its table, and wait until its socket is open."""
    client.table.clients.append(client)
    await reach(client, address)
    await client.opened.wait()


async def reach(client: Client, address: str) -> None:
    """Let a client shake hands with a server; OSError if none is there."""
    where, loop = urlsplit(address), asyncio.get_running_loop()
    host, port = where.hostname or "127.0.0.1", where.port or 80
    await loop.create_connection(partial(same, client), host, port)


def same(client: Client) -> Client:
    """Return a client, which asyncio wants to be made."""
    return client


async def run(order: Order) -> Counted:
    """Play as ordered, step by step as the lines that are read allow."""
    generator = Generator(order)
    await generator.open()
    await said("open")
    await generator.play()
    await said("playing")
    return await generator.measure()


async def said(word: str) -> None:
    """Say how far this process is, and wait to be told to go on."""
    print(word, flush=True)
    await asyncio.to_thread(sys.stdin.readline)


def main() -> None:
    """Run the order that stands in the first argument."""
    order = msgspec.json.decode(sys.argv[1], type=Order)
    print(msgspec.json.encode(asyncio.run(run(order))).decode(), flush=True)


if __name__ == "__main__":
    main()
