"""A rolling restart: one process after the other ends and starts, and everybody comes back."""

import asyncio
import json
import random
import time
from dataclasses import dataclass
from urllib.parse import urlsplit

from bench.load.generator import Generator, Order, reach
from bench.load.servers import Servers, pinned, running
from bench.load.table import SEATS, Client, Table, seq_of
from tests.server.postgres import Cluster
from tests.server.serving import Server

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
            self.table.count.plays += 1
            super().play(seq)

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
        address = random.choice(self.addresses)
        self.host = urlsplit(address).netloc
        try:
            await reach(self, address)
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
    times: list[float]
    """Seconds from its end until each who lost the connection had a view again."""
    plays_per_second: float
    longest: float
    stood_in: int

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
    with running(PROCESSES, cluster) as servers:
        for server in servers.made:
            server.patience = PATIENCE
        return asyncio.run(_measured(servers, sockets // SEATS))


async def _measured(servers: Servers, tables: int) -> list[Figures]:
    Returning.addresses = tuple(servers.addresses)
    crowd = Crowd(Order(servers.addresses, tables, 0.0, pause=PACE), Lasting)
    await crowd.open()
    await crowd.play()
    return [await _restarted(crowd, server, n) for n, server in enumerate(servers.made, 1)]


def _start(server: Server) -> None:
    server.start()
    pinned(server)


async def _restarted(crowd: Crowd, server: Server, number: int) -> Figures:
    await asyncio.sleep(WARM)
    tables = [table for table in crowd.tables if isinstance(table, Lasting)]
    clients = [one for table in tables for one in table.clients if isinstance(one, Returning)]
    for table in tables:
        table.longest = 0.0
    crowd.count.clear()
    began = time.perf_counter()
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(_start, server)
    away = time.perf_counter() - began
    while time.perf_counter() - began < PATIENCE and not all(one.back for one in clients):
        await asyncio.sleep(0.1)
    await asyncio.sleep(WARM)  # a table that stood still shows it now
    now = time.perf_counter()
    times = sorted(one.back - began for one in clients if one.back > began)
    return Figures(
        process=number,
        sockets=len(clients),
        lost=len(times) + sum(not one.back for one in clients),
        away=away,
        times=times,
        plays_per_second=crowd.count.plays / (now - began),
        longest=max(max(table.longest, now - table.last) for table in tables),
        stood_in=sum(table.stood_in for table in tables),
    )
