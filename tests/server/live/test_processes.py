"""Two server processes on one database: one table, whichever process people connect to."""

import asyncio
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from escalera.server.live.bus import LocalBus
from escalera.server.live.hub import Hub
from escalera.server.live.live_table import Listener, Live
from escalera.server.live.presence import arrived, recount
from escalera.server.messages import asks
from escalera.server.messages.options import Options
from escalera.server.store import open_store
from escalera.server.table import events
from escalera.server.table.commands import Asker
from escalera.server.table.events import Back, Gone, TableMade
from tests.server.client import joined, log_of, opened
from tests.server.player import Player
from tests.server.postgres import Cluster
from tests.server.serving import Guest, Server
from tests.server.witness import Witness

SHORT = {"target": "0", "hands": "1"}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def pair(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    folder = tmp_path_factory.mktemp("processes")
    database = f"sqlite:///{folder / 'e.db'}"
    if request.param == "postgres":
        cluster: Cluster = request.getfixturevalue("postgres")
        database = cluster.new_database()
    servers = [Server(database, folder / f"log-{n}") for n in (0, 1)]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(Server.start, servers))
    yield servers
    for server in servers:
        if server.process is not None and server.process.poll() is None:
            server.stop()


def seats(pair: list[Server], *, anywhere: bool) -> tuple[list[Guest], Witness, list[Player]]:
    """Open a table and return its guests and players, each at one process or at any."""
    table, guests = opened(pair[0], settings=SHORT)
    witness = Witness(table)
    players = [
        Player(pair if anywhere else [pair[seat % 2]], who.cookie, seat, witness)
        for seat, who in enumerate(guests, 1)
    ]
    return guests, witness, players


async def watched(server: Server, who: Guest, witness: Witness, told: set[int]) -> None:
    """Note each seq that a process tells."""
    async with joined(Guest(server, who.cookie), witness.table) as client:
        read = 0
        while not client.newest.get("over", {}).get("winners"):
            await asyncio.sleep(0.001)
            for message in client.messages[read:]:
                if message["type"] == "hand":
                    told.add(message["seq"])
            read = len(client.messages)


def test_a_match_over_two_processes(pair: list[Server]) -> None:
    async def run() -> None:
        guests, witness, players = seats(pair, anywhere=False)
        told: list[set[int]] = [set(), set()]
        watching = [
            asyncio.create_task(watched(server, guests[0], witness, heard))
            for server, heard in zip(pair, told, strict=True)
        ]
        ends = await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 120)
        await asyncio.wait_for(asyncio.gather(*watching), 10)
        assert all(end == ends[0] for end in ends)
        witness.check(await log_of(pair[0], witness.table), dict(witness.seen))
        assert not witness.faults
        assert len(told[0] & told[1]) > 20  # a short hand has some sixty
        assert max(told[0]) == max(told[1])

    asyncio.run(run())


def test_a_match_goes_on_where_a_process_is_killed(pair: list[Server]) -> None:
    async def run() -> None:
        _, witness, players = seats(pair, anywhere=True)
        playing = asyncio.gather(*(player.play() for player in players))
        async with asyncio.timeout(60):
            while witness.newest < 40:
                await asyncio.sleep(0.01)
        await asyncio.to_thread(pair[1].stop, signal.SIGKILL)
        seen = dict(witness.seen)
        ends = await asyncio.wait_for(playing, 120)
        assert all(end == ends[0] for end in ends)
        log = await log_of(pair[0], witness.table)
        witness.check(log, seen)
        witness.check(log, dict(witness.seen))
        assert not witness.faults

    asyncio.run(run())


# -------------------------------------------------------------------- who is where
# Two hubs in this process stand for two processes: they share only the store and the bus.


class Hubs:
    """Two hubs and a table: Ann is connected to one hub, Bo to the other."""

    def __init__(self, folder: Path) -> None:
        self.store, bus = open_store(f"sqlite:///{folder / 'e.db'}"), LocalBus()
        self.hubs = Hub(self.store, bus), Hub(self.store, bus)
        self.listeners = [Listener(person, lambda _frame: None) for person in ("ann", "bo")]
        self.seq = 0

    async def open(self) -> tuple[Live, Live]:
        """Open the table and return it as each hub has it."""
        await self.store.open()
        made = TableMade(time.time(), "table1", Options("samba"), "ann")
        one = await self.hubs[0].open_table(made)
        for seat, person in enumerate(("ann", "bo"), 1):
            ask = asks.Sit(seat=seat, name=person.title())
            await self.hubs[0].ask(one, ask, Asker(person))
        await self.hubs[0].ask(one, asks.Start(), Asker("ann"))
        other = await self.hubs[1].live("table1")
        for hub, live, listener in zip(self.hubs, (one, other), self.listeners, strict=True):
            await hub.join(live, listener)
            await arrived(hub, live, listener.person)
        return one, other

    async def news(self, live: Live) -> list[events.Event]:
        """Return the events in the log that a table at hand lacked, once it has caught up."""
        found = [events.decode(stored) for stored in await self.store.events("table1", self.seq)]
        self.seq += len(found)
        async with asyncio.timeout(10):
            while live.table.seq < self.seq:
                await asyncio.sleep(0.001)
        assert live.table.seq == self.seq
        return found


def kinds(found: list[events.Event]) -> list[type[events.Event]]:
    return [type(event) for event in found]


def test_who_is_connected_elsewhere_is_not_taken_for_gone(tmp_path: Path) -> None:
    async def run() -> None:
        hubs = Hubs(tmp_path)
        one, other = await hubs.open()
        hubs.seq = one.table.seq
        await recount(hubs.hubs[0], one)
        assert not await hubs.news(one)
        one.moved -= 30  # the table stands still: is Bo still there?
        await recount(hubs.hubs[0], one)
        assert kinds(await hubs.news(other)) == [Gone]
        await recount(hubs.hubs[1], other)
        assert kinds(await hubs.news(one)) == [Back]
        await recount(hubs.hubs[0], one)
        await recount(hubs.hubs[1], other)
        assert not await hubs.news(one)
        other.listeners.clear()  # Bo's process was killed
        one.moved -= 30
        await recount(hubs.hubs[0], one)
        assert kinds(await hubs.news(one)) == [Gone]
        assert one.table.seats[2].away_since
        await hubs.store.close()

    asyncio.run(run())
