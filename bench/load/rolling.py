"""A rolling restart: one process after the other ends and starts, and everybody comes back."""

import asyncio
import json
import random
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from bench.load.generator import Generator, Order, same
from bench.load.servers import pinned
from bench.load.table import SEATS, Client, Table, seq_of
from tests.server.postgres import Cluster
from tests.server.serving import Server, free_address

PROCESSES = 2
PACE = 5.0
"""Seconds between two plays at a table, on average."""
WARM = 10.0
"""Seconds of play before each restart."""
PATIENCE = 120.0
"""Seconds until those who have not come back are given up."""
RETRY = (0.2, 1.5)
"""Seconds until a lost client tries again, at least and at most."""
CLOSE = b"\x88"
"""How the frame begins with which a process ends a connection (RFC 6455, 5.5.1)."""
HEAD = (
    "| restarted | sockets | lost theirs | process away s | half are back s | all are back s "
    "| plays a second meanwhile | longest wait for a play s | bots stood in |\n"
    "|---|---|---|---|---|---|---|---|---|"
)


@dataclass
class Lasting(Table):
    """A table whose clients may be gone for a while: who is to play plays when it is back."""

    last: float = 0.0
    longest: float = 0.0
    """Seconds between two plays."""
    stood_in: bool = False
    """Whether a bot played for somebody."""

    def view(self, client: Client, frame: bytes) -> None:
        """Take a client's new view; whoever may play does so after a while."""
        assert isinstance(client, Returning)
        client.has_view(seq_of(frame))
        client.note_legal(frame)
        if client.newest > self.seq:
            self._played(client.newest)
        if client.legal and client.due != client.newest:
            client.due = client.newest
            pause = self.pause * random.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(pause, client.play, client.newest)

    def _played(self, seq: int) -> None:
        now = time.perf_counter()
        if self.last:
            self.longest = max(self.longest, now - self.last)
            self.playing.set()
        self.seq, self.last = seq, now


class Returning(Client):
    """A player who comes back to any process when the connection is lost."""

    addresses: tuple[str, ...] = ()

    def __init__(self, table: Table, seat: int, cookie: str, host: str) -> None:
        super().__init__(table, seat, cookie, host)
        self.newest = self.due = -1
        self.back = 0.0
        """When it had a view again."""
        self.lost = False

    def has_view(self, seq: int) -> None:
        """Note a view."""
        self.newest = max(self.newest, seq)
        self.back = self.back or time.perf_counter()

    def play(self, seq: int) -> None:
        """Play, unless somebody did or the connection is lost."""
        if seq == self.newest and self.legal and self.opened.is_set():
            legal = [one for one in self.legal if one[:4] != "back"] or self.legal
            self.table.count.plays += 1
            self.say({"type": "play", "seq": seq, "action": random.choice(legal)})

    def welcomed(self) -> None:
        """Sit down, the first time."""
        if not self.lost:
            super().welcomed()

    def data_received(self, data: bytes) -> None:
        """Take frames; a process that does not let anybody in yet is asked again."""
        if not self.opened.is_set() and b" 101 " not in (self.buffer + data)[:20]:
            assert self.transport
            self.transport.abort()
            return
        super().data_received(data)

    def _frame(self) -> bytes | None:
        if self.buffer[:1] == CLOSE:
            assert self.transport
            self.transport.close()
            return None
        return super()._frame()

    def took(self, frame: bytes) -> None:
        """Answer a frame, and note whether a bot sits in."""
        if frame.startswith(b'{"type":"table"'):
            assert isinstance(self.table, Lasting)
            self.table.stood_in |= any(seat["stand_in"] for seat in json.loads(frame)["seats"])
        super().took(frame)

    def connection_lost(self, _: Exception | None) -> None:
        """Try again after a moment."""
        self.lost, self.back, self.due = True, 0.0, -1
        self.opened.clear()
        self.buffer.clear()
        asyncio.get_running_loop().call_later(random.uniform(*RETRY), self._come)

    def _come(self) -> None:
        self._coming = asyncio.ensure_future(self._connect())

    async def _connect(self) -> None:
        where = urlsplit(random.choice(self.addresses))
        self.host = where.netloc
        try:
            await asyncio.get_running_loop().create_connection(
                partial(same, self), where.hostname or "", where.port or 80
            )
        except OSError:
            self.connection_lost(None)


class Crowd(Generator):
    """Tables whose players come back."""

    client = Returning


@dataclass
class Figures:
    """What one process's restart was for those at the tables."""

    process: int
    sockets: int
    lost: int
    away: float
    times: list[float] = field(default_factory=list)
    """Seconds from its end until each who lost the connection had a view again."""
    plays_per_second: float = 0.0
    longest: float = 0.0
    stood_in: int = 0

    def __str__(self) -> str:
        came = len(self.times)
        last = f"{self.times[-1]:.1f}" if came == self.lost else f"{self.lost - came:,} never"
        half = f"{self.times[came // 2]:.1f}" if came else ""
        return (
            f"| process {self.process} | {self.sockets:,} | {self.lost:,} | {self.away:.1f} "
            f"| {half} | {last} | {self.plays_per_second:,.0f} | {self.longest:.1f} "
            f"| {self.stood_in} |"
        )


def measured(cluster: Cluster, sockets: int) -> list[Figures]:
    """Restart both processes under so many sockets, one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        url, chance = cluster.new_database(), random.Random()
        servers = [
            Server(
                url,
                Path(folder, f"log-{n}"),
                {"ESCALERA_PROCESS_ADDRESS": address},
                address,
                patience=PATIENCE,
            )
            for n, address in enumerate(free_address(chance) for _ in range(PROCESSES))
        ]
        try:
            with ThreadPoolExecutor(PROCESSES) as pool:
                list(pool.map(_start, servers))
            return asyncio.run(_measured(servers, sockets // SEATS))
        finally:
            for server in servers:
                with suppress(AssertionError, ProcessLookupError):
                    server.stop()


def _start(server: Server) -> None:
    server.start()
    pinned(server)


async def _measured(servers: list[Server], tables: int) -> list[Figures]:
    addresses = [server.address for server in servers]
    Returning.addresses = tuple(addresses)
    crowd = Crowd(Order(addresses, tables, 0.0, pause=PACE), Lasting)
    await crowd.open()
    await crowd.play()
    return [await _restarted(crowd, server, n) for n, server in enumerate(servers, 1)]


async def _restarted(crowd: Crowd, server: Server, number: int) -> Figures:
    await asyncio.sleep(WARM)
    clients = [client for table in crowd.tables for client in table.clients]
    for table in crowd.tables:
        assert isinstance(table, Lasting)
        table.longest = 0.0
    crowd.count.clear()
    began = time.perf_counter()
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(_start, server)
    away = time.perf_counter() - began
    while time.perf_counter() - began < PATIENCE and not all(_here(one) for one in clients):
        await asyncio.sleep(0.1)
    await asyncio.sleep(WARM)  # a table that stood still shows it now
    times = sorted(_came(one) - began for one in clients if _came(one) > began)
    lost = len(times) + sum(not _here(one) for one in clients)
    figures = Figures(number, len(clients), lost, away, times)
    figures.plays_per_second = crowd.count.plays / (time.perf_counter() - began)
    for table in crowd.tables:
        assert isinstance(table, Lasting)
        figures.longest = max(figures.longest, table.longest, time.perf_counter() - table.last)
        figures.stood_in += table.stood_in
    return figures


def _here(client: Client) -> bool:
    return _came(client) > 0.0


def _came(client: Client) -> float:
    assert isinstance(client, Returning)
    return client.back
